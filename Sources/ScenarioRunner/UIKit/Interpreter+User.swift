import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// The person at the screen: each act is an event of its own, in a turn of its own.
extension Interpreter {
  /// The object that `user` names.
  func user() throws(Halt) -> Object {
    if let variable = code.globals.lookup("user"), case .object(let object) = variable.value {
      return object
    }
    guard let info = try classInfo(named: "User") else { throw .failure }
    let object = try simulator.make(info.runtime)
    code.globals.declare("user", Variable(.object(object), isConstant: true, simulator), simulator)
    return object
  }

  func act(_ native: UIKitMethods.Native, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt)
  {
    let isCancelled =
      arguments.first { $0.label == "cancelled" || $0.label == nil && $0.value.bool != nil }
      .map { truth(of: $0.value) } ?? false
    switch native {
    case .tap: try tap(arguments.first?.value ?? .nothing, at: span)
    case .swipeBack, .tapBack:
      let named = arguments.first { $0.value.object is UINavigationController }?.value.object
      guard let inner = named as? UINavigationController ?? frontmostNavigation() else {
        return warn(NothingShown.navigation, at: span)
      }
      try goBack(from: inner, isSwipe: native == .swipeBack, isCancelled: isCancelled, at: span)
    case .dragSheetDown:
      guard let sheet = frontmost(), sheet.presentingViewController != nil else {
        return warn(NothingShown.presented, at: span)
      }
      try act(
        .dragSheetDown, isCancelled ? .bool(true) : .none, on: sheet, or: .dragging(sheet), at: span
      ) { simulator throws(Halt) in
        try simulator.dragSheetDown(sheet, cancelled: isCancelled)
      }
    case .tapOutside:
      guard let popover = frontmost(), popover.presentingViewController != nil else {
        return warn(NothingShown.popover, at: span)
      }
      try act(.tapOutside, .none, on: popover, or: .tappingOutside(popover), at: span) {
        simulator throws(Halt) in try simulator.tapOutside(popover)
      }
    case .selectTab: try selectTab(arguments.first?.value ?? .nothing, at: span)
    case .swipePage:
      let direction = arguments.first?.value ?? .nothing
      try swipePage(direction, isCancelled: isCancelled, at: span)
    case .rotate:
      try act(.rotate, .none, on: simulator.window, or: .turning, at: span) {
        simulator throws(Halt) in try simulator.rotate()
      }
    case .resize:
      guard arguments.count == 2, let width = arguments[0].value.number,
        let height = arguments[1].value.number, width > 0, height > 0
      else {
        throw fail("scenario.wrong-arguments", "a window needs a width and a height", at: span)
      }
      let size = Payload.values([.double(width), .double(height)])
      try act(.resizeWindow, size, on: simulator.window, or: .changingSize, at: span) {
        simulator throws(Halt) in try simulator.resize(width: width, height: height)
      }
    case .goHome:
      try act(.goHome, .none, on: simulator.application, or: .goingHome, at: span) {
        simulator throws(Halt) in try simulator.goHome()
      }
    case .returnToApp:
      try act(.returnToApp, .none, on: simulator.application, or: .returning, at: span) {
        simulator throws(Halt) in try simulator.returnToApp()
      }
    case .terminate: try terminate(at: span)
    case .memoryWarning:
      try simulator.event { simulator throws(Halt) in try simulator.receiveMemoryWarning() }
    default: break
    }
  }

  /// Lets the person do something to an object, recorded as a message; a warning says so where it changes
  /// nothing.
  private func act(
    _ message: Message, _ payload: Payload, on object: Object, or otherwise: ActWithoutEffect,
    at span: NodeSpan, _ action: (Simulator) throws(Halt) -> Bool
  ) throws(Halt) {
    let origin = simulator.origin
    try simulator.event { simulator throws(Halt) in
      simulator.origin = origin
      let call = try simulator.enter(
        message.selectorID, payload, object, rule: nil, isOverridden: false)
      defer { simulator.leave(call) }
      if try !action(simulator) { self.warn(otherwise, at: span) }
    }
    simulator.origin = origin
  }

  /// Ends the application, and with it the program; what stands after it is warned of.
  private func terminate(at span: NodeSpan) throws(Halt) {
    if let last = source.ownStatements.last, last.span.source == span.source,
      last.span.lower >= span.upper
    {
      warn(
        "scenario.after-the-end",
        "the application is ended here, and the statements after this one do not run", at: span)
    }
    try act(.terminate, .none, on: simulator.application, or: .returning, at: span) {
      simulator throws(Halt) in
      try simulator.terminate()
      // Not even the turn is brought to its end.
      throw Halt.terminated
    }
  }

  /// The swipe from the edge, or a tap on the back button: at the root of an inner navigation controller
  /// they are an outer one's.
  private func goBack(
    from inner: UINavigationController, isSwipe: Bool, isCancelled: Bool, at span: NodeSpan
  ) throws(Halt) {
    let navigation = simulator.navigationController(goingBackFrom: inner) ?? inner
    try act(
      isSwipe ? .swipeBack : .tapBack, isSwipe && isCancelled ? .bool(true) : .none,
      on: navigation, or: .goingBack(navigation, isSwipe: isSwipe), at: span
    ) { simulator throws(Halt) in
      guard navigation.viewControllers.count > 1, !navigation.isChangingPages else { return false }
      if isSwipe {
        guard try self.swipeBegins(in: navigation) else { return true }
        return try simulator.swipeBack(in: navigation, cancelled: isCancelled)
      }
      guard try self.backButtonPops(in: navigation, at: span) else { return true }
      try simulator.send(.popViewController, .bool(true), to: navigation, rule: .backButton)
      return true
    }
  }

  private func tap(_ target: Value, at span: NodeSpan) throws(Halt) {
    guard let control = try tapTarget(target, at: span) else { return }
    let origin = simulator.origin
    try simulator.event { simulator throws(Halt) in
      simulator.origin = origin
      try self.tapped(control, at: span)
    }
  }

  private func selectTab(_ tab: Value, at span: NodeSpan) throws(Halt) {
    guard let index = tab.place,
      let bar = frontmostController(where: { $0 is UITabBarController }) as? UITabBarController
    else { return warn(NothingShown.tabBar, at: span) }
    try act(.selectTab, .values([tab]), on: bar, or: .selectingTab(bar, index), at: span) {
      simulator throws(Halt) in
      try simulator.selectTab(index, in: bar)
    }
  }

  private func swipePage(_ direction: Value, isCancelled: Bool, at span: NodeSpan) throws(Halt) {
    guard
      let pager = frontmostController(where: { $0 is UIPageViewController })
        as? UIPageViewController
    else { return warn(NothingShown.pages, at: span) }
    guard case .member(let name) = direction, let way = PageDirection(rawValue: name) else {
      throw fail(
        "scenario.wrong-arguments", "a page is swiped '.forward' or '.reverse'", at: span)
    }
    let payload: [Value] = isCancelled ? [direction, .bool(true)] : [direction]
    try act(.swipePage, .values(payload), on: pager, or: .swipingPage(pager, way), at: span) {
      simulator throws(Halt) in
      try simulator.swipePage(way, in: pager, cancelled: isCancelled)
    }
  }

  // MARK: What shows

  /// The controller in front: the root, or the last one that is presented.
  func frontmost() -> UIViewController? {
    var front = simulator.visibleWindows.last?.rootViewController
    while let presented = front?.presentedViewController { front = presented }
    return front
  }

  private func frontmostNavigation() -> UINavigationController? {
    frontmostController { $0 is UINavigationController } as? UINavigationController
  }

  /// The innermost controller that shows and answers a question with yes.
  private func frontmostController(where isWanted: (UIViewController) -> Bool)
    -> UIViewController?
  {
    guard let front = frontmost() else { return nil }
    var found: UIViewController?
    eachShown(from: front) { if isWanted($0) { found = $0 } }
    return found
  }

  /// Goes through a controller and those in it that show, each before what it contains.
  func eachShown(from front: UIViewController, _ visit: (UIViewController) -> Void) {
    var pending = [front]
    while let controller = pending.popLast() {
      visit(controller)
      pending += controller.children.filter { $0.loadedView?.window != nil }.reversed()
    }
  }
}
