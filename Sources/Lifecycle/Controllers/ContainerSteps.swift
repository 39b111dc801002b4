/// The steps that UIKit's own containers share: they drive their pages by hand, in transitions of
/// their own, and never by automatic forwarding.
extension Simulator {
  // MARK: Appearance

  /// The will-half of a transition that a container drives.
  func beginPage(
    _ page: UIViewController, appearing: Bool, animated: Bool, rule: Rule
  ) throws(Halt) {
    page.openTransitions = 1
    try willStep(page, appearing: appearing, animated: animated, rule: rule)
    page.openTransitions = 1
  }

  /// The did-half of a transition that a container drives.
  func endPage(_ page: UIViewController, rule: Rule) throws(Halt) {
    page.openTransitions = 0
    try didStep(page, rule: rule)
  }

  // MARK: Containment

  /// Makes a page a child; it hears willMove, and nothing is loaded.
  func join(_ page: UIViewController, _ container: UIViewController, rule: Rule) throws(Halt) {
    try checkContainment(page, in: container)
    retain(page)
    if page.parent != nil {
      try send(.willMoveToParent, .object(nil), to: page, rule: .addChildReparents)
      try send(.removeFromParent, to: page, rule: .addChildReparents)
    }
    page.parent = container
    container.children.append(page)
    try send(.willMoveToParent, .object(container), to: page, rule: rule)
  }

  /// Ends a page's being a child.
  func leave(_ page: UIViewController, _ container: UIViewController, rule: Rule) throws(Halt) {
    guard page.parent === container else { return }
    container.children.removeAll { $0 === page }
    page.parent = nil
    try send(.didMoveToParent, .object(nil), to: page, rule: rule)
    autorelease(page)
  }

  // MARK: Delegates

  /// Sends a delegate a message that is optional in its protocol: only if its class implements it.
  @discardableResult
  func tell(_ delegate: Object?, _ message: Message, _ arguments: [Value], rule: Rule)
    throws(Halt) -> Value?
  {
    guard let delegate, !delegate.isDeallocated,
      delegate.runtimeClass.implementation(of: message.selectorID) != nil
    else { return nil }
    return try send(message, .values(arguments), to: delegate, rule: rule)
  }
}
