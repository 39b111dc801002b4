extension JSONWriter {
  /// A comparison: its sides, each with its diagram, and its rows, each with the index of its item on
  /// each side, in order; -1 where a side has none.
  public func render(_ comparison: Comparison) -> String {
    var json = JSONText()
    json.object { json in
      json.field("title", comparison.title)
      json.flag("agrees", comparison.agrees)
      json.texts("differences", ComparisonProse(comparison).sentences)
      json.array("sides", comparison.sides) { json, side in
        json.field("name", side.title)
        write(side.diagram, to: &json)
      }
      json.array("rows", comparison.rows) { json, row in
        json.numbers("items", row.items.map { $0 ?? -1 })
        json.flag("differs", row.differs)
      }
    }
    return json.text + "\n"
  }
}
