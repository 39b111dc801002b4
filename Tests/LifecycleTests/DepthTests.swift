import CallTrace
import Lifecycle
import Testing

/// What stands deep inside something else, and how much stack that takes.
struct DepthTests {
  /// A program whose root has so many controllers in it, each inside the one before.
  private func nested(_ depth: Int, stack: Int) throws -> Simulator {
    var budget = Budget()
    budget.stack = stack
    budget.messages = 1_000_000
    let simulator = Simulator(budget: budget)
    simulator.beginStack()
    let root = try #require(try simulator.make(.viewController) as? UIViewController)
    simulator.retain(root)
    var parent = root
    for _ in 0..<depth {
      let child = try #require(try simulator.make(.viewController) as? UIViewController)
      try simulator.send(.addChild, .object(child), to: parent)
      let view = try simulator.view(of: child)
      try simulator.send(.addSubview, .object(view), to: try simulator.view(of: parent))
      parent = child
    }
    try simulator.window.setRootViewController(root, simulator)
    return simulator
  }

  @Test func appearanceIsPassedOnAsDeepAsControllersAreNested() throws {
    let simulator = try nested(3_000, stack: 200_000)
    try simulator.window.makeKeyAndVisible(simulator)
    try simulator.settle()
    let appeared = simulator.finish().events.count { event in
      if case .call(let call) = event.kind { return Message(call.selector) == .viewDidAppear }
      return false
    }
    #expect(appeared == 3_001)
  }
}
