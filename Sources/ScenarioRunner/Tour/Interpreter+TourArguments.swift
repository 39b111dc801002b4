import Lifecycle
import ScenarioSyntax

/// What a method is given that the tour calls in the place of code or of a storyboard that is not shown.
extension Interpreter {
  /// Arguments for all parameters; nil where one cannot be thought of.
  func madeUp(_ method: MethodInfo, on page: Object) throws(Halt) -> [Value]? {
    var values: [Value] = []
    for parameter in method.declaration.parameters {
      guard parameter.defaultValue == nil, !parameter.isInout, !parameter.isVariadic,
        let value = try madeUp(parameter, on: page)
      else { return nil }
      values.append(value)
    }
    return values
  }

  private func madeUp(_ parameter: Parameter, on page: Object) throws(Halt) -> Value? {
    guard let type = parameter.type else { return .nothing }
    if type.isFunction { return type.isOptional ? .nothing : .object(emptyBlock()) }
    switch type.name {
    case "Any", "AnyObject", "id", "NSObject": return .object(try madeObject("UIButton", parameter))
    case "Bool", "BOOL": return .bool(true)
    case "String", "NSString": return .string("text")
    case "IndexPath", "NSIndexPath": return Self.row(0)
    case "Notification", "NSNotification": return .aggregate(Carried.value("Notification"))
    default: break
    }
    guard let info = try classInfo(named: type.name), info.kind == .class else {
      return type.isOptional && frame.dialect == .swift ? .nothing : nil
    }
    if let shown = viewsInFront().first(where: { self.info(of: $0).isKind(of: type.name) }),
      type.name != "UIView"
    {
      return .object(shown)
    }
    guard
      info.runtime.kind != .object || info.isKind(of: "UIBarButtonItem")
        || info.isKind(of: "UIGestureRecognizer")
    else { return type.isOptional ? .nothing : nil }
    return .object(try madeObject(type.name, parameter))
  }

  /// An object of a class, called as the parameter is.
  private func madeObject(_ type: String, _ parameter: Parameter) throws(Halt) -> Object {
    guard let info = try classInfo(named: type) else { throw .failure }
    let object = info.isOfProgram ? try makeStarted(info) : try allocate(info)
    name(.object(object), parameter.name)
    return object
  }

  private func emptyBlock() -> RuntimeBlock {
    let block = RuntimeBlock(owner: nil) { _, _ throws(Halt) in .nothing }
    simulator.adopt(block)
    return block
  }

  /// The place of a row in the first section.
  static func row(_ row: Int64) -> Value {
    .aggregate(
      Carried.value(
        "IndexPath",
        [
          Aggregate.Field(name: "row", value: .int(row)),
          Aggregate.Field(name: "section", value: .int(0)),
          Aggregate.Field(name: "item", value: .int(row)),
        ]))
  }
}
