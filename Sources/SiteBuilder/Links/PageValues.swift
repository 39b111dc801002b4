import Synchronization

/// What is found of each page: of all pages at once, on all cores, or of each when somebody asks for it, where few pages
/// are to be written.
final class PageValues<Value: Sendable>: Sendable {
  private let all: [Value]?
  private let found = Mutex<[Int: Value]>([:])

  /// Finds nothing yet.
  init() { all = nil }

  /// Finds it of so many pages.
  init(ofAll count: Int, _ find: @Sendable (Int) -> Value) { all = Concurrently.map(count, find) }

  /// What is found of a page.
  func value(of page: Int, _ find: () -> Value) -> Value {
    if let all { return all[page] }
    if let known = found.withLock({ $0[page] }) { return known }
    let value = find()
    found.withLock { $0[page] = value }
    return value
  }
}
