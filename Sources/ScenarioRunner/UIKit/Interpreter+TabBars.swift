import Lifecycle

/// What a program reads of a tab bar.
extension Interpreter {
  /// The items of a tab bar controller's bar; nil for anything else.
  func tabBarItems(_ name: String, of bar: Aggregate) -> Value? {
    if bar.typeName == "UITabBarItem", name == "title", bar[name] == nil {
      return simulator.owner(of: bar)?.properties[name] ?? .nothing
    }
    guard bar.typeName == "UITabBar",
      let controller = simulator.owner(of: bar) as? UITabBarController
    else { return nil }
    switch name {
    case "items": return .array(controller.viewControllers.map { $0.tabBarItem })
    case "selectedItem": return controller.selectedViewController?.tabBarItem ?? .nothing
    default: return nil
    }
  }
}
