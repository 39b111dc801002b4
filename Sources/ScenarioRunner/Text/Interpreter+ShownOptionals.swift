import Interfaces
import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Optionals as `print`, an interpolation and `String(describing:)` show them: `Optional(3)`.
///
/// A value does not know that it is one. What is written says so: the types of variables, properties and
/// results, `?.` and `as?`. Where it does not, the value is shown as it is.
extension Interpreter {
  /// The value of an expression as it is shown.
  func shown(_ value: Value, of expression: Expression) -> Value {
    guard frame.dialect == .swift, !value.isNothing, isSurelyOptional(expression, isShown: true)
    else { return value }
    return .aggregate(
      Aggregate(typeName: "Optional", fields: [Aggregate.Field(name: "", value: value)]))
  }

  /// Arguments that are shown.
  func passShown(_ arguments: [CallArgument]) throws(Halt) -> [PassedArgument] {
    var passed = try pass(arguments)
    for (place, argument) in arguments.enumerated() {
      passed[place].value = shown(passed[place].value, of: argument.value)
    }
    return passed
  }

  /// `String(describing:)` and `String(reflecting:)`; nil for any other call.
  func describedText(_ type: String, _ arguments: [CallArgument]) throws(Halt) -> Value? {
    guard type == "String", arguments.count == 1, let label = arguments[0].label,
      label == "describing" || label == "reflecting"
    else { return nil }
    let value = try passShown(arguments)[0].value
    return .string(label == "reflecting" ? try debugText(of: value) : try text(of: value))
  }

  /// Whether the first value of a variable makes it an optional: found out once for each declaration
  /// that may run again.
  func isOptional(first value: Expression) -> Bool {
    switch value.kind {
    case .integer, .double, .string, .boolean, .binary, .array, .dictionary, .interpolation,
      .closure, .unary, .range, .tuple, .implicitMember, .forceUnwrap:
      return false
    default: break
    }
    // The statements of the top level run once.
    if scope === code.globals { return isSurelyOptional(value) }
    if let known = source.optionalFirstValues[value.span] { return known }
    let answer = isSurelyOptional(value)
    source.optionalFirstValues[value.span] = answer
    return answer
  }

  /// Whether what an expression gives is surely an optional; where it is only shown, also one that would be
  /// unwrapped by its use.
  func isSurelyOptional(_ expression: Expression, isShown: Bool = false) -> Bool {
    switch expression.kind {
    case .optionalChain: return true
    case .try(.optional, _), .cast(_, .conditional, _): return true
    case .cast(let inner, .plain, let type):
      return type.isWrittenOptional
        || type.text == "Any" && isSurelyOptional(inner, isShown: isShown)
    case .try(_, let inner), .await(let inner): return isSurelyOptional(inner, isShown: isShown)
    case .coalesce(_, let right): return isSurelyOptional(right, isShown: isShown)
    case .ternary(_, let then?, let otherwise):
      return [then, otherwise].contains { $0.isNil || isSurelyOptional($0) }
    case .self: return scope.lookup("self")?.ownership == .weak
    case .name(let name):
      if let variable = scope.lookup(name) { return variable.isSurelyOptional }
      if let info = currentInfo, let answer = isOptional(property: name, of: info, isShown) {
        return answer
      }
      return code.globals.lookup(name)?.isSurelyOptional
        ?? code.computedVariable(name)?.type?.isWrittenOptional ?? false
    case .member(let base, let name): return isOptional(member: name, of: base, isShown)
    case .subscript(let base, let arguments): return isOptional(elementOf: base, arguments)
    case .call(let call): return isOptional(resultOf: call)
    default: return false
    }
  }

  // MARK: Members

  private func isOptional(member name: String, of base: Expression, _ isShown: Bool) -> Bool {
    if let info = info(of: base) { return isOptional(property: name, of: info, isShown) ?? false }
    return (name == "first" || name == "last") && isCollection(base)
  }

  /// Whether a property is an optional; nil where the type has none of that name.
  private func isOptional(property name: String, of info: ClassInfo, _ isShown: Bool) -> Bool? {
    if let property = property(name, of: info) ?? info.property(name, isStatic: true) {
      guard let type = property.declaration.type, property.dialect == .swift else { return false }
      return isShown ? type.isOptional : type.isWrittenOptional
    }
    guard let (member, _) = UIKitProperties.declaration(of: name, in: info) else { return nil }
    return member.isOptional && (isShown || !member.isImplicitlyUnwrapped)
  }

  private func isOptional(elementOf base: Expression, _ arguments: [CallArgument]) -> Bool {
    if case .dictionary = base.kind { return true }
    let labels = arguments.map { $0.label }
    if let value = held(base) {
      if case .dictionary = value.unboxed, labels == [nil] { return true }
      let added = extensions(of: value).flatMap { $0.methods(named: "subscript") }
      if !added.isEmpty { return givesOptional(added.filter { $0.labels == labels }) }
    }
    guard let info = info(of: base) else { return false }
    return givesOptional(info.methods(named: "subscript").filter { $0.labels == labels })
  }

  // MARK: Calls

  private func isOptional(resultOf call: CallExpression) -> Bool {
    switch call.callee.kind {
    case .name(let name):
      if scope.lookup(name) != nil { return false }
      if let own = currentInfo?.methods(named: name), !own.isEmpty { return givesOptional(own) }
      if let functions = code.functions[name] { return givesOptional(functions) }
      return name.isCapitalized && mayFail(name, call.arguments)
    case .member(let base, let name):
      if let info = info(of: base) {
        let own = info.methods(named: name)
        if !own.isEmpty { return givesOptional(own) }
        let declared = info.declaredMethods(name)
        if !declared.isEmpty { return declared.allSatisfy { $0.isOptional } }
        guard !info.isOfProgram || info.superclass != nil else { return false }
      }
      if name == "map" || name == "flatMap" { return isSurelyOptional(base) }
      return Self.givingOptionals.contains(name)
    default: return false
    }
  }

  private func givesOptional(_ methods: [MethodInfo]) -> Bool {
    methods.allSatisfyAny { method in
      method.dialect == .swift && method.declaration.returnType?.isWrittenOptional ?? false
    }
  }

  /// Whether an initialiser may give nothing: `Int("3")`, `Side(rawValue: 1)`, the program's `init?`.
  private func mayFail(_ name: String, _ arguments: [CallArgument]) -> Bool {
    let first = arguments.first
    switch name {
    case "Int", "Double", "Float", "CGFloat", "Bool":
      guard let first, first.label == nil else { return false }
      if case .string = first.value.kind { return true }
      if case .string? = held(first.value) { return true }
      return false
    default: break
    }
    guard let info = types[unaliased: name] else {
      return Interface.named(name)?.mayFail(label: first?.label) ?? false
    }
    if info.isOfProgram, info.kind == .enumeration, first?.label == "rawValue" {
      return info.methods(named: "init").isEmpty
    }
    guard info.isOfProgram else { return info.interface?.mayFail(label: first?.label) ?? false }
    let labels = arguments.map { $0.label }
    return info.methods(named: "init").contains { method in
      method.declaration.modifiers.contains(.failable) && method.labels == labels
    }
  }

  // MARK: What is known of an expression

  /// The type whose members are named alone here.
  private var currentInfo: ClassInfo? {
    frame.selfValue.isNothing ? frame.type : operandType(frame.selfValue) ?? frame.type
  }

  /// The type of what an expression gives, as far as it is known without evaluating it.
  private func info(of expression: Expression) -> ClassInfo? {
    if let value = held(expression) { return operandType(value) }
    switch expression.kind {
    case .forceUnwrap(let inner), .optional(let inner), .optionalChain(let inner):
      return info(of: inner)
    case .cast(_, _, let type): return types[unaliased: type.name]
    case .name("window"): return types["UIWindow"]
    case .name(let name) where name.isCapitalized: return types[unaliased: name]
    case .member(let base, let name):
      guard let owner = info(of: base) else { return nil }
      if let known = property(name, of: owner) ?? owner.property(name, isStatic: true) {
        if let type = known.declaration.type { return types[unaliased: type.name] }
        return made(by: known.declaration.initialValue)
      }
      return name == "view" ? types["UIView"] : nil
    case .call(let call):
      guard case .name(let name) = call.callee.kind else { return nil }
      if name.isCapitalized { return types[unaliased: name] }
      let method = (currentInfo?.methods(named: name) ?? []).first ?? code.functions[name]?.first
      return method?.declaration.returnType.flatMap { types[unaliased: $0.name] }
    default: return nil
    }
  }

  /// The type that an expression makes a value of, where it names that: `Cache()`.
  private func made(by expression: Expression?) -> ClassInfo? {
    guard case .call(let call)? = expression?.kind, case .name(let name) = call.callee.kind,
      name.isCapitalized
    else { return nil }
    return types[unaliased: name]
  }

  /// What a variable or a stored property holds; nil where code would have to run to know it.
  private func held(_ expression: Expression) -> Value? {
    switch expression.kind {
    case .self: return scope.lookup("self")?.value ?? frame.selfValue
    case .forceUnwrap(let inner), .optional(let inner), .optionalChain(let inner):
      return held(inner)
    case .name(let name):
      if let variable = scope.lookup(name) { return variable.value }
      return stored(name, of: frame.selfValue) ?? code.globals.lookup(name)?.value
    case .member(let base, let name): return held(base).flatMap { stored(name, of: $0) }
    case .array(let elements): return .array(elements.isEmpty ? [] : [.nothing])
    default: return nil
    }
  }

  private func stored(_ name: String, of owner: Value) -> Value? {
    switch owner {
    case .object(let object):
      guard let value = object.properties[name], !value.isNothing else { return nil }
      return (value.object as? WeakReference)?.value ?? value
    case .aggregate(let aggregate): return aggregate[name]
    default: return nil
    }
  }

  private func isCollection(_ expression: Expression) -> Bool {
    if let value = held(expression) {
      return value.listed != nil || value.isPlain
    }
    switch expression.kind {
    case .member(let base, let name):
      guard let info = info(of: base) else { return name == "keys" || name == "values" }
      return UIKitProperties.declaration(of: name, in: info)?.0.type.hasPrefix("[") ?? false
    case .call(let call):
      guard case .member(_, let name) = call.callee.kind else { return false }
      return Self.makingLists.contains(name)
    default: return false
    }
  }

  /// The methods of collections, texts and defaults that give an optional.
  private static let givingOptionals: NameSet = [
    "first", "last", "min", "max", "firstIndex", "lastIndex", "popLast", "popFirst",
    "randomElement", "removeValue", "updateValue", "value", "string", "object", "array",
    "dictionary", "stringArray",
  ]

  private static let makingLists: NameSet = [
    "map", "filter", "compactMap", "flatMap", "sorted", "reversed", "prefix", "suffix", "dropFirst",
    "dropLast", "shuffled", "split", "components",
  ]
}

extension Expression {
  fileprivate var isNil: Bool {
    if case .nil = kind { return true }
    return false
  }
}

extension MethodInfo {
  fileprivate var labels: [String?] { declaration.parameters.map { $0.label } }
}

extension Variable {
  /// Whether it is an optional; what refers weakly always is.
  fileprivate var isSurelyOptional: Bool { isOptional || ownership == .weak }
}

extension Array {
  /// Whether there is an element, and all of them are as is asked.
  fileprivate func allSatisfyAny(_ isWanted: (Element) -> Bool) -> Bool {
    !isEmpty && allSatisfy(isWanted)
  }
}
