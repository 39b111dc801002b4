import Lifecycle
import Tracing

/// The engine alone, driven from Swift: pages pushed and popped, and what UIKit sends meanwhile.
enum EngineBenchmark {
  /// Pushes and pops so often, and returns how many messages were sent.
  static func pushAndPop(_ times: Int) throws(Halt) -> Int {
    try simulate(times).trace.events.count
  }

  /// What happens when a page is pushed and popped so often.
  static func pushAndPopTrace(_ times: Int) throws(Halt) -> Trace {
    try simulate(times).finish()
  }

  private static func simulate(_ times: Int) throws(Halt) -> Simulator {
    let simulator = simulator()
    let navigation = try controller(.navigationController, simulator)
    guard let stack = navigation as? UINavigationController else { throw .failure }
    try simulator.setRoot(try controller(.viewController, simulator), of: stack)
    try simulator.window.setRootViewController(stack, simulator)
    try simulator.window.makeKeyAndVisible(simulator)
    try simulator.settle()
    let page = try controller(.viewController, simulator)
    for _ in 0..<times {
      try simulator.send(
        .pushViewController, .values([.object(page), .bool(true)]), to: navigation)
      try simulator.settle()
      try simulator.send(.popViewController, .values([.bool(true)]), to: navigation)
      try simulator.settle()
    }
    return simulator
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
