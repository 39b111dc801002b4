import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// What is done when the user taps something that is no control: a bar button, a view with a
/// gesture, an action of an alert; and timers, which their owner can stop.
extension Interpreter {
  /// Sets up an object of UIKit's by what its initialiser was given; labels are those of either
  /// language.
  func configure(_ object: Object, _ info: ClassInfo, _ arguments: [PassedArgument]) {
    if info.isKind(of: "UIBarButtonItem") || info.isKind(of: "UIGestureRecognizer") {
      configureTarget(object, info, arguments)
    } else if info.isKind(of: "UITab") {
      configureTab(object, info, arguments)
    } else if info.isKind(of: "UIAlertAction") {
      for argument in arguments {
        if let block = argument.value.object as? RuntimeBlock { addAction(block, to: object) }
        if case .string = argument.value { object.properties["title"] = argument.value }
        if case .member = argument.value { object.properties["style"] = argument.value }
      }
    }
  }

  private func configureTarget(
    _ object: Object, _ info: ClassInfo, _ arguments: [PassedArgument]
  ) {
    var target: Object?
    var selector: String?
    for (place, argument) in arguments.enumerated() {
      switch (argument.label, argument.value) {
      case (_, .selector(let name)): selector = name
      case ("target", .object(let found)): target = found
      case (nil, .object(let block as RuntimeBlock)): addAction(block, to: object)
      case ("primaryAction", .object(let block as RuntimeBlock)):
        addAction(block, to: object)
        if object.properties["title"] == nil {
          object.properties["title"] = block.properties["title"]
        }
      // `initWithTarget:action:` has its first argument's label in the selector.
      case (nil, .object(let found)) where place == 0: target = found
      case (_, .string): object.properties["title"] = argument.value
      case ("barButtonSystemItem", .member(let name)):
        // A system item shows its name: `.done` shows Done.
        object.properties["title"] = .string(name.prefix(1).uppercased() + name.dropFirst())
      default: break
      }
    }
    guard let selector else { return }
    system.uiKit.add(
      .target(target, selector: selector, events: "", at: position.statement), to: object)
  }

  /// Gives an object a closure to do when it is tapped; the object owns it.
  func addAction(_ block: RuntimeBlock, to object: Object) {
    let present = system.uiKit.actions(of: object)
    simulator.spend(parts: 4 * present.count)
    system.uiKit.add(.block(block), to: object)
    simulator.retain(block)
    object.properties[present.isEmpty ? "action" : "action \(present.count + 1)"] = .object(block)
  }

  /// A gesture's actions are done when its view is tapped.
  func add(gesture: Object, to view: Object) {
    gesture.properties["view"] = .object(WeakReference(view))
    simulator.retain(gesture)
    var gestures = view.properties["gestureRecognizers"]?.elements ?? []
    simulator.spend(parts: 4 * gestures.count)
    gestures.append(.object(gesture))
    view.properties["gestureRecognizers"] = .array(gestures)
  }

  /// Everything that a tap on an object sets off: its own actions, and those of its gestures.
  func tapped(_ object: Object, at span: NodeSpan) throws(Halt) {
    guard !takesNoTouch(object) else {
      return try simulator.note("a tap on '\(shownName(of: object))' does nothing: it is disabled")
    }
    if info(of: object).isKind(of: "UIAlertAction") {
      return try choose(object, at: span)
    }
    if !hasAction(object) { warn(.tapping(shownName(of: object)), at: span) }
    try sendActions(of: object, at: span)
    for case .object(let gesture) in object.properties["gestureRecognizers"]?.elements ?? []
    where !isDisabled(gesture) {
      try sendActions(of: gesture, at: span)
    }
  }

  /// Choosing an action dismisses the alert, and then runs the action's handler.
  private func choose(_ action: Object, at span: NodeSpan) throws(Halt) {
    let alert = simulator.firstObject { object in
      guard object is UIViewController,
        case .array(let actions)? = object.properties["actions"]
      else { return false }
      return actions.contains { $0.object === action }
    }
    guard let presenter = (alert as? UIViewController)?.presentingViewController else {
      return try sendActions(of: action, at: span)
    }
    let completion = makeBlock(owner: alert) { interpreter, _ throws(Halt) in
      try interpreter.sendActions(of: action, at: span)
      return .nothing
    }
    simulator.adopt(completion)
    try simulator.send(
      .dismiss, .values([.bool(true), .object(completion)]), to: presenter, rule: .alertAction)
  }

  // MARK: Timers

  /// Stops a timer.
  func invalidate(_ timer: Object) {
    for case .block(let block) in system.uiKit.actions(of: timer) {
      simulator.cancelTimers(of: block)
    }
    letGo(of: timer)
  }

  /// Gives up what a timer held, once it is not going to fire again.
  func letGo(of timer: Object) {
    for case .block(let block) in system.uiKit.actions(of: timer) {
      simulator.autorelease(block)
    }
    system.uiKit.removeActions(of: timer)
    timer.properties["isValid"] = .bool(false)
  }
}
