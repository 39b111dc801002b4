extension FormulaParser {
  /// What stands next, without what is at its head and foot.
  mutating func atom(after last: FormulaAtom.Kind?) throws(FormulaFault) -> FormulaAtom {
    guard let token = try tokens.peek() else { return FormulaAtom([]) }
    switch token.kind {
    case .open:
      _ = try tokens.next()
      return try group(token)
    case .command(let name):
      _ = try tokens.next()
      return try command(name, token, after: last)
    case .character(let character):
      _ = try tokens.next()
      return try written(character, token, after: last)
    case .parameter:
      throw FormulaFault(
        "formula.parameter", "'\(token.name)' stands for something in a definition alone",
        at: token.range)
    // What has no base stands behind nothing.
    case .superscript, .subscript: return FormulaAtom([])
    case .close, .align, .blank: throw .missingArgument(of: token)
    }
  }

  // MARK: Characters

  private mutating func written(
    _ character: Unicode.Scalar, _ token: FormulaToken, after last: FormulaAtom.Kind?
  ) throws(FormulaFault) -> FormulaAtom {
    switch character {
    case "0"..."9": return try number(character)
    case "a"..."z", "A"..."Z": return try letters(character)
    case "'": return FormulaAtom(MathML.leaf("mo", "′"))
    case "-": return binary("−", after: last)
    case "+": return binary("+", after: last)
    case "*": return binary("∗", after: last)
    case "=", "<", ">", ":": return relation(String(character))
    case "(", "[": return opening(String(character))
    case ")", "]": return closing(String(character))
    case "|": return upright("|", " stretchy=\"false\"")
    case "/", "@", "\"", "`", "?", ".": return upright(String(character))
    case "!": return FormulaAtom(MathML.leaf("mo", "!"), .closing)
    case ",", ";": return punctuation(String(character))
    case "~": return FormulaAtom(MathML.space("0.3333em"), .space)
    case "#": return upright("#")
    default: return foreign(character)
    }
  }

  /// A character that ASCII has not: what the tables say of it, else a letter of another script.
  private func foreign(_ character: Unicode.Scalar) -> FormulaAtom {
    let text = String(character)
    if let kind = FormulaSymbol.characters[text] {
      return symbol(FormulaSymbol(text: text, kind: kind), after: nil)
    }
    return FormulaAtom(MathML.leaf("mi", text, " mathvariant=\"normal\""))
  }

  private mutating func number(_ first: Unicode.Scalar) throws(FormulaFault) -> FormulaAtom {
    var text = String(font.set(first))
    while !isOneCharacter, let token = try tokens.peekInText(),
      case .character(let character) = token.kind,
      ("0"..."9").contains(character) || character == "."
    {
      if character == ".", try !isDigit(behind: token) { break }
      if character != "." { _ = try tokens.next() }
      text.unicodeScalars.append(font.set(character))
    }
    return FormulaAtom(MathML.leaf("mn", text))
  }

  /// Passes a point over if a digit stands behind it.
  private mutating func isDigit(behind point: FormulaToken) throws(FormulaFault) -> Bool {
    let rest = tokens
    _ = try tokens.next()
    if case .character("0"..."9")? = try tokens.peekInText()?.kind { return true }
    tokens = rest
    return false
  }

  /// A letter; in an upright font all up to one that has something at its head or foot.
  private mutating func letters(_ first: Unicode.Scalar) throws(FormulaFault) -> FormulaAtom {
    var text = String(font.set(first))
    var isOne = true
    while font.joinsLetters, !isOneCharacter, let token = try tokens.peekInText(),
      case .character(let character) = token.kind,
      ("a"..."z").contains(character) || ("A"..."Z").contains(character)
    {
      let before = tokens
      _ = try tokens.next()
      if let next = try tokens.peek()?.kind, next == .superscript || next == .subscript {
        tokens = before
        break
      }
      text.unicodeScalars.append(font.set(character))
      isOne = false
    }
    let isUpright = font == .roman || (font == .italic && !isOne)
    return FormulaAtom(
      MathML.leaf("mi", text, isUpright && isOne ? " mathvariant=\"normal\"" : ""))
  }

  // MARK: Signs

  func upright(_ text: String, _ attributes: String = "") -> FormulaAtom {
    attributes.isEmpty
      ? FormulaAtom(MathML.leaf("mi", text, " mathvariant=\"normal\""))
      : FormulaAtom(MathML.leaf("mo", text, "\(attributes) lspace=\"0\" rspace=\"0\""))
  }

  /// A sign between two; where nothing stands before it, it is one's own.
  func binary(_ text: String, after last: FormulaAtom.Kind?) -> FormulaAtom {
    switch last {
    case .ordinary, .closing: return FormulaAtom(MathML.leaf("mo", text), .binary)
    case .space: return FormulaAtom(MathML.leaf("mo", text), .binary)
    default: return FormulaAtom(MathML.leaf("mo", text, " form=\"prefix\""))
    }
  }

  func relation(_ text: String) -> FormulaAtom {
    FormulaAtom(
      MathML.leaf("mo", text, " lspace=\"0.2778em\" rspace=\"0.2778em\" stretchy=\"false\""),
      .relation)
  }

  func opening(_ text: String) -> FormulaAtom {
    FormulaAtom(MathML.leaf("mo", text, " form=\"prefix\" stretchy=\"false\""), .opening)
  }

  func closing(_ text: String) -> FormulaAtom {
    FormulaAtom(MathML.leaf("mo", text, " form=\"postfix\" stretchy=\"false\""), .closing)
  }

  func punctuation(_ text: String) -> FormulaAtom {
    FormulaAtom(
      MathML.leaf("mo", text, " separator=\"true\" lspace=\"0\" rspace=\"0.1667em\""), .punctuation)
  }

  /// What a command of the table of symbols stands for.
  func symbol(_ symbol: FormulaSymbol, after last: FormulaAtom.Kind?) -> FormulaAtom {
    let text = symbol.text
    switch symbol.kind {
    case .letter: return FormulaAtom(MathML.leaf("mi", set(text)))
    case .sign where text == "|" || text == "‖": return upright(text, " stretchy=\"false\"")
    case .sign: return FormulaAtom(MathML.leaf("mi", set(text), " mathvariant=\"normal\""))
    case .binary: return binary(text, after: last)
    case .relation, .arrow: return relation(text)
    case .large:
      return FormulaAtom(
        MathML.leaf("mo", text, " movablelimits=\"false\""), .large, takesLimits: true)
    case .integral: return FormulaAtom(MathML.leaf("mo", text), .large)
    case .punctuation: return punctuation(text)
    case .opening: return opening(text)
    case .closing: return closing(text)
    }
  }

  private func set(_ text: String) -> String {
    guard font != .normal else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(font.set(scalar)) }
    return String(result)
  }

  /// Something between delimiters that are as high as it is.
  static func fenced(_ opening: String, _ inside: [UInt8], _ closing: String) -> [UInt8] {
    MathML.element(
      "mrow", "", fence(opening, "prefix"), inside, fence(closing, "postfix"))
  }

  static func fence(_ text: String, _ form: String) -> [UInt8] {
    text.isEmpty
      ? [] : MathML.leaf("mo", text, " form=\"\(form)\" fence=\"true\" stretchy=\"true\"")
  }
}
