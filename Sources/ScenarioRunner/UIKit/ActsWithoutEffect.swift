import Lifecycle
import ScenarioSyntax
import SourceText

/// What the person does at the screen and that changes nothing: each is a warning that says why, and what
/// would work.
enum ActWithoutEffect {
  case goingBack(UINavigationController, isSwipe: Bool)
  case tappingNoBackButton(UIViewController)
  case dragging(UIViewController)
  case tappingOutside(UIViewController)
  case selectingTab(UITabBarController, Int)
  case swipingPage(UIPageViewController, PageDirection)
  case tapping(String)
  case changingSize
  case turning
  case goingHome
  case returning
  case finding(NothingShown)

  /// Why nothing has happened, and what would work.
  func reason(_ simulator: Simulator) -> (message: String, note: String) {
    switch self {
    case .goingBack(let navigation, let isSwipe): goingBack(navigation, isSwipe, simulator)
    case .tappingNoBackButton(let page):
      (
        "'\(name(page))' shows no back button",
        "'user.tap(…)' taps a button of its own by its words; 'popViewController(animated:)' goes back"
      )
    case .dragging(let presented):
      presented.isBeingPresented || presented.isBeingDismissed
        ? moving(presented)
        : (
          "'\(name(presented))' is not presented as a sheet, and does not let itself be dragged",
          "since iOS 13 '.pageSheet' and '.formSheet' do, set as its 'modalPresentationStyle' before"
            + " it is presented; 'dismiss(animated:)' closes the others"
        )
    case .tappingOutside(let presented):
      presented.isBeingPresented || presented.isBeingDismissed
        ? moving(presented)
        : (
          "'\(name(presented))' is no popover, and a tap beside it does nothing",
          "give it 'modalPresentationStyle = .popover' before it is presented"
        )
    case .selectingTab(let bar, let index):
      (
        "'\(name(bar))' has no tab \(index)",
        bar.viewControllers.isEmpty
          ? "it has no tabs" : "its tabs are 0 to \(bar.viewControllers.count - 1)"
      )
    case .swipingPage(let pager, let direction):
      pager.isTurning
        ? ("'\(name(pager))' is turning a page already", "'settle()' before it lets that end")
        : (
          "there is no page to swipe to",
          "'\(name(pager))' needs a data source that answers"
            + " '\(direction == .forward ? "viewControllerAfter" : "viewControllerBefore")'"
        )
    case .tapping(let name):
      (
        "nothing happens when '\(name)' is tapped: it has no action",
        "give it one with 'addTarget(_:action:for:)', 'addAction(_:for:)' or a gesture"
      )
    case .turning where !simulator.visibleWindows.isEmpty:
      (
        "the interface does not turn: who fills the window does not support the other orientation",
        "'supportedInterfaceOrientations' of the root, or of what is presented in full screen, says which"
      )
    case .changingSize, .turning:
      (
        "no window changes its size",
        "show one with 'makeKeyAndVisible()'; 'user.resize(width:height:)' needs 'ios=8' or later"
      )
    case .goingHome:
      ("the application is in the background already", "'user.returnToApp()' brings it back")
    case .returning:
      ("the application is on screen already", "'user.goHome()' puts it in the background")
    case .finding(let missing): (missing.message, missing.note)
    }
  }

  private func goingBack(
    _ navigation: UINavigationController, _ isSwipe: Bool, _ simulator: Simulator
  ) -> (message: String, note: String) {
    if navigation.viewControllers.count < 2 {
      return (
        "'\(name(navigation))' has no page to go back to",
        "push one before: 'pushViewController(_:animated:)'"
      )
    }
    if isSwipe, !simulator.canSwipeBack {
      return ("a page cannot be swiped back before iOS 7", "'user.tapBack()' goes back as well")
    }
    return (
      "'\(name(navigation))' is changing its pages, or does not show",
      "'settle()' before it lets that end"
    )
  }

  private func name(_ controller: UIViewController) -> String {
    controller.label ?? controller.runtimeClass.name
  }

  private func moving(_ presented: UIViewController) -> (message: String, note: String) {
    (
      "'\(name(presented))' is still moving, and takes no touch",
      "'settle()' before it lets that end"
    )
  }
}

extension Interpreter {
  /// Says that something the person did has changed nothing.
  func warn(_ act: ActWithoutEffect, at span: NodeSpan) {
    let (message, note) = act.reason(simulator)
    warn("scenario.without-effect", message, at: span, notes: [Diagnostic.Note(note)])
  }

  /// Whether a tap on something sets anything off.
  func hasAction(_ object: Object) -> Bool {
    let own = system.uiKit.actions(of: object)
    if own.contains(where: { $0.isLive }) { return true }
    let gestures = object.properties["gestureRecognizers"]?.elements ?? []
    return gestures.contains { gesture in
      guard let gesture = gesture.object, !isDisabled(gesture) else { return false }
      return system.uiKit.actions(of: gesture).contains { $0.isLive }
    }
  }
}

extension ControlAction {
  /// Whether there is somebody to do it.
  fileprivate var isLive: Bool {
    switch self {
    case .block: true
    case .target(let target, _, _, _): target.map { !$0.isDeallocated } ?? false
    }
  }
}
