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

  /// How wide the title of a group may be where its lifelines need less.
  static let groupWidth = 300

  /// Half the width of an activation bar, and the shift of one that stands on another.
  static let halfBar = 4
  /// From the end of an arrow to its label.
  static let labelInset = 8
  /// What a label keeps free before the head of its arrow.
  static let headClearance = 14
  /// From a label down to its arrow.
  static let labelDrop = 4
  /// The length of an arrow from nowhere to a lifeline.
  static let foundReach = 40
  /// From an arrow down to the next row.
  static let rowGap = 12
  /// How far the loop of a message to itself stands out, and how high it is.
  static let loopWidth = 22
  static let loopHeight = 16

  /// From the text of a note to its border.
  static let noteInset = 8
  /// Between notes and what is next to them.
  static let noteGap = 8
  /// What the folded corner of a note keeps free.
  static let noteFold = 4
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
  /// How wide the name of a frame may be in its corner.
  static let frameTag = 180
  /// What the header of a frame takes beside its texts.
  static let headerInsets = 40

  /// What a turn of the run loop takes at least.
  static let turnWidth = 140

  /// From the text of a badge to its border.
  static let badgeInset = 7
  /// More messages than this, and the heads are repeated at the foot.
  static let footThreshold = 16
  /// More messages than this, and a drawing is higher than a screen: pages show it in parts.
  static let partsThreshold = 28
  /// A frame with fewer messages is not worth folding.
  static let foldThreshold = 6
  /// How deep calls fold inside calls.
  static let foldDepth = 4

  /// Around a narrow drawing.
  static let narrowPadding = 8
  /// What its texts have at least.
  static let narrowestRoom = 160
  /// Between the lifelines of a narrow drawing, at least and at most.
  static let narrowGaps = 40...96
  /// From the text of a narrow head to its border, and between its name and its detail.
  static let narrowHeadInset = 8
  /// From the left border of a narrow head to its lifeline.
  static let narrowHeadReach = 12
  /// Between rows of narrow heads.
  static let narrowHeadGap = 8
  /// How high the pointer is with which a narrow head points to its lifeline, and half its width.
  static let pointer = 5
  /// How wide the title of a group is at least before it is broken in a narrow drawing.
  static let narrowTitle = 96
  /// The length of an arrow from nowhere, or to nowhere, in a narrow drawing.
  static let narrowReach = 28

  /// The widths of labels that are tried, the widest first, until the diagram is narrow enough.
  static let labelLimits = [300, 216, 152]
  /// The same for diagrams that share the width with others.
  static let narrowLabelLimits = labelLimits + [124]

  /// A label on an arrow.
  static let label = TextStyle(Font(face: .regular, size: 13), lineHeight: 16)
  /// A label, and a note, parts of which are bold or in another face.
  static let mixedLabel = TextStyle(Font(face: .mixed, size: 13), lineHeight: 16)
  static let mixedNote = TextStyle(Font(face: .mixed, size: 12), lineHeight: 16)
  /// A name at the head of a lifeline.
  static let name = TextStyle(Font(face: .bold, size: 14), lineHeight: 16)
  /// The quieter line under a name.
  static let detail = TextStyle(Font(face: .regular, size: 12), lineHeight: 16)
  /// A note.
  static let note = TextStyle(Font(face: .regular, size: 12), lineHeight: 16)
  /// The heading of a note, the operator and the condition of a frame.
  static let strong = TextStyle(Font(face: .bold, size: 12), lineHeight: 16)
  /// What a program printed.
  static let output = TextStyle(Font(face: .monospaced, size: 12), lineHeight: 16)
  /// A turn of the run loop.
  static let small = TextStyle(Font(face: .regular, size: 12), lineHeight: 16)
  /// What is unusual.
  static let badge = TextStyle(Font(face: .bold, size: 12), lineHeight: 16)
  /// A heading across the diagram.
  static let heading = TextStyle(Font(face: .bold, size: 13), lineHeight: 16)
  /// The diagram's title.
  static let title = TextStyle(Font(face: .bold, size: 16), lineHeight: 20)
  /// Between a label and the number of a rule.
  static let referenceGap = 2

  /// The width of the number of a rule, whose digits are superior figures.
  static func referenceWidth(_ number: Int) -> Int { number < 10 ? 6 : number < 100 ? 11 : 16 }
}
