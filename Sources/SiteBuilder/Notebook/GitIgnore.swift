import POSIX

/// What git ignores of a folder, by the files in which that is said; git itself is not asked.
///
/// The patterns are those of gitignore(5): of `.gitignore` in the folder and in those above, as far as the
/// repository goes, and of its `.git/info/exclude`. A file that is tracked though a pattern names it is left out
/// too.
struct GitIgnore {
  /// The patterns of one file, and where they count.
  private struct Rules {
    /// The folder they count in, by its path below the whole one, with a slash; empty for the whole one and
    /// for those above.
    let base: String
    /// What comes before a path for a folder above, with a slash.
    let prefix: String
    let patterns: [Pattern]
  }

  /// The rules, the strongest last.
  private var rules: [Rules] = []
  private let folder: String

  static let fileName = ".gitignore"
  /// What is larger is no list that anybody has written.
  private static let largest = 200_000

  /// What is said of a folder by those above and its own repository.
  init(_ folder: String) {
    self.folder = folder
    let whole = SystemPath.whole(folder)
    var above: [(folder: String, prefix: String)] = []
    var way = whole[...]
    while FileSystem.kind("\(way)/.git") == nil {
      guard let slash = way.lastIndex(of: "/") else {
        // In no repository nothing above the folder is meant.
        above = []
        way = whole[...]
        break
      }
      way = way[..<slash]
      above.append((String(way), String(whole.dropFirst(way.count + 1)) + "/"))
    }
    let root = String(way)
    let prefix = way.count == whole.count ? "" : String(whole.dropFirst(way.count + 1)) + "/"
    add(".git/info/exclude", of: root, prefix: prefix)
    for (folder, prefix) in above.reversed() { add(Self.fileName, of: folder, prefix: prefix) }
    // A folder that was named though git ignores it is meant, and so is what it holds.
    if !prefix.isEmpty, isFolderIgnored() { rules = [] }
  }

  /// Goes into a folder, by its path below the whole one: what it says counts for what lies in it, and what
  /// folders say that it does not lie in counts no more.
  ///
  /// - Parameter says: Whether there is a file in it that says something.
  mutating func enter(_ relative: String, says: Bool) {
    let base = relative.isEmpty ? "" : relative + "/"
    while let last = rules.last, !base.utf8.starts(with: last.base.utf8) { rules.removeLast() }
    guard says else { return }
    let path = relative.isEmpty ? folder : "\(folder)/\(relative)"
    guard let patterns = Self.read(Self.fileName, of: path) else { return }
    rules.append(Rules(base: base, prefix: "", patterns: patterns))
  }

  /// Whether something in the folder that was entered is ignored, by its path below the whole one.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    for rules in rules.reversed() {
      let seen =
        rules.prefix.isEmpty
        ? Array(path.utf8.dropFirst(rules.base.utf8.count)) : Array((rules.prefix + path).utf8)
      if let pattern = rules.patterns.last(where: { $0.matches(seen, isFolder: isFolder) }) {
        return !pattern.isNegated
      }
    }
    return false
  }

  /// Whether the folder itself is ignored, or one that it lies in.
  private func isFolderIgnored() -> Bool {
    for rules in rules where !rules.prefix.isEmpty {
      var path = ""
      for name in rules.prefix.split(separator: "/") {
        path += path.isEmpty ? String(name) : "/\(name)"
        let seen = Array(path.utf8)
        let pattern = rules.patterns.last { $0.matches(seen, isFolder: true) }
        if let pattern, !pattern.isNegated { return true }
      }
    }
    return false
  }

  private mutating func add(_ name: String, of folder: String, prefix: String) {
    guard let patterns = Self.read(name, of: folder) else { return }
    rules.append(Rules(base: "", prefix: prefix, patterns: patterns))
  }

  private static func read(_ name: String, of folder: String) -> [Pattern]? {
    guard let bytes = FileSystem.read(name, below: folder, atMost: largest), !bytes.isEmpty else {
      return nil
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let patterns = text.split { $0 == UInt8(ascii: "\n") }.compactMap { Pattern(line: $0) }
    return patterns.isEmpty ? nil : patterns
  }
}
