/// Paints the beginning of a diagram's drawing, read from its SVG.
///
/// It knows what drawings of ours have, boxes, paths and texts with the light colours as attributes, and nothing
/// else: it is no reader of any SVG. What does not begin above the end is left out whole, so that no label is
/// cut; lifelines run on.
struct DrawingPainter {
  /// The figures that lead to rules, which a picture has no use for.
  private static let superior: Set<UInt32> = Set(
    [0xB9, 0xB2, 0xB3, 0x2070] + (0x2074...0x2079).map { UInt32($0) })

  private let svg: [UInt8]
  private let origin: Point
  private let scale: Float
  /// Up to where labels are drawn, in the drawing's own units.
  private let end: Float

  private var ink: UInt32 = 0
  private var size: Float = 13
  /// Whether the group at hand lies beyond the end.
  private var skipsGroup = false
  /// Where the last message lies that is drawn.
  private var lastRow: Float = -.infinity

  /// - Parameter frame: Where the drawing's corner comes, and how much room it has.
  init(_ drawing: Drawing, at corner: Point, height: Float, scale: Float) {
    svg = drawing.svg
    self.scale = scale
    origin = corner - Point(x: drawing.x, y: drawing.y) * scale
    end = drawing.y + height / scale
    forEachTag { tag, _ in
      guard tag.name == "path", !Self.isOfAll(tag), let text = tag["d"] else { return }
      let bottom = Self.bottom(of: PathReader.outline(Array(text.utf8)))
      if bottom <= end { lastRow = max(lastRow, bottom) }
    }
  }

  /// Whether a path is of all rows: lifelines, bars, and lines across, which the picture's edge cuts.
  private static func isOfAll(_ tag: DrawingTag) -> Bool {
    ["l", "dots", "b", "be", "v"].contains(tag["class"] ?? "")
  }

  private static func bottom(of outline: Outline) -> Float {
    outline.contours.joined().reduce(-Float.infinity) { max($0, $1.y) }
  }

  /// Calls back with each tag, and where what follows it begins.
  private func forEachTag(_ body: (DrawingTag, Int) -> Void) {
    var index = 0
    while let opening = svg[index...].firstIndex(of: UInt8(ascii: "<")),
      let closing = svg[opening...].firstIndex(of: UInt8(ascii: ">"))
    {
      index = closing + 1
      body(DrawingTag(svg[(opening + 1)..<closing]), index)
    }
  }

  mutating func paint(on canvas: inout Canvas) {
    var index = 0
    while let opening = svg[index...].firstIndex(of: UInt8(ascii: "<")),
      let closing = svg[opening...].firstIndex(of: UInt8(ascii: ">"))
    {
      let tag = DrawingTag(svg[(opening + 1)..<closing])
      index = closing + 1
      switch tag.name {
      case "svg" where !tag.isEnd:
        ink = tag.color("fill") ?? 0
        size = tag.number("font-size") ?? size
      case "title", "desc", "style": if !tag.isEnd { index = self.index(after: tag.name, index) }
      case "g": skipsGroup = false
      case "rect" where tag["class"] != "s": paint(box: tag, on: &canvas)
      case "path": paint(path: tag, on: &canvas)
      case "text" where !tag.isEnd:
        let end = self.index(after: "text", index)
        paint(text: tag, svg[index..<end], on: &canvas)
        index = end
      default: break
      }
    }
  }

  /// The place behind the end of an element.
  private func index(after name: String, _ start: Int) -> Int {
    let end = Array("</\(name)>".utf8)
    var index = start
    while let found = svg[index...].firstIndex(of: UInt8(ascii: "<")) {
      if svg[found...].starts(with: end) { return found + end.count }
      index = found + 1
    }
    return svg.count
  }

  private mutating func paint(box tag: DrawingTag, on canvas: inout Canvas) {
    guard let x = tag.number("x"), let y = tag.number("y"), let width = tag.number("width"),
      let height = tag.number("height"), y + height < end
    else { return }
    let box = Outline.box(
      Point(x: x, y: y), width: width, height: height, radius: tag.number("rx") ?? 0)
    paint(box, tag, on: &canvas)
  }

  private mutating func paint(path tag: DrawingTag, on canvas: inout Canvas) {
    guard let text = tag["d"] else { return }
    let outline = PathReader.outline(Array(text.utf8))
    if Self.isOfAll(tag) {
      return paint(tag["class"] == "l" ? uncut(outline) : outline, tag, on: &canvas)
    }
    if Self.bottom(of: outline) > end { skipsGroup = true }
    guard !skipsGroup else { return }
    paint(outline, tag, on: &canvas)
  }

  /// Lifelines that go on below the last message, where no label that crosses them is drawn.
  private func uncut(_ lines: Outline) -> Outline {
    var outline = Outline()
    var places: [Float] = []
    for line in lines.contours {
      guard let top = line.first, let bottom = line.last else { continue }
      if top.y < lastRow {
        outline.move(to: top)
        outline.line(to: Point(x: bottom.x, y: min(bottom.y, lastRow)))
      }
      if bottom.y > lastRow, places.last != top.x {
        places.append(top.x)
        outline.move(to: Point(x: top.x, y: max(lastRow, top.y)))
        outline.line(to: Point(x: top.x, y: max(bottom.y, end + 100)))
      }
    }
    return outline
  }

  private func paint(_ outline: Outline, _ tag: DrawingTag, on canvas: inout Canvas) {
    if let color = tag.color("fill") {
      canvas.fill(
        outline.placed(at: origin, scale: scale), with: color,
        opacity: tag.number("fill-opacity") ?? 1)
    }
    guard let color = tag.color("stroke") else { return }
    var dashes = NumberReader(Array((tag["stroke-dasharray"] ?? "").utf8))
    var lengths: [Float] = []
    while let length = dashes.number() { lengths.append(length) }
    let line = outline.stroked(width: tag.number("stroke-width") ?? 1, dashes: lengths)
    canvas.fill(line.placed(at: origin, scale: scale), with: color)
  }

  // MARK: Texts

  private mutating func paint(
    text tag: DrawingTag, _ content: ArraySlice<UInt8>, on canvas: inout Canvas
  ) {
    guard !skipsGroup, var x = tag.number("x"), var y = tag.number("y"), y < end else { return }
    let lettering: Lettering = tag["font-weight"] == nil ? .regular : .bold
    let size = tag.number("font-size") ?? self.size
    let color = tag.color("fill") ?? ink
    var line = ""
    func finish(_ canvas: inout Canvas) {
      let width = lettering.width(of: line, size: size)
      let shift: Float =
        switch tag["text-anchor"] {
        case "middle": width / 2
        case "end": width
        default: 0
        }
      let place = origin + Point(x: x - shift, y: y) * scale
      lettering.draw(line, at: place, size: size * scale, color, on: &canvas)
      line = ""
    }
    var rest = content
    while let opening = rest.firstIndex(of: UInt8(ascii: "<")),
      let closing = rest[opening...].firstIndex(of: UInt8(ascii: ">"))
    {
      line += Self.plain(rest[..<opening])
      let part = DrawingTag(rest[(opening + 1)..<closing])
      rest = rest[(closing + 1)...]
      if part.name == "title", !part.isEnd {
        rest = rest[index(after: "title", rest.startIndex)...]
      } else if part.name == "tspan", let step = part.number("dy") {
        finish(&canvas)
        x = part.number("x") ?? x
        y += step
        if y >= end { return }
      }
    }
    finish(&canvas)
  }

  /// The text of a part: references are what they stand for, and the figures of rules are left out.
  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    var text = ""
    var rest = Substring(decoding: bytes, as: UTF8.self)
    while let mark = rest.firstIndex(of: "&"), let end = rest[mark...].firstIndex(of: ";") {
      text += rest[..<mark]
      switch rest[mark...end] {
      case "&lt;": text += "<"
      case "&gt;": text += ">"
      case "&amp;": text += "&"
      case "&quot;": text += "\""
      default: text += "'"
      }
      rest = rest[rest.index(after: end)...]
    }
    text += rest
    text.unicodeScalars.removeAll { superior.contains($0.value) }
    return text
  }
}

/// A diagram's drawing, and how large it is.
struct Drawing {
  let svg: [UInt8]
  let x: Float
  let y: Float
  let width: Float
  let height: Float
  /// The colour of its ground.
  let ground: UInt32

  /// Nil where the text is no drawing.
  init?(_ svg: [UInt8]) {
    let root = svg.firstIndex(of: UInt8(ascii: ">")).map { DrawingTag(svg[1..<$0]) }
    guard let root, root.name == "svg", let box = root["viewBox"] else { return nil }
    var numbers = NumberReader(Array(box.utf8))
    guard let x = numbers.number(), let y = numbers.number(), let width = numbers.number(),
      let height = numbers.number(), width > 0, height > 0
    else { return nil }
    (self.svg, self.x, self.y, self.width, self.height) = (svg, x, y, width, height)
    let sheet = svg.firstRange(of: Array("<rect class=\"s\"".utf8)).map { svg[$0.lowerBound...] }
    let end = sheet?.firstIndex(of: UInt8(ascii: ">"))
    ground =
      sheet.flatMap { sheet in
        end.flatMap { DrawingTag(sheet[(sheet.startIndex + 1)..<$0]).color("fill") }
      } ?? 0xFFFFFF
  }
}
