extension FormulaParser {
  /// `\text{if $a$ is}`: words, in which blanks count, with formulas between.
  mutating func text(
    _ command: FormulaToken, _ font: FormulaFont
  ) throws(FormulaFault) -> FormulaAtom {
    tokens.skipBlanks()
    guard let first = try tokens.peekInText(), first.kind != .close else {
      throw .missingArgument(of: command)
    }
    var words = Words(font: font)
    if first.kind == .open {
      _ = tokens.nextAsWritten()
      try read(&words, open: first)
    } else {
      _ = tokens.nextAsWritten()
      try add(first, to: &words)
    }
    words.end()
    return words.row.atom
  }

  /// A text that is being read.
  private struct Words {
    let font: FormulaFont
    var row = FormulaRow()
    var text = ""

    init(font: FormulaFont) { self.font = font }

    /// Two or three of some signs are written for another.
    private static let joined: [String: String] = ["‘‘": "“", "’’": "”", "--": "–", "–-": "—"]

    mutating func append(_ character: Unicode.Scalar) {
      let sign = character == "`" ? "‘" : character == "'" ? "’" : String(character)
      if let last = text.last, let joined = Self.joined[String(last) + sign] {
        text.removeLast()
        text += joined
      } else {
        text += sign
      }
    }

    /// Makes an element of the text so far.
    mutating func end() {
      guard !text.isEmpty else { return }
      // Blanks at the ends of an element's text are none.
      var shown = String.UnicodeScalarView()
      let scalars = Array(text.unicodeScalars)
      for (index, scalar) in scalars.enumerated() {
        let isAtEnd = index == 0 || index == scalars.count - 1
        shown.append(scalar == " " && isAtEnd ? "\u{A0}" : font.set(scalar))
      }
      row.append(FormulaAtom(MathML.leaf("mtext", String(shown))))
      text = ""
    }
  }

  private mutating func read(
    _ words: inout Words, open: FormulaToken
  ) throws(FormulaFault) {
    while let token = try tokens.peekInText() {
      _ = tokens.nextAsWritten()
      if token.kind == .close { return }
      try add(token, to: &words)
    }
    throw .unclosed(open)
  }

  private mutating func add(
    _ token: FormulaToken, to words: inout Words
  ) throws(FormulaFault) {
    switch token.kind {
    case .blank: if words.text.last != " " { words.text += " " }
    case .character("~"): words.text += "\u{A0}"
    case .character("$"): try addFormula(token, to: &words)
    case .character(let character): words.append(character)
    case .open: try addGroup(token, to: &words)
    case .superscript, .subscript, .align: words.text += token.name
    case .command(let name): try add(name, token, to: &words)
    case .close, .parameter: throw .missingArgument(of: token)
    }
  }

  private mutating func addGroup(
    _ open: FormulaToken, to words: inout Words
  ) throws(FormulaFault) {
    let before = words
    words = try nested(at: open.range) { parser throws(FormulaFault) in
      var words = before
      try parser.read(&words, open: open)
      return words
    }
  }

  private mutating func addFormula(
    _ mark: FormulaToken, to words: inout Words
  ) throws(FormulaFault) {
    words.end()
    let row = try nested(at: mark.range) { parser throws(FormulaFault) in
      parser.isDisplayed = false
      parser.endsAtBracket = false
      parser.font = .normal
      return try parser.row()
    }
    guard try tokens.next()?.isCharacter("$") == true else {
      throw FormulaFault("formula.unclosed", "this '$' has no other", at: mark.range)
    }
    words.row.append(row.atom)
  }

  private static let signs: [String: String] = [
    " ": " ", ",": "\u{2009}", "ldots": "…", "dots": "…", "textbackslash": "\\", "quad": "\u{2003}",
    "textasciitilde": "~", "textasciicircum": "^", "qquad": "\u{2003}\u{2003}", ";": " ", ":": " ",
    "lbrace": "{", "rbrace": "}", "textquoteright": "’", "textquoteleft": "‘", "!": "", "-": "",
    "\\": " ",
  ]

  private mutating func add(
    _ name: String, _ token: FormulaToken, to words: inout Words
  ) throws(FormulaFault) {
    if let sign = Self.signs[name] {
      words.text += sign
    } else if let symbol = FormulaSymbol.table[name] {
      words.text += symbol.text
    } else if case .text(let font)? = FormulaCommand.table[name] {
      words.end()
      let inner = try nested(at: token.range) { parser throws(FormulaFault) in
        try parser.text(token, font)
      }
      words.row.append(inner)
    } else if let mark = Self.combining[name] {
      try addAccented(mark, token, to: &words)
    } else {
      words.end()
      words.row.append(
        try nested(at: token.range) { parser throws(FormulaFault) in
          try parser.command(name, token, after: nil)
        })
    }
  }

  private static let combining: [String: Unicode.Scalar] = [
    "'": "\u{301}", "`": "\u{300}", "^": "\u{302}", "\"": "\u{308}", "~": "\u{303}", "=": "\u{304}",
    ".": "\u{307}", "c": "\u{327}", "v": "\u{30C}", "u": "\u{306}", "H": "\u{30B}", "r": "\u{30A}",
  ]

  private mutating func addAccented(
    _ mark: Unicode.Scalar, _ token: FormulaToken, to words: inout Words
  ) throws(FormulaFault) {
    let letter = try tokens.word(of: token).0
    words.text += letter
    if !letter.isEmpty { words.text.unicodeScalars.append(mark) }
  }

  // MARK: Names of functions

  /// `\operatorname{rank}`, `\operatorname*{arg\,max}`
  mutating func operatorName(_ token: FormulaToken) throws(FormulaFault) -> FormulaAtom {
    let hasStar = try tokens.peek()?.isCharacter("*") == true
    if hasStar { _ = try tokens.next() }
    return Self.operatorName(try tokens.argument(of: token), takesLimits: hasStar)
  }

  static func operatorName(_ name: [FormulaToken], takesLimits: Bool) -> FormulaAtom {
    var text = String.UnicodeScalarView()
    for token in name {
      switch token.kind {
      case .character("-"): text.append("-")
      case .character(let character): text.append(character)
      case .command(let name):
        if case .space(let width)? = FormulaCommand.table[name] {
          if !width.hasPrefix("-") { text.append("\u{2009}") }
        } else if case .function(let word, _)? = FormulaCommand.table[name] {
          text.append(contentsOf: word.unicodeScalars)
        } else if let symbol = FormulaSymbol.table[name] {
          text.append(contentsOf: symbol.text.unicodeScalars)
        }
      default: break
      }
    }
    let name = String(text)
    let isOne = text.count == 1
    return FormulaAtom(
      MathML.leaf("mi", name, isOne ? " mathvariant=\"normal\"" : ""), .function,
      takesLimits: takesLimits)
  }

  /// `\tag{1}`, behind what it names.
  mutating func tag(_ token: FormulaToken) throws(FormulaFault) -> FormulaAtom {
    let hasStar = try tokens.peek()?.isCharacter("*") == true
    if hasStar { _ = try tokens.next() }
    let inside = try text(token, .roman)
    let (left, right) = hasStar ? ([], []) : (MathML.leaf("mtext", "("), MathML.leaf("mtext", ")"))
    return FormulaAtom(
      MathML.element("mrow", " class=\"tag\"", MathML.space("2em"), left, inside.markup, right))
  }
}
