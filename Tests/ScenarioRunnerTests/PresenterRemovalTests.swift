import ScenarioRunner
import ScenarioSyntax
import Testing

/// Who is told below a presentation of the custom style, which its presentation controller decides.
@Suite struct PresenterRemovalTests {
  private func covered(_ member: String, animator: String = "", ios: Int = 17) -> [String] {
    heard(
      run(
        """
        class Cover: UIPresentationController {
          \(member)
        }
        class Transition: NSObject, UIViewControllerTransitioningDelegate {
          func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?,
            source: UIViewController
          ) -> UIPresentationController? {
            Cover(presentedViewController: presented, presenting: presenting)
          }
          \(animator)
        }
        let container = Container()
        window.rootViewController = container
        window.makeKeyAndVisible()
        settle()
        let transition = Transition()
        let card = Card()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = transition
        container.present(card, animated: true)
        settle()
        print(container.view.window == nil ? "removed" : "kept")
        container.dismiss(animated: true)
        settle()
        print(container.view.window == nil ? "removed" : "kept")
        """, ios: ios))
  }

  /// What the container and the card heard since they were on the screen, and what was printed.
  private func heard(_ result: ScenarioResult) -> [String] {
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    let calls = listing(result).split(separator: "\n").compactMap { line -> String? in
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("container.view") || text.hasPrefix("card.view") || text.hasPrefix("!")
      else { return nil }
      return String(text.prefix { $0 != "(" })
    }
    return calls.filter { !$0.hasSuffix("viewDidLoad") && !$0.hasSuffix("viewIsAppearing") }
      .drop { $0 != "container.viewDidAppear" }.dropFirst().map { $0 }
  }

  private let asBelowFullScreen = [
    "container.viewWillDisappear", "card.viewWillAppear", "card.viewDidAppear",
    "container.viewDidDisappear", "! removed", "card.viewWillDisappear",
    "container.viewWillAppear", "container.viewDidAppear", "card.viewDidDisappear", "! kept",
  ]

  @Test(arguments: [
    "override var shouldRemovePresentersView: Bool { true }",
    "override var shouldRemovePresentersView: Bool { return presentedViewController.view != nil }",
    "override func shouldRemovePresentersView() -> Bool { return true }",
  ])
  func aPresenterWhoseViewIsRemovedHearsItsFourCallbacks(_ member: String) {
    #expect(covered(member) == asBelowFullScreen)
  }

  @Test(arguments: [
    "", "override var shouldRemovePresentersView: Bool { false }",
    "override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }",
  ])
  func aPresenterThatStaysHearsNothing(_ member: String) {
    #expect(
      covered(member) == [
        "card.viewWillAppear", "card.viewDidAppear", "! kept", "card.viewWillDisappear",
        "card.viewDidDisappear", "! kept",
      ])
  }

  @Test func anAnimatorOfTheProgramsMakesNoDifference() {
    let animator = """
      func animationController(
        forPresented p: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { Fade() }
      func animationController(
        forDismissed d: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { Fade() }
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval {
          0.3
        }
        func animateTransition(using c: UIViewControllerContextTransitioning) {
          if let to = c.view(forKey: .to) { c.containerView.addSubview(to) }
          c.completeTransition(true)
        }
      }
      """
    #expect(
      covered("override var shouldRemovePresentersView: Bool { true }", animator: animator)
        == asBelowFullScreen)
  }

  @Test func objectiveCSaysItByAMethod() {
    let result = run(
      """
      @interface Cover : UIPresentationController
      @end
      @implementation Cover
      - (BOOL)shouldRemovePresentersView { return YES; }
      @end
      @interface Transition : NSObject <UIViewControllerTransitioningDelegate>
      @end
      @implementation Transition
      - (UIPresentationController *)presentationControllerForPresentedViewController:(UIViewController *)presented presentingViewController:(UIViewController *)presenting sourceViewController:(UIViewController *)source {
        return [[Cover alloc] initWithPresentedViewController:presented presentingViewController:presenting];
      }
      @end
      Container *container = [Container new];
      window.rootViewController = container;
      [window makeKeyAndVisible];
      settle();
      Transition *transition = [Transition new];
      Card *card = [Card new];
      card.modalPresentationStyle = UIModalPresentationCustom;
      card.transitioningDelegate = transition;
      [container presentViewController:card animated:YES completion:nil];
      settle();
      NSLog(@"removed");
      [container dismissViewControllerAnimated:YES completion:nil];
      settle();
      NSLog(@"kept");
      """, dialect: .objectiveC)
    #expect(heard(result) == asBelowFullScreen, "\(listing(result))")
  }
}
