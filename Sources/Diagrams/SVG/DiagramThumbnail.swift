/// A small picture of a diagram without words: its lifelines, and its first messages as arrows.
///
/// In a list it tells diagrams apart: how many take part, and who calls whom in which order. Lifelines and
/// messages for which there is no room are left out, and so are replies, notes and frames.
public struct DiagramThumbnail: Equatable, Sendable {
  /// The lines of the lifelines, as data of an SVG path.
  public let lifelines: String
  /// The arrows, as data of an SVG path.
  public let messages: String

  /// How wide and high every one is, in pixels.
  public static let (width, height) = (72, 48)
  private static let mostLifelines = 8
  private static let mostMessages = 11
  private static let margin = 6
  private static let firstRow = 12

  /// Takes one over that was made before.
  public init(lifelines: String, messages: String) {
    self.lifelines = lifelines
    self.messages = messages
  }

  /// Draws a diagram.
  public init(_ diagram: SequenceDiagram) {
    let count = min(diagram.lifelines.count, Self.mostLifelines)
    let places = (0..<count).map { Self.place($0, of: count) }
    lifelines = places.map { "M\($0 - 3) 2h6v5h-6zM\($0) 7V\(Self.height - 2)" }.joined()
    let calls = diagram.items.lazy.compactMap { Self.arrow($0, places) }.prefix(Self.mostMessages)
    let arrows = Array(calls)
    let step = arrows.count <= 5 ? 6 : arrows.count <= 8 ? 4 : 3
    messages = arrows.enumerated().map { row, arrow in
      Self.path(from: arrow.from, to: arrow.to, at: Self.firstRow + row * step)
    }.joined()
  }

  private static func place(_ lifeline: Int, of count: Int) -> Int {
    guard count > 1 else { return width / 2 }
    return margin + lifeline * (width - 2 * margin) / (count - 1)
  }

  /// Where the arrow of a message begins and ends; nil for what is none or has no room.
  private static func arrow(
    _ item: SequenceDiagram.Item, _ places: [Int]
  ) -> (from: Int, to: Int)? {
    guard case .message(let message) = item, !message.isDashed else { return nil }
    func place(_ end: SequenceDiagram.Message.End) -> Int? {
      switch end {
      case .lifeline(let index): places.indices.contains(index) ? places[index] : nil
      case .left: 0
      case .right: width
      case .nowhere: nil
      }
    }
    switch (place(message.from), place(message.to)) {
    case (let from?, let to?): return (from, to)
    case (nil, let to?) where message.from == .nowhere: return (max(to - 8, 0), to)
    case (let from?, nil) where message.to == .nowhere: return (from, min(from + 8, width))
    default: return nil
    }
  }

  /// A line with a head; one that comes back where it is to its own lifeline.
  private static func path(from: Int, to: Int, at height: Int) -> String {
    if from == to {
      // There is no room for it at the right edge.
      let out = from + 8 > width ? -7 : 7
      return "M\(from) \(height - 1)h\(out)v2h\(-out)" + head(out < 0)
    }
    return "M\(from) \(height)H\(to)" + head(to > from)
  }

  private static func head(_ pointsRight: Bool) -> String {
    pointsRight ? "l-3-2v4l3-2" : "l3-2v4l-3-2"
  }

  /// The picture as SVG for a page, which is nothing to those who do not see it.
  public var svg: String {
    "<svg class=\"thumbnail\" width=\"\(Self.width)\" height=\"\(Self.height)\" fill=\"none\""
      + " stroke=\"currentColor\" aria-hidden=\"true\"><path d=\"\(lifelines)\"/>"
      + "<path fill=\"currentColor\" d=\"\(messages)\"/></svg>"
  }
}
