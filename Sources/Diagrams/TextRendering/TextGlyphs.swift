/// The characters that a text diagram is drawn with.
struct TextGlyphs: Sendable {
  var rail: Unicode.Scalar
  var bar: Unicode.Scalar
  var dots: Unicode.Scalar
  var line: Unicode.Scalar
  var dashed: Unicode.Scalar
  var double: Unicode.Scalar
  /// A rail from which an arrow leaves to the right, or to the left.
  var railToRight: Unicode.Scalar
  var railToLeft: Unicode.Scalar
  var barToRight: Unicode.Scalar
  var barToLeft: Unicode.Scalar
  /// A rail or a bar that a line crosses.
  var railCrossed: Unicode.Scalar
  var barCrossed: Unicode.Scalar
  /// The heads of arrows, to the right and to the left.
  var filled: (right: Unicode.Scalar, left: Unicode.Scalar)
  var open: (right: Unicode.Scalar, left: Unicode.Scalar)
  var cross: Unicode.Scalar
  var dot: Unicode.Scalar
  /// The corners of a loop: above and below.
  var loop: (top: Unicode.Scalar, bottom: Unicode.Scalar)
  /// The corners of a box: top left, top right, bottom left, bottom right.
  var box: [Unicode.Scalar]
  var strongBox: [Unicode.Scalar]
  var strongLine: Unicode.Scalar
  var strongRail: Unicode.Scalar
  /// Where a lifeline leaves its head.
  var headJoint: Unicode.Scalar
  /// Where a dashed line meets the border of a frame.
  var borderLeft: Unicode.Scalar
  var borderRight: Unicode.Scalar
  /// What stands before a warning, a badge, a console line.
  var warning: String
  var console: String

  /// What a line becomes where it crosses a lifeline or a bar.
  var crossings: [(upright: TextCell, crossed: TextCell)] {
    [(TextCell(rail), TextCell(railCrossed)), (TextCell(bar), TextCell(barCrossed))]
  }

  /// Box drawing.
  static let unicode = TextGlyphs(
    rail: "│", bar: "┃", dots: "┊", line: "─", dashed: "╌", double: "═", railToRight: "├",
    railToLeft: "┤", barToRight: "┠", barToLeft: "┨", railCrossed: "┼", barCrossed: "╂",
    filled: ("▶", "◀"), open: (">", "<"), cross: "✗", dot: "●",
    loop: ("╮", "╯"), box: ["┌", "┐", "└", "┘"], strongBox: ["╔", "╗", "╚", "╝"], strongLine: "═",
    strongRail: "║", headJoint: "┬", borderLeft: "├", borderRight: "┤",
    warning: "⚠ ", console: "! ")

  /// Nothing but ASCII.
  static let ascii = TextGlyphs(
    rail: "|", bar: "#", dots: ":", line: "-", dashed: ".", double: "=", railToRight: "|",
    railToLeft: "|", barToRight: "#", barToLeft: "#", railCrossed: "|", barCrossed: "#",
    filled: (">", "<"), open: (">", "<"), cross: "x", dot: "o",
    loop: (".", "'"), box: ["+", "+", "+", "+"], strongBox: ["*", "*", "*", "*"], strongLine: "=",
    strongRail: "|", headJoint: "+", borderLeft: "+", borderRight: "+",
    warning: "(!) ", console: "! ")
}
