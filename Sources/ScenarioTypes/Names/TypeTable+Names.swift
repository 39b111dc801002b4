import Interfaces
import ScenarioSyntax

/// The names of what types have.
extension TypeTable {
  /// What a type has, or its instances have: its own first, then what it inherits.
  func names(of type: String, isStatic: Bool) -> [PossibleName] {
    ancestors(of: type).inOrder.flatMap { owner in
      ownNames(of: owner, isStatic) + declaredNames(of: owner, isStatic)
    }
  }

  private func ownNames(of type: String, _ isStatic: Bool) -> [PossibleName] {
    guard let own = programTypes[type] else { return [] }
    let properties = isStatic ? own.typeProperties : own.properties
    let methods = isStatic ? own.typeMethods : own.methods
    var names: [PossibleName] = []
    if isStatic {
      for name in own.cases.keys.sorted() { names.append(PossibleName(name, .case, type: type)) }
    }
    for name in properties.keys.sorted() {
      names.append(PossibleName(name, .property, type: properties[name]?.type?.text ?? ""))
    }
    for name in methods.keys.sorted() {
      for method in methods[name] ?? [] { names.append(PossibleName(function: method, .method)) }
    }
    return names
  }

  private func declaredNames(of type: String, _ isStatic: Bool) -> [PossibleName] {
    guard let members = Interface.named(type)?.members else { return [] }
    return members.compactMap { member in
      switch member.kind {
      case .property where member.isStatic == isStatic:
        PossibleName(member.name, .property, type: member.type)
      case .method where member.isStatic == isStatic:
        PossibleName(
          member.fullName, .method, type: member.type,
          text: member.parameters.isEmpty ? member.name + "()" : member.name + "(")
      case .case where isStatic: PossibleName(member.name, .case, type: type)
      default: nil
      }
    }
  }

  /// The methods that UIKit calls and a type may override, without those that it has of its own.
  func overridable(in type: String) -> [PossibleName] {
    let own = programTypes[type]?.methods ?? [:]
    return ancestors(of: type).inOrder.dropFirst().flatMap { owner in
      (Interface.named(owner)?.members ?? []).filter {
        $0.kind == .method && !$0.isStatic && $0.effect == .message && own[$0.name] == nil
      }.map { PossibleName(overriding: $0, isClass: kind(of: owner) == .class) }
    }
  }

  /// The names of the types that the program and the system declare.
  var typeNames: [PossibleName] {
    let own = programTypes.keys.filter { programTypes[$0]?.kind != .extension }
    return (own.sorted() + Interface.names).map { PossibleName($0, .type) }
  }
}

extension PossibleName {
  /// A method of the system's as it is written to override it; that of a superclass is called in it.
  init(overriding method: DeclaredMember, isClass: Bool) {
    let parameters = method.parameters.map { parameter in
      (parameter.label == parameter.name ? "" : parameter.label + " ") + parameter.name + ": "
        + parameter.type
    }
    let result = method.type.isEmpty ? "" : " -> " + method.type
    let head = method.name + "(" + parameters.joined(separator: ", ") + ")" + result
    let arguments = method.parameters.map { parameter in
      (parameter.label == "_" ? "" : parameter.label + ": ") + parameter.name
    }
    let call =
      (method.type.isEmpty ? "" : "return ") + "super." + method.name + "("
      + arguments.joined(separator: ", ") + ")"
    self.init(
      method.fullName, .message, type: method.type,
      text: head + " {\n" + (isClass ? "  " + call + "\n" : "") + "}")
  }
}
