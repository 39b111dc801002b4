import Lifecycle
import ScenarioSyntax
import SourceText

/// What Xcode's Main Thread Checker says: UIKit is for the main thread alone.
extension Interpreter {
  /// Warns of a view or a controller that is used on another thread, once for each place.
  ///
  /// A detached task is not looked at: its `await` takes it to the main actor.
  func checkThread(using name: String, of object: Object, at span: NodeSpan) {
    guard !simulator.isOnMainThread, tasks.running?.kind == .thread else { return }
    guard object is UIView || object is UIViewController || object is UIApplication else { return }
    let type = info(of: object).name
    warn(
      "scenario.off-main-thread", "\(type).\(name) must be used from main thread only", at: span,
      notes: [Diagnostic.Note("the main thread can do it: 'DispatchQueue.main.async { … }'")])
  }
}
