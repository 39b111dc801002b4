extension SequenceDiagram {
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
      /// Another diagram, which goes on where this one refers to it.
      case reference
    }

    /// The outline of a remark.
    public enum Shape: String, Sendable {
      /// A sheet with a folded corner.
      case sheet
      /// A plain rectangle.
      case rectangle
      /// A box with pointed sides, as a condition or a state has it.
      case hexagon
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
    /// How parts of the text look, and where they lead.
    public var runs: [TextRun] = []
    /// The outline of a remark.
    public var shape = Shape.sheet
    /// The colour that its source asks for, as CSS writes it; it is drawn in the tint next to it.
    public var color: String?
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
