import CallTrace
import Lifecycle
import ScenarioSyntax
import SourceText

/// What decides whether the person can go back: the recognizer of the swipe and its delegate, the bar,
/// and the back button.
extension Interpreter {
  /// Whether a swipe from the edge begins; where it does not, a note in the trace says why.
  ///
  /// It is UIKit's own delegate of the recognizer that refuses where no bar or no back button shows. A
  /// program that sets another delegate, or none, takes that refusal away.
  func swipeBegins(in navigation: UINavigationController) throws(Halt) -> Bool {
    let recognizer = navigation.properties["interactivePopGestureRecognizer"] ?? .nothing
    let fields: Aggregate? = if case .aggregate(let found) = recognizer { found } else { nil }
    if let isEnabled = fields?["isEnabled"], !truth(of: isEnabled) {
      return try refuseSwipe("its recognizer is disabled")
    }
    if navigation.properties[Self.removedSwipe] != nil {
      return try refuseSwipe("its recognizer has been taken off the view")
    }
    switch fields?["delegate"] {
    case .object(let kept)?:
      let delegate = (kept as? WeakReference).map { $0.value.object } ?? kept
      if try delegateAllowsSwipe(delegate, recognizer) { return true }
      return try refuseSwipe("the delegate of its recognizer does not let it begin")
    case .nothing?: return true
    default: break
    }
    if simulator.delegateSwitchesSwipeOff(of: navigation) {
      return try refuseSwipe(
        "the navigation controller's delegate has animationControllerFor, and its recognizer has no other"
          + " delegate")
    }
    if isBarHidden(in: navigation) { return try refuseSwipe("the navigation bar is hidden") }
    if let page = navigation.topViewController, hidesBackButton(page) {
      return try refuseSwipe("the page has no back button")
    }
    return true
  }

  private static var removedSwipe: String { "interactivePopGestureRecognizer removed" }

  /// Takes a recognizer off a view, or gives it back; of UIKit's own the swipe's matters, which no program
  /// makes.
  func move(recognizer: Value, on view: UIView, isRemoved: Bool) {
    guard case .aggregate(let aggregate) = recognizer,
      aggregate.typeName == Self.swipeRecognizer,
      let navigation = view.viewController as? UINavigationController
    else { return }
    navigation.properties[Self.removedSwipe] = isRemoved ? .bool(true) : nil
  }

  /// What the recognizer of the swipe is.
  static var swipeRecognizer: String { "UIScreenEdgePanGestureRecognizer" }

  private func delegateAllowsSwipe(_ delegate: Object?, _ recognizer: Value) throws(Halt) -> Bool {
    guard let delegate, !delegate.isDeallocated,
      let method = delegateMethod(
        "gestureRecognizerShouldBegin(_:)", "gestureRecognizerShouldBegin:", of: delegate)
    else { return true }
    return truth(
      of: try simulator.send(
        selector: method.id, payload([recognizer]), to: delegate, rule: .swipeAsks))
  }

  private func refuseSwipe(_ reason: String) throws(Halt) -> Bool {
    try simulator.note("a swipe back does nothing: \(reason)")
    return false
  }

  /// Whether a tap on the back button pops the page: not where the page has an action of its own for
  /// it, which is done instead, where the navigation controller refuses as the delegate of its bar, or
  /// where no back button shows, which is warned of.
  func backButtonPops(in navigation: UINavigationController, at span: NodeSpan) throws(Halt)
    -> Bool
  {
    guard let page = navigation.topViewController else { return false }
    let item = navigationItem(of: page)
    if isBarHidden(in: navigation) || item?["backAction"]?.object == nil && hidesBackButton(page) {
      warn(.tappingNoBackButton(page), at: span)
      return false
    }
    if let action = item?["backAction"]?.object as? RuntimeBlock {
      _ = try call(action, [.object(action)])
      return false
    }
    guard
      let method = delegateMethod(
        "navigationBar(_:shouldPop:)", "navigationBar:shouldPopItem:", of: navigation)
    else { return true }
    let bar = navigation.properties["navigationBar"] ?? .aggregate(Opaque.value("UINavigationBar"))
    let asked = item ?? Opaque.value("UINavigationItem")
    return truth(
      of: try simulator.send(
        selector: method.id, payload([bar, .aggregate(asked)]), to: navigation, rule: .backButton))
  }

  /// The method of the program's own that a delegate has under a name of Swift's or Objective-C's.
  func delegateMethod(_ swift: String, _ objectiveC: String, of object: Object)
    -> MethodInfo?
  {
    let info = info(of: object)
    return info.method(selector: objectiveC, isStatic: false)
      ?? info.methodsInOrder.first { $0.selector.swift == swift && !$0.isStatic }
  }

  private func isBarHidden(in navigation: UINavigationController) -> Bool {
    navigation.properties["isNavigationBarHidden"].map { truth(of: $0) } ?? false
  }

  /// Whether a page shows no back button: it hides it, or has buttons in its place.
  private func hidesBackButton(_ page: UIViewController) -> Bool {
    guard let item = navigationItem(of: page) else { return false }
    if let hides = item["hidesBackButton"], truth(of: hides) { return true }
    if let both = item["leftItemsSupplementBackButton"], truth(of: both) { return false }
    return item["leftBarButtonItem"]?.object != nil
      || !(item["leftBarButtonItems"]?.elements ?? []).isEmpty
  }

  private func navigationItem(of page: UIViewController) -> Aggregate? {
    guard case .aggregate(let item)? = page.properties["navigationItem"] else { return nil }
    return item
  }
}
