/// The pages beside the one that shows, as far as the data source has been asked; it owns them.
struct PageNeighbours {
  /// The page that they stand beside.
  var page: UIViewController?
  /// The one before it; nothing where it has not been asked for.
  var before: Answer?
  /// The one after it.
  var after: Answer?

  /// What the data source has answered.
  struct Answer {
    let page: UIViewController?
  }

  /// The pages that it owns.
  var pages: [UIViewController] { [before?.page, after?.page].compactMap { $0 } }
}

/// What a page view controller that scrolls knows of its pages (R256).
extension Simulator {
  /// The page that is scrolled to; both neighbours are asked for where they are not known.
  func neighbour(of pager: UIPageViewController, _ direction: PageDirection) throws(Halt)
    -> UIViewController?
  {
    guard let page = pager.viewControllers.first else { return nil }
    if pager.knownPages.page !== page {
      forgetNeighbours(of: pager)
      pager.knownPages.page = page
    }
    try askForNeighbours(of: pager)
    return (direction == .forward ? pager.knownPages.after : pager.knownPages.before)?.page
  }

  /// After a scroll the page that was left is the neighbour on its side; the other one is asked for.
  func moveNeighbours(of pager: UIPageViewController, _ turn: PageTurn, _ direction: PageDirection)
    throws(Halt)
  {
    guard pager.transitionStyle == .scroll, let old = turn.old.first, let new = turn.new.first,
      pager.viewControllers.first === new
    else { return }
    retain(old)
    forgetNeighbours(of: pager)
    pager.knownPages.page = new
    let known = PageNeighbours.Answer(page: old)
    if direction == .forward {
      pager.knownPages.before = known
    } else {
      pager.knownPages.after = known
    }
    try askForNeighbours(of: pager)
  }

  /// Gives up what is known, when pages are set or there is another data source.
  public func forgetNeighbours(of pager: UIPageViewController) {
    let known = pager.knownPages.pages
    pager.knownPages = PageNeighbours()
    for page in known { autorelease(page) }
  }

  private func askForNeighbours(of pager: UIPageViewController) throws(Halt) {
    if pager.knownPages.after == nil {
      let answer = try answer(to: .pageAfter, of: pager)
      pager.knownPages.after = answer
    }
    if pager.knownPages.before == nil {
      let answer = try answer(to: .pageBefore, of: pager)
      pager.knownPages.before = answer
    }
  }

  private func answer(to message: Message, of pager: UIPageViewController) throws(Halt)
    -> PageNeighbours.Answer
  {
    let page = pager.knownPages.page
    let answer = try tell(
      pager.dataSource, message, [.object(pager), .optional(page)], rule: .pageNeighbours)
    let found = answer?.object as? UIViewController
    if let found { retain(found) }
    return PageNeighbours.Answer(page: found)
  }
}

extension Rule {
  static let pageNeighbours = Rule(
    256, "page-neighbours",
    "Where pages scroll the data source is asked for both neighbours before the first swipe, the"
      + " one after first; after each swipe that is finished, when didFinishAnimating has been"
      + " called, for the neighbour that is new; after one that falls back for nothing. What it"
      + " has returned is kept.",
    sources: "yajamon-pages wisdomskyduan apple-pages-source", .observed)
}
