/// How wide the texts of a layout may be before they are broken.
struct TextLimits {
  private typealias Metrics = LayoutMetrics

  /// The label of an arrow.
  var label: Int
  /// A remark of the author's.
  var remark = LayoutMetrics.noteWidth
  /// A console line, a warning or an exception.
  var output = LayoutMetrics.outputWidth
  /// What stands over several lifelines, whatever room these leave.
  private(set) var spanning = Int.max
  /// The room between the edges of a narrow drawing; nil where the columns make what room is needed.
  private(set) var room: Int?
  /// How much of it the frames take that stand in each other.
  private var frames = 0

  /// Those of a drawing whose columns make room for labels.
  init(label: Int) { self.label = label }

  /// Those of a narrow drawing, in which every text has the room between the edges, of which each frame
  /// takes some: it is wider than asked for where that would leave next to nothing.
  init(_ diagram: borrowing SequenceDiagram, room: Int) {
    var depth = 0
    var deepest = 0
    var number = ""
    for item in diagram.items {
      switch item {
      case .open:
        depth += 1
        deepest = max(deepest, depth)
      case .close: depth -= 1
      case .message(let message):
        if let own = message.number, own.utf8.count > number.utf8.count { number = own }
      default: continue
      }
    }
    let frames = 2 * deepest * Metrics.frameInset
    let numberWidth = number.isEmpty ? 0 : Metrics.label.font.width(number + "  ")
    let reference = Metrics.referenceGap + Metrics.referenceWidth(100)
    let inside = max(room - frames, Metrics.narrowestRoom + numberWidth)
    label = Self.limit(inside - reference)
    let note = Self.limit(inside - 2 * Metrics.noteInset - Metrics.noteFold)
    spanning = note
    remark = min(remark, note)
    output = min(output, note)
    self.room = inside + frames
    self.frames = frames
  }

  /// How wide the condition of a frame may be, beside its operator.
  func condition(beside tag: Int) -> Int {
    guard let room else { return label }
    return Self.limit(room - frames - tag - Metrics.headerInsets)
  }

  /// The limit of texts that must not be wider than some room: a break allows a little more than its
  /// limit.
  static func limit(_ room: Int) -> Int { room * 8 / 9 }
}
