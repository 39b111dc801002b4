import Interfaces
import ScenarioSyntax
import SourceText

/// Members of optionals that are named without unwrapping them.
extension NameCheck {
  /// A member that is named of what may be nil.
  mutating func checkUnwrapping(of base: Expression, for member: String) {
    guard checksRules, dialect == .swift, !Self.membersOfOptionals.contains(member),
      !isAddedToOptionals(member), let wrapped = wrappedType(of: base)
    else { return }
    let span = interpreter.span(base.span)
    let end = NodeSpan(
      source: base.span.source, lower: base.span.upper, upper: base.span.upper)
    report(
      Diagnostic(
        id: "scenario.optional-member",
        "value of optional type '\(wrapped)?' must be unwrapped to refer to member '\(member)' of"
          + " wrapped base type '\(wrapped)'",
        at: span,
        notes: [Diagnostic.Note("'!' instead of '?' ends the program where the value is nil")],
        fixIts: [
          Diagnostic.FixIt(
            "write '?' behind it, to go on only where there is a value",
            replace: interpreter.span(end), with: "?")
        ]))
  }

  /// Whether the program has given optionals a member.
  private func isAddedToOptionals(_ member: String) -> Bool {
    guard interpreter.extendedTypes.contains("Optional"),
      let added = interpreter.classes["Optional"]
    else { return false }
    return added.property(member) != nil || !added.methods(named: member).isEmpty
  }

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

  /// What optionals themselves have.
  private static let membersOfOptionals: NameSet = [
    "map", "flatMap", "some", "none", "unsafelyUnwrapped", "debugDescription", "hashValue", "self",
    "publisher", "customMirror",
  ]

  // MARK: What is none

  /// `page?.title` of what is surely no optional.
  mutating func checkChaining(of base: Expression) {
    guard checksRules, dialect == .swift, let type = plainType(of: base) else { return }
    let end = NodeSpan(
      source: base.span.source, lower: base.span.upper, upper: base.span.upper + 1)
    report(
      Diagnostic(
        id: "scenario.optional-member",
        "cannot use optional chaining on non-optional value of type '\(type)'",
        at: interpreter.span(base.span),
        fixIts: [
          Diagnostic.FixIt("write it without '?'", replace: interpreter.span(end), with: "")
        ]))
  }

  /// The class of a value that is surely there; nil of what may be an optional, or is not known.
  private func plainType(of expression: Expression) -> String? {
    switch expression.kind {
    case .self: return local("self") == nil ? type?.name : nil
    case .name(let name):
      guard let found = local(name) ?? global(name) else { return nil }
      return isPlain(found) ? knownType(found)?.name : nil
    case .member(let base, let name):
      guard let owner = staticType(base), plainType(of: base) != nil else { return nil }
      if interpreter.property(name, of: owner) != nil { return nil }
      guard let (member, _) = UIKitProperties.declaration(of: name, in: owner), !member.isOptional
      else { return nil }
      return knownType(member.typeName)?.name
    default: return nil
    }
  }

  private func isPlain(_ type: String) -> Bool {
    type.utf8.last != UInt8(ascii: "?") && type.utf8.last != UInt8(ascii: "!")
  }
}
