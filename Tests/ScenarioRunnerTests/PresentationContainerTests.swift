import ScenarioRunner
import Testing

/// The container view of a program's own presentation controller.
@Suite struct PresentationContainerTests {
  private func presenting(_ members: String, then rest: String = "") -> ScenarioResult {
    run(
      """
      class Own: UIPresentationController {
        \(members)
      }
      class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
          forPresented presented: UIViewController, presenting: UIViewController?,
          source: UIViewController
        ) -> UIPresentationController? {
          Own(presentedViewController: presented, presenting: presenting)
        }
      }
      class Dim: UIView { deinit { print("dim gone") } }
      let delegate = Delegate(), home = Home(), sheet = Sheet()
      window.rootViewController = home
      window.makeKeyAndVisible()
      settle()
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = delegate
      home.present(sheet, animated: true)
      settle()
      \(rest)
      """)
  }

  @Test func isThereFromTheBeginningToTheEndOfTheDismissal() {
    let result = presenting(
      """
      var held: UIPresentationController?
      override func presentationTransitionWillBegin() {
        print("begin", containerView!.window === presentingViewController.view.window)
        containerView!.insertSubview(Dim(frame: containerView!.bounds), at: 0)
      }
      override func presentationTransitionDidEnd(_ completed: Bool) {
        print("end", presentedView!.superview === containerView, containerView!.subviews.count)
      }
      override func containerViewDidLayoutSubviews() {
        print("layout", containerView != nil, frameOfPresentedViewInContainerView == containerView!.bounds)
      }
      override func dismissalTransitionWillBegin() { print("leaving", containerView != nil) }
      override func dismissalTransitionDidEnd(_ completed: Bool) { print("left", containerView != nil) }
      deinit { print("controller gone") }
      """, then: "home.dismiss(animated: true)\nsettle()\nprint(window.subviews.count)")
    #expect(
      consoleLines(result) == [
        "begin true", "layout true true", "end true 2", "leaving true", "left true", "dim gone",
        "controller gone", "1",
      ], "\(listing(result))")
  }

  /// The program may bring the presented view in itself, also inside a view of its own.
  @Test(arguments: [
    "containerView!.addSubview(presentedView!)",
    """
    let wrapper = UIView(); containerView!.addSubview(wrapper)
    wrapper.addSubview(presentedViewController.view)
    """,
  ])
  func takesThePresentedViewFromTheProgram(_ statements: String) {
    let result = presenting(
      """
      override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        \(statements)
      }
      override func presentationTransitionDidEnd(_ completed: Bool) {
        print(presentedView!.isDescendant(of: containerView!), containerView!.subviews.count)
      }
      """, then: "home.dismiss(animated: true)")
    #expect(consoleLines(result) == ["true 1"], "\(listing(result))")
    let calls = listing(result).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      calls.filter { $0.hasPrefix("sheet.view") } == [
        "sheet.viewDidLoad()", "sheet.viewWillAppear(true)", "sheet.viewIsAppearing(true)",
        "sheet.viewDidAppear(true)", "sheet.viewWillDisappear(true)",
        "sheet.viewDidDisappear(true)",
      ], "\(listing(result))")
  }

}
