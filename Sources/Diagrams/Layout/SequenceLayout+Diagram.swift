extension SequenceLayout {
  /// Lays a diagram out.
  ///
  /// Labels are broken as little as possible: narrower ones are tried only while the diagram is wider
  /// than `maximumWidth`, and where an arrow is long all the same its label takes what room there is.
  init(
    _ diagram: borrowing SequenceDiagram, maximumWidth: Int = 800, showsTitle: Bool = true,
    showsLegend: Bool = true
  ) {
    var placement = RowPlacement(diagram, maximumWidth: maximumWidth)
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
    var scan = LayoutScan(diagram, labelLimit: labelLimits[0])
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
}
