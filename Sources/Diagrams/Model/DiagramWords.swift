/// The words that a diagram says by itself, for readers of one language; each `{}` is filled in.
public struct DiagramWords: Hashable, Sendable {
  /// A turn of the run loop where it begins: its number, and when, in seconds.
  public var turn = "turn {} · {} s"
  /// The same inside a sentence.
  public var spokenTurn = "turn {}, {} s"
  /// Beside a callback that is sent a second time.
  public var sentTwice = "sent twice"
  /// Beside a callback that is sent once more.
  public var sentOften = "sent {} times"
  /// Beside a callback that another should come before.
  public var nothingBefore = "no {} before it"
  /// Beside a callback that another should come after.
  public var nothingAfter = "no {} after it"
  /// Beside a call that does not come when a claim says.
  public var outOfOrder = "out of order"
  /// Who sends a message to whom.
  public var message = "{} to {}"
  /// To whom a message goes that comes from outside.
  public var messageFromOutside = "To {}"
  /// Who sends a message to itself.
  public var messageToItself = "{} to itself"
  /// What a note is called.
  public var note = "Note"
  /// What a line on the console is called.
  public var console = "Console"
  /// What a warning is called.
  public var warning = "Warning"
  /// What an exception is called.
  public var exception = "Exception"
  /// Who ends.
  public var ends = "{} ends."
  /// That one message is not told.
  public var untoldOne = "And 1 more message."
  /// How many messages are not told.
  public var untold = "And {} more messages."
  /// That there is nothing to tell.
  public var nothing = "Nothing happens."
  /// That nothing differs.
  public var same = "The same calls in the same order."
  /// What comes earlier in some than in others.
  public var earlier = "{} comes earlier in {} than in {}."
  /// What comes later in some than in others.
  public var later = "{} comes later in {} than in {}."
  /// How many more change places.
  public var moreMoves = "{} more calls change places."
  /// What only some have.
  public var only = "Only {}: {}."
  /// How many more there are.
  public var rest = "{} more"
  /// How something comes.
  public var comes = "{} comes {}."
  /// From whom something comes, and where.
  public var from = "from {} ({})"
  /// How many more come from others.
  public var moreChanges = "{} more calls come from others."
  /// Between the parts of a list.
  public var comma = ", "
  /// Before the last of them.
  public var and = " and "
  /// What rules say, by their ids, where it is not to be said in English.
  public var statements: [String: String] = [:]

  /// The words of English.
  public init() {}

  /// Words with their places filled in, one after another.
  static func fill(_ words: String, _ values: String...) -> String {
    var writer = ByteWriter(capacity: 2 * words.utf8.count + 32)
    var filled = 0
    var isInPlace = false
    for byte in words.utf8 {
      if isInPlace {
        isInPlace = false
      } else if byte == UInt8(ascii: "{"), filled < values.count {
        writer.verbatim(values[filled])
        filled += 1
        isInPlace = true
      } else {
        writer.byte(byte)
      }
    }
    return writer.text
  }
}
