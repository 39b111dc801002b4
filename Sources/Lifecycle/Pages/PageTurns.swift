/// The callbacks of a turn, and of the page view controller's own appearance.
extension Simulator {
  /// Begins a turn: the entering page's viewWillAppear comes first (R177, R179).
  func start(
    _ turn: PageTurn, of pager: UIPageViewController, animated: Bool, rule: Rule
  ) throws(Halt) {
    pager.turn = turn
    for page in turn.old + turn.new { retain(page) }
    let container = try view(of: pager)
    for page in turn.entering {
      if page.parent !== pager { try join(page, pager, rule: rule) }
      _ = try view(of: page, rule: .whatForcesLoad)
      try beginPage(page, appearing: true, animated: animated, rule: rule)
      if page.parent === pager { try installPage(page, in: container) }
    }
    for page in turn.leaving { try tell(page, appearing: false, animated: animated, rule: rule) }
  }

  /// Ends a turn: where pages scroll the entering page is told first, where they curl the leaving one.
  func finish(_ turn: PageTurn, of pager: UIPageViewController, rule: Rule) throws(Halt) {
    guard pager.turn === turn else { return }
    pager.turn = nil
    pager.viewControllers = turn.new
    if pager.transitionStyle == .scroll { try endEntering(turn, rule: rule) }
    for page in turn.leaving {
      try uninstallPage(page)
      for shown in shown(for: page) where shown.appearanceState == .disappearing {
        try end(shown, rule: rule)
      }
    }
    if pager.transitionStyle == .pageCurl { try endEntering(turn, rule: rule) }
    for page in turn.entering where page.parent === pager {
      try send(.didMoveToParent, .object(pager), to: page, rule: rule)
    }
    for page in turn.leaving where page.parent === pager {
      try send(.willMoveToParent, .object(nil), to: page, rule: rule)
      try leave(page, pager, rule: rule)
    }
    for page in turn.old + turn.new { autorelease(page) }
  }

  /// Lets a turn fall back: scrolling page by page (R178), curling in step (R180).
  func cancel(_ turn: PageTurn, of pager: UIPageViewController) throws(Halt) {
    pager.turn = nil
    let rule = cancelRule(pager)
    if pager.transitionStyle == .scroll {
      for page in turn.leaving { try cancelTransition(of: page, rule: rule) }
      for page in turn.entering { try cancelTransition(of: page, rule: rule) }
    } else {
      for page in turn.entering {
        try beginPage(page, appearing: false, animated: true, rule: rule)
      }
      for page in turn.leaving { try beginPage(page, appearing: true, animated: true, rule: rule) }
      for page in turn.entering + turn.leaving { try endPage(page, rule: rule) }
    }
    for page in turn.entering {
      try uninstallPage(page)
      guard page.parent === pager else { continue }
      try send(.willMoveToParent, .object(nil), to: page, rule: rule)
      try leave(page, pager, rule: rule)
    }
    for page in turn.old + turn.new { autorelease(page) }
  }

  private func endEntering(_ turn: PageTurn, rule: Rule) throws(Halt) {
    for page in turn.entering { try endPage(page, rule: rule) }
  }

  // MARK: The page view controller's own appearance

  /// Drives the pages when the page view controller itself begins to appear or disappear; one that
  /// has appeared already is not told again (R181).
  func tellPages(of pager: UIPageViewController, appearing: Bool, animated: Bool) throws(Halt) {
    // It takes no turn along when it leaves.
    if !appearing, let turn = pager.turn { try finish(turn, of: pager, rule: turnRule(pager)) }
    for page in pager.viewControllers {
      try tell(page, appearing: appearing, animated: animated, rule: .pageSetOffWindow)
    }
  }

  /// Closes what `tellPages` opened.
  func tellPagesDone(of pager: UIPageViewController, appeared: Bool) throws(Halt) {
    let expected: UIViewController.AppearanceState = appeared ? .appearing : .disappearing
    for page in pager.viewControllers where pager.turn == nil {
      for shown in shown(for: page) where shown.appearanceState == expected {
        try end(shown, rule: .pageSetOffWindow)
      }
    }
  }

  /// Begins a page's transition, unless it goes that way already.
  private func tell(_ page: UIViewController, appearing: Bool, animated: Bool, rule: Rule)
    throws(Halt)
  {
    for shown in shown(for: page) {
      let isShowing = shown.appearanceState == .appeared || shown.appearanceState == .appearing
      guard isShowing != appearing else { continue }
      try begin(shown, appearing: appearing, animated: animated, rule: rule)
    }
  }
}

extension Rule {
  static let pageScroll = Rule(
    177, "page-scroll",
    "A scroll to a page calls its viewWillAppear and the old page's viewWillDisappear, and when it has"
      + " settled its viewDidAppear and the old page's viewDidDisappear.",
    sources: "wangling-2014 parchment-468", .observed)
  static let pageScrollCancel = Rule(
    178, "page-scroll-cancel",
    "A scroll that falls back calls the old page's viewWillAppear and viewDidAppear, then the new"
      + " one's viewWillDisappear and viewDidDisappear.",
    sources: "wangling-2014", .observed)
  static let pageCurl = Rule(
    179, "page-curl",
    "A curl ends the other way round than a scroll: the old page's viewDidDisappear is called"
      + " first.",
    sources: "wangling-2014", .observed)
  static let pageCurlCancel = Rule(
    180, "page-curl-cancel",
    "A curl that falls back calls both will-callbacks, the new page's first, and then both"
      + " did-callbacks.",
    sources: "wangling-2014", .observed)
}
