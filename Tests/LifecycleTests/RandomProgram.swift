import Lifecycle

/// A program made up from a seed: what it does, and does inside its own callbacks, is random.
///
/// A *tidy* program keeps the containers' contract: children are embedded and taken out as documented,
/// and nobody begins or ends transitions by hand. A *wild* one does anything.
final class RandomProgram {
  let program: Program
  let isTidy: Bool
  private(set) var controllers: [UIViewController] = []
  /// What went wrong while it ran.
  private(set) var failures: [String] = []
  /// What it did, to read when it fails.
  private(set) var steps: [String] = []
  private(set) var halt: Halt?
  private var random: SplitMix
  private var depth = 0
  private var actionsLeft = 60

  init(seed: UInt64, isTidy: Bool) {
    random = SplitMix(state: seed)
    self.isTidy = isTidy
    let versions = isTidy ? [10, 12, 13, 17, 18, 26] : [5, 6, 7, 8, 9, 12, 13, 17, 18, 26]
    program = Program(iOS: versions[random.below(versions.count)])
  }

  /// Runs the program to its end: a mistake that UIKit would raise for ends it early.
  func run() {
    do throws(Halt) {
      for _ in 0..<4 { _ = try newController() }
      try program.show(pick(), settles: random.below(2) == 0)
      while actionsLeft > 0 { try act() }
      try program.simulator.settle()
    } catch {
      halt = error
      if case .exception = error { return }
      failures.append("ended with \(error)")
    }
  }

  // MARK: Controllers

  private func newController() throws(Halt) -> UIViewController {
    if controllers.count >= 12 { return pick() }
    let kind: RuntimeClass =
      switch random.below(6) {
      case 0: .navigationController
      case 1: .tabBarController
      case 2: .pageViewController
      default: .viewController
      }
    let messages: [Message] = [
      .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .viewDidLayoutSubviews, .willMoveToParent, .didMoveToParent,
    ]
    nonisolated(unsafe) let outer = self
    let type = RuntimeClass(name: "\(kind.name.dropFirst(2))\(controllers.count)", superclass: kind)
    for message in messages {
      type.implement(message.selectorID) { simulator, receiver, arguments throws(Halt) in
        try simulator.sendSuper(message.selectorID, arguments, to: receiver, above: type)
        if let controller = receiver as? UIViewController {
          try outer.receive(message, controller)
        }
        return .nothing
      }
    }
    let controller = try program.controller(type)
    controller.modalPresentationStyle =
      PresentationStyle.allCases[random.below(PresentationStyle.allCases.count)]
    controller.definesPresentationContext = random.below(4) == 0
    controllers.append(controller)
    if let navigation = controller as? UINavigationController, random.below(2) == 0 {
      let page = try newController()
      if page.parent == nil, !(page is UINavigationController), page !== controller,
        !controller.leads(to: page)
      {
        try program.simulator.setRoot(page, of: navigation)
      }
    }
    return controller
  }

  private func pick() -> UIViewController { controllers[random.below(controllers.count)] }

  private func pick<T: UIViewController>(_ type: T.Type) -> T? {
    let all = controllers.compactMap { $0 as? T }
    return all.isEmpty ? nil : all[random.below(all.count)]
  }

  /// What a callback of the program's does: it looks round, and sometimes acts.
  private func receive(_ message: Message, _ controller: UIViewController) throws(Halt) {
    switch message {
    case .willMoveToParent, .didMoveToParent: break
    default:
      if controller.loadedView == nil, !isViewDropped {
        failures.append("\(message) of \(controller.runtimeClass.name) without a view")
      }
    }
    checkForest()
    guard depth < 3, actionsLeft > 0, random.below(12) == 0 else { return }
    depth += 1
    defer { depth -= 1 }
    try act()
  }

  private var isViewDropped = false

  /// Containment is a forest: every child has one parent, which lists it once, and no cycles.
  func checkForest() {
    for controller in controllers {
      for child in controller.children {
        if child.parent !== controller {
          failures.append("\(child.runtimeClass.name) is a child of who is not its parent")
        }
        if controller.children.filter({ $0 === child }).count != 1 {
          failures.append("\(child.runtimeClass.name) is listed twice")
        }
      }
      var ancestors = 0
      var current = controller.parent
      while let found = current, ancestors <= controllers.count {
        ancestors += 1
        current = found.parent
      }
      if ancestors > controllers.count {
        failures.append("\(controller.runtimeClass.name) contains itself")
      }
    }
  }

  // MARK: Actions

  private func act() throws(Halt) {
    actionsLeft -= 1
    if depth == 0, random.below(3) == 0 { return try turn() }
    switch random.below(isTidy ? 8 : 11) {
    case 0: try embed()
    case 1: try takeOut()
    case 2: try navigate()
    case 3: try present()
    case 4: try turnTabs()
    case 5: try turnPages()
    case 6: try later()
    case 7: try changeWindow()
    case 8: try moveViews()
    case 9: try moveControllers()
    default: try transitByHand()
    }
  }

  private func turn() throws(Halt) {
    switch random.below(4) {
    case 0:
      note("settle")
      try program.simulator.settle()
    case 1:
      note("wait 0.1")
      try program.simulator.wait(0.1)
    case 2:
      note("wait 0.4")
      try program.simulator.wait(0.4)
    default: try gesture()
    }
  }

  private func gesture() throws(Halt) {
    let cancelled = random.below(2) == 0
    nonisolated(unsafe) let outer = self
    switch random.below(4) {
    case 0:
      guard let navigation = pick(UINavigationController.self) else { return }
      note("swipe back", navigation)
      try program.simulator.event { simulator throws(Halt) in
        try simulator.swipeBack(in: navigation, cancelled: cancelled)
      }
    case 1:
      let sheet = pick()
      note("drag", sheet)
      try program.simulator.event { simulator throws(Halt) in
        try simulator.dragSheetDown(sheet, cancelled: cancelled)
      }
    case 2:
      guard let bar = pick(UITabBarController.self) else { return }
      note("tap a tab of", bar)
      let index = random.below(3)
      try program.simulator.event { simulator throws(Halt) in
        try simulator.selectTab(index, in: bar)
      }
    default:
      guard let pager = pick(UIPageViewController.self) else { return }
      note("swipe a page of", pager)
      if pager.dataSource == nil {
        let type = RuntimeClass(name: "Source", superclass: .object)
        for message in [Message.pageAfter, .pageBefore] {
          type.implement(message.selectorID) { _, _, _ in .object(outer.pick()) }
        }
        pager.dataSource = try program.object(type)
      }
      try program.simulator.event { simulator throws(Halt) in
        try simulator.swipePage(.forward, in: pager, cancelled: cancelled)
      }
    }
  }

  private func embed() throws(Halt) {
    let (child, parent) = (pick(), pick())
    // A tidy program makes none of the mistakes that UIKit raises for.
    guard isAdoptable(child, by: parent), parent.isPlain else { return }
    note("embed", child, "in", parent)
    try program.embed(child, in: parent)
  }

  private func isAdoptable(_ child: UIViewController, by parent: UIViewController) -> Bool {
    child.parent == nil && child.presentingViewController == nil && !parent.leads(to: child)
      && program.window.rootViewController !== child && child.appearanceState == .disappeared
  }

  private func takeOut() throws(Halt) {
    let child = pick()
    guard let parent = child.parent, parent.isPlain, child.loadedView != nil else { return }
    note("take out", child)
    try program.willMove(child, to: nil)
    try program.removeView(of: child)
    try program.simulator.send(.removeFromParent, to: child)
  }

  private func navigate() throws(Halt) {
    guard let navigation = pick(UINavigationController.self) else { return }
    let animated = random.below(3) > 0
    switch random.below(5) {
    case 0, 1:
      let page = random.below(2) == 0 ? try newController() : pick()
      guard isAdoptable(page, by: navigation), !(page is UINavigationController) else { return }
      note("push", page, "on", navigation)
      try program.push(page, on: navigation, animated: animated)
    case 2:
      note("pop", navigation)
      try program.simulator.send(.popViewController, .bool(animated), to: navigation)
    case 3:
      note("pop to root", navigation)
      try program.simulator.send(.popToRootViewController, .bool(animated), to: navigation)
    default:
      var pages = navigation.viewControllers
      if !pages.isEmpty, random.below(2) == 0 { pages.remove(at: random.below(pages.count)) }
      let page = try newController()
      if isAdoptable(page, by: navigation), !(page is UINavigationController) {
        pages.append(page)
      }
      note("set pages of", navigation)
      try program.simulator.send(
        .setViewControllers, .values([.array(pages.map { .object($0) }), .bool(animated)]),
        to: navigation)
    }
  }

  private func present() throws(Halt) {
    let animated = random.below(3) > 0
    let source = pick()
    if random.below(3) == 0 {
      note("dismiss", source)
      try program.dismiss(source, animated: animated, settles: false)
      return
    }
    let presented = random.below(2) == 0 ? try newController() : pick()
    guard isAdoptable(presented, by: source) else { return }
    note("present", presented, "on", source)
    try program.present(presented, on: source, animated: animated, settles: false)
  }

  private func turnTabs() throws(Halt) {
    guard let bar = pick(UITabBarController.self) else { return }
    if random.below(3) > 0 {
      note("select a tab of", bar)
      try program.simulator.send(.setSelectedIndex, .values([.int(random.below(3))]), to: bar)
      return
    }
    var tabs = bar.viewControllers
    let tab = pick()
    if isAdoptable(tab, by: bar) { tabs.append(tab) }
    if tabs.count > 1, random.below(3) == 0 { tabs.remove(at: random.below(tabs.count)) }
    note("set tabs of", bar)
    try program.simulator.send(
      .setViewControllers, .values([.array(tabs.map { .object($0) }), .bool(false)]), to: bar)
  }

  private func turnPages() throws(Halt) {
    guard let pager = pick(UIPageViewController.self) else { return }
    let page = pick()
    guard isAdoptable(page, by: pager) else { return }
    pager.transitionStyle = random.below(2) == 0 ? .scroll : .pageCurl
    note("show", page, "in", pager)
    try program.setPages([page], of: pager, animated: random.below(2) == 0)
  }

  private func later() throws(Halt) {
    nonisolated(unsafe) let outer = self
    let block = program.block { _ throws(Halt) in
      guard outer.actionsLeft > 0 else { return }
      outer.depth += 1
      defer { outer.depth -= 1 }
      try outer.act()
    }
    note("later")
    if random.below(2) == 0 {
      program.simulator.async(block)
    } else {
      program.simulator.async(after: Double(random.below(8)) / 10, block)
    }
  }

  private func changeWindow() throws(Halt) {
    switch random.below(3) {
    case 0:
      let root = pick()
      guard isAdoptable(root, by: root) || root === program.window.rootViewController else {
        return
      }
      note("root", root)
      try program.window.setRootViewController(root, program.simulator)
    case 1:
      note("memory warning")
      if program.simulator.profile.iOSVersion < 6 { isViewDropped = true }
      try program.simulator.receiveMemoryWarning()
    default:
      note("home and back")
      try program.simulator.goHome()
      try program.simulator.returnToApp()
    }
  }

  // MARK: What a tidy program does not do

  private func moveViews() throws(Halt) {
    if random.below(2) == 0 {
      let (child, parent) = (pick(), pick())
      note("add the view of", child, "to", parent)
      try program.addView(of: child, to: parent)
    } else {
      let child = pick()
      guard child.loadedView != nil else { return }
      note("remove the view of", child)
      try program.removeView(of: child)
    }
  }

  private func moveControllers() throws(Halt) {
    let (child, parent) = (pick(), pick())
    switch random.below(4) {
    case 0:
      note("add", child, "to", parent)
      try program.add(child, to: parent)
    case 1:
      note("remove from parent", child)
      try program.simulator.send(.removeFromParent, to: child)
    case 2: try program.willMove(child, to: random.below(2) == 0 ? parent : nil)
    default: try program.didMove(child, to: random.below(2) == 0 ? parent : nil)
    }
  }

  private func transitByHand() throws(Halt) {
    let controller = pick()
    if random.below(2) == 0 {
      note("begin", controller)
      try program.begin(controller, random.below(2) == 0, animated: random.below(2) == 0)
    } else {
      note("end", controller)
      try program.end(controller)
    }
  }

  private func note(_ words: Any...) {
    let text = words.map { word in
      (word as? UIViewController).map { $0.runtimeClass.name } ?? "\(word)"
    }
    steps.append(String(repeating: "  ", count: depth) + text.joined(separator: " "))
  }
}

extension UIViewController {
  /// Whether no container of UIKit's minds its children.
  fileprivate var isPlain: Bool {
    !(self is UINavigationController || self is UITabBarController || self is UIPageViewController)
  }

  /// Whether a controller contains or presents this one, or is it.
  fileprivate func leads(to other: UIViewController) -> Bool {
    var current: UIViewController? = self
    var steps = 0
    while let found = current, steps < 100 {
      if found === other { return true }
      current = found.parent ?? found.presentingViewController
      steps += 1
    }
    return false
  }
}

/// A generator of random numbers that gives the same ones for the same seed.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from zero to below a bound.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
