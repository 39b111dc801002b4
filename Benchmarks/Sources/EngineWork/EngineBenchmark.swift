package import Lifecycle

/// The engine alone, driven from Swift: pages pushed and popped, and what UIKit sends meanwhile.
package enum EngineBenchmark {
  /// Pushes a page of a class, and pops it, so often.
  package static func pushAndPop(_ times: Int, pageClass: RuntimeClass = .viewController)
    throws(Halt)
    -> Simulator
  {
    let simulator = simulator()
    let navigation = try controller(.navigationController, simulator)
    guard let stack = navigation as? UINavigationController else { throw .failure }
    try simulator.setRoot(try controller(.viewController, simulator), of: stack)
    try simulator.window.setRootViewController(stack, simulator)
    try simulator.window.makeKeyAndVisible(simulator)
    try simulator.settle()
    let page = try controller(pageClass, simulator)
    for _ in 0..<times {
      try simulator.send(
        .pushViewController, .values([.object(page), .bool(true)]), to: navigation)
      try simulator.settle()
      try simulator.send(.popViewController, .values([.bool(true)]), to: navigation)
      try simulator.settle()
    }
    return simulator
  }

  /// A class whose callbacks are overridden, as a program's are: each calls `super`, and counts.
  package static func overriddenClass() -> RuntimeClass {
    let type = RuntimeClass(name: "Page", superclass: .viewController)
    for message in [
      Message.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willMoveToParent,
      .didMoveToParent,
    ] {
      type.implement(message.selectorID) { simulator, page, payload throws(Halt) in
        page.properties["calls"] = .int(1 + Int64(page.properties["calls"]?.number ?? 0))
        return try simulator.sendSuper(message.selectorID, payload, to: page, above: type)
      }
    }
    return type
  }

  /// A simulator with room for long programs.
  static func simulator() -> Simulator {
    var budget = Budget()
    budget.messages = 100_000_000
    budget.objects = 10_000_000
    budget.seconds = 1e9
    return Simulator(budget: budget)
  }

  /// A controller that a variable owns.
  static func controller(
    _ type: RuntimeClass, _ simulator: Simulator
  ) throws(Halt) -> UIViewController {
    let object = try simulator.make(type)
    simulator.retain(object)
    guard let controller = object as? UIViewController else { throw .failure }
    return controller
  }
}
