public import CallTrace

/// Unwind segues: back to a controller that has the action they name.
extension Simulator {
  /// Goes back from a controller by an unwind segue of a storyboard that is not there, to whoever has the action.
  public func unwind(_ identifier: String, to action: SelectorID, from source: UIViewController)
    throws(Halt)
  {
    let segue = Segue(identifier, .unwind, to: "", action: action)
    try unwind(segue, to: action, from: source, sender: .nothing)
  }

  /// Finds who has the action, lets the source prepare, calls the action, and goes back (R229).
  func unwind(
    _ segue: Segue, to action: SelectorID, from source: UIViewController, sender: Value
  ) throws(Halt) {
    guard profile.follows(.unwindSegue),
      let destination = try unwindDestination(of: action, from: source, sender)
    else { return }
    let own = try ownSegue(segue, from: source, to: destination)
    let object: Object =
      if let own { own } else {
        try makeSegue(segue, from: source, to: destination)
      }
    for held in [source, destination] { retain(held) }
    defer { for held in [source, destination, object] { autorelease(held) } }
    try send(.prepareForSegue, .values([.object(object), sender]), to: source, rule: .unwindSegue)
    try send(selector: action, .object(object), to: destination, rule: .unwindSegue)
    guard own == nil else {
      _ = try send(.performItself, .values([]), to: object, rule: .unwindAsksForSegue)
      return
    }
    try goBack(from: source, to: destination, object)
  }

  /// The segue by which a container takes the way back itself, until iOS 8 (R328); the caller owns it.
  private func ownSegue(
    _ segue: Segue, from source: UIViewController, to destination: UIViewController
  ) throws(Halt) -> Object? {
    guard profile.follows(.unwindAsksForSegue) else { return nil }
    let answer = try tell(
      destination.parent ?? destination, .segueForUnwinding,
      [.object(destination), .object(source), .string(segue.identifier)],
      rule: .unwindAsksForSegue)
    guard let own = answer?.object, own.runtimeClass.implements(.performItself) else { return nil }
    retain(own)
    return own
  }

  // MARK: The destination

  /// Looks upwards from the source: in what contains or presents it, at the latest page first.
  private func unwindDestination(
    of action: SelectorID, from source: UIViewController, _ sender: Value
  ) throws(Halt) -> UIViewController? {
    var below = source
    var steps = 0
    while let next = below.parent ?? below.presentingViewController, steps < objects.count {
      steps += 1
      if let own = try answer(of: next, to: action, from: source, sender) { return own }
      var pending = next.children.filter { $0 !== below }
      while let candidate = pending.popLast() {
        if try unwinds(candidate, action, from: source, sender) { return candidate }
        pending.append(contentsOf: candidate.children)
      }
      if try unwinds(next, action, from: source, sender) { return next }
      below = next
    }
    return nil
  }

  /// Whom a container names that looks through its children itself, until iOS 8 (R315).
  private func answer(
    of container: UIViewController, to action: SelectorID, from source: UIViewController,
    _ sender: Value
  ) throws(Halt) -> UIViewController? {
    guard profile.follows(.unwindAsksContainers) else { return nil }
    let name = recorder.name(of: action)
    let answer = try tell(
      container, .unwindHandler, [.selector(name), .object(source), sender],
      rule: .unwindAsksContainers)
    return answer?.object as? UIViewController
  }

  private func unwinds(
    _ candidate: UIViewController, _ action: SelectorID, from source: UIViewController,
    _ sender: Value
  ) throws(Halt) -> Bool {
    guard candidate.runtimeClass.body(of: action) != nil else { return false }
    let name = recorder.name(of: action)
    let answer = try tell(
      candidate, .canUnwind, [.selector(name), .object(source), sender], rule: .unwindSegue)
    return answer?.bool ?? true
  }

  // MARK: The way back

  /// Dismisses what is presented over the destination, and pops what lies over it.
  private func goBack(
    from source: UIViewController, to destination: UIViewController, _ segue: Object
  ) throws(Halt) {
    var presenter: UIViewController?
    var common = source
    var steps = 0
    while !contains(common, destination), steps < objects.count {
      steps += 1
      if let parent = common.parent {
        common = parent
      } else if let next = common.presentingViewController {
        presenter = next
        common = next
      } else {
        return
      }
    }
    if let presenter {
      try send(
        .dismiss, .values([.bool(true), .nothing]), to: presenter, rule: .unwindSegue)
    }
    var page = destination
    while page !== common, let container = page.parent {
      if profile.follows(.unwindTowards) {
        try tell(container, .unwindTowards, [.object(segue), .object(page)], rule: .unwindTowards)
      }
      if let navigation = container as? UINavigationController,
        navigation.topViewController !== page, navigation.holds(page)
      {
        try send(
          .popToViewController, .values([.object(page), .bool(presenter == nil)]),
          to: navigation, rule: .unwindSegue)
      } else if let bar = container as? UITabBarController, bar.selectedViewController !== page {
        try send(.setSelectedViewController, .object(page), to: bar, rule: .unwindSegue)
      }
      page = container
    }
  }

  private func contains(_ controller: UIViewController, _ other: UIViewController) -> Bool {
    var current: UIViewController? = other
    while let found = current {
      if found === controller { return true }
      current = found.parent
    }
    return false
  }
}

extension Rule {
  static let unwindSegue = Rule(
    229, "unwind-segue",
    "An unwind segue looks for its action in what contains or presents the source, asking"
      + " canPerformUnwindSegueAction; then the source prepares, the action is called, and only then is"
      + " the way back taken: what is over the destination goes.",
    sources: "apple-tn2298", .documented, since: 6)
  static let unwindAsksContainers = Rule(
    315, "unwind-asks-containers",
    "Until iOS 8 a container that is asked viewControllerForUnwindSegueAction names the controller that"
      + " handles the unwind segue.",
    sources: "apple-unwind-handler apple-tn2298", .documented, versions: 6...8)
  static let unwindAsksForSegue = Rule(
    328, "unwind-asks-for-segue",
    "Until iOS 8 the container of an unwind segue's destination, or the destination if nothing contains"
      + " it, is asked segueForUnwinding for a segue; the one that it returns is performed, and the way"
      + " back is its own.",
    sources: "apple-segue-for-unwinding apple-tn2298", .inferred, versions: 6...8)
  static let unwindTowards = Rule(
    275, "unwind-towards",
    "Since iOS 9 unwind(for:towards:) is called on the containers on an unwind segue's way back.",
    sources: "apple-unwind header-uiviewcontroller", .documented, since: 9)
}
