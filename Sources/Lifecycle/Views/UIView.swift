import CallTrace

/// A view: its place in the view tree, its window, its controller, and whether it is laid out.
public class UIView: Object {
  /// The view it stands in.
  public internal(set) var superview: UIView?
  /// The views in it, back to front.
  public internal(set) var subviews: [UIView] = []
  /// The window it is in.
  public internal(set) var window: UIWindow?
  /// The controller whose root view it is.
  public internal(set) var viewController: UIViewController?
  /// Its place in its superview. Until somebody says where it is, it is laid out as if it filled the screen,
  /// because constraints are not computed.
  public internal(set) var frame = Rect.screen
  /// Whether somebody has said where it is.
  public internal(set) var hasFrame = false
  /// Whether it is UIKit's own, for a transition that an animator runs.
  var isTransitionContainer = false
  /// Whether it is hidden; it has no effect on any callback (R026).
  public var isHidden = false
  /// The delegate that is notified of what is edited in it, if it is a text field or a text view; not owned.
  public var editingDelegate: Object?
  /// The animation block that has changed it last, counted from one.
  var animationBlock = 0
  /// Whether it waits for the layout pass.
  public internal(set) var needsLayout = true
  /// Whether it, or a view below it, waits for the layout pass.
  var awaitsLayoutPass = false
  /// Whether its constraints are to be updated.
  var needsUpdateConstraints = true
  /// Whether its properties are to be updated.
  var needsUpdateProperties = true
  /// Whether it is to be drawn.
  var needsDisplay = true
  /// The safe area that it was notified of last.
  var knownSafeArea = Insets.none
  /// Whether it has been in a window when traits were told of.
  var knowsTraits = false
  /// What it overrides of its traits and of those of its subviews.
  public internal(set) var traitOverrides = TraitOverrides.none

  override var participantKind: Participant.Kind { .view }

  override func perform(_ message: Message, _ payload: Payload, _ simulator: Simulator)
    throws(Halt) -> Value
  {
    switch message {
    case .addSubview, .showView:
      if let view = payload[0].object as? UIView { try simulator.move(view, into: self) }
    case .insertSubviewAt:
      simulator.apply(.insertLikeAdd)
      if let view = payload[0].object as? UIView {
        let index = payload[1].number.flatMap { Int(exactly: $0) }
        try simulator.move(view, into: self, at: index.map { .index($0) } ?? .front)
      }
    case .insertSubviewAbove, .insertSubviewBelow:
      simulator.apply(.insertLikeAdd)
      if let view = payload[0].object as? UIView {
        var place = ViewPlace.front
        if let sibling = payload[1].object as? UIView, sibling.superview === self {
          place = message == .insertSubviewAbove ? .above(sibling) : .below(sibling)
        }
        try simulator.move(view, into: self, at: place)
      }
    case .bringSubviewToFront, .sendSubviewToBack:
      simulator.apply(.reorderSilent)
      if let view = payload[0].object as? UIView, view.superview === self {
        reorder(view, to: message == .sendSubviewToBack ? .index(0) : .front)
      }
    case .exchangeSubview: exchange(payload[0].number, payload[1].number)
    case .removeFromSuperview, .hideView: try simulator.remove(self)
    case .setNeedsLayout: simulator.setNeedsLayout(self)
    case .layoutSubviews:
      if !simulator.constraintQueue.isEmpty { try simulator.updateConstraints(below: self) }
    case .setNeedsDisplay: simulator.setNeedsDisplay(self)
    case .setNeedsUpdateConstraints: simulator.setNeedsUpdateConstraints(self)
    case .updateConstraintsIfNeeded: try simulator.updateConstraints(below: self)
    case .setNeedsUpdateProperties: simulator.setNeedsUpdateProperties(self)
    case .updatePropertiesIfNeeded: try simulator.updateProperties(below: self)
    case .layoutIfNeeded:
      simulator.noteChange(of: self)
      try simulator.layOut(below: self)
    default: break
    }
    return .nothing
  }

  private func exchange(_ first: Double?, _ second: Double?) {
    guard let first = first.flatMap({ Int(exactly: $0) }),
      let second = second.flatMap({ Int(exactly: $0) }),
      subviews.indices.contains(first), subviews.indices.contains(second)
    else { return }
    subviews.swapAt(first, second)
  }

  public override var ownedObjects: [(name: String, object: Object)] {
    super.ownedObjects + subviews.map { ("subviews", $0) }
  }

  public override func releaseContents(_ simulator: Simulator) throws(Halt) {
    try super.releaseContents(simulator)
    for view in subviews { try simulator.tearOut(view, of: self) }
    // What a callback has put in meanwhile has nobody left to take it out.
    let rest = subviews
    subviews = []
    for view in rest {
      view.superview = nil
      try simulator.release(view)
    }
  }

  public override func sever() {
    super.sever()
    superview = nil
    subviews = []
    window = nil
    viewController = nil
  }
}

/// A rectangle in points.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The screen that every window fills.
  static let screen = Rect(x: 0, y: 0, width: 390, height: 844)

  /// The screen of a tablet.
  static let padScreen = Rect(x: 0, y: 0, width: 820, height: 1180)

  /// No size at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

extension Rule {
  static let insertLikeAdd = Rule(
    25, "insert-variants-same-as-add",
    "The variants of insertSubview call what addSubview calls.",
    sources: "moe-views", .observed)
  static let hiddenIrrelevant = Rule(
    26, "hidden-alpha-irrelevant",
    "Whether a view is hidden, transparent, empty or covered makes no difference to any callback.",
    sources: "chameleon-view", .inferred)
  static let teardownViews = Rule(
    30, "teardown-superview-callbacks",
    "A view that is deallocated sends each of its subviews removeFromSuperview, and then releases"
      + " it, also where an override does not call super; when a controller is deallocated, its"
      + " view is deallocated after the controller's deinit.",
    sources: "itworkman-2017", .observed)
}
