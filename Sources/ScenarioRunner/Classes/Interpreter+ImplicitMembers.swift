import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// What begins with a dot, once it is known of which type it is a member: `.dark`, `.init(…)`,
/// `.make(…)`.
extension Interpreter {
  /// A member of the type that is written where it is kept or passed; any other value as it is.
  func made(_ value: Value, as type: TypeName?) throws(Halt) -> Value {
    switch value {
    case .member(let name):
      guard let type, let info = types[unaliased: type.name], info.isOfProgram,
        info.property(name, isStatic: true) != nil,
        info.place(ofCase: name) == nil
      else { return value }
      return try readStatic(name, of: info.runtime, at: position.statement ?? type.span) ?? value
    case .aggregate(let call) where call.isCase && call.enumeration == nil:
      guard let type, let info = try classInfo(named: type.name) else { return value }
      return try made(call, of: info, at: position.statement ?? type.span) ?? value
    default: return try made(ofLiteral: value, as: type) ?? value
    }
  }

  /// A call that begins with a dot, where a type has what is called.
  private func made(_ call: Aggregate, of info: ClassInfo, at span: NodeSpan) throws(Halt) -> Value?
  {
    let isInitializer = call.isCase("init")
    guard let name = call.caseName,
      isInitializer
        || info.place(ofCase: name) == nil
          && info.methods(named: name).contains(where: { $0.isStatic })
    else { return nil }
    let arguments = call.fields.map {
      PassedArgument(
        label: $0.name.isEmpty ? nil : $0.name, value: $0.value, isTrailing: false, span: span)
    }
    // What a method has left behind is not that of what is called here.
    let left = calls.left
    defer { calls.left = left }
    return isInitializer
      ? try instantiate(info.runtime, arguments, at: span)
      : try callStatic(name, info.runtime, arguments, at: span)
  }

  /// What UIKit's method or property of a name is given, where that is `.init(…)`.
  func made(_ value: Value, forUIKit name: String) throws(Halt) -> Value {
    if case .aggregate(let call) = value, call.isUntypedCase("init"), name == "windowLevel",
      let number = call.fields.first?.value.number
    {
      return .double(number)
    }
    guard case .aggregate(let call) = value, call.isUntypedCase("init"),
      let type = Self.classesTaken[name], let info = try classInfo(named: type)
    else { return value }
    return try made(call, of: info, at: position.place) ?? value
  }

  /// The classes of what UIKit's methods and properties take, of those that are made in place.
  private static let classesTaken: [String: String] = [
    "addAction": "UIAlertAction", "rightBarButtonItem": "UIBarButtonItem",
    "leftBarButtonItem": "UIBarButtonItem", "backBarButtonItem": "UIBarButtonItem",
    "tabBarItem": "UITabBarItem", "addChild": "UIViewController",
    "pushViewController": "UIViewController", "present": "UIViewController",
    "rootViewController": "UIViewController", "view": "UIView", "addSubview": "UIView",
  ]
}
