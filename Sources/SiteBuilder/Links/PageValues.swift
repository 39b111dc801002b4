import Synchronization

/// What is found of each page: of all pages at once, on all cores, or of each when somebody asks for it, where few pages
/// are to be written.
final class PageValues<Value: Sendable>: Sendable {
  private final class Values: Sendable {
    let ofPages: [Value]

    init(_ ofPages: [Value]) { self.ofPages = ofPages }
  }

  private let all = AtomicLazyReference<Values>()
  private let found = Mutex<[Int: Value]>([:])

  /// Finds it of all pages, of which there are so many.
  func findAll(_ count: Int, _ find: @Sendable (Int) -> Value) {
    _ = all.storeIfNil(Values(Concurrently.map(count, find)))
  }

  /// What is found of a page.
  func value(of page: Int, _ find: () -> Value) -> Value {
    if let all = all.load() { return all.ofPages[page] }
    if let known = found.withLock({ $0[page] }) { return known }
    let value = find()
    found.withLock { $0[page] = value }
    return value
  }
}
