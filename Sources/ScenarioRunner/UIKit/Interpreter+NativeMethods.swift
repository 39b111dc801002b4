import CallTrace
import Interfaces
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// What the methods of UIKit's classes do when a program calls them.
extension Interpreter {
  /// Calls a method of the table.
  func perform(
    _ entry: UIKitMethods.Entry, _ values: [Value], _ arguments: [PassedArgument],
    on object: Object, at span: NodeSpan
  ) throws(Halt) -> Value {
    let values = values.map { $0.unboxed }
    switch entry.action {
    case .message(let message):
      checkThread(using: message.selector.swift, of: object, at: span)
      return try send(message, values, to: object, at: span)
    case .native(let native):
      let count = simulator.eventCount
      let result = try perform(native, values, arguments, on: object, at: span)
      if tour.isOn, result.isNothing, simulator.eventCount == count {
        try show(
          call: frame.dialect == .swift ? entry.swift : entry.objectiveC, arguments, on: object)
      }
      return result
    }
  }

  /// Sends a message of UIKit's for the program.
  private func send(_ message: Message, _ values: [Value], to object: Object, at span: NodeSpan)
    throws(Halt) -> Value
  {
    try check(message, values, on: object, at: span)
    warnOfDiscouraged(message, values, on: object, at: span)
    warnOfWindowWithoutScene(message, on: object, at: span)
    if message == .performSegue { try assumeSegue(values, of: object, at: span) }
    simulator.retain(object)
    defer { simulator.autorelease(object) }
    return try simulator.send(contained(message, values, object), payload(values), to: object)
  }

  /// Adding and removing a controller's root view is a matter of containment.
  private func contained(_ message: Message, _ values: [Value], _ object: Object) -> Message {
    switch message {
    case .addSubview:
      (values.first?.object as? UIView)?.viewController == nil ? .addSubview : .showView
    case .removeFromSuperview:
      (object as? UIView)?.viewController == nil ? .removeFromSuperview : .hideView
    default: message
    }
  }

  /// Refuses nil where Swift or UIKit would.
  private func check(_ message: Message, _ values: [Value], on object: Object, at span: NodeSpan)
    throws(Halt)
  {
    let needsObject: Bool =
      switch message {
      case .addChild, .addSubview, .insertSubviewAt, .insertSubviewAbove, .insertSubviewBelow,
        .pushViewController, .popToViewController:
        true
      default: false
      }
    guard needsObject, let first = values.first else { return }
    if first.isNothing {
      // UIKit itself says what it thinks of nil.
      if frame.dialect == .objectiveC { return }
      throw trap("Unexpectedly found nil while implicitly unwrapping an Optional value")
    }
    if case .aggregate(let aggregate) = first, Opaque.isOpaque(aggregate) {
      if frame.dialect == .objectiveC { return }
    }
    let isView = first.object is UIView
    let isController = first.object is UIViewController
    switch message {
    case .addSubview, .insertSubviewAt, .insertSubviewAbove, .insertSubviewBelow:
      if isView { return }
      throw fail(
        "scenario.wrong-type", words(of: first, insteadOf: "UIView"), at: span,
        notes: isController ? [Diagnostic.Note("a controller's view is its '.view'")] : [])
    default:
      if isController { return }
      throw fail(
        "scenario.wrong-type", words(of: first, insteadOf: "UIViewController"), at: span)
    }
  }

  private func perform(
    _ native: UIKitMethods.Native, _ values: [Value], _ arguments: [PassedArgument],
    on object: Object, at span: NodeSpan
  ) throws(Halt) -> Value {
    let first = values.first ?? .nothing
    switch native {
    case .addAlertAction:
      add(first, to: "actions", of: object)
      return .nothing
    case .setTitle:
      object.properties["currentTitle"] = first
      return .nothing
    case .hideNavigationBar:
      object.properties["isNavigationBarHidden"] = .bool(truth(of: first))
      return .nothing
    case .hideToolbar:
      object.properties["isToolbarHidden"] = .bool(truth(of: first))
      return .nothing
    case .addGesture:
      if let gesture = first.object { add(gesture: gesture, to: object) }
      if let view = object as? UIView { move(recognizer: first, on: view, isRemoved: false) }
      return .nothing
    case .removeGesture:
      if let view = object as? UIView { move(recognizer: first, on: view, isRemoved: true) }
      return .nothing
    case .invalidate:
      invalidate(object)
      return .nothing
    case .fire:
      try sendActions(of: object, at: span)
      return .nothing
    // No finger moves but those of `user`, whose gestures are recognised by UIKit's own recognisers.
    case .touchPoint: return Geometry.point(0, 0)
    case .isDescendant:
      guard let view = object as? UIView, let other = first.object as? UIView else {
        return .bool(false)
      }
      return .bool(simulator.isView(view, below: other))
    case .viewWithTag: return try viewWithTag(first, below: object)
    case .isKind, .isMember:
      guard case .type(let type) = first else { return .bool(true) }
      let info = info(of: object)
      if case .isMember = native { return .bool(info.name == type.name) }
      return .bool(info.isKind(of: type.name))
    case .isEqual: return .bool(first.object === object)
    case .respondsTo: return .bool(responds(object, to: describe(first)))
    case .isProxy: return .nothing
    case .removeArrangedSubview:
      first.object?.properties[Self.arrangedMark] = nil
      return .nothing
    case .addArrangedSubview:
      first.object?.properties[Self.arrangedMark] = .bool(true)
      return try send(.addSubview, [first], to: object, at: span)
    case .performInBackground:
      guard case .selector(let name) = first else { return .nothing }
      performInBackground(name, Array(values.dropFirst()), on: object, at: span)
      return .nothing
    case .perform, .performAfterDelay, .performOnMainThread:
      return try performSelector(native, values, on: object, at: span)
    case .addTarget, .addControlAction, .removeTarget, .sendActions:
      return try performControl(native, values, on: object, at: span)
    case .startOperation, .mainOfOperation, .cancelOperation, .waitForOperation, .addDependency,
      .removeDependency, .addExecutionBlock:
      return try callOperation(native, values, on: object, at: span)
    case .contextView, .contextController, .contextFrame:
      return readContext(native, first, of: object)
    case .presentModal:
      let animated = values.count > 1 ? values[1] : .bool(true)
      return try send(.present, [first, animated, .nothing], to: object, at: span)
    case .dismissModal: return try send(.dismiss, [first, .nothing], to: object, at: span)
    case .snapshot:
      guard let info = try classInfo(named: "UIView") else { return .nothing }
      return .object(try allocate(info))
    case .canOpen: return canOpen(first)
    case .overrideTraits:
      if values.count > 1, let child = values[1].object as? UIViewController {
        try simulator.overrideTraits(of: child, overrides(in: first), byContainer: true)
      }
      return .nothing
    case .becomeFirstResponder, .resignFirstResponder, .endEditing:
      return try changeResponder(native, first, object, at: span)
    case .setTabs:
      system.uiKit.hasTabObjects = true
      return try send(.setTabs, [first], to: object, at: span)
    case .tab: return tab(first, of: object)
    case .selectRow, .selectItem: select(first.isNothing ? nil : first, in: object)
    case .deselectRow, .deselectItem: select(nil, in: object)
    case .placeOfCell: return first.object?.properties[Self.cellPlace] ?? .nothing
    case .setColumn: try setColumn(values, of: object)
    case .showColumn, .hideColumn, .column:
      return try callColumn(native, first, of: object)
    case .addScene: return try addScene(arguments, to: object, at: span)
    case .addSegue: return try addSegue(values, to: object, at: span)
    case .instantiateNib:
      return try loadNib(
        named: describe(object.properties["name"] ?? .nothing), owner: first.object)
    case .addNibView, .addNibController:
      return try addToNib(arguments, of: object, isController: native == .addNibController)
    case .tap, .swipeBack, .tapBack, .dragSheetDown, .tapOutside, .selectTab, .goHome, .returnToApp,
      .memoryWarning, .terminate, .swipePage, .rotate, .resize:
      try act(native, arguments, at: span)
      return .nothing
    }
    return .nothing
  }

  /// What marks a view that its stack lays out.
  static let arrangedMark = "is arranged"

  /// What it costs to look at the tag of one view.
  private static let partsOfTag = 8

  private func viewWithTag(_ tag: Value, below object: Object) throws(Halt) -> Value {
    var pending = [object]
    while let current = pending.popLast() {
      guard let view = current as? UIView else { continue }
      if let own = view.properties["tag"], isEqual(own, tag) { return .object(view) }
      let subviews = view.subviews
      guard simulator.spend(parts: Self.partsOfTag * (1 + subviews.count)) else {
        throw .budget(.steps)
      }
      for child in subviews.reversed() { pending.append(child) }
    }
    return .nothing
  }

  // MARK: Selectors

  /// Whether an object has a method of a name in either language.
  func responds(_ object: Object, to name: String) -> Bool {
    let info = info(of: object)
    return method(named: name, of: object) != nil
      || UIKitMethods.isOverridable(selector: name, in: info)
      || !UIKitMethods.entries(baseName: SelectorName.baseName(name), of: info).isEmpty
  }

  /// The method that a selector names, written as in Swift or as in Objective-C.
  func method(named name: String, of object: Object) -> MethodInfo? {
    let info = info(of: object)
    if let method = info.method(selector: name, isStatic: false) { return method }
    let candidates = info.methods(named: SelectorName.baseName(name)).filter { !$0.isStatic }
    return candidates.first { $0.selector.swift == name } ?? candidates.first
  }

  /// Sends the message of a selector.
  @discardableResult
  func perform(
    _ name: String, _ values: [Value], on object: Object, at span: NodeSpan, rule: Rule? = nil
  ) throws(Halt) -> Value {
    if let result = try performUnmodelled(name, values, on: object, at: span) { return result }
    let (id, count) = try resolve(name, on: object, at: span)
    return try simulator.send(
      selector: id, payload(Array(values.prefix(count))), to: object, rule: rule)
  }

  /// Calls a method of the system's that changes no order, or one of a class that nothing declares; nil where a
  /// selector names another.
  private func performUnmodelled(
    _ name: String, _ values: [Value], on object: Object, at span: NodeSpan
  ) throws(Halt) -> Value? {
    guard method(named: name, of: object) == nil else { return nil }
    let info = info(of: object)
    if (SelectorName.message(objectiveC: name) ?? SelectorName.message(swift: name)) != nil,
      object.runtimeClass.kind != .object
    {
      return nil
    }
    let outer = position.statement
    if let declared = info.declaredMethod(selector: name) ?? info.declaredMethod(name) {
      var arguments: [PassedArgument] = []
      for (parameter, value) in zip(declared.parameters, values) {
        arguments.append(
          PassedArgument(
            label: parameter.label == "_" ? nil : parameter.label, value: value, isTrailing: false,
            span: span))
      }
      position.statement = span
      let result = try call(declared.name, on: object, arguments, at: span)
      position.statement = outer
      return result
    }
    guard isUndeclared(info) else { return nil }
    warn(
      "scenario.undeclared-method",
      "nothing declares '\(info.name)', so what its method '\(name)' does is not known", at: span)
    try record(undeclared: SelectorName.baseName(name), [], on: object)
    return .nothing
  }

  /// The id of the message that a selector names, and how many arguments it takes.
  func resolve(_ name: String, on object: Object, at span: NodeSpan) throws(Halt)
    -> (SelectorID, Int)
  {
    if let method = method(named: name, of: object) {
      return (method.id, method.declaration.parameters.count)
    }
    if let message = SelectorName.message(objectiveC: name) ?? SelectorName.message(swift: name),
      object.runtimeClass.kind != .object
    {
      return (message.selectorID, message.selector.labels.count)
    }
    let info = info(of: object)
    log.add(
      Diagnostic(
        .warning, id: "scenario.unknown-selector", "'\(info.name)' has no method '\(name)'",
        at: self.span(span),
        fixIts: suggestion(
          for: name, among: info.methodsInOrder.map { $0.declaration.name }, at: span)
      ))
    // It arises where the selector is given, whatever has run since.
    if span.upper > span.lower { position.statement = span }
    throw simulator.raise(
      name: "NSInvalidArgumentException",
      reason: "-[\(info.name) \(name)]: unrecognized selector sent to instance "
        + String(object.debugName.dropFirst(info.name.utf8.count + 3).dropLast()))
  }

  private func performSelector(
    _ native: UIKitMethods.Native, _ values: [Value], on object: Object, at span: NodeSpan
  ) throws(Halt) -> Value {
    let name: String
    switch values.first {
    case .selector(let selector)?: name = selector
    case .string(let text)?: name = text
    default:
      throw fail("scenario.wrong-arguments", "the first argument must be a selector", at: span)
    }
    let argument = values.count > 1 ? [values[1]] : []
    let (id, count) = try resolve(name, on: object, at: span)
    let payload = payload(Array(argument.prefix(count)))
    switch native {
    case .performAfterDelay:
      let delay = values.count > 2 ? values[2].number ?? 0 : 0
      onRunLoop("perform(_:with:afterDelay:)", at: span) { interpreter in
        guard !object.isDeallocated else { return }
        interpreter.simulator.perform(id, payload, on: object, after: delay)
      }
    case .performOnMainThread:
      let waits = values.count > 2 && truth(of: values[2])
      if waits, !simulator.isOnMainThread {
        return try waitForMainThread(
          performing(name, argument, on: object, at: span), at: span)
      }
      try simulator.performOnMainThread(id, payload, on: object, waitUntilDone: waits)
    default: return try simulator.send(selector: id, payload, to: object)
    }
    return .nothing
  }

  // MARK: Controls

  private func performControl(
    _ native: UIKitMethods.Native, _ values: [Value], on object: Object, at span: NodeSpan
  ) throws(Halt) -> Value {
    switch native {
    case .addTarget:
      guard values.count > 1 else { break }
      system.uiKit.add(
        .target(
          values[0].object, selector: describe(values[1]),
          events: values.count > 2 ? describe(values[2]) : "", at: position.statement), to: object)
    case .addControlAction:
      guard let block = values.first?.object as? RuntimeBlock else { break }
      addAction(block, to: object)
    case .removeTarget: system.uiKit.removeActions(of: object)
    default: try sendActions(of: object, at: span)
    }
    return .nothing
  }

  /// Does what a control does when it is tapped.
  func sendActions(of control: Object, at span: NodeSpan) throws(Halt) {
    for action in system.uiKit.actions(of: control) {
      switch action {
      case .block(let block): _ = try call(block, [.object(control)])
      case .target(let target?, let selector, _, let place) where !target.isDeallocated:
        try perform(
          selector, [.object(control), .nothing], on: target, at: place ?? span,
          rule: .targetAction)
      case .target: break
      }
    }
  }
}
