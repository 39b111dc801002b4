/// What an expected trace is to say once the actual one is accepted.
///
/// The lines that both have, in order, stay as they are written; between two of them what happened
/// takes the place of what was expected. An ellipsis there stays, and so does how many lines were
/// expected directly before and behind it; what was expected between two of them, and never happened,
/// goes.
struct TracePromotion {
  /// The new lines.
  private(set) var lines: [String] = []
  private var ellipses = 0

  /// How many comparisons of lines are made at most; beyond that the listing is taken whole.
  private static let limit = 4_000_000

  init(expected: [String], isEllipsis: [Bool], actual: [String]) {
    let wanted = expected.indices.filter { !isEllipsis[$0] }
    guard isEllipsis.contains(true), wanted.count * actual.count <= Self.limit else {
      lines = actual
      return
    }
    var next = 0
    var place = 0
    for (line, index) in Self.common(wanted.map { expected[$0] }, actual) {
      append(expected, isEllipsis, place..<wanted[line], actual[next..<index])
      lines.append(expected[wanted[line]])
      place = wanted[line] + 1
      next = index + 1
    }
    append(expected, isEllipsis, place..<expected.count, actual[next...])
    // A block of ellipses alone would hold whatever happens.
    if !wanted.isEmpty, lines.count == ellipses { lines = actual }
  }

  private mutating func append(
    _ expected: [String], _ isEllipsis: [Bool], _ range: Range<Int>, _ actual: ArraySlice<String>
  ) {
    guard let first = range.first(where: { isEllipsis[$0] }),
      let last = range.last(where: { isEllipsis[$0] })
    else {
      lines += actual
      return
    }
    let before = actual.prefix(first - range.lowerBound)
    lines += before
    lines.append(expected[first])
    ellipses += 1
    lines += actual.dropFirst(before.count).suffix(range.upperBound - 1 - last)
  }

  /// The places of the longest run of lines that both have in order.
  private static func common(_ expected: [String], _ actual: [String]) -> [(Int, Int)] {
    let width = actual.count + 1
    var lengths = [Int32](repeating: 0, count: (expected.count + 1) * width)
    for line in expected.indices.reversed() {
      for index in actual.indices.reversed() {
        lengths[line * width + index] =
          TraceLine.matches(expected[line], actual[index])
          ? lengths[(line + 1) * width + index + 1] + 1
          : max(lengths[(line + 1) * width + index], lengths[line * width + index + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var line = 0
    var index = 0
    while line < expected.count, index < actual.count {
      if TraceLine.matches(expected[line], actual[index]) {
        pairs.append((line, index))
        line += 1
        index += 1
      } else if lengths[(line + 1) * width + index] >= lengths[line * width + index + 1] {
        line += 1
      } else {
        index += 1
      }
    }
    return pairs
  }
}
