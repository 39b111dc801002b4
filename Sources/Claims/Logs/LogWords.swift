/// The words of a line of a log that may name a receiver or a message, without what a console writes
/// before them.
struct LogWords {
  /// A word, or what belongs together as one.
  enum Word: Equatable {
    /// A name: `A`, `viewDidLoad`.
    case name(String)
    /// Names with dots between: `a.viewDidLoad`, `App.A`.
    case path(String)
    /// A name with arguments or labels behind it: `viewWillAppear(_:)`.
    case call(String)
    /// `[A viewDidLoad]`; whether `-` or `+` stands before it, as in the name of a method of Objective-C.
    case bracketed(receiver: String, message: String, isSigned: Bool)
    /// The class of an object that is described: `<App.A: 0x7fb1>`.
    case object(String)

    var text: String {
      switch self {
      case .name(let text), .path(let text), .call(let text), .object(let text): text
      case .bracketed(let receiver, let message, _): "[\(receiver) \(message)]"
      }
    }

    /// Whether it is a name that begins with a capital.
    var isCapitalized: Bool {
      if case .name(let name) = self { name.first?.isUppercase == true } else { false }
    }
    /// Whether it is a name that begins small, as those of messages do.
    var isLowercase: Bool {
      if case .name(let name) = self { name.first?.isLowercase == true } else { false }
    }
    var isObject: Bool { if case .object = self { true } else { false } }
    var isPath: Bool { if case .path = self { true } else { false } }
    var isCall: Bool { if case .call = self { true } else { false } }
    var isBracketed: Bool { if case .bracketed = self { true } else { false } }
    var isSigned: Bool { if case .bracketed(_, _, true) = self { true } else { false } }
  }

  private(set) var words: [Word] = []
  /// What stands for the receiver where no word does: the name of a file before the call, `Detail.swift`, or one word
  /// in brackets, `[Detail]`.
  private(set) var likelyReceiver: String?
  private let bytes: [UInt8]
  /// Where the last `>` stands; no description of an object ends behind it.
  private let lastClose: Int
  private var place = 0

  init(_ line: String) {
    // Arrows, dashes and pictures are marks.
    var letters = ""
    for scalar in line.unicodeScalars {
      letters.unicodeScalars.append(scalar.isASCII || scalar.properties.isAlphabetic ? scalar : " ")
    }
    bytes = Array(letters.utf8)
    lastClose = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
    place = LogProcess(in: bytes)?.end ?? 0
    while place < bytes.count, !isAtRemark { readWord() }
    dropRemarks()
    dropVerb()
  }

  /// Levels of a logger, and what is said of the beginning and the end of a method, are no names.
  private mutating func dropRemarks() {
    guard words.count > 2 || likelyReceiver != nil else { return }
    words.removeAll { word in
      if case .name(let name) = word { Self.remarks.contains(name.lowercased()) } else { false }
    }
  }

  private static let remarks: Set<String> = [
    "debug", "info", "default", "verbose", "notice", "warning", "error", "trace", "log", "begin",
    "begins", "start", "starts", "started", "end", "ends", "ended", "enter", "entered", "entering",
    "exit", "leave", "leaving", "line", "invoked", "executed", "fired", "finished",
  ]

  /// `A viewDidLoad called`, and `was called`, say no more than `A viewDidLoad`.
  private mutating func dropVerb() {
    guard words.count > 1, case .name(let verb)? = words.last, verb.lowercased() == "called" else {
      return
    }
    words.removeLast()
    if words.count > 1, words.last == .name("was") || words.last == .name("is") {
      words.removeLast()
    }
  }

  /// The last name of a path, with its arguments, and what stands before it.
  static func parts(of path: String) -> (owner: String?, name: String) {
    let bytes = Array(path.utf8)
    let end = bytes.firstIndex(of: UInt8(ascii: "(")) ?? bytes.count
    guard let dot = bytes[..<end].lastIndex(of: UInt8(ascii: ".")) else { return (nil, path) }
    return (
      String(decoding: bytes[..<dot], as: UTF8.self),
      String(decoding: bytes[(dot + 1)...], as: UTF8.self)
    )
  }

  // MARK: Reading

  /// Whether a dash comes between blanks, once a receiver and a message are read: what stands behind it is said of
  /// them, `A viewDidLoad - for the first time`.
  private var isAtRemark: Bool {
    guard words.count > 1, place > 0, place + 1 < bytes.count,
      bytes[place - 1] == 0x20, bytes[place] == UInt8(ascii: "-"), bytes[place + 1] == 0x20,
      let last = words.last
    else { return false }
    return last.isCall || last.isPath || last.isLowercase
  }

  private mutating func readWord() {
    if let end = endOfIdentifier {
      place = end
      return
    }
    switch bytes[place] {
    case UInt8(ascii: "<"): readObject()
    case UInt8(ascii: "["): readBrackets()
    case let byte where Self.isDigit(byte): skipNumber()
    case let byte where Self.isNamePart(byte): readName()
    default: place += 1
    }
  }

  /// `<App.A: 0x7fb1; frame = …>`; another `<` is a mark.
  private mutating func readObject() {
    let start = place + 1
    var end = start
    while end < bytes.count, Self.isNamePart(bytes[end]) || bytes[end] == UInt8(ascii: ".") {
      end += 1
    }
    guard end > start, end <= lastClose,
      let close = bytes[end...].firstIndex(of: UInt8(ascii: ">"))
    else {
      place += 1
      return
    }
    words.append(.object(Self.parts(of: text(start..<end)).name))
    place = close + 1
  }

  /// `[A viewDidLoad]` or `[A(Category) viewWillAppear:]`; brackets with one word in them are a mark.
  private mutating func readBrackets() {
    let start = place + 1
    var depth = 0
    var end = place
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "[") { depth += 1 }
      if bytes[end] == UInt8(ascii: "]") { depth -= 1 }
      if depth == 0 { break }
      end += 1
    }
    place = min(end + 1, bytes.count)
    guard let blank = bytes[start..<end].firstIndex(of: 0x20) else {
      noteReceiver(text(start..<end))
      return
    }
    var receiver = bytes[start..<blank]
    if let category = receiver.firstIndex(of: UInt8(ascii: "(")) {
      receiver = receiver[..<category]
    }
    let message = bytes[blank..<end].drop { $0 == 0x20 }
    guard !receiver.isEmpty, let first = message.first, Self.isNamePart(first) else { return }
    // `[Line 23]` says where the line was written.
    if message.allSatisfy(Self.isDigit) { return }
    let isSigned = start > 1 && "+-".utf8.contains(bytes[start - 2])
    let owner = Self.parts(of: String(decoding: receiver, as: UTF8.self)).name
    words.append(
      .bracketed(
        receiver: isSigned ? takeReceiver(before: start) ?? owner : owner,
        message: String(decoding: message, as: UTF8.self), isSigned: isSigned))
    if isSigned { skipRemark() }
  }

  /// Takes the class of the object before an arrow, which says more than the class whose method it is:
  /// `Detail ---> -[Base viewDidLoad]`.
  private mutating func takeReceiver(before start: Int) -> String? {
    guard words.count == 1, words[0].isCapitalized, case .name(let name) = words[0],
      bytes[..<start].dropLast(2).last(where: { $0 != 0x20 }) == UInt8(ascii: ">")
    else { return nil }
    words.removeLast()
    return name
  }

  /// Passes over what a logger writes behind the function that it has been called in: `-[A viewDidLoad] - …`,
  /// `(-[A viewDidLoad]): …`.
  private mutating func skipRemark() {
    var next = place
    if next < bytes.count, bytes[next] == UInt8(ascii: ")") { next += 1 }
    let isJoined = next < bytes.count && bytes[next] == UInt8(ascii: ":")
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    guard next < bytes.count, isJoined || bytes[next] == UInt8(ascii: "-"),
      isJoined || next + 1 < bytes.count && bytes[next + 1] == 0x20
    else { return }
    place = bytes.count
  }

  /// Where a UUID or the beginning of one ends: eight hexadecimal digits, and others behind dashes.
  private var endOfIdentifier: Int? {
    func digits(from start: Int) -> Int { bytes[start...].prefix(while: Self.isHexDigit).count }
    guard place == 0 || !Self.isNamePart(bytes[place - 1]), digits(from: place) == 8 else {
      return nil
    }
    var end = place + 8
    while end < bytes.count, bytes[end] == UInt8(ascii: "-") {
      let count = digits(from: end + 1)
      guard count >= 4 else { break }
      end += 1 + count
    }
    let isWhole = end == bytes.count || !Self.isNamePart(bytes[end])
    return end > place + 8 && isWhole ? end : nil
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
  }

  /// A number, a time, a date or an address.
  private mutating func skipNumber() {
    let marks = Array(".:-+/".utf8)
    while place < bytes.count,
      Self.isNamePart(bytes[place])
        || marks.contains(bytes[place]) && place + 1 < bytes.count && Self.isDigit(bytes[place + 1])
    {
      place += 1
    }
  }

  private mutating func readName() {
    let start = place
    var hasDot = false
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "."), place + 1 < bytes.count,
        Self.isNamePart(bytes[place + 1])
      {
        hasDot = true
      } else if !Self.isNamePart(bytes[place]) {
        break
      }
      place += 1
    }
    let name = text(start..<place)
    if hasDot, let ending = Self.sourceEndings.first(where: { name.hasSuffix($0) }) {
      // What is said of a file behind the call is where that stands.
      if words.isEmpty { noteReceiver(String(name.dropLast(ending.utf8.count))) }
      return
    }
    if readSelector(from: start) { return }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "(") else {
      if !Self.values.contains(name), !isLabel(name) {
        words.append(hasDot ? .path(name) : .name(name))
      }
      return
    }
    // What an optional holds is the word.
    if name == "Optional" {
      place += 1
      return
    }
    skipArguments()
    words.append(.call(text(start..<place)))
  }

  /// Takes a name for the receiver where nothing else is: of what stands in brackets, levels are none.
  private mutating func noteReceiver(_ name: String) {
    guard likelyReceiver == nil, let first = name.utf8.first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
      name.utf8.allSatisfy(Self.isNamePart), !Self.remarks.contains(name.lowercased())
    else { return }
    likelyReceiver = name
  }

  /// A selector with several pieces, `application:didFinishLaunchingWithOptions:`; whether there is one.
  private mutating func readSelector(from start: Int) -> Bool {
    var end = place
    var pieces = 0
    while end < bytes.count, bytes[end] == UInt8(ascii: ":") {
      pieces += 1
      end += 1
      let name = bytes[end...].prefix(while: Self.isNamePart)
      // `A:viewDidLoad` is a receiver and a message.
      guard !name.isEmpty, end + name.count < bytes.count,
        bytes[end + name.count] == UInt8(ascii: ":")
      else { break }
      end += name.count
    }
    guard pieces > 1 else { return false }
    words.append(.call(text(start..<end)))
    place = end
    return true
  }

  /// Whether a name says what the value behind it is: `animated: true`, `isMovingToParent = false`.
  private func isLabel(_ name: String) -> Bool {
    guard let mark = bytes[place...].first(where: { $0 != 0x20 }) else { return false }
    if mark == UInt8(ascii: "=") { return name.utf8.first.map { $0 >= UInt8(ascii: "a") } ?? false }
    return name == "animated" && mark == UInt8(ascii: ":")
  }

  private mutating func skipArguments() {
    var depth = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      place += 1
      if depth == 0 { break }
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Characters

  private static let sourceEndings = [".swift", ".m", ".mm"]
  private static let values = ["true", "false", "YES", "NO", "nil"]

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Whether a byte can be part of a name; of what is not ASCII only letters are left.
  static func isNamePart(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
      || letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
  }
}
