/// The bars of lifelines as PlantUML takes them.
///
/// PlantUML hangs what begins and ends a bar on the message or the edge of a frame before it. It refuses a bar
/// that begins again on the message on which it has ended, and one that ends before any message. So the end of
/// a bar waits for the next message or frame: the bar goes on where it begins again until then.
struct PlantUMLBars {
  private var openBars: [Int]
  /// The lifelines at which a bar has ended since the last message or frame.
  private var ended: [Int] = []
  /// Those at which one has begun before there was any.
  private var begun: [Int] = []
  private var hasBegun = false

  init(count: Int) { openBars = Array(repeating: 0, count: count) }

  /// Begins a bar; false where that is not to be written now.
  mutating func open(_ lifeline: Int) -> Bool {
    openBars[lifeline] += 1
    if let last = ended.lastIndex(of: lifeline) {
      ended.remove(at: last)
      return false
    }
    if !hasBegun { begun.append(lifeline) }
    return hasBegun
  }

  mutating func close(_ lifeline: Int) {
    guard openBars[lifeline] > 0 else { return }
    openBars[lifeline] -= 1
    if let last = begun.lastIndex(of: lifeline) {
      begun.remove(at: last)
    } else {
      ended.append(lifeline)
    }
  }

  /// Ends a lifeline with all its bars.
  mutating func end(_ lifeline: Int) {
    openBars[lifeline] = 0
    ended.removeAll { $0 == lifeline }
  }

  /// The bars that begin and those that end before the next message or frame.
  mutating func takeChanges() -> (begun: [Int], ended: [Int]) {
    defer { (begun, ended, hasBegun) = ([], [], true) }
    return (begun, ended)
  }
}
