/// A split view controller in a narrow window: one column, and several again.
extension Simulator {
  /// Collapses or separates the split view controllers below a root, as its width asks.
  func adaptSplits(below root: UIViewController) throws(Halt) {
    var pending = [root]
    while let controller = pending.popLast() {
      if let split = controller as? UISplitViewController, split.loadedView?.window != nil {
        try adapt(split, to: knownTraits(of: split).classes)
      }
      pending += childrenToVisit(of: controller)
    }
  }

  /// Collapses or separates one.
  func adapt(_ split: UISplitViewController, to classes: SizeClasses) throws(Halt) {
    if classes.isWide {
      try separate(split)
    } else if asksForColumn(split) {
      try collapseColumns(of: split)
    } else {
      try collapse(split)
    }
    try bringInto(displayModeOf: split)
  }

  private func asksForColumn(_ split: UISplitViewController) -> Bool {
    split.hasNamedColumns && profile.follows(.splitColumns)
  }

  /// One column is left (R184, R263): the secondary one's page goes on top of the primary column's stack,
  /// where that navigates.
  private func collapse(_ split: UISplitViewController) throws(Halt) {
    guard !split.isCollapsed, let primary = split.viewControllers.first else { return }
    guard split.viewControllers.count == 2 else {
      split.isCollapsed = true
      return apply(.splitOneColumn)
    }
    let secondary = split.viewControllers[1]
    // A split view controller cannot be pushed.
    guard !(secondary is UISplitViewController) else { return }
    let rule = Rule.splitCollapse
    let answer = try tell(
      split.delegate, .splitCollapse,
      [.object(split), .object(secondary), .object(primary)], rule: rule)
    split.isCollapsed = true
    split.viewControllers = [primary]
    try hide([secondary], of: split, rule: rule)
    guard answer?.bool != true, let navigation = primary as? UINavigationController else { return }
    split.hidden[split.hidden.count - 1].pages = [secondary]
    try push(secondary, on: navigation, animated: false, isDetail: true)
  }

  /// `showDetailViewController` while there is but one column: a primary column that navigates pushes the
  /// detail, another one presents it.
  func showDetail(_ detail: UIViewController, ofCollapsed split: UISplitViewController)
    throws(Halt)
  {
    apply(.splitShowDetail)
    guard let primary = split.viewControllers.first as? UINavigationController else {
      try send(
        .present, .values([.object(detail), .bool(true), .nothing]), to: split,
        rule: .splitShowDetail)
      return
    }
    if split.hidden.isEmpty {
      retain(detail)
      split.hidden.append(
        UISplitViewController.HiddenColumn(controller: detail, pages: [detail], isShown: true))
    }
    try push(detail, on: primary, animated: true, isDetail: true)
  }

  /// Sets the columns while there is but one: the primary one stays, and the other goes on top of it.
  func setCollapsedColumns(_ columns: [UIViewController], of split: UISplitViewController)
    throws(Halt)
  {
    let old = split.hidden
    split.hidden = []
    if let primary = split.viewControllers.first as? UINavigationController {
      let pages = old.flatMap { $0.pages }.without(columns).filter { $0.parent === primary }
      if !pages.isEmpty {
        try setPages(primary.viewControllers.without(pages), of: primary, animated: false)
      }
    }
    split.isCollapsed = false
    try setColumns(columns, of: split)
    try adapt(split, to: knownTraits(of: split).classes)
    for column in old { try release(column.controller) }
  }

  /// The delegate says which column is on top; its pages and those of the columns before it go on top
  /// of the primary column's stack. A compact column stands for all others.
  private func collapseColumns(of split: UISplitViewController) throws(Halt) {
    let columns = split.viewControllers
    guard !split.isCollapsed, let primary = columns.first, let last = columns.last else { return }
    let rule = Rule.splitColumns
    let proposed = split.compact == nil ? split.name(of: last) : UISplitViewController.compactName
    let answer = try tell(
      split.delegate, .splitTopColumn, [.object(split), .member(proposed)], rule: rule)
    guard !split.isCollapsed, split.viewControllers.first === primary else { return }
    let top: String = if case .member(let name)? = answer { name } else { proposed }
    split.isCollapsed = true
    if let compact = split.compact, top == UISplitViewController.compactName {
      split.viewControllers = []
      try hide(columns, of: split, rule: rule)
      try setColumns([compact], of: split, rule: rule)
      try install(compact, in: split)
    } else {
      split.viewControllers = [primary]
      try hide(Array(columns.dropFirst()), of: split, rule: rule)
      if let page = columns.first(where: { split.name(of: $0) == top }), page !== primary,
        let navigation = primary as? UINavigationController
      {
        try stack(upTo: page, of: split, on: navigation, animated: false)
      }
    }
    try tell(split.delegate, .splitDidCollapse, [.object(split)], rule: rule)
  }

  private func install(_ column: UIViewController, in split: UISplitViewController) throws(Halt) {
    let container = try view(of: split)
    let view = try view(of: column)
    if !isView(view, below: container) { try move(view, into: container) }
  }

  /// Takes columns away, and keeps them for a wider window.
  private func hide(
    _ columns: [UIViewController], of split: UISplitViewController, rule: Rule
  ) throws(Halt) {
    for column in columns {
      retain(column)
      split.hidden.append(UISplitViewController.HiddenColumn(controller: column))
      try send(.willMoveToParent, .object(nil), to: column, rule: rule)
      try begin(column, appearing: false, animated: false, rule: rule)
      try uninstallPage(column)
      try end(column, rule: rule)
      try leave(column, split, rule: rule)
    }
  }

  /// Puts the pages of hidden columns up to one on top of the primary column's stack; of a column that
  /// navigates it is the pages that go.
  private func stack(
    upTo column: UIViewController, of split: UISplitViewController,
    on primary: UINavigationController, animated: Bool
  ) throws(Halt) {
    var pages = primary.viewControllers
    for place in split.hidden.indices {
      let hidden = split.hidden[place]
      if hidden.pages.allSatisfy({ $0.parent !== primary }) {
        let own =
          (hidden.controller as? UINavigationController)?.viewControllers ?? [hidden.controller]
        split.hidden[place].pages = own
        pages += own
      }
      if hidden.controller === column { break }
    }
    guard pages.count != primary.viewControllers.count else { return }
    try setPages(pages, of: primary, animated: animated)
  }

  /// `show(_:)`: while there is but one column, the pages of the one named go on top; for the primary one
  /// those of the others go.
  func show(column name: String, of split: UISplitViewController) throws(Halt) {
    guard split.isCollapsed, let primary = split.viewControllers.first as? UINavigationController
    else { return }
    if primary !== split.compact, split.name(of: primary) == name {
      let others = split.hidden.flatMap { $0.pages }
      let own = primary.viewControllers.without(others)
      guard own.count < primary.viewControllers.count else { return }
      return try setPages(own, of: primary, animated: true)
    }
    guard let column = split.hidden.first(where: { split.name(of: $0.controller) == name })
    else { return }
    try stack(upTo: column.controller, of: split, on: primary, animated: true)
  }

  /// Undoes it: the pages go back into their columns.
  private func separate(_ split: UISplitViewController) throws(Halt) {
    guard split.isCollapsed, let shown = split.viewControllers.first else { return }
    let rule: Rule = asksForColumn(split) ? .splitColumns : .splitCollapse
    if rule == .splitColumns {
      try tell(
        split.delegate, .splitDisplayMode, [.object(split), .member("oneBesideSecondary")],
        rule: rule)
    }
    guard split.isCollapsed else { return }
    var hidden = split.hidden
    split.hidden = []
    split.isCollapsed = false
    // A detail that was shown, and has gone since, does not return.
    for column in hidden where column.isShown && column.controller.parent !== shown {
      autorelease(column.controller)
    }
    hidden.removeAll { $0.isShown && $0.controller.parent !== shown }
    if let primary = shown as? UINavigationController { try unstack(hidden, from: primary) }
    let columns = hidden.map { $0.controller }
    try setColumns(shown === split.compact ? columns : [shown] + columns, of: split, rule: rule)
    for column in columns { try release(column) }
    if rule == .splitColumns {
      try tell(split.delegate, .splitDidExpand, [.object(split)], rule: rule)
    }
  }

  private func unstack(
    _ hidden: [UISplitViewController.HiddenColumn], from primary: UINavigationController
  ) throws(Halt) {
    let moved = hidden.map { $0.pages.filter { $0.parent === primary } }
    let all = moved.flatMap { $0 }
    guard !all.isEmpty else { return }
    try setPages(primary.viewControllers.without(all), of: primary, animated: false)
    try layOut()
    for (column, pages) in zip(hidden, moved) where !pages.isEmpty {
      if let navigation = column.controller as? UINavigationController, navigation !== pages.first {
        try setPages(pages, of: navigation, animated: false)
      }
    }
  }
}

extension Rule {
  static let splitOneColumn = Rule(
    263, "split-one-column",
    "In a compact width a split view controller is collapsed, also where it has one column.",
    sources: "commandshift-split apple-split-show-detail", .observed, since: 8)
  static let splitCollapse = Rule(
    184, "split-collapse",
    "In a compact width the secondary column goes on top of the primary column's stack, a navigation"
      + " controller as it stands, with will- and didMove; in a regular width it goes back.",
    sources: "malcolmhall-2017 apple-collapse", .observed)
  static let splitColumns = Rule(
    240, "split-columns",
    "A split view controller with a column style asks its delegate, as it collapses, which column"
      + " is to be on top: the compact one where there is one, otherwise the last, if the delegate"
      + " names no other. It calls splitViewControllerDidCollapse afterwards; before it expands it"
      + " asks for the display mode, and calls splitViewControllerDidExpand afterwards.",
    sources: "apple-topcolumn", .documented, since: 14)
}
