/// Draws the lifelines and the bars on them, leaving out what a text crosses.
///
/// Cutting the lines, instead of painting a background under the text, is right on any background.
struct RailDrawing {
  private struct Bar {
    var level: Int
    var top: Int
    var bottom: Int
  }

  /// One lifeline.
  private struct Rail {
    var top: Int?
    var bottom: Int?
    var openBars: [Int] = []
    var bars: [Bar] = []
    /// What is cut out, from top to bottom.
    var cuts: [Range<Int>] = []
  }

  private let places: [Int]
  private var rails: [Rail]
  private var dots: [Range<Int>] = []
  /// How many lifelines filled boxes lie on, each counted for itself.
  private var covered = 0

  private static let mostCovered = 20_000

  init(places: [Int]) {
    self.places = places
    rails = Array(of: Rail(), count: places.count)
  }

  /// A lifeline begins.
  mutating func begin(_ lifeline: Int, at y: Int) { rails[lifeline].top = rails[lifeline].top ?? y }

  /// A lifeline ends.
  mutating func end(_ lifeline: Int, at y: Int) {
    if rails[lifeline].bottom == nil { rails[lifeline].bottom = y }
  }

  /// Whether a lifeline has begun.
  func hasBegun(_ lifeline: Int) -> Bool { rails[lifeline].top != nil }

  /// Whether a lifeline goes on to the end of the diagram.
  func reachesEnd(_ lifeline: Int) -> Bool { rails[lifeline].bottom == nil }

  mutating func openBar(_ lifeline: Int, at y: Int) {
    rails[lifeline].openBars.append(y)
  }

  mutating func closeBar(_ lifeline: Int, at y: Int) {
    guard let top = rails[lifeline].openBars.popLast() else { return }
    let level = rails[lifeline].openBars.count
    rails[lifeline].bars.append(Bar(level: level, top: top, bottom: max(y, top + 12)))
  }

  mutating func closeBars(_ lifeline: Int, at y: Int) {
    while !rails[lifeline].openBars.isEmpty { closeBar(lifeline, at: y) }
  }

  /// Time passes on all lifelines.
  mutating func dot(from top: Int, to bottom: Int) { dots.append(top..<bottom) }

  /// Leaves out the lifelines under a box that is filled. Beyond a number they go on behind it, which looks the same:
  /// many notes over many lifelines would cut each of these many times.
  mutating func cover(_ box: Box) {
    let under = lifelines(under: box, margin: 0)
    covered += under.count
    if covered <= Self.mostCovered { cut(under, box, except: nil) }
  }

  /// Leaves out the lifelines under a box, but for one.
  mutating func cut(_ box: Box, margin: Int, except own: Int? = nil) {
    cut(lifelines(under: box, margin: margin), box, except: own)
  }

  private mutating func cut(_ lifelines: Range<Int>, _ box: Box, except own: Int?) {
    for lifeline in lifelines where lifeline != own {
      rails[lifeline].cuts.append(box.y..<box.bottom)
    }
  }

  private func lifelines(under box: Box, margin: Int) -> Range<Int> {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] <= box.x - margin { low = middle + 1 } else { high = middle }
    }
    // A bar that stands on others reaches into what is right of its lifeline.
    if low > 0, places[low - 1] + LayoutColumns.reach(rails[low - 1].openBars.count) >= box.x {
      low -= 1
    }
    var end = low
    while end < places.count, places[end] < box.right + margin { end += 1 }
    return low..<end
  }

  /// Ends everything and writes it down.
  mutating func finish(at bottom: Int, into layout: inout SequenceLayout) {
    layout.rails.reserveCapacity(rails.reduce(0) { $0 + $1.cuts.count + 1 })
    for index in rails.indices {
      closeBars(index, at: min(bottom, rails[index].bottom ?? bottom))
      let rail = rails[index]
      guard let top = rail.top else { continue }
      let range = top..<max(top, rail.bottom ?? bottom)
      let texts = Self.merged(rail.cuts)
      let gaps = dots.isEmpty ? texts : Self.merged(rail.cuts + dots)
      append(range, without: gaps, at: places[index], to: &layout.rails)
      for dot in dots {
        append(dot.clamped(to: range), without: texts, at: places[index], to: &layout.dottedRails)
      }
      // Outer bars first, so that inner ones lie on them.
      for bar in Self.ordered(rail.bars, by: { ($0.level, $0.top) < ($1.level, $1.top) }) {
        let x = places[index] + bar.level * LayoutMetrics.halfBar
        let sides = Self.remains(of: bar.top..<bar.bottom, without: texts)
        layout.bars.append(
          SequenceLayout.Bar(
            x: x, top: bar.top, bottom: bar.bottom, level: bar.level, sides: sides))
      }
    }
  }

  /// Writes down what remains of a lifeline.
  private func append(
    _ range: Range<Int>, without cuts: [Range<Int>], at x: Int,
    to uprights: inout [SequenceLayout.Upright]
  ) {
    for part in Self.remains(of: range, without: cuts) {
      uprights.append(
        SequenceLayout.Upright(x: x, top: part.lowerBound, bottom: part.upperBound))
    }
  }

  /// What remains of a range when ascending, disjoint others are taken out of it.
  private static func remains(of range: Range<Int>, without cuts: [Range<Int>]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = firstEnding(after: start, cuts)
    while index < cuts.count, cuts[index].lowerBound < range.upperBound {
      let cut = cuts[index]
      if cut.lowerBound > start { parts.append(start..<cut.lowerBound) }
      start = max(start, cut.upperBound)
      index += 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// Ranges in ascending order, those that touch made one.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    merged.reserveCapacity(ranges.count)
    for range in ordered(ranges, by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, last.upperBound >= range.lowerBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// Elements in order, as they mostly are.
  @inline(__always)
  private static func ordered<Element>(
    _ elements: [Element], by precedes: (Element, Element) -> Bool
  ) -> [Element] {
    for index in elements.indices.dropFirst() where precedes(elements[index], elements[index - 1]) {
      return elements.sorted(by: precedes)
    }
    return elements
  }

  /// The index of the first range that ends after a place.
  private static func firstEnding(after y: Int, _ ranges: [Range<Int>]) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= y { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
