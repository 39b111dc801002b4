import Interfaces
import ScenarioSyntax

/// What the program's protocols ask for.
extension TypeChecker {
  /// Reports a type that says it conforms to a protocol of the program and has not all that this asks for.
  mutating func checkConformances(of declaration: TypeDeclaration) {
    let name = TypeTable.lastName(declaration.name)
    guard declaration.kind != .protocol, let own = types.programTypes[name],
      own.kind != .extension, own.kind != .protocol, !own.isCut, !own.mayHaveMacros,
      !types.isAmbiguous(name)
    else { return }
    let ancestors = types.ancestors(of: name)
    guard ancestors.isComplete, !ancestors.names.contains(where: { types.isCut($0) }) else {
      return
    }
    var seen: Set<String> = []
    checkSystemConformances(of: declaration, own)
    for inherited in declaration.inherited {
      guard types.programTypes[inherited.name]?.kind == .protocol else { continue }
      for asked in types.ancestors(of: inherited.name).inOrder {
        guard let asking = types.programTypes[asked], asking.kind == .protocol,
          seen.insert(asked).inserted
        else { continue }
        guard roomForRequirements >= asking.requirements.count else { return }
        roomForRequirements -= asking.requirements.count
        let missing = asking.requirements.filter { !types.has($0, of: asking, name) }
        if !missing.isEmpty { report(missing, of: asked, declaration) }
      }
    }
  }

  private mutating func report(
    _ missing: [Member], of asked: String, _ declaration: TypeDeclaration
  ) {
    let end = NodeSpan(
      source: declaration.span.source, lower: declaration.span.upper - 1,
      upper: declaration.span.upper - 1)
    var stubs = ""
    for requirement in missing {
      guard let stub = stub(for: requirement, in: TypeTable.lastName(declaration.name)) else {
        stubs = ""
        break
      }
      stubs += "\n  " + stub + "\n"
    }
    report(
      TypeFault(
        "scenario.missing-requirement",
        "type '\(declaration.name)' does not conform to protocol '\(asked)'",
        at: declaration.nameSpan,
        notes: missing.prefix(3).map { requirement in
          TypeFault.Note(
            "protocol requires \(Self.words(for: requirement))", at: Self.place(of: requirement))
        },
        fixes: stubs.isEmpty
          ? []
          : [
            TypeFault.Fix(message: "add stubs for conformance", span: end, text: stubs)
          ]))
  }

  private static func words(for requirement: Member) -> String {
    switch requirement {
    case .function(let function):
      let name = function.name + "(" + function.labels.map { $0 + ":" }.joined() + ")"
      switch function.kind {
      case .initializer: return "initializer '\(name)'"
      case .subscript: return "a subscript"
      default: return "function '\(name)'"
      }
    case .property(let property):
      let type = property.type.map { " with type '\($0.text)'" } ?? ""
      let isSettable = property.modifiers.contains(.mustBeSettable)
      return "property '\(property.name)'\(type)" + (isSettable ? " that can be set" : "")
    default: return "more"
    }
  }

  private static func place(of requirement: Member) -> NodeSpan? {
    switch requirement {
    case .function(let function): function.nameSpan
    case .property(let property): property.nameSpan
    default: nil
    }
  }

  /// What stands for a requirement until it is written; nil where that is not known.
  private func stub(for requirement: Member, in type: String) -> String? {
    switch requirement {
    // One that cannot be set, or is of another type, stands in the way.
    case .property(let property):
      types.property(property.name, of: type, isStatic: property.isTypeMember).flatMap { found in
        guard case .ofProgram(let variable, _) = found, variable.isRequirement else { return nil }
        return Self.stub(for: property)
      }
    case .function(let function): Self.stub(for: function)
    default: nil
    }
  }

  private static func stub(for property: VariableDeclaration) -> String? {
    guard let type = property.type else { return nil }
    let isSettable = property.modifiers.contains(.mustBeSettable)
    return (property.isTypeMember ? "static " : "") + "var \(property.name): \(type.text) {\n    "
      + (isSettable ? "get { fatalError() }\n    set {}" : "fatalError()") + "\n  }"
  }

  private static func stub(for function: FunctionDeclaration) -> String? {
    guard function.kind == .function, function.genericParameters.isEmpty else { return nil }
    let parameters = function.parameters.map { parameter in
      let label = parameter.label == parameter.name ? "" : (parameter.label ?? "_") + " "
      return label + parameter.name + ": " + (parameter.type?.text ?? "Any")
        + (parameter.isVariadic ? "..." : "")
    }
    return (function.modifiers.contains(.mutating) ? "mutating " : "")
      + (function.isTypeMember ? "static " : "")
      + "func \(function.name)(\(parameters.joined(separator: ", ")))"
      + (function.modifiers.contains(.async) ? " async" : "")
      + (function.modifiers.contains(.throws) ? " throws" : "")
      + (function.returnType.map { " -> \($0.text) {\n    fatalError()\n  }" } ?? " {\n  }")
  }
}

extension TypeTable {
  /// Whether a page leaves members of a type of the program's out.
  func isCut(_ name: String) -> Bool { programTypes[name]?.isCut ?? false }

  /// Whether a type has what a protocol asks for, as far as is known.
  func has(_ requirement: Member, of asking: ProgramType, _ name: String) -> Bool {
    switch requirement {
    case .function(let function):
      if function.modifiers.contains(.optional) { return true }
      switch function.kind {
      case .function: return hasMethod(function, of: asking, name)
      case .initializer: return hasInitializer(function, name)
      case .subscript:
        return ancestors(of: name).inOrder.contains { owner in
          programTypes[owner]?.subscripts.contains { $0.body != nil } ?? true
        }
      case .deinitializer: return true
      }
    case .property(let property):
      return property.modifiers.contains(.optional) || hasProperty(property, of: asking, name)
    default: return true
    }
  }

  private func hasMethod(
    _ asked: FunctionDeclaration, of asking: ProgramType, _ name: String
  ) -> Bool {
    // What an operator is for is said elsewhere too.
    guard asked.name.utf8.first.map({ Self.isLetter($0) }) ?? false else { return true }
    let labels = asked.labels
    for owner in ancestors(of: name).inOrder {
      if let own = programTypes[owner] {
        let methods = asked.isTypeMember ? own.typeMethods : own.methods
        for method in methods[asked.name] ?? []
        where method.body != nil && method.labels == labels
          && (asking.isObjectiveC || mayMeet(asked, method))
        {
          return true
        }
        if asked.isTypeMember, own.cases[asked.name] != nil { return true }
        if own.kind != .extension { continue }
      }
      guard let interface = Interface.named(owner) else { continue }
      if interface.kind != .protocol,
        !(asked.isTypeMember ? interface.typeMethods(asked.name) : interface.methods(asked.name))
          .isEmpty
      {
        return true
      }
    }
    return false
  }

  /// Whether a method may be the one that is asked for: its types are the same, or not known.
  private func mayMeet(_ asked: FunctionDeclaration, _ method: FunctionDeclaration) -> Bool {
    guard asked.genericParameters.isEmpty, method.genericParameters.isEmpty else { return true }
    for (wanted, found) in zip(asked.parameters, method.parameters) {
      if !mayBeSame(wanted.type, found.type) { return false }
    }
    switch (asked.returnType, method.returnType) {
    case (nil, nil): return true
    case (let wanted?, let found?): return mayBeSame(wanted, found)
    case (let only?, nil), (nil, let only?):
      let type = type(only)
      return type == .void || !isWhollyKnown(type)
    }
  }

  /// Whether two written types may be the same.
  func mayBeSame(_ first: TypeName?, _ second: TypeName?) -> Bool {
    guard let first, let second, first.text != second.text else { return true }
    let (one, other) = (type(first).withPlainOptionals, type(second).withPlainOptionals)
    return one == other || !isWhollyKnown(one) || !isWhollyKnown(other)
  }

  /// Whether nothing in a type is unknown.
  func isWhollyKnown(_ type: Type) -> Bool {
    switch type {
    case .unknown, .literal, .opaque: false
    case .optional(let inner), .implicitlyUnwrapped(let inner), .metatype(let inner):
      isWhollyKnown(inner)
    case .tuple(let parts): parts.allSatisfy { isWhollyKnown($0) }
    case .function: false
    case .nominal(let name, let arguments):
      kind(of: name) != nil && arguments.allSatisfy { isWhollyKnown($0) }
    }
  }

  private func hasProperty(
    _ asked: VariableDeclaration, of asking: ProgramType, _ name: String
  ) -> Bool {
    for owner in ancestors(of: name).inOrder {
      if let own = programTypes[owner] {
        let properties = asked.isTypeMember ? own.typeProperties : own.properties
        if own.kind == .protocol {
          if own.addedProperties.contains(asked.name) { return true }
          continue
        }
        if asked.isTypeMember, own.cases[asked.name] != nil { return true }
        if let found = properties[asked.name] { return mayMeet(asked, found, asking) }
        if own.kind != .extension { continue }
      }
      guard let interface = Interface.named(owner), interface.kind != .protocol else { continue }
      if asked.isTypeMember || interface.property(asked.name) != nil { return true }
    }
    return false
  }

  private func mayMeet(
    _ asked: VariableDeclaration, _ found: VariableDeclaration, _ asking: ProgramType
  ) -> Bool {
    guard found.wrapper == nil else { return true }
    if asked.modifiers.contains(.mustBeSettable),
      found.isConstant || found.isComputed && found.setter == nil
    {
      return false
    }
    return asking.isObjectiveC || mayBeSame(asked.type, found.type)
  }

  private func hasInitializer(_ asked: FunctionDeclaration, _ name: String) -> Bool {
    // Without one of its own a type has the one that nobody writes, or those that it inherits.
    guard let own = programTypes[name], !own.initializers.isEmpty else { return true }
    let labels = asked.labels
    return ancestors(of: name).inOrder.contains { owner in
      programTypes[owner]?.initializers.contains { $0.body != nil && $0.labels == labels } ?? false
    } || superclass(of: name) != nil
  }
}

extension FunctionDeclaration {
  /// The labels of its arguments.
  var labels: [String] { parameters.map { $0.label ?? "_" } }
}

extension Type {
  /// It with optionals alone, which those that are unwrapped where they are used are the same as.
  var withPlainOptionals: Type {
    switch self {
    case .implicitlyUnwrapped(let inner): .optional(inner)
    default: self
    }
  }
}
