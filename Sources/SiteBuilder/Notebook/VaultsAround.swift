import POSIX

/// The vaults that files lie in, however deep; each folder around them is looked at once.
///
/// Nothing is looked for above a repository, as `ObsidianVault.holding` does not either.
struct VaultsAround {
  /// The vault that each folder is or lies in, by whole paths.
  private var known: [String: ObsidianVault?] = [:]

  /// The vault that a file lies in; nil where it is in none, or there is no such file.
  mutating func vault(of path: String) -> ObsidianVault? {
    guard FileSystem.kind(path) != nil else { return nil }
    var folder = SystemPath.whole(path)[...]
    var passed: [String] = []
    var found: ObsidianVault?
    while FileSystem.kind("\(folder)/.git") == nil, let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let name = String(folder)
      if let before = known[name] {
        found = before
        break
      }
      passed.append(name)
      if let vault = ObsidianVault(name) {
        found = vault
        break
      }
    }
    for name in passed { known[name] = .some(found) }
    return found
  }
}
