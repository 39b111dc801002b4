extension SequenceDiagram {
  /// An arrow from one lifeline to another, to itself, or from or to the world outside.
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
    public var from: End
    /// Where it goes to.
    public var to: End
    /// What is written on it.
    public var label: String
    /// Whether its line is dashed, as a reply's is.
    public var isDashed = false
    /// The head where it arrives.
    public var head = Head.filled
    /// The head where it leaves.
    public var tail = Head.none
    /// Whether it leaves at a circle on its lifeline.
    public var startsAtCircle = false
    /// Whether it arrives at a circle on its lifeline.
    public var endsAtCircle = false
    /// Whether the receiver is busy from here to its `deactivate`.
    public var activates = false
    /// Whether the receiver begins with it.
    public var creates = false
    /// Its number, where messages are numbered.
    public var number: String?
    /// What is unusual about it, in a few words.
    public var badge: String?
    /// How parts of its label look, and where they lead.
    public var runs: [TextRun] = []
    /// The colour that its source asks for, as CSS writes it; it is drawn in the one next to it.
    public var color: String?
    /// Whether it is sent at the same time as the message before it, and is drawn beside it where both
    /// have room.
    public var isParallel = false
    /// The call that it stands for.
    public var call: CallDetail?

    /// Creates a message.
    public init(from: End, to: End, _ label: String) {
      self.from = from
      self.to = to
      self.label = label
    }

    /// A message that stands for a call.
    init(from: End, to: End, _ label: String, badge: String?, call: CallDetail) {
      self.init(from: from, to: to, label)
      self.badge = badge
      self.call = call
    }

    /// Whether it goes from a lifeline to itself.
    public var isToItself: Bool { from == to }
  }
}
