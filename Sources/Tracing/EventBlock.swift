/// A block of a log's events, in memory that is never moved.
///
/// Logs that are copies of one another share their blocks; whoever changes a block makes sure that it
/// is its own. Events are read and written below the number that there are, which is at most the
/// block's size.
@safe
final class EventBlock: @unchecked Sendable {
  let events = UnsafeMutablePointer<PackedEvent>.allocate(capacity: EventLog.blockSize)
  /// How many events it has.
  var count = 0

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
    precondition(count < EventLog.blockSize)
    unsafe (events + count).initialize(to: event)
    count += 1
  }

  /// A block of its own with the first events of this one.
  func copy(_ count: Int) -> EventBlock {
    let copy = EventBlock()
    unsafe copy.events.initialize(from: events, count: count)
    copy.count = count
    return copy
  }

  deinit {
    unsafe events.deallocate()
  }
}
