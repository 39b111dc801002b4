import Interfaces
import Lifecycle
import ScenarioSyntax

/// What expressions are, as far as that is sure.
extension NameCheck {
  /// Whether a name begins as those of variables and methods do.
  static func isOfVariable(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    if first < 0x80 {
      return first == UInt8(ascii: "_") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= first
    }
    return name.first?.isLowercase == true
  }

  /// The class that an expression is of, where that is sure.
  func staticType(_ expression: Expression) -> ClassInfo? {
    switch expression.kind {
    case .self: return local("self") == nil ? type : nil
    case .super:
      guard dialect == .swift, let above = type?.superclass, !UIKitClasses.isOpaque(above.name)
      else { return nil }
      return above
    case .name(let name):
      if let found = local(name) ?? global(name) { return knownType(found) }
      guard !isGlobal(name), let type else { return nil }
      return wrappedType(of: expression).flatMap { type.isOfProgram ? knownType($0) : nil }
    case .optional(let inner), .optionalChain(let inner), .forceUnwrap(let inner):
      return staticType(inner)
    case .member(let base, "view"):
      guard let owner = staticType(base), owner.runtime.isController else { return nil }
      return knownType("UIView")
    case .member(let base, let name):
      if dialect == .objectiveC, let type = declaredType(of: name, base) { return knownType(type) }
      return wrappedType(of: expression).flatMap { knownType($0) }
    default: return nil
    }
  }

  /// The class that an Objective-C property of the program's is declared to be of.
  private func declaredType(of name: String, _ base: Expression) -> String? {
    guard let owner = staticType(base), let property = interpreter.property(name, of: owner),
      property.dialect == .objectiveC, let type = property.declaration.type, !type.isFunction
    else { return nil }
    return type.name
  }

  func knownType(_ name: String) -> ClassInfo? {
    let name = name.hasSuffix("?") || name.hasSuffix("!") ? String(name.dropLast()) : name
    guard !name.isEmpty, let info = try? interpreter.classInfo(named: name), info.kind == .class,
      interpreter.types.declared.contains(info.name) || UIKitClasses.entry(info.name) != nil
    else { return nil }
    return info
  }

  /// The class of `Page()` and `[[Page alloc] init]`.
  func made(by expression: Expression) -> String? {
    guard case .call(let call) = expression.kind, case .function = call.style,
      case .name(let name) = call.callee.kind, name.isCapitalized
    else { return nil }
    // What may fail gives an optional, perhaps.
    let info = interpreter.types[name]
    let own = info?.methods(named: "init") ?? []
    if own.contains(where: { $0.declaration.modifiers.contains(.failable) }) { return nil }
    let label = call.arguments.first?.label
    return Interface.named(name)?.mayFail(label: label) ?? false ? nil : name
  }

  /// The type of a name of the top level, nothing where it is not known.
  ///
  /// What a first value says is asked for only of rules: when the program has run, its variables say more.
  func global(_ name: String) -> String? {
    if let written = globalTypes[name] { return written }
    guard checksRules, dialect == .swift, type.map({ !hasMember(name, $0) }) ?? true else {
      return nil
    }
    if let value = madeTypes[name] { return made(by: value) }
    return name == "window" ? "UIWindow" : name == "app" ? "UIApplication" : nil
  }
}
