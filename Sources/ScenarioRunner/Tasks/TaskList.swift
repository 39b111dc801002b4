/// The tasks that have not ended, in the order they began.
///
/// Each knows its place, so that one that ends is taken out without looking for it; the places of those
/// that have gone are given up when they are more than half.
struct TaskList: Sequence {
  private var places: [RuntimeTask?] = []
  private var count = 0

  /// Adds a task that begins.
  mutating func append(_ task: RuntimeTask) {
    task.place = places.count
    places.append(task)
    count += 1
  }

  /// Takes out a task that has ended.
  mutating func remove(_ task: RuntimeTask) {
    guard places.indices.contains(task.place), places[task.place] === task else { return }
    places[task.place] = nil
    count -= 1
    guard 2 * count < places.count else { return }
    let left = Array(self)
    self = TaskList()
    for task in left { append(task) }
  }

  func makeIterator() -> Array<RuntimeTask>.Iterator { places.compactMap { $0 }.makeIterator() }
}
