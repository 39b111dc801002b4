import CallTrace
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What a page and a navigation controller can say against going back, and what a swipe and a tap on the
/// back button make of it.
@Suite struct GoingBackTests {
  @Test(arguments: [
    ("nav.interactivePopGestureRecognizer?.isEnabled = false", "its recognizer is disabled"),
    ("nav.setNavigationBarHidden(true, animated: false)", "the navigation bar is hidden"),
    ("nav.isNavigationBarHidden = true", "the navigation bar is hidden"),
    ("page.navigationItem.hidesBackButton = true", "the page has no back button"),
    (
      "page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: \"Close\")",
      "the page has no back button"
    ),
    (
      "nav.view.removeGestureRecognizer(nav.interactivePopGestureRecognizer!)",
      "its recognizer has been taken off the view"
    ),
    (
      "let animating = Animating(); nav.delegate = animating",
      "the navigation controller's delegate has animationControllerFor, and its recognizer has no other"
        + " delegate"
    ),
    (
      "let no = No(); nav.interactivePopGestureRecognizer?.delegate = no",
      "the delegate of its recognizer does not let it begin"
    ),
  ])
  func `a swipe that is switched off pops nothing, and the trace says why`(
    _ switchOff: String, _ reason: String
  ) {
    let result = run(scene(switchOff, "user.swipeBack()"))
    #expect(consoleLines(result).contains("2 pages"), "\(listing(result))")
    let notes = result.trace.events.compactMap { event -> String? in
      guard case .note(let text) = event.kind else { return nil }
      return "\(text)"
    }
    #expect(notes == ["a swipe back does nothing: \(reason)"], "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test(arguments: [
    "nav.interactivePopGestureRecognizer?.isEnabled = false"
      + "; nav.interactivePopGestureRecognizer?.isEnabled = true",
    "nav.setNavigationBarHidden(true, animated: false)"
      + "; nav.interactivePopGestureRecognizer?.delegate = nil",
    "page.navigationItem.hidesBackButton = true"
      + "; let yes = Yes(); nav.interactivePopGestureRecognizer?.delegate = yes",
    "page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: \"Close\")"
      + "; page.navigationItem.leftItemsSupplementBackButton = true",
    "nav.navigationBar.isHidden = true",
    "nav.view.removeGestureRecognizer(nav.interactivePopGestureRecognizer!)"
      + "; nav.view.addGestureRecognizer(nav.interactivePopGestureRecognizer!)",
    "let animating = Animating(); nav.delegate = animating; let yes = Yes()"
      + "; nav.interactivePopGestureRecognizer?.delegate = yes",
  ])
  func `a swipe that is switched on again, or never was off, pops the page`(_ switchOn: String) {
    let result = run(scene(switchOn, "user.swipeBack()"))
    #expect(consoleLines(result).contains("1 pages"), "\(listing(result))")
  }

  @Test func `the delegate that UIKit had can be kept and given back`() {
    let result = run(
      scene(
        """
        let old = nav.interactivePopGestureRecognizer?.delegate
        nav.interactivePopGestureRecognizer?.delegate = nil
        nav.interactivePopGestureRecognizer?.delegate = old
        page.navigationItem.hidesBackButton = true
        """, "user.swipeBack()"))
    #expect(consoleLines(result).contains("2 pages"), "\(listing(result))")
  }

  @Test func `a page's own back action is done instead of the pop`() {
    let result = run(
      scene(
        "page.navigationItem.backAction = UIAction { _ in print(\"asked\") }", "user.tapBack()"))
    #expect(consoleLines(result) == ["asked", "2 pages"], "\(listing(result))")
  }

  @Test(arguments: [("false", "2 pages"), ("true", "1 pages")])
  func `the navigation controller is asked as the delegate of its bar`(
    _ answer: String, _ pages: String
  ) {
    let result = run(
      scene("", "user.tapBack()", navigation: "Asking", answer: answer))
    #expect(consoleLines(result) == ["should pop", pages], "\(listing(result))")
  }

  @Test(arguments: [
    "page.navigationItem.hidesBackButton = true",
    "nav.setNavigationBarHidden(true, animated: false)",
  ])
  func `a tap on a back button that does not show is warned of`(_ hide: String) {
    let result = run(scene(hide, "user.tapBack()"))
    #expect(result.diagnostics.first?.id == "scenario.without-effect", "\(listing(result))")
    #expect(result.diagnostics.first?.message.contains("shows no back button") == true)
    #expect(consoleLines(result).contains("2 pages"), "\(listing(result))")
  }

  /// A page on top of another one, and something the person does to it.
  private func scene(
    _ set: String, _ act: String, navigation: String = "UINavigationController",
    answer: String = "true"
  ) -> String {
    """
    class No: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
    }
    class Animating: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { nil }
    }
    class Yes: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    }
    class Asking: UINavigationController, UINavigationBarDelegate {
      func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        print("should pop")
        return \(answer)
      }
    }
    let nav = \(navigation)(rootViewController: UIViewController())
    window.rootViewController = nav
    window.makeKeyAndVisible()
    settle()
    let page = UIViewController()
    nav.pushViewController(page, animated: false)
    settle()
    \(set)
    \(act)
    settle()
    print("\\(nav.viewControllers.count) pages")
    """
  }
}
