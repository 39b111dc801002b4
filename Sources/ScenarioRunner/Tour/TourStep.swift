import CallTrace
import Interfaces
import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// One thing that a page can be made to do: a heading, and what is done below it.
struct TourStep {
  /// The part of the tour that it belongs to.
  let part: Tour.Part
  /// What the trace says over it.
  let heading: String
  /// Whether the code behind it takes the page away: it comes after all that does not.
  var leaves = false
  /// What is done.
  let action: (Interpreter) throws(Halt) -> Void
}

extension Interpreter {
  /// The next thing that the page in front can be made to do, in a fixed order, without what has been
  /// tried; those that take the page away are asked for apart.
  func nextStep(on page: UIViewController, leaving: Bool, _ record: TourRecord) throws(Halt)
    -> TourStep?
  {
    guard !record.isFull else { return nil }
    let isNext = { (step: TourStep) in
      step.leaves == leaving && record.tour.parts.contains(step.part)
        && !record.hasTried(step, on: page.runtimeClass.name)
    }
    let input = inputSteps(on: page, record) + tapSteps(on: page, record)
    let calls = closureSteps(record)
    if let step = (calls + input + postSteps(record)).first(where: isNext) { return step }
    for part in [Tour.Part.tapped, .called] where record.tour.parts.contains(part) {
      for owner in ownPages() {
        if let step = try methodStep(part, of: owner, leaving: leaving, record) { return step }
      }
    }
    let rest =
      try segueSteps(on: page, record) + unwindSteps(on: page, record)
      + gestureSteps(on: page, record)
      + selectionSteps(on: page, record)
    if let step = rest.first(where: isNext) { return step }
    guard leaving, record.tour.parts.contains(.called), record.steps == 0 || record.asks else {
      return nil
    }
    // Nothing else has happened: then whatever has not run is called.
    record.asks = true
    for owner in ownPages() {
      if let step = try methodStep(.called, of: owner, leaving: leaving, record) { return step }
      if let step = questionStep(on: owner, record) { return step }
    }
    return nil
  }

  /// Asks a page for a property that it overrides, which UIKit reads and the model does not; where nothing
  /// has happened at all, for any that it computes.
  private func questionStep(on page: Object, _ record: TourRecord) -> TourStep? {
    for property in info(of: page).properties where !property.isStatic {
      let declaration = property.declaration
      guard let getter = declaration.getter,
        declaration.modifiers.contains(.override) || record.steps == 0,
        source.owns(declaration.nameSpan),
        record.insert(.called, "property \(property.owner.name).\(property.name)")
      else { continue }
      return TourStep(part: .called, heading: "Asked: \(property.name)", leaves: true) {
        interpreter throws(Halt) in
        let simulator = interpreter.simulator
        let id = simulator.intern(
          MessageSelector(swift: property.name, objectiveC: property.name, level: .containment))
        let call = try simulator.enter(id, .none, page, rule: nil, isOverridden: true)
        defer { simulator.leave(call) }
        _ = try interpreter.runGetter(
          getter, selfValue: .object(page), type: property.owner, dialect: property.dialect)
      }
    }
    return nil
  }

  // MARK: Controls

  /// Bar buttons, controls and views with the gesture of a tap.
  private func tapSteps(on page: UIViewController, _ record: TourRecord) -> [TourStep] {
    touchables().compactMap { object in
      guard hasAction(object), !takesNoTouch(object), !isTextInput(object) else { return nil }
      let name = tapName(of: object)
      return TourStep(part: .tapped, heading: "Tapped: \(name)", leaves: leaves(object)) {
        interpreter throws(Halt) in
        try interpreter.act(
          .tap,
          [
            PassedArgument(
              label: nil, value: .object(object), isTrailing: false, span: record.place)
          ],
          at: record.place)
      }
    }
  }

  /// What a heading calls something that is tapped: the words on it, its variable, or what it does.
  private func tapName(of object: Object) -> String {
    let name = shownName(of: object)
    guard name.hasPrefix("<") else { return name }
    for action in system.uiKit.actions(of: object) {
      if case .target(_, let selector, _, _) = action { return selector }
    }
    return info(of: object).name
  }

  /// Whether the methods behind a control say that they take the page away.
  private func leaves(_ object: Object) -> Bool {
    var owners = [object]
    for case .object(let gesture) in object.properties["gestureRecognizers"]?.elements ?? [] {
      owners.append(gesture)
    }
    return owners.contains { owner in
      system.uiKit.actions(of: owner).contains { action in
        guard case .target(let target?, let selector, _, _) = action, !target.isDeallocated,
          let method = method(named: selector, of: target)
        else { return false }
        return leaves(method)
      }
    }
  }

  /// Whether a method dismisses or pops a page, or unwinds.
  private func leaves(_ method: MethodInfo) -> Bool {
    guard let body = method.declaration.body else { return false }
    return leaves(FreeNames(ClosureCode(method.declaration, body: body)))
  }

  /// Whether code that uses these names takes a page away.
  func leaves(_ names: FreeNames) -> Bool {
    (names.names + names.members.names).contains { name in
      name.hasPrefix("dismiss") || name.hasPrefix("pop")
    }
  }

  // MARK: Methods that the tour calls itself

  /// The first method of an object that a part of the tour calls and that has not run.
  func methodStep(
    _ part: Tour.Part, of owner: Object, leaving: Bool, _ record: TourRecord
  ) throws(Halt) -> TourStep? {
    for candidate in candidates(of: owner, record)
    where candidate.part == part && !candidate.method.isCalled
      && (candidate.isAsked ? record.asks : candidate.leaves == leaving)
    {
      let method = candidate.method
      let heading =
        (part == .tapped ? "Tapped: " : "Called: ") + method.selector(in: method.dialect)
      guard !record.hasTried(part, heading, on: owner.runtimeClass.name) else { continue }
      if part == .called,
        let step = try containerStep(method, of: owner, heading: heading, leaving: leaving, record)
      {
        return step
      }
      guard let arguments = try madeUp(method)
      else { continue }
      // What is made up is nobody's until the method has it.
      for argument in arguments { simulator.retain(argument) }
      return TourStep(part: part, heading: heading, leaves: leaving) { interpreter throws(Halt) in
        defer { for argument in arguments { interpreter.simulator.autorelease(argument) } }
        guard part == .tapped else {
          _ = try interpreter.send(method, arguments, to: owner)
          return
        }
        try interpreter.simulator.event { simulator throws(Halt) in
          _ = try interpreter.send(method, arguments, to: owner)
        }
      }
    }
    return nil
  }

  /// The methods of an object's classes that the tour calls where nothing else does: `@IBAction` methods, as a
  /// storyboard's controls would, and those that neither the program nor UIKit calls, because whoever shows
  /// such a method alone wants to see what it does. Found once for a class: a class may have many.
  private func candidates(of owner: Object, _ record: TourRecord) -> [TourRecord.Candidate] {
    let info = info(of: owner)
    if let known = record.candidates[ObjectIdentifier(info)] { return known }
    let found = ownMethods(of: owner).compactMap { method -> TourRecord.Candidate? in
      // An async method is called by what can wait.
      guard !method.isStatic, !Self.isUnwindAction(method), !isObserver(method),
        !method.declaration.modifiers.contains(.async), !isInitializer(method)
      else { return nil }
      let isAction = method.declaration.attributes.contains("IBAction")
      let isAsked = !isAction && !isRoot(method)
      guard !isAsked || mayBeAsked(method) else { return nil }
      return TourRecord.Candidate(
        method: method, part: isAction ? .tapped : .called, leaves: leaves(method), isAsked: isAsked
      )
    }
    record.candidates[ObjectIdentifier(info)] = found
    return found
  }

  /// Whether a method of Objective-C makes an object of what has been allocated: nothing else sends it.
  private func isInitializer(_ method: MethodInfo) -> Bool {
    method.dialect == .objectiveC
      && SelectorName.firstPiece(of: method.selector.objectiveC).hasPrefix("initWith")
  }

  /// Whether a method is told of changes of what is observed: what changes, only who observes it knows.
  private func isObserver(_ method: MethodInfo) -> Bool {
    method.declaration.name.hasPrefix("observeValue") && method.declaration.parameters.count == 4
  }

  /// Whether code may call a method by itself although it answers a question, overrides what the model does
  /// not send or is called by what has not run; one that calls itself has to decide when.
  private func mayBeAsked(_ method: MethodInfo) -> Bool {
    guard let body = method.declaration.body, !body.statements.isEmpty else { return false }
    let calls = OwnCalls(of: method)
    guard !calls.isRecursive || calls.decides else { return false }
    switch Message(method.id) {
    case nil, .pushViewController, .popViewController, .setViewControllers, .present, .dismiss:
      return true
    default: return method.isDelegates
    }
  }

  /// The program's controllers in front, the innermost first, and its views that nothing else shows.
  private func ownPages() -> [Object] {
    guard let front = frontmost() else { return [] }
    var found: [Object] = []
    eachShown(from: front) { if self.info(of: $0).isOfProgram { found.insert($0, at: 0) } }
    for view in viewsInFront() where info(of: view).isOfProgram { found.append(view) }
    return found
  }

  /// The methods of a page's classes that the program declares, the page's own first.
  func ownMethods(of page: Object) -> [MethodInfo] {
    var found: [MethodInfo] = []
    var current: ClassInfo? = info(of: page)
    while let info = current, info.isOfProgram {
      found += info.methodsInOrder.filter { $0.declaration.kind == .function }
      current = info.superclass
    }
    // What the program adds to the classes of UIKit's above.
    while let info = current {
      found += addedMethods(to: info)
      current = info.superclass
    }
    return found
  }

  /// Whether only code that is not shown can call a method: it is nobody's callback, and the program names
  /// it nowhere.
  func isRoot(_ method: MethodInfo) -> Bool {
    let declaration = method.declaration
    guard declaration.body != nil, !declaration.modifiers.contains(.override),
      !declaration.attributes.contains("IBAction"), Message(method.id) == nil,
      !method.isDelegates, returnsNothing(declaration.returnType),
      !UIKitMethods.isOverridable(method.selector.swift, in: method.owner),
      !UIKitMethods.isOverridable(selector: method.selector.objectiveC, in: method.owner)
    else { return false }
    return !isNamedElsewhere(method)
  }

  /// Whether the program names a method anywhere but in the method itself.
  private func isNamedElsewhere(_ method: MethodInfo) -> Bool {
    let declaration = method.declaration
    let isNamed =
      source.namesInUse.contains(declaration.name)
      || source.namesInUse.contains(method.selector.objectiveC)
    let calls = OwnCalls(of: method)
    // One that never ends is left to whoever calls it.
    guard isNamed, calls.isRecursive, calls.decides else { return isNamed }
    let others = NamedMethods(source.programs.flatMap { $0.statements }, without: declaration).names
    return others.contains(declaration.name) || others.contains(method.selector.objectiveC)
  }

  private func returnsNothing(_ type: TypeName?) -> Bool {
    guard let type else { return true }
    return ["void", "Void", "()", "IBAction", ""].contains(type.text)
  }

  // MARK: Gestures

  /// Gestures that are no taps, each as if it were made.
  private func gestureSteps(on page: UIViewController, _ record: TourRecord) -> [TourStep] {
    var steps: [TourStep] = []
    for view in viewsInFront() {
      for case .object(let gesture) in view.properties["gestureRecognizers"]?.elements ?? []
      where !isDisabled(gesture) && !info(of: gesture).isKind(of: "UITapGestureRecognizer") {
        guard !system.uiKit.actions(of: gesture).isEmpty else { continue }
        let heading = gestureWord(info(of: gesture)) + ": " + (view.label ?? info(of: view).name)
        steps.append(
          TourStep(part: .gestured, heading: heading) { interpreter throws(Halt) in
            try interpreter.simulator.event { simulator throws(Halt) in
              try interpreter.sendActions(of: gesture, at: record.place)
            }
          })
      }
    }
    return steps
  }

  private func gestureWord(_ info: ClassInfo) -> String {
    let words = [
      ("UISwipeGestureRecognizer", "Swiped"), ("UIScreenEdgePanGestureRecognizer", "Edge swiped"),
      ("UIPanGestureRecognizer", "Panned"), ("UIPinchGestureRecognizer", "Pinched"),
      ("UIRotationGestureRecognizer", "Turned"), ("UILongPressGestureRecognizer", "Held"),
    ]
    return words.first { info.isKind(of: $0.0) }?.1 ?? "Gesture"
  }

  // MARK: What shows

  /// The views in front, each before what lies in it, in the order in which they were added.
  func viewsInFront() -> [UIView] {
    guard let front = frontmost(), let root = front.loadedView else { return [] }
    var found: [UIView] = []
    var pending = [root]
    // Two views may be held by each other.
    var known: Set<ObjectIdentifier> = []
    eachShown(from: front) { pending += self.titleViews(of: $0) }
    while let view = pending.popLast() {
      if view.isHidden || !known.insert(ObjectIdentifier(view)).inserted { continue }
      found.append(view)
      pending += view.subviews.reversed()
      if !view.properties.isEmpty { pending += heldViews(of: view) }
    }
    return found
  }

  /// The views that one of UIKit's shows because a property of its own has them: a table's header.
  private func heldViews(of view: UIView) -> [UIView] {
    let info = info(of: view)
    var found: [UIView] = []
    for name in view.properties.names {
      guard let held = view.properties[name]?.object as? UIView, held.superview == nil,
        held !== view, let (member, _) = UIKitProperties.declaration(of: name, in: info),
        !member.isWeak
      else { continue }
      found.append(held)
    }
    return found
  }

  /// The views that a navigation bar shows for a page: the one in its navigation item's place of a title.
  private func titleViews(of page: UIViewController) -> [UIView] {
    guard case .aggregate(let item)? = page.properties["navigationItem"] else { return [] }
    return item.fields.compactMap { $0.value.object as? UIView }.filter { $0.superview == nil }
  }

  /// What can be tapped in front: the bar buttons, then the controls and the views with gestures.
  private func touchables() -> [Object] {
    guard let front = frontmost() else { return [] }
    var found: [Object] = []
    eachShown(from: front) { found += self.barButtonItems(of: $0) }
    for view in viewsInFront() where isTouchable(view) { found.append(view) }
    return found
  }

  private func isTouchable(_ view: UIView) -> Bool {
    if info(of: view).isKind(of: "UIControl") { return true }
    return (view.properties["gestureRecognizers"]?.elements ?? []).contains {
      $0.object.map { info(of: $0).isKind(of: "UITapGestureRecognizer") } ?? false
    }
  }

  /// Whether something is there to be typed into.
  func isTextInput(_ object: Object) -> Bool {
    let info = info(of: object)
    return ["UITextField", "UITextView", "UISearchBar"].contains { info.isKind(of: $0) }
  }
}

extension MethodInfo {
  /// Whether a bare name says who calls the method: `self.tableView` is an outlet that is not shown, although
  /// the class has `tableView(_:cellForRowAt:)`.
  func isNamedAfterCaller(_ name: String) -> Bool {
    guard isDelegates, declaration.name == name, declaration.parameters.count > 1,
      let type = declaration.parameters.first?.type
    else { return false }
    return type.name.hasSuffix(SelectorName.capitalized(name))
  }

  /// Whether it is written as a delegate's method is: its first argument is whoever calls it, and its name
  /// begins with what that is, as in `tableView(_:didSelectRowAt:)` and `scrollViewDidScroll(_:)`.
  var isDelegates: Bool {
    guard let first = declaration.parameters.first, let type = first.type else { return false }
    if dialect == .swift, first.label != nil { return false }
    let capitals = type.name.prefix { $0.isUppercase }.utf8.count
    guard capitals > 0 else { return false }
    let noun = SelectorName.uncapitalized(String(type.name.dropFirst(max(0, capitals - 1))))
    let whole = SelectorName.uncapitalized(type.name)
    return declaration.name.hasPrefix(noun) || declaration.name.hasPrefix(whole)
  }
}
