import Lifecycle
import ScenarioSyntax
import SourceText

/// Calls that UIKit carries out although its documentation forbids them.
extension Interpreter {
  /// Says so of a call, if it is one of these.
  func warnOfDiscouraged(
    _ message: Message, _ values: [Value], on object: Object, at span: NodeSpan
  ) {
    guard object is UINavigationController else { return }
    let pages: [Value] =
      switch message {
      case .pushViewController, .initWithRoot: Array(values.prefix(1))
      case .setViewControllers: values.first?.elements ?? []
      default: []
      }
    guard pages.contains(where: { $0.object is UITabBarController }) else { return }
    warn(
      "scenario.discouraged-call",
      "UIKit's documentation forbids a tab bar controller in a navigation controller, and raises nothing",
      at: span,
      notes: [
        Diagnostic.Note("make it the window's root, with a navigation controller in each tab")
      ])
  }

  /// Says of a window that belongs to no scene that it is not on the screen (R279).
  func warnOfWindowWithoutScene(_ message: Message, on object: Object, at span: NodeSpan) {
    guard message == .makeKeyAndVisible, let window = object as? UIWindow,
      window !== simulator.window, simulator.windowsNeedScenes,
      window.properties["windowScene"].map({ $0.isNothing }) ?? true
    else { return }
    simulator.noteWindowWithoutScene()
    warn(
      "scenario.window-without-scene",
      "this window belongs to no scene, and is not on the screen in an application with scenes",
      at: span,
      notes: [
        Diagnostic.Note(
          "make it with 'UIWindow(windowScene:)', or set its 'windowScene' before it is shown")
      ])
  }
}
