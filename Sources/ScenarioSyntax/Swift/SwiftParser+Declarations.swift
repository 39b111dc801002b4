internal import SourceText

extension SwiftParser {
  /// What is written before the keyword of a declaration.
  struct DeclarationHead {
    var attributes: [String] = []
    var modifiers: Modifiers = []
    /// The name in `@objc(name)`.
    var selector: String?
    /// What may be a property wrapper, with its arguments.
    var wrapper: Expression?
    /// The index of its first token.
    var start: Int
  }

  /// One thing declared.
  enum Declared {
    /// What may also stand among statements: a variable, a function, a type and the like.
    case statement(Statement.Kind)
    case enumCase(EnumCase)
  }

  /// Adds declarations to the statements that they stand among.
  func append(
    _ declared: [Declared], _ span: NodeSpan, to statements: inout [Statement]
  ) throws(Failure) {
    for declaration in declared {
      switch declaration {
      case .statement(let kind): statements.append(Statement(kind: kind, span: span))
      case .enumCase(let enumCase):
        throw input.failure(
          "unexpected-token", "'case' stands outside a 'switch' and an 'enum'", enumCase.span)
      }
    }
  }

  /// A declaration with all that is before it; `owner` is the kind of the type it stands in.
  mutating func parseDeclared(in owner: TypeDeclaration.Kind?) throws(Failure) -> [Declared] {
    let head = try parseHead()
    guard input.kind == .keyword || input.kind == .identifier else {
      throw input.expected("a declaration", id: "expected-declaration")
    }
    let keyword = input.current
    switch input.text {
    case "let", "var": return try parseVariables(head, in: owner)
    case "func": return [.statement(.function(try parseFunction(head, in: owner)))]
    case "init": return [.statement(.function(try parseInitializer(head, in: owner)))]
    case "deinit": return [.statement(.function(try parseDeinitializer(head, in: owner)))]
    case "subscript": return try parseSubscriptDeclaration(head).map { .statement(.function($0)) }
    case "class", "actor": return [.statement(.type(try parseTypeDeclaration(.class, head)))]
    case "struct": return [.statement(.type(try parseTypeDeclaration(.structure, head)))]
    case "enum": return [.statement(.type(try parseTypeDeclaration(.enumeration, head)))]
    case "protocol": return [.statement(.type(try parseTypeDeclaration(.protocol, head)))]
    case "extension": return [.statement(.type(try parseTypeDeclaration(.extension, head)))]
    case "typealias", "associatedtype": return try parseTypeAlias()
    case "case" where owner == .enumeration: return try parseEnumCases()
    case "import":
      skipImport()
      return []
    case "infix", "prefix", "operator", "precedencegroup":
      return try parseOperatorDeclaration(head)
    case "postfix":
      throw input.unsupported(
        "an operator behind its operand", input.span(keyword), instead: "a function does the same")
    default:
      if owner != nil, input.kind == .identifier, input.peek().kind == .leftParen {
        let name = input.span(input.current)
        throw input.failure(
          "expected-declaration", "expected 'func' keyword in instance method declaration", name,
          fixIts: [
            .init(
              "write 'func' before it", replace: input.sourceSpan(name), with: "func \(input.text)")
          ])
      }
      throw input.expected("a declaration", id: "expected-declaration")
    }
  }

  private mutating func skipImport() {
    input.advance()
    while !input.current.startsLine, !input.isAtEnd, input.kind != .semicolon { input.advance() }
  }

  // MARK: Looking ahead

  /// Whether a declaration begins here.
  var isAtDeclaration: Bool { isDeclaration(at: input.position) }

  private func isDeclaration(at index: Int) -> Bool {
    let token = input.token(index)
    switch token.kind {
    case .atWord: return true
    case .keyword: return keywordDeclares(token, before: input.token(index + 1))
    case .identifier: return wordDeclares(token, at: index)
    default: return false
    }
  }

  private func keywordDeclares(_ token: Token, before next: Token) -> Bool {
    switch input.text(token) {
    case "let", "var", "func", "struct", "enum", "protocol", "extension", "typealias", "import",
      "operator", "precedencegroup", "associatedtype", "class", "static":
      return true
    case "init": return next.kind == .leftParen || next.kind == .operator
    case "deinit": return next.kind == .leftBrace
    case "subscript": return next.kind == .leftParen || next.kind == .operator
    case "private", "fileprivate", "internal", "public": return true
    default: return false
    }
  }

  /// Whether a word that Swift does not keep for itself begins a declaration: it is one of a few, and
  /// another word follows on its line, or brackets and a declaration.
  private func wordDeclares(_ token: Token, at index: Int) -> Bool {
    let next = input.token(index + 1)
    let isWordNext =
      !next.startsLine
      && (next.kind == .identifier || next.kind == .keyword || next.kind == .atWord)
    guard isWordNext || next.kind == .leftParen else { return false }
    switch input.text(token) {
    case "unowned", "nonisolated", "open", "package":
      return isWordNext
        || input.token(index + 3).kind == .rightParen && isDeclaration(at: index + 4)
    case "isolated": return isWordNext && input.text(next) == "deinit"
    case "override", "final", "lazy", "weak", "required", "convenience", "mutating", "nonmutating",
      "dynamic", "optional", "indirect", "actor", "infix", "prefix", "postfix", "async":
      return isWordNext
    default: return false
    }
  }

  // MARK: Heads

  private mutating func parseHead() throws(Failure) -> DeclarationHead {
    var head = DeclarationHead(start: input.position)
    while true {
      if input.kind == .atWord {
        if let failure = objectiveCInSwift(from: input.position) { throw failure }
        takeAttribute(&head)
      } else if let modifiers = modifier() {
        input.advance()
        // `private(set)`, `unowned(safe)`, `nonisolated(unsafe)`.
        let isOfSetter = input.kind == .leftParen && input.token(input.peek(), isWord: "set")
        if input.kind == .leftParen { input.skipBracketed() }
        head.modifiers.formUnion(
          isOfSetter ? modifiers == .isPrivate ? .hasPrivateSetter : [] : modifiers)
      } else if input.at(word: "async"), input.token(input.peek(), isWord: "let") {
        head.modifiers.insert(.async)
        input.advance()
      } else {
        return head
      }
    }
  }

  /// What the word here means as a modifier; nothing if it is none.
  private func modifier() -> Modifiers? {
    switch input.kind {
    case .keyword: return reservedModifier()
    case .identifier: break
    default: return nil
    }
    switch input.text {
    case "override": return .override
    case "lazy": return .lazy
    case "weak": return .weak
    case "unowned": return .unowned
    case "required": return .required
    case "convenience": return .convenience
    case "mutating": return .mutating
    case "optional": return .optional
    case "final": return .final
    case "dynamic": return .objc
    case "open", "package", "nonmutating", "indirect", "nonisolated", "isolated": return []
    case "prefix", "infix": return input.token(input.peek(), isWord: "func") ? [] : nil
    default: return nil
    }
  }

  /// The same of a word that Swift keeps for itself.
  private func reservedModifier() -> Modifiers? {
    switch input.text {
    case "static": return .isStatic
    case "class":
      // `class func` is a modifier, `class A` is not.
      let next = input.text(input.peek())
      let members = ["func", "var", "let", "override", "final", "private", "public", "subscript"]
      return members.contains(next) ? .isClass : nil
    case "private": return .isPrivate
    case "fileprivate", "internal", "public": return []
    default: return nil
    }
  }

  private mutating func takeAttribute(_ head: inout DeclarationHead) {
    let name = String(input.takeText().dropFirst())
    while input.kind == .dot, !input.current.spaceBefore {
      input.advance()
      input.advance()
    }
    head.attributes.append(name)
    if name == "objc" || name.hasPrefix("IB") || name == "NSManaged" {
      head.modifiers.insert(.objc)
    }
    // Outlets and what Interface Builder shows have their own types.
    let isWrapper = name.first?.isUppercase == true && !name.hasPrefix("IB")
    let nameSpan = input.span(input.previous)
    if isWrapper { head.wrapper = wrapper(name, [], nameSpan) }
    guard input.kind == .leftParen, !input.current.spaceBefore, !isAtFunctionType else { return }
    let opening = input.position
    if isWrapper, let arguments = takeAttributeArguments() {
      head.wrapper = wrapper(name, arguments, nameSpan)
      return
    }
    let close = input.closer(of: opening)
    if name == "objc" { head.selector = input.joinedText(opening + 1, close) }
    input.skipBracketed()
  }

  /// Whether the parentheses are those of a function's type, as in `@escaping(Int) -> Void`.
  private var isAtFunctionType: Bool {
    let next = input.token(input.closer(of: input.position) + 1)
    return next.kind == .operator && input.token(next, is: "->")
  }

  private func wrapper(_ name: String, _ arguments: [Argument], _ span: NodeSpan) -> Expression {
    let callee = Expression(kind: .name(name), span: span)
    return Expression(
      kind: .call(Call(callee: callee, arguments: arguments, style: .function)), span: span)
  }

  /// An attribute's arguments where they are expressions; what else may stand there is skipped.
  private mutating func takeAttributeArguments() -> [Argument]? {
    let opening = input.position
    let diagnostics = input.diagnostics
    if let arguments = try? parseArguments(.leftParen, .rightParen) { return arguments }
    input.diagnostics = diagnostics
    input.move(to: opening)
    return nil
  }

  /// Attributes of a type or a closure, which say nothing to a scenario.
  mutating func takeAttributes() -> [String] {
    var head = DeclarationHead(start: input.position)
    while input.kind == .atWord { takeAttribute(&head) }
    return head.attributes
  }
}
