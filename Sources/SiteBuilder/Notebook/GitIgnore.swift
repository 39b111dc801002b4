import POSIX

/// What git ignores of a folder, by the files in which that is said; git itself is not asked.
///
/// The patterns are those of gitignore(5): of `.gitignore` in the folder and in those above, as far as the
/// repository goes, and of its `.git/info/exclude`. A file that is tracked though a pattern names it is left out
/// too. Where there are more patterns than can be tried, nothing is known, which is an error: what git ignores
/// may be private.
struct GitIgnore {
  /// The patterns of one file, and where they count.
  private struct Rules {
    /// The folder they count in, by its path below the whole one, with a slash; empty for the whole one and
    /// for those above.
    let base: String
    /// What comes before a path for a folder above, with a slash.
    let prefix: String
    let patterns: PatternList
  }

  /// The rules, the strongest last.
  private var rules: [Rules] = []
  private let folder: String
  /// How much may be compared until the next path is asked for.
  private var allowance: Int
  /// How much more with each path: those who write patterns have a few hundred of them.
  private static let allowancePerPath = 5_000

  static let fileName = ".gitignore"
  /// What is larger is no list that anybody has written.
  private static let largest = 200_000

  /// What is said of a folder by those above and its own repository.
  ///
  /// - Parameter allowance: How much may be compared, besides what each path allows.
  /// - Throws: That a file of patterns is too large.
  init(_ folder: String, allowance: Int = 50_000_000) throws(SiteError) {
    self.folder = folder
    self.allowance = allowance
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
    try add(".git/info/exclude", of: root, prefix: prefix)
    for (folder, prefix) in above.reversed() { try add(Self.fileName, of: folder, prefix: prefix) }
    // A folder that was named though git ignores it is meant, and so is what it holds.
    if !prefix.isEmpty, try isFolderIgnored() { rules = [] }
  }

  /// Goes into a folder, by its path below the whole one: what it says counts for what lies in it, and what
  /// folders say that it does not lie in counts no more.
  ///
  /// - Parameter says: Whether there is a file in it that says something.
  /// - Throws: That the file is too large.
  mutating func enter(_ relative: String, says: Bool) throws(SiteError) {
    let base = relative.isEmpty ? "" : relative + "/"
    while let last = rules.last, !base.utf8.starts(with: last.base.utf8) { rules.removeLast() }
    guard says else { return }
    let path = relative.isEmpty ? folder : "\(folder)/\(relative)"
    guard let patterns = try Self.read(Self.fileName, of: path) else { return }
    rules.append(Rules(base: base, prefix: "", patterns: patterns))
  }

  /// Whether something in the folder that was entered is ignored, by its path below the whole one.
  ///
  /// - Throws: That there are too many patterns for all that has been asked.
  mutating func ignores(_ path: String, isFolder: Bool) throws(SiteError) -> Bool {
    allowance += Self.allowancePerPath
    let whole = Array(path.utf8)
    for rules in rules.reversed() {
      let seen =
        rules.prefix.isEmpty ? whole[rules.base.utf8.count...] : (rules.prefix.utf8 + whole)[...]
      if let isIgnored = try verdict(of: rules.patterns, on: seen, isFolder: isFolder) {
        return isIgnored
      }
    }
    return false
  }

  /// Whether the folder itself is ignored, or one that it lies in.
  private mutating func isFolderIgnored() throws(SiteError) -> Bool {
    for rules in rules where !rules.prefix.isEmpty {
      let prefix = Array(rules.prefix.utf8)
      for end in prefix.indices where prefix[end] == UInt8(ascii: "/") {
        if try verdict(of: rules.patterns, on: prefix[..<end], isFolder: true) == true {
          return true
        }
      }
    }
    return false
  }

  /// What the patterns of one file say of a path, as far as the allowance goes.
  private mutating func verdict(
    of patterns: PatternList, on path: ArraySlice<UInt8>, isFolder: Bool
  ) throws(SiteError) -> Bool? {
    let isIgnored = patterns.verdict(on: path, isFolder: isFolder, allowance: &allowance)
    guard allowance > 0 else {
      throw SiteError(
        "cannot tell what git ignores in '\(folder)': there are too many patterns in its"
          + " '\(Self.fileName)', or in one around or below it")
    }
    return isIgnored
  }

  private mutating func add(
    _ name: String, of folder: String, prefix: String
  ) throws(SiteError) {
    guard let patterns = try Self.read(name, of: folder) else { return }
    rules.append(Rules(base: "", prefix: prefix, patterns: patterns))
  }

  private static func read(
    _ name: String, of folder: String
  ) throws(SiteError) -> PatternList? {
    guard let bytes = FileSystem.read(name, below: folder, atMost: largest + 1), !bytes.isEmpty
    else { return nil }
    guard bytes.count <= largest else {
      throw SiteError(
        "cannot tell what git ignores in '\(folder)': '\(folder)/\(name)' is larger than"
          + " \(largest / 1_000) kB")
    }
    let patterns = PatternList(bytes)
    return patterns.isEmpty ? nil : patterns
  }
}
