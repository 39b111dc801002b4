import Synchronization

/// The files that the ends of paths mean equally, found once: a notebook may have a link by such a path on every
/// page.
final class KnownNamesakes: Sendable {
  private struct Key: Hashable {
    let path: String
    let edition: Int
  }

  private let found = Mutex<[Key: Namesakes?]>([:])

  /// Those of a path in an edition; looked for where they are not known yet.
  func namesakes(_ path: String, _ edition: Int, or find: () -> Namesakes?) -> Namesakes? {
    found.withLock { found in
      let key = Key(path: path, edition: edition)
      if let known = found[key] { return known }
      let namesakes = find()
      found[key] = .some(namesakes)
      return namesakes
    }
  }
}
