/// The distances of a drawn diagram, in pixels; a grid of four.
enum LayoutMetrics {
  /// Around everything.
  static let padding = 16
  /// Between the heads of neighbouring lifelines.
  static let headGap = 20
  /// From the text of a head to its border.
  static let headInset = 14
  /// The height of a head with one line.
  static let headHeight = 36
  /// What each further line of a head adds.
  static let headLine = 16
  /// The side of an icon in a head, with the gap after it.
  static let iconWidth = 22

  /// Half the width of an activation bar, and the shift of one that stands on another.
  static let halfBar = 4
  /// From the end of an arrow to its label.
  static let labelInset = 8
  /// What a label keeps free before the head of its arrow.
  static let headClearance = 14
  /// From a label down to its arrow.
  static let labelDrop = 4
  /// From an arrow down to the next row.
  static let rowGap = 12
  /// How far the loop of a message to itself stands out, and how high it is.
  static let loopWidth = 22
  static let loopHeight = 16

  /// From the text of a note to its border.
  static let noteInset = 8
  /// Between notes and what is next to them.
  static let noteGap = 8
  /// How wide a note's text may be.
  static let noteWidth = 240
  /// How wide the text of a console line, a warning or an exception may be.
  static let outputWidth = 420

  /// Between a frame and what is in it, for each level.
  static let frameInset = 8
  /// From a lifeline to the border of the innermost frame around it.
  static let frameReach = 20
  /// The height of the row with a frame's operator.
  static let frameHeader = 24

  /// From the text of a badge to its border.
  static let badgeInset = 7
  /// More messages than this, and the heads are repeated at the foot.
  static let footThreshold = 16

  /// The widths of labels that are tried, the widest first, until the diagram is narrow enough.
  static let labelLimits = [300, 216, 152]
  /// The same for diagrams that share the width with others.
  static let narrowLabelLimits = labelLimits + [112]

  /// A label on an arrow.
  static let label = TextStyle(.label, Font(face: .regular, size: 13), lineHeight: 16)
  /// A name at the head of a lifeline.
  static let name = TextStyle(.name, Font(face: .bold, size: 14), lineHeight: 16)
  /// The quieter line under a name.
  static let detail = TextStyle(.detail, Font(face: .regular, size: 12), lineHeight: 16)
  /// A note.
  static let note = TextStyle(.note, Font(face: .regular, size: 12), lineHeight: 16)
  /// The heading of a note, the operator and the condition of a frame.
  static let strong = TextStyle(.strong, Font(face: .bold, size: 12), lineHeight: 16)
  /// What a program printed.
  static let output = TextStyle(.output, Font(face: .monospaced, size: 12), lineHeight: 16)
  /// A turn of the run loop.
  static let small = TextStyle(.small, Font(face: .regular, size: 11), lineHeight: 16)
  /// What is unusual.
  static let badge = TextStyle(.badge, Font(face: .bold, size: 11), lineHeight: 16)
  /// A heading across the diagram.
  static let heading = TextStyle(.heading, Font(face: .bold, size: 13), lineHeight: 16)
  /// The diagram's title.
  static let title = TextStyle(.title, Font(face: .bold, size: 16), lineHeight: 20)
  /// The number of a rule, beside a label.
  static let reference = Font(face: .regular, size: 10)
}

/// How a text is set.
struct TextStyle {
  /// The role of a text, from which the style sheet takes its colour and face.
  enum Role: String { case label, name, detail, note, strong, output, small, badge, heading, title }

  let role: Role
  let font: Font
  let lineHeight: Int

  init(_ role: Role, _ font: Font, lineHeight: Int) {
    self.role = role
    self.font = font
    self.lineHeight = lineHeight
  }

  /// A text in this style, broken where it is wider than a limit.
  func block(_ text: String, limit: Int = .max) -> TextBlock {
    var lines = [text]
    var widths = [font.width(text)]
    // A little over the limit is better than a break inside a short call.
    let limit = limit < 100_000 ? limit * 9 / 8 : limit
    if widths[0] > limit || text.utf8.contains(0x0A) {
      // A limit in the unit of the table, slack included, avoids rounding at every character.
      let mils = min(limit, 100_000) * 100_000 / (font.size * Font.slack)
      lines = LineBreaking(limit: mils).lines(text, ascii: font.mils, other: font.mils)
      widths = lines.map(font.width)
    }
    return TextBlock(style: self, lines: lines, widths: widths)
  }
}

/// A text that has been broken into lines and measured.
struct TextBlock {
  let style: TextStyle
  let lines: [String]
  /// The width of each line.
  var widths: [Int]

  /// The width of the widest line.
  var width: Int { widths.reduce(0, max) }
  /// The height of all lines.
  var height: Int { lines.count * style.lineHeight }
}
