internal import SourceText

extension ObjectiveCParser {
  /// Whether `- (…` or `+ (…` begins a method here, and no sum.
  var isAtMethod: Bool {
    guard input.at(operator: "-") || input.at(operator: "+") else { return false }
    let next = input.peek()
    if next.kind == .leftParen {
      let behind = input.token(input.closer(of: input.position + 1) + 1)
      return behind.kind == .identifier || behind.kind == .keyword || behind.kind == .colon
    }
    guard next.kind == .operator || next.kind == .identifier else { return false }
    // `- ...` in a listing, and `- name;`, which leaves its type out.
    if ["...", "…"].contains(input.text(next)) { return true }
    return next.kind == .identifier && input.current.startsLine && input.current.spaceAfter
      && [.semicolon, .colon, .leftBrace].contains(input.peek(2).kind)
  }

  /// A method outside every class, as notes show them.
  mutating func parseMethodFragment() throws(Failure) -> [Statement] {
    guard var method = try parseMethod(hasBody: nil) else { return [] }
    method.isMethodFragment = true
    return [Statement(kind: .function(method), span: method.span)]
  }

  /// A method; `hasBody` says whether it must have one, nothing that it may. Nothing is returned
  /// of one that is left out.
  mutating func parseMethod(hasBody: Bool?) throws(Failure) -> FunctionDeclaration? {
    let start = input.position
    let sign = input.advance()
    if input.kind == .operator, ["...", "…"].contains(input.text) {
      _ = input.takeElision()
      _ = input.take(.semicolon)
      return nil
    }
    var method = FunctionDeclaration(
      kind: .function, name: "", nameSpan: input.span(sign), parameters: [], returnType: nil,
      body: nil, modifiers: input.text(sign) == "+" ? [.objc, .isClass] : [.objc], selector: nil,
      genericParameters: [], attributes: [], isMethodFragment: false, span: input.span(sign))
    if input.kind == .leftParen {
      let attributes = input.position
      method.returnType = try parseTypeInParentheses()
      if input.text(input.token(attributes + 1)) == "IBAction" {
        method.attributes.append("IBAction")
        method.returnType?.name = "void"
      }
    }
    try parseSelector(of: &method)
    skipMethodAttributes()
    try parseBody(of: &method, hasBody)
    method.span = input.span(from: start)
    return method
  }

  /// `name`, or `piece:(Type)parameter piece:(Type)parameter`.
  private mutating func parseSelector(of method: inout FunctionDeclaration) throws(Failure) {
    var selector = ""
    var piece = ""
    method.nameSpan = input.span(input.current)
    if input.kind == .identifier || input.kind == .keyword { piece = input.takeText() }
    guard !piece.isEmpty || input.kind == .colon else {
      throw input.expected("the name of a method", id: "expected-name")
    }
    method.name = piece
    while true {
      selector += piece
      guard input.kind == .colon else { break }
      let start = input.position
      input.advance()
      selector += ":"
      method.parameters.append(try parseParameter(piece, isFirst: method.parameters.isEmpty, start))
      piece = ""
      if input.kind == .identifier || input.kind == .keyword, input.peek().kind == .colon {
        piece = input.takeText()
      } else if input.kind != .colon {
        break
      }
    }
    if input.take(.comma) {
      _ = input.take(operator: "...")
      if let last = method.parameters.indices.last { method.parameters[last].isVariadic = true }
    }
    method.selector = selector
  }

  private mutating func parseParameter(
    _ piece: String, isFirst: Bool, _ start: Int
  ) throws(Failure) -> Parameter {
    var parameter = Parameter(
      label: isFirst || piece.isEmpty ? nil : piece, name: "_", type: nil, defaultValue: nil,
      isVariadic: false, isInout: false, span: input.span(from: start))
    if input.kind == .leftParen { parameter.type = try parseTypeInParentheses() }
    while isQualifierWord(input.current), input.peek().kind == .identifier { input.advance() }
    if input.kind == .identifier {
      parameter.name = input.takeText()
    } else if parameter.type != nil {
      throw input.expected("the name of a parameter", id: "expected-name")
    }
    parameter.span = input.span(from: start)
    return parameter
  }

  /// `NS_REQUIRES_SUPER`, `API_AVAILABLE(ios(5.0))`, `__attribute__((…))`.
  private mutating func skipMethodAttributes() {
    while input.kind == .identifier, !input.current.startsLine || input.text.hasPrefix("NS_"),
      input.text.hasPrefix("__") || input.text.first?.isUppercase == true
    {
      input.advance()
      if input.kind == .leftParen { input.skipBracketed() }
    }
  }

  private mutating func parseBody(
    of method: inout FunctionDeclaration, _ hasBody: Bool?
  ) throws(Failure) {
    let name = method.selector ?? method.name
    let isDeclared = input.take(.semicolon)
    if isDeclared, hasBody != true || input.kind != .leftBrace {
      guard hasBody != true else {
        throw input.failure(
          "expected-token", "expected the body of '\(name)'", method.nameSpan,
          notes: [.init("an '@implementation' has no mere declarations")])
      }
      return
    }
    guard input.kind == .leftBrace else {
      // A listing may leave the semicolon out.
      if hasBody == nil, isAtEndOfListing { return }
      if hasBody == false { return try expectSemicolon(after: "method prototype") }
      throw input.expected("method body", id: "expected-token")
    }
    if let nameless = method.parameters.first(where: { $0.type == nil && $0.name == "_" }) {
      throw input.failure(
        "expected-name", "expected the name of a parameter behind ':'", nameless.span)
    }
    if hasBody == false {
      throw input.failure(
        "unexpected-token", "a method has its body in the '@implementation'",
        input.span(input.current))
    }
    let outer = context
    context.function = name
    context.isTypeMember = method.isTypeMember
    defer { context = outer }
    method.body = try parseBlock("and the body of '\(name)'")
  }

  private var isAtEndOfListing: Bool {
    guard !input.isAtEnd else { return true }
    guard input.current.startsLine else { return false }
    return isAtMethod || [.atWord, .hashWord, .rightBrace].contains(input.kind)
  }

  // MARK: Properties

  mutating func parsePropertyFragment() throws(Failure) -> [Statement] {
    try parseProperty(inClass: false).map {
      Statement(kind: .variable($0), span: $0.span)
    }
  }

  /// `@property (nonatomic, weak) Type *name;`.
  mutating func parseProperty(inClass: Bool) throws(Failure) -> [VariableDeclaration] {
    let start = input.position
    input.advance()
    var attributes = PropertyAttributes()
    if input.kind == .leftParen { try parsePropertyAttributes(&attributes) }
    let typeStart = input.position
    var specifiers = try parseSpecifiers()
    specifiers.attributes = attributes.words + specifiers.attributes
    specifiers.modifiers.formUnion(attributes.modifiers)
    var properties: [VariableDeclaration] = []
    repeat {
      let declarator = try parseDeclarator(specifiers, from: typeStart)
      var property = makeVariable(declarator, specifiers)
      property.modifiers.insert(.objc)
      if declarator.type.isOptional == false { property.modifiers.remove(.unowned) }
      property.getterSelector = attributes.getter
      property.setterSelector = attributes.setter
      property.isPropertyFragment = !inClass
      properties.append(property)
    } while input.take(.comma)
    skipMethodAttributes()
    if inClass || !isAtEndOfListing {
      try expectSemicolon(after: "property declaration")
    } else {
      _ = input.take(.semicolon)
    }
    for index in properties.indices { properties[index].span = input.span(from: start) }
    return properties
  }

  private struct PropertyAttributes {
    var words: [String] = []
    var modifiers: Modifiers = []
    var getter: String?
    var setter: String?
  }

  private mutating func parsePropertyAttributes(
    _ attributes: inout PropertyAttributes
  ) throws(Failure) {
    let opening = input.advance()
    while input.kind != .rightParen, !input.isAtEnd {
      let word = try input.expectName("of an attribute").text
      attributes.words.append(word)
      attributes.modifiers.formUnion(CWords.modifiers(word))
      if word == "class" { attributes.modifiers.insert(.isStatic) }
      if input.take(operator: "=") {
        var selector = try input.expectName("of a method").text
        if input.take(.colon) { selector += ":" }
        if word == "getter" { attributes.getter = selector }
        if word == "setter" { attributes.setter = selector }
      }
      guard input.take(.comma) else { break }
    }
    try input.expect(.rightParen, "')' or ','", opening: opening)
  }
}
