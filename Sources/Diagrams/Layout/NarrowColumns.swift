/// Finds the columns of a narrow drawing: all at one small distance, because labels stand on rows of
/// their own and may be wider than the gaps that they are about.
struct NarrowColumns {
  private typealias Metrics = LayoutMetrics

  private var spacing: ColumnSpacing
  /// The column of the right edge.
  private let right: Int

  private init(count: Int) {
    right = count + 1
    spacing = ColumnSpacing(count: count + 2)
    for column in 0...right {
      let isInside = column > 0 && column + 1 < right
      spacing.require(
        isInside ? Metrics.narrowGaps.lowerBound : Metrics.narrowHeadReach, from: column,
        to: column + 1)
    }
  }

  /// The columns of a diagram within some room, or as little more as its lifelines need.
  static func columns(
    _ diagram: borrowing SequenceDiagram, _ scan: inout LayoutScan, room: Int
  ) -> LayoutColumns {
    let heads = heads(diagram, &scan, room: room)
    var columns = NarrowColumns(count: heads.count)
    for entry in scan.entries {
      switch entry {
      case .arrow(let arrow): columns.require(arrow)
      case .frame(let frame): columns.require(frame)
      default: continue
      }
    }
    return LayoutColumns(
      places: columns.places(room: room), heads: heads,
      headHeight: heads.reduce(0) { max($0, $1.textHeight) } + Metrics.narrowHeadInset)
  }

  // MARK: Heads

  /// The heads, each on one line where that fits.
  private static func heads(
    _ diagram: borrowing SequenceDiagram, _ scan: inout LayoutScan, room: Int
  ) -> [LayoutColumns.HeadSize] {
    var heads: [LayoutColumns.HeadSize] = []
    for lifeline in diagram.lifelines {
      let limit = TextLimits.limit(room - 2 * Metrics.narrowHeadInset - Metrics.iconWidth)
      let name = scan.block(lifeline.name, Metrics.name, limit: limit)
      let detail = lifeline.detail.map { scan.block($0, Metrics.detail, limit: limit) }
      let icon = lifeline.icon == .none ? 0 : Metrics.iconWidth
      let insets = 2 * Metrics.narrowHeadInset
      let line = icon + name.width + (detail.map { Metrics.narrowHeadInset + $0.width } ?? 0)
      let isOnOneLine = line + insets <= room && name.lineCount == 1 && detail?.lineCount ?? 1 == 1
      let stacked = max(icon + name.width, detail?.width ?? 0)
      heads.append(
        LayoutColumns.HeadSize(
          name: name, detail: detail, width: (isOnOneLine ? line : stacked) + insets,
          isOnOneLine: isOnOneLine))
    }
    return heads
  }

  // MARK: Distances

  private mutating func require(_ arrow: LayoutScan.Arrow) {
    let inset = arrow.frameDepth * Metrics.frameInset
    if arrow.isToItself {
      let reach = LayoutColumns.reach(max(arrow.headBars, arrow.tailBars)) + Metrics.loopWidth
      return spacing.require(
        reach + Metrics.labelInset + (arrow.from + 1 == right ? inset : 0), from: arrow.from,
        to: arrow.from + 1)
    }
    let low = min(arrow.from, arrow.to)
    let high = max(arrow.from, arrow.to)
    var distance = Metrics.narrowReach + Metrics.labelInset
    distance += LayoutColumns.reach(arrow.tailBars) + LayoutColumns.reach(arrow.headBars)
    if low == 0 { distance += inset }
    if high == right { distance += inset }
    spacing.require(distance, from: low, to: high)
  }

  /// A frame reaches from one edge to the other; what is in it stands inside.
  private mutating func require(_ frame: LayoutScan.Frame) {
    let inset = (frame.nesting + 1) * Metrics.frameInset + Metrics.narrowHeadReach
    spacing.require(inset, from: 0, to: 1)
    spacing.require(inset, from: right - 1, to: right)
  }

  /// The columns at one distance, the edges at theirs.
  private func places(room: Int) -> [Int] {
    let least = spacing.places(from: 0)
    guard right > 1 else { return [0, max(room, least[1])] }
    let left = least[1]
    let end = least[right] - least[right - 1]
    var gap = Metrics.narrowGaps.lowerBound
    for column in 1..<right - 1 { gap = max(gap, least[column + 1] - least[column]) }
    if right > 2 {
      gap = max(gap, min(Metrics.narrowGaps.upperBound, (room - left - end) / (right - 2)))
    }
    var places = [0]
    for column in 0..<right - 1 { places.append(left + column * gap) }
    places.append(max(room, places[right - 1] + end))
    return places
  }
}
