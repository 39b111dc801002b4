internal import SourceText

extension SwiftParser {
  mutating func parseFunction(
    _ head: DeclarationHead, in owner: TypeDeclaration.Kind?
  ) throws(Failure) -> FunctionDeclaration {
    let keyword = input.advance()
    if input.kind == .operator {
      throw input.unsupported(
        "a function named by an operator", input.span(input.current),
        instead: "give it a name of letters")
    }
    let name = try input.expectName("after '\(input.text(keyword))'")
    var function = makeFunction(.function, name.text, name.span, head)
    function.isMethodFragment =
      owner == nil && !head.modifiers.isDisjoint(with: [.override, .objc, .isClass, .isStatic])
    try parseSignature(of: &function)
    try parseBody(of: &function, in: owner, "'\(name.text)'")
    function.span = input.span(from: head.start)
    return function
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

  /// A subscript that can be read.
  mutating func parseSubscriptDeclaration(
    _ head: DeclarationHead
  ) throws(Failure) -> FunctionDeclaration {
    let keyword = input.advance()
    var function = makeFunction(.subscript, "subscript", input.span(keyword), head)
    try parseSignature(of: &function)
    var accessors = Accessors()
    try parseAccessors(&accessors, of: "subscript")
    if accessors.setter != nil {
      throw input.unsupported(
        "a subscript that is set", input.span(keyword), instead: "a method does the same")
    }
    function.body = accessors.getter
    function.span = input.span(from: head.start)
    return function
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
    function.body = function.returnType == nil ? body : Self.withImplicitBranches(body)
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
    _ = takeAttributes()
    let first = try parseParameterName()
    var name = first
    if input.kind == .identifier || input.kind == .keyword { name = try parseParameterName() }
    var parameter = Parameter(
      label: isClosure || first == "_" ? nil : first, name: name, type: nil, defaultValue: nil,
      isVariadic: false, isInout: false, span: input.span(from: start))
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
    return input.text(input.advance())
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
