import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What a program's own animators live through, and what they are given.
@Suite struct CustomTransitionTests {
  private let animator = """
    class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      deinit { print("gone") }
      func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using c: UIViewControllerContextTransitioning) {
        print("animate")
        c.completeTransition(true)
      }
    }

    """

  @Test func aPushSurvivesTheQuestionForItsDriver() {
    let result = run(
      animator + """
        class D: NSObject, UINavigationControllerDelegate {
          func navigationController(
            _ n: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from: UIViewController, to: UIViewController
          ) -> UIViewControllerAnimatedTransitioning? { Fade() }
          func navigationController(
            _ n: UINavigationController,
            interactionControllerFor a: UIViewControllerAnimatedTransitioning
          ) -> UIViewControllerInteractiveTransitioning? { return nil }
        }
        let d = D()
        let nav = UINavigationController(rootViewController: A())
        nav.delegate = d
        window.rootViewController = nav
        window.makeKeyAndVisible()
        settle()
        nav.pushViewController(Page(), animated: true)
        settle()
        print(nav.transitionCoordinator == nil)
        """)
    #expect(consoleLines(result) == ["animate", "gone", "true"], "\(listing(result))")
  }

  @Test func aPresentationAndItsDismissalDoToo() {
    let result = run(
      animator + """
        class T: NSObject, UIViewControllerTransitioningDelegate {
          func animationController(
            forPresented p: UIViewController, presenting: UIViewController, source: UIViewController
          ) -> UIViewControllerAnimatedTransitioning? { Fade() }
          func interactionControllerForPresentation(
            using a: UIViewControllerAnimatedTransitioning
          ) -> UIViewControllerInteractiveTransitioning? { nil }
          func animationController(
            forDismissed d: UIViewController
          ) -> UIViewControllerAnimatedTransitioning? { Fade() }
          func interactionControllerForDismissal(
            using a: UIViewControllerAnimatedTransitioning
          ) -> UIViewControllerInteractiveTransitioning? { nil }
        }
        let root = Root()
        window.rootViewController = root
        window.makeKeyAndVisible()
        settle()
        let t = T()
        let card = Card()
        card.modalPresentationStyle = .fullScreen
        card.transitioningDelegate = t
        root.present(card, animated: true) { print("presented") }
        settle()
        root.dismiss(animated: true) { print("dismissed") }
        """)
    #expect(
      consoleLines(result) == ["animate", "presented", "gone", "animate", "dismissed", "gone"],
      "\(listing(result))")
  }

  @Test func aTabBarControllersSwitchDoesToo() {
    let result = run(
      animator + """
        class D: NSObject, UITabBarControllerDelegate {
          func tabBarController(
            _ t: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
            to: UIViewController
          ) -> UIViewControllerAnimatedTransitioning? { Fade() }
          func tabBarController(
            _ t: UITabBarController,
            interactionControllerFor a: UIViewControllerAnimatedTransitioning
          ) -> UIViewControllerInteractiveTransitioning? { nil }
        }
        let d = D()
        let tabs = UITabBarController()
        tabs.viewControllers = [A(), B()]
        tabs.delegate = d
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        settle()
        tabs.selectedIndex = 1
        """)
    #expect(consoleLines(result) == ["animate", "gone"], "\(listing(result))")
  }

  /// Where the presenter stays on the screen its view is no part of the transition; it is.
  @Test(arguments: [
    ("custom", "root nil card true", "card true root nil"),
    ("fullScreen", "root true card true", "card true root true"),
  ])
  func aContextKnowsBothSides(_ style: String, _ presented: String, _ dismissed: String) {
    let result = run(
      """
      class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval {
          0.4
        }
        func animateTransition(using c: UIViewControllerContextTransitioning) {
          guard let from = c.viewController(forKey: .from), let to = c.viewController(forKey: .to)
          else { return }
          print(
            from.title!, c.view(forKey: .from).map { "\\($0 === from.view)" } ?? "nil",
            to.title!, c.view(forKey: .to).map { "\\($0 === to.view)" } ?? "nil")
          c.completeTransition(true)
        }
      }
      class T: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(
          forPresented p: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { Slide() }
        func animationController(
          forDismissed d: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { Slide() }
      }
      let root = Root()
      root.title = "root"
      window.rootViewController = root
      window.makeKeyAndVisible()
      settle()
      let t = T()
      let card = Card()
      card.title = "card"
      card.modalPresentationStyle = .\(style)
      card.transitioningDelegate = t
      root.present(card, animated: true)
      settle()
      root.dismiss(animated: true)
      """)
    #expect(consoleLines(result) == [presented, dismissed], "\(listing(result))")
  }
}
