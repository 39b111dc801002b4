import CallTrace

/// A page view controller: it shows one page, or two, and turns them by code or by the finger.
///
/// A page that is set before there is a window has appeared by the time the call returns, and is not
/// told again when the page view controller appears (R181); so it tells its pages by hand.
public final class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: String, CaseIterable, Sendable {
    case pageCurl, scroll
  }

  /// Where the spine of a book is.
  enum SpineLocation: String, CaseIterable, Sendable {
    case none, min, mid, max
  }

  /// How pages are turned.
  public var transitionStyle = TransitionStyle.pageCurl
  /// Where the spine is; in the middle two pages show.
  var spineLocation = SpineLocation.min
  /// The pages that show.
  public internal(set) var viewControllers: [UIViewController] = []
  /// Whoever knows which page comes before and after another.
  public var dataSource: Object?
  /// The delegate that is notified of turns by the person.
  public var delegate: Object?
  /// What is known of the pages beside the one that shows, where they scroll.
  var knownPages = PageNeighbours()
  /// The turn that is under way.
  var turn: PageTurn?
  /// Whether a turn is under way.
  public var isTurning: Bool { turn != nil }

  /// How many pages show.
  var requiredPages: Int {
    transitionStyle == .pageCurl && spineLocation == .mid ? 2 : 1
  }

  override func forwardsAppearance(_ simulator: Simulator) throws(Halt) -> Bool { false }

  override func forget(_ child: UIViewController) {
    viewControllers.remove(child)
  }

  override func perform(_ message: Message, _ payload: Payload, _ simulator: Simulator)
    throws(Halt) -> Value
  {
    switch message {
    case .setPageViewControllers, .setViewControllers:
      try simulator.setPages(of: self, payload)
    case .viewWillAppear, .viewWillDisappear:
      try simulator.reachBase(message, of: self)
      try simulator.tellPages(
        of: self, appearing: message == .viewWillAppear, animated: payload[0].bool ?? false)
    case .viewDidAppear, .viewDidDisappear:
      try simulator.reachBase(message, of: self)
      try simulator.tellPagesDone(of: self, appeared: message == .viewDidAppear)
    default: return try super.perform(message, payload, simulator)
    }
    return .nothing
  }

  public override func releaseContents(_ simulator: Simulator) throws(Halt) {
    viewControllers = []
    turn = nil
    simulator.forgetNeighbours(of: self)
    try super.releaseContents(simulator)
  }

  public override var ownedObjects: [(name: String, object: Object)] {
    super.ownedObjects + knownPages.pages.map { (name: "neighbour", object: $0) }
  }

  public override func sever() {
    super.sever()
    viewControllers = []
    knownPages = PageNeighbours()
    turn = nil
    dataSource = nil
    delegate = nil
  }
}

/// A change of the pages that is under way.
final class PageTurn {
  let old: [UIViewController]
  let new: [UIViewController]

  init(from old: [UIViewController], to new: [UIViewController]) {
    self.old = old
    self.new = new
  }

  /// The pages that go.
  var leaving: [UIViewController] { old.without(new) }
  /// The pages that come.
  var entering: [UIViewController] { new.without(old) }
}

extension RuntimeClass {
  /// `UIPageViewController`.
  public static let pageViewController = RuntimeClass(
    shared: "UIPageViewController", kind: .pageViewController)
}
