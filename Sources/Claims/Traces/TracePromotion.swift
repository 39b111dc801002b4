/// What an expected trace is to say once the actual one is accepted.
///
/// The lines that both have, in order, stay as they are written, and a call that both have with other
/// arguments becomes what happened. Between two of them what happened takes the place of what was expected.
/// An ellipsis there stays, and so does how many lines were expected directly before and behind it; what was
/// expected between two of them, and never happened, goes.
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
      let isSame = TraceLine.matches(expected[wanted[line]], actual[index])
      lines.append(isSame ? expected[wanted[line]] : actual[index])
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

  /// The places of the longest run of lines that both have in order, and of all such runs of the one with
  /// the most calls besides that have other arguments.
  private static func common(_ expected: [String], _ actual: [String]) -> [(Int, Int)] {
    let width = actual.count + 1
    // One line that is the same counts for more than any number of calls with other arguments.
    let same = Int32(min(expected.count, actual.count) + 1)
    let wantedCalls = expected.map { call(of: $0) }
    let calls = actual.map { call(of: $0) }
    func likeness(_ line: Int, _ index: Int) -> Int32 {
      if TraceLine.matches(expected[line], actual[index]) { return same }
      guard let wanted = wantedCalls[line], let call = calls[index] else { return 0 }
      return TraceLine.matches(wanted, call) ? 1 : 0
    }
    var lengths = [Int32](repeating: 0, count: (expected.count + 1) * width)
    for line in expected.indices.reversed() {
      for index in actual.indices.reversed() {
        let likeness = likeness(line, index)
        let apart = max(lengths[(line + 1) * width + index], lengths[line * width + index + 1])
        lengths[line * width + index] =
          likeness == 0
          ? apart : max(apart, lengths[(line + 1) * width + index + 1] + likeness)
      }
    }
    var pairs: [(Int, Int)] = []
    var line = 0
    var index = 0
    while line < expected.count, index < actual.count {
      let length = lengths[line * width + index]
      let likeness = likeness(line, index)
      if likeness > 0, length == lengths[(line + 1) * width + index + 1] + likeness {
        pairs.append((line, index))
        line += 1
        index += 1
      } else if lengths[(line + 1) * width + index] == length {
        line += 1
      } else {
        index += 1
      }
    }
    return pairs
  }

  /// What is called and whose it is, without the arguments: `A.viewWillAppear`; nil for other lines.
  private static func call(of line: String) -> String? {
    let text = line.utf8.drop { $0 == 0x20 }
    guard let end = text.firstIndex(of: UInt8(ascii: "(")) ?? text.firstIndex(of: UInt8(ascii: "="))
    else { return nil }
    let call = text[..<end]
    let marks = Array("!/=\u{2014}".utf8)
    guard let first = call.first, !marks.contains(first), call.contains(UInt8(ascii: ".")) else {
      return nil
    }
    return String(decoding: call, as: UTF8.self)
  }
}
