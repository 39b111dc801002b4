import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// What makes a container ask its delegate: a push and the way back, or another tab.
extension Interpreter {
  /// A step in which a container that shows, or one made for it, calls a method of its delegate's; nil for any other
  /// method.
  func containerStep(
    _ method: MethodInfo, of owner: Object, heading: String, leaving: Bool, _ record: TourRecord
  ) throws(Halt) -> TourStep? {
    guard Message(method.id) != nil, method.isDelegates,
      let type = method.declaration.parameters.first?.type?.name,
      type == "UINavigationController" || type == "UITabBarController",
      record.insert(.called, "container of \(owner.runtimeClass.name) \(type)")
    else { return nil }
    return TourStep(part: .called, heading: heading, leaves: leaving) { interpreter throws(Halt) in
      if type == "UITabBarController" {
        try interpreter.changeTabs(asDelegate: owner, record)
      } else {
        try interpreter.pushAndPop(asDelegate: owner, record)
      }
    }
  }

  private func pushAndPop(asDelegate owner: Object, _ record: TourRecord) throws(Halt) {
    let shown = frontmost().flatMap { navigation(below: $0) }
    let stack: Object?
    if let shown {
      stack = shown
    } else if owner is UINavigationController {
      stack = nil
    } else {
      stack = try showContainer("UINavigationController", pages: 1)
    }
    guard let stack else { return }
    if (stack as? UINavigationController)?.viewControllers.isEmpty == true {
      let root = Value.object(try makePlain("root"))
      try simulator.send(.setViewControllers, .values([.array([root]), .bool(false)]), to: stack)
      try simulator.settle()
    }
    try makeDelegate(owner, of: stack, record)
    try simulator.send(
      .pushViewController, .values([.object(try makePlain("page")), .bool(true)]), to: stack)
    try simulator.settle()
    try simulator.send(.popViewController, .bool(true), to: stack)
  }

  private func changeTabs(asDelegate owner: Object, _ record: TourRecord) throws(Halt) {
    let shown = self.shown { $0 is UITabBarController }
    let bar: Object?
    if let shown {
      bar = shown
    } else if owner is UITabBarController {
      bar = nil
    } else {
      bar = try showContainer("UITabBarController", pages: 2)
    }
    guard let bar = bar as? UITabBarController, bar.viewControllers.count > 1 else { return }
    try makeDelegate(owner, of: bar, record)
    let selected = bar.viewControllers.firstIndex { $0 === bar.selectedViewController }
    try select(tab: selected == 0 ? 1 : 0, record)
  }

  /// Makes an object the delegate of a container that has none.
  private func makeDelegate(_ owner: Object, of container: Object, _ record: TourRecord)
    throws(Halt)
  {
    let known = try readMemberIfKnown("delegate", of: .object(container), at: record.place)
    guard known?.object == nil, owner !== container else { return }
    _ = try assignMemberIfKnown(
      .object(owner), "delegate", of: .object(container), at: record.place)
  }

  /// Shows a container of plain pages.
  private func showContainer(_ type: String, pages count: Int) throws(Halt) -> Object? {
    guard let info = try classInfo(named: type),
      let container = try allocate(info) as? UIViewController
    else { return nil }
    name(.object(container), SelectorName.uncapitalized(String(type.dropFirst(2))))
    var pages: [Value] = []
    for number in 1...count {
      pages.append(.object(try makePlain(count == 1 ? "root" : "page\(number)")))
    }
    try simulator.send(
      .setViewControllers, .values([.array(pages), .bool(false)]), to: container)
    if let front = frontmost(), front.children.isEmpty, !(front is UINavigationController) {
      try simulator.send(
        .present, .values([.object(container), .bool(false), .nothing]), to: front)
    } else {
      try showAlone(container)
    }
    try simulator.settle()
    return container
  }
}
