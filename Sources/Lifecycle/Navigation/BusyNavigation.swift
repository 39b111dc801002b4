import CallTrace

/// What becomes of a change of a navigation controller's stack while something else is on its way.
extension Simulator {
  /// Whether a change is put off until what is on its way has ended (R209), or is refused (R130, R271);
  /// where it is not, it may be carried out now.
  func waits(
    _ navigation: UINavigationController, _ message: Message, animated: Bool,
    _ change: @escaping (Simulator) throws(Halt) -> Void, holding pages: [UIViewController]
  ) throws(Halt) -> Bool {
    if let running = navigation.transition, running.isInteractive {
      try refuse(message, of: navigation, rule: .navigationBusyFinger)
      return true
    }
    let presentation = presentationUnderWay(over: navigation)
    if presentation != nil, message.pops, profile.follows(.navigationBusy) {
      try refuse(message, of: navigation, rule: .navigationBusy)
      return true
    }
    if let running = navigation.transition, isNested(running, animated: animated),
      !givesWay(running)
    {
      try warnOfNesting(message, in: navigation)
      return false
    }
    let isUnderWay =
      navigation.transition != nil || presentation != nil
      || animated && navigation.isTransitionScheduled && navigation.isScheduledAnimated
    if let running = navigation.transition, givesWay(running) { return false }
    guard isUnderWay, follows(.navigationQueues) else { return false }
    putOff(change, on: navigation, holding: pages)
    if navigation.transition == nil { presentation?.waitingStacks.append(navigation) }
    return true
  }

  /// Goes on with the changes that have waited for a presentation.
  func resumeStacks(waitingFor presentation: Presentation) throws(Halt) {
    let waiting = presentation.waitingStacks
    presentation.waitingStacks = []
    for navigation in waiting { try resume(navigation) }
  }

  /// The animated presentation, over a navigation controller or its page, that has begun and not ended.
  func presentationUnderWay(over navigation: UINavigationController) -> Presentation? {
    var current = navigation.topViewController ?? navigation
    while true {
      if let found = current.presentedViewController?.presentation, found.isUnderWay {
        return found
      }
      guard let parent = current.parent else { return nil }
      current = parent
    }
  }

  /// Whether a change runs into a transition, and ends it early with warnings (R210, R272).
  private func isNested(_ running: NavigationTransition, animated: Bool) -> Bool {
    if profile.follows(.navigationCorrupts) { return true }
    guard !animated || running.isCustom else { return false }
    return profile.follows(.navigationCorruptsLater)
  }

  /// Whether a change of the stack ends a transition early, and quietly: since iOS 18 a zoom (R211), since
  /// iOS 26 any (R314).
  func givesWay(_ running: NavigationTransition) -> Bool {
    if follows(.navigationPreempts) { return true }
    let page = running.isPop ? running.from : running.to
    guard profile.follows(.zoomGivesWay), running.isAnimated, !running.isCustom,
      page?.prefersZoom == true
    else { return false }
    apply(.zoomGivesWay)
    return true
  }

  private func warnOfNesting(_ message: Message, in navigation: UINavigationController)
    throws(Halt)
  {
    guard message.pops || message == .pushViewController else { return }
    try warn(
      "nested \(message.pops ? "pop" : "push") animation can result in corrupted navigation bar",
      about: navigation, rule: nestingRule)
  }

  /// The rule by which a change runs into a transition in this version.
  var nestingRule: Rule {
    profile.follows(.navigationCorrupts) ? .navigationCorrupts : .navigationCorruptsLater
  }

  private func refuse(_ message: Message, of navigation: UINavigationController, rule: Rule)
    throws(Halt)
  {
    try warn(
      "\(message.selector.objectiveC) called on \(navigation.debugName) while an existing"
        + " transition or presentation is occurring; the navigation stack will not be updated.",
      about: navigation, rule: rule)
  }

  private func putOff(
    _ change: @escaping (Simulator) throws(Halt) -> Void, on navigation: UINavigationController,
    holding pages: [UIViewController]
  ) {
    var owned: [Object?] = pages.map { $0 }
    owned.append(navigation)
    let whenFree = owning(owned, untilDrained: true, change)
    navigation.queue.append(Action(actor: navigation, run: whenFree))
  }
}

extension Message {
  /// Whether it takes pages from a stack.
  fileprivate var pops: Bool {
    switch self {
    case .popViewController, .popToViewController, .popToRootViewController: true
    default: false
    }
  }
}

extension Rule {
  static let navigationBusy = Rule(
    130, "nav-busy",
    "A pop while an animated presentation is on its way is refused with a warning.",
    sources: "slide-menu-161", .observed, since: 8)
  static let navigationBusyFinger = Rule(
    271, "nav-busy-finger",
    "A change of the stack while a finger drives a transition is refused with the same warning.",
    sources: "slide-menu-161", .inferred, since: 7)
  static let navigationQueues = Rule(
    209, "nav-queues",
    "An animated change of the stack waits for the end of an animated transition that runs or is about"
      + " to, and a push also for that of an animated presentation; until then viewControllers is what"
      + " it was.",
    sources: "radar-44091459 rns-409", .observed, versions: 9...25)
  static let navigationCorrupts = Rule(
    210, "nav-nested-push",
    "Until iOS 8 a change of the stack while a transition runs is carried out at once, with warnings of"
      + " a corrupt navigation bar, and ends the transition early.",
    sources: "cobalt-18 buffered-navigation-9", .observed, until: 8)
  static let navigationCorruptsLater = Rule(
    272, "nav-nested-push-later",
    "Since iOS 9 a change runs into a transition in that way where one of the two is not animated, or"
      + " the transition has an animator of its own.",
    sources: "chatsecure-597 hero-638 rmpzoom-19", .observed, versions: 9...25)
  static let zoomGivesWay = Rule(
    211, "nav-zoom-gives-way",
    "A change of the stack while a zoom runs does not wait for it: in one cycle of the run loop the push or"
      + " pop is completed with its did-callbacks, and the next begins. No push is cancelled.",
    sources: "apple-fluid", .documented, since: 18)
  static let navigationPreempts = Rule(
    314, "nav-preempts",
    "A change of the stack while any transition runs ends that early in the same way as a zoom.",
    sources: "apple-fluid", .inferred, since: 26)
}
