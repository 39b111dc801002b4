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

  /// Reports private members of a type that a protocol asks for, to which it conforms.
  mutating func checkAccess(toRequirementsIn declaration: TypeDeclaration) {
    guard declaration.kind != .protocol,
      declaration.members.contains(where: { $0.isPrivate })
    else { return }
    let own = types.programTypes[TypeTable.lastName(declaration.name)]
    let protocols = (own?.inherited ?? declaration.inherited).flatMap {
      types.ancestors(of: $0.name).inOrder.filter { types.kind(of: $0) == .protocol }
    }
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
  /// Whether a protocol asks for what a member is.
  fileprivate func asks(_ name: String, for member: Member) -> Bool {
    let own = programTypes[name]
    let interface = own == nil ? Interface.named(name) : nil
    switch member {
    case .function(let function) where function.kind == .function && !function.isTypeMember:
      let asked = own?.requirements.contains { requirement in
        guard case .function(let other) = requirement, !other.isTypeMember else { return false }
        return other.fullName == function.fullName && haveFittingTypes(other, function)
      }
      return asked
        ?? (interface?.methods(function.name).contains { asks($0, for: function) } ?? false)
    case .property(let property) where !property.isTypeMember:
      let asked = own?.requirements.contains { requirement in
        guard case .property(let other) = requirement, !other.isTypeMember else { return false }
        return other.name == property.name
      }
      return asked
        ?? (interface?.members.contains { $0.kind == .property && $0.name == property.name }
          ?? false)
    default: return false
    }
  }

  /// Whether a method of the system's is surely the same.
  private func asks(_ member: DeclaredMember, for function: FunctionDeclaration) -> Bool {
    member.fullName == function.fullName
      && zip(member.parameters, function.parameters).allSatisfy {
        if $0.type == $1.type?.text { return true }
        let type = type($1.type).withPlainOptionals
        return isWhollyKnown(type) && self.type($0.type).withPlainOptionals == type
      }
  }

  private func haveFittingTypes(
    _ first: FunctionDeclaration, _ second: FunctionDeclaration
  ) -> Bool {
    zip(first.parameters, second.parameters).allSatisfy {
      $0.type?.text == $1.type?.text || areSame($0.type, $1.type)
    }
  }
}

extension TypeTable {
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
