import Interfaces
import Lifecycle
import ScenarioSyntax

/// Type members of the system's that are only declared: what they give is what their declaration says.
extension Interpreter {
  /// What a type property of one of the system's classes holds; nil where none is declared.
  func declaredStatic(_ name: String, of type: String) throws(Halt) -> Value? {
    guard let member = Self.typeMember(of: type, where: { $0.kind == .property && $0.name == name })
    else { return nil }
    return try value(givenBy: member)
  }

  /// What a type method of one of the system's classes gives that does nothing else; nil where none is declared.
  func callDeclaredStatic(_ name: String, of type: String, _ arguments: [PassedArgument])
    throws(Halt) -> Value?
  {
    guard
      let member = Self.typeMember(
        of: type, where: { $0.kind == .method && $0.binding == nil && $0.name == name })
    else { return nil }
    warnOfClosures(arguments, in: name)
    return try value(givenBy: member)
  }

  /// What it gives as a message to the class.
  func callDeclaredStatic(
    selector: String, of type: String, _ arguments: [PassedArgument]
  ) throws(Halt) -> Value? {
    guard
      let member = Self.typeMember(
        of: type,
        where: { $0.kind == .method && $0.binding == nil && $0.objectiveCName == selector })
    else { return nil }
    warnOfClosures(arguments, in: selector)
    return try value(givenBy: member)
  }

  /// An object of the class that a declaration names, or what is nothing of another type.
  private func value(givenBy member: DeclaredMember) throws(Halt) -> Value {
    if member.type.isEmpty { return .nothing }
    if member.initial == nil, !member.isOptional, UIKitClasses.entry(member.typeName) != nil,
      let info = try classInfo(named: member.typeName)
    {
      return .object(try allocate(info))
    }
    return InitialValue.value(of: member)
  }

  /// A type member of a class that is no opaque value's, or of those that it inherits from.
  private static func typeMember(of type: String, where isMeant: (DeclaredMember) -> Bool)
    -> DeclaredMember?
  {
    var current = UIKitClasses.entry(type) == nil ? nil : Interface.named(type)
    while let found = current {
      if let member = found.members.first(where: { $0.isStatic && isMeant($0) }) { return member }
      current = found.inherited.first.flatMap { Interface.named($0) }
    }
    return nil
  }
}
