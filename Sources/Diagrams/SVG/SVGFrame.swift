import SourceText

/// Opens the root element of a drawing: its size, what it says in words and its style sheet.
struct SVGFrame {
  let bounds: Box
  let options: SVGRenderer

  init(bounds: Box, _ options: SVGRenderer) {
    self.bounds = bounds
    self.options = options
  }

  /// Opens the element, without the end of its tag.
  func openElement(in writer: inout TextBuffer) {
    if options.standsAlone {
      writer.append(markup: "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ll ")
      writer.append(markup: options.theme.name)
      writer.append(markup: "\"")
    } else {
      writer.append(markup: "<svg class=\"ll")
      if options.theme != .plain {
        writer.append(markup: " ")
        writer.append(markup: options.theme.name)
      }
      writer.append(markup: "\"")
    }
    writer.attribute(" width=", bounds.width)
    writer.attribute(" height=", bounds.height)
    // Half a pixel aside, lines of one pixel are sharp.
    writer.append(markup: " viewBox=\"")
    Self.writeHalfLess(bounds.x, to: &writer)
    writer.append(markup: " ")
    Self.writeHalfLess(bounds.y, to: &writer)
    writer.next(bounds.width)
    writer.next(bounds.height)
    writer.append(markup: "\"")
    guard options.standsAlone else { return }
    // What texts are like, for programs that do not read the style sheet.
    writer.append(markup: " font-family=\"Helvetica,Arial,sans-serif\" font-size=\"13\" fill=\"")
    options.theme.color(.ink).light.write(to: &writer)
    writer.append(markup: "\" xml:space=\"preserve\"")
  }

  /// Opens the element, and its description, which is to be closed.
  func open(title: String, in writer: inout TextBuffer) {
    openElement(in: &writer)
    writer.append(markup: " role=\"document\"><title>")
    writer.escaped(title)
    writer.append(markup: "</title>\n<desc>")
  }

  /// Puts the style sheet and the ground, where there are any, into the element: only when all is drawn
  /// is it known what the sheet must say.
  func addStyle(_ looks: Look.Set, hasLinks: Bool, at place: Int, in writer: inout TextBuffer) {
    guard options.standsAlone else { return }
    var looks = looks
    looks.insert(.sheet)
    var style = TextBuffer(capacity: 3072)
    style.append(markup: "<style>")
    SVGStyle.write(looks, hasLinks: hasLinks, options.theme, to: &style)
    style.append(markup: "</style>\n<rect class=\"s\" rx=\"6\" x=\"")
    Self.writeHalfLess(bounds.x, to: &style)
    style.append(markup: "\" y=\"")
    Self.writeHalfLess(bounds.y, to: &style)
    style.append(markup: "\"")
    style.attribute(" width=", bounds.width)
    style.attribute(" height=", bounds.height)
    Look.sheet.style.writeAttributes(options.theme, current: .soft, to: &style)
    style.append(markup: "/>\n")
    writer.insert(style, at: place)
  }

  private static func writeHalfLess(_ value: Int, to writer: inout TextBuffer) {
    guard value <= 0 else {
      writer.number(value - 1)
      writer.append(markup: ".5")
      return
    }
    writer.append(markup: "-")
    writer.number(-value)
    writer.append(markup: ".5")
  }
}
