/// What a program has set some traits to, for a controller, a child or a view and what is below it.
public struct TraitOverrides: Equatable {
  /// Whether the width is regular; nil where that is left alone.
  public var isWide: Bool?
  /// Whether the height is regular.
  public var isTall: Bool?
  /// Whether the style is the dark one.
  public var isDark: Bool?
  /// The other traits, those of the program's own among them.
  public var others: [TraitValue] = []

  /// Overrides of nothing.
  public static var none: TraitOverrides { TraitOverrides() }

  /// Creates overrides.
  public init(isWide: Bool? = nil, isTall: Bool? = nil, isDark: Bool? = nil) {
    self.isWide = isWide
    self.isTall = isTall
    self.isDark = isDark
  }
}

/// A trait that the model carries from where it is overridden to whoever reads it, and does not know.
public struct TraitValue: Equatable {
  /// What it is called: `preferredContentSizeCategory`, or the type that defines it.
  public let name: String
  /// What it is.
  public let value: Value
  /// The value as text, by which it is told from another one.
  let text: String

  /// Creates a trait.
  public init(_ name: String, _ value: Value, text: String) {
    self.name = name
    self.value = value
    self.text = text
  }

  public static func == (left: TraitValue, right: TraitValue) -> Bool {
    left.name == right.name && left.text == right.text
  }
}

/// The traits of a place: those that the model knows, and those that it carries.
struct Traits: Equatable {
  var classes: SizeClasses
  var isDark = false
  var others: [TraitValue] = []

  mutating func apply(_ overrides: TraitOverrides) {
    classes = SizeClasses(
      isWide: overrides.isWide ?? classes.isWide, isTall: overrides.isTall ?? classes.isTall)
    isDark = overrides.isDark ?? isDark
    for trait in overrides.others {
      others.removeAll { $0.name == trait.name }
      others.append(trait)
    }
  }

  /// The traits as a program sees them.
  var value: Value { classes.value(style: isDark ? "dark" : "light", others) }
}

extension Simulator {
  /// The traits that a controller reads.
  public func traits(of controller: UIViewController) -> Value {
    knownTraits(of: controller).value
  }

  /// The traits that a view reads.
  public func traits(of view: UIView) -> Value {
    let controller = nearestController(of: view)
    var traits = controller.map { knownTraits(of: $0) } ?? windowTraits(window.frame)
    guard hasTraitOverrides else { return traits.value }
    if controller == nil, let window = view as? UIWindow ?? view.window {
      traits.apply(window.traitOverrides)
    }
    let views = chain(from: view is UIWindow ? nil : view) { view in
      guard view.viewController == nil, let next = view.superview, !(next is UIWindow) else {
        return nil
      }
      return next
    }
    spend(parts: Self.partsOfOverride * views.count)
    for view in views.reversed() { traits.apply(view.traitOverrides) }
    return traits.value
  }

  /// The traits of a controller in a window of some size: the window's, as those around it and the
  /// controller itself override them.
  func knownTraits(of controller: UIViewController, in frame: Rect? = nil) -> Traits {
    var traits = windowTraits(frame ?? window.frame)
    guard hasTraitOverrides else { return traits }
    let controllers = chain(from: controller) { $0.parent }
    spend(parts: Self.partsOfOverride * controllers.count)
    traits.apply((controllers.last?.loadedView?.window ?? window).traitOverrides)
    for controller in controllers.reversed() {
      traits.apply(controller.imposedTraits)
      traits.apply(controller.traitOverrides)
    }
    return traits
  }

  /// What it costs to apply the overrides of one place.
  private static var partsOfOverride: Int { 8 }

  private func windowTraits(_ frame: Rect) -> Traits {
    Traits(classes: SizeClasses(of: frame, profile), isDark: isSystemDark)
  }

  // MARK: Overriding

  /// Overrides traits of a view, or of a window and all that is in it.
  public func overrideTraits(of view: UIView, _ overrides: TraitOverrides) throws(Halt) {
    guard view.traitOverrides != overrides else { return }
    if let window = view as? UIWindow {
      return try changeTraits(of: window, rule: .traitOverrides) {
        hasTraitOverrides = true
        window.traitOverrides = overrides
      }
    }
    let old = traits(of: view)
    let changesStyle = (view.traitOverrides.isDark ?? false) != (overrides.isDark ?? false)
    hasTraitOverrides = true
    view.traitOverrides = overrides
    guard view.window != nil, tellsViewsOfTraits else { return }
    let tell = owning([view]) { simulator throws(Halt) in
      simulator.apply(.traitOverrides)
      try simulator.tellViews(below: view, of: old)
      if changesStyle { simulator.renew(below: view) }
    }
    try soon(tell)
  }

  /// Overrides traits of a controller and what it contains.
  public func overrideTraits(
    of controller: UIViewController, _ overrides: TraitOverrides, byContainer: Bool = false
  ) throws(Halt) {
    try changeTraits(below: [controller], rule: .traitOverrides) {
      hasTraitOverrides = true
      if byContainer {
        controller.imposedTraits = overrides
      } else {
        controller.traitOverrides = overrides
      }
    }
  }

  /// Changes traits of a window, and tells it, if its class listens, and the controllers in it.
  func changeTraits(of window: UIWindow, rule: Rule, _ change: () -> Void) throws(Halt) {
    try changeTraits(below: shownControllers(of: window), in: window, rule: rule, change)
  }

  /// Changes traits, and tells those whose traits that changes (R257).
  private func changeTraits(
    below roots: [UIViewController], in window: UIWindow? = nil, rule: Rule, _ change: () -> Void
  ) throws(Halt) {
    var affected: [UIViewController] = []
    var pending = roots
    while let controller = pending.popLast() {
      if controller.loadedView?.window != nil { affected.append(controller) }
      pending += childrenToVisit(of: controller)
    }
    let old = affected.map { knownTraits(of: $0) }
    let oldOfWindow = window.map { traits(of: $0) }
    change()
    let changed = zip(affected, old).filter { knownTraits(of: $0.0) != $0.1 }
    guard !changed.isEmpty else { return }
    let changesStyle = changed.contains { knownTraits(of: $0.0).isDark != $0.1.isDark }
    for (controller, _) in changed { retain(controller) }
    try soon { simulator throws(Halt) in
      if let window, let oldOfWindow {
        try simulator.tell(window, .traitCollectionDidChange, [oldOfWindow], rule: rule)
        try simulator.callTraitHandlers(of: window, before: oldOfWindow)
        // The window is the top of what changes, and so where constraints are updated first.
        if changesStyle { simulator.renew(below: window) }
      }
      for (controller, old) in changed {
        try simulator.tell(controller, ofTraitsBefore: old, rule: rule)
        try simulator.release(controller)
      }
    }
  }

  private func tell(
    _ controller: UIViewController, ofTraitsBefore old: Traits, rule: Rule
  ) throws(Halt) {
    let new = knownTraits(of: controller)
    guard new != old, !controller.isDeallocated else { return }
    try send(.traitCollectionDidChange, .values([old.value]), to: controller, rule: rule)
    try callTraitHandlers(of: controller, before: old.value)
    if tellsViewsOfTraits, let view = controller.loadedView {
      try tellViews(below: view, of: old.value)
    }
    if new.isDark != old.isDark, let view = controller.loadedView { renew(below: view) }
    if let split = controller as? UISplitViewController, new.classes != old.classes {
      try adapt(split, to: new.classes)
    }
  }

  /// Another style asks each view to update its constraints, to lay out and to draw (R261); those of a
  /// controller inside are asked when it is told.
  private func renew(below root: UIView) {
    guard follows(.styleChange) else { return }
    var pending = [root]
    while let view = pending.popLast() {
      guard view === root || view.viewController == nil else { continue }
      setNeedsUpdateConstraints(view)
      setNeedsLayout(view)
      setNeedsDisplay(view)
      pending.append(contentsOf: view.subviews)
    }
  }

  /// Since iOS 17 traits are passed on with the next update; before, at once.
  private func soon(_ action: @escaping (Simulator) throws(Halt) -> Void) throws(Halt) {
    if follows(.traitsWithUpdate) { return atCommit(action) }
    try action(self)
  }

  private func shownControllers(of window: UIWindow) -> [UIViewController] {
    var found: [UIViewController] = []
    var front = window.rootViewController
    while let controller = front {
      found.append(controller)
      front = controller.presentedViewController
    }
    return found
  }
}

extension Rule {
  static let traitOverrides = Rule(
    257, "trait-overrides",
    "Traits that are overridden for a window, a controller, a child or a view hold for what is"
      + " below it; traitCollectionDidChange is called wherever that changes them, on a container"
      + " before what it contains.",
    sources: "apple-interfacestyle apple-trait-overrides", .documented, since: 8)
  static let styleChange = Rule(
    261, "style-change",
    "On a change of style, light or dark, traitCollectionDidChange is called, and with the commit"
      + " updateConstraints or updateViewConstraints, layout and draw(_:).",
    sources: "apple-dark-mode", .documented, since: 13)
  static let traitsWithUpdate = Rule(
    258, "traits-with-update",
    "Since iOS 17 overridden traits are passed on with the next update of the views, before the layout.",
    sources: "wwdc-2023-10057 apple-update-traits", .documented, since: 17)
}
