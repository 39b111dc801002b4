internal import SourceText

extension SwiftParser {
  /// The accessors of a variable.
  struct Accessors {
    var getter: Block?
    var setter: VariableDeclaration.Accessor?
    var willSet: VariableDeclaration.Accessor?
    var didSet: VariableDeclaration.Accessor?
    /// Whether `get` or `set` stands there without a body.
    var isRequirement = false
    /// Whether `set` stands there without a body.
    var mustBeSettable = false
  }

  /// `let` or `var` with one or more variables.
  mutating func parseVariables(
    _ head: DeclarationHead, in owner: TypeDeclaration.Kind?
  ) throws(Failure) -> [Declared] {
    let keywordStart = input.current.lower
    let keyword = input.takeText()
    let isConstant = keyword == "let"
    var declared: [Declared] = []
    repeat {
      if input.kind == .leftParen {
        declared.append(.statement(.tupleBinding(try parseTupleBinding(isConstant: isConstant))))
      } else {
        declared.append(
          .statement(
            .variable(try parseVariable(head, keyword: keyword, keywordStart, in: owner))))
      }
    } while input.take(.comma)
    Self.shareTypes(among: &declared)
    return declared
  }

  /// Gives the type behind the last of several variables to those before it: `var x, y: Double`.
  private static func shareTypes(among declared: inout [Declared]) {
    guard declared.count > 1 else { return }
    var type: TypeName?
    for place in declared.indices.reversed() {
      guard case .statement(.variable(var variable)) = declared[place] else { continue }
      if variable.type != nil || variable.initialValue != nil {
        type = variable.type
      } else if let type {
        variable.type = type
        declared[place] = .statement(.variable(variable))
      }
    }
  }

  private mutating func parseVariable(
    _ head: DeclarationHead, keyword: String, _ keywordStart: Int32,
    in owner: TypeDeclaration.Kind?
  ) throws(Failure) -> VariableDeclaration {
    let name: (text: String, span: NodeSpan)
    if input.at(word: "_") {
      let token = input.advance()
      name = ("_", input.span(token))
    } else {
      name = try input.expectName("after '\(keyword)'")
    }
    let onlyMembers: Modifiers = [.override, .objc, .isClass, .isStatic, .lazy]
    var variable = VariableDeclaration(
      name: name.text, nameSpan: name.span, isConstant: keyword == "let",
      modifiers: head.modifiers, attributes: head.attributes,
      isPropertyFragment: owner == nil && context.function.isEmpty
        && !head.modifiers.isDisjoint(with: onlyMembers),
      keywordStart: keywordStart, span: name.span)
    if let wrapper = head.wrapper { variable.wrapper = wrapper }
    if input.take(.colon) { variable.type = try parseType() }
    if input.take(operator: "=") { variable.initialValue = try parseInitialValue() }
    // Behind a type alone nothing else can begin with a brace, wherever that stands.
    let isComputed = keyword == "var" && variable.type != nil && variable.initialValue == nil
    if input.kind == .leftBrace, isComputed || !input.current.startsLine || isAtAccessors {
      var accessors = Accessors()
      try parseAccessors(&accessors, of: name.text, isBuilt: Self.mayBuild(head.attributes))
      variable.getter = accessors.getter
      variable.setter = accessors.setter
      variable.willSet = accessors.willSet
      variable.didSet = accessors.didSet
      variable.isRequirement = accessors.isRequirement
      if accessors.mustBeSettable { variable.modifiers.insert(.mustBeSettable) }
    }
    variable.span = input.span(from: head.start)
    return variable
  }

  private mutating func parseInitialValue() throws(Failure) -> Expression {
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    return try parseExpression()
  }

  /// `let (a, _) = pair`.
  private mutating func parseTupleBinding(isConstant: Bool) throws(Failure) -> TupleBinding {
    let opening = input.advance()
    var names: [String?] = []
    while input.kind != .rightParen, !input.isAtEnd {
      if input.take(word: "_") {
        names.append(nil)
      } else {
        names.append(try input.expectName("of a variable").text)
      }
      guard input.take(.comma) else { break }
    }
    try input.expect(.rightParen, "')' or ','", opening: opening)
    if input.take(.colon) { _ = try parseType() }
    guard input.take(operator: "=") else {
      throw input.expected("'=' and a tuple", id: "expected-token")
    }
    return TupleBinding(names: names, isConstant: isConstant, value: try parseInitialValue())
  }

  // MARK: Accessors

  /// Whether the `{` here begins a list of accessors and no code.
  var isAtAccessors: Bool {
    guard input.kind == .leftBrace else { return false }
    var index = 1
    while input.peek(index).kind == .atWord || isAccessorModifier(input.peek(index)) { index += 1 }
    guard isAccessor(input.text(input.peek(index))) else { return false }
    let next = input.peek(index + 1)
    switch next.kind {
    case .leftBrace, .rightBrace: return true
    case .leftParen: return input.peek(index + 4).kind == .leftBrace
    default:
      let word = input.text(next)
      return isAccessor(word) || word == "async" || word == "throws" || word == "nonmutating"
    }
  }

  private func isAccessor(_ word: String) -> Bool {
    ["get", "set", "willSet", "didSet", "_read", "_modify"].contains(word)
  }

  private func isAccessorModifier(_ token: Token) -> Bool {
    ["mutating", "nonmutating"].contains(input.text(token))
  }

  /// Accessors in braces, or the code of a getter alone.
  mutating func parseAccessors(
    _ accessors: inout Accessors, of name: String, isBuilt: Bool = false
  ) throws(Failure) {
    let outer = context
    context.function = name
    defer { context = outer }
    guard isAtAccessors else {
      let body = try parseBlock("and the getter of '\(name)'")
      accessors.getter = isBuilt ? body : Self.withImplicitBranches(body)
      return
    }
    let opening = input.advance()
    while input.kind != .rightBrace, !input.isAtEnd {
      _ = takeAttributes()
      if isAccessorModifier(input.current) { input.advance() }
      try parseAccessor(&accessors, of: name)
    }
    try input.expect(.rightBrace, "'}'", opening: opening)
  }

  private mutating func parseAccessor(
    _ accessors: inout Accessors, of name: String
  ) throws(Failure) {
    let token = input.current
    let word = input.text
    switch word {
    case "get":
      input.advance()
      while ["async", "throws"].contains(input.text) { input.advance() }
      guard input.kind == .leftBrace else {
        accessors.isRequirement = true
        return
      }
      accessors.getter = Self.withImplicitBranches(
        try parseBlock("and the getter of '\(name)'"))
    case "set":
      input.advance()
      let parameter = try parseAccessorParameter("newValue")
      guard input.kind == .leftBrace else {
        accessors.isRequirement = true
        accessors.mustBeSettable = true
        return
      }
      let body = try parseBlock("and the setter of '\(name)'")
      accessors.setter = VariableDeclaration.Accessor(parameter: parameter, body: body)
    case "willSet", "didSet":
      input.advance()
      let parameter = try parseAccessorParameter(word == "willSet" ? "newValue" : "oldValue")
      let body = try parseBlock("after '\(word)'")
      let accessor = VariableDeclaration.Accessor(parameter: parameter, body: body)
      if word == "willSet" { accessors.willSet = accessor } else { accessors.didSet = accessor }
    case "_read", "_modify":
      throw input.unsupported("'\(word)'", input.span(token), instead: "write 'get' or 'set'")
    default: throw input.expected("'get', 'set', 'willSet' or 'didSet'", id: "expected-token")
    }
  }

  private mutating func parseAccessorParameter(_ usual: String) throws(Failure) -> String {
    guard input.kind == .leftParen else { return usual }
    let opening = input.advance()
    let name = try input.expectName("of the value").text
    try input.expect(.rightParen, "')'", opening: opening)
    return name
  }
}
