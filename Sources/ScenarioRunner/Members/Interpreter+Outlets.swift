import Lifecycle
import ScenarioSyntax

/// Outlets: what a storyboard or a nib would connect.
extension Interpreter {
  /// The object behind an outlet that nothing has set: as on a device there is none before the
  /// view is loaded, and then a view is in the controller's view.
  func connectOutlet(_ property: PropertyInfo, of object: Object, at span: NodeSpan) throws(Halt)
    -> Value
  {
    let key = "outlet " + property.name
    guard property.isOutlet, object.properties[key] == nil, let type = property.declaration.type,
      !type.isFunction
    else { return .nothing }
    if let controller = object as? UIViewController, controller.loadedView == nil {
      return .nothing
    }
    if type.name == "Array" || type.name == "NSArray" {
      return try connectCollection(property, type, of: object, at: span)
    }
    guard let info = try outletClass(type), info.runtime.kind != .application else {
      return .nothing
    }
    if UIKitClasses.isOpaque(type.name) { return .aggregate(Opaque.value(type.name)) }
    guard info.runtime.kind != .object || info.isOfProgram || UIKitClasses.entry(type.name) != nil
    else { return .nothing }
    let made = try makeOutlet(info, in: object)
    name(.object(made), property.name)
    // The storyboard's view owns it, whether the outlet is weak or not.
    object.properties[key] = .object(made)
    simulator.retain(made)
    try store(.object(made), in: property, of: object)
    try placeOutlet(made, in: object)
    // Whoever connects it sets it.
    try observe(property, of: .object(object), old: .nothing, new: .object(made)) {
      () throws(Halt) in
    }
    return .object(made)
  }

  /// The class of an outlet. One that nothing declares is a view's, unless its name says something else: few outlets
  /// are anything but views.
  private func outletClass(_ type: TypeName) throws(Halt) -> ClassInfo? {
    if let known = try classInfo(named: type.name) { return known }
    guard Self.mayNameClass(type.name), !UIKitClasses.isProtocol(type.name),
      !SystemNames.has(type.name), types.declarations[type.name] == nil
    else { return nil }
    let above =
      Self.hasEndingOfClass(type.name) ? likelySuperclass(ofUndeclared: type.name) : "UIView"
    return try plainClass(named: type.name, at: type.span, above: above)
  }

  /// The objects behind an outlet collection: two, as a storyboard that has one connects several.
  private func connectCollection(
    _ property: PropertyInfo, _ type: TypeName, of object: Object, at span: NodeSpan
  ) throws(Halt) -> Value {
    guard let info = try classInfo(named: Self.element(of: type)),
      info.runtime.kind != .object || info.isOfProgram
    else { return .array([]) }
    var made: [Value] = []
    for _ in 0..<2 { made.append(.object(try makeOutlet(info, in: object))) }
    let connected = Value.array(made)
    object.properties["outlet " + property.name] = connected
    simulator.retain(connected)
    try store(connected, in: property, of: object)
    for element in made { if let view = element.object { try placeOutlet(view, in: object) } }
    return connected
  }

  /// The type of an array's elements, as it is written: `[UIButton]!`, `NSArray<UIButton *> *`.
  private static func element(of type: TypeName) -> String {
    let bytes = Array(type.text.utf8)
    guard let start = bytes.firstIndex(where: { "[<".utf8.contains($0) }) else { return "" }
    let name = bytes[(start + 1)...].prefix { !" *]>!?".utf8.contains($0) }
    return String(decoding: name, as: UTF8.self)
  }

  private func makeOutlet(_ info: ClassInfo, in object: Object) throws(Halt) -> Object {
    let made = try allocate(info)
    if let view = made as? UIView, let above = viewAbove(object) {
      simulator.setFrame(above.frame, of: view)
    }
    return made
  }

  private func placeOutlet(_ made: Object, in object: Object) throws(Halt) {
    guard let view = made as? UIView, !(made is UIWindow), let above = viewAbove(object) else {
      return
    }
    try simulator.send(.addSubview, .object(view), to: above, rule: .nibSubviews)
  }

  private func viewAbove(_ object: Object) -> UIView? {
    (object as? UIViewController)?.loadedView ?? object as? UIView
  }
}
