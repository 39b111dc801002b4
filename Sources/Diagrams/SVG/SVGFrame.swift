/// Opens the root element of a drawing: its size, what it says in words and its style sheet.
struct SVGFrame: ~Copyable {
  let bounds: Box
  var writer: ByteWriter

  init(bounds: Box, capacity: Int) {
    self.bounds = bounds
    writer = ByteWriter(capacity: capacity)
  }

  /// Opens the element, without the end of its tag.
  mutating func openElement() {
    writer.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ll\"")
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
    title: String, description: String, _ features: SVGStyle.Features, _ theme: Theme
  ) {
    openElement()
    writer.raw(" role=\"document\"><title>")
    writer.escaped(title)
    writer.raw("</title>\n<desc>")
    writer.escaped(description)
    writer.raw("</desc>\n<style>")
    SVGStyle.write(features, theme, to: &writer)
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
