import Lifecycle

/// A program made up from a seed: what it does, and does inside its own callbacks, is random.
///
/// A *tidy* program keeps the containers' contract: children are embedded and taken out as documented,
/// and nobody begins or ends transitions by hand. A *wild* one does anything.
final class RandomProgram {
  let program: Program
  let isTidy: Bool
  var controllers: [UIViewController] = []
  /// What went wrong while it ran.
  var failures: [String] = []
  /// What it did, to read when it fails.
  private(set) var steps: [String] = []
  private(set) var halt: Halt?
  var random: SplitMix
  var depth = 0
  /// How many controllers it has made.
  private var made = 0
  private(set) var actionsLeft = 60
  /// Whether something took a view away, so that its controller may be without one.
  var isViewDropped = false
  /// The views of no controller.
  var views: [UIView] = []
  /// Windows besides the first.
  var windows: [UIWindow] = []

  init(seed: UInt64, isTidy: Bool) {
    random = SplitMix(state: seed)
    self.isTidy = isTidy
    program = Program(iOS: 5 + random.below(22))
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

  /// Runs the program, and says what went wrong meanwhile, and what is wrong with its trace.
  func faults() -> [String] {
    run()
    checkForest()
    return failures + TraceProperties.faults(of: program.simulator.finish(), isTidy: isTidy)
  }

  // MARK: Controllers

  func newController() throws(Halt) -> UIViewController {
    if controllers.count >= 12 { return pick() }
    let kind: RuntimeClass =
      switch random.below(8) {
      case 0: .navigationController
      case 1: .tabBarController
      case 2: .pageViewController
      case 3: .splitViewController
      default: .viewController
      }
    made += 1
    let type = RuntimeClass(name: "\(kind.name.dropFirst(2))\(made)", superclass: kind)
    for message in Self.callbacks { listen(to: message, type) }
    // A tidy container leaves the forwarding to UIKit.
    if !isTidy, random.below(8) == 0 {
      type.implement(Message.shouldAutomaticallyForwardAppearanceMethods.selectorID) { _, _, _ in
        .bool(false)
      }
    }
    if random.below(8) == 0 { loadViewByHand(type) }
    if !isTidy, random.below(16) == 0 { readViewTooLate(type) }
    let controller = try program.controller(type)
    controller.modalPresentationStyle =
      PresentationStyle.allCases[random.below(PresentationStyle.allCases.count)]
    controller.definesPresentationContext = random.below(4) == 0
    controllers.append(controller)
    if let navigation = controller as? UINavigationController, random.below(2) == 0 {
      let page = try newController()
      if page.parent == nil, page.isPage, page !== controller, !controller.leads(to: page) {
        try program.simulator.setRoot(page, of: navigation)
      }
    }
    return controller
  }

  static let callbacks: [Message] = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willMoveToParent,
    .didMoveToParent, .viewWillTransition, .didReceiveMemoryWarning,
  ]

  /// Has a class run UIKit's own implementation of a message, and then look round.
  private func listen(to message: Message, _ type: RuntimeClass) {
    nonisolated(unsafe) let outer = self
    type.implement(message.selectorID) { simulator, receiver, arguments throws(Halt) in
      try simulator.sendSuper(message.selectorID, arguments, to: receiver, above: type)
      if let controller = receiver as? UIViewController { try outer.receive(message, controller) }
      return .nothing
    }
  }

  /// Has a class make its view itself.
  private func loadViewByHand(_ type: RuntimeClass) {
    type.implement(Message.loadView.selectorID) { simulator, receiver, _ throws(Halt) in
      if let controller = receiver as? UIViewController {
        try simulator.setView(try simulator.make(.view) as? UIView, of: controller)
      }
      return .nothing
    }
  }

  func pick() -> UIViewController { controllers[random.below(controllers.count)] }

  func pick<T: UIViewController>(_ type: T.Type) -> T? {
    let all = controllers.compactMap { $0 as? T }
    return all.isEmpty ? nil : all[random.below(all.count)]
  }

  /// What a callback of the program's does: it looks round, and sometimes acts.
  func receive(_ message: Message, _ controller: UIViewController) throws(Halt) {
    switch message {
    case .willMoveToParent, .didMoveToParent, .viewWillTransition, .didReceiveMemoryWarning: break
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

  /// Containment is a forest: every child has one parent, which lists it once, and no cycles.
  func checkForest() {
    for controller in controllers where !controller.isDeallocated {
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
      while let found = current, ancestors <= 100 {
        ancestors += 1
        current = found.parent
      }
      if ancestors > 100 {
        failures.append("\(controller.runtimeClass.name) contains itself")
      }
    }
  }

  // MARK: Actions

  func act() throws(Halt) {
    actionsLeft -= 1
    if depth == 0, random.below(3) == 0 { return try turn() }
    switch random.below(isTidy ? 13 : 21) {
    case 0, 1: try embed()
    case 2: try takeOut()
    case 3, 4: try navigate()
    case 5: try present()
    case 6: try turnTabs()
    case 7: try turnPages()
    case 8: try later()
    case 9: try changeWindow()
    case 10: try changeViews()
    case 11: try transit()
    case 12: try dropController()
    case 13: try moveViews()
    case 14: try moveControllers()
    case 15: try replaceView()
    case 16: try useAnotherWindow()
    case 17: try callByHand()
    case 18: try pickTheWrongOne()
    case 19: try setStyle()
    default: try transitByHand()
    }
  }

  func turn() throws(Halt) {
    switch random.below(5) {
    case 0:
      note("settle")
      try program.simulator.settle()
    case 1:
      note("wait 0.1")
      try program.simulator.wait(0.1)
    case 2:
      note("wait 0.4")
      try program.simulator.wait(0.4)
    case 3:
      note("rotate")
      try program.simulator.event { simulator throws(Halt) in try simulator.rotate() }
    default: try gesture()
    }
  }

  /// Does something inside a block.
  func actInside() throws(Halt) {
    guard actionsLeft > 0 else { return }
    depth += 1
    defer { depth -= 1 }
    try act()
  }

  func note(_ words: Any...) {
    let text = words.map { word in
      (word as? UIViewController).map { $0.runtimeClass.name } ?? "\(word)"
    }
    steps.append(String(repeating: "  ", count: depth) + text.joined(separator: " "))
  }
}

extension UIViewController {
  /// Whether no container of UIKit's minds its children.
  var isPlain: Bool { runtimeClass.kind == .viewController }

  /// Whether a navigation controller takes it.
  var isPage: Bool { !(self is UINavigationController || self is UISplitViewController) }

  /// Whether a controller contains or presents this one, or is it.
  func leads(to other: UIViewController) -> Bool {
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
