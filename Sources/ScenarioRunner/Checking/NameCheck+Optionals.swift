import Interfaces
import ScenarioSyntax
import SourceText

/// What optionals hold, as far as that is sure.
extension NameCheck {
  /// What an expression holds if it holds anything; nil for what is no optional, or not surely one.
  func wrappedType(of expression: Expression) -> String? {
    switch expression.kind {
    case .self: return local("self").flatMap { Self.wrapped($0) }
    case .name(let name):
      if let local = local(name) { return Self.wrapped(local) }
      if let global = global(name) { return Self.wrapped(global) }
      guard !isGlobal(name), let type else { return nil }
      return wrappedType(of: name, in: type)
    case .member(let base, "first"), .member(let base, "last"):
      guard case .member(let owner, let list) = base.kind, let info = staticType(owner),
        interpreter.property(list, of: info) == nil,
        let (member, _) = UIKitProperties.declaration(of: list, in: info)
      else { return nil }
      return TypeName.elementType(of: member.type)
    case .member(let base, let name):
      return staticType(base).flatMap { wrappedType(of: name, in: $0) }
    case .cast(_, .conditional, let type): return type.text
    default: return nil
    }
  }

  /// The type of a property that may hold nothing.
  private func wrappedType(of name: String, in info: ClassInfo) -> String? {
    if let property = interpreter.property(name, of: info) {
      guard let type = property.declaration.type, property.dialect == .swift,
        type.text.hasSuffix("?"), !type.text.hasSuffix(")?")
      else { return nil }
      return String(type.text.dropLast())
    }
    guard let (member, _) = UIKitProperties.declaration(of: name, in: info), member.isOptional,
      !member.isImplicitlyUnwrapped, !member.type.hasSuffix(")?")
    else { return nil }
    return member.typeName
  }

  private static func wrapped(_ type: String) -> String? {
    type.hasSuffix("?") ? String(type.dropLast()) : nil
  }
}
