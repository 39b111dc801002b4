/// The pass that updates constraints, which is a part of the layout of the view at its top.
extension Simulator {
  /// Notes a view whose constraints are to be updated, if a method is called for it.
  func queueConstraints(of view: UIView) {
    guard view.needsUpdateConstraints, implementsConstraintUpdates(view) else { return }
    view.needsUpdateConstraints = false
    constraintQueue.append(view)
  }

  /// Has a view's constraints updated in the next pass.
  func setNeedsUpdateConstraints(_ view: UIView) {
    view.needsUpdateConstraints = true
    guard view.window != nil else { return }
    queueConstraints(of: view)
    setNeedsLayout(view)
  }

  /// Updates constraints below a view, and its own: subviews come before the view that holds them.
  func updateConstraints(below root: UIView) throws(Halt) {
    var due: [(path: [Int], view: UIView)] = []
    var rest: [UIView] = []
    for view in constraintQueue {
      if let path = path(from: root, to: view) {
        due.append((path, view))
      } else if view.window != nil, !view.isDeallocated {
        rest.append(view)
      } else {
        view.needsUpdateConstraints = true
      }
    }
    constraintQueue = rest
    due.sort { Self.comesBefore($0.path, $1.path) }
    for (_, view) in due {
      if let controller = view.viewController,
        controller.runtimeClass.implements(.updateViewConstraints)
      {
        try sendTracked(
          .updateViewConstraints, to: controller, invalidating: .constraints(view),
          rule: .constraintPass)
      } else {
        try sendTracked(
          .updateConstraints, to: view, invalidating: .constraints(view), rule: .constraintPass)
      }
    }
  }

  private func implementsConstraintUpdates(_ view: UIView) -> Bool {
    view.runtimeClass.implements(.updateConstraints)
      || view.viewController?.runtimeClass.implements(.updateViewConstraints) == true
  }

  /// The places of a view and those it stands in, from the top; nil when it is not below it.
  private func path(from root: UIView, to view: UIView) -> [Int]? {
    var views: [UIView] = []
    var current = view
    while current !== root {
      views.append(current)
      guard let superview = current.superview else { return nil }
      current = superview
    }
    return views.reversed().map { $0.superview?.subviews.place(of: $0) ?? 0 }
  }

  /// Whether one place comes before another when subviews come before the view that holds them.
  private static func comesBefore(_ one: [Int], _ other: [Int]) -> Bool {
    for (left, right) in zip(one, other) where left != right { return left < right }
    return one.count > other.count
  }
}

extension Rule {
  static let constraintPass = Rule(
    227, "constraint-pass",
    "Constraints are updated inside the layoutSubviews of the view at the top of what changes, subviews"
      + " before the view that holds them; a controller's updateViewConstraints stands for its view's.",
    sources: "ecomnet-1728 apple-updateconstraints apple-updateviewconstraints", .observed, since: 6
  )
}
