public import Tracing

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
    /// The call that it stands for.
    public var call: CallDetail?

    /// Creates a message.
    public init(from: End, to: End, _ label: String) {
      self.from = from
      self.to = to
      self.label = label
    }

    /// Whether it goes from a lifeline to itself.
    public var isToItself: Bool { from == to }
  }

  /// What a trace knows of a message beyond what is drawn; immutable, so that messages share it.
  public final class CallDetail: Sendable {
    /// The name of who receives it.
    public let receiver: String
    /// The call without its receiver.
    public let message: String
    /// The language of the call.
    public let spelling: Spelling
    /// The name of who sent it.
    public let caller: String
    /// The turn of the run loop and the virtual time.
    public let turn: Turn
    /// The rule by which UIKit sent it, as an index into the diagram's rules; nil when the program
    /// sent it.
    public let rule: Int?
    /// Whether an implementation of the program's received it.
    public let isOverridden: Bool
    /// The statement that was running: which text, and UTF-8 offsets in it.
    public let source: (index: Int, lower: Int, upper: Int)?

    /// Creates a detail.
    public init(
      receiver: String, message: String, spelling: Spelling = .swift, caller: String, turn: Turn,
      rule: Int? = nil, isOverridden: Bool = false,
      source: (index: Int, lower: Int, upper: Int)? = nil
    ) {
      self.receiver = receiver
      self.message = message
      self.spelling = spelling
      self.caller = caller
      self.turn = turn
      self.rule = rule
      self.isOverridden = isOverridden
      self.source = source
    }

    /// The whole call, with its receiver.
    public var text: String {
      spelling == .swift ? "\(receiver).\(message)" : "[\(receiver) \(message)]"
    }

    /// Writes the whole call.
    func write(to writer: inout ByteWriter) {
      if spelling == .objectiveC { writer.raw("[") }
      writer.escaped(receiver)
      writer.raw(spelling == .swift ? "." : " ")
      writer.escaped(message)
      if spelling == .objectiveC { writer.raw("]") }
    }
  }

  /// A text at a lifeline, or across several.
  public struct Note: Sendable {
    /// What is said by it, and so how it looks.
    public enum Kind: String, Sendable {
      /// A remark of the author's.
      case remark
      /// A line that the program printed.
      case console
      /// A warning of UIKit's.
      case warning
      /// An exception.
      case exception
    }

    /// Where it stands.
    public enum Place: Hashable, Sendable {
      /// To the left of a lifeline.
      case left(Int)
      /// To the right of a lifeline.
      case right(Int)
      /// Over lifelines, from the first to the last.
      case over(Int, Int)
      /// At the left edge.
      case edge
    }

    /// What is said by it.
    public var kind: Kind
    /// Where it stands.
    public var place: Place
    /// A first line that stands out, such as an exception's name.
    public var heading: String?
    /// What it says; line feeds break it.
    public var text: String
    /// The rule behind it, as an index into the diagram's rules.
    public var rule: Int?
    /// Its number, where it is one at the message that follows it, and is written below the diagram.
    public var number: Int?
    /// The statement that was running: which text, and UTF-8 offsets in it.
    public var source: (index: Int, lower: Int, upper: Int)?

    /// Creates a note.
    public init(_ kind: Kind = .remark, at place: Place, heading: String? = nil, _ text: String) {
      self.kind = kind
      self.place = place
      self.heading = heading
      self.text = text
    }
  }
}
