extension SequenceDiagram {
  /// An arrow from one lifeline to another, to itself, or from or to the world outside.
  ///
  /// It is handed on many times before it is drawn, so its parts are shared until one of them is set.
  public struct Message: Sendable {
    /// Where an arrow begins or ends.
    public enum End: Hashable, Sendable {
      /// At a lifeline, by index.
      case lifeline(Int)
      /// At the left edge.
      case left
      /// At the right edge.
      case right
      /// Nowhere in particular: at a dot close to the other end.
      case nowhere
    }

    /// How an end of an arrow is drawn.
    public enum Head: String, Sendable {
      /// A plain line.
      case none
      /// A filled triangle: a call that is waited for.
      case filled
      /// Two strokes: a message that is not waited for.
      case open
      /// A cross: a message that does not arrive.
      case cross
      /// The upper half of a filled head.
      case upperHalf
      /// The lower half of a filled head.
      case lowerHalf
      /// The upper stroke of an open head.
      case upperStroke
      /// The lower stroke of an open head.
      case lowerStroke
    }

    /// Where it comes from.
    public var from: End {
      get { parts.from }
      set { own().from = newValue }
    }
    /// Where it goes to.
    public var to: End {
      get { parts.to }
      set { own().to = newValue }
    }
    /// What is written on it.
    public var label: String {
      get { parts.label }
      set { own().label = newValue }
    }
    /// Whether its line is dashed, as a reply's is.
    public var isDashed: Bool {
      get { parts.isDashed }
      set { own().isDashed = newValue }
    }
    /// The head where it arrives.
    public var head: Head {
      get { parts.head }
      set { own().head = newValue }
    }
    /// The head where it leaves.
    public var tail: Head {
      get { parts.tail }
      set { own().tail = newValue }
    }
    /// Whether it leaves at a circle on its lifeline.
    public var startsAtCircle: Bool {
      get { parts.startsAtCircle }
      set { own().startsAtCircle = newValue }
    }
    /// Whether it arrives at a circle on its lifeline.
    public var endsAtCircle: Bool {
      get { parts.endsAtCircle }
      set { own().endsAtCircle = newValue }
    }
    /// Whether the receiver is busy from here to its `deactivate`.
    public var activates: Bool {
      get { parts.activates }
      set { own().activates = newValue }
    }
    /// Whether the receiver begins with it.
    public var creates: Bool {
      get { parts.creates }
      set { own().creates = newValue }
    }
    /// Its number, where messages are numbered.
    public var number: String? {
      get { parts.number }
      set { own().number = newValue }
    }
    /// What is unusual about it, in a few words.
    public var badge: String? {
      get { parts.badge }
      set { own().badge = newValue }
    }
    /// How parts of its label look, and where they lead.
    public var runs: [TextRun] {
      get { parts.runs }
      set { own().runs = newValue }
    }
    /// The colour that its source asks for, as CSS writes it; it is drawn in the one next to it.
    public var color: String? {
      get { parts.color }
      set { own().color = newValue }
    }
    /// Whether it is sent at the same time as the message before it, and is drawn beside it where both
    /// have room.
    public var isParallel: Bool {
      get { parts.isParallel }
      set { own().isParallel = newValue }
    }
    /// The call that it stands for.
    public var call: CallDetail? {
      get { parts.call }
      set { own().call = newValue }
    }

    private var parts: Parts

    /// Creates a message.
    public init(from: End, to: End, _ label: String) {
      parts = Parts(from: from, to: to, label)
    }

    /// A message that stands for a call.
    init(from: End, to: End, _ label: String, badge: String?, call: CallDetail) {
      parts = Parts(from: from, to: to, label)
      parts.badge = badge
      parts.call = call
    }

    /// The parts, where no other message has them.
    private mutating func own() -> Parts {
      if !isKnownUniquelyReferenced(&parts) { parts = Parts(parts) }
      return parts
    }

    /// Whether it goes from a lifeline to itself.
    public var isToItself: Bool { from == to }
  }

  /// What a message is made of; set only by the one message that has it.
  private final class Parts: @unchecked Sendable {
    var from: Message.End
    var to: Message.End
    var label: String
    var isDashed = false
    var head = Message.Head.filled
    var tail = Message.Head.none
    var startsAtCircle = false
    var endsAtCircle = false
    var activates = false
    var creates = false
    var number: String?
    var badge: String?
    var call: CallDetail?
    var runs: [TextRun] = []
    var color: String?
    var isParallel = false

    init(from: Message.End, to: Message.End, _ label: String) {
      self.from = from
      self.to = to
      self.label = label
    }

    init(_ other: Parts) {
      from = other.from
      to = other.to
      label = other.label
      isDashed = other.isDashed
      head = other.head
      tail = other.tail
      startsAtCircle = other.startsAtCircle
      endsAtCircle = other.endsAtCircle
      activates = other.activates
      creates = other.creates
      number = other.number
      badge = other.badge
      call = other.call
      runs = other.runs
      color = other.color
      isParallel = other.isParallel
    }
  }
}
