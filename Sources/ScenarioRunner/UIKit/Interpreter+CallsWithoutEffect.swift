import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Calls of methods that cannot change an order.
extension Interpreter {
  /// Calls a method that does nothing; what it returns is opaque, or made where the program says
  /// of which class it is: `tableView.dequeueReusableCell(…) as! Cell`.
  func callWithoutEffect(
    _ name: String, _ arguments: [PassedArgument], on object: Object, at span: NodeSpan,
    selector: String? = nil
  ) throws(Halt) -> Value {
    if let result = try callTesting(name, arguments, on: object, at: span) { return result }
    if let result = try addToAlert(name, arguments, object) { return result }
    if let result = try callTraitRegistration(
      name, arguments, on: object, at: span)
    {
      return result
    }
    if name.hasPrefix("willChangeValue") || name.hasPrefix("didChangeValue") {
      try announceChange(name, of: object, arguments)
      return .nothing
    }
    if name.hasPrefix("observeValue") { try refuseChange(arguments, on: object) }
    if let block = arguments.last?.value.object as? RuntimeBlock, Self.callsAtOnce.contains(name) {
      return try call(block, [.object(object)])
    }
    try show(call: selector ?? name, arguments, on: object)
    warnOfClosures(arguments, in: name)
    if let made = try makeExpected() { return made }
    // A size that nothing has laid out.
    if name.hasPrefix("sizeThatFits") || name.hasPrefix("systemLayoutSizeFitting") {
      return Geometry.zero(of: "CGSize") ?? .nothing
    }
    return .aggregate(Opaque.value("UIKit"))
  }

  /// The methods that call a closure before they return, and do nothing else that matters.
  static let callsAtOnce: Set<String> = [
    "animateChanges", "performBatchUpdates", "performBatchUpdatesWithCompletion", "image",
    "pngData", "jpegData", "performAsCurrent", "performAsCurrentTraitCollection", "performUpdates",
  ]

  /// Says of a closure that is passed to an opaque method that it is never called.
  func warnOfClosures(_ arguments: [PassedArgument], in name: String) {
    if Libraries.constraintMakers.contains(name) { return }
    for argument in arguments where argument.value.object is RuntimeBlock {
      warn(
        "scenario.closure-not-called",
        "'\(name)' is not modelled, and this closure is never called", at: argument.span)
    }
  }

  /// An instance of the class that a cast or a declaration around a call asks for.
  func makeExpected() throws(Halt) -> Value? {
    guard let name = calls.expectedClass, let info = try classInfo(named: name),
      info.runtime.kind != .object || info.isOfProgram
    else { return nil }
    calls.expectedClass = nil
    return .object(try allocate(info))
  }

  /// Evaluates what a function returns: a generic function that is called there may take its type from
  /// the result.
  func evaluateResult(_ expression: Expression) throws(Halt) -> Value {
    guard code.hasGenericFunctions, isGenericCall(expression) else {
      return try evaluate(expression)
    }
    return try evaluate(expression, expecting: frame.method?.declaration.returnType)
  }

  /// Evaluates an expression that is to be of a class.
  func evaluate(_ expression: Expression, expecting type: TypeName?) throws(Halt) -> Value {
    guard let type, !type.isFunction,
      Self.isUnspecificCall(expression) || isGenericCall(expression)
    else { return try evaluate(expression) }
    let outer = calls.expectedClass
    calls.expectedClass = boundType(type.name)?.name ?? type.name
    defer { calls.expectedClass = outer }
    return try evaluate(expression)
  }

  /// Whether an expression is a call of a generic function.
  private func isGenericCall(_ expression: Expression) -> Bool {
    guard code.hasGenericFunctions, case .call(let call) = expression.kind,
      case .name(let name) = call.callee.kind
    else { return false }
    if let local = scope.lookup(name) { return local.isGeneric }
    return code.functions[name]?.contains { !$0.declaration.genericParameters.isEmpty } ?? false
  }

  /// Whether an expression is a call of a method, which may be one whose result has no class here.
  private static func isUnspecificCall(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(let call):
      if case .member = call.callee.kind { return true }
      return false
    case .optionalChain(let inner), .optional(let inner), .forceUnwrap(let inner),
      .cast(let inner, _, _), .subscript(let inner, _):
      return isUnspecificCall(inner)
    case .member(let base, "first"), .member(let base, "firstObject"),
      .member(let base, "lastObject"):
      return isUnspecificCall(base)
    default: return false
    }
  }

  // MARK: Alerts

  /// `addTextField` of an alert, which calls its closure at once.
  private func addToAlert(_ name: String, _ arguments: [PassedArgument], _ object: Object)
    throws(Halt) -> Value?
  {
    guard name.hasPrefix("addTextField"), info(of: object).isKind(of: "UIAlertController"),
      let field = try classInfo(named: "UITextField")
    else { return nil }
    let made = Value.object(try allocate(field))
    var fields = object.properties["textFields"]?.elements ?? []
    fields.append(made)
    simulator.retain(made)
    object.properties["textFields"] = .array(fields)
    if let block = arguments.last?.value.object as? RuntimeBlock { _ = try call(block, [made]) }
    return .nothing
  }
}
