import Interfaces
import ScenarioSyntax

/// Stored properties that get no value, and initialisers that a subclass has to have.
extension TypeChecker {
  /// Looks at what the members of a type have to be together.
  mutating func checkMembers(of declaration: TypeDeclaration) {
    checkOnce(membersOf: declaration)
    guard !scopes.isInCode else { return }
    checkConformances(of: declaration)
    checkAccess(toRequirementsIn: declaration)
    guard declaration.kind == .class || declaration.kind == .structure else { return }
    let initializers = declaration.members.compactMap { member in
      if case .function(let function) = member, function.kind == .initializer {
        function
      } else {
        nil
      }
    }
    // What a page leaves out may be an initialiser, and a macro may add one.
    guard !types.leavesOutMembers(of: declaration), !declaration.mayHaveMacros else { return }
    let unset = Self.propertiesWithoutValue(of: declaration)
    if initializers.isEmpty, declaration.kind == .class {
      reportMissingInitializers(of: declaration, unset)
    }
    for initializer in initializers {
      check(initializer, sets: unset, declaration)
      checkSuperCall(in: initializer, of: declaration)
    }
    if declaration.kind == .class { checkRequired(initializers, declaration) }
  }

  /// The stored properties that have no value before an initialiser gives them one.
  private static func propertiesWithoutValue(
    of declaration: TypeDeclaration
  ) -> [VariableDeclaration] {
    declaration.members.compactMap { member in
      guard case .property(let property) = member, !property.isTypeMember, !property.isComputed,
        !property.isRequirement, property.initialValue == nil, property.wrapper == nil,
        property.modifiers.isDisjoint(with: [.lazy, .override]),
        !property.attributes.contains("NSManaged"), let type = property.type,
        property.isConstant || !type.isOptional, type.isFunction || !type.text.hasPrefix("(")
      else { return nil }
      return property
    }
  }

  private mutating func reportMissingInitializers(
    of declaration: TypeDeclaration, _ unset: [VariableDeclaration]
  ) {
    // An alias may stand for an optional.
    let unset = unset.filter { !types.isAlias($0.type) }
    guard !unset.isEmpty else { return }
    report(
      TypeFault(
        "scenario.uninitialized", "class '\(declaration.name)' has no initializers",
        at: declaration.nameSpan,
        notes: unset.prefix(3).map { property in
          TypeFault.Note(
            "stored property '\(property.name)' without initial value prevents synthesized"
              + " initializers", at: property.nameSpan)
        } + [TypeFault.Note("give it a value, or write an 'init' that does")],
        fixes: unset.lazy.compactMap { Self.value(for: $0) }.first.map { [$0] } ?? [],
        isOmission: true))
  }

  /// What gives a property a value at its place: nothing of its type, or an optional that is unwrapped where it is
  /// used.
  private static func value(for property: VariableDeclaration) -> TypeFault.Fix? {
    guard let type = property.type else { return nil }
    let nothing: String? =
      switch type.name {
      case _ where type.isOptional: property.isConstant ? "nil" : nil
      case "Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval": "0"
      case "String": "\"\""
      case "Bool": "false"
      case "Array", "Set": "[]"
      case "Dictionary": "[:]"
      default: nil
      }
    if let nothing {
      let end = NodeSpan(
        source: type.span.source, lower: type.span.upper, upper: type.span.upper)
      return TypeFault.Fix(
        message: "give it a value: '\(property.name): \(type.text) = \(nothing)'", span: end,
        text: " = " + nothing)
    }
    guard !type.isOptional, let keyword = property.keyword, keyword.upper < type.span.lower else {
      return nil
    }
    let isPlain = !type.isFunction && !type.text.utf8.contains(UInt8(ascii: " "))
    let text = "var \(property.name): " + (isPlain ? type.text : "(\(type.text))") + "!"
    return TypeFault.Fix(
      message: "'\(text)' is nil until it is set", span: keyword.through(type.span), text: text)
  }

  /// `super.init(coder: coder)` may give nothing, so that the initialiser that says it may too. Swift 1 asked for no
  /// question mark.
  mutating func checkChain(_ expression: Expression, _ type: Type) {
    guard code.initialized != nil, !code.mayFail, case .optional = type,
      case .call(let call) = expression.kind,
      case .member(let base, "init") = call.callee.kind
    else { return }
    switch base.kind {
    case .super, .`self`: break
    default: return
    }
    let labels = call.arguments.map { ($0.label ?? "_") + ":" }.joined()
    report(
      TypeFault(
        "scenario.failable-initializer",
        "a non-failable initializer cannot chain to failable initializer 'init(\(labels))' written"
          + " with 'init?'", at: expression.span,
        notes: [TypeFault.Note("write 'init?' at the head of the one around it")],
        isOmission: true))
  }

  // MARK: What initialisers set

  /// Reports an initialiser that surely leaves a property without a value.
  private mutating func check(
    _ initializer: FunctionDeclaration, sets unset: [VariableDeclaration],
    _ declaration: TypeDeclaration
  ) {
    guard !unset.isEmpty, let body = initializer.body, !body.isNil,
      !initializer.modifiers.contains(.convenience), !types.leavesOutCode(in: initializer.span)
    else { return }
    var found = AssignedNames()
    found.visit(body)
    guard !found.mayLeave else { return }
    let names = found.namesAtSuperCall ?? found.names
    let missing = unset.first { !names.contains($0.name) && !types.isAlias($0.type) }
    guard let missing else { return }
    let name = TypeTable.lastName(declaration.name)
    let isSubclass = types.superclass(of: name) != nil
    guard isSubclass || declaration.kind == .structure || types.ancestors(of: name).isComplete
    else { return }
    let message =
      if !isSubclass {
        "return from initializer without initializing all stored properties"
      } else if found.superCall == nil {
        "property 'self.\(missing.name)' not initialized at implicitly generated super.init call"
      } else {
        "property 'self.\(missing.name)' not initialized at super.init call"
      }
    report(
      TypeFault(
        "scenario.uninitialized", message, at: found.superCall ?? initializer.nameSpan,
        notes: [
          TypeFault.Note("'self.\(missing.name)' not initialized", at: missing.nameSpan)
        ]))
  }

  /// Reports an initialiser that surely calls none of the superclass, where that has none without arguments which
  /// Swift could call by itself.
  private mutating func checkSuperCall(
    in initializer: FunctionDeclaration, of declaration: TypeDeclaration
  ) {
    let name = TypeTable.lastName(declaration.name)
    guard declaration.kind == .class, let body = initializer.body, !body.isNil,
      !initializer.modifiers.contains(.convenience), !types.leavesOutCode(in: initializer.span),
      types.ancestors(of: name).isComplete, types.mustCallInitializer(above: name)
    else { return }
    var found = AssignedNames()
    found.visit(body)
    guard !found.mayLeave, found.superCall == nil else { return }
    report(
      TypeFault(
        "scenario.no-super-init",
        "'super.init' isn't called on all paths before returning from initializer",
        at: initializer.nameSpan,
        notes: [TypeFault.Note("the superclass has no initialiser without arguments of its own")]))
  }

  // MARK: Required initialisers

  /// Reports a class that has an initialiser of its own, inherits none for that, and lacks one that its superclass
  /// requires.
  private mutating func checkRequired(
    _ initializers: [FunctionDeclaration], _ declaration: TypeDeclaration
  ) {
    let name = TypeTable.lastName(declaration.name)
    guard initializers.contains(where: { !$0.modifiers.contains(.convenience) }),
      types.ancestors(of: name).isComplete, let required = types.required(above: name)
    else { return }
    for (initializer, above) in required {
      let labels = initializer.labels
      guard !initializers.contains(where: { $0.parameters.map { $0.label ?? "_" } == labels })
      else { continue }
      let full = "init(" + labels.map { $0 + ":" }.joined() + ")"
      let end = NodeSpan(
        source: declaration.span.source, lower: declaration.span.upper - 1,
        upper: declaration.span.upper - 1)
      report(
        TypeFault(
          "scenario.required-initializer",
          "'required' initializer '\(full)' must be provided by subclass of '\(above)'",
          at: declaration.nameSpan,
          notes: [
            TypeFault.Note(
              "a class that has an initialiser of its own inherits none", at: initializer.span)
          ],
          fixes: labels == ["coder"]
            ? [
              TypeFault.Fix(
                message: "add 'required init?(coder: NSCoder)'", span: end,
                text: "\n  required init?(coder: NSCoder) {\n"
                  + "    fatalError(\"init(coder:) has not been implemented\")\n  }\n")
            ] : [], isOmission: true))
    }
  }
}

/// The names that the code of an initialiser assigns, however it comes to that.
private struct AssignedNames: SyntaxWalker {
  private(set) var names: Set<String> = []
  /// Whether it may end before its end, or hand on to another initialiser.
  private(set) var mayLeave = false
  /// Those that it has assigned before it calls the superclass's initialiser; nil where it does not.
  private(set) var namesAtSuperCall: Set<String>?
  /// Where the superclass's initialiser is called.
  private(set) var superCall: NodeSpan?

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .assignment(let target, _, _): note(target)
    case .unary(.addressOf, let place): note(place)
    case .call(let call): note(call, at: expression.span)
    default: break
    }
    walk(expression)
  }

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .return, .throw: mayLeave = true
    default: break
    }
    walk(statement)
  }

  private mutating func note(_ target: Expression) {
    switch target.kind {
    case .name(let name): names.insert(name)
    case .`self`: mayLeave = true
    case .member(let base, let name):
      if case .`self` = base.kind { names.insert(name) }
    case .tuple(let arguments): for argument in arguments { note(argument.value) }
    default: break
    }
  }

  private mutating func note(_ call: Call, at span: NodeSpan) {
    switch call.callee.kind {
    case .name(let name):
      if ["fatalError", "preconditionFailure", "abort", "exit"].contains(name) { mayLeave = true }
    case .member(let base, "init"):
      switch base.kind {
      case .`self`: mayLeave = true
      case .super:
        superCall = superCall ?? span
        namesAtSuperCall = namesAtSuperCall ?? names
      default: break
      }
    default: break
    }
  }
}

extension TypeTable {
  /// Whether Swift can call no initialiser of a class's superclass by itself: none that is designated takes nothing.
  fileprivate func mustCallInitializer(above name: String) -> Bool {
    for owner in ancestors(of: name).inOrder.dropFirst() where kind(of: owner) == .class {
      if let own = programTypes[owner], own.kind != .extension {
        let designated = own.initializers.filter { !$0.modifiers.contains(.convenience) }
        if designated.isEmpty { continue }
        return !designated.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
      }
      guard let interface = Interface.named(owner), !interface.isOpaque else { return false }
      let designated = interface.members.filter { $0.kind == .initializer && !$0.isConvenience }
      if designated.isEmpty { continue }
      return !designated.contains { $0.parameters.allSatisfy { $0.isOptional } }
    }
    return false
  }
}

extension Block {
  /// Whether it is `{ nil }`, with which an initialiser fails.
  fileprivate var isNil: Bool {
    guard statements.count == 1, case .expression(let value) = statements[0].kind,
      case .nil = value.kind
    else { return false }
    return true
  }
}
