import SiteBuilder

/// What has changed since a commit, asked for once a folder.
struct ChangedFiles {
  private let commit: String
  private var known: [String: GitChanges] = [:]

  init(since commit: String) { self.commit = commit }

  /// What has changed below a folder.
  mutating func changes(below folder: String) throws(SiteError) -> GitChanges {
    if let known = known[folder] { return known }
    do throws(GitChanges.Unknown) {
      let changes = try GitChanges(since: commit, below: folder)
      known[folder] = changes
      return changes
    } catch {
      throw SiteError(
        "git cannot tell what has changed since '\(commit)': \(error.reasons.joined(separator: "; "))"
      )
    }
  }

  /// Whether a file has changed.
  mutating func contains(_ path: String) throws(CommandFailure) -> Bool {
    let end = path.lastIndex(of: "/")
    let folder = end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = end.map { String(path[path.index(after: $0)...]) } ?? path
    do throws(SiteError) {
      return try changes(below: folder).contains(name)
    } catch {
      throw .badInput(error.message)
    }
  }
}
