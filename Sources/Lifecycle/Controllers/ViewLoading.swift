/// Loading, replacing and dropping a controller's view.
extension Simulator {
  /// A controller's view, loaded if it has to be (R001).
  ///
  /// - Parameter rule: what makes UIKit read the view; nil when the program reads it.
  public func view(of controller: UIViewController, rule: Rule? = nil) throws(Halt) -> UIView {
    if let view = controller.loadedView { return view }
    guard !controller.isDeallocated else {
      try warn(
        "Attempting to load the view of a view controller while it is deallocating is not allowed"
          + " and may result in undefined behavior (\(controller.debugName))",
        about: controller, rule: .noLoadWhileDeallocating)
      return try make(.view) as! UIView
    }
    guard !controller.isLoadingView else {
      throw raise(
        .internalInconsistency,
        "-[\(controller.runtimeClass.name) loadView] reads self.view before it has set it, which"
          + " loads the view again without end", by: controller, rule: .loadViewRecursion)
    }
    controller.isLoadingView = true
    defer { controller.isLoadingView = false }
    let rule = rule ?? .viewGetterLoads
    try send(.loadView, to: controller, rule: rule)
    if controller.loadedView == nil { try loadDefaultView(of: controller) }
    controller.isLoadingView = false
    try send(.viewDidLoad, to: controller, rule: rule)
    // The program may have dropped the view again in viewDidLoad.
    if let view = controller.loadedView { return view }
    try loadDefaultView(of: controller)
    return controller.loadedView!
  }

  /// Gives a controller an empty view that fills the screen (R004).
  func loadDefaultView(of controller: UIViewController) throws(Halt) {
    guard controller.loadedView == nil else { return }
    guard let view = try make(.view) as? UIView else { return }
    try setView(view, of: controller)
  }

  /// Makes a view a controller's root view, in place of the one it had (R009–R011).
  public func setView(_ view: UIView?, of controller: UIViewController) throws(Halt) {
    let old = controller.loadedView
    guard old !== view else { return }
    if let view, let other = view.viewController {
      throw raise(
        .hierarchyInconsistency,
        "A view can only be associated with at most one view controller at a time! View"
          + " \(view.debugName) is associated with \(other.debugName). Clear this association before"
          + " associating this view with \(controller.debugName).",
        by: controller, rule: .oneControllerPerView)
    }
    let superview = old?.superview
    let place = superview?.subviews.firstIndex { $0 === old }
    if let old {
      try remove(old)
      old.viewController = nil
      controller.loadedView = nil
      autorelease(old)
    }
    guard let view else { return }
    retain(view)
    controller.loadedView = view
    view.viewController = controller
    if let superview, let old {
      view.frame = old.frame
      try move(view, into: superview, at: place)
    }
  }

  /// Before iOS 6 a memory warning unloads a view that is in no window (R189).
  func unloadViewIfUnused(of controller: UIViewController) throws(Halt) {
    guard profile.unloadsViewsOnMemoryWarning, let view = controller.loadedView,
      view.window == nil
    else { return }
    try send(.viewWillUnload, to: controller, rule: .memoryWarningUnloads)
    try setView(nil, of: controller)
    try send(.viewDidUnload, to: controller, rule: .memoryWarningUnloads)
  }
}

extension Rule {
  static let viewGetterLoads = Rule(
    1, "view-getter-loads",
    "Reading a controller's view when it has none calls loadView and viewDidLoad, at once.",
    sources: "UIViewController documentation; backtraces", .documented)
  static let loadViewRecursion = Rule(
    6, "load-view-recursion",
    "Reading self.view in loadView before it is set would load it again without end.",
    sources: "general knowledge", .observed)
  static let oneControllerPerView = Rule(
    10, "one-vc-per-view",
    "A view that belongs to one controller cannot be given to another.",
    sources: "crash reports", .observed)
  static let noLoadWhileDeallocating = Rule(
    12, "no-load-while-dealloc",
    "Reading the view of a controller that is being deallocated loads nothing, and is warned about.",
    sources: "console messages widely reported", .observed)
  static let memoryWarningUnloads = Rule(
    189, "memory-warning-5",
    "Before iOS 6 a memory warning unloads a view that is in no window; it is loaded again when it"
      + " is next read.",
    sources: "two re-implementations; reports", .observed)
}
