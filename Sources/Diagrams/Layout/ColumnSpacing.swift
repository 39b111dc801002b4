/// Finds the places of columns that stand in a row, given how far apart pairs of them must be.
///
/// Neighbours come first; what a wider pair still lacks is shared among the gaps that it spans, so
/// that no column is far from its neighbours for the sake of one long label.
struct ColumnSpacing {
  /// The gap before each column but the first.
  private var gaps: [Int]
  /// What wider pairs need, the largest of each pair: a table while there are few columns.
  private var table: [Int] = []
  private var others: [Pair: Int] = [:]

  private struct Pair: Hashable {
    var left: Int
    var right: Int
  }

  private static let tableLimit = 48

  init(count: Int) {
    gaps = Array(of: 0, count: max(count - 1, 0))
    if count <= Self.tableLimit { table = Array(of: 0, count: count * count) }
  }

  /// Demands that two columns are at least so far apart.
  mutating func require(_ distance: Int, from first: Int, to second: Int) {
    let left = min(first, second)
    let right = max(first, second)
    guard left >= 0, right <= gaps.count, left < right else { return }
    if right == left + 1 {
      if gaps[left] < distance { gaps[left] = distance }
    } else if table.isEmpty {
      let pair = Pair(left: left, right: right)
      others[pair] = max(others[pair] ?? 0, distance)
    } else {
      let index = left * (gaps.count + 1) + right
      if table[index] < distance { table[index] = distance }
    }
  }

  /// How far the last column is from the first.
  var width: Int { settled.reduce(0, +) }

  /// The place of each column; the first stands at `start`.
  func places(from start: Int) -> [Int] {
    var places: [Int] = []
    places.reserveCapacity(gaps.count + 1)
    var place = start
    places.append(place)
    for gap in settled {
      place += gap
      places.append(place)
    }
    return places
  }

  /// The gaps with what wider pairs lack.
  private var settled: [Int] {
    var gaps = gaps
    forEachPair { pair, distance in
      let span = pair.left..<pair.right
      var missing = distance
      for gap in span { missing -= gaps[gap] }
      guard missing > 0 else { return }
      let share = missing / span.count
      let rest = missing % span.count
      for (order, gap) in span.enumerated() { gaps[gap] += share + (order < rest ? 1 : 0) }
    }
    return gaps
  }

  /// Calls back with the wider pairs, the narrowest of them first.
  private func forEachPair(_ body: (Pair, Int) -> Void) {
    guard !table.isEmpty else {
      let sorted = others.map { ($0.key, $0.value) }.sorted { first, second in
        let a = (first.0.right - first.0.left, first.0.left)
        let b = (second.0.right - second.0.left, second.0.left)
        return a < b
      }
      for (pair, distance) in sorted { body(pair, distance) }
      return
    }
    let count = gaps.count + 1
    guard count > 2 else { return }
    for width in 2..<count {
      for left in 0..<count - width {
        let distance = table[left * count + left + width]
        if distance > 0 { body(Pair(left: left, right: left + width), distance) }
      }
    }
  }
}
