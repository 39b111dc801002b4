/// The picture that stands for a page where it is linked to: its title, and the beginning of its first diagram.
///
/// It is large enough to be read when it is shown as small as networks do: a few calls, not the whole. The
/// font has the characters of Western European languages; a title with others is left out, and in the diagram
/// there is a gap for each.
public struct SocialCard: Sendable {
  /// How wide a diagram should be drawn for a card, in pixels of its own.
  public static let diagramWidth = 520

  private static let width = 1200
  private static let height = 630
  private static let margin: Float = 52
  private static let titleSize: Float = 48
  private static let titleLines = 2

  private let title: String
  private let drawing: Drawing?

  /// - Parameters:
  ///   - title: The page's title.
  ///   - svg: The diagram's drawing, standing alone; nil where there is none.
  public init(title: String, svg: [UInt8]?) {
    self.title = title
    drawing = svg.flatMap { Drawing($0) }
  }

  /// The picture as a PNG file, 1200 by 630 pixels; the same bytes for the same page.
  public func png() -> [UInt8] {
    var canvas = Canvas(width: Self.width, height: Self.height, color: drawing?.ground ?? 0xFFFFFF)
    let lines = Self.lines(of: title)
    var top = Self.margin
    for line in lines {
      Lettering.bold.draw(
        line, at: Point(x: Self.margin, y: top + Self.titleSize * 0.78), size: Self.titleSize,
        0x1C2127, on: &canvas)
      top += Self.titleSize * 1.2
    }
    guard let drawing else { return PNGFile.bytes(of: canvas) }
    if !lines.isEmpty { top += 14 }
    let room = Float(Self.width) - 2 * Self.margin
    let scale = min(room / drawing.width, 2.6)
    let corner = Point(x: (Float(Self.width) - drawing.width * scale) / 2, y: top)
    var painter = DrawingPainter(
      drawing, at: corner, height: Float(Self.height) - top - 12, scale: scale)
    painter.paint(on: &canvas)
    return PNGFile.bytes(of: canvas)
  }

  /// The title on as many lines as there is room for; nothing where the font has not all of it.
  private static func lines(of title: String) -> [String] {
    guard Lettering.bold.has(title) else { return [] }
    let room = Float(width) - 2 * margin
    var lines: [String] = []
    for word in title.split(separator: " ") {
      let longer = lines.last.map { "\($0) \(word)" }
      if let longer, Lettering.bold.width(of: longer, size: titleSize) <= room {
        lines[lines.count - 1] = longer
      } else if lines.count < titleLines {
        lines.append(cut(String(word), to: room))
      } else {
        lines[lines.count - 1] = cut(lines[lines.count - 1] + " …", to: room)
        break
      }
    }
    return lines
  }

  private static func cut(_ line: String, to room: Float) -> String {
    guard Lettering.bold.width(of: line, size: titleSize) > room else { return line }
    var beginning = line
    while !beginning.isEmpty,
      Lettering.bold.width(of: beginning + "…", size: titleSize) > room
    {
      beginning.removeLast()
    }
    return beginning + "…"
  }
}
