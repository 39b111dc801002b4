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

/// What a coordinator says of a transition that the program drives by a finger.
@Suite struct DrivenTransitionTests {
  private static let fade = """
    class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
      func animateTransition(using c: UIViewControllerContextTransitioning) {
        UIView.animate(withDuration: 0.4, animations: {}) { _ in
          c.completeTransition(!c.transitionWasCancelled)
        }
      }
    }
    let interaction = UIPercentDrivenInteractiveTransition()
    class Page: UIViewController {
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard let coordinator = transitionCoordinator else { return }
        print("interactive", coordinator.isInteractive, coordinator.initiallyInteractive)
        coordinator.notifyWhenInteractionChanges {
          print("changed", $0.isCancelled, $0.isInteractive, $0.initiallyInteractive)
        }
      }
    }

    """
  private static let navigation = """
    class Driver: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ n: UINavigationController, animationControllerFor op: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { Fade() }
      func navigationController(
        _ n: UINavigationController,
        interactionControllerFor a: UIViewControllerAnimatedTransitioning
      ) -> UIViewControllerInteractiveTransitioning? { interaction }
    }
    let driver = Driver()
    let nav = UINavigationController(rootViewController: A())
    nav.pushViewController(Page(), animated: false)
    window.rootViewController = nav
    window.makeKeyAndVisible()
    settle()
    nav.delegate = driver
    nav.popViewController(animated: true)
    wait(0.1)

    """
  private static let dismissal = """
    class Driver: NSObject, UIViewControllerTransitioningDelegate {
      func animationController(
        forDismissed d: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { Fade() }
      func interactionControllerForDismissal(
        using a: UIViewControllerAnimatedTransitioning
      ) -> UIViewControllerInteractiveTransitioning? { interaction }
    }
    let driver = Driver()
    let home = Home(), page = Page()
    window.rootViewController = home
    window.makeKeyAndVisible()
    settle()
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = driver
    home.present(page, animated: false)
    settle()
    home.dismiss(animated: true)
    wait(0.1)

    """

  @Test(arguments: [navigation, dismissal], ["cancel", "finish"])
  func isInteractiveUntilTheFingerLeaves(_ scene: String, _ end: String) {
    let result = run(Self.fade + scene + "interaction.\(end)()")
    #expect(
      consoleLines(result) == [
        "interactive true true", "changed \(end == "cancel") false true",
      ], "\(listing(result))")
  }

  @Test(arguments: [("cancel", 17), ("finish", 17), ("cancel", 8)])
  func ownsNobodyOnceItHasEnded(_ end: String, ios: Int) {
    let result = run(
      Self.fade + """
        class Driver: NSObject, UIViewControllerTransitioningDelegate {
          func animationController(
            forDismissed d: UIViewController
          ) -> UIViewControllerAnimatedTransitioning? { Fade() }
          func interactionControllerForDismissal(
            using a: UIViewControllerAnimatedTransitioning
          ) -> UIViewControllerInteractiveTransitioning? { interaction }
        }
        class Home: UIViewController { deinit { print("home has gone") } }
        class Token { deinit { print("token has gone") } }
        let driver = Driver()
        func dismiss(_ home: Home) {
          let token = Token()
          home.dismiss(animated: true) { print("completed", token is Token) }
        }
        window.rootViewController = Home()
        window.makeKeyAndVisible()
        settle()
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = driver
        window.rootViewController!.present(page, animated: false)
        settle()
        dismiss(window.rootViewController as! Home)
        wait(0.1)
        interaction.\(end)()
        settle()
        print("settled")
        page.transitioningDelegate = nil
        window.rootViewController!.dismiss(animated: false)
        settle()
        window.rootViewController = Other()
        """, ios: ios)
    let completed = end == "finish" ? ["completed true"] : []
    #expect(
      consoleLines(result) == completed + ["token has gone", "settled", "home has gone"],
      "\(listing(result))")
  }

  @Test(arguments: [
    "animateAlongsideTransition(in: view, animation: { _ in print(\"along\") }) { _ in print(\"done\") }",
    """
    animateAlongsideTransition(
      in: view, animation: { _ in print("along") }, completion: { c in print("done") })
    """,
  ])
  func isJoinedInAView(_ call: String) {
    let result = run(
      """
      class List: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          transitionCoordinator?.\(call)
        }
      }
      let nav = UINavigationController(rootViewController: List())
      window.rootViewController = nav
      window.makeKeyAndVisible()
      settle()
      nav.pushViewController(Detail(), animated: false)
      settle()
      nav.popViewController(animated: true)
      """)
    #expect(consoleLines(result) == ["along", "done"], "\(listing(result))")
  }

  @Test func isJoinedInAViewInObjectiveC() {
    let result = run(
      """
      UINavigationController *nav =
        [[UINavigationController alloc] initWithRootViewController:[A new]];
      window.rootViewController = nav;
      [window makeKeyAndVisible];
      settle();
      [nav pushViewController:[B new] animated:YES];
      [nav.transitionCoordinator animateAlongsideTransitionInView:nav.view
        animation:^(id<UIViewControllerTransitionCoordinatorContext> c) { NSLog(@"along"); }
        completion:^(id<UIViewControllerTransitionCoordinatorContext> c) { NSLog(@"done"); }];
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["along", "done"], "\(listing(result))")
  }
}
