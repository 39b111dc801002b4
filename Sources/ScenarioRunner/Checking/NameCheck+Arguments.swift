import Interfaces
import ScenarioSyntax
import SourceText

/// Arguments that do not fit what is called, where that is surely one declared method.
extension NameCheck {
  /// Looks at the arguments of a call of a method of the program's or of the system's.
  mutating func checkArguments(of call: CallExpression) {
    guard checksRules, dialect == .swift, !call.arguments.isEmpty,
      case .member(let base, let name) = call.callee.kind,
      let wanted = parameters(of: name, base, call.arguments)
    else { return }
    guard !wanted.isEmpty else {
      guard let first = call.arguments.first, !first.isTrailing else { return }
      return report(
        Diagnostic(
          id: "scenario.wrong-arguments", "argument passed to call that takes no arguments",
          at: interpreter.span(first.value.span)))
    }
    for (argument, type) in zip(call.arguments, wanted) {
      guard let kind = literalType(argument.value), let fitting = Self.literals[type],
        !fitting.contains(kind)
      else { continue }
      report(
        Diagnostic(
          id: "scenario.wrong-type",
          "cannot convert value of type '\(kind)' to expected argument type '\(type)'",
          at: interpreter.span(argument.value.span)))
    }
  }

  /// A literal that is assigned to a property of the system's which holds something else.
  mutating func checkLiteral(_ value: Expression, assignedTo target: Expression) {
    guard checksRules, dialect == .swift, let kind = literalType(value),
      case .member(let base, let name) = target.kind, let info = staticType(base),
      info.property(name) == nil,
      let declared = UIKitProperties.declaration(of: name, in: info)?.0, !declared.isStatic
    else { return }
    let isOptional = declared.type.hasSuffix("?") || declared.type.hasSuffix("!")
    let type = isOptional ? String(declared.type.dropLast()) : declared.type
    if let fitting = Self.literals[type] {
      guard !fitting.contains(kind) else { return }
    } else {
      // Foundation's classes of numbers and texts take literals, and so may structures.
      guard !type.hasPrefix("NS"), knownType(type) != nil else { return }
    }
    report(
      Diagnostic(
        id: "scenario.wrong-type",
        "cannot assign value of type '\(kind)' to type '\(declared.type)'",
        at: interpreter.span(value.span)))
  }

  /// The types of the parameters that arguments are for; none where a method takes none, and nil where it is
  /// not sure which method is called.
  private func parameters(of name: String, _ base: Expression, _ arguments: [CallArgument])
    -> [String]?
  {
    guard let info = receiver(base) else { return nil }
    let own = info.methods(named: name)
    if own.count > 1 || own.contains(where: { !$0.declaration.genericParameters.isEmpty }) {
      return nil
    }
    if let method = own.first {
      let types = method.declaration.parameters.map {
        (label: $0.label ?? "_", type: $0.type?.text ?? "")
      }
      return method.dialect == .swift ? fitting(types, arguments) : nil
    }
    let declared = everyDeclaredMethod(name, info)
    guard !declared.isEmpty else { return nil }
    if declared.allSatisfy({ $0.parameters.isEmpty }) { return [] }
    let candidates = declared.compactMap { method in
      fitting(method.parameters.map { (label: $0.label, type: $0.type) }, arguments)
    }
    return candidates.count == 1 ? candidates[0] : nil
  }

  private func receiver(_ base: Expression) -> ClassInfo? {
    if case .super = base.kind { return type?.superclass }
    return staticType(base)
  }

  /// The methods of a base name that the system declares for a class and for what it inherits from.
  private func everyDeclaredMethod(_ name: String, _ info: ClassInfo) -> [DeclaredMember] {
    var result: [DeclaredMember] = []
    var current: ClassInfo? = info
    while let found = current {
      result += found.interface?.methods(name).filter { $0.name == name } ?? []
      current = found.superclass
    }
    return result
  }

  /// The types for arguments whose labels are those of the first parameters, all of them; nil of other labels.
  private func fitting(_ parameters: [(label: String, type: String)], _ arguments: [CallArgument])
    -> [String]?
  {
    if parameters.isEmpty { return arguments.contains { $0.isTrailing } ? nil : [] }
    guard arguments.count <= parameters.count else { return nil }
    for (argument, parameter) in zip(arguments, parameters) where !argument.isTrailing {
      guard (argument.label ?? "_") == parameter.label else { return nil }
    }
    return parameters.map { $0.type }
  }

  /// Whether a call is one of key-value coding to `self`, which every object has.
  func isKeyValueCoding(_ call: CallExpression) -> Bool {
    guard type?.kind == .class, case .name(let name) = call.callee.kind else { return false }
    return Interpreter.isKeyValueCoding(name, call.arguments)
  }
}
