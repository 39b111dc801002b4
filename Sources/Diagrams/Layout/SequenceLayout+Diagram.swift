extension SequenceLayout {
  /// Lays a diagram out.
  ///
  /// Labels are broken as little as possible: narrower ones are tried only while the diagram is wider
  /// than `maximumWidth`, and where an arrow is long all the same its label takes what room there is.
  init(
    _ diagram: borrowing SequenceDiagram, maximumWidth: Int = 800, showsTitle: Bool = true,
    showsLegend: Bool = true
  ) {
    self.init(
      RowPlacement(diagram, maximumWidth: maximumWidth), diagram, showsTitle: showsTitle,
      showsLegend: showsLegend)
  }

  /// Lays a diagram out so that it fits into a width, as far as its lifelines do.
  ///
  /// Where whole labels put its columns too far apart it is narrow: they stand as near to each other as the arrows
  /// allow, each head on a row of its own at its lifeline, and each label on rows of its own above its
  /// arrow, wherever it is whole.
  init(
    _ diagram: borrowing SequenceDiagram, within width: Int, showsTitle: Bool = true,
    showsLegend: Bool = true
  ) {
    self.init(
      RowPlacement(diagram, within: width), diagram, showsTitle: showsTitle,
      showsLegend: showsLegend)
  }

  private init(
    _ placement: consuming RowPlacement, _ diagram: borrowing SequenceDiagram, showsTitle: Bool,
    showsLegend: Bool
  ) {
    placement.placeTop(title: showsTitle ? diagram.title : nil)
    for index in diagram.items.indices { placement.place(index) }
    placement.placeBottom(rules: showsLegend ? diagram.rules : [])
    self = placement.layout
  }
}

extension RowPlacement {
  /// Finds the columns of a diagram; nothing is placed yet.
  init(
    _ diagram: borrowing SequenceDiagram, maximumWidth: Int,
    labelLimits: [Int] = LayoutMetrics.labelLimits
  ) {
    var scan = LayoutScan(diagram, TextLimits(label: labelLimits[0]))
    let heads = LayoutColumns.heads(diagram, &scan)
    var columns = LayoutColumns(diagram, scan, heads: heads)
    for limit in labelLimits.dropFirst() {
      guard let width = columns.places.last, width > maximumWidth else { break }
      guard scan.breakLabels(limit) else { continue }
      columns = LayoutColumns(diagram, scan, heads: heads)
    }
    scan.relax(columns)
    self.init(diagram, consume scan, consume columns)
  }

  /// Finds the columns of a diagram that is to fit into a width.
  init(_ diagram: borrowing SequenceDiagram, within width: Int) {
    // Labels that are broken to make room are worse to read than whole ones above their arrows.
    var scan = LayoutScan(diagram, TextLimits(label: LayoutMetrics.labelLimits[0]))
    let heads = LayoutColumns.heads(diagram, &scan)
    let columns = LayoutColumns(diagram, scan, heads: heads)
    if columns.width <= width {
      scan.relax(columns)
      self.init(diagram, consume scan, columns)
    } else {
      self.init(narrow: diagram, width: width)
    }
  }

  /// Finds the columns of a narrow drawing.
  init(narrow diagram: borrowing SequenceDiagram, width: Int) {
    let limits = TextLimits(diagram, room: width - 2 * LayoutMetrics.narrowPadding)
    var scan = LayoutScan(diagram, limits)
    let columns = NarrowColumns.columns(diagram, &scan, room: limits.room ?? width)
    scan.relax(columns)
    self.init(diagram, consume scan, columns, isNarrow: true)
  }
}
