/// Finds the places of columns that stand in a row, given how far apart pairs of them must be.
///
/// Neighbours come first; what a wider pair still lacks is shared among the gaps that it spans, so
/// that no column is far from its neighbours for the sake of one long label.
struct ColumnSpacing {
  /// The gap before each column but the first.
  private var gaps: [Int]
  /// What wider pairs need, the largest of each pair.
  private var wide: [Pair: Int] = [:]

  private struct Pair: Hashable {
    var left: Int
    var right: Int
  }

  init(count: Int) { gaps = Array(repeating: 0, count: max(count - 1, 0)) }

  /// Demands that two columns are at least so far apart.
  mutating func require(_ distance: Int, from first: Int, to second: Int) {
    let left = min(first, second)
    let right = max(first, second)
    guard left >= 0, right <= gaps.count, left < right else { return }
    if right == left + 1 {
      gaps[left] = max(gaps[left], distance)
    } else {
      let pair = Pair(left: left, right: right)
      wide[pair] = max(wide[pair] ?? 0, distance)
    }
  }

  /// The place of each column; the first stands at `start`.
  func places(from start: Int) -> [Int] {
    var gaps = gaps
    let pairs = wide.sorted { first, second in
      let a = (first.key.right - first.key.left, first.key.left)
      let b = (second.key.right - second.key.left, second.key.left)
      return a < b
    }
    for (pair, distance) in pairs {
      let span = pair.left..<pair.right
      let missing = distance - gaps[span].reduce(0, +)
      guard missing > 0 else { continue }
      let share = missing / span.count
      let rest = missing % span.count
      for (order, gap) in span.enumerated() { gaps[gap] += share + (order < rest ? 1 : 0) }
    }
    var places = [start]
    for gap in gaps { places.append(places[places.count - 1] + gap) }
    return places
  }
}
