import Interfaces
import ScenarioSyntax

/// What belongs to a type alone: `private`.
extension TypeChecker {
  /// Whether the code stands in a type, or in an extension of it.
  func isAccessible(_ owner: String) -> Bool { surroundingTypes.contains(owner) }

  /// Reports a private property of another type.
  mutating func checkAccess(to property: TypeTable.Property, at span: NodeSpan?) {
    guard let span, case .ofProgram(let variable, let owner) = property,
      variable.modifiers.contains(.isPrivate), !isAccessible(owner)
    else { return }
    reportPrivate(variable.name, declaredAt: variable.nameSpan, at: span)
  }

  /// Reports a private method of another type, where no other one of its name can be meant.
  mutating func checkAccess(to methods: [Signature], named name: String, at span: NodeSpan) {
    guard methods.allSatisfy({ isPrivate($0) }) else { return }
    reportPrivate(name, declaredAt: nil, at: span)
  }

  /// Reports an initialiser that belongs to another type.
  mutating func checkAccess(
    toInitializers initializers: [Signature], _ call: Call, _ type: String, at span: NodeSpan
  ) {
    let fitting = initializers.filter { $0.parameters(for: call.arguments) != nil }
    guard !fitting.isEmpty, fitting.allSatisfy({ isPrivate($0) }) else { return }
    report(
      TypeFault(
        "scenario.inaccessible",
        "'\(type)' initializer is inaccessible due to 'private' protection level", at: span,
        notes: [TypeFault.Note("without 'private' before it the rest of the program can use it")]))
  }

  private func isPrivate(_ signature: Signature) -> Bool {
    signature.privateOwner.map { !isAccessible($0) } ?? false
  }

  private mutating func reportPrivate(
    _ name: String, declaredAt place: NodeSpan?, at span: NodeSpan
  ) {
    report(
      TypeFault(
        "scenario.inaccessible", "'\(name)' is inaccessible due to 'private' protection level",
        at: span,
        notes: [
          TypeFault.Note(
            "without 'private' before it the rest of the program can use it", at: place)
        ]))
  }

  /// Reports what is declared in a block and said to be a type's alone.
  mutating func checkAccess(ofLocal statements: [Statement]) {
    for statement in statements {
      let (modifiers, span): (Modifiers, NodeSpan)
      switch statement.kind {
      case .variable(let variable): (modifiers, span) = (variable.modifiers, variable.span)
      case .function(let function): (modifiers, span) = (function.modifiers, function.span)
      default: continue
      }
      guard modifiers.contains(.isPrivate) else { continue }
      report(
        TypeFault(
          "scenario.inaccessible", "attribute 'private' can only be used in a non-local scope",
          at: span, notes: [TypeFault.Note("nothing outside of the block can use it anyway")]))
    }
  }

  /// Reports private members of a type that a protocol asks for to which it conforms, even where that is optional.
  mutating func checkAccess(toRequirementsIn declaration: TypeDeclaration) {
    guard declaration.kind != .protocol,
      declaration.members.contains(where: { $0.isPrivate })
    else { return }
    let own = types.programTypes[TypeTable.lastName(declaration.name)]
    var seen: Set<String> = []
    let protocols = (own?.inherited ?? declaration.inherited).filter {
      types.kind(of: $0.name) == .protocol
    }.flatMap { types.ancestors(of: $0.name).inOrder }.filter { seen.insert($0).inserted }
    for member in declaration.members where member.isPrivate {
      guard let asked = protocols.first(where: { types.asks($0, for: member) }) else { continue }
      let (kind, name, span) =
        switch member {
        case .function(let function): ("method", function.shownName, function.nameSpan)
        case .property(let property): ("property", property.name, property.nameSpan)
        default: ("", "", declaration.nameSpan)
        }
      report(
        TypeFault(
          "scenario.inaccessible",
          "\(kind) '\(name)' must be as accessible as its enclosing type because it matches a"
            + " requirement in protocol '\(asked)'", at: span,
          notes: [TypeFault.Note("'\(asked)' is met without 'private' before it")]))
    }
  }
}

extension TypeTable {
  /// Whether a protocol asks for what a member is, and gives nothing in its place.
  fileprivate func asks(_ name: String, for member: Member) -> Bool {
    guard let own = programTypes[name], own.kind == .protocol else {
      return systemAsks(name, for: member)
    }
    return own.requirements.contains { requirement in
      switch (requirement, member) {
      case (.function(let asked), .function(let function)):
        asked.fullName == function.fullName && asked.kind == function.kind
          && asked.isTypeMember == function.isTypeMember && !asked.modifiers.contains(.optional)
          && own.methods[asked.name]?.allSatisfy { $0.body == nil } ?? false
          && haveSameTypes(asked, function)
      case (.property(let asked), .property(let property)):
        asked.name == property.name && asked.isTypeMember == property.isTypeMember
          && !asked.modifiers.contains(.optional) && !own.addedProperties.contains(asked.name)
      default: false
      }
    }
  }

  /// Whether a protocol of the system's asks for what a member is.
  private func systemAsks(_ name: String, for member: Member) -> Bool {
    guard let interface = Interface.named(name), interface.kind == .protocol else { return false }
    switch member {
    case .function(let function):
      guard function.kind == .function, !function.isTypeMember else { return false }
      return interface.methods(function.name).contains { asks($0, for: function) }
    case .property(let property):
      guard !property.isTypeMember, let asked = interface.property(property.name) else {
        return false
      }
      return asked.name == property.name && isSame(property.type, as: asked.type)
    default: return false
    }
  }

  private func asks(_ asked: DeclaredMember, for function: FunctionDeclaration) -> Bool {
    asked.kind == .method && asked.name == function.name
      && asked.parameters.map { $0.label } == function.labels
      && isSame(function.returnType, as: asked.type)
      && zip(function.parameters, asked.parameters).allSatisfy { isSame($0.type, as: $1.type) }
  }

  /// Whether a written type is surely the one that the system declares by a text, or none where that is empty.
  private func isSame(_ written: TypeName?, as text: String) -> Bool {
    guard let written else { return text.isEmpty }
    if written.text == text || "any " + written.text == text { return true }
    let (one, other) = (type(written).withPlainOptionals, type(text).withPlainOptionals)
    return one == other && isWhollyKnown(one)
  }

  private func haveSameTypes(_ first: FunctionDeclaration, _ second: FunctionDeclaration) -> Bool {
    first.returnType?.text == second.returnType?.text
      && zip(first.parameters, second.parameters).allSatisfy {
        $0.type?.text == $1.type?.text || areSame($0.type, $1.type)
      }
  }

  /// Whether two written types are surely the same.
  private func areSame(_ first: TypeName?, _ second: TypeName?) -> Bool {
    let (one, other) = (type(first).withPlainOptionals, type(second).withPlainOptionals)
    return one == other && isWhollyKnown(one)
  }
}

extension Member {
  fileprivate var isPrivate: Bool {
    switch self {
    case .function(let function): function.modifiers.contains(.isPrivate)
    case .property(let property): property.modifiers.contains(.isPrivate)
    default: false
    }
  }
}

extension FunctionDeclaration {
  /// The name as the compiler says it: with its labels where it has one, or has no parameters.
  var shownName: String {
    parameters.isEmpty || parameters.contains { $0.label != nil } ? fullName : name
  }
}
