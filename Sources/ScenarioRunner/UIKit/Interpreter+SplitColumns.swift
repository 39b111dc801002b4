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
    _ native: UIKitMethods.Native, _ column: Value, of object: Object
  ) throws(Halt) -> Value {
    guard let split = object as? UISplitViewController, case .member(let name) = column else {
      return .nothing
    }
    switch native {
    case .column:
      return split.properties[UISplitViewController.key(ofColumn: name)] ?? .nothing
    default:
      try simulator.setColumn(named: name, of: split, isShown: native == .showColumn)
    }
    return .nothing
  }

  /// What `preferredDisplayMode` is set to, by its name since iOS 14.
  func setDisplayMode(_ mode: Value, of split: UISplitViewController) throws(Halt) {
    guard case .member(let name) = mode else { return }
    try simulator.setDisplayMode(Self.modeNames[name] ?? name, of: split)
  }

  private static let modeNames = [
    "primaryHidden": "secondaryOnly", "allVisible": "oneBesideSecondary",
    "primaryOverlay": "oneOverSecondary",
  ]
}
