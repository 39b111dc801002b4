import Lifecycle
import Tracing

/// How the engine's time grows with the number of controllers, of views and of turns.
enum GrowthBenchmark: String, CaseIterable {
  case controllers = "controllers embedded in one, and taken out"
  case pages = "pages pushed onto one stack, and popped"
  case views = "views added to one, each in a turn of its own, and removed"
  case turns = "turns of the run loop"

  /// Does it so often, and returns how many messages were sent.
  func perform(_ times: Int) throws(Halt) -> Int {
    let simulator = EngineBenchmark.simulator()
    let root = try EngineBenchmark.controller(
      self == .pages ? .navigationController : .viewController, simulator)
    try simulator.window.setRootViewController(root, simulator)
    try simulator.window.makeKeyAndVisible(simulator)
    try simulator.settle()
    switch self {
    case .controllers: try embed(times, in: root, simulator)
    case .pages: try push(times, on: root, simulator)
    case .views: try addViews(times, to: root, simulator)
    case .turns: for _ in 0..<times { try simulator.wait(0.01) }
    }
    try simulator.settle()
    return simulator.trace.events.count
  }

  private func embed(_ times: Int, in root: UIViewController, _ simulator: Simulator)
    throws(Halt)
  {
    let container = try simulator.view(of: root)
    var children: [UIViewController] = []
    for _ in 0..<times {
      let child = try EngineBenchmark.controller(.viewController, simulator)
      children.append(child)
      try simulator.send(.addChild, .object(child), to: root)
      try simulator.send(.showView, .object(try simulator.view(of: child)), to: container)
      try simulator.send(.didMoveToParent, .object(root), to: child)
    }
    try simulator.settle()
    for child in children.reversed() {
      try simulator.send(.willMoveToParent, .object(nil), to: child)
      try simulator.send(.hideView, to: try simulator.view(of: child))
      try simulator.send(.removeFromParent, to: child)
    }
  }

  private func push(_ times: Int, on root: UIViewController, _ simulator: Simulator)
    throws(Halt)
  {
    for _ in 0..<times {
      let page = try EngineBenchmark.controller(.viewController, simulator)
      try simulator.send(.pushViewController, .values([.object(page), .bool(false)]), to: root)
      try simulator.settle()
    }
    for _ in 1..<times {
      try simulator.send(.popViewController, .bool(false), to: root)
      try simulator.settle()
    }
  }

  private func addViews(_ times: Int, to root: UIViewController, _ simulator: Simulator)
    throws(Halt)
  {
    let container = try simulator.view(of: root)
    var views: [Object] = []
    for _ in 0..<times {
      let view = try simulator.make(.view)
      simulator.retain(view)
      views.append(view)
      try simulator.send(.addSubview, .object(view), to: container)
      try simulator.settle()
    }
    for view in views { try simulator.send(.removeFromSuperview, to: view) }
  }
}
