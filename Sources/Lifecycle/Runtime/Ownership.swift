extension Simulator {
  /// Makes an instance of a class, as `init` does; nothing owns it yet.
  public func make(_ type: RuntimeClass) throws(Halt) -> Object {
    guard objects.count < budget.objects else { throw .budget(.objects) }
    let type = own(type)
    let object: Object =
      switch type.kind {
      case .object: Object(type)
      case .view, .control: UIView(type)
      case .window: UIWindow(type)
      case .viewController: UIViewController(type)
      case .navigationController: UINavigationController(type)
      case .tabBarController: UITabBarController(type)
      case .pageViewController: UIPageViewController(type)
      case .splitViewController: UISplitViewController(type)
      case .application: UIApplication(type)
      case .storyboard: UIStoryboard(type)
      case .percentDriven: PercentDrivenTransition(type)
      case .presentationController: UIPresentationController(type)
      }
    if let view = object as? UIView { view.frame = window.frame }
    if type.implementsLayoutCallbacks { hasLayoutListeners = true }
    adopt(object)
    return object
  }

  /// The simulator's own copy of a class that all simulators share; any other class is itself.
  func own(_ type: RuntimeClass) -> RuntimeClass {
    guard type.isShared else { return type }
    if let copy = ownClasses[ObjectIdentifier(type)] { return copy }
    let copy = RuntimeClass(
      name: type.name, kind: type.kind, superclass: type.superclass.map { own($0) })
    ownClasses[ObjectIdentifier(type)] = copy
    return copy
  }

  /// Takes a new object, such as a block, under the simulator's care.
  public func adopt(_ object: Object) {
    steps += 1
    objects.append(object)
    temporaries.append(object)
  }

  /// The first living object, by when it was made, that answers a question with yes.
  public func firstObject(where isWanted: (Object) -> Bool) -> Object? {
    objects.first { !$0.isDeallocated && isWanted($0) }
  }

  /// Counts one more strong reference to what a value holds.
  public func retain(_ value: Value) {
    if case .object(let object) = value { return retain(object) }
    guard let count = Self.partCount(of: value) else { return }
    // It is counted for itself, for what gives it up, and for what names its objects.
    spend(parts: 3 * count)
    forEachPart(of: value) { retainPart($0) }
  }

  /// A collection inside a collection: the same one may be there a million times.
  private func retainPart(_ value: Value) {
    if case .object(let object) = value { return retain(object) }
    guard let count = Self.partCount(of: value), spend(count) else { return }
    forEachPart(of: value) { retainPart($0) }
  }

  /// Counts one strong reference less, and deallocates what nothing owns any more; what has been taken
  /// without any steps left is never given up, for the scenario ends.
  public func release(_ value: Value) throws(Halt) {
    switch value {
    case .object(let object): try release(object)
    case .array(let values): for value in values where isAffordable { try release(value) }
    case .dictionary(let entries):
      for entry in entries where isAffordable {
        try release(entry.key)
        try release(entry.value)
      }
    case .aggregate(let aggregate):
      for field in aggregate.fields where isAffordable { try release(field.value) }
    default: break
    }
  }

  private static func partCount(of value: Value) -> Int? {
    switch value {
    case .array(let values): values.count
    case .dictionary(let entries): 2 * entries.count
    case .aggregate(let aggregate): aggregate.fields.count
    default: nil
    }
  }

  private func forEachPart(of value: Value, _ body: (Value) -> Void) {
    switch value {
    case .array(let values): for value in values { body(value) }
    case .dictionary(let entries):
      for entry in entries {
        body(entry.key)
        body(entry.value)
      }
    case .aggregate(let aggregate): for field in aggregate.fields { body(field.value) }
    default: break
    }
  }

  /// Counts one more strong reference to an object.
  public func retain(_ object: Object) {
    if object.owners == 0, let block = object as? Block, !block.holdsCaptures {
      block.holdsCaptures = true
      for value in block.captures { retain(value) }
    }
    object.owners += 1
  }

  /// Counts one strong reference less, and deallocates the object when it was the last.
  public func release(_ object: Object) throws(Halt) {
    guard !object.isDeallocated, object.owners > 0 else { return }
    object.owners -= 1
    if object.owners == 0 { try deallocate(object) }
  }

  /// What is to be done later, and owns objects from now until it has been done, however it ends; or until
  /// the statement's temporaries go, where it gives them up without deallocating yet.
  func owning(
    _ objects: [Object?], untilDrained: Bool = false,
    _ body: @escaping (Simulator) throws(Halt) -> Void
  ) -> (Simulator) throws(Halt) -> Void {
    for case let object? in objects { retain(object) }
    return { simulator throws(Halt) in
      try body(simulator)
      for case let object? in objects {
        if untilDrained { simulator.autorelease(object) } else { try simulator.release(object) }
      }
    }
  }

  /// The end of a transition, finished or not, which owns objects until it has come.
  func owning(
    _ objects: [Object?], _ body: @escaping (Simulator, Bool) throws(Halt) -> Void
  ) -> (Simulator, Bool) throws(Halt) -> Void {
    for case let object? in objects { retain(object) }
    return { simulator, isFinished throws(Halt) in
      try body(simulator, isFinished)
      for case let object? in objects { try simulator.release(object) }
    }
  }

  /// Owns an object while something is done.
  func holding(_ object: Object, _ body: () throws(Halt) -> Void) throws(Halt) {
    retain(object)
    try body()
    try release(object)
  }

  /// Counts one strong reference less without deallocating yet: the statement still uses it.
  public func autorelease(_ object: Object) {
    guard object.owners > 0 else { return }
    object.owners -= 1
    if object.owners == 0 { temporaries.append(object) }
  }

  /// Counts one strong reference less to what a value holds, without deallocating yet.
  public func autorelease(_ value: Value) {
    if case .object(let object) = value { return autorelease(object) }
    guard isAffordable else { return }
    forEachPart(of: value) { autorelease($0) }
  }

  /// How many temporaries there are: the mark from which a statement's own begin.
  public var temporaryCount: Int { temporaries.count }

  /// Deallocates what the statement made, or was given, and nothing owns; those before a mark
  /// belong to a statement around it. Where too many objects go inside each other, the statements around
  /// have more room, and do it.
  public func drainTemporaries(from mark: Int = 0) throws(Halt) {
    guard deallocations < Self.deallocationLimit else { return }
    while temporaries.count > mark {
      guard mark == 0 else {
        let made = Array(temporaries[mark...])
        temporaries.removeSubrange(mark...)
        try deallocateUnowned(made)
        continue
      }
      var made: [Object] = []
      swap(&made, &temporaries)
      try deallocateUnowned(made)
      // The memory serves the next statement.
      made.removeAll(keepingCapacity: true)
      if temporaries.isEmpty { swap(&made, &temporaries) }
    }
  }

  private func deallocateUnowned(_ objects: [Object]) throws(Halt) {
    for object in objects where object.owners == 0 && !object.isDeallocated {
      // A block that was never owned has not taken its captures.
      if let block = object as? Block, !block.holdsCaptures {
        block.isDeallocated = true
      } else {
        try deallocate(object)
      }
    }
  }

  /// How many objects may be deallocated inside each other; what a longer chain owns goes with the
  /// temporaries of the statement.
  private static let deallocationLimit = 24

  private func deallocate(_ object: Object) throws(Halt) {
    guard deallocations < Self.deallocationLimit else { return temporaries.append(object) }
    deallocations += 1
    defer { deallocations -= 1 }
    object.isDeallocated = true
    if let controller = object as? UIViewController, controller.loadedView?.window != nil {
      apply(.deinitWithoutDisappearing)
    }
    if object is UIViewController || object.runtimeClass.implements(.deinit) {
      try send(.deinit, to: object, rule: object is UIViewController ? .deinitAfter : .lastOwner)
    }
    try object.releaseContents(self)
  }
}

extension Rule {
  static let deinitWithoutDisappearing = Rule(
    195, "no-disappear-on-dealloc",
    "No further callback is called on a controller without a parent that is released while its"
      + " view shows; the view stays.",
    sources: "so-60386750 catalyst-2026", .observed)
  static let deinitAfter = Rule(
    192, "deinit-after-callbacks",
    "A popped or dismissed controller is deallocated after its viewDidDisappear and the completion,"
      + " when nothing owns it any more; never before.",
    sources: "hb-2015 catalyst-2026", .observed)
  static let lastOwner = Rule(
    286, "deinit-last-owner",
    "An object is deallocated at once when the last that owns it lets go of it.",
    sources: "swift-arc", .documented)
}
