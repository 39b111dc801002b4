import Lifecycle

/// Many controllers: side by side, inside one another, on a stack, and over one another.
struct ControllerGrowth {
  let simulator: Simulator
  let root: UIViewController

  func perform(_ growth: GrowthBenchmark, _ times: Int) throws(Halt) {
    switch growth {
    case .children: try remove(try embed(times).reversed())
    case .childrenOldestFirst: try remove(try embed(times))
    case .nestedChildren: try nest(times)
    case .pages: try push(times)
    case .pagesAtOnce:
      _ = try setPages(times)
      try simulator.send(.popToRootViewController, .bool(false), to: root)
    case .pagesFromTheMiddle: try takeOutFromTheMiddle(try setPages(times))
    default: try present(times)
    }
  }

  private func embed(_ times: Int) throws(Halt) -> [UIViewController] {
    let container = try simulator.view(of: root)
    var children: [UIViewController] = []
    for _ in 0..<times {
      let child = try EngineBenchmark.controller(.viewController, simulator)
      children.append(child)
      try add(child, to: root, in: container)
    }
    try simulator.settle()
    return children
  }

  private func add(_ child: UIViewController, to parent: UIViewController, in container: UIView)
    throws(Halt)
  {
    try simulator.send(.addChild, .object(child), to: parent)
    try simulator.send(.showView, .object(try simulator.view(of: child)), to: container)
    try simulator.send(.didMoveToParent, .object(parent), to: child)
  }

  private func remove(_ children: [UIViewController]) throws(Halt) {
    for child in children {
      try simulator.send(.willMoveToParent, .object(nil), to: child)
      try simulator.send(.hideView, to: try simulator.view(of: child))
      try simulator.send(.removeFromParent, to: child)
    }
  }

  private func nest(_ times: Int) throws(Halt) {
    var parent = root
    for _ in 0..<times {
      let child = try EngineBenchmark.controller(.viewController, simulator)
      try add(child, to: parent, in: try simulator.view(of: parent))
      parent = child
    }
    try simulator.settle()
    try remove(root.children)
  }

  private func push(_ times: Int) throws(Halt) {
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

  private func setPages(_ times: Int) throws(Halt) -> [UIViewController] {
    var pages: [UIViewController] = []
    for _ in 0..<times {
      pages.append(try EngineBenchmark.controller(.viewController, simulator))
    }
    let values = pages.map { Value.object($0) }
    try simulator.send(.setViewControllers, .values([.array(values), .bool(false)]), to: root)
    try simulator.settle()
    return pages
  }

  /// From the middle outwards, now below and now above.
  private func takeOutFromTheMiddle(_ pages: [UIViewController]) throws(Halt) {
    let middle = pages.count / 2
    for distance in 1..<max(1, middle) {
      for place in [middle - distance, middle + distance] {
        try simulator.send(.willMoveToParent, .object(nil), to: pages[place])
        try simulator.send(.removeFromParent, to: pages[place])
      }
    }
  }

  private func present(_ times: Int) throws(Halt) {
    var presenter = root
    for _ in 0..<times {
      let presented = try EngineBenchmark.controller(.viewController, simulator)
      try simulator.send(
        .present, .values([.object(presented), .bool(false), .nothing]), to: presenter)
      try simulator.settle()
      presenter = presented
    }
    try simulator.send(.dismiss, .values([.bool(false), .nothing]), to: root)
  }
}
