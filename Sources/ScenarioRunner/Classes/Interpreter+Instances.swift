import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// Making instances: allocation, initial values, chains of initialisers.
extension Interpreter {
  /// Whether a name looks like a class's: a capital, or a letter of a script without capitals.
  static func mayNameClass(_ name: String) -> Bool {
    // Scripts without small letters name classes as well.
    name.beginsWithLetter && !NameCheck.isOfVariable(name)
  }

  /// `Type(arguments)`.
  func instantiate(_ type: RuntimeClass, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Value
  {
    guard let info = types[type.name] else {
      throw fail(
        "scenario.unknown-type",
        "'\(type.name)' cannot be constructed because it has no accessible initializers", at: span)
    }
    switch info.kind {
    case .class: break
    case .structure: return try makeStructure(info, arguments, at: span)
    case .enumeration: return try makeCase(info, arguments, at: span)
    case .protocol:
      throw fail(
        "scenario.protocol-instance", "'\(info.name)' is a protocol and has no instances", at: span)
    }
    if let value = try makeExtended(info, arguments) { return value }
    if info.runtime.kind == .object, !info.isOfProgram,
      let value = try makeForeign(info, arguments, at: span)
    {
      return value
    }
    let object = try allocate(info)
    simulator.retain(object)
    defer { simulator.autorelease(object) }
    guard try initialize(object, from: info, arguments, at: span) else { return .nothing }
    return .object(object)
  }

  /// A class that nothing declares: a plain controller.
  func instantiateUndeclared(_ name: String, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Value
  {
    if frame.dialect == .objectiveC, SystemNames.has(name) || name.hasPrefix("UI_") {
      return .aggregate(Opaque.value(name))
    }
    let above = try classInfo(named: likelySuperclass(ofUndeclared: name))
    let isUIKits = isUIKitInitializer(arguments, of: above)
    guard frame.dialect == .swift, Self.mayNameClass(name),
      arguments.isEmpty || isUIKits || isPlainlyMade(name, arguments)
    else {
      // A type is no misspelt variable.
      let visible = name.isCapitalized ? visibleNames.filter { $0.isCapitalized } : visibleNames
      let fixIts = suggestion(for: name, among: visible + FreeFunctions.names, at: span)
      throw fail(
        "scenario.unknown-name", words(unknownName: name), at: span,
        notes: isMisspelling(name, fixIts) ? ownerNotes : fragmentNotes(name, at: span),
        fixIts: fixIts)
    }
    let initializer =
      switch arguments.first?.label {
      case "rootViewController": "initWithRootViewController:"
      case "frame": "initWithFrame:"
      case "presentedViewController": "initWithPresentedViewController:"
      default: ""
      }
    let info = try plainController(named: name, at: span, initializer: initializer)
    guard !arguments.isEmpty, !isUIKits else {
      let made = try instantiate(info.runtime, arguments, at: span)
      if let object = made.object, isUIKits, arguments.first?.label != "rootViewController" {
        try show(call: "init", arguments, on: object)
      }
      return made
    }
    let value = try instantiate(info.runtime, [], at: span)
    if let object = value.object { try show(call: "init", arguments, on: object) }
    noteClosures(in: arguments.filter { $0.label == nil }.map { $0.value }, to: name, of: nil)
    for argument in arguments {
      guard let label = argument.label, isSettable(label, of: value) else { continue }
      _ = try assignMemberIfKnown(argument.value, label, of: value, at: span)
    }
    return value
  }

  /// Whether a class that nothing declares is one by its name, made with what it is to keep:
  /// `DetailViewController(item: item)`.
  private func isPlainlyMade(_ name: String, _ arguments: [PassedArgument]) -> Bool {
    let isMisspelt = UIKitClasses.names.contains { Suggestion.isMisspelling(name, of: $0) }
    return !isMisspelt && Self.hasEndingOfClass(name)
      && arguments.allSatisfy { $0.label != nil || $0.isTrailing }
  }

  private func fragmentNotes(_ name: String, at span: NodeSpan) -> [Diagnostic.Note] {
    isMemberOfOwners(name) ? ownerNotes : [declaration(of: name, at: span)] + ownerNotes
  }

  /// Whether a class has the initialiser of these arguments from UIKit.
  private func isUIKitInitializer(_ arguments: [PassedArgument], of info: ClassInfo?) -> Bool {
    let labels = arguments.map { $0.label ?? "_" }
    if labels == ["nibName", "bundle"] || labels == ["coder"] || labels == ["frame"]
      || labels == ["rootViewController"] || labels == ["presentedViewController", "presenting"]
    {
      return true
    }
    guard let info, !labels.isEmpty, !labels.contains("_") else { return false }
    return UIKitClasses.hasInitializer(info, arguments)
  }

  /// Whether an initialiser that nobody knows may keep an argument under its label: not where UIKit has a property
  /// of that name that only it sets.
  private func isSettable(_ name: String, of value: Value) -> Bool {
    guard let object = value.object,
      let (_, behaviour) = UIKitProperties.behaviour(of: name, in: info(of: object))
    else { return true }
    return behaviour.isSettable
  }

  /// A new object with the initial values of its properties, those of its own class first.
  func allocate(_ info: ClassInfo) throws(Halt) -> Object {
    try simulator.checkStack()
    try initializeOnce(info)
    let object = try simulator.make(info.runtime)
    var current: ClassInfo? = info
    while let found = current {
      for property in found.properties where !property.isStatic {
        try setInitialValue(of: property, in: object)
      }
      current = found.superclass
    }
    return object
  }

  /// Makes an instance as a nib does: by the class's own `init(coder:)`, or UIKit's.
  func decode(_ info: ClassInfo) throws(Halt) -> Object {
    let object = try allocate(info)
    simulator.retain(object)
    defer { simulator.autorelease(object) }
    for candidate in initializers(of: info) where candidate.selector.swift == "init(coder:)" {
      _ = try runInitializer(candidate, [.aggregate(Opaque.value("NSCoder"))], on: object)
      return object
    }
    if let method = info.method(selector: "initWithCoder:", isStatic: false) {
      return try send(method, [.aggregate(Opaque.value("NSCoder"))], to: object).object ?? object
    }
    if initializers(of: info).contains(where: { $0.isDesignated && $0.needsArguments }) {
      // What Xcode writes into the initialiser that Swift then asks for.
      throw trap("init(coder:) has not been implemented")
    }
    try simulator.decodePlainly(object)
    return object
  }

  private func setInitialValue(of property: PropertyInfo, in object: Object) throws(Halt) {
    let declaration = property.declaration
    guard !declaration.isComputed, !property.isLazy else { return }
    if let initial = declaration.initialValue {
      let value = try evaluate(
        initial, selfValue: .nothing, type: property.owner, dialect: property.dialect)
      try store(value, in: property, of: object)
    } else if property.dialect == .objectiveC {
      object.properties[property.name] = zero(of: declaration.type)
    }
  }

  // MARK: Initialisers

  /// Runs the initialiser that fits: the class's own, one it inherits, or UIKit's; false when it
  /// failed.
  private func initialize(
    _ object: Object, from info: ClassInfo, _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Bool {
    let candidates = initializers(of: info)
    for candidate in candidates {
      guard let values = try bind(candidate, arguments, selfValue: .object(object)) else {
        continue
      }
      return try runInitializer(candidate, values, on: object)
    }
    // What a class inherits that nothing declares may be made of anything.
    let isAnyones = candidates.isEmpty && !arguments.isEmpty && inheritsFromUndeclared(info)
    guard isAnyones, !isUIKitInitializer(arguments, of: info) else {
      try initializeBuiltIn(object, info, arguments, candidates, at: span)
      return true
    }
    try show(call: "init", arguments, on: object)
    try initializeBuiltIn(object, info, [], candidates, at: span)
    return true
  }

  /// Whether a class inherits from one that nothing declares.
  func inheritsFromUndeclared(_ info: ClassInfo) -> Bool {
    var current = info.superclass
    while let found = current, found.isOfProgram {
      if isUndeclared(found) { return true }
      current = found.superclass
    }
    return false
  }

  /// The initialisers of a class: its own, or those it inherits when it has none.
  func initializers(of info: ClassInfo) -> [MethodInfo] {
    info.methods(named: "init").filter { $0.declaration.kind == .initializer }
  }

  func runInitializer(_ method: MethodInfo, _ values: [Value], on object: Object)
    throws(Halt) -> Bool
  {
    let call = try simulator.enter(
      method.id, payload(values), object, rule: nil, isOverridden: true)
    let isAwaited = tasks.isAwaiting && method.declaration.modifiers.contains(.async)
    defer {
      if isAwaited, let pending = tasks.pendingCall as? FunctionStep {
        pending.record(call)
      } else {
        simulator.leave(call)
      }
    }
    let result = try invoke(method, on: .object(object), values)
    return !didReturnNil(result, method)
  }

  /// Whether an initialiser has failed: `return nil` says so, the flow of a body that ends says nothing.
  func didReturnNil(_ result: Value, _ method: MethodInfo) -> Bool {
    guard method.declaration.modifiers.contains(.failable), case .bool(false) = result else {
      return false
    }
    return true
  }

  /// `self.init(…)`.
  func delegateInitializer(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    guard case .object(let object) = frame.selfValue else {
      return try delegateValueInitializer(arguments, at: span)
    }
    let hasMade = try initialize(object, from: info(of: object), arguments, at: span)
    frame.hasFailed = !hasMade
    return hasMade ? .object(object) : .nothing
  }

  /// `super.init(…)`.
  func superInitializer(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    guard case .object(let object) = frame.selfValue, let above = frame.type?.superclass else {
      return .nothing
    }
    let hasMade = try initialize(object, from: above, arguments, at: span)
    frame.hasFailed = !hasMade
    return hasMade ? .object(object) : .nothing
  }

  /// UIKit's own initialisers.
  private func initializeBuiltIn(
    _ object: Object, _ info: ClassInfo, _ arguments: [PassedArgument], _ candidates: [MethodInfo],
    at span: NodeSpan
  ) throws(Halt) {
    let labels = arguments.map { $0.label ?? "_" }
    let selector = Self.initializerSelector(labels)
    if try goOn(from: selector, arguments.map { $0.value }, of: object) != nil { return }
    if isTargetInitializer(info) { return configure(object, info, arguments) }
    switch (object, labels) {
    case (_, []), (_, ["coder"]): break
    case (let controller as UIViewController, ["nibName", "bundle"]):
      if case .string(let name) = arguments[0].value { controller.nibName = name }
    case (let storyboard as UIStoryboard, ["name", "bundle"]):
      simulator.open(storyboard, named: describe(arguments[0].value))
    case (_, ["presentedViewController", "presenting"]),
      (_, ["presentedViewController", "presentingViewController"]):
      keepSides(arguments, of: object)
    case (_, ["identifier", "source", "destination"]) where info.isKind(of: "UIStoryboardSegue"):
      keepEnds(arguments, of: object)
    case (_, ["block"]) where info.isKind(of: "BlockOperation"),
      (_, ["_"]) where info.isKind(of: "BlockOperation") && arguments[0].isTrailing:
      keepBlock(arguments[0].value, of: object)
    case (_, ["description"]) where info.isKind(of: "XCTestExpectation"):
      set(describe(arguments[0].value), of: object, at: span)
    case (_, _)
    where info.isKind(of: "XCTestExpectation") && info.name != "XCTestExpectation"
      && !info.isOfProgram:
      guard try setUp(object, arguments, at: span) else {
        throw fail(
          "scenario.wrong-arguments", "'\(info.name)' cannot be made of these arguments", at: span)
      }
    case (_, ["nibName", "bundle"]) where info.name == "UINib":
      object.properties["name"] = arguments[0].value
    case (let navigation as UINavigationController, ["rootViewController"]):
      guard let root = arguments[0].value.object as? UIViewController else {
        throw fail(
          "scenario.wrong-arguments", "a navigation controller's root is a view controller",
          at: arguments[0].span)
      }
      try simulator.setRoot(root, of: navigation)
    case (let pager as UIPageViewController, _) where labels.first == "transitionStyle":
      try setTransitionStyle(arguments[0].value, of: pager, at: arguments[0].span)
    case (let view as UIView, ["frame"]):
      setInitialFrame(arguments[0].value, of: view)
    case (is UIView, _)
    where !info.isOfProgram || UIKitClasses.hasInitializer(info, arguments)
      || isUndeclared(info) || inheritsFromUndeclared(info):
      try keep(arguments, in: object, at: span)
    case (is UITabBarController, ["tabs"]):
      system.uiKit.hasTabObjects = true
      try simulator.send(.setTabs, .values([arguments[0].value]), to: object)
    case (is UIViewController, _)
    where UIKitClasses.hasInitializer(info, arguments) || isUndeclared(info)
      || inheritsFromUndeclared(info):
      if labels == ["rootView"] { warnOfHostedView(arguments[0]) }
      try keep(arguments, in: object, at: span)
    case (is UIViewController, _) where !info.isOfProgram && UIKitClasses.isSystemPage(info):
      try keep(arguments, in: object, at: span)
    default:
      let usual = Self.usualInitializer(of: object)
      guard candidates.isEmpty else { throw mismatch(candidates, arguments, at: span) }
      let shapes = usual.labels.map {
        ParameterShape(label: $0, isOptional: $0 == "options", isFunction: false)
      }
      throw fail(
        "scenario.wrong-arguments", ArgumentMismatch(shapes, arguments.map { $0.shape }).message,
        at: span,
        notes: usual.labels.isEmpty ? [] : [Diagnostic.Note("it is declared as '\(usual.swift)'")])
    }
  }

  /// Places a view that is made with a frame; an empty one leaves the place to constraints.
  func setInitialFrame(_ value: Value, of view: UIView) {
    guard let rect = Geometry.rect(of: value), rect != .zero else { return }
    simulator.setFrame(rect, of: view)
  }

  /// A presentation controller is made with who is presented, and by whom.
  func keepSides(_ arguments: [PassedArgument], of object: Object) {
    for (name, argument) in zip(["presented", "presenting"], arguments) {
      object.properties[name] = argument.value.object.map { .object(WeakReference($0)) }
    }
  }

  /// The name of a segue that the program makes, and the controllers that it leads from and to.
  func keepEnds(_ arguments: [PassedArgument], of segue: Object) {
    for (name, argument) in zip(["identifier", "source", "destination"], arguments) {
      simulator.retain(argument.value)
      segue.properties[name] = argument.value
    }
  }

  /// How a page view controller turns its pages, as it is made with.
  func setTransitionStyle(_ value: Value, of pager: UIPageViewController, at span: NodeSpan)
    throws(Halt)
  {
    guard case .member(let name) = value else { return }
    guard let style = UIPageViewController.TransitionStyle(rawValue: name) else {
      throw fail(
        "scenario.unknown-member",
        "type 'UIPageViewController.TransitionStyle' has no member '\(name)'", at: span,
        notes: Suggestion.nearest(
          to: name, in: UIPageViewController.TransitionStyle.allCases.map { $0.rawValue }
        ).map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? [])
    }
    pager.transitionStyle = style
  }

  /// How UIKit declares the initialiser that is mostly meant.
  private static func usualInitializer(of object: Object) -> MessageSelector {
    let name =
      switch object {
      case is UINavigationController: "init(rootViewController:)"
      case is UIPageViewController: "init(transitionStyle:navigationOrientation:options:)"
      case is UIViewController: "init(nibName:bundle:)"
      case is UIView: "init(frame:)"
      default: "init()"
      }
    return MessageSelector(swift: name, objectiveC: "", level: .views)
  }

  /// Values of Foundation's types, which are no objects here.
  private func makeForeign(_ info: ClassInfo, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Value?
  {
    if let zero = Geometry.zero(of: info.name) {
      var passed = arguments.map { (label: $0.label, value: $0.value) }
      guard !arguments.isEmpty else { return zero }
      if frame.dialect == .objectiveC { passed = Geometry.completed(info.name, passed) }
      try checkLabels(of: arguments, info.name, at: span)
      guard let made = Geometry.make(info.name, passed) else {
        throw fail(
          "scenario.wrong-arguments", "'\(info.name)' cannot be made of these arguments", at: span)
      }
      return made
    }
    if let contents = try readContents(info.name, arguments) { return contents }
    if let made = try makePublisher(info.name, arguments) { return made }
    if let made = try makeCollection(info.name, arguments, at: span) { return made }
    let first = arguments.first?.value
    if let found = uiKitCase(of: info.name, arguments) { return found }
    switch info.name {
    case "Int":
      if case .string(let text)? = first, arguments.count == 2,
        let radix = arguments[1].value.place, (2...36).contains(radix)
      {
        return Int64(text, radix: radix).map { .int($0) } ?? .nothing
      }
      if case .string(let text)? = first { return Int64(text).map { .int($0) } ?? .nothing }
      return .int(try exactInteger(first ?? .int(0)))
    case "Double", "CGFloat", "Float": return number(named: info.name, of: first ?? .int(0))
    // An object's address is what it is known by.
    case "ObjectIdentifier": return .string(first?.object?.debugName ?? describe(first ?? .nothing))
    case "Bool": return .bool(first.map { truth(of: $0) } ?? false)
    case "Optional": return first ?? .nothing
    case "Mirror": return try makeMirror(first ?? .nothing)
    case "Name": return first ?? .nothing
    case "Task": return try makeTask(arguments)
    case "AsyncStream", "AsyncThrowingStream": return try makeStream(arguments)
    case "CancellationError": return Self.cancellationError
    case "UIAction":
      if let block = arguments.last?.value.object as? RuntimeBlock {
        // What it is called shows on the button that has it.
        for argument in arguments where argument.label == "title" {
          block.properties["title"] = argument.value
        }
        return .object(block)
      }
      return .aggregate(Opaque.value(info.name))
    case "NSPredicate": return makePredicate(arguments)
    case "UITraitCollection" where first?.object is RuntimeBlock:
      guard let change = first?.object as? RuntimeBlock else { return nil }
      return try makeTraits(from: [], by: change)
    case "UIViewPropertyAnimator": return makeAnimator(arguments)
    case "Timer" where !arguments.isEmpty: return try makeTimer(arguments, at: span)
    case "Thread", "NSThread": return makeThread(arguments, at: span)
    case "DispatchWorkItem": return makeWorkItem(arguments)
    case "DispatchGroup": return makeDispatchGroup()
    case "DispatchSemaphore": return makeSemaphore(first)
    case "DispatchQueue": return makeQueue(arguments)
    case "OperationQueue", "NSOperationQueue": return makeOperationQueue()
    case "Result": return try makeResult(arguments)
    case "URL", "NSURL": return makeURL(arguments)
    case "URLComponents", "NSURLComponents": return makeComponents(arguments)
    case "URLQueryItem", "NSURLQueryItem":
      return try messageValues("queryItemWithName:value:", arguments.map { $0.value })
    // Foundation's numbers are Swift's here.
    case "NSValue" where arguments.count == 1:
      let label = arguments[0].label ?? ""
      return Geometry.box("valueWith" + label, Geometry.named(label, arguments[0].value))
        ?? .aggregate(Opaque.value(info.name, opaqueFields(arguments)))
    case "NSNumber" where arguments.count == 1: return first
    case _ where UIKitNumbers.isAmount(info.name) && first?.number != nil:
      return .double(first?.number ?? 0)
    case "Date", "NSDate": return Dates.value(simulator.seconds, arguments)
    default:
      guard types.isOpaque(info.name) else { return nil }
      // What it is made with can be read again: `IndexPath(row: 1, section: 0).row`.
      return .aggregate(Opaque.value(info.name, opaqueFields(arguments)))
    }
  }

  /// Swift's structures of numbers are made with all their labels.
  private func checkLabels(of arguments: [PassedArgument], _ type: String, at span: NodeSpan)
    throws(Halt)
  {
    let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
    let all =
      switch type {
      case "CGRect": arguments.count == 2 ? "origin:size:" : "x:y:width:height:"
      case "CGSize": "width:height:"
      default: "x:y:"
      }
    let wanted = all.utf8.filter { $0 == UInt8(ascii: ":") }.count
    guard frame.dialect == .swift, arguments.count == wanted, labels != all else { return }
    throw fail(
      "scenario.wrong-arguments",
      arguments.allSatisfy { $0.label == nil }
        ? "missing argument labels '\(all)' in call"
        : "incorrect argument labels in call (have '\(labels)', expected '\(all)')", at: span)
  }

  func opaqueFields(_ arguments: [PassedArgument]) -> [Aggregate.Field] {
    arguments.compactMap { argument in
      argument.label.map { Aggregate.Field(name: $0, value: argument.value) }
    }
  }
}

extension MethodInfo {
  /// Whether it is a Swift initialiser that hides those of the class above.
  fileprivate var isDesignated: Bool {
    dialect == .swift && !declaration.modifiers.contains(.convenience)
  }

  /// Whether it takes what a nib cannot give.
  fileprivate var needsArguments: Bool {
    selector.swift != "init(nibName:bundle:)" && selector.swift != "init(frame:)"
      && declaration.parameters.contains { $0.defaultValue == nil }
  }
}
