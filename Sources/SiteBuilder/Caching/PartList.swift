import Synchronization

/// The parts of a cache in which something was kept, as threads tell of them.
final class PartList: Sendable {
  private let parts = Mutex(Set<String>())

  func add(_ part: String) { parts.withLock { _ = $0.insert(part) } }

  var all: [String] { parts.withLock { $0.sorted() } }
}
