import CallTrace
import Lifecycle
import Testing

/// The order of what there is much of.
struct ManyObjectsTests {
  private let simulator = Simulator()

  private func views(_ count: Int) throws -> [UIView] {
    var views: [UIView] = []
    for _ in 0..<count {
      let view = try #require(try simulator.make(.view) as? UIView)
      simulator.retain(view)
      views.append(view)
    }
    return views
  }

  private func places(_ views: [UIView], in superview: UIView) -> [Int?] {
    superview.subviews.map { subview in views.firstIndex { $0 === subview } }
  }

  private func send(_ message: Message, _ arguments: Value..., to view: UIView) throws {
    try simulator.send(message, .values(arguments), to: view)
  }

  @Test func subviewsKeepTheOrderTheyAreGiven() throws {
    let views = try views(6)
    let superview = try #require(try self.views(1).first)
    for view in views[..<4] { try send(.addSubview, .object(view), to: superview) }
    try send(.insertSubviewAt, .object(views[4]), .int(1), to: superview)
    try send(.insertSubviewBelow, .object(views[5]), .object(views[0]), to: superview)
    #expect(places(views, in: superview) == [5, 0, 4, 1, 2, 3])
    try send(.exchangeSubview, .int(0), .int(5), to: superview)
    try send(.exchangeSubview, .int(3), .int(2), to: superview)
    #expect(places(views, in: superview) == [3, 0, 1, 4, 2, 5])
    try send(.sendSubviewToBack, .object(views[2]), to: superview)
    try send(.bringSubviewToFront, .object(views[0]), to: superview)
    try simulator.send(.removeFromSuperview, to: views[4])
    #expect(places(views, in: superview) == [2, 3, 1, 5, 0])
  }

  @Test func placesThatAreNotThereChangeNothing() throws {
    let views = try views(3)
    let superview = try #require(try self.views(1).first)
    try send(.insertSubviewAt, .object(views[0]), .int(-3), to: superview)
    try send(.insertSubviewAt, .object(views[1]), .double(1e300), to: superview)
    try send(.insertSubviewAt, .object(views[2]), .int(99), to: superview)
    try send(.exchangeSubview, .int(0), .double(.infinity), to: superview)
    try send(.exchangeSubview, .int(0), .int(3), to: superview)
    #expect(places(views, in: superview) == [0, 1, 2])
  }

  @Test func aSubviewGoesRightBesideAnotherWhereverItHasStood() throws {
    let views = try views(4)
    let superview = try #require(try self.views(1).first)
    for view in views { try send(.addSubview, .object(view), to: superview) }
    try send(.insertSubviewAbove, .object(views[0]), .object(views[2]), to: superview)
    #expect(places(views, in: superview) == [1, 2, 0, 3])
    try send(.insertSubviewBelow, .object(views[3]), .object(views[1]), to: superview)
    #expect(places(views, in: superview) == [3, 1, 2, 0])
    try send(.insertSubviewAbove, .object(views[1]), .object(views[1]), to: superview)
    #expect(places(views, in: superview) == [3, 1, 2, 0])
  }

  @Test func viewsPutBetweenTheSameTwoAreLaidOutBackToFront() throws {
    let views = try views(500)
    let superview = try #require(try self.views(1).first)
    for view in views[..<2] { try send(.addSubview, .object(view), to: superview) }
    for view in views[2...] {
      try send(.insertSubviewAbove, .object(view), .object(views[0]), to: superview)
    }
    let order = [0] + (2..<500).reversed() + [1]
    #expect(places(views, in: superview) == order)
    let start = simulator.trace.events.count
    try simulator.send(.layoutIfNeeded, to: superview)
    let trace = simulator.finish()
    let laidOut: [ParticipantID] = trace.events[start...].compactMap { event in
      guard case .call(let call) = event.kind, call.selector == Message.layoutSubviews.selectorID
      else { return nil }
      return call.receiver
    }
    #expect(laidOut.count == 501)
    #expect(Set(laidOut).count == 501)
    let firsts = laidOut.dropFirst().map { id in order.first { views[$0].debugName == name(of: id) }
    }
    #expect(firsts == order)
  }

  /// What UIKit's messages call the object behind a lifeline.
  private func name(of id: ParticipantID) -> String {
    "<UIView: 0x" + String(0x6000_0000_0000 + Int(id.index) * 16, radix: 16) + ">"
  }

  @Test func pagesTakenOutFromTheMiddleLeaveTheOthersInOrder() throws {
    let navigation = try #require(
      try simulator.make(.navigationController) as? UINavigationController)
    let pages = try (0..<200).map { _ in
      try #require(try simulator.make(.viewController) as? UIViewController)
    }
    for object in [navigation] + pages { simulator.retain(object) }
    try simulator.send(
      .setViewControllers, .values([.array(pages.map { .object($0) }), .bool(false)]),
      to: navigation)
    for page in pages[1..<150] { try simulator.send(.removeFromParent, to: page) }
    #expect(navigation.viewControllers.count == 51)
    try simulator.send(
      .pushViewController, .values([.object(pages[70]), .bool(false)]), to: navigation)
    #expect(navigation.topViewController === pages[70])
    for page in pages[151...] { try simulator.send(.removeFromParent, to: page) }
    #expect(
      navigation.viewControllers.map { page in pages.firstIndex { $0 === page } } == [0, 150, 70])
    try simulator.send(.popViewController, .bool(false), to: navigation)
    try simulator.send(.popViewController, .bool(false), to: navigation)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.topViewController === pages[0])
  }

  @Test func propertiesAreKeptHoweverManyThereAre() {
    var properties = Properties()
    let names = (0..<40).map { "p\($0)" }
    for (number, name) in names.enumerated() { properties[name] = .count(number) }
    #expect(
      names.allSatisfy { properties[$0]?.number == names.firstIndex(of: $0).map(Double.init) })
    #expect(properties.names == names.sorted())
    #expect(properties.updateValue(.int(99), forKey: "p7")?.number == 7)
    for name in names.dropFirst(8) { properties[name] = nil }
    #expect(properties.names == names.prefix(8).sorted())
    #expect(properties["p7"]?.number == 99)
    #expect(properties["p8"] == nil)
  }

  @Test func aPageThatGoesFromOneStackToAnotherIsFoundInTheNewOneOnly() throws {
    let navigations = try (0..<2).map { _ in
      try #require(try simulator.make(.navigationController) as? UINavigationController)
    }
    let pages = try (0..<3).map { _ in
      try #require(try simulator.make(.viewController) as? UIViewController)
    }
    for owned in navigations + pages { simulator.retain(owned) }
    for page in pages {
      try simulator.send(
        .pushViewController, .values([.object(page), .bool(false)]), to: navigations[0])
    }
    let moved: [Value] = [.object(pages[2]), .object(pages[0])]
    try simulator.send(
      .setViewControllers, .values([.array(moved), .bool(false)]), to: navigations[1])
    #expect(navigations[0].viewControllers.map { $0 === pages[1] } == [true])
    let popped = try simulator.send(.popViewController, .bool(false), to: navigations[1])
    #expect(popped.object === pages[0])
  }

  @Test func onlyTheTimersThatAreCancelledDoNotFire() throws {
    var blocks: [Block] = []
    for number in 0..<20 {
      let block = Block(owner: simulator.application) { simulator, _ throws(Halt) in
        try simulator.log(String(number))
        return .nothing
      }
      simulator.adopt(block)
      simulator.startTimer(every: Double((number * 7) % 20), repeats: false, block)
      blocks.append(block)
    }
    for number in [3, 4, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 17] {
      simulator.cancelTimers(of: blocks[number])
    }
    try simulator.settle()
    let lines: [String] = simulator.finish().events.compactMap { event in
      if case .console(let line) = event.kind { line.text } else { nil }
    }
    #expect(lines == ["0", "2", "19", "7", "18", "1", "10"].sorted { place($0) < place($1) })
  }

  private func place(_ number: String) -> Int { (Int(number) ?? 0) * 7 % 20 }
}
