/// Hands out the tokens of a formula, in which the writer's own commands have become what they stand for.
struct FormulaTokens {
  /// How many commands may stand in what others stand for.
  private static let deepest = 200

  private var stack: [(tokens: [FormulaToken], index: Int)]
  private(set) var commands: OwnCommands
  /// Where the formula ends.
  let end: Int

  init(_ bytes: [UInt8], _ commands: OwnCommands) {
    stack = [(FormulaLexer.tokens(of: bytes), 0)]
    end = bytes.count
    self.commands = commands
    self.commands.begin(bytes: bytes.count)
  }

  // MARK: As they stand

  /// The next token, blanks too; nil at the end.
  mutating func nextAsWritten() -> FormulaToken? {
    while let last = stack.last {
      if last.index < last.tokens.count {
        stack[stack.count - 1].index += 1
        return last.tokens[last.index]
      }
      guard stack.count > 1 else { return nil }
      stack.removeLast()
    }
    return nil
  }

  /// The same, and it stays the next.
  mutating func peekAsWritten() -> FormulaToken? {
    while let last = stack.last {
      if last.index < last.tokens.count { return last.tokens[last.index] }
      guard stack.count > 1 else { return nil }
      stack.removeLast()
    }
    return nil
  }

  /// Passes blanks over; whether there were any.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    var wasBlank = false
    while peekAsWritten()?.kind == .blank {
      _ = nextAsWritten()
      wasBlank = true
    }
    return wasBlank
  }

  // MARK: As they are meant

  /// The next token that is no blank, own commands replaced; nil at the end.
  mutating func peek() throws(FormulaFault) -> FormulaToken? {
    skipBlanks()
    return try peekInText()
  }

  /// The same where blanks count.
  mutating func peekInText() throws(FormulaFault) -> FormulaToken? {
    while let token = peekAsWritten() {
      guard case .command(let name) = token.kind, let definition = commands[name] else {
        return token
      }
      _ = nextAsWritten()
      try expand(definition, of: token)
    }
    return nil
  }

  mutating func next() throws(FormulaFault) -> FormulaToken? {
    guard try peek() != nil else { return nil }
    return nextAsWritten()
  }

  private mutating func expand(
    _ definition: OwnCommands.Definition, of command: FormulaToken
  ) throws(FormulaFault) {
    var arguments: [[FormulaToken]] = []
    if let first = definition.first { arguments.append(try optionalArgument() ?? first) }
    while arguments.count < definition.parameters {
      arguments.append(try argument(of: command))
    }
    var tokens: [FormulaToken] = []
    var isRoom = commands.take(0)
    for var token in definition.body where isRoom {
      if case .parameter(let number) = token.kind {
        let argument = number <= arguments.count ? arguments[number - 1] : []
        isRoom = commands.take(argument.count)
        tokens += argument
      } else {
        isRoom = commands.take(1)
        token.range = command.range
        tokens.append(token)
      }
    }
    guard isRoom else {
      throw FormulaFault(
        "formula.too-long", "the commands defined here stand for more than one formula may hold",
        at: command.range)
    }
    // What has been read to its end needs no place: a command may stand at the end of what it stands for.
    while stack.count > 1, let last = stack.last, last.index == last.tokens.count {
      stack.removeLast()
    }
    guard stack.count < Self.deepest else {
      throw FormulaFault(
        "formula.too-long", "the commands defined here stand for each other without end",
        at: command.range)
    }
    stack.append((tokens, 0))
  }

  // MARK: Arguments as tokens

  /// A group without its braces, or the next token.
  mutating func argument(of command: FormulaToken) throws(FormulaFault) -> [FormulaToken] {
    skipBlanks()
    guard let first = nextAsWritten(), first.kind != .close else {
      throw .missingArgument(of: command)
    }
    guard first.kind == .open else { return [first] }
    var tokens: [FormulaToken] = []
    var depth = 1
    while let token = nextAsWritten() {
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      if depth == 0 { return tokens }
      tokens.append(token)
    }
    throw .unclosed(first)
  }

  /// What stands in `[…]`; nil where no bracket is next.
  mutating func optionalArgument() throws(FormulaFault) -> [FormulaToken]? {
    skipBlanks()
    guard let first = peekAsWritten(), first.isCharacter("[") else { return nil }
    _ = nextAsWritten()
    var tokens: [FormulaToken] = []
    var depth = 0
    while let token = nextAsWritten() {
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      if depth == 0, token.isCharacter("]") { return tokens }
      tokens.append(token)
    }
    throw FormulaFault("formula.unclosed", "this '[' is never closed", at: first.range)
  }

  /// A group of plain characters: a name, a length, a colour.
  mutating func word(of command: FormulaToken) throws(FormulaFault) -> (String, Range<Int>) {
    let tokens = try argument(of: command)
    return (tokens.plainText, tokens.range ?? command.range)
  }

  // MARK: Definitions

  mutating func define(
    _ name: String, parameters: Int, first: [FormulaToken]?, _ body: [FormulaToken]
  ) {
    commands.define(
      name, OwnCommands.Definition(parameters: parameters, first: first, body: body))
  }
}

extension [FormulaToken] {
  /// The characters, as they are written.
  var plainText: String {
    var text = String.UnicodeScalarView()
    for token in self {
      switch token.kind {
      case .character(let character): text.append(character)
      case .command(let name): text.append(contentsOf: ("\\" + name).unicodeScalars)
      case .blank: text.append(" ")
      case .subscript: text.append("_")
      case .superscript: text.append("^")
      case .align: text.append("&")
      case .open, .close, .parameter: break
      }
    }
    return String(text)
  }

  /// The bytes from the first through the last.
  var range: Range<Int>? {
    guard let first, let last else { return nil }
    return first.range.lowerBound..<Swift.max(first.range.upperBound, last.range.upperBound)
  }
}

extension FormulaFault {
  static func missingArgument(of command: FormulaToken) -> FormulaFault {
    let name = command.name
    return FormulaFault(
      "formula.missing", "'\(name)' has nothing that it is about", at: command.range)
  }

  static func unclosed(_ brace: FormulaToken) -> FormulaFault {
    FormulaFault(
      "formula.unclosed", "this '{' is never closed; a brace that is shown is '\\{'",
      at: brace.range)
  }
}

extension FormulaToken {
  /// The token as it is written.
  var name: String { kind == .open ? "{" : kind == .close ? "}" : [self].plainText }
}
