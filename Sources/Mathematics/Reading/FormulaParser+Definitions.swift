/// Commands of the writer's own.
extension FormulaParser {
  private static let mostParameters = 9

  /// `\newcommand{\name}[2][x]{…}`
  mutating func define(_ token: FormulaToken) throws(FormulaFault) -> FormulaAtom {
    if case .character("*")? = try asWritten()?.kind { _ = tokens.nextAsWritten() }
    let name = try definedName(by: token)
    var parameters = 0
    var first: [FormulaToken]?
    if let count = try tokens.optionalArgument() {
      guard let number = Int(count.plainText), (0...Self.mostParameters).contains(number) else {
        throw FormulaFault(
          "formula.definition", "a command has up to \(Self.mostParameters) arguments",
          at: count.range ?? token.range)
      }
      parameters = number
      if number > 0 { first = try tokens.optionalArgument() }
    }
    let body = try tokens.argument(of: token)
    tokens.define(name, parameters: parameters, first: first, body)
    return FormulaAtom([])
  }

  /// `\def\name#1#2{…}`
  mutating func defineByPattern(_ token: FormulaToken) throws(FormulaFault) -> FormulaAtom {
    let name = try definedName(by: token)
    var parameters = 0
    while let next = try asWritten(), next.kind != .open {
      guard next.kind == .parameter(parameters + 1) else {
        throw FormulaFault(
          "formula.definition", "only '#1', '#2' and so on stand before what '\\def' says",
          at: next.range)
      }
      parameters += 1
      _ = tokens.nextAsWritten()
    }
    tokens.define(
      name, parameters: parameters, first: nil, try tokens.argument(of: token))
    return FormulaAtom([])
  }

  /// `\DeclareMathOperator*{\name}{text}`
  mutating func defineOperator(_ token: FormulaToken) throws(FormulaFault) -> FormulaAtom {
    var star: [FormulaToken] = []
    if let next = try asWritten(), next.isCharacter("*") {
      star = [next]
      _ = tokens.nextAsWritten()
    }
    let name = try definedName(by: token)
    let text = try tokens.argument(of: token)
    func made(_ kind: FormulaToken.Kind) -> FormulaToken {
      FormulaToken(kind: kind, range: token.range)
    }
    let body = [made(.command("operatorname"))] + star + [made(.open)] + text + [made(.close)]
    tokens.define(name, parameters: 0, first: nil, body)
    return FormulaAtom([])
  }

  /// The next token that is no blank, whatever it stands for.
  private mutating func asWritten() throws(FormulaFault) -> FormulaToken? {
    tokens.skipBlanks()
    return tokens.peekAsWritten()
  }

  private mutating func definedName(by token: FormulaToken) throws(FormulaFault) -> String {
    let name = try tokens.argument(of: token).filter { $0.kind != .blank }
    guard name.count == 1, case .command(let text) = name[0].kind, !text.isEmpty else {
      throw FormulaFault(
        "formula.definition", "'\(token.name)' is about a command, '\\name'",
        at: name.range ?? token.range)
    }
    return text
  }
}
