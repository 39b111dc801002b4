/// Opens the root element of a drawing: its size, what it says in words and its style sheet.
struct SVGFrame {
  let bounds: Box
  let options: SVGRenderer

  init(bounds: Box, _ options: SVGRenderer) {
    self.bounds = bounds
    self.options = options
  }

  /// Opens the element, without the end of its tag.
  func openElement(in writer: inout ByteWriter) {
    if options.standsAlone {
      writer.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ll ")
      writer.raw(options.theme.name)
      writer.raw("\"")
    } else {
      writer.raw("<svg class=\"ll")
      if options.theme != .plain {
        writer.raw(" ")
        writer.raw(options.theme.name)
      }
      writer.raw("\"")
    }
    writer.attribute(" width=", bounds.width)
    writer.attribute(" height=", bounds.height)
    // Half a pixel aside, lines of one pixel are sharp.
    writer.raw(" viewBox=\"")
    Self.writeHalfLess(bounds.x, to: &writer)
    writer.raw(" ")
    Self.writeHalfLess(bounds.y, to: &writer)
    writer.next(bounds.width)
    writer.next(bounds.height)
    writer.raw("\"")
    guard options.standsAlone else { return }
    // What texts are like, for programs that do not read the style sheet.
    writer.raw(" font-family=\"Helvetica,Arial,sans-serif\" font-size=\"13\" fill=\"")
    options.theme.color(.ink).light.write(to: &writer)
    writer.raw("\" xml:space=\"preserve\"")
  }

  /// Opens the element, and its description, which is to be closed.
  func open(title: String, in writer: inout ByteWriter) {
    openElement(in: &writer)
    writer.raw(" role=\"document\"><title>")
    writer.escaped(title)
    writer.raw("</title>\n<desc>")
  }

  /// Puts the style sheet and the ground, where there are any, into the element: only when all is drawn
  /// is it known what the sheet must say.
  func addStyle(_ looks: Look.Set, hasLinks: Bool, at place: Int, in writer: inout ByteWriter) {
    guard options.standsAlone else { return }
    var looks = looks
    looks.insert(.sheet)
    var style = ByteWriter(capacity: 3072)
    style.raw("<style>")
    SVGStyle.write(looks, hasLinks: hasLinks, options.theme, to: &style)
    style.raw("</style>\n<rect class=\"s\" rx=\"6\" x=\"")
    Self.writeHalfLess(bounds.x, to: &style)
    style.raw("\" y=\"")
    Self.writeHalfLess(bounds.y, to: &style)
    style.raw("\"")
    style.attribute(" width=", bounds.width)
    style.attribute(" height=", bounds.height)
    Look.sheet.style.writeAttributes(options.theme, current: .soft, to: &style)
    style.raw("/>\n")
    writer.insert(style, at: place)
  }

  private static func writeHalfLess(_ value: Int, to writer: inout ByteWriter) {
    guard value <= 0 else {
      writer.number(value - 1)
      writer.raw(".5")
      return
    }
    writer.raw("-")
    writer.number(-value)
    writer.raw(".5")
  }
}
