import Diagrams
import Markup

/// A drawing as a page has it.
struct PageDrawing: Sendable {
  let svg: [UInt8]
  /// How wide it is, in pixels.
  let width: Int
  /// Whether it is in parts.
  let isLong: Bool
  /// Whether it is in parts and so wide that it would be hard to read were it made as narrow as its room.
  let isWide: Bool

  /// A drawing that is whole.
  init(svg: [UInt8]) {
    self.svg = svg
    width = DrawingWidth.width(of: svg) ?? 0
    isLong = false
    isWide = false
  }

  /// The drawing of a diagram, in parts where that is long.
  init(_ diagram: SequenceDiagram, _ renderer: SVGRenderer, room: Int) {
    if let parts = renderer.renderParts(diagram) {
      self.init(parts, room: room)
    } else {
      self.init(svg: renderer.bytes(of: diagram))
    }
  }

  private init(_ parts: DiagramParts, room: Int) {
    svg = Array(Self.html(parts).utf8)
    width = parts.width
    isLong = true
    isWide = parts.width > room * 5 / 4
  }

  /// The heads stay in view where they are no higher than this, in pixels: a page shows its text, too.
  private static let highestStrip = 160

  /// A long drawing: its heads in a strip that stays in view, and a part to fold for each turn and for
  /// each long call in it.
  private static func html(_ parts: DiagramParts) -> String {
    let height = parts.headHeight > highestStrip ? " tall" : ""
    var html = "<div class=\"strip\(height)\">\(parts.heads)</div>\n"
    var openCount = 0
    for (index, part) in parts.parts.enumerated() {
      while openCount > part.depth {
        html += "</details>\n"
        openCount -= 1
      }
      guard let title = part.title else {
        html += "<div class=\"part\">\n\(part.svg)\n</div>\n"
        continue
      }
      let inside = parts.parts[(index + 1)...].prefix { $0.depth > part.depth }
      let count = inside.reduce(part.messageCount) { $0 + $1.messageCount }
      html +=
        "<details class=\"part\" open><summary>\(HTMLText.escaped(title))"
        + " <span class=\"count\">\(count)</span></summary>\n\(part.svg)\n"
      openCount += 1
    }
    return html + String(repeating: "</details>\n", count: openCount)
  }
}

/// The drawings of a diagram: one for a page as wide as that of a screen, and one for a phone where the
/// first does not fit there.
struct PageDrawings: Sendable {
  /// The room for a drawing beside the navigation, and on a phone, in pixels.
  private static let screenWidth = 740
  private static let phoneWidth = 358

  let wide: PageDrawing
  private(set) var narrow: PageDrawing?

  /// Draws for a screen, and for a phone where that is needed.
  init(_ renderer: SVGRenderer, _ draw: (_ renderer: SVGRenderer, _ room: Int) -> PageDrawing) {
    var renderer = renderer
    renderer.maximumWidth = Self.screenWidth
    wide = draw(renderer, Self.screenWidth)
    // A book shows one drawing, as wide as its page.
    guard wide.width > Self.phoneWidth, !renderer.standsAlone else { return }
    renderer.width = Self.phoneWidth
    narrow = draw(renderer, Self.phoneWidth)
  }
}
