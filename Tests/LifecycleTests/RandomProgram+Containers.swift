import Lifecycle

/// What a random program does with controllers, gestures and containers.
extension RandomProgram {
  func gesture() throws(Halt) {
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

  func embed() throws(Halt) {
    let (child, parent) = (pick(), pick())
    // A tidy program makes none of the mistakes that UIKit raises for.
    guard isAdoptable(child, by: parent), parent.isPlain else { return }
    note("embed", child, "in", parent)
    try program.embed(child, in: parent)
  }

  func isAdoptable(_ child: UIViewController, by parent: UIViewController) -> Bool {
    child.parent == nil && child.presentingViewController == nil && !parent.leads(to: child)
      && program.window.rootViewController !== child && child.appearanceState == .disappeared
  }

  func takeOut() throws(Halt) {
    let child = pick()
    guard let parent = child.parent, parent.isPlain, child.loadedView != nil else { return }
    note("take out", child)
    try program.willMove(child, to: nil)
    try program.removeView(of: child)
    try program.simulator.send(.removeFromParent, to: child)
  }

  func navigate() throws(Halt) {
    guard let navigation = pick(UINavigationController.self) else { return }
    let animated = random.below(3) > 0
    switch random.below(6) {
    case 0, 1:
      let page = random.below(2) == 0 ? try newController() : pick()
      guard isAdoptable(page, by: navigation), page.isPage else { return }
      note("push", page, "on", navigation)
      try program.push(page, on: navigation, animated: animated)
    case 2:
      note("pop", navigation)
      try program.simulator.send(.popViewController, .bool(animated), to: navigation)
    case 3:
      let stack = navigation.viewControllers
      guard !stack.isEmpty else { return }
      let page = stack[random.below(stack.count)]
      note("pop to", page)
      try program.simulator.send(
        .popToViewController, .values([.object(page), .bool(animated)]), to: navigation)
    case 4:
      note("pop to root", navigation)
      try program.simulator.send(.popToRootViewController, .bool(animated), to: navigation)
    default:
      var pages = navigation.viewControllers
      if !pages.isEmpty, random.below(2) == 0 { pages.remove(at: random.below(pages.count)) }
      let page = try newController()
      if isAdoptable(page, by: navigation), page.isPage {
        pages.append(page)
      }
      note("set pages of", navigation)
      try program.simulator.send(
        .setViewControllers, .values([.array(pages.map { .object($0) }), .bool(animated)]),
        to: navigation)
    }
  }

  func present() throws(Halt) {
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

  func turnTabs() throws(Halt) {
    if random.below(3) == 0 { return try setColumns() }
    guard let bar = pick(UITabBarController.self) else { return }
    if random.below(3) > 0 {
      note("select a tab of", bar)
      try program.simulator.send(.setSelectedIndex, .values([.count(random.below(3))]), to: bar)
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

  func turnPages() throws(Halt) {
    guard let pager = pick(UIPageViewController.self) else { return }
    let page = pick()
    guard isAdoptable(page, by: pager) else { return }
    pager.transitionStyle = random.below(2) == 0 ? .scroll : .pageCurl
    note("show", page, "in", pager)
    try program.setPages([page], of: pager, animated: random.below(2) == 0)
  }

  /// Switches between two children, as `transition(from:to:)` is meant to be used.
  func transit() throws(Halt) {
    // A tidy program lets no other transition come between.
    if isTidy {
      guard depth == 0 else { return }
      try program.simulator.settle()
    }
    let from = pick()
    let to = pick()
    guard let parent = from.parent, parent.isPlain, isAdoptable(to, by: parent),
      from.appearanceState == .appeared
    else { return }
    note("from", from, "to", to)
    try program.willMove(from, to: nil)
    try program.add(to, to: parent)
    let animations = random.below(2) == 0 ? program.block { _ in } : nil
    let completion = program.block { program throws(Halt) in
      if from.parent === parent { try program.simulator.send(.removeFromParent, to: from) }
      if to.parent === parent { try program.didMove(to, to: parent) }
    }
    try program.simulator.send(
      .transition,
      .values([
        .object(from), .object(to), .double(Double(random.below(3)) / 5), .nothing,
        .optional(animations), .object(completion),
      ]), to: parent)
    if isTidy { try program.simulator.settle() }
  }

  /// Gives a split view controller its columns.
  func setColumns() throws(Halt) {
    // Inside a callback of its own a column that is told at once is told again by forwarding (R071).
    guard !isTidy || depth == 0, let split = pick(UISplitViewController.self) else { return }
    var columns = split.viewControllers
    let column = pick()
    if isAdoptable(column, by: split) { columns.append(column) }
    if columns.count > 2 { columns.remove(at: random.below(columns.count)) }
    note("set columns of", split)
    try program.simulator.send(
      .setViewControllers, .values([.array(columns.map { .object($0) })]), to: split)
  }
}
