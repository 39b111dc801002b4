import SourceText

extension SVGDrawing {
  /// Draws the sign of what a lifeline is, sixteen pixels square.
  mutating func drawIcon(_ icon: SequenceDiagram.Lifeline.Icon, x: Int, y: Int) {
    openPath(x, y, .icon)
    writer.append(markup: Self.outline(icon))
    writer.append(markup: "\"/>")
  }

  /// The outline, from its upper left corner.
  private static func outline(_ icon: SequenceDiagram.Lifeline.Icon) -> StaticString {
    switch icon {
    case .none: ""
    case .person: "m8 7a3 3 0 1 0 0-6a3 3 0 1 0 0 6m-6 8q0-6 6-6t6 6"
    case .boundary: "m1 3v10m0-5h4m5 5a5 5 0 1 0 0-10a5 5 0 1 0 0 10"
    case .control: "m8 14a6 6 0 1 0 0-12a6 6 0 1 0 0 12m2-14l-3 2l3 2"
    case .entity: "m8 13a6 6 0 1 0 0-12a6 6 0 1 0 0 12m-6 2h12"
    case .database: "m2 4q0-3 6-3t6 3t-6 3t-6-3v8q0 3 6 3t6-3v-8"
    case .queue: "m4 3h9q2 2 2 5t-2 5h-9q-2-2-2-5t2-5m9 0q-2 2-2 5t2 5"
    case .collections: "m1 5h10v10h-10zm4 0v-4h10v10h-4"
    }
  }
}
