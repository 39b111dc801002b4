import CallTrace

/// A split view controller, as far as anything is published about one: expanded, its columns side by
/// side, each of them a child that it forwards to (R183).
public final class UISplitViewController: UIViewController {
  /// The columns, the primary one first.
  public internal(set) var viewControllers: [UIViewController] = []
  /// Whoever is asked what happens to the secondary column in a narrow window.
  public var delegate: Object?
  /// Whether there is but one column, for want of width.
  public internal(set) var isCollapsed = false
  /// The columns that do not show while there is but one; it owns them.
  var hidden: [HiddenColumn] = []
  /// Whether its columns have names: since iOS 14, where it is made with a style.
  public var hasNamedColumns = false
  /// What the columns are called, the primary one first.
  public var columnNames: [String] = []
  /// The controller that stands for all columns while there is but one.
  public var compact: UIViewController?

  /// The display mode that the program prefers; nil where it has said none.
  var shownMode: String?

  /// How many animations of columns are under way, and the coordinator of them once it is asked for.
  var columnAnimations = 0
  var columnCoordinator: TransitionContext?

  /// What the column of a narrow window is called.
  static var compactName: String { "compact" }

  /// The property that keeps what was set for a named column.
  public static func key(ofColumn name: String) -> String { "column " + name }

  /// A column that does not show, and its pages that went on top of the primary column's stack.
  struct HiddenColumn {
    let controller: UIViewController
    var pages: [UIViewController] = []
    /// Whether `showDetailViewController` has shown it while there was but one column.
    var isShown = false
  }

  /// What one of its columns is called.
  func name(of column: UIViewController) -> String {
    let all = viewControllers.filter { $0 !== compact } + hidden.map { $0.controller }
    let place = all.firstIndex { $0 === column }
    let names = columnNames.isEmpty ? ["primary", "secondary"] : columnNames
    guard let place, place < names.count else { return "secondary" }
    return names[place]
  }

  override func forget(_ child: UIViewController) {
    viewControllers.remove(child)
  }

  override func perform(_ message: Message, _ payload: Payload, _ simulator: Simulator)
    throws(Halt) -> Value
  {
    switch message {
    case .setViewControllers:
      let columns = (payload[0].elements ?? []).compactMap { $0.object as? UIViewController }
      if isCollapsed, hasNamedColumns { return try simulator.replaceHidden(columns, of: self) }
      if isCollapsed {
        try simulator.setCollapsedColumns(columns, of: self)
        return .nothing
      }
      try simulator.setColumns(columns, of: self)
    case .showDetail:
      guard let detail = payload[0].object as? UIViewController else { return .nothing }
      if isCollapsed {
        try simulator.showDetail(detail, ofCollapsed: self)
        return .nothing
      }
      try simulator.setDetail(detail, of: self)
    case .viewWillAppear:
      try simulator.installColumns(of: self)
      return try super.perform(message, payload, simulator)
    default: return try super.perform(message, payload, simulator)
    }
    return .nothing
  }

  public override func releaseContents(_ simulator: Simulator) throws(Halt) {
    viewControllers = []
    let held = hidden
    hidden = []
    for column in held { try simulator.release(column.controller) }
    try super.releaseContents(simulator)
  }

  public override func sever() {
    super.sever()
    viewControllers = []
    hidden = []
    compact = nil
    delegate = nil
  }
}

extension Simulator {
  /// Makes controllers the columns; one that is replaced while it shows is told, without animation.
  func setColumns(
    _ columns: [UIViewController], of split: UISplitViewController,
    rule: Rule = .splitExpanded
  ) throws(Halt) {
    let gone = split.viewControllers.without(columns)
    for column in columns where column.parent !== split { try checkContainment(column, in: split) }
    split.viewControllers = columns
    for column in gone {
      try send(.willMoveToParent, .object(nil), to: column, rule: rule)
      try begin(column, appearing: false, animated: false, rule: rule)
      try uninstallPage(column)
      try end(column, rule: rule)
      try leave(column, split, rule: rule)
    }
    let isShowing =
      split.appearanceState == .appeared || split.appearanceState == .appearing
    for column in columns where column.parent !== split {
      try join(column, split, rule: rule)
      if isShowing, !split.conceals(column) {
        try begin(column, appearing: true, animated: false, rule: rule)
        try move(try view(of: column), into: try view(of: split))
        if split.appearanceState == .appeared { try end(column, rule: rule) }
        setOpenTransitions(0, of: column)
      }
      try send(.didMoveToParent, .object(split), to: column, rule: rule)
    }
  }

  /// Makes a controller the secondary column; the others stay (R183).
  func setDetail(_ detail: UIViewController, of split: UISplitViewController) throws(Halt) {
    guard split.hasNamedColumns else {
      return try setColumns(Array(split.viewControllers.prefix(1)) + [detail], of: split)
    }
    let others = split.viewControllers.filter { split.name(of: $0) != "secondary" }
    try setColumns(others + [detail], of: split)
    if !split.columnNames.contains("secondary") { split.columnNames.append("secondary") }
    retain(detail)
    let key = UISplitViewController.key(ofColumn: "secondary")
    if let old = split.properties.updateValue(.object(detail), forKey: key) { try release(old) }
  }

  /// Makes controllers the columns while there is but one: those that do not show wait for being shown.
  func replaceHidden(_ columns: [UIViewController], of split: UISplitViewController) throws(Halt)
    -> Value
  {
    let old = split.hidden
    let showsCompact = split.viewControllers.first === split.compact
    split.hidden = columns.dropFirst(showsCompact ? 0 : 1).map { column in
      old.first { $0.controller === column }
        ?? UISplitViewController.HiddenColumn(controller: column)
    }
    for column in split.hidden { retain(column.controller) }
    for column in old { try release(column.controller) }
    if let primary = columns.first, !showsCompact { try setColumns([primary], of: split) }
    return .nothing
  }

  /// Puts the columns' views in place before the split view controller appears.
  func installColumns(of split: UISplitViewController) throws(Halt) {
    let container = try view(of: split)
    for column in split.viewControllers where column.parent === split {
      if split.conceals(column) { continue }
      let view = try view(of: column)
      if !isView(view, below: container) { try move(view, into: container) }
    }
    try adapt(split, to: knownTraits(of: split).classes)
  }

  /// `show(_:sender:)` and `showDetailViewController(_:sender:)` of a controller: the nearest container
  /// that knows how does it; without one the controller presents.
  func show(_ message: Message, _ page: UIViewController, from controller: UIViewController)
    throws(Halt)
  {
    var ancestor = controller.parent
    while let found = ancestor {
      let isNavigation = message == .show && found is UINavigationController
      if isNavigation || (message == .showDetail && found is UISplitViewController) {
        try send(
          message, .values([.object(page), .object(controller)]), to: found, rule: .showInContainer)
        return
      }
      ancestor = found.parent
    }
    try send(
      .present, .values([.object(page), .bool(true), .nothing]), to: controller,
      rule: .showInContainer)
  }
}

extension RuntimeClass {
  /// `UISplitViewController`.
  public static let splitViewController = RuntimeClass(
    shared: "UISplitViewController", kind: .splitViewController)
}

extension Rule {
  static let showInContainer = Rule(
    287, "show-in-container",
    "show(_:sender:) and showDetailViewController(_:sender:) are passed on to the nearest container that"
      + " knows how; without one the page is presented.",
    sources: "apple-show", .documented, since: 8)
  static let splitShowDetail = Rule(
    255, "split-show-detail",
    "While there is but one column showDetailViewController pushes the detail onto the primary column's"
      + " stack, a navigation controller as it stands, with its pages in it; a primary column that does not"
      + " navigate presents it.",
    sources: "radar-17949 apple-show-detail apple-split-show-detail", .observed, since: 8)
  static let splitExpanded = Rule(
    183, "split-expanded",
    "The columns of an expanded split view controller are children that it forwards to; another"
      + " detail replaces the old one without animation.",
    sources: "apple-collapse", .inferred)
}
