extension GitIgnore {
  /// The patterns of one file.
  ///
  /// Most are a name or a path and nothing else. They are looked up, so that their number costs nothing; only
  /// what stands for several names is tried one after the other.
  struct PatternList {
    /// The last patterns that are of one thing, by their numbers in the file.
    private struct Last {
      var ofAll = -1
      var ofFolders = -1

      func number(isFolder: Bool) -> Int { isFolder ? max(ofAll, ofFolders) : ofAll }
    }

    /// Whether each pattern takes back what those above it ignore.
    private var isNegated: [Bool] = []
    private var names: [ArraySlice<UInt8>: Last] = [:]
    private var paths: [ArraySlice<UInt8>: Last] = [:]
    private var others: [(number: Int, pattern: Pattern)] = []

    /// Whether they say nothing.
    var isEmpty: Bool { isNegated.isEmpty }

    /// Reads a file; a line that says nothing is passed over.
    init(_ bytes: [UInt8]) {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
      for line in text.split(separator: UInt8(ascii: "\n")) {
        guard let pattern = Pattern(line: line) else { continue }
        add(pattern, number: isNegated.count)
        isNegated.append(pattern.isNegated)
      }
    }

    private mutating func add(_ pattern: Pattern, number: Int) {
      guard let literal = pattern.literal else {
        others.append((number, pattern))
        return
      }
      let key = pattern.isOfFolders ? \Last.ofFolders : \Last.ofAll
      if pattern.isAnchored {
        paths[literal[...], default: Last()][keyPath: key] = number
      } else {
        names[literal[...], default: Last()][keyPath: key] = number
      }
    }

    /// Whether they ignore a path below the folder of their file; nil where none is of it. The last one that is
    /// decides.
    ///
    /// - Parameter allowance: How much may still be compared; nothing is known when it is used up.
    func verdict(on path: ArraySlice<UInt8>, isFolder: Bool, allowance: inout Int) -> Bool? {
      allowance -= 1 + path.count / 16
      let name = path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? path.startIndex)...]
      var last = names.isEmpty ? -1 : names[name]?.number(isFolder: isFolder) ?? -1
      if !paths.isEmpty { last = max(last, paths[path]?.number(isFolder: isFolder) ?? -1) }
      if !others.isEmpty {
        let parts = path.split(separator: UInt8(ascii: "/"))
        allowance -= parts.count
        for (number, pattern) in others.reversed() {
          guard number > last, allowance > 0 else { break }
          var steps = 0
          let isOfPath = pattern.matches(parts, isFolder: isFolder, steps: &steps)
          allowance -= steps
          guard isOfPath else { continue }
          last = number
          break
        }
      }
      return last < 0 ? nil : !isNegated[last]
    }
  }
}
