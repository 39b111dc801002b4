/// A line of a log as programs print calls on devices: what it says of a receiver and a message.
///
/// | Line | Printed by |
/// | --- | --- |
/// | `a.viewDidLoad`, `a.viewWillAppear(true)` | hand |
/// | `-[A viewWillAppear:]`, `[a viewWillAppear:YES]` | `NSLog(@"%s", __func__)` |
/// | `viewWillAppear(_:) <App.A: 0x7fb1>` | `print(#function, self)` |
/// | `A viewWillAppear(_:)`, `viewDidLoad - A`, `A: viewDidLoad` | `print(type(of: self), #function)` |
/// | `Detail.swift:12 viewDidLoad()`, `[Detail] viewDidLoad()` | loggers that name the file or a category |
/// | `lifeline| 0.35 3 1 App.A#1 viewWillAppear(true)` | the logger for apps |
///
/// What stands before it is passed over: the date, time and process that `NSLog` and `os_log` write, a
/// number in a list, a mark. So are numbers, `true` and `YES`, and the name and line of a file. Around a method of
/// Objective-C with its sign, any words may stand.
struct LogLine {
  /// What a line says.
  enum Reading {
    /// A message, as it is written, and who received it; nil where the line names nobody.
    case call(receiver: String?, message: String)
    /// Two names, of which one is the receiver and one the message.
    case names(String, String)
    /// What UIKit says: a warning or an exception, behind `!`.
    case output(LogOutput)
    /// Something else: the first word that belongs to no call, or an empty text.
    case unreadable(String)
  }

  /// The line as it is written.
  let text: String
  /// Its bytes in the snippet.
  let range: Range<Int>
  /// What it says.
  let reading: Reading

  init(_ line: SnippetLine) {
    text = line.text
    range = line.range
    guard line.text.utf8.first != UInt8(ascii: "!") else {
      reading = .output(LogOutput(String(line.text.dropFirst().drop { $0 == " " })))
      return
    }
    if let record = LogRecord(line.text) {
      reading = .call(receiver: record.className, message: record.message)
    } else {
      let found = LogWords(line.text)
      reading = Self.reading(of: found.words, found.likelyReceiver)
    }
  }

  private static func reading(of words: [LogWords.Word], _ likely: String?) -> Reading {
    // Behind `Detail.swift: viewDidLoad()` stands what else is said.
    if let likely, let first = words.first, first.isCall,
      LogWords.parts(of: first.text).owner == nil
    {
      return .call(receiver: likely, message: first.text)
    }
    let reading = reading(of: words)
    if case .call(nil, let message) = reading { return .call(receiver: likely, message: message) }
    return reading
  }

  private static func reading(of words: [LogWords.Word]) -> Reading {
    // `-[A viewDidLoad]` is a method whatever is said beside it; two of them are not one call.
    if words.count(where: { $0.isSigned }) == 1, let method = words.first(where: { $0.isSigned }),
      case .bracketed(let receiver, let message, _) = method
    {
      return .call(receiver: receiver, message: message)
    }
    if let place = words.firstIndex(where: { $0.isBracketed }),
      case .bracketed(let receiver, let message, _) = words[place]
    {
      // An object's description beside it says the same again.
      if let stray = words.enumerated().first(where: { $0.offset != place && !$0.element.isObject })
      {
        return .unreadable(stray.element.text)
      }
      return .call(receiver: receiver, message: message)
    }
    let calls = words.filter { $0.isCall }
    let explicit = calls.isEmpty ? words.filter { $0.isPath } : calls
    if let first = explicit.first {
      if explicit.count > 1 { return .unreadable(explicit[1].text) }
      let others = words.filter { $0 != first }
      return call(first, beside: others)
    }
    switch words.count {
    case 1:
      return words[0].isObject ? .unreadable("") : .call(receiver: nil, message: words[0].text)
    case 2 where words[0].isObject != words[1].isObject:
      let (object, message) = words[0].isObject ? (words[0], words[1]) : (words[1], words[0])
      return .call(receiver: object.text, message: message.text)
    case 2 where !words[0].isObject: return .names(words[0].text, words[1].text)
    // Two objects, and nothing that one of them was told.
    case 2: return .unreadable(words[1].text)
    case 0: return .unreadable("")
    default: return .unreadable(words[2].text)
    }
  }

  /// A call that is spelt out, with the words that stand beside it: at most a receiver.
  private static func call(_ word: LogWords.Word, beside others: [LogWords.Word]) -> Reading {
    let (owner, message) = LogWords.parts(of: word.text)
    if let owner {
      if let stray = others.first(where: { !$0.isObject }) { return .unreadable(stray.text) }
      return .call(receiver: owner, message: message)
    }
    if others.count == 2, others.allSatisfy({ $0.isCapitalized }) {
      // `A ViewController viewDidLoad()`: which of several of a class it is.
      return .call(receiver: others.map { $0.text }.joined(), message: message)
    }
    if others.count > 1 { return .unreadable(others[1].text) }
    let receiver = others.first.map { $0.isPath ? LogWords.parts(of: $0.text).name : $0.text }
    return .call(receiver: receiver, message: message)
  }
}
