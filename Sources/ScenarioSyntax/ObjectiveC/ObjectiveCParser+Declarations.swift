internal import SourceText

extension ObjectiveCParser {
  /// What stands before the names in a declaration.
  struct Specifiers {
    var modifiers: Modifiers = []
    var isConstant = false
    var attributes: [String] = []
    /// The index behind the last of them.
    var end: Int
  }

  /// A name with its type.
  struct Declarator {
    var name: String
    var nameSpan: NodeSpan
    var type: TypeName
    var modifiers: Modifiers
    /// Whether parameters follow the name: it is a function.
    var isFunction: Bool
    /// The elements of a C array: those that its brackets count, or as many as it is given.
    var arrayCount: Int?
  }

  /// A declaration of variables, a function of C, an enumeration or a `typedef`.
  mutating func parseDeclaration() throws(Failure) -> [Statement] {
    let start = input.position
    if input.at(word: "typedef") { return try parseTypedef() }
    if input.at(word: "enum") || input.at(word: "struct") || input.at(word: "union") {
      if let type = try parseTaggedType() { return type }
    }
    if let function = try parseFunction() { return function }
    let variables = try parseVariables()
    try expectSemicolon(after: "declaration")
    let span = input.span(from: start)
    return variables.map { Statement(kind: .variable($0), span: span) }
  }

  // MARK: Specifiers

  /// Qualifiers and the name of a type.
  mutating func parseSpecifiers() throws(Failure) -> Specifiers {
    var specifiers = Specifiers(end: input.position)
    var hasType = false
    while input.kind == .identifier || input.kind == .keyword {
      let word = input.text
      if isQualifierWord(input.current) || word == "in" && !hasType {
        specifiers.modifiers.formUnion(CWords.modifiers(word))
        if word == "const" { specifiers.isConstant = true }
        if word.hasPrefix("IB") { specifiers.attributes.append(word) }
        input.advance()
      } else if word == CWords.outletCollection, input.peek().kind == .leftParen {
        specifiers.attributes.append("IBOutlet")
        input.advance()
        input.skipBracketed()
      } else if CWords.isTypeof(word), !hasType {
        input.advance()
        if input.kind == .leftParen { input.skipBracketed() }
        hasType = true
      } else if word == "struct" || word == "enum" || word == "union" {
        input.advance()
      } else if !hasType
        || CWords.isType(word) && input.previous.kind == .identifier
          && CWords.isType(input.text(input.previous))
      {
        input.advance()
        hasType = true
        if input.at(operator: "<"), let end = angleEnd(from: input.position) { input.move(to: end) }
      } else {
        break
      }
    }
    guard hasType else { throw input.expected("a type", id: "expected-type") }
    specifiers.end = input.position
    return specifiers
  }

  // MARK: Declarators

  /// `*name`, `(^name)(parameters)`, `name[3]`.
  mutating func parseDeclarator(
    _ specifiers: Specifiers, from start: Int, needsName: Bool = true
  ) throws(Failure) -> Declarator {
    var modifiers = specifiers.modifiers
    let ownStart = input.position
    while isStar(input.current) || isQualifierWord(input.current) {
      modifiers.formUnion(CWords.modifiers(input.takeText()))
    }
    if input.kind == .leftParen, isCaret(input.peek()) || isStar(input.peek()) {
      return try parseBlockDeclarator(modifiers, from: start)
    }
    let type = typeName(start, specifiers.end, stars: ownStart..<input.position)
    guard input.kind == .identifier else {
      if needsName { throw input.expected("identifier", id: "expected-name") }
      return Declarator(
        name: "", nameSpan: input.span(from: start), type: type,
        modifiers: modifiers, isFunction: false)
    }
    let name = input.advance()
    var arrayCount: Int?
    while input.kind == .leftBracket {
      // Two words in a row are a message and no count: the `=` before it is forgotten.
      let isMessage = input.peek().kind == .identifier && input.peek(2).kind == .identifier
      if input.peek().kind == .leftBracket || isMessage {
        throw input.failure(
          "expected-token", "expected '=' before the value of '\(input.text(name))'",
          input.span(input.current),
          fixIts: [
            Diagnostic.FixIt(
              "insert '='", replace: input.sourceSpan(input.span(input.current)), with: "= [")
          ])
      }
      let count = NumberLiteral.integer(input.text(input.peek()), dialect: .objectiveC)
      arrayCount = count.flatMap { Int(exactly: $0) } ?? 0
      input.skipBracketed()
    }
    var declarator = Declarator(
      name: input.text(name), nameSpan: input.span(name), type: type,
      modifiers: modifiers, isFunction: input.kind == .leftParen)
    declarator.arrayCount = arrayCount.map { min(max($0, 0), 1000) }
    return declarator
  }

  /// `(^name)(parameters)`; a pointer to a function, `(*name)(parameters)`, is called alike.
  private mutating func parseBlockDeclarator(
    _ modifiers: Modifiers, from start: Int
  ) throws(Failure) -> Declarator {
    let opening = input.advance()
    input.advance()
    var all = modifiers
    while isQualifierWord(input.current) {
      all.formUnion(CWords.modifiers(input.takeText()))
    }
    var name = ""
    var nameSpan = input.span(opening)
    if input.kind == .identifier {
      nameSpan = input.span(input.current)
      name = input.takeText()
    }
    while input.kind == .leftBracket { input.skipBracketed() }
    try input.expect(.rightParen, "')'", opening: opening)
    if input.kind == .leftParen { input.skipBracketed() }
    return Declarator(
      name: name, nameSpan: nameSpan, type: typeName(start, input.position), modifiers: all,
      isFunction: false)
  }

  // MARK: Variables

  /// `Type a = 1, *b`, without the semicolon.
  mutating func parseVariables() throws(Failure) -> [VariableDeclaration] {
    let start = input.position
    let specifiers = try parseSpecifiers()
    var variables: [VariableDeclaration] = []
    repeat {
      let declarator = try parseDeclarator(specifiers, from: start)
      var variable = makeVariable(declarator, specifiers)
      if input.at(operator: "==") {
        throw input.failure(
          "expected-token", "invalid '==' at end of declaration; did you mean '='?",
          input.span(input.current),
          fixIts: [
            Diagnostic.FixIt(
              "replace '==' with '='", replace: input.sourceSpan(input.span(input.current)),
              with: "=")
          ])
      }
      if input.take(operator: "=") {
        variable.initialValue = try parseInitialValue(declarator)
      } else if let count = declarator.arrayCount {
        let zero = Expression(
          kind: declarator.type.isOptional ? .nil : .integer(0), span: declarator.nameSpan)
        variable.initialValue = Expression(
          kind: .array([Expression](repeating: zero, count: count)), span: declarator.nameSpan)
      }
      variable.span = input.span(from: start)
      variables.append(variable)
    } while input.take(.comma)
    return variables
  }

  func makeVariable(_ declarator: Declarator, _ specifiers: Specifiers) -> VariableDeclaration {
    VariableDeclaration(
      name: declarator.name, nameSpan: declarator.nameSpan, isConstant: specifiers.isConstant,
      type: declarator.type, modifiers: declarator.modifiers, attributes: specifiers.attributes,
      span: declarator.nameSpan)
  }

  /// A value, or a list in braces for a structure or an array.
  private mutating func parseInitialValue(_ declarator: Declarator) throws(Failure) -> Expression {
    guard input.kind == .leftBrace else { return try parseExpression() }
    if declarator.type.isFunction { throw missingCaret() }
    if declarator.arrayCount == nil, !declarator.type.isOptional {
      return try parseCompoundLiteral(declarator.type, from: input.position)
    }
    return try parseArrayList()
  }

  /// `{1, {2, 3}}`: the elements of an array of C.
  private mutating func parseArrayList() throws(Failure) -> Expression {
    try input.enter()
    defer { input.leave() }
    let start = input.position
    let opening = input.advance()
    var elements: [Expression] = []
    while input.kind != .rightBrace, !input.isAtEnd {
      elements.append(
        input.kind == .leftBrace ? try parseArrayList() : try parseConditional())
      guard input.take(.comma) else { break }
    }
    try input.expect(.rightBrace, "'}'", opening: opening)
    return Expression(kind: .array(elements), span: input.span(from: start))
  }

  // MARK: Functions of C

  /// `static void name(Type parameter) { … }`; nothing is taken where it is none.
  private mutating func parseFunction() throws(Failure) -> [Statement]? {
    let start = input.position
    let specifiers = try parseSpecifiers()
    let declarator = try parseDeclarator(specifiers, from: start, needsName: false)
    guard declarator.isFunction, !declarator.name.isEmpty else {
      input.move(to: start)
      return nil
    }
    var function = FunctionDeclaration(
      kind: .function, name: declarator.name, nameSpan: declarator.nameSpan, parameters: [],
      returnType: declarator.type, body: nil, modifiers: [], selector: nil, genericParameters: [],
      attributes: [], isMethodFragment: false, span: declarator.nameSpan)
    function.parameters = try parseCParameters()
    if input.take(.semicolon) { return [] }
    let outer = context
    context = DeclarationContext(function: declarator.name)
    defer { context = outer }
    function.body = try parseBlock("and the body of '\(declarator.name)'")
    function.span = input.span(from: start)
    return [Statement(kind: .function(function), span: function.span)]
  }
}
