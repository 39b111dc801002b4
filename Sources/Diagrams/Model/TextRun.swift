extension SequenceDiagram {
  /// A part of a text that looks unlike the rest, or leads somewhere.
  public struct TextRun: Hashable, Sendable {
    /// How it looks.
    public struct Style: OptionSet, Hashable, Sendable {
      public let rawValue: UInt8
      public init(rawValue: UInt8) { self.rawValue = rawValue }

      public static let bold = Style(rawValue: 1)
      public static let italic = Style(rawValue: 2)
      public static let monospaced = Style(rawValue: 4)
      public static let underlined = Style(rawValue: 8)
      public static let struck = Style(rawValue: 16)
    }

    /// Where it stands in the text, in UTF-8 offsets.
    public var range: Range<Int>
    /// How it looks.
    public var style: Style
    /// The colour that its source asks for, as CSS writes it; it is drawn in the one next to it.
    public var color: String?
    /// Where it leads.
    public var link: String?

    /// Creates a run.
    public init(_ range: Range<Int>, _ style: Style = [], color: String? = nil, link: String? = nil)
    {
      self.range = range
      self.style = style
      self.color = color
      self.link = link
    }
  }
}
