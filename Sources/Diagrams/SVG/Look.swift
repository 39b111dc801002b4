import SourceText

/// How an element of a drawing looks.
///
/// It is said twice. The style sheet paints classes by roles, in light and in dark; attributes of a
/// drawing that stands alone give the light colours to programs that read no such sheet.
enum Look: UInt8, CaseIterable {
  case sheet, title, rail, dottedRail, bar, barEdge, line, turn, dividerText, delayText
  case head, name, detail, icon
  case arrow, ownMessage, markedMessage, loop, pill, pillText
  case remark, console, warning, exception, heading, noteText, consoleText
  case frame, tag
  case tint, grey, blue, green, yellow, red, purple
  case end
  case removed, added, changed, absent, difference, absence, sign
  case reference
  case blueMessage, greenMessage, yellowMessage, redMessage, purpleMessage
  case bold, italic, monospaced, underlined, struck
  case greyText, blueText, greenText, yellowText, redText, purpleText
  // Last, because they complete others.
  case dashed, centred, ended

  /// What a look says, where it differs from what is around it.
  struct Style {
    /// The class; empty for what is recognised by its place.
    var name: StaticString
    /// The role of `currentColor` for what is inside.
    var color: Theme.Role?
    var fill: Paint?
    var stroke: Paint?
    var strokeWidth: Int?
    var dashes: StaticString?
    var fillOpacity: StaticString?
    var fontSize: Int?
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var anchor: StaticString?
    var decoration: StaticString?
  }

  /// What it says.
  var style: Style {
    switch self {
    case .sheet: Style(name: "s", fill: .role(.bg))
    case .title: Style(name: "t", fontSize: 16, isBold: true)
    case .rail: Style(name: "l", stroke: .role(.rail))
    case .dottedRail: Style(name: "dots", stroke: .role(.rail), dashes: "1 4")
    case .bar: Style(name: "b", fill: .role(.bar))
    case .barEdge: Style(name: "be", fill: Paint.none, stroke: .role(.rail))
    case .line: Style(name: "v", stroke: .role(.rail))
    case .turn: Style(name: "", fill: .role(.soft), fontSize: 12)
    case .dividerText: Style(name: "g", isBold: true)
    case .delayText: Style(name: "delay", fontSize: 12, isItalic: true)
    case .head: Style(name: "h", fill: .role(.head), stroke: .role(.rail))
    case .name: Style(name: "n", fontSize: 14, isBold: true)
    case .detail: Style(name: "i", fill: .role(.soft), fontSize: 12)
    case .icon: Style(name: "ic", fill: Paint.none, stroke: .role(.soft))
    case .arrow: Style(name: "", fill: .current, stroke: .current)
    case .ownMessage: Style(name: "o", color: .own)
    case .markedMessage: Style(name: "u", color: .warn)
    case .loop: Style(name: "f", fill: Paint.none, stroke: .current)
    case .pill: Style(name: "p", fill: .mixed(.warn, percent: 14))
    case .pillText: Style(name: "j", fill: .role(.warn), fontSize: 12, isBold: true)
    case .remark: Style(name: "y", fill: .mixed(.note, percent: 14), stroke: .role(.note))
    case .console: Style(name: "x", fill: .mixed(.soft, percent: 8), stroke: .role(.rail))
    case .warning: Style(name: "w", fill: .mixed(.warn, percent: 8), stroke: .role(.warn))
    case .exception: Style(name: "z", fill: .mixed(.bad, percent: 8), stroke: .role(.bad))
    case .heading: Style(name: "r", fontSize: 12, isBold: true)
    case .noteText: Style(name: "m", fontSize: 12)
    case .consoleText: Style(name: "q", fontSize: 12, isMonospaced: true)
    case .frame: Style(name: "a", fill: Paint.none, stroke: .role(.rail))
    case .tag: Style(name: "k", fill: .role(.head), stroke: .role(.rail))
    case .tint: Style(name: "tint", fillOpacity: ".1")
    case .grey: Style(name: "grey", fill: .role(.soft))
    case .blue: Style(name: "blue", fill: .role(.blue))
    case .green: Style(name: "green", fill: .role(.green))
    case .yellow: Style(name: "yellow", fill: .role(.note))
    case .red: Style(name: "red", fill: .role(.bad))
    case .purple: Style(name: "purple", fill: .role(.purple))
    case .end: Style(name: "end", stroke: .role(.bad), strokeWidth: 2)
    case .removed: Style(name: "minus", color: .bad)
    case .added: Style(name: "plus", color: .own)
    case .changed: Style(name: "other", color: .warn)
    case .absent: Style(name: "gap", color: .rail)
    case .difference: Style(name: "diff", fill: .current, fillOpacity: ".08")
    case .absence: Style(name: "void", fill: Paint.none, stroke: .current, dashes: "2 5")
    case .sign: Style(name: "sign", fill: Paint.none, stroke: .current, strokeWidth: 2)
    case .reference: Style(name: "ref", fill: .role(.bg), stroke: .role(.rail))
    case .blueMessage: Style(name: "mb", color: .blue)
    case .greenMessage: Style(name: "mg", color: .green)
    case .yellowMessage: Style(name: "my", color: .warn)
    case .redMessage: Style(name: "mr", color: .bad)
    case .purpleMessage: Style(name: "mp", color: .purple)
    case .bold: Style(name: "tb", isBold: true)
    case .italic: Style(name: "ti", isItalic: true)
    case .monospaced: Style(name: "tm", isMonospaced: true)
    case .underlined: Style(name: "tu", decoration: "underline")
    case .struck: Style(name: "ts", decoration: "line-through")
    case .greyText: Style(name: "cg", fill: .role(.soft))
    case .blueText: Style(name: "cb", fill: .role(.blue))
    case .greenText: Style(name: "cn", fill: .role(.green))
    case .yellowText: Style(name: "cy", fill: .role(.warn))
    case .redText: Style(name: "cr", fill: .role(.bad))
    case .purpleText: Style(name: "cp", fill: .role(.purple))
    case .dashed: Style(name: "d", dashes: "5 4")
    case .centred: Style(name: "c", anchor: "middle")
    case .ended: Style(name: "e", anchor: "end")
    }
  }

  /// Several looks: what a drawing has, and so what its style sheet must say.
  struct Set {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    static var all: Set {
      var all = Set()
      for look in Look.allCases { all.insert(look) }
      return all
    }

    mutating func insert(_ look: Look) {
      let bit: UInt64 = 1 << UInt64(look.rawValue & 63)
      if look.rawValue < 64 { low |= bit } else { high |= bit }
    }

    mutating func formUnion(_ other: Set) {
      low |= other.low
      high |= other.high
    }

    func contains(_ look: Look) -> Bool {
      (look.rawValue < 64 ? low : high) >> UInt64(look.rawValue & 63) & 1 == 1
    }

    /// Whether any of them needs the colour of a role.
    func needs(_ role: Theme.Role) -> Bool {
      Look.allCases.contains { look in
        guard contains(look) else { return false }
        let style = look.style
        return style.color == role || style.fill?.role == role || style.stroke?.role == role
      }
    }
  }
}

extension Look.Style {
  /// Writes its rule, for a sheet whose rules stand inside the one for drawings.
  ///
  /// Only children of the drawing colour what is inside them: a drawing in another one has its own.
  func writeRule(to writer: inout TextBuffer) {
    guard name.utf8CodeUnitCount > 0 else { return }
    writer.append(markup: color == nil ? "." : ">.")
    writer.append(markup: name)
    writer.append(markup: "{")
    let start = writer.count
    if let color {
      writer.append(markup: "color:")
      Paint.role(color).writeValue(to: &writer)
      writer.append(markup: ";")
    }
    writeValue("fill:", fill, to: &writer)
    writeValue("stroke:", stroke, to: &writer)
    write(strokeWidth, "stroke-width:", ";", to: &writer)
    write(dashes, "stroke-dasharray:", ";", to: &writer)
    write(fillOpacity, "fill-opacity:", ";", to: &writer)
    write(fontSize, "font-size:", "px;", to: &writer)
    if isBold { writer.append(markup: "font-weight:600;") }
    if isItalic { writer.append(markup: "font-style:italic;") }
    if isMonospaced {
      writer.append(markup: "font-family:ui-monospace,Menlo,Consolas,DejaVu Sans Mono,monospace;")
    }
    write(anchor, "text-anchor:", ";", to: &writer)
    write(decoration, "text-decoration:", ";", to: &writer)
    if writer.count > start { writer.drop(to: writer.count - 1) }
    writer.append(markup: "}")
  }

  /// Writes its attributes, in the light colours of a theme.
  func writeAttributes(_ theme: Theme, current: Theme.Role, to writer: inout TextBuffer) {
    writeColor(" fill=\"", fill, theme, current, to: &writer)
    writeColor(" stroke=\"", stroke, theme, current, to: &writer)
    write(strokeWidth, " stroke-width=\"", "\"", to: &writer)
    write(dashes, " stroke-dasharray=\"", "\"", to: &writer)
    write(fillOpacity, " fill-opacity=\"", "\"", to: &writer)
    write(fontSize, " font-size=\"", "\"", to: &writer)
    if isBold { writer.append(markup: " font-weight=\"700\"") }
    if isItalic { writer.append(markup: " font-style=\"italic\"") }
    if isMonospaced {
      writer.append(markup: " font-family=\"Menlo,Consolas,DejaVu Sans Mono,monospace\"")
    }
    write(anchor, " text-anchor=\"", "\"", to: &writer)
    write(decoration, " text-decoration=\"", "\"", to: &writer)
  }

  private func writeValue(_ key: StaticString, _ paint: Paint?, to writer: inout TextBuffer) {
    guard let paint else { return }
    writer.append(markup: key)
    paint.writeValue(to: &writer)
    writer.append(markup: ";")
  }

  private func writeColor(
    _ key: StaticString, _ paint: Paint?, _ theme: Theme, _ current: Theme.Role,
    to writer: inout TextBuffer
  ) {
    guard let paint else { return }
    writer.append(markup: key)
    paint.writeColor(theme, current: current, to: &writer)
    writer.append(markup: "\"")
  }

  private func write(
    _ value: StaticString?, _ before: StaticString, _ after: StaticString,
    to writer: inout TextBuffer
  ) {
    guard let value else { return }
    writer.append(markup: before)
    writer.append(markup: value)
    writer.append(markup: after)
  }

  private func write(
    _ value: Int?, _ before: StaticString, _ after: StaticString, to writer: inout TextBuffer
  ) {
    guard let value else { return }
    writer.append(markup: before)
    writer.number(value)
    writer.append(markup: after)
  }
}
