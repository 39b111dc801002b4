import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Calls of methods that a protocol lets a type leave out.
extension Interpreter {
  /// `delegate?.pageDidLoad?(self)`: a closure that may be nil, or a method that may be missing.
  func callIfImplemented(
    _ base: Expression, _ name: String, _ arguments: [CallArgument], at span: NodeSpan
  ) throws(Halt) -> Value {
    let owner = try evaluate(base)
    if calls.isChainEnded { return .nothing }
    guard case .object(let object) = owner, !(object is RuntimeBlock) else {
      if owner.isNothing { calls.isChainEnded = true }
      let callee = owner.isNothing ? Value.nothing : try readMember(base, name, at: span)
      if callee.isNothing { return .nothing }
      return try callValue(callee, arguments, at: span)
    }
    let info = info(of: object)
    let methods = info.methods(named: SelectorName.baseName(name)).filter { !$0.isStatic }
    let passed = arguments.map {
      PassedArgument(
        label: $0.label, value: .nothing, isTrailing: $0.isTrailing, span: $0.span)
    }
    if methods.contains(where: { method in
      ArgumentMatch.match(shapes(of: method.declaration.parameters), passed.map { $0.shape }) != nil
    }) || !UIKitMethods.entries(baseName: name, of: info).isEmpty {
      return try callMember(of: owner, name, arguments, base: base, at: span)
    }
    guard !methods.isEmpty || isOptionalRequirement(name, info) else {
      let callee = try readMember(base, name, at: span)
      if callee.isNothing {
        calls.isChainEnded = true
        return .nothing
      }
      return try callValue(callee, arguments, at: span)
    }
    calls.isChainEnded = true
    return .nothing
  }

  /// Whether a method that an object has not is one that a protocol lets it leave out.
  private func isOptionalRequirement(_ name: String, _ info: ClassInfo) -> Bool {
    guard property(name, of: info) == nil else { return false }
    let isDeclared = types.declared.contains { type in
      guard let declaration = types.declarations[type], declaration.kind == .protocol else {
        return false
      }
      return declaration.members.contains { member in
        if case .function(let function) = member { return function.name == name }
        return false
      }
    }
    var current: ClassInfo? = info
    while !isDeclared, let found = current {
      if found.conformances.contains(where: { UIKitClasses.isProtocol($0) }) { return true }
      current = found.superclass
    }
    return isDeclared
  }
}
