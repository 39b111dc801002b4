/// Finds the known name that a misspelt one was probably meant to be.
public enum Suggestion {
  /// The candidate nearest to a name, where one is near enough to be worth saying.
  ///
  /// Near enough is an edit distance of at most a third of the name's length, and of three letters,
  /// unless letters are only left out or only added: `pushController` is near `pushViewController`,
  /// and `mainController` is not near `pageController`. Of equally near candidates the first wins, so
  /// the answer depends on the order given and on nothing else.
  ///
  /// A name that is longer than any that a person types has none, for comparing two of them takes as long
  /// as their lengths multiplied.
  public static func nearest(to name: String, in candidates: [String]) -> String? {
    guard name.utf8.count <= longest else { return nil }
    let wanted = lowercased(name)
    let letters = letterSet(wanted)
    let limit = max(1, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      // Small letters of ASCII are as many bytes as capitals; of other scripts they need not be.
      let isASCII = isASCII(candidate)
      guard abs(candidate.utf8.count - wanted.count) <= limit || !isASCII else { continue }
      // An edit takes one letter away and brings another at most.
      let bound = min(limit, (best?.distance ?? Int.max) - 1)
      guard !isASCII || (letters ^ letterSet(candidate.utf8)).nonzeroBitCount <= 2 * bound else {
        continue
      }
      let other = lowercased(candidate)
      guard abs(other.count - wanted.count) <= limit else { continue }
      let distance = editDistance(wanted, other)
      guard distance <= 3 || distance == abs(other.count - wanted.count) else { continue }
      if distance <= bound { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The bytes of the longest name that is compared.
  static let longest = 300

  private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  /// Which bytes there are, capitals of ASCII as small letters; those that are 64 apart count as one.
  private static func letterSet(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var set: UInt64 = 0
    for byte in bytes { set |= 1 << UInt64(lowercased(byte) & 63) }
    return set
  }

  /// Whether a name can hardly be anything but a misspelling: of a word of some length, two letters
  /// differ at most.
  public static func isMisspelling(_ name: String, of candidate: String) -> Bool {
    name.utf8.count > 5 && name.utf8.count <= longest
      && abs(name.utf8.count - candidate.utf8.count) <= 2
      && editDistance(Array(name.utf8), Array(candidate.utf8)) <= 2
  }

  package static func lowercased(_ name: String) -> [UInt8] {
    guard isASCII(name) else { return Array(name.lowercased().utf8) }
    return name.utf8.map { lowercased($0) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  /// Levenshtein's distance, where a swap of neighbours counts one.
  package static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast = Array(repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var current = beforeLast
    for row in 0..<left.count {
      current[0] = row + 1
      for column in 0..<right.count {
        let cost = left[row] == right[column] ? 0 : 1
        var value = min(last[column + 1] + 1, current[column] + 1, last[column] + cost)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          value = min(value, beforeLast[column - 1] + 1)
        }
        current[column + 1] = value
      }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[right.count]
  }
}
