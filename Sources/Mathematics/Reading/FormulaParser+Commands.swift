extension FormulaParser {
  /// What a command makes of what stands behind it.
  mutating func command(
    _ name: String, _ token: FormulaToken, after last: FormulaAtom.Kind?
  ) throws(FormulaFault) -> FormulaAtom {
    if let symbol = FormulaSymbol.table[name] { return self.symbol(symbol, after: last) }
    if name == " " { return FormulaAtom(MathML.space("0.3333em"), .space) }
    guard let command = FormulaCommand.table[name] else { throw .unknown(name, token) }
    switch command {
    case .fraction(let isDisplayed): return try fraction(token, isDisplayed)
    case .binomial(let isDisplayed): return try binomial(token, isDisplayed)
    case .root: return try root(token)
    case .accent(let sign, let isWide, let isBelow):
      return try accent(token, sign, isWide: isWide, isBelow: isBelow)
    case .brace(let sign, let isBelow): return try brace(token, sign, isBelow: isBelow)
    case .stacked(let isBelow, _): return try stacked(token, isBelow: isBelow)
    case .longArrow(let sign): return try longArrow(token, sign)
    case .font(let font):
      return try nested(at: token.range) { parser throws(FormulaFault) in
        parser.font = font
        return FormulaAtom(try parser.argument(of: token))
      }
    case .text(let font): return try text(token, font)
    case .operatorName: return try operatorName(token)
    case .function(let text, let takesLimits):
      return FormulaAtom(MathML.leaf("mi", text), .function, takesLimits: takesLimits)
    case .space(let width): return FormulaAtom(MathML.space(width), .space)
    case .spaceOfLength(let isGroup): return try space(token, isGroup: isGroup)
    case .left: return try fenced(token)
    case .big(let size, let kind): return try big(token, size, kind)
    case .begin: return try environment(token)
    case .not: return try negated(token, after: last)
    case .modulo(let name): return try modulo(token, name)
    case .phantom(let isWide, let isHigh):
      return try phantom(token, isWide: isWide, isHigh: isHigh)
    case .marked(let className):
      return FormulaAtom(
        MathML.element("mrow", " class=\"\(className)\"", try argument(of: token)))
    case .substack: return try substack(token)
    case .counted(let kind, let takesLimits):
      return FormulaAtom(try argument(of: token), kind, takesLimits: takesLimits)
    case .colour:
      let colour = try colour(of: token)
      return FormulaAtom(
        MathML.element("mstyle", " mathcolor=\"\(colour)\"", try argument(of: token)))
    case .tag: return try tag(token)
    case .nothing(let arguments):
      for _ in 0..<arguments { _ = try tokens.argument(of: token) }
      return FormulaAtom([])
    case .plain: return FormulaAtom(try argument(of: token))
    case .definition: return try define(token)
    case .oldDefinition: return try defineByPattern(token)
    case .operatorDefinition: return try defineOperator(token)
    case .refused(let reason):
      throw FormulaFault(
        "formula.refused", "'\(token.name)' is not read: \(reason)", at: token.range)
    // Those that hold up to the end of a group are taken where the group is read.
    case .style, .fontFromHere:
      throw FormulaFault(
        "formula.missing", "'\(token.name)' holds up to the end of a group: write it in braces",
        at: token.range)
    }
  }

  // MARK: Fractions and roots

  private mutating func fraction(
    _ token: FormulaToken, _ isDisplayed: Bool?
  ) throws(FormulaFault) -> FormulaAtom {
    let inside = try nested(at: token.range) { parser throws(FormulaFault) in
      parser.isDisplayed = false
      let above = try parser.argument(of: token)
      return MathML.element("mfrac", "", above, try parser.argument(of: token))
    }
    return FormulaAtom(Self.sized(inside, isDisplayed))
  }

  private static func sized(_ markup: [UInt8], _ isDisplayed: Bool?) -> [UInt8] {
    guard let isDisplayed else { return markup }
    return MathML.element("mstyle", " displaystyle=\"\(isDisplayed)\" scriptlevel=\"0\"", markup)
  }

  private mutating func binomial(
    _ token: FormulaToken, _ isDisplayed: Bool?
  ) throws(FormulaFault) -> FormulaAtom {
    let above = try smallArgument(of: token)
    let below = try smallArgument(of: token)
    let inside = MathML.element("mfrac", " linethickness=\"0\"", above, below)
    return FormulaAtom(Self.sized(Self.fenced("(", inside, ")"), isDisplayed))
  }

  private mutating func root(_ token: FormulaToken) throws(FormulaFault) -> FormulaAtom {
    let degree = try bracketed()
    let inside = try argument(of: token)
    return FormulaAtom(
      degree.map { MathML.element("mroot", "", inside, $0) } ?? MathML.element("msqrt", "", inside))
  }

  // MARK: Above and below

  private mutating func accent(
    _ token: FormulaToken, _ sign: String, isWide: Bool, isBelow: Bool
  ) throws(FormulaFault) -> FormulaAtom {
    let base = try argument(of: token)
    let sign = MathML.leaf("mo", sign, " stretchy=\"\(isWide)\"")
    return FormulaAtom(
      isBelow
        ? MathML.element("munder", " accentunder=\"true\"", base, sign)
        : MathML.element("mover", " accent=\"true\"", base, sign))
  }

  private mutating func brace(
    _ token: FormulaToken, _ sign: String, isBelow: Bool
  ) throws(FormulaFault) -> FormulaAtom {
    let base = try argument(of: token)
    let sign = MathML.leaf("mo", sign, " stretchy=\"true\"")
    let markup = MathML.element(isBelow ? "munder" : "mover", "", base, sign)
    // What is written at its foot or head is beyond it, in text as where it stands alone.
    var atom = FormulaAtom(markup, .ordinary, takesLimits: true)
    atom.kind = .ordinary
    return atom
  }

  private mutating func stacked(
    _ token: FormulaToken, isBelow: Bool
  ) throws(FormulaFault) -> FormulaAtom {
    let small = try smallArgument(of: token)
    let base = try argumentAtom(of: token)
    return FormulaAtom(
      MathML.element(isBelow ? "munder" : "mover", "", base.markup, small), base.kind)
  }

  private mutating func longArrow(
    _ token: FormulaToken, _ sign: String
  ) throws(FormulaFault) -> FormulaAtom {
    let below = try bracketed()
    let above = try smallArgument(of: token)
    let arrow = MathML.leaf("mo", sign, " stretchy=\"true\" lspace=\"0\" rspace=\"0\"")
    let room = MathML.space("0.5em")
    func roomy(_ markup: [UInt8]) -> [UInt8] { MathML.element("mrow", "", room, markup, room) }
    let markup =
      below.map { MathML.element("munderover", "", arrow, roomy($0), roomy(above)) }
      ?? MathML.element("mover", "", arrow, roomy(above))
    let gap = MathML.space("0.2778em")
    return FormulaAtom(MathML.element("mrow", "", gap, markup, gap), .relation)
  }

  // MARK: Delimiters

  private mutating func delimiter(
    behind command: FormulaToken
  ) throws(FormulaFault) -> String {
    guard let token = try tokens.next() else { throw .missingArgument(of: command) }
    guard let text = FormulaDelimiter.named(token) else {
      throw FormulaFault(
        "formula.delimiter", "'\(token.name)' is no delimiter; '.' stands for none",
        at: token.range)
    }
    return text
  }

  private mutating func fenced(_ left: FormulaToken) throws(FormulaFault) -> FormulaAtom {
    var markup = MathML()
    markup.append("<mrow>")
    markup.append(Self.fence(try delimiter(behind: left), "prefix"))
    while true {
      let row = try nested(at: left.range) { parser throws(FormulaFault) in
        parser.endsAtBracket = false
        return try parser.row()
      }
      markup.append(row.element)
      guard let token = try tokens.peek(), token.isCommand("right") || token.isCommand("middle")
      else {
        throw FormulaFault(
          "formula.unclosed", "no '\\right' is there for this '\\left'; '\\right.' shows nothing",
          at: left.range)
      }
      _ = try tokens.next()
      let isLast = token.isCommand("right")
      markup.append(Self.fence(try delimiter(behind: token), isLast ? "postfix" : "infix"))
      if isLast { break }
    }
    markup.append("</mrow>")
    return FormulaAtom(markup.bytes)
  }

  private mutating func big(
    _ token: FormulaToken, _ size: String, _ kind: FormulaAtom.Kind
  ) throws(FormulaFault) -> FormulaAtom {
    let text = try delimiter(behind: token)
    guard !text.isEmpty else { return FormulaAtom([]) }
    let space = kind == .relation ? "0.2778em" : "0"
    let attributes =
      " stretchy=\"true\" minsize=\"\(size)\" maxsize=\"\(size)\" lspace=\"\(space)\" rspace=\"\(space)\""
    return FormulaAtom(MathML.leaf("mo", text, attributes), kind)
  }

  // MARK: Small things

  private mutating func negated(
    _ token: FormulaToken, after last: FormulaAtom.Kind?
  ) throws(FormulaFault) -> FormulaAtom {
    let known: [String: String] = [
      "=": "≠", "∈": "∉", "≡": "≢", "∃": "∄", "∼": "≁", "≈": "≉", "⊂": "⊄", "⊃": "⊅", "⊆": "⊈",
      "⊇": "⊉", "<": "≮", ">": "≯", "≤": "≰", "≥": "≱", "∣": "∤", "∥": "∦", "→": "↛", "←": "↚",
      "⇒": "⇏", "⇐": "⇍", "≅": "≇", "∋": "∌", "⊢": "⊬", "⊨": "⊭",
    ]
    guard let next = try tokens.peek() else { throw .missingArgument(of: token) }
    switch next.kind {
    case .character(let character):
      _ = try tokens.next()
      return relation(known[String(character)] ?? String(character) + "\u{338}")
    case .command(let name):
      guard let symbol = FormulaSymbol.table[name] else { break }
      _ = try tokens.next()
      return relation(known[symbol.text] ?? symbol.text + "\u{338}")
    default: break
    }
    throw FormulaFault("formula.missing", "'\\not' stands before a sign", at: token.range)
  }

  private mutating func modulo(
    _ token: FormulaToken, _ name: String
  ) throws(FormulaFault) -> FormulaAtom {
    let word = MathML.leaf("mi", "mod")
    guard name != "bmod" else {
      let gap = MathML.space("0.2222em")
      return FormulaAtom(MathML.element("mrow", "", gap, word, gap), .binary)
    }
    let modulus = try argument(of: token)
    let space = MathML.space(isDisplayed ? "1em" : "0.4444em")
    let said = name == "pod" ? [] : word + MathML.space("0.3333em")
    guard name != "mod" else {
      return FormulaAtom(MathML.element("mrow", "", space, said, modulus))
    }
    return FormulaAtom(
      MathML.element("mrow", "", space, opening("(").markup, said, modulus, closing(")").markup))
  }

  private mutating func phantom(
    _ token: FormulaToken, isWide: Bool, isHigh: Bool
  ) throws(FormulaFault) -> FormulaAtom {
    let inside = MathML.element("mphantom", "", try argument(of: token))
    if isWide, isHigh { return FormulaAtom(inside) }
    return FormulaAtom(
      MathML.element("mpadded", isWide ? " height=\"0\" depth=\"0\"" : " width=\"0\"", inside))
  }

  private mutating func space(
    _ token: FormulaToken, isGroup: Bool
  ) throws(FormulaFault) -> FormulaAtom {
    var text: String
    var range = token.range
    if isGroup {
      if try tokens.peek()?.isCharacter("*") == true { _ = try tokens.next() }
      (text, range) = try tokens.word(of: token)
    } else {
      text = ""
      var letters = 0
      while letters < 2, case .character(let character)? = try tokens.peek()?.kind {
        _ = try tokens.next()
        text.unicodeScalars.append(character)
        if ("a"..."z").contains(character) { letters += 1 }
      }
    }
    guard let width = Self.width(text) else {
      throw FormulaFault(
        "formula.length", "'\(text)' is no length such as '1em', '6mu' or '10pt'", at: range)
    }
    return FormulaAtom(MathML.space(width), .space)
  }

  /// A length as MathML has it; nil for what is none.
  static func width(_ text: String) -> String? {
    let text = text.filter { $0 != " " }
    let unit = String(text.suffix(2))
    let digits = text.dropLast(2)
    let number = digits.first == "-" ? digits.dropFirst() : digits
    guard ["em", "ex", "pt", "px", "cm", "mm", "in", "pc", "mu"].contains(unit), number.count <= 8,
      !number.isEmpty, number.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      number.count(where: { $0 == "." }) <= 1, number != "."
    else { return nil }
    guard unit == "mu" else { return digits + unit }
    // 18 of them are as wide as the letter's size.
    guard let units = Double(String(digits)) else { return nil }
    let thousandths = Int(units * 1000 / 18 + (units < 0 ? -0.5 : 0.5))
    let (whole, rest) = (abs(thousandths) / 1000, abs(thousandths) % 1000)
    let decimals = String(rest + 1000).dropFirst()
    return "\(thousandths < 0 ? "-" : "")\(whole).\(decimals)em"
  }
}

extension FormulaFault {
  fileprivate static func unknown(_ name: String, _ token: FormulaToken) -> FormulaFault {
    guard !name.isEmpty else {
      return FormulaFault("formula.unknown-command", "a command has a name", at: token.range)
    }
    return FormulaFault(
      "formula.unknown-command", "the command '\\\(name)' is not known here", at: token.range,
      unknown: name)
  }
}
