import Lifecycle

/// The containers and presentations of the test programs.
extension Program {
  func tabBar(_ tabs: [UIViewController]) throws(Halt) -> UITabBarController {
    let bar = try object(.tabBarController) as! UITabBarController
    bar.label = "tabs"
    try simulator.send(
      .setViewControllers, .values([.array(tabs.map { .object($0) }), .bool(false)]), to: bar)
    return bar
  }

  func tabBar(_ names: String...) throws(Halt) -> (UITabBarController, [UIViewController]) {
    var tabs: [UIViewController] = []
    for name in names { tabs.append(try controller(name)) }
    return (try tabBar(tabs), tabs)
  }

  /// An object that a variable of the program's owns.
  func object(_ type: RuntimeClass) throws(Halt) -> Object {
    let object = try simulator.make(type)
    simulator.retain(object)
    return object
  }

  func present(
    _ presented: UIViewController, on source: UIViewController, animated: Bool = true,
    settles: Bool = true
  ) throws(Halt) {
    try simulator.send(
      .present, .values([.object(presented), .bool(animated), .nothing]), to: source)
    if settles { try simulator.settle() }
  }

  func dismiss(_ controller: UIViewController, animated: Bool = true, settles: Bool = true)
    throws(Halt)
  {
    try simulator.send(.dismiss, .values([.bool(animated), .nothing]), to: controller)
    if settles { try simulator.settle() }
  }
}

extension Program {
  func setPages(
    _ pages: [UIViewController], of pager: UIViewController, animated: Bool = false
  ) throws(Halt) {
    try simulator.send(
      .setPageViewControllers,
      .values([
        .array(pages.map { .object($0) }), .member("forward"), .bool(animated), .nothing,
      ]), to: pager)
  }
}
