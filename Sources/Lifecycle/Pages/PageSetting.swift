/// Which way a page is turned.
public enum PageDirection: String, CaseIterable, Sendable {
  case forward, reverse
}

/// Turning pages by code and by the finger.
extension Simulator {
  /// How long an animated turn takes, in seconds of virtual time.
  static let pageTurnDuration = 0.35

  /// `setViewControllers(_:direction:animated:completion:)`.
  func setPages(of pager: UIPageViewController, _ payload: Payload) throws(Halt) {
    let pages = (payload[0].elements ?? []).compactMap { $0.object as? UIViewController }
    try checkPages(pages, of: pager)
    // A turn that still runs is brought to its end first.
    if let running = pager.turn { try finish(running, of: pager, rule: turnRule(pager)) }
    let completion = payload[3].object as? Block
    let turn = PageTurn(from: pager.viewControllers, to: pages)
    for page in turn.entering where page.parent !== pager {
      try checkContainment(page, in: pager)
    }
    pager.viewControllers = pages
    forgetNeighbours(of: pager)
    let isAnimated = (payload[2].bool ?? false) && pager.loadedView?.window != nil
    let rule = pager.loadedView?.window == nil ? Rule.pageSetOffWindow : turnRule(pager)
    try start(turn, of: pager, animated: isAnimated, rule: rule)
    guard isAnimated else {
      try finish(turn, of: pager, rule: rule)
      if let completion { try run(completion, as: .completion, .bool(true), rule: rule) }
      return
    }
    let end = owning([pager, completion]) { simulator throws(Halt) in
      let isFinished = pager.turn === turn
      try simulator.finish(turn, of: pager, rule: rule)
      if let completion {
        try simulator.run(completion, as: .completion, .bool(isFinished), rule: rule)
      }
    }
    afterAnimation(Self.pageTurnDuration, by: pager, end)
  }

  /// The person turns a page, and lets go early or not (R177–R180); false where there is none to turn to.
  @discardableResult
  public func swipePage(
    _ direction: PageDirection, in pager: UIPageViewController, cancelled: Bool
  ) throws(Halt) -> Bool {
    guard pager.turn == nil, pager.loadedView?.window != nil,
      let pages = try neighbours(of: pager, direction)
    else { return false }
    try checkPages(pages, of: pager)
    let rule = turnRule(pager)
    let turn = PageTurn(from: pager.viewControllers, to: pages)
    try tell(
      pager.delegate, .pageWillTransition, [.object(pager), .array(pages.map { .object($0) })],
      rule: rule)
    try start(turn, of: pager, animated: true, rule: rule)
    let end = owning([pager]) { simulator throws(Halt) in
      let isRunning = pager.turn === turn
      if isRunning, cancelled {
        try simulator.cancel(turn, of: pager)
      } else if isRunning {
        try simulator.finish(turn, of: pager, rule: rule)
      }
      try simulator.tell(
        pager.delegate, .pageDidFinish,
        [
          .object(pager), .bool(true), .array(turn.old.map { .object($0) }),
          .bool(isRunning && !cancelled),
        ], rule: cancelled ? simulator.cancelRule(pager) : rule)
      if isRunning, !cancelled { try simulator.moveNeighbours(of: pager, turn, direction) }
    }
    afterAnimation(Self.gestureDuration, by: pager, end)
    return true
  }

  /// The pages the data source knows beyond those that show; nil when there are none.
  private func neighbours(of pager: UIPageViewController, _ direction: PageDirection)
    throws(Halt) -> [UIViewController]?
  {
    if pager.transitionStyle == .scroll {
      return try neighbour(of: pager, direction).map { [$0] }
    }
    let message: Message = direction == .forward ? .pageAfter : .pageBefore
    var pages: [UIViewController] = []
    var edge = direction == .forward ? pager.viewControllers.last : pager.viewControllers.first
    for _ in 0..<pager.requiredPages {
      guard let page = edge else { return nil }
      let answer = try tell(
        pager.dataSource, message, [.object(pager), .object(page)], rule: .pageCurl)
      guard let next = answer?.object as? UIViewController else { return nil }
      pages.append(next)
      edge = next
    }
    return direction == .forward ? pages : pages.reversed()
  }

  private func checkPages(_ pages: [UIViewController], of pager: UIPageViewController)
    throws(Halt)
  {
    let required = pager.requiredPages
    guard pages.count != required else { return }
    let isBook = pager.transitionStyle == .pageCurl && pager.viewControllers.isEmpty
    let spine = "UIPageViewControllerSpineLocation" + Self.capitalized(pager.spineLocation)
    throw raise(
      .invalidArgument,
      isBook
        ? "The number of provided view controllers (\(pages.count)) doesn't match the number"
          + " required (\(required)) for the requested spine location (\(spine))"
        : "The number of view controllers provided (\(pages.count)) doesn't match the number"
          + " required (\(required)) for the requested transition",
      by: pager, rule: .pageCount)
  }

  private static func capitalized(_ spine: UIPageViewController.SpineLocation) -> String {
    switch spine {
    case .none: "None"
    case .min: "Min"
    case .mid: "Mid"
    case .max: "Max"
    }
  }

  func turnRule(_ pager: UIPageViewController) -> Rule {
    pager.transitionStyle == .scroll ? .pageScroll : .pageCurl
  }

  func cancelRule(_ pager: UIPageViewController) -> Rule {
    pager.transitionStyle == .scroll ? .pageScrollCancel : .pageCurlCancel
  }
}

extension Rule {
  static let pageSetOffWindow = Rule(
    181, "page-set-off-window",
    "A page that is set before the page view controller is in a window is loaded at once, and its"
      + " appearance callbacks are called at once, and not again when the page view controller"
      + " appears.",
    sources: "so-48653763", .observed)
  static let pageCount = Rule(
    182, "page-count",
    "Another number of pages than the style and the spine ask for raises.",
    sources: "til-18", .observed)
}
