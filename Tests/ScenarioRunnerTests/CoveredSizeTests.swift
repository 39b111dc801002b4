import CallTrace
import ScenarioRunner
import ScenarioSyntax
import Testing

/// What becomes of a rotation for controllers that are in no window meanwhile.
@Suite struct CoveredSizeTests {
  private let speaking = """
    class Page: UIViewController {
      let name: String
      init(_ name: String) { self.name = name; super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError() }
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        print(name, "to", Int(size.width))
        super.viewWillTransition(to: size, with: coordinator)
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        print(name, "traits")
      }
      override func viewWillAppear(_ animated: Bool) { print(name, "will appear") }
      override func viewDidLayoutSubviews() { print(name, "lays out", Int(view.frame.width)) }
      override func viewDidAppear(_ animated: Bool) { print(name, "did appear") }
    }

    """

  /// What is printed after a line of dashes.
  private func spoken(_ program: String, ios: Int = 17) -> [String] {
    let result = run(speaking + program, ios: ios)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    return consoleLines(result).drop { $0 != "---" }.dropFirst().map { $0 }
  }

  @Test func aCoveredControllerHearsAtOnceAndLaysOutWhenItComesBack() {
    let lines = spoken(
      """
      let a = Page("a")
      window.rootViewController = a
      window.makeKeyAndVisible()
      settle()
      let b = Page("b")
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: true)
      settle()
      print("---")
      user.rotate()
      settle()
      print("dismissal")
      a.dismiss(animated: true)
      """)
    #expect(
      lines == [
        "a to 844", "b to 844", "b traits", "b lays out 844", "dismissal", "a will appear",
        "a traits", "a lays out 844", "a did appear",
      ])
  }

  @Test func turningBackChangesNothing() {
    let lines = spoken(
      """
      let a = Page("a")
      window.rootViewController = a
      window.makeKeyAndVisible()
      settle()
      let b = Page("b")
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: false)
      settle()
      user.rotate()
      settle()
      user.rotate()
      settle()
      print("---")
      a.dismiss(animated: false)
      """)
    #expect(lines == ["a will appear", "a did appear"])
  }

  @Test func thePageThatShowsInACoveredContainerHearsAtOnceAndOneBelowItLater() {
    let lines = spoken(
      """
      let nav = UINavigationController(rootViewController: Page("root"))
      window.rootViewController = nav
      window.makeKeyAndVisible()
      settle()
      nav.pushViewController(Page("top"), animated: false)
      settle()
      let b = Page("b")
      b.modalPresentationStyle = .fullScreen
      nav.present(b, animated: false)
      settle()
      print("---")
      user.rotate()
      settle()
      print("dismissal")
      nav.dismiss(animated: false)
      settle()
      print("pop")
      nav.popViewController(animated: false)
      """)
    #expect(
      lines == [
        "top to 844", "b to 844", "b traits", "b lays out 844", "dismissal", "top will appear",
        "top traits", "top lays out 844", "top did appear", "pop", "root to 844",
        "root will appear", "root traits", "root lays out 844", "root did appear",
      ])
  }

  @Test func everyControllerOfAChainHears() {
    let lines = spoken(
      """
      let a = Page("a")
      window.rootViewController = a
      window.makeKeyAndVisible()
      settle()
      let b = Page("b")
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: false)
      settle()
      let c = Page("c")
      c.modalPresentationStyle = .fullScreen
      b.present(c, animated: false)
      settle()
      print("---")
      user.rotate()
      settle()
      print("c goes")
      b.dismiss(animated: false)
      settle()
      print("b goes")
      a.dismiss(animated: false)
      """)
    #expect(
      lines == [
        "a to 844", "b to 844", "c to 844", "c traits", "c lays out 844", "c goes",
        "b will appear", "b traits", "b lays out 844", "b did appear", "b goes", "a will appear",
        "a traits", "a lays out 844", "a did appear",
      ])
  }

  @Test func aPageOfATabThatIsNotSelectedHearsOnceWhenItComesBack() {
    let lines = spoken(
      """
      let tabs = UITabBarController()
      let nav = UINavigationController(rootViewController: Page("inner"))
      tabs.viewControllers = [nav, Page("other")]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      settle()
      tabs.selectedIndex = 1
      settle()
      print("---")
      user.rotate()
      settle()
      print("back")
      tabs.selectedIndex = 0
      """)
    #expect(
      lines == [
        "other to 844", "other traits", "other lays out 844", "back", "inner to 844",
        "inner will appear", "inner traits", "inner lays out 844", "inner did appear",
      ])
  }

  @Test func anAnimatorOfTheProgramsFindsTheNewSize() {
    let lines = spoken(
      """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval {
          0.3
        }
        func animateTransition(using c: UIViewControllerContextTransitioning) {
          let to = c.view(forKey: .to)!
          print("animates", Int(to.frame.width))
          c.containerView.addSubview(to)
          c.completeTransition(true)
        }
      }
      class Transition: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(
          forDismissed d: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { Fade() }
      }
      let a = Page("a")
      window.rootViewController = a
      window.makeKeyAndVisible()
      settle()
      let transition = Transition()
      let b = Page("b")
      b.modalPresentationStyle = .fullScreen
      b.transitioningDelegate = transition
      a.present(b, animated: true)
      settle()
      user.rotate()
      settle()
      print("---")
      a.dismiss(animated: true)
      """)
    #expect(
      lines.filter { $0 != "a traits" } == [
        "a will appear", "animates 844", "a did appear", "a lays out 844",
      ])
  }
}
