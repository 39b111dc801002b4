import SourceText

/// The words that a diagram says by itself, for readers of one language; each `{}` is filled in.
///
/// They stand in one array, because every diagram has them and they are copied along with it.
public struct DiagramWords: Hashable, Sendable {
  /// A turn of the run loop where it begins: its number, and when, in seconds.
  public var turn: String {
    get { self[.turn] }
    set { self[.turn] = newValue }
  }
  /// Where time passes before a turn: how many seconds.
  public var delay: String {
    get { self[.delay] }
    set { self[.delay] = newValue }
  }
  /// The same inside a sentence.
  public var spokenTurn: String {
    get { self[.spokenTurn] }
    set { self[.spokenTurn] = newValue }
  }
  /// What happens on another thread, where it begins: its number, and when, in seconds.
  public var background: String {
    get { self[.background] }
    set { self[.background] = newValue }
  }
  /// The same inside a sentence.
  public var spokenBackground: String {
    get { self[.spokenBackground] }
    set { self[.spokenBackground] = newValue }
  }
  /// Beside a callback that is sent a second time.
  public var sentTwice: String {
    get { self[.sentTwice] }
    set { self[.sentTwice] = newValue }
  }
  /// Beside a callback that is sent once more.
  public var sentOften: String {
    get { self[.sentOften] }
    set { self[.sentOften] = newValue }
  }
  /// Beside a callback that another should come before.
  public var nothingBefore: String {
    get { self[.nothingBefore] }
    set { self[.nothingBefore] = newValue }
  }
  /// Beside a callback that another should come after.
  public var nothingAfter: String {
    get { self[.nothingAfter] }
    set { self[.nothingAfter] = newValue }
  }
  /// Beside a call that does not come when a claim says.
  public var outOfOrder: String {
    get { self[.outOfOrder] }
    set { self[.outOfOrder] = newValue }
  }
  /// Who sends a message to whom.
  public var message: String {
    get { self[.message] }
    set { self[.message] = newValue }
  }
  /// To whom a message goes that comes from outside.
  public var messageFromOutside: String {
    get { self[.messageFromOutside] }
    set { self[.messageFromOutside] = newValue }
  }
  /// Who sends a message to itself.
  public var messageToItself: String {
    get { self[.messageToItself] }
    set { self[.messageToItself] = newValue }
  }
  /// What a note is called.
  public var note: String {
    get { self[.note] }
    set { self[.note] = newValue }
  }
  /// What a line on the console is called.
  public var console: String {
    get { self[.console] }
    set { self[.console] = newValue }
  }
  /// What a warning is called.
  public var warning: String {
    get { self[.warning] }
    set { self[.warning] = newValue }
  }
  /// What an exception is called.
  public var exception: String {
    get { self[.exception] }
    set { self[.exception] = newValue }
  }
  /// What a reference to another diagram is called.
  public var reference: String {
    get { self[.reference] }
    set { self[.reference] = newValue }
  }
  /// Who ends.
  public var ends: String {
    get { self[.ends] }
    set { self[.ends] = newValue }
  }
  /// That one message is not told.
  public var untoldOne: String {
    get { self[.untoldOne] }
    set { self[.untoldOne] = newValue }
  }
  /// How many messages are not told.
  public var untold: String {
    get { self[.untold] }
    set { self[.untold] = newValue }
  }
  /// That there is nothing to tell.
  public var nothing: String {
    get { self[.nothing] }
    set { self[.nothing] = newValue }
  }
  /// That nothing differs.
  public var same: String {
    get { self[.same] }
    set { self[.same] = newValue }
  }
  /// What comes earlier in some than in others.
  public var earlier: String {
    get { self[.earlier] }
    set { self[.earlier] = newValue }
  }
  /// What comes later in some than in others.
  public var later: String {
    get { self[.later] }
    set { self[.later] = newValue }
  }
  /// How many more change places.
  public var moreMoves: String {
    get { self[.moreMoves] }
    set { self[.moreMoves] = newValue }
  }
  /// What only some have.
  public var only: String {
    get { self[.only] }
    set { self[.only] = newValue }
  }
  /// How many more there are.
  public var rest: String {
    get { self[.rest] }
    set { self[.rest] = newValue }
  }
  /// How something comes.
  public var comes: String {
    get { self[.comes] }
    set { self[.comes] = newValue }
  }
  /// From whom something comes, and where.
  public var from: String {
    get { self[.from] }
    set { self[.from] = newValue }
  }
  /// How many more come from others.
  public var moreChanges: String {
    get { self[.moreChanges] }
    set { self[.moreChanges] = newValue }
  }
  /// Between the parts of a list.
  public var comma: String {
    get { self[.comma] }
    set { self[.comma] = newValue }
  }
  /// Before the last of them.
  public var and: String {
    get { self[.and] }
    set { self[.and] = newValue }
  }
  /// What rules say, by their ids, where it is not to be said in English.
  public var statements: [String: String] = [:]

  private var phrases = english

  /// The words of English.
  public init() {}

  /// A phrase, by its place in the array.
  private enum Phrase: Int {
    case turn, delay, spokenTurn, sentTwice, sentOften, nothingBefore, nothingAfter, outOfOrder,
      message,
      messageFromOutside, messageToItself, note, console, warning, exception, ends, untoldOne,
      untold, nothing, same, earlier, later, moreMoves, only, rest, comes, from, moreChanges,
      comma, and, background, spokenBackground, reference
  }

  /// The phrases of English, in their order.
  private static let english = [
    "turn {} · {} s", "{} s later", "turn {}, {} s", "sent twice", "sent {} times",
    "no {} before it",
    "no {} after it", "out of order", "{} to {}", "To {}", "{} to itself", "Note", "Console",
    "Warning", "Exception", "{} ends.", "And 1 more message.", "And {} more messages.",
    "Nothing happens.", "The same calls in the same order.", "{} comes earlier in {} than in {}.",
    "{} comes later in {} than in {}.", "{} more calls change places.", "Only {}: {}.", "{} more",
    "{} comes {}.", "from {} ({})", "{} more calls come from others.", ", ", " and ",
    "turn {} · {} s · background", "turn {}, {} s, on another thread", "See",
  ]

  private subscript(phrase: Phrase) -> String {
    get { phrases[phrase.rawValue] }
    set { phrases[phrase.rawValue] = newValue }
  }

  /// Writes words with their places filled in, fit for XML.
  static func write(
    _ words: String, _ first: String, _ second: String? = nil, to writer: inout TextBuffer
  ) {
    forEachPart(of: words, places: second == nil ? 1 : 2) { text, place in
      writer.escaped(text)
      if let place { writer.escaped(place == 0 ? first : second ?? "") }
    }
  }

  /// Words with their places filled in, one after another.
  static func fill(
    _ words: String, _ first: String, _ second: String? = nil, _ third: String? = nil
  ) -> String {
    var writer = TextBuffer(capacity: 96)
    forEachPart(of: words, places: second == nil ? 1 : third == nil ? 2 : 3) { text, place in
      writer.append(text)
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
      for index in bytes.indices where bytes[index] == UInt8(ascii: "{") {
        guard place < places else { break }
        body(UnsafeBufferPointer(rebasing: bytes[start..<index]), place)
        place += 1
        start = min(index + 2, bytes.count)
      }
      body(UnsafeBufferPointer(rebasing: bytes[start...]), nil)
    }
  }
}
