import CallTrace
import Lifecycle
import ScenarioSyntax

/// Reading and setting the properties of UIKit's classes.
extension Interpreter {
  func read(
    _ behaviour: UIKitProperties.Behaviour, _ name: String, of object: Object, at span: NodeSpan
  ) throws(Halt) -> Value {
    if case .native = behaviour { checkThread(using: name, of: object, at: span) }
    switch behaviour {
    case .native(let native, _):
      let value = try read(native, of: object)
      // A list is made anew for whoever reads it, and then only counted perhaps.
      if case .array(let elements) = value { simulator.spend(parts: 4 * elements.count) }
      return value
    case .kept(let initial, _): return object.properties[name] ?? initial
    case .keptAsOwn(let type, _):
      return object.properties[name] ?? .aggregate(.opaque(type, of: object))
    case .keptWeakly:
      if case .object(let reference as WeakReference)? = object.properties[name] {
        return reference.value
      }
      return .nothing
    }
  }

  func read(_ native: UIKitProperties.Native, of object: Object) throws(Halt) -> Value {
    switch native {
    case .type: return .type(object.runtimeClass)
    case .superclassType:
      return info(of: object).superclass.map { .type($0.runtime) } ?? .nothing
    case .description: return .string(object.debugName)
    case .nextResponder: return .optional(simulator.nextResponder(of: object))
    case .isFirstResponder: return .bool(object === simulator.firstResponder)
    case .presentationDelegate, .presented, .presenting:
      return readPresentation(native, of: object)
    default: break
    }
    switch object {
    case let controller as UIViewController: return try read(native, of: controller)
    case let view as UIView: return try read(native, of: view)
    case let application as UIApplication: return try read(native, of: application)
    case let context as TransitionContext: return read(native, of: context)
    case let controller as UIPresentationController:
      return try readSides(native, of: controller)
    default: return .nothing
    }
  }

  private func read(_ native: UIKitProperties.Native, of controller: UIViewController)
    throws(Halt) -> Value
  {
    switch native {
    case .view: return .object(try simulator.view(of: controller))
    case .viewIfLoaded: return .optional(controller.loadedView)
    case .isViewLoaded: return .bool(controller.loadedView != nil)
    case .parent: return .optional(controller.parent)
    case .children: return .array(controller.children.map { .object($0) })
    case .presentedViewController:
      return .optional(ancestor(of: controller) { $0.presentedViewController })
    case .presentingViewController:
      return .optional(ancestor(of: controller) { $0.presentingViewController })
    case .navigationController:
      return .optional(ancestor(of: controller.parent) { $0 as? UINavigationController })
    case .tabBarController:
      return .optional(ancestor(of: controller.parent) { $0 as? UITabBarController })
    case .modalPresentationStyle:
      let style = controller.modalPresentationStyle ?? .automatic
      return .member(style.concrete(simulator.profile).rawValue)
    case .isMovingToParent: return .bool(controller.isMovingToParent)
    case .isMovingFromParent: return .bool(controller.isMovingFromParent)
    case .isBeingPresented: return .bool(controller.isBeingPresented)
    case .isBeingDismissed: return .bool(controller.isBeingDismissed)
    case .definesPresentationContext: return .bool(controller.definesPresentationContext)
    case .isModalInPresentation: return .bool(controller.isModalInPresentation)
    case .isEditing: return .bool(controller.isEditing)
    case .forwardsAppearance: return .bool(true)
    case .presentationController:
      return .object(try simulator.presentationController(of: controller))
    case .sheetController, .popoverController:
      guard hasController(native, controller) else { return .nothing }
      return .object(try simulator.presentationController(of: controller))
    case .transitionCoordinator:
      return .optional(simulator.transitionCoordinator(of: controller))
    case .traitCollection: return simulator.traits(of: controller)
    case .overrideStyle, .traitOverrides: return read(native, controller.traitOverrides)
    case .tableView: return .object(try simulator.view(of: controller))
    case .collectionView: return try readCollectionView(of: controller)
    case .statusBarOrientation: return .member(interfaceOrientation)
    case .transitioningDelegate: return .optional(alive(controller.transitioningDelegate))
    case .splitViewController:
      return .optional(ancestor(of: controller.parent) { $0 as? UISplitViewController })
    case .isCollapsed: return .bool((controller as? UISplitViewController)?.isCollapsed ?? false)
    case .isActive: return .bool(controller.isSearching)
    case .searchBar: return try searchBar(of: controller)
    case .storyboard: return try storyboard(of: controller)
    case .nibName: return controller.nibName.map { .string($0) } ?? .nothing
    default: return try readStack(native, of: controller)
    }
  }

  private func readStack(_ native: UIKitProperties.Native, of controller: UIViewController)
    throws(Halt) -> Value
  {
    if let navigation = controller as? UINavigationController {
      switch native {
      case .viewControllers: return .array(navigation.viewControllers.map { .object($0) })
      case .topViewController: return .optional(navigation.topViewController)
      case .visibleViewController:
        return .optional(navigation.presentedViewController ?? navigation.topViewController)
      case .delegate: return .optional(alive(navigation.delegate))
      default: return .nothing
      }
    }
    if let pager = controller as? UIPageViewController {
      switch native {
      case .viewControllers: return .array(pager.viewControllers.map { .object($0) })
      case .delegate: return .optional(alive(pager.delegate))
      case .dataSource: return .optional(alive(pager.dataSource))
      case .transitionStyle: return .member(pager.transitionStyle.rawValue)
      default: return .nothing
      }
    }
    if let split = controller as? UISplitViewController {
      if case .delegate = native { return .optional(alive(split.delegate)) }
      if case .displayMode = native { return .member(split.displayMode) }
      return .array(split.viewControllers.map { .object($0) })
    }
    guard let bar = controller as? UITabBarController else { return .nothing }
    switch native {
    case .viewControllers: return .array(bar.viewControllers.map { .object($0) })
    case .selectedIndex: return bar.selectedIndex.map { .count($0) } ?? .int(.max)
    case .selectedViewController: return .optional(bar.selectedViewController)
    case .tabs: return .array(bar.tabs.map { .object($0) })
    case .selectedTab: return .optional(bar.selectedTab)
    case .delegate: return .optional(alive(bar.delegate))
    default: return .nothing
    }
  }

  private func read(_ native: UIKitProperties.Native, of view: UIView) throws(Halt) -> Value {
    switch native {
    case .frame: return Geometry.rect(knownFrame(of: view))
    case .bounds:
      let frame = knownFrame(of: view)
      return Geometry.rect(Rect(x: 0, y: 0, width: frame.width, height: frame.height))
    case .center:
      let frame = knownFrame(of: view)
      return Geometry.point(frame.x + frame.width / 2, frame.y + frame.height / 2)
    case .isHidden:
      if let window = view as? UIWindow { return .bool(!window.isVisible) }
      return .bool(view.isHidden)
    case .superview: return .optional(view.superview)
    case .subviews: return .array(view.subviews.map { .object($0) })
    case .arrangedSubviews:
      simulator.spend(parts: 4 * view.subviews.count)
      return .array(
        view.subviews.filter { $0.properties[Self.arrangedMark] != nil }.map { .object($0) })
    case .window: return .optional(view.window)
    case .rootViewController: return .optional((view as? UIWindow)?.rootViewController)
    case .safeAreaInsets: return Geometry.insets(simulator.safeArea(of: view))
    case .traitCollection: return simulator.traits(of: view)
    case .overrideStyle, .traitOverrides: return read(native, view.traitOverrides)
    case .isKeyWindow: return .bool(view === simulator.keyWindow)
    case .editingDelegate: return .optional(alive(view.editingDelegate))
    case .hasText:
      guard case .string(let text)? = view.properties["text"] else { return .bool(false) }
      return .bool(!text.isEmpty)
    default: return .nothing
    }
  }

  private func read(_ native: UIKitProperties.Native, of application: UIApplication)
    throws(Halt) -> Value
  {
    switch native {
    case .applicationDelegate: return .optional(alive(application.delegate))
    case .keyWindow: return .optional(simulator.keyWindow)
    case .statusBarOrientation: return .member(interfaceOrientation)
    case .applicationState: return .member(application.state.rawValue)
    case .windows: return .array(windows.map { .object($0) })
    case .scenes:
      return SetValue.value([.aggregate(Opaque.value("UIWindowScene"))])
    default: return .nothing
    }
  }

  private func alive(_ object: Object?) -> Object? { object?.isDeallocated == true ? nil : object }

  /// What a controller or the nearest of its ancestors has.
  private func ancestor(
    of controller: UIViewController?, having: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    var value: UIViewController?
    _ = simulator.follow(
      controller, to: { $0.parent },
      until: { found in
        value = having(found)
        return value != nil
      })
    return value
  }

  // MARK: Presentation controllers

  /// Whether the style of a controller's presentation is a sheet's, or a popover's; on a tablet alerts
  /// and activities are popovers too.
  private func hasController(_ native: UIKitProperties.Native, _ controller: UIViewController)
    -> Bool
  {
    let style = controller.modalPresentationStyle ?? .automatic
    if case .sheetController = native {
      return [.automatic, .pageSheet, .formSheet].contains(style)
    }
    let info = info(of: controller)
    return style == .popover || info.isKind(of: "UIActivityViewController")
      || simulator.profile.isPad && info.isKind(of: "UIAlertController")
  }

  private func readPresentation(_ native: UIKitProperties.Native, of object: Object) -> Value {
    guard let controller = presented(by: object) else { return .nothing }
    if case .presented = native { return .object(controller) }
    if case .presenting = native {
      return .optional(controller.presentingViewController ?? presenter(of: object))
    }
    return .optional(alive((object as? UIPresentationController)?.delegate))
  }

  /// Who presents, as a presentation controller knows it until it goes itself.
  private func presenter(of object: Object) -> UIViewController? {
    alive((object as? UIPresentationController)?.presenter) as? UIViewController
  }

  func presented(by object: Object) -> UIViewController? {
    if let found = (object as? UIPresentationController)?.presented, !found.isDeallocated {
      return found
    }
    guard case .object(let reference as WeakReference)? = object.properties["presented"] else {
      return nil
    }
    return reference.value.object as? UIViewController
  }

  // MARK: Setting

  func assign(
    _ value: Value, to behaviour: UIKitProperties.Behaviour, _ name: String, of object: Object,
    at span: NodeSpan
  ) throws(Halt) {
    checkThread(using: name, of: object, at: span)
    guard behaviour.isSettable || isChangedInside(value, behaviour) else {
      throw fail("scenario.read-only", words(readOnly: name), at: span)
    }
    try keep(value, as: behaviour, name, of: object, at: span)
  }

  /// Whether a value is what a property holds anyway, with a member that has been set: objects that are only
  /// opaque are values here, and are put back whole.
  private func isChangedInside(_ value: Value, _ behaviour: UIKitProperties.Behaviour) -> Bool {
    guard case .aggregate(let aggregate) = value.unboxed, Opaque.isOpaque(aggregate) else {
      return false
    }
    if case .native = behaviour { return false }
    return true
  }

  /// Sets a property, also one that only its own class may set.
  func keep(
    _ value: Value, as behaviour: UIKitProperties.Behaviour, _ name: String, of object: Object,
    at span: NodeSpan
  ) throws(Halt) {
    let value = value.unboxed
    if let view = object as? UIView { simulator.noteChange(of: view) }
    switch behaviour {
    case .native(let native, _): try assign(value, to: native, of: object, at: span)
    case .kept, .keptAsOwn:
      let value = name == "configuration" ? Opaque.configuration(value) : value
      simulator.retain(value)
      let old = object.properties.updateValue(value, forKey: name)
      if let old { try simulator.release(old) }
      if name == "title", let controller = object as? UIViewController {
        retitle(controller, value)
      }
      if name == "preferredDisplayMode", let split = object as? UISplitViewController {
        try setDisplayMode(value, of: split)
      }
      if name == "preferredContentSize", let controller = object as? UIViewController {
        try simulator.passOnContentSize(of: controller)
      }
    case .keptWeakly:
      object.properties[name] = value.object.map { .object(WeakReference($0)) } ?? value
    }
  }

  /// A controller's title is that of its navigation item too.
  private func retitle(_ controller: UIViewController, _ title: Value) {
    var item = Opaque.value("UINavigationItem")
    if case .aggregate(let present)? = controller.properties["navigationItem"] { item = present }
    item.fields.removeAll { $0.name == "title" }
    item.fields.append(Aggregate.Field(name: "title", value: title))
    controller.properties["navigationItem"] = .aggregate(item)
  }

  private func assign(
    _ value: Value, to native: UIKitProperties.Native, of object: Object, at span: NodeSpan
  ) throws(Halt) {
    switch object {
    case let controller as UIViewController:
      try assign(value, to: native, of: controller, at: span)
    case let view as UIView: try assign(value, to: native, of: view, at: span)
    case let application as UIApplication: application.delegate = value.object
    default: (object as? UIPresentationController)?.delegate = value.object
    }
  }

  private func assign(
    _ value: Value, to native: UIKitProperties.Native, of controller: UIViewController,
    at span: NodeSpan
  ) throws(Halt) {
    switch native {
    case .view, .tableView: try simulator.setView(value.object as? UIView, of: controller)
    case .collectionView: try setCollectionView(value, of: controller)
    case .overrideStyle, .traitOverrides:
      try simulator.overrideTraits(
        of: controller, overrides(native, value, controller.traitOverrides))
    case .modalPresentationStyle:
      guard case .member(let name) = value else { return }
      guard let style = PresentationStyle(rawValue: name) else {
        // What it is set to stands at the end of the statement.
        throw fail(
          "scenario.unknown-member", "type 'UIModalPresentationStyle' has no member '\(name)'",
          at: span,
          fixIts: suggestion(
            for: name, among: PresentationStyle.allCases.map { $0.rawValue }, at: span))
      }
      try simulator.setModalPresentationStyle(style, of: controller)
    case .definesPresentationContext: controller.definesPresentationContext = truth(of: value)
    case .isModalInPresentation: controller.isModalInPresentation = truth(of: value)
    case .isEditing:
      try simulator.send(
        .setEditing, .values([.bool(truth(of: value)), .bool(false)]), to: controller)
    case .viewControllers:
      try simulator.send(.setViewControllers, .values([value, .bool(false)]), to: controller)
    case .selectedIndex: try simulator.send(.setSelectedIndex, .values([value]), to: controller)
    case .tabs:
      system.uiKit.hasTabObjects = true
      try simulator.send(.setTabs, .values([value]), to: controller)
    case .selectedTab: try simulator.send(.setSelectedTab, .values([value]), to: controller)
    case .isActive: try setSearching(truth(of: value), controller, at: span)
    case .selectedViewController:
      try simulator.send(.setSelectedViewController, .values([value]), to: controller)
    case .delegate:
      if let navigation = controller as? UINavigationController {
        navigation.delegate = value.object
      } else if let bar = controller as? UITabBarController {
        bar.delegate = value.object
      } else if let pager = controller as? UIPageViewController {
        pager.delegate = value.object
      } else if let split = controller as? UISplitViewController {
        split.delegate = value.object
      }
    case .transitioningDelegate: controller.transitioningDelegate = value.object
    case .dataSource:
      guard let pager = controller as? UIPageViewController else { return }
      pager.dataSource = value.object
      simulator.forgetNeighbours(of: pager)
    default: break
    }
  }

  private func assign(
    _ value: Value, to native: UIKitProperties.Native, of view: UIView, at span: NodeSpan
  ) throws(Halt) {
    switch native {
    case .rootViewController:
      try simulator.send(.setRootViewController, .object(value.object), to: view)
    case .isHidden:
      let isHidden = truth(of: value)
      try simulator.send(.setHidden, .bool(isHidden), to: view)
      view.isHidden = isHidden
    case .editingDelegate: view.editingDelegate = value.object
    case .overrideStyle, .traitOverrides:
      try simulator.overrideTraits(of: view, overrides(native, value, view.traitOverrides))
    case .frame: if let rect = Geometry.rect(of: value) { simulator.setFrame(rect, of: view) }
    case .bounds:
      guard let rect = Geometry.rect(of: value) else { return }
      let frame = knownFrame(of: view)
      simulator.setFrame(
        Rect(x: frame.x, y: frame.y, width: rect.width, height: rect.height), of: view)
    case .center:
      guard case .aggregate(let center) = value else { return }
      let frame = knownFrame(of: view)
      simulator.setFrame(
        Rect(
          x: Geometry.number(center, "x") - frame.width / 2,
          y: Geometry.number(center, "y") - frame.height / 2, width: frame.width,
          height: frame.height), of: view)
    default: break
    }
  }

  /// A view's place as a program reads it: none until somebody has said where it is, or constraints have laid
  /// it out in a window.
  private func knownFrame(of view: UIView) -> Rect {
    let isPlaced = view.hasFrame || view is UIWindow || view.viewController != nil
    return isPlaced || isLaidOutByConstraints(view) ? view.frame : .zero
  }

  private func isLaidOutByConstraints(_ view: UIView) -> Bool {
    guard case .bool(false)? = view.properties["translatesAutoresizingMaskIntoConstraints"] else {
      return false
    }
    return view.window != nil && !view.needsLayout
  }
}
