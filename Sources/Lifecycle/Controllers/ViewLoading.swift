/// Loading, replacing and dropping a controller's view.
extension Simulator {
  /// A controller's view, loaded if it has to be (R001).
  ///
  /// - Parameter rule: what makes UIKit read the view; nil when the program reads it.
  @inline(__always)
  public func view(of controller: UIViewController, rule: Rule? = nil) throws(Halt) -> UIView {
    if let view = controller.loadedView { return view }
    return try load(controller, rule: rule)
  }

  private func load(_ controller: UIViewController, rule: Rule?) throws(Halt) -> UIView {
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
    let rule: Rule = controller.hasLoadedBefore ? .loadOnce : rule ?? .viewGetterLoads
    controller.hasLoadedBefore = true
    let outer = animationDuration
    if outer != nil { apply(.didLoadUnanimated) }
    animationDuration = nil
    defer { animationDuration = outer }
    try send(.loadView, to: controller, rule: rule)
    if controller.loadedView == nil {
      try note(
        "loadView of \(controller.runtimeClass.name) sets no view: in UIKit it stays nil, and who reads it loads it"
          + " again; here a plain one takes its place")
      try loadDefaultView(of: controller)
    }
    controller.isLoadingView = false
    if controller.loadedView?.superview == nil { apply(.viewDidLoadNotInWindow) }
    if controller.scene != nil { try runEmbedSegues(of: controller) }
    try sendDidLoad(to: controller, rule: rule)
    // The program may have dropped the view again in viewDidLoad.
    if let view = controller.loadedView { return view }
    try loadDefaultView(of: controller)
    // Whoever watches the view may have dropped it again.
    if let view = controller.loadedView { return view }
    return try make(.view) as! UIView
  }

  /// Calls viewDidLoad.
  func sendDidLoad(to controller: UIViewController, rule: Rule) throws(Halt) {
    let outer = controller.runningCallback
    controller.runningCallback = .viewDidLoad
    defer { controller.runningCallback = outer }
    try send(.viewDidLoad, to: controller, rule: rule)
  }

  /// Gives a controller an empty view that fills the screen (R004).
  func loadDefaultView(of controller: UIViewController) throws(Halt) {
    guard controller.loadedView == nil else { return }
    apply(.loadViewDefault)
    if let nib = try nib(of: controller) {
      if let view = try decodeView(of: nib, for: controller) { try setView(view, of: controller) }
      return
    }
    guard let view = try make(controller.runtimeClass.classOfView) as? UIView else { return }
    try setView(view, of: controller)
    if controller.runtimeClass.inherits(from: "UICollectionViewController"),
      let list = try make(.collectionView) as? UIView
    {
      try move(list, into: view)
    }
  }

  /// Where a view has to go that takes another one's place, which is about to leave its superview.
  private func placeInFront(of view: UIView) -> ViewPlace {
    guard let siblings = view.superview?.subviews, let place = siblings.place(of: view),
      place + 1 < siblings.count
    else { return .front }
    return .below(siblings[place + 1])
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
    let place = old.map { placeInFront(of: $0) } ?? .front
    if let old {
      if view == nil {
        apply(controller.runningCallback == .didReceiveMemoryWarning ? .manualDrop : .setViewNil)
      }
      try remove(old, rule: view == nil ? .setViewNil : .setViewReplaces)
      old.viewController = nil
      controller.loadedView = nil
      autorelease(old)
    }
    guard let view else { return }
    retain(view)
    controller.loadedView = view
    view.viewController = controller
    // A view out of a nib has been on the scene before it had a controller.
    if view.participant >= 0, view.label == nil, view.runtimeClass === own(.view) {
      recorder.setOwner(of: view, participant(of: controller))
    }
    if let superview, let old {
      view.frame = old.frame
      view.hasFrame = old.hasFrame
      try move(view, into: superview, at: place, rule: .setViewReplaces)
    }
  }

  /// Before iOS 6 a memory warning unloads a view that is in no window (R189).
  func unloadViewIfUnused(of controller: UIViewController) throws(Halt) {
    guard let view = controller.loadedView, view.window == nil else { return }
    guard profile.follows(.memoryWarningUnloads) else { return apply(.memoryClaim) }
    try send(.viewWillUnload, to: controller, rule: .memoryWarningUnloads)
    try setView(nil, of: controller)
    try send(.viewDidUnload, to: controller, rule: .memoryWarningUnloads)
  }
}

extension RuntimeClass {
  private static let tableView = RuntimeClass(shared: "UITableView", kind: .view, superclass: .view)
  fileprivate static let collectionView = RuntimeClass(
    shared: "UICollectionView", kind: .view, superclass: .view)

  /// The class of the view that a controller of this class makes itself: a table view controller's view
  /// is its table view.
  var classOfView: RuntimeClass {
    viewClass ?? (inherits(from: "UITableViewController") ? .tableView : .view)
  }

  fileprivate func inherits(from name: String) -> Bool {
    var current: RuntimeClass? = self
    while let found = current {
      if found.name == name { return true }
      current = found.superclass
    }
    return false
  }
}

extension Rule {
  static let viewGetterLoads = Rule(
    1, "view-getter-loads",
    "Reading a controller's view when it has none calls loadView and viewDidLoad, at once.",
    sources: "apple-view apple-uiviewcontroller catalyst-2026", .documented)
  static let loadViewDefault = Rule(
    4, "load-view-default",
    "loadView makes the view of the controller's nib, or without one a plain view that fills the"
      + " screen.",
    sources: "apple-loadview chameleon-controller", .documented)
  static let loadOnce = Rule(
    5, "load-once",
    "viewDidLoad is called once a load: since iOS 6 once in a controller's life, unless the"
      + " program drops the view and reads it again.",
    sources: "header-uiviewcontroller apple-uiviewcontroller catalyst-2026", .documented)
  static let loadViewRecursion = Rule(
    6, "load-view-recursion",
    "Reading self.view in loadView before it is set would load it again without end.",
    sources: "catalyst-2026", .observed)
  static let setViewReplaces = Rule(
    9, "set-view-replaces-in-place",
    "A view that replaces an installed one takes its place and frame in the same superview.",
    sources: "winobjc-controller", .inferred)
  static let oneControllerPerView = Rule(
    10, "one-vc-per-view",
    "A view that belongs to one controller cannot be given to another.",
    sources: "viewdeck-145 sialertview-120", .observed)
  static let setViewNil = Rule(
    11, "set-view-nil",
    "Setting the view to nil takes it out of its superview and forgets it; viewDidUnload is not called.",
    sources: "chameleon-controller", .inferred)
  static let noLoadWhileDeallocating = Rule(
    12, "no-load-while-dealloc",
    "Reading the view of a controller that is being deallocated loads nothing, and is warned about.",
    sources: "radar-8920", .observed)
  static let didLoadUnanimated = Rule(
    13, "did-load-unanimated",
    "What viewDidLoad does is not animated, also when the view is loaded inside an animation block.",
    sources: "chameleon-controller", .inferred)
  static let viewDidLoadNotInWindow = Rule(
    14, "view-did-load-not-in-window",
    "At viewDidLoad the view has neither superview nor window, and its frame is not final.",
    sources: "apple-viewwillappear apple-viewisappearing xiaobotalk-2019", .documented)
  static let memoryClaim = Rule(
    190, "memory-seed-claim",
    "That a memory warning unloads the views that do not show is true before iOS 6 only, and of"
      + " controllers' views.",
    sources: "header-uiviewcontroller apple-memorywarning", .documented, since: 6)
  static let manualDrop = Rule(
    191, "manual-drop",
    "A program may drop a view that is in no window in didReceiveMemoryWarning; reading it loads it"
      + " again.",
    sources: "apple-memorywarning catalyst-2026", .documented)
  static let memoryWarningUnloads = Rule(
    189, "memory-warning-5",
    "Before iOS 6 a memory warning unloads a view that is in no window; it is loaded again when it"
      + " is next read.",
    sources: "header-uiviewcontroller chameleon-controller", .observed, until: 5)
}
