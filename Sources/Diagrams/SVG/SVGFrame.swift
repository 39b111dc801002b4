/// Opens the root element of a drawing: its size, what it says in words, its style sheet and its
/// background.
struct SVGFrame {
  let bounds: Box
  var writer: XMLWriter

  init(bounds: Box, capacity: Int) {
    self.bounds = bounds
    writer = XMLWriter(capacity: capacity)
  }

  /// Opens the element, without the end of its tag.
  mutating func openElement(_ name: String) {
    writer.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"\(name)\"")
    writer.attribute("width", bounds.width)
    writer.attribute("height", bounds.height)
    // Half a pixel aside, lines of one pixel are sharp.
    writer.raw(" viewBox=\"")
    writeHalfLess(bounds.x)
    writer.raw(" ")
    writeHalfLess(bounds.y)
    writer.next(bounds.width)
    writer.next(bounds.height)
    writer.raw("\"")
  }

  /// Opens the element and the group that everything is in.
  mutating func open(
    title: String, description: String, style: String, role: String, isList: Bool
  ) {
    openElement("lifeline-diagram")
    writer.raw(" role=\"\(role)\">\n<title>")
    writer.escaped(title)
    writer.raw("</title>\n<desc>")
    writer.escaped(description)
    writer.raw("</desc>\n<style>")
    writer.raw(style)
    writer.raw(isList ? "</style>\n<g class=\"ll\" role=\"list\"" : "</style>\n<g class=\"ll\"")
    writer.raw("><rect class=\"bg\" fill=\"#fff\" rx=\"6\"")
    writer.attribute("x", bounds.x)
    writer.attribute("y", bounds.y)
    writer.attribute("width", bounds.width)
    writer.attribute("height", bounds.height)
    writer.raw("/>\n")
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
