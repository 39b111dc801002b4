/// Opens the root element of a drawing: its size, what it says in words and its style sheet.
struct SVGFrame: ~Copyable {
  let bounds: Box
  let options: SVGRenderer
  var writer: ByteWriter

  init(bounds: Box, _ options: SVGRenderer, capacity: Int) {
    self.bounds = bounds
    self.options = options
    writer = ByteWriter(capacity: capacity)
  }

  /// Opens the element, without the end of its tag.
  mutating func openElement() {
    if options.standsAlone {
      writer.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ll\"")
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
    writeHalfLess(bounds.x)
    writer.raw(" ")
    writeHalfLess(bounds.y)
    writer.next(bounds.width)
    writer.next(bounds.height)
    writer.raw("\"")
  }

  /// Opens the element, and says what it holds.
  mutating func open(
    title: String, _ features: SVGStyle.Features, describe: (inout ByteWriter) -> Void
  ) {
    openElement()
    writer.raw(" role=\"document\"><title>")
    writer.escaped(title)
    writer.raw("</title>\n<desc>")
    describe(&writer)
    writer.raw("</desc>\n")
    guard options.standsAlone else { return }
    writer.raw("<style>")
    SVGStyle.write(features, options.theme, to: &writer)
    writer.raw("</style>\n")
  }

  private mutating func writeHalfLess(_ value: Int) {
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
