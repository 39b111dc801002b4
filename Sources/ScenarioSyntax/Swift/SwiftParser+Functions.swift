internal import SourceText

extension SwiftParser {
  mutating func parseFunction(
    _ head: DeclarationHead, in owner: TypeDeclaration.Kind?
  ) throws(Failure) -> FunctionDeclaration {
    let keyword = input.advance()
    let name = try parseFunctionName(after: input.text(keyword))
    var function = makeFunction(.function, name.text, name.span, head)
    function.isMethodFragment =
      owner == nil && !head.modifiers.isDisjoint(with: [.override, .objc, .isClass, .isStatic])
    try parseSignature(of: &function)
    if infixOperators[name.text] != nil || prefixOperators.contains(name.text) {
      // An operator is called without labels.
      for index in function.parameters.indices { function.parameters[index].label = nil }
    }
    try parseBody(of: &function, in: owner, "'\(name.text)'")
    function.span = input.span(from: head.start)
    return function
  }

  /// A name, or one of Swift's own operators.
  private mutating func parseFunctionName(
    after keyword: String
  ) throws(Failure) -> (text: String, span: NodeSpan) {
    guard input.kind == .operator else { return try input.expectName("after '\(keyword)'") }
    let token = input.current
    let text = input.text
    guard
      BinaryOperator(rawValue: text) != nil || UnaryOperator(rawValue: text) != nil
        || SwiftOperator(text) != nil || infixOperators[text] != nil
        || prefixOperators.contains(text)
    else {
      throw input.unsupported(
        "an operator of its own", input.span(token), instead: "give the function a name of letters")
    }
    input.advance()
    return (text, input.span(token))
  }

  mutating func parseInitializer(
    _ head: DeclarationHead, in owner: TypeDeclaration.Kind?
  ) throws(Failure) -> FunctionDeclaration {
    let keyword = input.advance()
    var function = makeFunction(.initializer, "init", input.span(keyword), head)
    if input.take(operator: "?") || input.take(operator: "!") {
      function.modifiers.insert(.failable)
    }
    function.isMethodFragment = owner == nil
    try parseSignature(of: &function)
    try parseBody(of: &function, in: owner, "'init'")
    function.span = input.span(from: head.start)
    return function
  }

  mutating func parseDeinitializer(
    _ head: DeclarationHead, in owner: TypeDeclaration.Kind?
  ) throws(Failure) -> FunctionDeclaration {
    let keyword = input.advance()
    var function = makeFunction(.deinitializer, "deinit", input.span(keyword), head)
    function.isMethodFragment = owner == nil
    try parseBody(of: &function, in: .class, "'deinit'")
    function.span = input.span(from: head.start)
    return function
  }

  /// A subscript: a function that reads, and one that sets, whose last parameter is the new value.
  mutating func parseSubscriptDeclaration(
    _ head: DeclarationHead
  ) throws(Failure) -> [FunctionDeclaration] {
    let keyword = input.advance()
    var function = makeFunction(.subscript, "subscript", input.span(keyword), head)
    try parseSignature(of: &function)
    // A subscript's parameter has no label unless it is given two names.
    for index in function.parameters.indices
    where function.parameters[index].label == function.parameters[index].name {
      function.parameters[index].label = nil
    }
    guard input.kind == .leftBrace else { return [function] }
    var accessors = Accessors()
    try parseAccessors(&accessors, of: "subscript")
    function.body = accessors.getter
    function.span = input.span(from: head.start)
    guard let accessor = accessors.setter else { return [function] }
    var setter = function
    setter.name = FunctionDeclaration.subscriptSetter
    setter.parameters.append(
      Parameter(
        label: nil, name: accessor.parameter, type: function.returnType, defaultValue: nil,
        isVariadic: false, isInout: false, span: function.nameSpan))
    setter.body = accessor.body
    setter.modifiers.insert(.mutating)
    return [function, setter]
  }

  private func makeFunction(
    _ kind: FunctionDeclaration.Kind, _ name: String, _ nameSpan: NodeSpan, _ head: DeclarationHead
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      kind: kind, name: name, nameSpan: nameSpan, parameters: [], returnType: nil, body: nil,
      modifiers: head.modifiers, selector: head.selector, genericParameters: [],
      attributes: head.attributes, isMethodFragment: false, span: nameSpan)
  }

  /// Generic parameters, parameters, effects, result.
  private mutating func parseSignature(of function: inout FunctionDeclaration) throws(Failure) {
    function.genericParameters = try parseGenericParameters()
    function.parameters = try parseParameters(isClosure: false)
    while true {
      if input.take(word: "async") {
        function.modifiers.insert(.async)
      } else if input.take(word: "throws") || input.take(word: "rethrows") {
        function.modifiers.insert(.throws)
        if input.kind == .leftParen { input.skipBracketed() }
      } else {
        break
      }
    }
    if input.take(operator: "->") { function.returnType = try parseType() }
    skipWhereClause()
  }

  private mutating func parseBody(
    of function: inout FunctionDeclaration, in owner: TypeDeclaration.Kind?, _ name: String
  ) throws(Failure) {
    guard input.kind == .leftBrace else {
      // A requirement, or a listing of what a class offers.
      if owner == .protocol || owner == nil { return }
      throw input.expected("'{' and the body of \(name)", id: "expected-token")
    }
    let outer = context
    context.function = function.kind == .deinitializer ? "deinit" : function.fullName
    context.isTypeMember = function.isTypeMember
    defer { context = outer }
    let closures = anonymousParameters
    anonymousParameters = []
    defer { anonymousParameters = closures }
    let body = try parseBlock("and the body of \(name)")
    let isPlain = function.returnType == nil || Self.mayBuild(function.attributes)
    function.body = isPlain ? body : Self.withImplicitBranches(body)
  }

  // MARK: Parameters

  /// `(label name: Type = value, …)`; in a closure types may be missing and there are no labels.
  mutating func parseParameters(isClosure: Bool) throws(Failure) -> [Parameter] {
    let opening = try input.expect(.leftParen, "'(' and parameters")
    var parameters: [Parameter] = []
    while input.kind != .rightParen, !input.isAtEnd {
      parameters.append(try parseParameter(isClosure: isClosure))
      guard input.take(.comma) else { break }
    }
    try input.expect(.rightParen, "')' or ','", opening: opening)
    return parameters
  }

  private mutating func parseParameter(isClosure: Bool) throws(Failure) -> Parameter {
    let start = input.position
    let attributes = takeAttributes()
    let first = try parseParameterName()
    var name = first
    if input.kind == .identifier || input.kind == .keyword { name = try parseParameterName() }
    var parameter = Parameter(
      label: isClosure || first == "_" ? nil : first, name: name, type: nil, defaultValue: nil,
      isVariadic: false, isInout: false, span: input.span(from: start), attributes: attributes)
    if isClosure, input.kind != .colon { return parameter }
    guard input.take(.colon) else {
      throw input.expected("':' and the type of '\(name)'", id: "expected-type")
    }
    parameter.isInout = input.at(word: "inout")
    parameter.type = try parseType()
    if input.take(operator: "...") { parameter.isVariadic = true }
    if input.take(operator: "=") { parameter.defaultValue = try parseExpression() }
    parameter.span = input.span(from: start)
    return parameter
  }

  /// A label or a name; a keyword may be a label.
  private mutating func parseParameterName() throws(Failure) -> String {
    guard input.kind == .identifier || input.kind == .keyword else {
      throw input.expected("the name of a parameter", id: "expected-name")
    }
    return input.takeText()
  }

  // MARK: Generics

  /// The names between `<` and `>`.
  mutating func parseGenericParameters() throws(Failure) -> [String] {
    guard input.at(operator: "<") else { return [] }
    input.advance()
    var names: [String] = []
    while !input.isAtEnd {
      names.append(try input.expectName("of a generic parameter").text)
      if input.take(.colon) { _ = try parseType() }
      guard input.take(.comma) else { break }
    }
    guard input.takeClosingAngle() else {
      throw input.expected("'>'", id: "expected-token")
    }
    return names
  }

  /// `where T: View`: who runs a program needs no proof of it.
  mutating func skipWhereClause() {
    guard input.at(word: "where") else { return }
    while input.kind != .leftBrace, input.kind != .rightBrace, input.kind != .semicolon,
      !input.isAtEnd
    {
      input.advance()
    }
  }
}
