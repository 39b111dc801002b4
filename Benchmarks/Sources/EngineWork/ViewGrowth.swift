import Lifecycle

/// Many views: side by side, and inside one another.
struct ViewGrowth {
  let simulator: Simulator
  let container: UIView

  func perform(_ growth: GrowthBenchmark, _ times: Int) throws(Halt) {
    switch growth {
    case .views: try remove(try add(times, inTurnsOfTheirOwn: true))
    case .viewsNewestFirst: try remove(try add(times).reversed())
    case .viewsInNoOrder: try remove(shuffled(try add(times)))
    case .viewsBehind: try reorder(times)
    case .viewsBetween: try addBetween(times)
    case .nestedViews: try nest(times)
    default: try change(times)
    }
  }

  private func add(_ times: Int, inTurnsOfTheirOwn isInTurns: Bool = false) throws(Halt) -> [Object]
  {
    var views: [Object] = []
    for _ in 0..<times {
      let view = try makeView()
      views.append(view)
      try simulator.send(.addSubview, .object(view), to: container)
      if isInTurns { try simulator.settle() }
    }
    try simulator.settle()
    return views
  }

  private func makeView() throws(Halt) -> Object {
    let view = try simulator.make(.view)
    simulator.retain(view)
    return view
  }

  private func remove(_ views: [Object]) throws(Halt) {
    for view in views { try simulator.send(.removeFromSuperview, to: view) }
  }

  private func reorder(_ times: Int) throws(Halt) {
    for _ in 0..<times {
      try simulator.send(
        .insertSubviewAt, .values([.object(try makeView()), .int(0)]), to: container)
    }
    for view in container.subviews {
      try simulator.send(.bringSubviewToFront, .object(view), to: container)
    }
  }

  private func addBetween(_ times: Int) throws(Halt) {
    let first = try makeView()
    try simulator.send(.addSubview, .object(first), to: container)
    for _ in 0..<times {
      try simulator.send(
        .insertSubviewAbove, .values([.object(try makeView()), .object(first)]), to: container)
    }
  }

  private func nest(_ times: Int) throws(Halt) {
    var superview: Object = container
    for _ in 0..<times {
      let view = try makeView()
      try simulator.send(.addSubview, .object(view), to: superview)
      superview = view
    }
    try simulator.settle()
    try remove(container.subviews)
  }

  private func change(_ times: Int) throws(Halt) {
    let views = try add(times)
    for place in views.indices {
      try simulator.send(.setNeedsLayout, to: views[place])
      try simulator.send(.setNeedsLayout, to: views[views.count - 1 - place])
      try simulator.settle()
    }
  }

  /// The objects in an order that looks like chance and is the same every time.
  private func shuffled(_ objects: [Object]) -> [Object] {
    var shuffled = objects
    var state: UInt64 = 1
    for place in shuffled.indices.reversed() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      shuffled.swapAt(place, Int((state >> 33) % UInt64(place + 1)))
    }
    return shuffled
  }
}
