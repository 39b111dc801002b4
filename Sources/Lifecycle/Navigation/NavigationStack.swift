import CallTrace

/// Changes of a navigation controller's stack: what happens inside the call.
extension Simulator {
  /// Gives a new navigation controller its first page, as `init(rootViewController:)` does (R119).
  public func setRoot(_ root: UIViewController, of navigation: UINavigationController)
    throws(Halt)
  {
    try send(.initWithRoot, .object(root), to: navigation)
  }

  func takeRoot(_ root: UIViewController, of navigation: UINavigationController) throws(Halt) {
    // Only a class that overrides it can tell.
    if navigation.runtimeClass.implements(.pushViewController) {
      try send(
        .pushViewController, .values([.object(root), .bool(false)]), to: navigation,
        rule: .navigationRootIsPushed)
      return
    }
    try checkPage(root, for: navigation)
    try join(root, navigation, rule: .navigationRoot)
    navigation.viewControllers = [root]
    navigation.arriving.append(root)
  }

  /// - Parameter isDetail: whether a split view controller pushes it, which may push a navigation
  ///   controller too.
  func push(
    _ page: UIViewController, on navigation: UINavigationController, animated: Bool,
    isDetail: Bool = false
  ) throws(Halt) {
    if !isDetail { try checkPage(page, for: navigation) }
    let change: (Simulator) throws(Halt) -> Void = { simulator throws(Halt) in
      try simulator.carryOutPush(page, on: navigation, animated: animated)
    }
    if try waits(
      navigation, .pushViewController, animated: animated, change, holding: [page])
    {
      return
    }
    try change(self)
  }

  private func carryOutPush(
    _ page: UIViewController, on navigation: UINavigationController, animated: Bool
  ) throws(Halt) {
    if navigation.holds(page) {
      throw raise(
        .invalidArgument,
        follows(.pushTwiceText)
          ? "\(navigation.debugName) is pushing the same view controller instance"
            + " (\(page.debugName)) more than once which is not supported and is most likely an"
            + " error in the application : com.example.app"
          : "Pushing the same view controller instance more than once is not supported"
            + " (\(page.debugName))",
        by: navigation, rule: .pushValidity)
    }
    navigation.leaving.remove(page)
    try join(page, navigation, rule: .pushSyncPart)
    navigation.viewControllers.append(page)
    navigation.arriving.append(page)
    try scheduleTransition(of: navigation, animated: animated)
  }

  func pop(_ navigation: UINavigationController, animated: Bool) throws(Halt)
    -> UIViewController?
  {
    guard let next = navigation.viewControllers.dropLast().last else { return nil }
    let top = navigation.topViewController
    let isDone = try startPop(of: navigation, to: next, .popViewController, animated: animated)
    return isDone ? top : nil
  }

  func popToRoot(_ navigation: UINavigationController, animated: Bool) throws(Halt) -> [Value] {
    guard let root = navigation.viewControllers.first else { return [] }
    return try pop(navigation, to: root, .popToRootViewController, animated: animated)
  }

  /// Pops down to a page: the top takes part in the transition, those between leave at once (R127).
  func pop(
    _ navigation: UINavigationController, to page: UIViewController,
    _ message: Message = .popToViewController, animated: Bool
  ) throws(Halt) -> [Value] {
    guard let place = navigation.viewControllers.place(of: page) else {
      throw raise(
        .internalInconsistency, "Tried to pop to a view controller that doesn't exist.",
        by: navigation, rule: .popToMissing)
    }
    let popped = navigation.viewControllers[(place + 1)...].map { Value.object($0) }
    guard !popped.isEmpty,
      try startPop(of: navigation, to: page, message, animated: animated)
    else { return [] }
    return popped
  }

  /// Pops down to a page of the stack, now or when a transition that runs has ended; whether now.
  private func startPop(
    of navigation: UINavigationController, to page: UIViewController, _ message: Message,
    animated: Bool
  ) throws(Halt) -> Bool {
    let change: (Simulator) throws(Halt) -> Void = { simulator throws(Halt) in
      try simulator.carryOutPop(of: navigation, to: page, animated: animated)
    }
    if try waits(navigation, message, animated: animated, change, holding: [page]) { return false }
    try carryOutPop(of: navigation, to: page, animated: animated)
    return true
  }

  private func carryOutPop(
    of navigation: UINavigationController, to page: UIViewController, animated: Bool
  ) throws(Halt) {
    guard let place = navigation.viewControllers.place(of: page) else { return }
    let popped = navigation.viewControllers[(place + 1)...]
    navigation.viewControllers.removeSubrange((place + 1)...)
    for page in popped.reversed() { try startLeaving(page, navigation) }
    try scheduleTransition(of: navigation, animated: animated)
  }

  func setPages(
    _ pages: [UIViewController], of navigation: UINavigationController, animated: Bool
  ) throws(Halt) {
    let distinct = pages.distinct
    let held = navigation.viewControllers.identities
    for (index, page) in pages.enumerated() {
      // What a split view controller has put there may stay.
      if page.parent !== navigation || !held.contains(ObjectIdentifier(page)) {
        try checkPage(page, for: navigation)
      }
      if index >= distinct.count || distinct[index] !== page {
        throw raise(
          .invalidArgument,
          "All view controllers in a navigation controller must be distinct ("
            + pages.map { $0.debugName }.joined(separator: ", ") + ")",
          by: navigation, rule: .pushValidity)
      }
    }
    let change: (Simulator) throws(Halt) -> Void = { simulator throws(Halt) in
      let old = navigation.viewControllers
      navigation.isSettingPages = true
      defer { navigation.isSettingPages = false }
      navigation.viewControllers = pages
      for page in old.without(pages).reversed() {
        try simulator.startLeaving(
          page, navigation,
          isSilent: page === old.last && simulator.follows(.setPagesSilentTop))
      }
      navigation.leaving = navigation.leaving.without(pages)
      for (index, page) in pages.enumerated() where page.parent !== navigation {
        try simulator.join(page, navigation, rule: .popToRootMiddle)
        if index == pages.count - 1 {
          navigation.arriving.append(page)
        } else {
          try simulator.send(
            .didMoveToParent, .object(navigation), to: page, rule: .popToRootMiddle)
        }
      }
      try simulator.scheduleTransition(of: navigation, animated: animated)
    }
    if try waits(
      navigation, .setViewControllers, animated: animated, change, holding: pages)
    {
      return
    }
    try change(self)
  }

  // MARK: Steps

  /// Tells a page that it is going; one that is not displayed is gone at once.
  private func startLeaving(
    _ page: UIViewController, _ navigation: UINavigationController, isSilent: Bool = false
  ) throws(Halt) {
    if isSilent {
      navigation.leavingUntold = page
    } else {
      try send(.willMoveToParent, .object(nil), to: page, rule: .pop)
    }
    navigation.arriving.remove(page)
    if page === navigation.displayed || page === navigation.transition?.from {
      navigation.leaving.append(page)
    } else {
      // The array that the call returns holds it until the turn's autorelease pool is drained.
      afterCommit(owning([page]) { _ throws(Halt) in })
      try leave(page, navigation, rule: .popToRootMiddle)
    }
  }

  private func checkPage(_ page: UIViewController, for navigation: UINavigationController)
    throws(Halt)
  {
    if page is UISplitViewController {
      throw raise(
        .invalidArgument,
        follows(.pushSplitText)
          ? "Split View Controllers cannot be pushed to a Navigation Controller"
            + " \(navigation.debugName)"
          : "UISplitViewControllers are not allowed in a navigation controller!",
        by: navigation, rule: .pushValidity)
    }
    guard page is UINavigationController else { return }
    throw raise(
      .invalidArgument, "Pushing a navigation controller is not supported", by: navigation,
      rule: .pushValidity)
  }
}

extension Rule {
  static let navigationRoot = Rule(
    119, "nav-init-root",
    "willMove is called on a navigation controller's first page when it is set; the page is loaded"
      + " when the navigation controller appears, and didMove is called after its first"
      + " viewDidAppear.",
    sources: "ppabner-2020 jianshu-4d42 catalyst-2026", .observed)
  static let navigationRootIsPushed = Rule(
    254, "nav-init-root-pushes",
    "init(rootViewController:) pushes the root without animation, through the class's own"
      + " pushViewController where it overrides that, while the stack is still empty.",
    sources: "apple-nav-init jianshu-485c", .observed)
  static let pushSyncPart = Rule(
    120, "push-sync-part",
    "Inside the call a push only changes the stack and calls willMove(toParent:) with the navigation"
      + " controller, and nothing is loaded yet; a change that waits for something else to end has done"
      + " neither when the call returns.",
    sources: "catalyst-2026 chameleon-navigation radar-44091459", .observed)
  static let pushValidity = Rule(
    125, "push-validity",
    "A page cannot be pushed twice, and a navigation or split view controller not at all; a tab bar"
      + " controller should not be, and nothing is raised.",
    sources: "apple-push mfsidemenu-213 newsblur-886 promotion-379 qmui-1528", .observed)
  static let pushSplitText = Rule(
    270, "push-split-text",
    "Until iOS 7 the exception of a split view controller that is pushed names the navigation"
      + " controller.",
    sources: "promotion-379 splitview-11", .observed, until: 7)
  static let popToRootMiddle = Rule(
    127, "pop-to-root-middle",
    "Of several pages that are popped only the visible one takes part in the transition; the others"
      + " leave at once, without appearance callbacks, and are released when the turn ends.",
    sources: "catalyst-2026 chameleon-navigation", .observed)
  static let popToMissing = Rule(
    128, "pop-to-missing",
    "A pop to a page that is not in the stack raises; iOS 8.1 on 64 bits was seen to let it pass.",
    sources: "helpscout-132 navcontainer-11 radar-18831038", .observed)
  static let setPagesSilentTop = Rule(
    220, "set-pages-silent-top",
    "When a stack is replaced, neither willMove(nil) nor didMove(nil) is called on its old top"
      + " page; both are called on the pages below it.",
    sources: "radar-18002763", .observed, until: 8)
  static let pushTwiceText = Rule(
    217, "push-twice-text",
    "The message about a page that is pushed twice names the navigation controller and the"
      + " program.",
    sources: "swift-algorithms-31 react-navigation-10740", .observed, since: 13)
}
