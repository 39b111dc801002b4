/// A split view controller in a narrow window: one column, and two again.
extension Simulator {
  /// Collapses or separates the split view controllers below a root, as its width asks.
  func adaptSplits(below root: UIViewController, to classes: SizeClasses) throws(Halt) {
    var pending = [root]
    while let controller = pending.popLast() {
      if let split = controller as? UISplitViewController, split.loadedView?.window != nil {
        try adapt(split, to: classes)
      }
      pending.append(contentsOf: controller.children.reversed())
    }
  }

  /// Collapses or separates one; only one whose primary column navigates can collapse.
  func adapt(_ split: UISplitViewController, to classes: SizeClasses) throws(Halt) {
    if classes.isWide {
      try separate(split)
    } else {
      try collapse(split)
    }
  }

  /// The secondary column's pages go on top of the primary column's stack (R184).
  private func collapse(_ split: UISplitViewController) throws(Halt) {
    guard !split.isCollapsed, split.viewControllers.count == 2,
      let primary = split.viewControllers[0] as? UINavigationController
    else { return }
    let secondary = split.viewControllers[1]
    // A split view controller cannot be pushed.
    guard !(secondary is UISplitViewController) else { return }
    let rule = Rule.splitCollapse
    let answer = try tell(
      split.delegate, .splitCollapse,
      [.object(split), .object(secondary), .object(primary)], rule: rule)
    split.isCollapsed = true
    split.viewControllers = [primary]
    retain(secondary)
    split.secondary = secondary
    try send(.willMoveToParent, .object(nil), to: secondary, rule: rule)
    try begin(secondary, appearing: false, animated: false, rule: rule)
    try uninstallPage(secondary)
    try end(secondary, rule: rule)
    try leave(secondary, split, rule: rule)
    guard answer?.bool != true else { return }
    // Of a column that navigates it is the pages that go.
    let pages =
      (secondary as? UINavigationController)?.viewControllers ?? [secondary]
    split.movedPages = pages
    try setPages(primary.viewControllers + pages, of: primary, animated: false)
  }

  /// Undoes it: the pages go back into the secondary column.
  private func separate(_ split: UISplitViewController) throws(Halt) {
    guard split.isCollapsed, let secondary = split.secondary,
      let primary = split.viewControllers.first as? UINavigationController
    else { return }
    let rule = Rule.splitCollapse
    let moved = split.movedPages.filter { $0.parent === primary }
    split.isCollapsed = false
    split.movedPages = []
    split.secondary = nil
    if !moved.isEmpty {
      let staying = primary.viewControllers.without(moved)
      try setPages(staying, of: primary, animated: false)
      try layOut()
    }
    if let navigation = secondary as? UINavigationController, !moved.isEmpty {
      try setPages(moved, of: navigation, animated: false)
    }
    try setColumns([primary, secondary], of: split, rule: rule)
    try release(secondary)
  }
}

extension Rule {
  static let splitCollapse = Rule(
    184, "split-collapse",
    "In a compact width the secondary column's pages go on top of the primary column's stack, with"
      + " will- and didMove; in a regular width they go back.",
    sources: "UISplitViewController documentation; no published trace", .inferred)
}
