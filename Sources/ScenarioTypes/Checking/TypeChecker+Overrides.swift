import Interfaces
import ScenarioSyntax

/// What overrides: that it says so, and that it can.
extension TypeChecker {
  /// A property of a class that overrides one of the system's has to say so, and has to have its name.
  mutating func checkOverride(
    _ property: VariableDeclaration, in declaration: TypeDeclaration
  ) {
    guard declaration.kind == .class, !property.isTypeMember, case .nominal(let name, _) = selfType
    else { return }
    let above = types.ancestors(of: name).inOrder.dropFirst().first { types.kind(of: $0) == .class }
    guard let above else { return }
    let found = types.property(property.name, of: above, isStatic: false)
    if property.modifiers.contains(.override) {
      if let found { return check(property, overrides: found) }
      guard let near = types.nearestSystemProperty(to: property.name, of: above) else { return }
      report(
        TypeFault(
          "scenario.missing-override",
          "property does not override any property from its superclass",
          at: property.nameSpan,
          fixes: [
            TypeFault.Fix(
              message: "did you mean '\(near)'?", span: property.nameSpan, text: near)
          ]))
    } else if case .ofSystem(let member)? = found, member.name == property.name, !member.isLater {
      let start = NodeSpan(
        source: property.span.source, lower: property.span.lower, upper: property.span.lower)
      report(
        TypeFault(
          "scenario.missing-override", "overriding declaration requires an 'override' keyword",
          at: property.nameSpan,
          fixes: [
            TypeFault.Fix(message: "write 'override' before it", span: start, text: "override ")
          ]))
    }
  }

  /// Whether a property can override the one that a superclass has.
  private mutating func check(
    _ property: VariableDeclaration, overrides above: TypeTable.Property
  ) {
    guard property.wrapper == nil else { return }
    let name = property.name
    let isStored =
      !property.isComputed && property.willSet == nil && property.didSet == nil
    if isStored {
      return reportOverride(
        "cannot override with a stored property '\(name)'", property.nameSpan, above,
        "write what it gives in braces behind its type: 'override var \(name): … { … }'")
    }
    let (own, other) = (declaredType(of: property), type(of: above))
    if types.conversion(from: own, to: other) == .isRefused {
      return reportOverride(
        "property '\(name)' with type '\(own)' cannot override a property with type '\(other)'",
        property.nameSpan, above)
    }
    if case .ofProgram(let variable, _) = above {
      if variable.isConstant {
        return reportOverride(
          "cannot override immutable 'let' property '\(name)' with the getter of a 'var'",
          property.nameSpan, above)
      }
      if variable.modifiers.contains(.final) {
        return reportOverride(
          "property overrides a 'final' property", property.nameSpan, above)
      }
    }
    if property.isComputed, property.setter == nil, isSettable(above) {
      reportOverride(
        "cannot override mutable property with read-only property '\(name)'", property.nameSpan,
        above, "write its getter as 'get { … }', and 'set { … }' behind it")
    }
  }

  private func isSettable(_ property: TypeTable.Property) -> Bool {
    switch property {
    case .ofProgram(let variable, _):
      variable.wrapper == nil && (!variable.isComputed || variable.setter != nil)
    case .ofSystem(let member): member.isSettable
    }
  }

  private mutating func reportOverride(
    _ message: String, _ span: NodeSpan, _ above: TypeTable.Property, _ help: String? = nil
  ) {
    var notes: [TypeFault.Note] = []
    if case .ofProgram(let variable, _) = above {
      notes.append(TypeFault.Note("attempt to override property here", at: variable.nameSpan))
    }
    if let help { notes.append(TypeFault.Note(help)) }
    report(TypeFault("scenario.no-override", message, at: span, notes: notes))
  }

  // MARK: Methods

  /// A method that says it overrides, and has other types than the one above, or one above that cannot be
  /// overridden.
  mutating func checkOverride(_ function: FunctionDeclaration, in declaration: TypeDeclaration) {
    guard declaration.kind == .class, function.kind == .function,
      function.modifiers.contains(.override), function.genericParameters.isEmpty,
      case .nominal(let name, _) = selfType
    else { return }
    var closest: FunctionDeclaration?
    var methods: [Signature] = []
    for owner in types.ancestors(of: name).inOrder.dropFirst() where types.kind(of: owner) == .class
    {
      let own = types.programTypes[owner]
      let written =
        (function.isTypeMember ? own?.typeMethods : own?.methods)?[function.name] ?? []
      for method in written where method.labels == function.labels {
        // Who may see a private one, and what is generic, is not looked at.
        guard method.genericParameters.isEmpty, !method.modifiers.contains(.isPrivate) else {
          return
        }
        closest = closest ?? method
        methods.append(Signature(method, types))
      }
      guard own == nil || own?.kind == .extension else { continue }
      guard let interface = Interface.named(owner) else { return }
      let declared =
        function.isTypeMember
        ? interface.typeMethods(function.name) : interface.methods(function.name)
      for method in declared where method.kind == .method && method.name == function.name {
        let signature = Signature(method, types)
        if signature.parameters.map({ $0.label ?? "_" }) == function.labels {
          methods.append(signature)
        }
      }
    }
    guard !methods.isEmpty else { return }
    if let closest, methods.count == 1, let message = words(closest, overriddenBy: function) {
      return report(
        TypeFault(
          "scenario.no-override", message, at: function.nameSpan,
          notes: [TypeFault.Note("overridden declaration is here", at: closest.nameSpan)]))
    }
    let own = Signature(function, types)
    guard methods.allSatisfy({ !mayOverride(own, $0) }) else { return }
    let place = closest?.nameSpan
    if let place = methods[0].parameters.indices.first(where: {
      types.conversion(from: methods[0].parameters[$0].type, to: own.parameters[$0].type)
        == .needsUnwrapping
    }), methods.count == 1 {
      let wanted = methods[0].parameters[place].type
      let found = own.parameters[place].type
      return report(
        TypeFault(
          "scenario.no-override",
          "cannot override instance method parameter of type '\(wanted)' with non-optional type"
            + " '\(found)'", at: function.parameters[place].span))
    }
    report(
      TypeFault(
        "scenario.no-override", "method does not override any method from its superclass",
        at: function.nameSpan,
        notes: [
          TypeFault.Note(
            "the one of the superclass has the type '\(methods[0].type)', and this '\(own.type)'",
            at: place)
        ]))
  }

  /// Why the method of a superclass cannot be overridden at all; nil where it can.
  private func words(
    _ above: FunctionDeclaration, overriddenBy function: FunctionDeclaration
  ) -> String? {
    if above.modifiers.contains(.isStatic) { return "cannot override static method" }
    if above.modifiers.contains(.final) {
      return "instance method overrides a 'final' instance method"
    }
    if function.modifiers.contains(.throws), !above.modifiers.contains(.throws) {
      return "cannot override non-throwing instance method with throwing instance method"
    }
    return nil
  }

  /// Whether a method may stand for one above: it takes whatever that takes, and gives nothing else.
  private func mayOverride(_ own: Signature, _ above: Signature) -> Bool {
    guard !above.isGeneric, types.conversion(from: own.result, to: above.result) == .fits else {
      return above.isGeneric
    }
    return zip(own.parameters, above.parameters).allSatisfy {
      types.conversion(from: $1.type, to: $0.type) == .fits
    }
  }
}

extension Signature {
  /// What it takes and gives, as a type.
  fileprivate var type: Type { .function(parameters.map { $0.type }, result) }
}
