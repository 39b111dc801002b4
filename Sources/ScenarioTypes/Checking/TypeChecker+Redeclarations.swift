import ScenarioSyntax

/// What is declared a second time.
extension TypeChecker {
  /// Reports what the top level declares again. What stands there without its class may be of several classes, one
  /// after the other, as a page shows them.
  mutating func checkOnce(topLevelOf program: Program) {
    if !program.hasFragments { checkOnce(program.statements) }
  }

  /// Reports what statements of one block declare again.
  mutating func checkOnce(_ statements: [Statement]) {
    var seen = DeclaredNames()
    for statement in statements {
      switch statement.kind {
      case .variable(let variable) where !variable.isPropertyFragment:
        add(variable.name, at: variable.nameSpan, to: &seen)
      case .tupleBinding(let binding):
        for name in binding.names { if let name { add(name, at: statement.span, to: &seen) } }
      case .function(let function): add(function, to: &seen)
      case .guard(let conditions, _):
        for condition in conditions {
          // It may hide what has its name before it, and nothing behind it may have that.
          guard case .binding(let name, _, _, _) = condition.kind else { continue }
          seen.places[name] = seen.places[name] ?? condition.span
        }
      default: break
      }
    }
  }

  /// Reports parameters of one function that have one name.
  mutating func checkOnce(_ parameters: [Parameter]) {
    guard parameters.count > 1 else { return }
    var seen = DeclaredNames()
    for parameter in parameters { add(parameter.name, at: parameter.span, to: &seen) }
  }

  /// Reports the members that a type and its extensions have again; one of a block has no extensions.
  mutating func checkOnce(membersOf declaration: TypeDeclaration) {
    guard !scopes.isInCode else {
      var seen = DeclaredNames()
      if declaration.genericParameters.isEmpty { add(declaration.members, to: &seen) }
      return
    }
    let name = TypeTable.lastName(declaration.name)
    guard !types.isAmbiguous(name), types.programTypes[name]?.isGeneric == false else { return }
    switch types.kind(of: name) {
    case .class, .structure, .enumeration: break
    // Methods of a protocol's extension are those of the types that have none of their own.
    case .protocol: guard declaration.kind == .protocol else { return }
    // Extensions of generic types may be for some of them each.
    case .number, .text, .truth, .collection, nil: return
    }
    // Taken out, so that it is changed where it is.
    var seen = declaredNames.removeValue(forKey: name) ?? DeclaredNames()
    add(declaration.members, to: &seen)
    declaredNames[name] = seen
  }

  private mutating func add(_ members: [Member], to seen: inout DeclaredNames) {
    for member in members {
      switch member {
      case .property(let property): add(property, to: &seen)
      case .function(let function): add(function, to: &seen)
      case .enumCase(let enumCase):
        add(
          enumCase.name, at: enumCase.span, key: "static \(Self.caseKey(enumCase))", to: &seen)
      default: break
      }
    }
  }

  private static func caseKey(_ enumCase: EnumCase) -> String {
    guard !enumCase.parameters.isEmpty else { return enumCase.name }
    return enumCase.name + "(" + enumCase.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  // MARK: Names

  private mutating func add(_ property: VariableDeclaration, to seen: inout DeclaredNames) {
    guard !Self.mayStandBeside(property.attributes) else { return }
    let key = (property.isTypeMember ? "static " : "") + property.name
    add(property.name, at: property.nameSpan, key: key, whole: property.span, to: &seen)
  }

  private mutating func add(_ function: FunctionDeclaration, to seen: inout DeclaredNames) {
    guard function.genericParameters.isEmpty, !Self.mayStandBeside(function.attributes),
      function.kind != .deinitializer, function.name != FunctionDeclaration.subscriptSetter
    else { return }
    let base = function.kind == .initializer ? "init" : function.name
    let name = base + "(" + function.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    let place = function.isTypeMember ? "static " : ""
    // Of the same name may be functions that take or give something else, or wait.
    let types =
      function.parameters.map {
        ($0.isInout ? "inout " : "") + written($0.type) + ($0.isVariadic ? "..." : "")
      }.joined(separator: ",") + "->"
      + (function.kind == .initializer ? "" : written(function.returnType ?? Self.nothing))
      + (function.modifiers.contains(.async) ? " async" : "")
    // A property and a function without parameters have one name.
    if function.parameters.isEmpty, function.kind == .function,
      !function.modifiers.contains(.async),
      let first = seen.places[place + function.name]
    {
      return report(function.shownName, at: function.nameSpan, first, whole: function.span)
    }
    add(
      function.kind == .function ? function.shownName : name, at: function.nameSpan,
      key: place + name + types, whole: function.span, to: &seen)
  }

  private static let nothing = TypeName(
    text: "Void", name: "Void", isOptional: false, isFunction: false,
    span: NodeSpan(source: 0, lower: 0, upper: 0))

  /// A type as two that are the same are written alike.
  private func written(_ type: TypeName?) -> String {
    guard let type else { return "_" }
    // Types in different types may have one name.
    if type.text.utf8.contains(UInt8(ascii: ".")) { return type.text }
    let known = types.type(type)
    return known.isUnknown ? type.text : "\(known)"
  }

  /// Whether a declaration is for one of several versions only, or is one of several that differ in what they
  /// are preferred to.
  private static func mayStandBeside(_ attributes: [String]) -> Bool {
    attributes.contains { $0 == "available" || $0.hasPrefix("_") }
  }

  private mutating func add(
    _ name: String, at span: NodeSpan, key: String? = nil, whole: NodeSpan? = nil,
    to seen: inout DeclaredNames
  ) {
    guard name != "_" else { return }
    guard let first = seen.places.updateValue(span, forKey: key ?? name) else { return }
    report(name, at: span, first, whole: whole)
  }

  private mutating func report(
    _ name: String, at span: NodeSpan, _ first: NodeSpan, whole: NodeSpan?
  ) {
    report(
      TypeFault(
        "scenario.redeclaration", "invalid redeclaration of '\(name)'", at: span,
        notes: [TypeFault.Note("'\(name)' is declared here already", at: first)],
        fixes: whole.map {
          [TypeFault.Fix(message: "leave out one of the two", span: $0, text: "")]
        }
          ?? []))
  }
}

/// The names that are declared in one place, each with where.
struct DeclaredNames {
  var places: [String: NodeSpan] = [:]
}
