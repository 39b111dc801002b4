internal import SourceText

extension SwiftParser {
  // MARK: Collections

  /// `[a, b]`, `[a: b]`, `[]`, `[:]`.
  mutating func parseCollection() throws(Failure) -> Expression {
    let start = input.position
    if isAtTypeOfFunctions {
      let type = try parseType()
      return Expression(kind: .type(type), span: type.span)
    }
    let opening = input.advance()
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    if input.kind == .colon, input.peek().kind == .rightBracket {
      input.advance()
      input.advance()
      return Expression(kind: .dictionary([]), span: input.span(from: start))
    }
    var elements: [Expression] = []
    var entries: [DictionaryEntry] = []
    while input.kind != .rightBracket, !input.isAtEnd {
      let element = try parseExpression()
      if entries.isEmpty && elements.isEmpty && input.kind == .colon || !entries.isEmpty {
        try input.expect(.colon, "':' and the value of the key")
        entries.append(DictionaryEntry(key: element, value: try parseExpression()))
      } else {
        elements.append(element)
      }
      guard input.take(.comma) else { break }
    }
    if input.kind != .rightBracket, let failure = objectiveCInSwift(from: start) { throw failure }
    try input.expect(.rightBracket, "']' or ','", opening: opening)
    return Expression(
      kind: entries.isEmpty ? .array(elements) : .dictionary(entries),
      span: input.span(from: start))
  }

  /// Whether a collection's type follows whose elements are functions, and which is made: `[() -> Void]()`.
  private var isAtTypeOfFunctions: Bool {
    let close = input.closer(of: input.position)
    guard input.token(close + 1).kind == .leftParen, !input.token(close + 1).spaceBefore else {
      return false
    }
    var place = input.position + 1
    while place < close {
      let token = input.token(place)
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace: place = input.closer(of: place)
      case .operator where input.token(token, is: "->"): return true
      default: break
      }
      place += 1
    }
    return false
  }

  // MARK: Strings

  mutating func parseString() throws(Failure) -> Expression {
    let start = input.position
    let opening = input.advance()
    let quotes = input.text(opening)
    let hashes = quotes.utf8.filter { $0 == UInt8(ascii: "#") }.count
    let isMultiline = quotes.utf8.count - hashes == 3 && quotes.utf8.last == UInt8(ascii: "\"")
    let indentation = isMultiline ? closingIndentation(from: input.position) : []
    var parts: [StringPart] = []
    var isFirst = true
    while true {
      let token = input.current
      switch token.kind {
      case .stringText:
        input.advance()
        var bytes = Array(input.lexed.bytes[token.range])
        if isMultiline {
          bytes = stripLines(
            bytes, indentation: indentation, isFirst: isFirst, isLast: input.kind == .stringEnd)
        }
        if !bytes.isEmpty { parts.append(.text(unescape(bytes[...], hashes: hashes, token))) }
      case .interpolationBegin:
        parts.append(try parseInterpolation())
      default:
        try input.expect(.stringEnd, "the end of the string", opening: opening)
        return Expression(kind: literal(parts), span: input.span(from: start))
      }
      isFirst = false
    }
  }

  private func literal(_ parts: [StringPart]) -> Expression.Kind {
    if parts.isEmpty { return .string("") }
    if parts.count == 1, case .text(let text) = parts[0] { return .string(text) }
    return .interpolation(parts)
  }

  private mutating func unescape(_ bytes: ArraySlice<UInt8>, hashes: Int, _ token: Token) -> String
  {
    let (text, unknown) = StringLiteral.unescape(bytes, hashes: hashes, dialect: .swift)
    if unknown != nil {
      input.record(
        input.failure(
          "invalid-escape", "invalid escape sequence in literal", input.span(token),
          notes: [.init("a backslash itself is written '\\\\'")]))
    }
    return text
  }

  /// `\(value)`; a format behind a comma is read and not used.
  private mutating func parseInterpolation() throws(Failure) -> StringPart {
    let opening = input.advance()
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    if input.kind == .identifier, input.peek().kind == .colon {
      input.advance()
      input.advance()
    }
    let value = try parseExpression()
    // `privacy: .public`, `specifier: "%.2f"`: how a logger writes it.
    while input.take(.comma) {
      if input.kind == .identifier, input.peek().kind == .colon {
        input.advance()
        input.advance()
      }
      _ = try parseExpression()
    }
    try input.expect(.interpolationEnd, "')' to close the interpolation", opening: opening)
    return .value(value)
  }

  /// The blanks before the quotes that close a string of several lines.
  private func closingIndentation(from index: Int) -> ArraySlice<UInt8> {
    var index = index
    while input.token(index).kind != .stringEnd, input.token(index).kind != .end {
      index =
        input.token(index).kind == .interpolationBegin ? input.closer(of: index) + 1 : index + 1
    }
    let bytes = input.lexed.snippet.bytes
    let end = Int(input.token(index).lower)
    var start = end
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return bytes[start..<end]
  }

  /// Takes the indentation off every line, and the line ends next to the quotes.
  private func stripLines(
    _ bytes: [UInt8], indentation: ArraySlice<UInt8>, isFirst: Bool, isLast: Bool
  ) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    if isFirst {
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      if index == bytes.count { index = 0 }
    }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { continue }
      result.append(byte)
      guard byte == 0x0A else { continue }
      var expected = indentation
      while let blank = expected.first, index < bytes.count, bytes[index] == blank {
        expected.removeFirst()
        index += 1
      }
    }
    if isFirst, result.first == 0x0A { result.removeFirst() }
    if isLast, result.last == 0x0A { result.removeLast() }
    return result
  }

  // MARK: `#word`

  mutating func parseHashWord() throws(Failure) -> Expression {
    let start = input.position
    let token = input.current
    let kind: Expression.Kind
    switch input.text {
    case "#selector": return try parseSelector()
    case "#available", "#unavailable": return try parseAvailability()
    case "#function": kind = context.literal(.function)
    case "#file", "#fileID", "#filePath": kind = context.literal(.file)
    case "#line": kind = context.literal(.line)
    case "#column": kind = context.literal(.column)
    case "#keyPath": return try parseKeyPathText()
    case "#colorLiteral": return try parseLiteral(of: "UIColor")
    case "#imageLiteral": return try parseLiteral(of: "UIImage")
    case "#import", "#include", "#define":
      throw objectiveCInSwift(from: start) ?? missingExpression()
    default:
      throw input.unsupported("the macro '\(input.text)'", input.span(token))
    }
    input.advance()
    return Expression(kind: kind, span: input.span(token))
  }

  /// `#selector(Foo.bar(_:))`.
  private mutating func parseSelector() throws(Failure) -> Expression {
    let start = input.position
    input.advance()
    let paren = input.position
    let opening = try input.expect(.leftParen, "'(' and the name of a method")
    if ["getter", "setter"].contains(input.text), input.peek().kind == .colon {
      input.advance()
      input.advance()
    }
    var path: [String] = []
    repeat {
      guard input.kind == .identifier || input.kind == .keyword else {
        throw input.expected("the name of a method", id: "expected-name")
      }
      let word = input.takeText()
      if word == "type", input.kind == .leftParen, input.token(input.peek(), isWord: "of") {
        // `type(of: self).save` is of the class that `self` is of.
        input.move(to: input.closer(of: input.position) + 1)
        continue
      }
      path.append(word + (takeLabels() ?? ""))
      _ = input.take(operator: "?") || input.take(operator: "!")
    } while input.take(.dot)
    let name = path.removeLast()
    if input.at(word: "as") { input.move(to: input.closer(of: paren)) }
    if input.kind == .leftParen {
      throw input.failure(
        "invalid-selector", "a selector names a method and does not call it",
        input.span(input.current), notes: [.init("write the labels only: '\(name)(_:)'")])
    }
    try input.expect(.rightParen, "')'", opening: opening)
    let base = path.isEmpty ? nil : path.joined(separator: ".")
    return Expression(
      kind: .selector(SelectorLiteral(base: base, name: name)), span: input.span(from: start))
  }

  /// `#keyPath(Page.title)`, which is a text: the path without the type it begins with.
  private mutating func parseKeyPathText() throws(Failure) -> Expression {
    let start = input.position
    input.advance()
    let opening = try input.expect(.leftParen, "'(' and the path of a property")
    var path: [String] = []
    repeat {
      guard input.kind == .identifier || input.kind == .keyword else {
        throw input.expected("the name of a property", id: "expected-name")
      }
      path.append(input.takeText())
      _ = input.take(operator: "?") || input.take(operator: "!")
    } while input.take(.dot)
    try input.expect(.rightParen, "')'", opening: opening)
    if path.count > 1, path[0].first?.isUppercase == true || path[0] == "self" {
      path.removeFirst()
    }
    return Expression(kind: .string(path.joined(separator: ".")), span: input.span(from: start))
  }

  /// `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)` and `#imageLiteral(resourceName: "star")`, which Xcode shows as
  /// what they are: a colour or an image that is made of the arguments.
  private mutating func parseLiteral(of type: String) throws(Failure) -> Expression {
    let start = input.position
    let word = input.span(input.advance())
    var arguments = try parseArguments(.leftParen, .rightParen)
    for place in arguments.indices where arguments[place].label == "resourceName" {
      arguments[place].label = "named"
    }
    let span = input.span(from: start)
    let call = Call(
      callee: Expression(kind: .name(type), span: word), arguments: arguments, style: .function)
    let value = Expression(kind: .call(call), span: span)
    // An image by its name may be missing; a literal is there.
    return type == "UIImage" ? Expression(kind: .forceUnwrap(value), span: span) : value
  }

  /// `#available(iOS 13, *)`.
  private mutating func parseAvailability() throws(Failure) -> Expression {
    let start = input.position
    let isNegated = input.takeText() == "#unavailable"
    let paren = input.position
    let opening = try input.expect(.leftParen, "'(' and a platform with its version")
    let close = input.closer(of: paren)
    let version = AvailabilityVersion.iOS(in: input, from: paren, to: close)
    input.move(to: close)
    try input.expect(.rightParen, "')'", opening: opening)
    return Expression(
      kind: .availability(minimumIOS: version, isNegated: isNegated), span: input.span(from: start))
  }
}
