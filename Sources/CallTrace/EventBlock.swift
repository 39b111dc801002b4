/// A block of a log's events, in memory that is never moved.
///
/// Logs that are copies of one another share their blocks; whoever changes a block makes sure that it
/// is its own. Events are read and written below the number that there are, which is at most the
/// block's size.
@safe
final class EventBlock: @unchecked Sendable {
  let events: UnsafeMutablePointer<PackedEvent>
  /// How many events it has room for.
  private let capacity: Int
  /// How many events it has.
  var count = 0

  /// Whether there is no room for another event.
  var isFull: Bool { count == capacity }

  init(capacity: Int = EventLog.blockSize) {
    self.capacity = capacity
    unsafe events = .allocate(capacity: capacity)
  }

  subscript(index: Int) -> PackedEvent {
    get {
      precondition(index >= 0 && index < count)
      return unsafe events[index]
    }
    set {
      precondition(index >= 0 && index < count)
      unsafe events[index] = newValue
    }
  }

  func append(_ event: PackedEvent) {
    precondition(count < capacity)
    unsafe (events + count).initialize(to: event)
    count += 1
  }

  /// A block of its own with the first events of this one, and room for a full block's or for others.
  func copy(_ count: Int, capacity: Int = EventLog.blockSize) -> EventBlock {
    let copy = EventBlock(capacity: capacity)
    unsafe copy.events.initialize(from: events, count: count)
    copy.count = count
    return copy
  }

  deinit {
    unsafe events.deallocate()
  }
}
