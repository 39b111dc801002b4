import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// Objective-C messages.
extension Interpreter {
  func evaluateMessage(_ call: CallExpression, _ selector: String, at span: NodeSpan) throws(Halt)
    -> Value
  {
    guard case .member(let base, let first) = call.callee.kind else { return .nothing }
    if case .super = base.kind {
      return try messageSuper(selector, call.arguments, at: call.callee.span)
    }
    try declareAllocated(base, initializer: selector)
    if call.arguments.isEmpty, let single = try sharedInstance(of: base, selector) { return single }
    if case .name(let type) = base.kind, scope.lookup(type) == nil,
      let value = try messageType(type, first, selector, call.arguments, at: span)
    {
      return value
    }
    if let view = try layerOwner(base, first) {
      simulator.removeAnimations(of: view)
      return .nothing
    }
    let receiver = try evaluate(base)
    let arguments = try pass(call.arguments)
    return try message(receiver, selector, first, arguments, base, at: call.callee.span)
  }

  private func message(
    _ receiver: Value, _ selector: String, _ first: String, _ arguments: [PassedArgument],
    _ base: Expression, at span: NodeSpan
  ) throws(Halt) -> Value {
    switch receiver {
    case .nothing: return .nothing
    case .object(let box as MutableCollection):
      if selector.hasPrefix("init") {
        let values = arguments.map { $0.value }
        if let made = try makeCollection(typeName(of: box.content), selector, values) {
          try box.assign(made, simulator)
        }
        return receiver
      }
      return try callOnValue(receiver, first, arguments, base: base, at: span)
    case .object(let object): return try send(selector, arguments, to: object, at: span)
    case .type(let type): return try message(type, selector, first, arguments, at: span)
    default:
      if selector.hasPrefix("init"),
        let made = try makeCollection(typeName(of: receiver), selector, arguments.map { $0.value })
      {
        return made
      }
      return try callOnValue(receiver, first, arguments, base: base, at: span)
    }
  }

  // MARK: Objects

  /// Sends a message to an object by its selector.
  func send(_ selector: String, _ arguments: [PassedArgument], to object: Object, at span: NodeSpan)
    throws(Halt) -> Value
  {
    let info = info(of: object)
    if selector.hasPrefix("init"), isInitializer(selector) {
      return try messageInitializer(selector, arguments, object, info, at: span)
    }
    let values = arguments.map { $0.value }
    if let method = info.method(selector: selector, isStatic: false) {
      if isAdded(method) { noteClosures(in: values, to: selector, of: nil) }
      return try send(method, values, to: object)
    }
    for entry in UIKitMethods.entries(selector: selector, of: info) {
      return try perform(entry, values, arguments, on: object, at: span)
    }
    if first(of: selector, isOneOf: ["addObserver", "removeObserver"]) {
      var labelled = arguments
      for (place, piece) in selector.utf8.split(separator: UInt8(ascii: ":")).enumerated()
      where place > 0 && place < labelled.count { labelled[place].label = String(piece) }
      let name = SelectorName.firstPiece(of: selector)
      if let result = try callKeyValueObserving(name, on: object, labelled) { return result }
    }
    switch selector {
    case "copy", "mutableCopy":
      guard let copying = info.method(selector: selector + "WithZone:", isStatic: false) else {
        return .object(object)
      }
      return try send(copying, [.nothing], to: object)
    case "self", "retain", "autorelease": return .object(object)
    case "release": return .nothing
    default: break
    }
    if let value = try sendKeyValueCoding(selector, values, to: object, at: span) { return value }
    if values.first?.object is RuntimeBlock, isUndeclared(info), selector.hasPrefix("set") {
      try record(undeclared: selector, arguments, on: object)
    }
    if let value = try sendAccessor(selector, values, to: object, at: span) { return value }
    let first = SelectorName.firstPiece(of: selector)
    if info.hasPlainMethod(first) {
      return try callWithoutEffect(first, arguments, on: object, at: span, selector: selector)
    }
    if let value = try guess(first, arguments, on: object, at: span, selector: selector) {
      return value
    }
    throw unknownSelector(selector, info, at: span)
  }

  private func first(of selector: String, isOneOf names: [String]) -> Bool {
    names.contains(SelectorName.firstPiece(of: selector))
  }

  /// `initWith…`, but not `initialize`.
  private func isInitializer(_ selector: String) -> Bool {
    let rest = selector.dropFirst(4)
    guard let next = rest.first else { return true }
    return !next.isLowercase
  }

  /// A property's getter or setter as a message.
  private func sendAccessor(
    _ selector: String, _ values: [Value], to object: Object, at span: NodeSpan
  ) throws(Halt) -> Value? {
    if values.isEmpty { return try readMemberIfKnown(selector, of: .object(object), at: span) }
    guard values.count == 1, selector.hasPrefix("set"), selector.hasSuffix(":") else { return nil }
    let name = SelectorName.uncapitalized(String(selector.dropFirst(3).dropLast()))
    return try assignMemberIfKnown(values[0], name, of: .object(object), at: span)
      ? Value.nothing : nil
  }

  // MARK: Initialisers

  private func messageInitializer(
    _ selector: String, _ arguments: [PassedArgument], _ object: Object, _ info: ClassInfo,
    at span: NodeSpan
  ) throws(Halt) -> Value {
    if let method = info.method(selector: selector, isStatic: false) {
      return try initialize(object, by: method, arguments.map { $0.value })
    }
    return try messageBuiltInInitializer(selector, arguments, object, info, at: span)
  }

  private func messageBuiltInInitializer(
    _ selector: String, _ arguments: [PassedArgument], _ object: Object, _ info: ClassInfo,
    at span: NodeSpan
  ) throws(Halt) -> Value {
    if let made = try goOn(from: selector, arguments.map { $0.value }, of: object) { return made }
    let first = arguments.first?.value ?? .nothing
    if !(object is UIView), !(object is UIViewController) {
      configure(object, info, arguments)
      if isTargetInitializer(info) { return .object(object) }
    }
    switch (selector, object) {
    case ("init", _), ("initWithCoder:", _), ("initWithType:", is UIView): break
    case ("initWithDescription:", _) where info.isKind(of: "XCTestExpectation"):
      set(describe(first), of: object, at: span)
    case (_, _) where info.isKind(of: "XCTestExpectation") && !info.isOfProgram:
      guard try setUp(object, labelled(arguments, initializer: selector), at: span) else {
        throw unknownSelector(selector, info, at: span)
      }
    case ("initWithNibName:bundle:", let controller as UIViewController):
      if case .string(let name) = first { controller.nibName = name }
    case ("initWithFrame:", let view as UIView):
      setInitialFrame(first, of: view)
    case ("initWithRootViewController:", let navigation as UINavigationController):
      guard let root = first.object as? UIViewController else { break }
      try simulator.setRoot(root, of: navigation)
    case ("initWithPresentedViewController:presentingViewController:", is UIPresentationController):
      keepSides(arguments, of: object)
    case ("initWithIdentifier:source:destination:", _) where info.isKind(of: "UIStoryboardSegue"):
      keepEnds(arguments, of: object)
    case ("initWithTabs:", is UITabBarController):
      system.uiKit.hasTabObjects = true
      try simulator.send(.setTabs, .values([first]), to: object)
    case (_, let pager as UIPageViewController) where selector.hasPrefix("initWithTransitionStyle:"):
      try setTransitionStyle(first, of: pager, at: span)
    case (_, is UIView) where !info.isOfProgram, (_, is UIViewController) where !info.isOfProgram:
      try keep(labelled(arguments, initializer: selector), in: object, at: span)
    default: throw unknownSelector(selector, info, at: span)
    }
    return .object(object)
  }

  /// Whether an object is made with a target and an action, or a handler.
  func isTargetInitializer(_ info: ClassInfo) -> Bool {
    info.runtime.kind == .object
      && ["UIBarButtonItem", "UIGestureRecognizer", "UIAlertAction", "UITab"].contains {
        info.isKind(of: $0)
      }
  }

  // MARK: super

  private func messageSuper(_ selector: String, _ arguments: [CallArgument], at span: NodeSpan)
    throws(Halt) -> Value
  {
    let passed = try pass(arguments)
    if case .type(let type) = try readSelf(at: span) {
      return try messageSuper(of: type, selector, passed, at: span)
    }
    guard case .object(let object) = try readSelf(at: span), let type = frame.type,
      let above = type.superclass
    else { throw fail("scenario.no-super", "'super' means nothing here", at: span) }
    let values = passed.map { $0.value }
    if let method = above.method(selector: selector, isStatic: false) {
      if method.declaration.kind == .initializer {
        try invoke(method, on: .object(object), values)
        return .object(object)
      }
      return try simulator.sendSuper(method.id, payload(values), to: object, above: type.runtime)
    }
    if selector.hasPrefix("init"), isInitializer(selector) {
      if selector == "initWithRootViewController:", object is UINavigationController,
        values.first?.object is UIViewController
      {
        // The message is the one that is being answered: it goes to UIKit's own part.
        _ = try simulator.sendSuper(
          Message.initWithRoot.selectorID, payload(values), to: object, above: type.runtime)
        return .object(object)
      }
      return try messageBuiltInInitializer(selector, passed, object, above, at: span)
    }
    if let message = SelectorName.message(objectiveC: selector), above.runtime.kind != .object {
      return try simulator.sendSuper(
        message.selectorID, payload(values), to: object, above: type.runtime)
    }
    if selector == "dealloc" { return .nothing }
    for entry in UIKitMethods.entries(selector: selector, of: above) {
      return try superCall(entry, values, object, type)
    }
    if let value = try superAccessor(selector, values, object, above, at: span) { return value }
    if let value = try sendKeyValueCoding(selector, values, to: object, at: span) { return value }
    if selector.hasPrefix("observeValue") { try refuseChange(passed, on: object) }
    if above.hasPlainMethod(SelectorName.firstPiece(of: selector))
      || UIKitMethods.isOverridable(selector: selector, in: above)
    {
      return .nothing
    }
    throw unknownSelector(selector, above, at: span)
  }

  /// A message of a class method to `super`.
  private func messageSuper(
    of type: RuntimeClass, _ selector: String, _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value {
    guard let above = frame.type?.superclass, let info = types[type.name] else {
      throw fail("scenario.no-super", "'super' means nothing here", at: span)
    }
    if let method = above.method(selector: selector, isStatic: true) {
      return try invoke(method, on: .type(type), arguments.map { $0.value })
    }
    // What is made is one of the class that was asked, whatever method of it asks for that.
    if selector == "alloc" || selector == "allocWithZone:" { return .object(try allocate(info)) }
    return try message(
      above.runtime, selector, SelectorName.firstPiece(of: selector), arguments, at: span)
  }

  private func superAccessor(
    _ selector: String, _ values: [Value], _ object: Object, _ above: ClassInfo, at span: NodeSpan
  ) throws(Halt) -> Value? {
    if values.isEmpty, let (name, behaviour) = UIKitProperties.behaviour(of: selector, in: above) {
      return try read(behaviour, name, of: object, at: span)
    }
    guard values.count == 1, selector.hasPrefix("set"), selector.hasSuffix(":") else { return nil }
    let name = SelectorName.uncapitalized(String(selector.dropFirst(3).dropLast()))
    guard let (known, behaviour) = UIKitProperties.behaviour(of: name, in: above) else {
      return nil
    }
    try assign(values[0], to: behaviour, known, of: object, at: span)
    return .nothing
  }

  // MARK: Types

  /// Takes `[[Page alloc] initWithFrame:…]` of a class that nothing declares for what it is made as.
  private func declareAllocated(_ base: Expression, initializer: String) throws(Halt) {
    guard initializer.hasPrefix("init"), case .call(let inner) = base.kind,
      case .message("alloc") = inner.style, case .member(let receiver, _) = inner.callee.kind,
      case .name(let name) = receiver.kind, scope.lookup(name) == nil,
      code.globals.lookup(name) == nil,
      try classInfo(named: name) == nil
    else { return }
    _ = try plainController(named: name, at: receiver.span, initializer: initializer)
  }

  /// A message to a name that no variable has: a class; nil when there is none either.
  private func messageType(
    _ name: String, _ first: String, _ selector: String, _ arguments: [CallArgument],
    at span: NodeSpan
  ) throws(Halt) -> Value? {
    if code.globals.lookup(name) != nil { return nil }
    let known = try classInfo(named: name)
    guard let info = if let known { known } else { try systemInfo(named: name) } else {
      if arguments.isEmpty, Self.mayNameClass(name), let near = Self.maker(near: selector) {
        throw fail(
          "scenario.unknown-message", "no known class method for selector '\(selector)'", at: span,
          notes: [Diagnostic.Note("did you mean '\(near)'?")])
      }
      guard
        selector == "alloc" || selector == "new" || selector == "class" && Self.mayNameClass(name),
        name != "self"
      else { return nil }
      let made = try plainController(named: name, at: span)
      return try message(made.runtime, selector, first, [], at: span)
    }
    return try message(info.runtime, selector, first, try pass(arguments), at: span)
  }

  private func message(
    _ type: RuntimeClass, _ selector: String, _ first: String, _ arguments: [PassedArgument],
    at span: NodeSpan
  ) throws(Halt) -> Value {
    guard let info = types[type.name] else { return .nothing }
    let values = arguments.map { $0.value }
    if let method = info.method(selector: selector, isStatic: true) {
      // The first message that a class is sent comes behind this one.
      if selector != "load", selector != "initialize" { try initializeOnce(info) }
      if isAdded(method) { try record(added: method, values, of: info) }
      return try invoke(method, on: .type(type), values)
    }
    switch selector {
    case "class", "self": return .type(type)
    case "alloc", "allocWithZone:":
      if let value = foreign(info.name) { return value }
      return .object(try allocate(info))
    case "new":
      if let value = foreign(info.name) { return value }
      var made: Object?
      if let own = info.method(selector: "alloc", isStatic: true) {
        made = try invoke(own, on: .type(type), []).object
      }
      let object = if let made { made } else { try allocate(info) }
      return try messageInitializer("init", [], object, info, at: span)
    case "load", "initialize": return .nothing
    default: break
    }
    if selector == "storyboardWithName:bundle:" || selector == "nibWithNibName:bundle:" {
      var named = arguments
      if named.count == 2 {
        named[0].label = selector == "nibWithNibName:bundle:" ? "nibName" : "name"
        named[1].label = "bundle"
      }
      return try instantiate(type, named, at: span)
    }
    if let value = try callDeclaredStatic(selector: selector, of: type.name, arguments) {
      return value
    }
    if let value = try messageFoundation(info, selector, arguments, at: span) { return value }
    if arguments.isEmpty, let value = try readStatic(selector, of: type, at: span) { return value }
    if first == "animateWithDuration" || first == "transitionWithView"
      || first == "transitionFromView" || first == "animateKeyframesWithDuration"
    {
      guard info.isOfProgram || Self.animations.contains(selector) else {
        throw fail(
          "scenario.unknown-message", "no known class method for selector '\(selector)'", at: span,
          fixIts: suggestion(for: selector, among: Self.animations, at: span))
      }
      return try animate(labelled(arguments, first), at: span)
    }
    if first == "addKeyframeWithRelativeStartTime" {
      return try callNative(.performWithoutAnimation, first, arguments, at: span)
    }
    if case .testing? = FreeFunctions.native(firstPiece: first, of: type.name) {
      return try callTestFunction(first, arguments, at: span)
    }
    if types.isOpaque(type.name) || Statics.isEnumeration(type.name)
      || SelectorName.makesAppearanceProxy(first), !FoundationMessages.answers(selector)
    {
      return .aggregate(Opaque.value(type.name))
    }
    if selector == "buttonWithType:" {
      return try messageBuiltInInitializer(
        "initWithType:", arguments, try allocate(info), info, at: span)
    }
    let fixIts = suggestion(
      for: selector,
      among: info.methodsInOrder.filter { $0.isStatic }.map { $0.selector.objectiveC }, at: span)
    throw fail(
      "scenario.unknown-message",
      "no known class method for selector '\(selector)' of '\(type.name)'", at: span,
      notes: isMisspelling(selector, fixIts)
        ? [] : [Diagnostic.Note(declaring: stageLine(classSelector: selector, of: info))],
      fixIts: fixIts)
  }

  /// `UIView`'s messages that animate.
  private static let animations = [
    "animateWithDuration:animations:", "animateWithDuration:animations:completion:",
    "animateWithDuration:delay:options:animations:completion:",
    "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:"
      + "completion:",
    "animateKeyframesWithDuration:delay:options:animations:completion:",
    "transitionWithView:duration:options:animations:completion:",
    "transitionFromView:toView:duration:options:completion:",
  ]

  /// What a selector misspells that makes an object.
  private static func maker(near selector: String) -> String? {
    ["alloc", "new"].first { name in
      selector.utf8.count > 2
        && Suggestion.editDistance(Array(selector.utf8), Array(name.utf8)) == 1
    }
  }

  /// The first piece of a message says what its first argument is.
  func labelled(_ arguments: [PassedArgument], _ first: String) -> [PassedArgument] {
    var result = arguments
    if first.hasSuffix("WithDuration"), !result.isEmpty { result[0].label = "withDuration" }
    if first == "transitionFromView", result.count > 1 {
      result[0].label = "from"
      result[1].label = "to"
    }
    return result
  }
}
