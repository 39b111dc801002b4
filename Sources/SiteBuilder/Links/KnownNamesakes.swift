import Foundation

/// The files that the ends of paths mean equally, found once: a notebook may have a link by such a path on every
/// page.
final class KnownNamesakes: @unchecked Sendable {
  private struct Key: Hashable {
    let path: String
    let edition: Int
  }

  private let lock = NSLock()
  private var found: [Key: Namesakes?] = [:]

  /// Those of a path in an edition; looked for where they are not known yet.
  func namesakes(_ path: String, _ edition: Int, or find: () -> Namesakes?) -> Namesakes? {
    lock.lock()
    defer { lock.unlock() }
    let key = Key(path: path, edition: edition)
    if let known = found[key] { return known }
    let namesakes = find()
    found[key] = .some(namesakes)
    return namesakes
  }
}
