internal import SourceText

extension ObjectiveCParser {
  /// The type that some tokens spell.
  func typeName(_ start: Int, _ end: Int) -> TypeName {
    let first = input.token(start)
    let last = input.token(max(start, end - 1))
    let span = input.span(first).through(input.span(last))
    var name = ""
    var isPointer = false
    var isFunction = false
    var index = start
    while index < end {
      let token = input.token(index)
      switch token.kind {
      case .identifier, .keyword:
        let word = input.text(token)
        if word == CWords.outletCollection {
          index = input.closer(of: index + 1)
        } else if name.isEmpty, !CWords.isQualifier(word), word != "struct" {
          name = CWords.isTypeof(word) ? "id" : word
          if CWords.isTypeof(word) { index = input.closer(of: index + 1) }
        }
      case .operator:
        let text = input.text(token)
        if text == "*" { isPointer = true }
        if text == "^" || text == "*" && input.token(max(start, index - 1)).kind == .leftParen {
          isFunction = true
        }
      default: break
      }
      index += 1
    }
    let isObject = ["id", "instancetype", "Class"].contains(name)
    return TypeName(
      text: input.evenText(start, end), name: isFunction ? "" : name,
      isOptional: isPointer || isFunction || isObject, isFunction: isFunction, span: span)
  }

  /// The type of one of several variables: what all have in common, and its own stars.
  func typeName(_ start: Int, _ end: Int, stars: Range<Int>) -> TypeName {
    if stars.lowerBound == end { return typeName(start, stars.upperBound) }
    var type = typeName(start, end)
    guard !stars.isEmpty else { return type }
    type.text += " " + input.evenText(stars.lowerBound, stars.upperBound)
    type.isOptional = true
    return type
  }

  /// A type in parentheses: of a method, a parameter, a cast.
  mutating func parseTypeInParentheses() throws(Failure) -> TypeName {
    let start = input.position
    let opening = try input.expect(.leftParen, "'(' and a type")
    let close = input.closer(of: start)
    guard input.token(close).kind == .rightParen else {
      throw input.failure(
        "expected-token", "expected ')' behind the type", input.span(opening))
    }
    guard close > start + 1 else {
      throw input.failure(
        "expected-type", "expected a type", input.span(input.current))
    }
    input.move(to: close + 1)
    return typeName(start + 1, close)
  }

  // MARK: Looking ahead

  /// Whether a `(` here begins a cast.
  var isAtCast: Bool {
    let close = input.closer(of: input.position)
    guard input.token(close).kind == .rightParen, close > input.position + 1,
      close < input.position + 40, isType(input.position + 1, close)
    else { return false }
    let word = input.token(input.position + 1)
    let isSure =
      close > input.position + 2 || word.kind == .keyword || CWords.isType(input.text(word))
      || input.text(word).first?.isUppercase == true
    let next = input.token(close + 1)
    switch next.kind {
    case .identifier, .integer, .floating, .character, .stringBegin, .at, .atWord: return true
    case .leftParen, .leftBracket, .leftBrace: return isSure
    case .keyword: return isSure
    case .operator:
      return isSure && ["-", "!", "~", "&", "*", "^", "++", "--"].contains(input.text(next))
        && !next.spaceAfter
    default: return false
    }
  }

  /// Whether the parentheses here hold a type that is known for one, and no value.
  var isTypeInParentheses: Bool {
    let close = input.closer(of: input.position)
    let word = input.peek()
    let text = input.text(word)
    return close < input.position + 40 && isType(input.position + 1, close)
      && (word.kind == .keyword || CWords.isType(text) || text.first?.isUppercase == true)
  }

  /// Whether tokens can spell a type.
  private func isType(_ start: Int, _ end: Int) -> Bool {
    guard input.token(start).kind == .identifier || isTypeKeyword(input.token(start)) else {
      return false
    }
    var words = 0
    var index = start
    while index < end {
      let token = input.token(index)
      switch token.kind {
      case .identifier:
        let word = input.text(token)
        if CWords.isTypeof(word) { index = input.closer(of: index + 1) }
        if !CWords.isQualifier(word), !CWords.isType(word) { words += 1 }
      case .keyword where isTypeKeyword(token): break
      case .comma: words = 0
      case .leftParen, .rightParen:
        // Only blocks have parentheses in their types.
        guard isBlockType(start, end) else { return false }
        words = 0
      case .operator:
        let text = input.text(token)
        guard ["*", "<", ">", "^", ">>"].contains(text) else { return false }
        // `(a * b)` is a product.
        if text == "*", index + 1 < end, input.token(index + 1).kind == .identifier,
          !CWords.isQualifier(input.text(input.token(index + 1))), !isBlockType(start, end)
        {
          return false
        }
        if text == "<" { words = 0 }
      default: return false
      }
      index += 1
    }
    return words <= 1 || isBlockType(start, end)
  }

  private func isTypeKeyword(_ token: Token) -> Bool {
    token.kind == .keyword
      && ["void", "const", "struct", "enum", "union", "volatile"].contains(input.text(token))
  }

  private func isBlockType(_ start: Int, _ end: Int) -> Bool {
    var index = start
    while index + 1 < end {
      if input.token(index).kind == .leftParen,
        isCaret(input.token(index + 1)) || isStar(input.token(index + 1))
      {
        return true
      }
      index += 1
    }
    return false
  }

  func isCaret(_ token: Token) -> Bool { token.kind == .operator && input.text(token) == "^" }

  func isStar(_ token: Token) -> Bool { token.kind == .operator && input.text(token) == "*" }

  /// Whether a declaration of variables, or of a function of C, begins here.
  var isAtDeclaration: Bool {
    let token = input.current
    let word = input.text
    if token.kind == .keyword { return CWords.beginsDeclaration(word) }
    guard token.kind == .identifier else { return false }
    let next = input.peek()
    if CWords.isTypeof(word) { return next.kind == .leftParen }
    if CWords.isQualifier(word), word != "in" {
      return next.kind == .identifier || next.kind == .keyword
    }
    var index = input.position + 1
    if next.kind == .operator, input.text(next) == "<" {
      guard let end = angleEnd(from: index) else { return false }
      index = end
    }
    return isDeclarator(at: index, isType: CWords.isType(word))
  }

  /// The index behind `<…>`, looked for among a bounded number of tokens.
  func angleEnd(from start: Int) -> Int? {
    var depth = 0
    for index in start..<start + 40 {
      let token = input.token(index)
      switch token.kind {
      case .identifier, .comma: continue
      case .operator:
        switch input.text(token) {
        case "<": depth += 1
        case ">": depth -= 1
        case ">>": depth -= 2
        case "*": continue
        default: return nil
        }
        if depth <= 0 { return index + 1 }
      default: return nil
      }
    }
    return nil
  }

  /// Whether the name of a variable stands behind a type, with its stars.
  private func isDeclarator(at start: Int, isType: Bool) -> Bool {
    var index = start
    while isStar(input.token(index)) || isQualifierWord(input.token(index))
      || isType && isTypeWord(index)
    {
      index += 1
    }
    let token = input.token(index)
    if token.kind == .leftParen, isType, isStar(input.token(index + 1)) { return true }
    if token.kind == .leftParen, isCaret(input.token(index + 1)) {
      // `Type (^name)(…)`, and not `call(^{ … })`.
      var name = index + 2
      while isQualifierWord(input.token(name)) { name += 1 }
      return input.token(name).kind == .identifier && input.token(name + 1).kind == .rightParen
    }
    guard token.kind == .identifier else { return false }
    let behind = input.token(index + 1)
    switch behind.kind {
    case .semicolon, .comma, .leftBracket, .leftParen, .rightParen, .end, .rightBrace: return true
    case .operator:
      // `Page *page == value` can only be a slip: nobody multiplies a class.
      return input.text(behind) == "="
        || input.text(behind) == "==" && index == start + 1 && beginsStatement(start - 1)
    default: return behind.startsLine || input.token(behind, isWord: "in")
    }
  }

  /// Whether a name begins as the names of classes do, and a statement begins with it.
  private func beginsStatement(_ index: Int) -> Bool {
    guard input.text(input.token(index)).first?.isUppercase == true else { return false }
    guard index > 0 else { return true }
    let before = input.token(index - 1).kind
    return before == .semicolon || before == .leftBrace || before == .rightBrace
      || input.token(index).startsLine
  }

  private func isTypeWord(_ index: Int) -> Bool {
    input.token(index).kind == .identifier && CWords.isType(input.text(input.token(index)))
  }

  func isQualifierWord(_ token: Token) -> Bool {
    (token.kind == .identifier || token.kind == .keyword) && CWords.isQualifier(input.text(token))
      && !input.token(token, isWord: "in")
  }
}
