import SourceText

/// The words that a diagram says by itself, for readers of one language; each `{}` is filled in.
public struct DiagramWords: Hashable, Sendable {
  /// One of the things that a diagram says; its raw value is its name in files of words, behind `diagram-`.
  public enum Phrase: String, CaseIterable, Sendable {
    /// A turn of the run loop where it begins: its number, and when, in seconds.
    case turn
    /// Where time passes before a turn: how many seconds.
    case delay
    /// The same inside a sentence.
    case spokenTurn = "spoken-turn"
    /// What happens on another thread, where it begins: its number, and when, in seconds.
    case background
    /// The same inside a sentence.
    case spokenBackground = "spoken-background"
    /// Beside a callback that is called a second time.
    case sentTwice = "sent-twice"
    /// Beside a callback that is called once more.
    case sentOften = "sent-often"
    /// Beside a callback that another should come before.
    case nothingBefore = "nothing-before"
    /// Beside a callback that another should come after.
    case nothingAfter = "nothing-after"
    /// Beside a call that does not come when a claim says.
    case outOfOrder = "out-of-order"
    /// Who sends a message to whom.
    case message
    /// To whom a message goes that comes from outside.
    case messageFromOutside = "message-from-outside"
    /// Who sends a message to itself.
    case messageToItself = "message-to-itself"
    /// What a note is called.
    case note
    /// What a line on the console is called.
    case console
    /// What a warning is called.
    case warning
    /// What an exception is called.
    case exception
    /// What a reference to another diagram is called.
    case reference
    /// Who ends.
    case ends
    /// That one message is not told.
    case untoldOne = "untold-one"
    /// How many messages are not told.
    case untold
    /// That there is nothing to tell.
    case nothing
    /// That nothing differs.
    case same
    /// What is called earlier in some than in others.
    case earlier
    /// What is called later in some than in others.
    case later
    /// A note or another line, no call, that stands earlier in some than in others.
    case standsEarlier = "stands-earlier"
    /// One that stands later in some than in others.
    case standsLater = "stands-later"
    /// How many more change places.
    case moreMoves = "more-moves"
    /// What only some have.
    case only
    /// How many more there are.
    case rest
    /// How something is called.
    case comes
    /// By whom something is called, and where.
    case from
    /// How many more are called by others.
    case moreChanges = "more-changes"
    /// Between the parts of a list.
    case comma
    /// Before the last of them.
    case and

    /// It in English.
    fileprivate var english: String {
      switch self {
      case .turn: "turn {} · {} s"
      case .delay: "{} s later"
      case .spokenTurn: "turn {}, {} s"
      case .background: "turn {} · {} s · background"
      case .spokenBackground: "turn {}, {} s, on another thread"
      case .sentTwice: "called twice"
      case .sentOften: "called {} times"
      case .nothingBefore: "no {} before it"
      case .nothingAfter: "no {} after it"
      case .outOfOrder: "out of order"
      case .message: "{} to {}"
      case .messageFromOutside: "To {}"
      case .messageToItself: "{} to itself"
      case .note: "Note"
      case .console: "Console"
      case .warning: "Warning"
      case .exception: "Exception"
      case .reference: "See"
      case .ends: "{} ends."
      case .untoldOne: "And 1 more message."
      case .untold: "And {} more messages."
      case .nothing: "Nothing happens."
      case .same: "The same calls in the same order."
      case .earlier: "{} is called earlier in {} than in {}."
      case .later: "{} is called later in {} than in {}."
      case .standsEarlier: "{} stands earlier in {} than in {}."
      case .standsLater: "{} stands later in {} than in {}."
      case .moreMoves: "{} more calls change places."
      case .only: "Only {}: {}."
      case .rest: "{} more"
      case .comes: "{} is called {}."
      case .from: "by {} ({})"
      case .moreChanges: "{} more calls have another caller."
      case .comma: ", "
      case .and: " and "
      }
    }
  }

  /// What rules say, by their ids, where it is not to be said in English.
  public var statements: [String: String] = [:]

  /// What is not to be said in English.
  private var translations: [Phrase: String] = [:]

  /// The words of English.
  public init() {}

  /// What is said for a phrase.
  public subscript(phrase: Phrase) -> String {
    get { translations[phrase] ?? phrase.english }
    set { translations[phrase] = newValue }
  }

  /// Writes words with their places filled in, fit for XML.
  static func write(
    _ words: String, _ first: String, _ second: String? = nil, to writer: inout TextBuffer
  ) {
    unsafe forEachPart(of: words, places: second == nil ? 1 : 2) { text, place in
      unsafe writer.escaped(text)
      if let place { writer.escaped(place == 0 ? first : second ?? "") }
    }
  }

  /// Words with their places filled in, one after another.
  static func fill(
    _ words: String, _ first: String, _ second: String? = nil, _ third: String? = nil
  ) -> String {
    var writer = TextBuffer(capacity: 96)
    unsafe forEachPart(of: words, places: second == nil ? 1 : third == nil ? 2 : 3) { text, place in
      unsafe writer.append(text)
      if let place { writer.append(text: (place == 0 ? first : place == 1 ? second : third) ?? "") }
    }
    return writer.text
  }

  /// Calls back with what stands before each place, with the number of that place, and with the rest.
  @inline(__always)
  private static func forEachPart(
    of words: String, places: Int, _ body: (UnsafeBufferPointer<UInt8>, Int?) -> Void
  ) {
    var words = words
    words.withUTF8 { bytes in
      var start = 0
      var place = 0
      for index in bytes.indices where unsafe bytes[index] == UInt8(ascii: "{") {
        guard place < places else { break }
        unsafe body(UnsafeBufferPointer(rebasing: bytes[start..<index]), place)
        place += 1
        start = min(index + 2, bytes.count)
      }
      unsafe body(UnsafeBufferPointer(rebasing: bytes[start...]), nil)
    }
  }
}
