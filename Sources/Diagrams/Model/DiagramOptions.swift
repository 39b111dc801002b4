public import CallTrace

/// What of a trace a diagram shows, and how it is spelt.
public struct DiagramOptions: Sendable {
  /// The levels whose messages are shown.
  public var levels: Set<MessageSelector.Level>
  /// The spelling of the calls.
  public var spelling: Spelling
  /// The diagram's title.
  public var title: String?
  /// The address of the page of rules; a message links to `rulePage#id-of-its-rule`.
  public var rulePage: String?
  /// What the diagram says by itself.
  public var words: DiagramWords
  /// Whether the author's notes are numbers at the calls they are about, and are written below.
  public var numbersNotes = false
  /// What the program's headings and notes are called where it is not what the program says, such as
  /// their translations.
  public var marks: [String: String] = [:]
  /// The events that do not come when a claim says, by the version of iOS; their calls are marked.
  public var misplaced: [Int: Set<Int>] = [:]

  /// Creates options; by default what a reader of the lifecycle asks first.
  public init(
    levels: Set<MessageSelector.Level> = [.appearance, .containment, .console],
    spelling: Spelling = .swift, title: String? = nil, rulePage: String? = nil,
    words: DiagramWords = DiagramWords()
  ) {
    self.levels = levels
    self.spelling = spelling
    self.title = title
    self.rulePage = rulePage
    self.words = words
  }
}
