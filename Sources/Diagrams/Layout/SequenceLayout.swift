/// A diagram with a place for everything: whole pixels, nothing over anything else.
///
/// It is pure geometry. The SVG renderer writes it down; tests read its boxes.
struct SequenceLayout {
  /// The head of a lifeline, or its repetition at the foot.
  struct Head {
    var lifeline: Int
    var box: Box
    var name: PlacedText
    var detail: PlacedText?
    /// The left edge of the icon, where there is one.
    var icon: Int?
    /// Where its lifeline stands, if others stand above or below it too: it points to its own.
    var pointer: Int?
  }

  /// An activation bar, by its middle.
  struct Bar: Hashable {
    var x: Int
    var top: Int
    var bottom: Int
    /// How many others it stands on.
    var level: Int
    /// Where its sides are seen: not beside a text that crosses it.
    var sides: [Range<Int>]
  }

  /// A vertical line.
  struct Upright: Hashable {
    var x: Int
    var top: Int
    var bottom: Int
  }

  /// A message.
  struct Arrow {
    /// Its index among the diagram's items.
    var item: Int
    /// Where it leaves and arrives.
    var start: Int
    var end: Int
    /// Its height; for a message to itself, the height at which it leaves.
    var y: Int
    /// How high the loop of a message to itself is; otherwise zero.
    var loop: Int
    var label: PlacedText
    var badge: PlacedText?
  }

  /// A text at a lifeline.
  struct NoteBox {
    /// Its index among the diagram's items.
    var item: Int
    var box: Box
    var heading: PlacedText?
    var text: PlacedText
  }

  /// A line across the diagram with a text in it.
  struct Rule {
    var item: Int
    var text: PlacedText
    var y: Int
  }

  /// A frame around some rows.
  struct FrameBox {
    var kind: SequenceDiagram.Frame.Kind
    /// Its index among the diagram's items.
    var item: Int
    var box: Box
    var tag: PlacedText?
    var condition: PlacedText?
    /// The dividers inside it, with what is written at them.
    var sections: [(y: Int, condition: PlacedText)]
  }

  /// Neighbouring lifelines under a heading.
  struct GroupBand {
    var group: Int
    var box: Box
    var title: PlacedText
  }

  /// A row, in the order of the items.
  enum Row {
    case arrow(Arrow)
    case note(NoteBox)
    case divider(Rule)
    case turn(Rule)
    case delay(PlacedText)
    case end(x: Int, y: Int)
  }

  /// The texts that the blocks are of.
  var texts: TextStore
  /// How many messages there are.
  var messageCount: Int
  /// Whether heads and labels stand on rows of their own.
  var isNarrow = false
  /// What is seen of the plane.
  var bounds = Box(x: 0, y: 0, width: 0, height: 0)
  /// What is left free around everything.
  var padding: Int { isNarrow ? LayoutMetrics.narrowPadding : LayoutMetrics.padding }
  var title: PlacedText?
  var heads: [Head] = []
  /// The top and the bottom of the heads that stand at the top.
  var headTop = 0
  var headBottom = 0
  var feet: [Head] = []
  var groups: [GroupBand] = []
  /// The lifelines, cut where a text crosses them.
  var rails: [Upright] = []
  /// The parts of lifelines along which time passes.
  var dottedRails: [Upright] = []
  /// The activation bars; those of a lifeline one after the other, outer ones first.
  var bars: [Bar] = []
  var frames: [FrameBox] = []
  var rows: [Row] = []
  /// The numbered notes at the foot: the index of each among the diagram's items, and its text.
  var notes: [(item: Int, text: PlacedText)] = []
  /// The links at the foot, of lifelines that have several: whose each is, which of its links, its text.
  var links: [(lifeline: Int, link: Int, text: PlacedText)] = []
  /// The rules at the foot, each with its number.
  var legend: [PlacedText] = []

  /// A layout of some texts, in which nothing has a place yet, with room for some rows.
  init(texts: TextStore, messageCount: Int, capacity: Int) {
    self.texts = texts
    self.messageCount = messageCount
    rows.reserveCapacity(capacity)
  }
}

extension SequenceLayout {
  /// Calls back with every text, in drawing order.
  func forEachText(_ body: (PlacedText) -> Void) {
    if let title { body(title) }
    for heads in [heads, feet] {
      for head in heads {
        body(head.name)
        if let detail = head.detail { body(detail) }
      }
    }
    for group in groups { body(group.title) }
    for frame in frames {
      if let tag = frame.tag { body(tag) }
      if let condition = frame.condition { body(condition) }
      for section in frame.sections { body(section.condition) }
    }
    for row in rows { Self.forEachText(of: row, body) }
    for note in notes { body(note.text) }
    for link in links { body(link.text) }
    for entry in legend { body(entry) }
  }

  private static func forEachText(of row: Row, _ body: (PlacedText) -> Void) {
    switch row {
    case .arrow(let arrow):
      body(arrow.label)
      if let badge = arrow.badge { body(badge) }
    case .note(let note):
      if let heading = note.heading { body(heading) }
      body(note.text)
    case .divider(let rule), .turn(let rule): body(rule.text)
    case .delay(let text): body(text)
    case .end: return
    }
  }
}
