import Lifecycle
import ScenarioSyntax

/// The columns of split view controllers that are made with a style.
extension Interpreter {
  /// `setViewController(_:for:)`: the columns of a split view controller in their order, each in a
  /// navigation controller.
  func setColumn(_ values: [Value], of split: Object) throws(Halt) {
    guard values.count > 1, case .member(let column) = values[1] else { return }
    var page = values[0]
    if let controller = page.object as? UIViewController, !(controller is UINavigationController),
      column != "compact", let info = try classInfo(named: "UINavigationController"),
      let navigation = try allocate(info) as? UINavigationController
    {
      try simulator.setRoot(controller, of: navigation)
      page = .object(navigation)
    }
    simulator.retain(page)
    let old = split.properties.updateValue(
      page, forKey: UISplitViewController.key(ofColumn: column))
    if let old { try simulator.release(old) }
    let names = ["primary", "supplementary", "secondary"].filter { name in
      split.properties[UISplitViewController.key(ofColumn: name)].map { !$0.isNothing } ?? false
    }
    if let split = split as? UISplitViewController {
      split.hasNamedColumns = true
      split.columnNames = names
      split.compact =
        split.properties[UISplitViewController.key(ofColumn: "compact")]?.object
        as? UIViewController
    }
    let columns = names.compactMap { split.properties[UISplitViewController.key(ofColumn: $0)] }
    try simulator.send(.setViewControllers, .values([.array(columns), .bool(false)]), to: split)
  }

  /// `viewController(for:)`, `show(_:)` and `hide(_:)`.
  func callColumn(
    _ native: UIKitMethods.Native, _ column: Value, of object: Object, at span: NodeSpan
  ) throws(Halt) -> Value {
    guard let split = object as? UISplitViewController, case .member(let name) = column else {
      return .nothing
    }
    switch native {
    case .column:
      return split.properties[UISplitViewController.key(ofColumn: name)] ?? .nothing
    case .hideColumn:
      if !split.isCollapsed { warnOfColumns("'hide' does not take the column away", at: span) }
    default: try simulator.show(column: name, of: split)
    }
    return .nothing
  }

  /// Says of a display mode that hides columns, or puts them over others, that it does not here.
  func warnOfDisplayMode(_ mode: Value, at span: NodeSpan) {
    guard case .member(let name) = mode,
      ["secondaryOnly", "oneOverSecondary", "twoOverSecondary", "primaryHidden", "primaryOverlay"]
        .contains(name)
    else { return }
    warnOfColumns("'\(name)' changes nothing", at: span)
  }

  private func warnOfColumns(_ what: String, at span: NodeSpan) {
    warn(
      "scenario.split-columns",
      "\(what): the model shows all columns of a split view controller that has the width side by side",
      at: span)
  }
}
