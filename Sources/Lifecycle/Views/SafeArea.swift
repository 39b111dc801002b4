/// Distances from the edges of a rectangle, in points.
public struct Insets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top = 0.0
  /// The distance from the left edge.
  public var left = 0.0
  /// The distance from the lower edge.
  public var bottom = 0.0
  /// The distance from the right edge.
  public var right = 0.0

  /// Distances, of which those that are left out are 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance.
  public static let none = Insets()
}

/// What the device and its bars cover of views.
extension Simulator {
  /// How much of a view's edges is covered; nothing of a view in no window.
  public func safeArea(of view: UIView) -> Insets {
    guard profile.follows(.safeAreaChange), let window = view.window else { return .none }
    var area = deviceInsets
    var place = view.frame
    for superview in chain(from: view.superview, to: { $0.superview }) where superview !== window {
      place.x += superview.frame.x
      place.y += superview.frame.y
    }
    for found in chain(from: nearestController(of: view), to: { $0.parent }) {
      if found.parent is UINavigationController { area.top += Self.navigationBarHeight }
      if found.parent is UITabBarController { area.bottom += Self.tabBarHeight }
    }
    return Insets(
      top: min(max(0, area.top - place.y), place.height),
      left: min(max(0, area.left - place.x), place.width),
      bottom: min(
        max(0, area.bottom - (window.frame.height - place.y - place.height)), place.height),
      right: min(max(0, area.right - (window.frame.width - place.x - place.width)), place.width))
  }

  /// What the device itself covers: the notch and the home indicator, or a status bar.
  private var deviceInsets: Insets {
    if profile.isPad { return Insets(top: 24, bottom: 20) }
    return isLandscape ? Insets(left: 47, bottom: 21, right: 47) : Insets(top: 47, bottom: 34)
  }

  private static let navigationBarHeight = 44.0
  private static let tabBarHeight = 49.0

  /// Tells a view, and its controller, of a safe area that has changed since it was told last.
  func tellSafeArea(of view: UIView) throws(Halt) {
    let controller = view.viewController
    let implements =
      view.runtimeClass.implementsLayoutCallbacks
      || controller?.runtimeClass.implementsLayoutCallbacks == true
    guard implements, view.window != nil, profile.follows(.safeAreaChange) else { return }
    let area = safeArea(of: view)
    guard area != view.knownSafeArea else { return }
    view.knownSafeArea = area
    try tell(view, .layoutMarginsDidChange, [], rule: .safeAreaChange)
    try tell(controller, .viewLayoutMarginsDidChange, [], rule: .safeAreaChange)
    try tell(view, .safeAreaInsetsDidChange, [], rule: .safeAreaChange)
    try tell(controller, .viewSafeAreaInsetsDidChange, [], rule: .safeAreaChange)
  }
}

extension Rule {
  static let safeAreaChange = Rule(
    228, "safe-area-change",
    "When bars or the device's edges begin or cease to cover a view, layoutMarginsDidChange and"
      + " safeAreaInsetsDidChange are called on it, and the like on its controller, before it is"
      + " laid out: after viewWillAppear and before viewWillLayoutSubviews.",
    sources: "uikittestable haomeiwen-safe-area apple-safearea", .observed, since: 11)
}
