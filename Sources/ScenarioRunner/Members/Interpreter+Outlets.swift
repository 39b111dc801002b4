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
    guard let info = try classInfo(named: type.name), info.runtime.kind != .application else {
      return type.name == "Array" || type.name == "NSArray" ? .array([]) : .nothing
    }
    if UIKitClasses.isCarried(type.name) { return .aggregate(Carried.value(type.name)) }
    guard info.runtime.kind != .object || info.isOfProgram || UIKitClasses.entry(type.name) != nil
    else { return .nothing }
    let made = try allocate(info)
    name(.object(made), property.name)
    // The storyboard's view owns it, whether the outlet is weak or not.
    object.properties[key] = .object(made)
    simulator.retain(made)
    try store(.object(made), in: property, of: object)
    if let view = made as? UIView, !(made is UIWindow) {
      let above = (object as? UIViewController)?.loadedView ?? object as? UIView
      if let above {
        simulator.setFrame(above.frame, of: view)
        try simulator.send(.addSubview, .object(view), to: above)
      }
    }
    return .object(made)
  }
}
