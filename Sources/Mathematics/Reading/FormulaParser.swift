/// Reads a formula, and writes it as MathML on the way.
///
/// Every function reads what it is named for and gives one element. Nesting is bounded, so that none goes deeper
/// than the stack.
struct FormulaParser {
  static let deepest = 60

  var tokens: FormulaTokens
  /// How deep groups, tables and arguments are open.
  private var depth = 0
  /// Whether limits stand above and below their signs.
  var isDisplayed: Bool
  var font = FormulaFont.normal
  /// Whether a `]` ends what is read: the argument of a root.
  var endsAtBracket = false
  /// Whether one character is all that is read: `\frac12` is a half.
  var isOneCharacter = false

  init(_ bytes: [UInt8], _ commands: OwnCommands, isDisplayed: Bool) {
    tokens = FormulaTokens(bytes, commands)
    self.isDisplayed = isDisplayed
  }

  /// The whole formula.
  mutating func whole() throws(FormulaFault) -> FormulaRow {
    var row = try self.row()
    // Lines and columns that no environment holds are set as if one did.
    guard let token = try tokens.peek() else { return row }
    guard token.isCommand("\\") || token.kind == .align || token.isCommand("cr") else {
      throw unexpected(token)
    }
    let lines = FormulaEnvironment(
      columns: token.kind == .align ? .aligned : .centred, isDisplayed: true, className: "aligned")
    var table = FormulaRow()
    table.append(FormulaAtom(try self.table(lines, columns: [], first: row)))
    if let token = try tokens.peek() { throw unexpected(token) }
    row = table
    return row
  }

  private func unexpected(_ token: FormulaToken) -> FormulaFault {
    switch token.kind {
    case .close:
      FormulaFault("formula.unopened", "no '{' is open that this '}' closes", at: token.range)
    default:
      FormulaFault(
        "formula.unopened", "'\(token.name)' has no beginning in this formula", at: token.range)
    }
  }

  /// Runs something one level deeper, with the font and size of what is around it afterwards.
  mutating func nested<Value>(
    at place: Range<Int>, _ body: (inout FormulaParser) throws(FormulaFault) -> Value
  ) throws(FormulaFault) -> Value {
    guard depth < Self.deepest else {
      throw FormulaFault(
        "formula.too-deep", "this is nested more than \(Self.deepest) levels deep", at: place)
    }
    depth += 1
    let (outer, displayed, ends) = (font, isDisplayed, endsAtBracket)
    isOneCharacter = false
    let value = try body(&self)
    (font, isDisplayed, endsAtBracket) = (outer, displayed, ends)
    isOneCharacter = false
    depth -= 1
    return value
  }

  /// What stands beside each other, up to what no atom begins with.
  mutating func row() throws(FormulaFault) -> FormulaRow {
    var row = FormulaRow()
    while let token = try tokens.peek(), !ends(at: token) {
      if case .command(let name) = token.kind, let thickness = Self.infix[name] {
        _ = try tokens.next()
        return try divided(row, by: name, thickness)
      }
      if let rest = try rest(of: token, after: row) {
        row.append(rest)
        break
      }
      row.append(try scripted(after: row.last))
    }
    return row
  }

  private func ends(at token: FormulaToken) -> Bool {
    switch token.kind {
    case .close, .align: true
    case .command(let name): ["\\", "cr", "end", "right", "middle", "hline"].contains(name)
    case .character("]"): endsAtBracket
    // Only text has formulas with marks of their own in it.
    case .character("$"): true
    default: false
    }
  }

  // MARK: What holds up to the end of a group

  /// What a command changes from here on, as one atom; nil for any other token.
  private mutating func rest(
    of token: FormulaToken, after row: FormulaRow
  ) throws(FormulaFault) -> FormulaAtom? {
    guard case .command(let name) = token.kind else { return nil }
    switch FormulaCommand.table[name] {
    case .style(let displayed, let level):
      _ = try tokens.next()
      let inner = try nested(at: token.range) { parser throws(FormulaFault) in
        parser.isDisplayed = displayed
        return try parser.row()
      }
      return FormulaAtom(
        MathML.element(
          "mstyle", " displaystyle=\"\(displayed)\" scriptlevel=\"\(level)\"", inner.element))
    case .fontFromHere(let font):
      _ = try tokens.next()
      let inner = try nested(at: token.range) { parser throws(FormulaFault) in
        parser.font = font
        return try parser.row()
      }
      return FormulaAtom(inner.element)
    case .colour(isGroup: false):
      _ = try tokens.next()
      let colour = try self.colour(of: token)
      let inner = try nested(at: token.range) { parser throws(FormulaFault) in try parser.row() }
      return FormulaAtom(MathML.element("mstyle", " mathcolor=\"\(colour)\"", inner.element))
    default: return nil
    }
  }

  /// `a \over b`, and how thick its rule is; the others have delimiters.
  private static let infix: [String: String] = [
    "over": "", "atop": " linethickness=\"0\"", "choose": " linethickness=\"0\"",
    "brace": " linethickness=\"0\"", "brack": " linethickness=\"0\"",
  ]

  private mutating func divided(
    _ above: FormulaRow, by name: String, _ thickness: String
  ) throws(FormulaFault) -> FormulaRow {
    let below = try nested(at: 0..<tokens.end) { parser throws(FormulaFault) in try parser.row() }
    let fraction = MathML.element("mfrac", thickness, above.element, below.element)
    let marks: [String: (String, String)] = [
      "choose": ("(", ")"), "brace": ("{", "}"), "brack": ("[", "]"),
    ]
    var row = FormulaRow()
    if let (opening, closing) = marks[name] {
      row.append(FormulaAtom(Self.fenced(opening, fraction, closing)))
    } else {
      row.append(FormulaAtom(fraction))
    }
    return row
  }

  // MARK: Groups and arguments

  /// What a command is about: a group or one atom, as one element.
  mutating func argument(of command: FormulaToken) throws(FormulaFault) -> [UInt8] {
    try argumentAtom(of: command).markup
  }

  mutating func argumentAtom(of command: FormulaToken) throws(FormulaFault) -> FormulaAtom {
    guard let token = try tokens.peek(), !ends(at: token) else {
      throw .missingArgument(of: command)
    }
    if token.kind == .superscript || token.kind == .subscript {
      throw .missingArgument(of: command)
    }
    let atom = try nested(at: token.range) { parser throws(FormulaFault) in
      parser.isOneCharacter = token.kind != .open
      return try parser.atom(after: nil)
    }
    return atom.markup.isEmpty ? FormulaAtom(MathML.element("mrow")) : atom
  }

  /// The same as one in small letters, whose limits stand beside their signs.
  mutating func smallArgument(of command: FormulaToken) throws(FormulaFault) -> [UInt8] {
    try nested(at: command.range) { parser throws(FormulaFault) in
      parser.isDisplayed = false
      return try parser.argument(of: command)
    }
  }

  /// What stands in `[…]`, as one element; nil where no bracket is next.
  mutating func bracketed() throws(FormulaFault) -> [UInt8]? {
    guard let open = try tokens.peek(), open.isCharacter("[") else { return nil }
    _ = try tokens.next()
    let row = try nested(at: open.range) { parser throws(FormulaFault) in
      parser.endsAtBracket = true
      parser.isDisplayed = false
      return try parser.row()
    }
    guard let close = try tokens.next(), close.isCharacter("]") else {
      throw FormulaFault("formula.unclosed", "this '[' is never closed", at: open.range)
    }
    return row.element
  }

  /// A group behind its brace.
  mutating func group(_ open: FormulaToken) throws(FormulaFault) -> FormulaAtom {
    let row = try nested(at: open.range) { parser throws(FormulaFault) in
      parser.endsAtBracket = false
      return try parser.row()
    }
    guard let close = try tokens.peek() else { throw .unclosed(open) }
    guard close.kind == .close else {
      throw close.isCommand("\\") || close.kind == .align
        ? FormulaFault(
          "formula.unopened", "'\(close.name)' stands in a group, which has no lines and columns",
          at: close.range) : .unclosed(open)
    }
    _ = try tokens.next()
    return row.atom
  }

  func colourName(_ text: String) -> Bool {
    let digits = text.dropFirst()
    if text.hasPrefix("#") {
      return (digits.count == 3 || digits.count == 6) && digits.allSatisfy(\.isHexDigit)
    }
    return !text.isEmpty && text.utf8.count <= 32 && text.utf8.allSatisfy(FormulaLexer.isLetter)
  }

  mutating func colour(of command: FormulaToken) throws(FormulaFault) -> String {
    let (name, range) = try tokens.word(of: command)
    guard colourName(name) else {
      throw FormulaFault(
        "formula.colour", "'\(name)' is no colour; write a name, or '#' and six digits", at: range)
    }
    return name
  }
}
