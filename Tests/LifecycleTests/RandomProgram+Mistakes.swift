import Lifecycle

/// What a tidy program does not do.
extension RandomProgram {
  func moveViews() throws(Halt) {
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

  func moveControllers() throws(Halt) {
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

  func transitByHand() throws(Halt) {
    let controller = pick()
    if random.below(2) == 0 {
      note("begin", controller)
      try program.begin(controller, random.below(2) == 0, animated: random.below(2) == 0)
    } else {
      note("end", controller)
      try program.end(controller)
    }
  }

  /// Calls a callback that only UIKit should.
  func callByHand() throws(Halt) {
    let controller = pick()
    let messages: [Message] = [
      .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    let message = messages[random.below(4)]
    guard controller.loadedView != nil else { return }
    note("call", message, "of", controller)
    try program.simulator.send(message, .bool(false), to: controller)
  }

  /// Pops to and selects what need not be there.
  func pickTheWrongOne() throws(Halt) {
    let page = pick()
    if random.below(2) == 0, let navigation = pick(UINavigationController.self) {
      note("pop", navigation, "to", page)
      try program.simulator.send(
        .popToViewController, .values([.object(page), .bool(random.below(2) == 0)]), to: navigation)
    } else if let bar = pick(UITabBarController.self) {
      note("select", page, "in", bar)
      try program.simulator.send(.setSelectedViewController, .object(page), to: bar)
    } else {
      note("push", page, "anywhere")
      guard let navigation = pick(UINavigationController.self) else { return }
      try program.push(page, on: navigation, animated: random.below(2) == 0)
    }
  }

  /// Changes how a controller is to be presented, perhaps too late.
  func setStyle() throws(Halt) {
    let controller = pick()
    let styles = PresentationStyle.allCases
    note("set the style of", controller)
    try program.simulator.setModalPresentationStyle(
      styles[random.below(styles.count)], of: controller)
  }

  /// Has a class read its view in its deinit.
  func readViewTooLate(_ type: RuntimeClass) {
    type.implement(Message.deinit.selectorID) { simulator, receiver, _ throws(Halt) in
      if let controller = receiver as? UIViewController {
        _ = try simulator.view(of: controller)
      }
      return .nothing
    }
  }

  /// Gives a controller another view, or none.
  func replaceView() throws(Halt) {
    let controller = pick()
    note("replace the view of", controller)
    if random.below(2) == 0 {
      isViewDropped = true
      try program.simulator.setView(nil, of: controller)
    } else {
      try program.simulator.setView(try program.object(.view) as? UIView, of: controller)
    }
  }

  /// Shows, hides and fills windows.
  func useAnotherWindow() throws(Halt) {
    if windows.count < 2, let window = try program.object(.window) as? UIWindow {
      windows.append(window)
    }
    guard !windows.isEmpty else { return }
    let window = windows[random.below(windows.count)]
    switch random.below(3) {
    case 0:
      let root = pick()
      note("another window's root", root)
      try program.simulator.send(.setRootViewController, .object(root), to: window)
    case 1:
      note("show another window")
      try program.simulator.send(.makeKeyAndVisible, to: window)
    default:
      note("hide or show another window")
      try program.simulator.send(.setHidden, .bool(random.below(2) == 0), to: window)
    }
  }
}
