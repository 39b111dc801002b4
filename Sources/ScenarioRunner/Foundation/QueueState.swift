import Lifecycle

/// What is known of a program's queues besides what the run loop has.
final class QueueState {
  /// How many dispatch queues the program has made.
  private var made: Int32 = 0
  /// The operations that queues have, in the order in which they were added.
  private(set) var operations: [QueuedOperation] = []
  /// The work items that are cancelled, by what they were to do.
  private var cancelledItems: Set<ObjectIdentifier> = []
  /// What `dispatch_once` has done.
  private var doneOnce: Set<String> = []

  /// The number of a new queue. The main thread's is 0, and 1 that of the global ones.
  func make() -> Int32 {
    made += 1
    return 1 + made
  }

  /// Whether a queue has an operation that has not finished.
  func has(_ operation: Object) -> Bool { operations.contains { $0.operation === operation } }

  /// The operations that a queue has.
  func operations(of queue: Int32) -> [Object] {
    operations.filter { $0.queue == queue }.map { $0.operation }
  }

  /// Adds an operation to its queue.
  func add(_ operation: QueuedOperation) { operations.append(operation) }

  /// Takes note that an operation waits for nothing but its turn.
  func schedule(_ place: Int) { operations[place].isScheduled = true }

  /// Takes away an operation that has finished; false where no queue has it.
  func remove(_ operation: Object) -> Bool {
    guard let place = operations.firstIndex(where: { $0.operation === operation }) else {
      return false
    }
    operations.remove(at: place)
    return true
  }

  /// Cancels what a work item is to do.
  func cancel(_ work: Object) { cancelledItems.insert(ObjectIdentifier(work)) }

  /// Whether what a work item is to do is cancelled.
  func isCancelled(_ work: Object) -> Bool { cancelledItems.contains(ObjectIdentifier(work)) }

  /// Whether something is to be done that is done once: not a second time.
  func begins(_ key: String) -> Bool { doneOnce.insert(key).inserted }
}
