import Lifecycle
import ScenarioSyntax
import SourceText

/// What the user can tap by the words on it: `user.tap("OK")`.
extension Interpreter {
  /// Something that shows words and can be tapped.
  private struct Tappable {
    var title: String
    var object: Object
  }

  /// What a tap is on: an object, or the one in front that shows the words given; nil, with a warning, where
  /// it does not show.
  func tapTarget(_ target: Value, at span: NodeSpan) throws(Halt) -> Object? {
    if let object = target.object {
      guard let view = object as? UIView, !isSeen(view) else { return object }
      warn(NothingShown.hidden(view.label ?? view.debugName), at: span)
      return nil
    }
    guard case .string(let title) = target else {
      throw fail(
        "scenario.wrong-arguments", "there is nothing here to tap", at: span,
        notes: [Diagnostic.Note("name an object, or the words on it: 'user.tap(\"OK\")'")])
    }
    let shown = tappables()
    if let found = shown.first(where: { $0.title == title }) { return found.object }
    warn(NothingShown.words(title, others: shown.map { $0.title }), at: span)
    return nil
  }

  /// What can be tapped in front, from the front backwards: an alert's actions alone where one
  /// shows, otherwise the bar buttons and the buttons on the screen.
  private func tappables() -> [Tappable] {
    guard let front = frontmost() else { return [] }
    if case .array(let actions)? = front.properties["actions"] {
      return actions.compactMap { tappable($0.object) }
    }
    var found: [Tappable] = []
    eachShown(from: front) { controller in
      for item in barButtonItems(of: controller) {
        if let tappable = tappable(item) { found.append(tappable) }
      }
    }
    if let view = front.loadedView { addControls(below: view, to: &found) }
    return found
  }

  /// The words on what shows that would call a method if it were tapped.
  func wordsToTap(calling method: MethodInfo) -> String? {
    tappables().first { tappable in
      guard !takesNoTouch(tappable.object), !tappable.title.contains("\"") else { return false }
      var owners = [tappable.object]
      owners += (tappable.object.properties["gestureRecognizers"]?.elements ?? []).compactMap {
        $0.object
      }
      return owners.contains { owner in
        system.uiKit.actions(of: owner).contains { action in
          guard case .target(let target?, let selector, _, _) = action, !target.isDeallocated else {
            return false
          }
          return self.method(named: selector, of: target) === method
        }
      }
    }?.title
  }

  /// What a trace calls something that is tapped: by the words on it, or its name.
  func shownName(of object: Object) -> String {
    title(of: object) ?? object.label ?? object.debugName
  }

  private func tappable(_ object: Object?) -> Tappable? {
    guard let object, let title = title(of: object) else { return nil }
    return Tappable(title: title, object: object)
  }

  private func title(of object: Object) -> String? {
    if case .aggregate(let configuration)? = object.properties["configuration"],
      case .string(let title)? = configuration["title"]
    {
      return title
    }
    for name in ["title", "currentTitle", "accessibilityLabel", "accessibilityIdentifier"] {
      if case .string(let title)? = object.properties[name] { return title }
    }
    return nil
  }

  // MARK: Whether it can be tapped

  /// Whether a control, a bar button, a gesture or an alert's action is disabled.
  func isDisabled(_ object: Object) -> Bool {
    object.properties["isEnabled"].map { !truth(of: $0) } ?? false
  }

  /// Whether a tap on an object does nothing: it is disabled, or it or a view that it is in takes no
  /// touches.
  func takesNoTouch(_ object: Object) -> Bool {
    if isDisabled(object) { return true }
    var view = object as? UIView
    while let found = view {
      if let takesTouches = found.properties["isUserInteractionEnabled"], !truth(of: takesTouches) {
        return true
      }
      view = found.superview
    }
    return false
  }

  /// Whether neither a view nor one that it is in is hidden, or so clear that UIKit takes it for that.
  private func isSeen(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let found = current {
      if isHidden(found) { return false }
      current = found.superview
    }
    return true
  }

  private func isHidden(_ view: UIView) -> Bool {
    !(view is UIWindow) && view.isHidden || (view.properties["alpha"]?.number ?? 1) < 0.01
  }

  /// The bar buttons of a page: its toolbar's, then those of its navigation bar.
  func barButtonItems(of controller: UIViewController) -> [Object] {
    var values = controller.properties["toolbarItems"]?.elements ?? []
    if case .aggregate(let item)? = controller.properties["navigationItem"] {
      for side in ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"] {
        if let value = item[side] { values.append(value) }
      }
      for side in ["leftBarButtonItems", "rightBarButtonItems"] {
        values += item[side]?.elements ?? []
      }
    }
    return values.compactMap { $0.object }
  }

  /// Views are searched from the front, each before what lies in it.
  private func addControls(below root: UIView, to found: inout [Tappable]) {
    var pending = [root]
    while let view = pending.popLast() {
      if isHidden(view) { continue }
      let isControl = info(of: view).isKind(of: "UIControl")
      let hasGesture = view.properties["gestureRecognizers"] != nil
      if isControl || hasGesture, let tappable = tappable(view) { found.append(tappable) }
      pending += view.subviews
    }
  }
}
