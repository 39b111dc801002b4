import Lifecycle

/// What a random program does with views, windows and the run loop, and with what it owns.
extension RandomProgram {
  func later() throws(Halt) {
    nonisolated(unsafe) let outer = self
    let block = program.block { _ throws(Halt) in
      try outer.actInside()
    }
    note("later")
    let delay = Double(random.below(8)) / 10
    switch random.below(6) {
    case 0, 1: program.simulator.async(block)
    case 2, 3: program.simulator.async(after: delay, block)
    case 4: program.simulator.startTimer(every: delay, repeats: false, block)
    default: try animate(delay, block)
    }
  }

  func changeWindow() throws(Halt) {
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

  /// Animates; a tidy program changes no controllers while it does.
  private func animate(_ duration: Double, _ completion: Block) throws(Halt) {
    nonisolated(unsafe) let outer = self
    let animations = program.block { _ throws(Halt) in
      if outer.isTidy { try outer.changeViews() } else { try outer.actInside() }
    }
    try program.simulator.animate(
      duration: duration, animations: animations, completion: completion)
  }

  /// Adds, moves, lays out and removes views of no controller.
  func changeViews() throws(Halt) {
    if views.count < 6 {
      guard let view = try program.object(.view) as? UIView else { return }
      views.append(view)
    }
    let view = views[random.below(views.count)]
    switch random.below(6) {
    case 0, 1:
      let controller = pick()
      guard controller.loadedView != nil else { return }
      note("add a view to", controller)
      try program.simulator.send(
        .addSubview, .object(view), to: try program.simulator.view(of: controller))
    case 2:
      let other = views[random.below(views.count)]
      guard !program.simulator.isView(other, below: view) else { return }
      note("add a view to a view")
      try program.simulator.send(
        .insertSubviewAt, .values([.object(view), .count(random.below(4) - 1)]), to: other)
    case 3:
      note("remove a view")
      try program.simulator.send(.removeFromSuperview, to: view)
    case 4:
      note("need layout")
      try program.simulator.send(.setNeedsLayout, to: view)
      try program.simulator.send(.layoutIfNeeded, to: view)
    default:
      let side = Double(random.below(5)) * 100
      note("frame")
      program.simulator.setFrame(Rect(x: 0, y: 0, width: side, height: side), of: view)
    }
  }

  /// Lets go of a controller: it goes when nothing of UIKit's holds it either.
  func dropController() throws(Halt) {
    // Inside a callback somebody's variable holds it still.
    guard depth == 0, controllers.count > 3 else { return }
    let place = random.below(controllers.count)
    let controller = controllers.remove(at: place)
    note("drop", controller)
    try program.simulator.release(controller)
  }
}
