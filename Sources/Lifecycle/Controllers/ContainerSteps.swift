/// The steps that UIKit's own containers share: they drive their pages by hand, in transitions of
/// their own, and never by automatic forwarding.
extension Simulator {
  // MARK: Appearance

  /// The will-half of a transition that UIKit drives; who is there already is not told again.
  func begin(
    _ controller: UIViewController, appearing: Bool, animated: Bool, rule: Rule
  ) throws(Halt) {
    guard !controller.isDeallocated else { return }
    // A did-callback that waits for the commit belongs to this transition now.
    if controller.isAppearing != appearing { controller.hasPendingDidStep = false }
    setOpenTransitions(1, of: controller)
    guard controller.appearanceState != (appearing ? .appeared : .disappeared) else { return }
    try willStep(controller, appearing: appearing, animated: animated, rule: rule)
    setOpenTransitions(1, of: controller)
  }

  /// The did-half of a transition that UIKit drives.
  func end(_ controller: UIViewController, rule: Rule) throws(Halt) {
    guard !controller.isDeallocated else { return }
    setOpenTransitions(0, of: controller)
    switch controller.appearanceState {
    case .appearing, .disappearing: try didStep(controller, rule: rule)
    case .appeared, .disappeared: break
    }
  }

  /// The will-half of a page's transition, and of whoever stands for it.
  func beginPage(
    _ page: UIViewController, appearing: Bool, animated: Bool, rule: Rule
  ) throws(Halt) {
    for controller in shown(for: page) {
      if appearing, controller.missedSize == .untold, let place = page.parent?.loadedView {
        try announceMissedSize(to: controller, in: place)
      }
      try begin(controller, appearing: appearing, animated: animated, rule: rule)
    }
  }

  /// The did-half of a page's transition, and of whoever stands for it.
  func endPage(_ page: UIViewController, rule: Rule) throws(Halt) {
    for controller in shown(for: page) {
      try end(controller, rule: rule)
    }
  }

  /// Puts a page's view into its container's, or the views of whoever stands for it.
  func installPage(_ page: UIViewController, in container: UIView) throws(Halt) {
    for controller in shown(for: page) {
      try enter(try view(of: controller), of: controller, container)
    }
  }

  /// Takes out what `installPage` has put in.
  func uninstallPage(_ page: UIViewController) throws(Halt) {
    for controller in shown(for: page) {
      if let view = controller.loadedView { try remove(view) }
    }
  }

  /// Who shows where a page does: the page, unless something it presents in its own context covers
  /// it, and what it presents there.
  func shown(for page: UIViewController) -> [UIViewController] {
    var shown = [page]
    var current = page
    while let presented = current.presentedViewController,
      let presentation = presented.presentation, presentation.stage == .presented
    {
      if presentation.removesPresenter { shown.removeLast() }
      guard presentation.isInContext else { break }
      shown.append(presented)
      current = presented
    }
    return shown
  }

  // MARK: Containment

  /// Makes a page a child: its willMove is called, and nothing is loaded.
  func join(_ page: UIViewController, _ container: UIViewController, rule: Rule) throws(Halt) {
    try checkContainment(page, in: container)
    retain(page)
    while page.parent != nil {
      try send(.willMoveToParent, .object(nil), to: page, rule: .addChildReparents)
      try send(.removeFromParent, to: page, rule: .addChildReparents)
      // The callbacks may have moved either of them.
      try checkContainment(page, in: container)
    }
    page.parent = container
    if page.presentation != nil { cutLinks += 1 }
    container.children.append(page)
    try send(.willMoveToParent, .object(container), to: page, rule: rule)
  }

  /// Ends a page's being a child.
  func leave(
    _ page: UIViewController, _ container: UIViewController, rule: Rule, isSilent: Bool = false
  ) throws(Halt) {
    guard page.parent === container else { return }
    detach(page, container)
    try endLeaving(page, rule: rule, isSilent: isSilent)
  }

  /// Takes a page from its container, and says nothing of it yet.
  func detach(_ page: UIViewController, _ container: UIViewController) {
    container.children.remove(page)
    page.parent = nil
    cutLinks += 1
    container.forget(page)
  }

  /// Says to a page that it has left its container, and gives up what the container has owned.
  func endLeaving(_ page: UIViewController, rule: Rule, isSilent: Bool = false) throws(Halt) {
    if !isSilent { try send(.didMoveToParent, .object(nil), to: page, rule: rule) }
    autorelease(page)
  }

  // MARK: Delegates

  /// Sends a delegate a message that is optional in its protocol: only if its class implements it.
  @discardableResult
  func tell(_ delegate: Object?, _ message: Message, _ arguments: [Value], rule: Rule)
    throws(Halt) -> Value?
  {
    guard let delegate, !delegate.isDeallocated,
      delegate.runtimeClass.implements(message)
    else { return nil }
    return try send(message, .values(arguments), to: delegate, rule: rule)
  }
}

extension Rule {
  static let returningWithoutLayout = Rule(
    106, "returning-vc-no-layout",
    "A page that is shown again, by a pop or another tab, is not laid out again when its size is"
      + " the same.",
    sources: "jianshu-4d42 catalyst-2026", .observed)
}
