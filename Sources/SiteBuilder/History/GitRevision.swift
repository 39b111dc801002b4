/// A commit as people name it: a branch, a tag, a hash, with the steps that lead back from it, as `main`,
/// `origin/main`, `v1.2`, `HEAD~3`.
///
/// Git is given a hash for the name, since it is shown no references, and takes the steps itself.
struct GitRevision {
  /// What git is given.
  let text: String

  /// Finds what a name means in a repository.
  init(_ named: String, in repository: GitRepository) throws(GitHistory.Missing) {
    try repository.refuseUnreadableReferences()
    let end = named.firstIndex { $0 == "~" || $0 == "^" } ?? named.endIndex
    let (name, steps) = (named[..<end], named[end...])
    let isWalk = steps.utf8.allSatisfy {
      $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "^") || (0x30...0x39).contains($0)
    }
    guard isWalk, let commit = Self.commit(name, in: repository) else {
      throw GitHistory.Missing(
        "there is no commit '\(named)' here",
        "a branch, a tag or a hash is one, also with '~3' or '^' behind it; a clone of CI's may have none but the"
          + " last: 'fetch-depth: 0', or 'git fetch origin main'")
    }
    text = commit + steps
  }

  /// Where references lie, in the order in which git looks for them.
  private static let places = [
    "", "refs/", "refs/tags/", "refs/heads/", "refs/remotes/",
  ]

  private static func commit(_ name: Substring, in repository: GitRepository) -> String? {
    let name = name == "@" ? "HEAD" : name
    if GitRepository.isSoundName(name), !name.hasPrefix("-") {
      for place in places.map({ "\($0)\(name)" }) + ["refs/remotes/\(name)/HEAD"] {
        // At the top, other files lie than references.
        let isReference =
          place.hasPrefix("refs/") || place.allSatisfy { $0.isUppercase || $0 == "_" }
        if isReference, let found = commit(ofReference: place, in: repository) { return found }
      }
    }
    let isHash =
      (4...64).contains(name.utf8.count)
      && name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    return isHash ? String(name) : nil
  }

  private static func commit(
    ofReference name: String, in repository: GitRepository
  ) -> String? {
    var name = name
    for _ in 0..<5 {
      guard let line = repository.line(of: name) else { return nil }
      // What was fetched has words behind its hash.
      let hash = line.prefix { $0 != "\t" && $0 != " " }
      if GitRepository.isHash(String(hash)) { return String(hash) }
      guard let next = GitRepository.target(of: line) else { return nil }
      name = next
    }
    return nil
  }
}
