/// Reads the members of a declared type: one declaration a line, or more where brackets are open.
///
/// An interface is read whole when a program first names its type, so what it takes is part of every start
/// of the command. Here a line is looked through once, byte by byte; what types and defaults say is read
/// where it is asked for.
struct DeclarationReader {
  private let bytes: [UInt8]
  private var place: Int
  /// The type that the functions of a framework's text are being added to, with a dot behind it.
  private var owner = ""

  /// A reader of a text.
  init(_ text: StaticString) { self.init(text.bytes, at: 0) }

  /// A reader of a text from a place on.
  init(_ bytes: [UInt8], at place: Int) {
    self.bytes = bytes
    self.place = place
  }

  /// What a type's first line says.
  struct Header {
    var kind = Interface.Kind.class
    var name = ""
    var isOpaque = false
    var isUnmodelled = false
    var inherited: [String] = []
  }

  // MARK: The type

  /// The first line; a type that belongs to another stands in an extension of that.
  mutating func readHeader() -> Header {
    var header = Header()
    var owner = ""
    while true {
      let head = readHead()
      header.isOpaque = header.isOpaque || head.isOpaque
      header.isUnmodelled = header.isUnmodelled || head.isUnmodelled
      let name = readWord(withDots: true)
      skipGenericParameters()
      if head.keyword == "extension" {
        owner = name + "."
        skip(until: UInt8(ascii: "{"))
        place += 1
        continue
      }
      header.name = owner + name
      header.kind = Interface.Kind(keyword: head.keyword)
      break
    }
    skipBlanks()
    if take(UInt8(ascii: ":")) {
      repeat {
        skipBlanks()
        header.inherited.append(readWord(withDots: true))
        skipGenericParameters()
        skipBlanks()
      } while take(UInt8(ascii: ","))
    }
    skip(until: UInt8(ascii: "{"))
    place += 1
    return header
  }

  // MARK: Members

  /// All members that are left.
  mutating func readMembers() -> [DeclaredMember] {
    var members: [DeclaredMember] = []
    while let member = readMember() { members.append(member) }
    return members
  }

  /// The next member; nil behind the last.
  mutating func readMember() -> DeclaredMember? {
    skipBlanks()
    guard place < bytes.count, bytes[place] != UInt8(ascii: "}") else { return nil }
    let head = readHead()
    var member = DeclaredMember(head)
    switch head.keyword {
    case "init": member.name = "init"
    case "subscript": member.name = "subscript"
    default: member.name = readWord(withDots: false)
    }
    switch head.keyword {
    case "var", "let": readProperty(&member)
    case "func", "init", "subscript": readFunction(&member)
    case "case": readNumber(&member)
    default: skipToEndOfDeclaration()
    }
    return member
  }

  /// The names of the next declaration that belongs to no type, or is added to one, and where it begins; nil behind
  /// the last.
  mutating func readFreeNames() -> (names: [String], start: Int, isConstant: Bool)? {
    while true {
      skipBlanks()
      guard place < bytes.count else { return nil }
      if take(UInt8(ascii: "}")) {
        owner = ""
        continue
      }
      let start = place
      let head = readHead()
      let name = head.keyword == "init" ? "init" : readWord(withDots: true)
      if head.keyword == "extension" {
        owner = name + "."
        skip(until: UInt8(ascii: "{"))
        place += 1
        continue
      }
      skipToEndOfDeclaration()
      var names = [owner + name]
      if head.keyword == "init" { names.append(String(owner.dropLast())) }
      for earlier in head.earlierNames { names.append(owner + earlier) }
      return (names, start, head.keyword == "let")
    }
  }

  /// Attributes, modifiers and the keyword.
  private mutating func readHead() -> DeclarationHead {
    var head = DeclarationHead()
    while place < bytes.count {
      skipBlanks()
      if take(UInt8(ascii: "@")) {
        readAttribute(&head)
        continue
      }
      let word = readWord(withDots: false)
      switch word {
      case "weak": head.isWeak = true
      case "static": head.isStatic = true
      case "class" where isMemberNext: head.isStatic = true
      case "optional": head.isOptionalRequirement = true
      case "convenience": head.isConvenience = true
      case "open", "public", "final", "required", "override", "mutating", "indirect", "nonisolated",
        "unowned":
        break
      default:
        head.keyword = word
        return head
      }
    }
    return head
  }

  /// Whether `class` stands before a member and is no type's own keyword.
  private var isMemberNext: Bool {
    var reader = self
    reader.skipBlanks()
    let word = reader.readWord(withDots: false)
    return word == "var" || word == "func" || word == "let"
  }

  private mutating func readAttribute(_ head: inout DeclarationHead) {
    let name = readWord(withDots: false)
    var argument = ""
    if place < bytes.count, bytes[place] == UInt8(ascii: "(") {
      let start = place + 1
      skipBracketed()
      argument = text(start..<place - 1)
    }
    switch name {
    case "engine":
      head.effect = .engine
      if !argument.isEmpty { head.binding = argument }
    case "message": head.effect = .message
    case "own": head.effect = .own
    case "opaque": head.isOpaque = true
    case "unsent": head.effect = .unsent
    case "unmodelled": head.isUnmodelled = true
    case "available": head.isLater = true
    case "objc": head.selector = argument
    case "formerly": head.earlierNames.append(argument)
    default: break
    }
  }

  private mutating func readProperty(_ member: inout DeclaredMember) {
    skipBlanks()
    if take(UInt8(ascii: ":")) {
      skipBlanks()
      let start = place
      skipType()
      member.type = trimmed(start..<place)
    }
    skipSpaces()
    if take(UInt8(ascii: "=")) {
      skipBlanks()
      let start = place
      skipLine(stoppingAt: UInt8(ascii: "{"))
      member.initial = trimmed(start..<place)
    }
    skipSpaces()
    guard place < bytes.count, bytes[place] == UInt8(ascii: "{") else { return }
    let start = place
    skipBracketed()
    member.isSettable = text(start..<place).utf8.contains(UInt8(ascii: "s"))
  }

  /// The number behind a case.
  private mutating func readNumber(_ member: inout DeclaredMember) {
    skipSpaces()
    if take(UInt8(ascii: "=")) {
      skipSpaces()
      let start = place
      skipLine(stoppingAt: UInt8(ascii: "}"))
      member.initial = trimmed(start..<place)
    }
  }

  private mutating func readFunction(_ member: inout DeclaredMember) {
    if place < bytes.count, bytes[place] == UInt8(ascii: "?") || bytes[place] == UInt8(ascii: "!") {
      member.mayFail = true
      place += 1
    }
    member.genericParameters = readGenericParameters()
    guard take(UInt8(ascii: "(")) else { return skipToEndOfDeclaration() }
    member.parameters = readParameters()
    let start = place
    skipToEndOfDeclaration()
    let rest = text(start..<place)
    if let arrow = DeclaredMember.afterArrow(in: rest) { member.type = arrow }
  }

  private mutating func readParameters() -> [DeclaredParameter] {
    var parameters: [DeclaredParameter] = []
    skipBlanks()
    while place < bytes.count, bytes[place] != UInt8(ascii: ")") {
      var parameter = DeclaredParameter()
      while take(UInt8(ascii: "@")) {
        var head = DeclarationHead()
        readAttribute(&head)
        skipBlanks()
      }
      parameter.label = readWord(withDots: false)
      skipBlanks()
      parameter.name =
        bytes[place] == UInt8(ascii: ":") ? parameter.label : readWord(withDots: false)
      skipBlanks()
      _ = take(UInt8(ascii: ":"))
      skipBlanks()
      let start = place
      skipType()
      parameter.type = trimmed(start..<place)
      skipBlanks()
      if take(UInt8(ascii: "=")) {
        parameter.isOptional = true
        skipType()
        skipBlanks()
      }
      parameters.append(parameter)
      guard take(UInt8(ascii: ",")) else { break }
      skipBlanks()
    }
    _ = take(UInt8(ascii: ")"))
    return parameters
  }

  // MARK: Bytes

  private static let blank = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place] == Self.blank || bytes[place] == Self.newline {
      place += 1
    }
    // A comment says something to who reads the text.
    guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "/"),
      bytes[place + 1] == UInt8(ascii: "/")
    else { return }
    skip(until: Self.newline)
    skipBlanks()
  }

  private mutating func skipSpaces() {
    while place < bytes.count, bytes[place] == Self.blank { place += 1 }
  }

  private mutating func skip(until byte: UInt8) {
    while place < bytes.count, bytes[place] != byte { place += 1 }
  }

  private mutating func readWord(withDots: Bool) -> String {
    skipBlanks()
    let start = place
    while place < bytes.count, isOfWord(bytes[place]) || withDots && bytes[place] == 0x2E {
      place += 1
    }
    if start == place, place < bytes.count { place += 1 }
    let word = start..<place
    // A word that Swift keeps for itself may be a name in these quotes.
    if bytes[start] == UInt8(ascii: "`") { return text(start + 1..<place - 1) }
    return text(word)
  }

  private func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"):
      true
    default: byte >= 0x80
    }
  }

  private mutating func skipGenericParameters() {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "<") else { return }
    skip(until: UInt8(ascii: ">"))
    place += 1
  }

  /// The names of generic parameters, without what they must conform to.
  private mutating func readGenericParameters() -> [String] {
    guard take(UInt8(ascii: "<")) else { return [] }
    var names: [String] = []
    while place < bytes.count {
      names.append(readWord(withDots: false))
      while place < bytes.count, bytes[place] != UInt8(ascii: ",") {
        if bytes[place] == UInt8(ascii: ">") { break }
        place += 1
      }
      guard take(UInt8(ascii: ",")) else { break }
    }
    _ = take(UInt8(ascii: ">"))
    return names
  }

  /// Past a type or a default value: to what separates it from the next, outside its brackets.
  private mutating func skipType() {
    var depth = 0
    var previous: UInt8 = 0
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): break
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "{"), Self.newline:
        if depth == 0 { return }
      default: break
      }
      previous = byte
      place += 1
    }
  }

  private mutating func skipBracketed() {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      place += 1
      if depth == 0 { return }
    }
  }

  private mutating func skipLine(stoppingAt byte: UInt8) {
    while place < bytes.count, bytes[place] != Self.newline, bytes[place] != byte { place += 1 }
  }

  /// To the end of the line on which all brackets are closed.
  private mutating func skipToEndOfDeclaration() {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case Self.newline where depth <= 0: return
      default: break
      }
      place += 1
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func trimmed(_ range: Range<Int>) -> String {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == Self.blank || bytes[end - 1] == Self.newline {
      end -= 1
    }
    return text(range.lowerBound..<end)
  }
}
