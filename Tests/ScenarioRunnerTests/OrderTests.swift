import CallTrace
import ScenarioRunner
import ScenarioSyntax
import Testing

/// The orders that notes about containment speak of, run from programs in both languages.
@Suite struct OrderTests {
  /// A program with the appearance and containment calls it leads to.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let program: String
    let expected: String

    init(_ name: String, _ program: String, _ expected: String) {
      testDescription = name
      self.program = program
      self.expected = expected
    }
  }

  private static let scene = """
    let nav = UINavigationController(rootViewController: A())
    window.rootViewController = nav
    window.makeKeyAndVisible()

    """

  @Test(arguments: [
    Case(
      "push", "nav.pushViewController(B(), animated: true)",
      """
      nav.pushViewController(B, animated: true)
        B.willMove(toParent: nav)
      B.viewDidLoad()
      A.viewWillDisappear(true)
      B.viewWillAppear(true)
      B.viewIsAppearing(true)
      — turn 2 · 0.35 s —
      A.viewDidDisappear(true)
      B.viewDidAppear(true)
      B.didMove(toParent: nav)

      """),
    Case(
      "full-screen present",
      """
      let b = B()
      b.modalPresentationStyle = .fullScreen
      nav.present(b, animated: true)
      """,
      """
      nav.present(b, animated: true)
        b.viewDidLoad()
      nav.viewWillDisappear(true)
        A.viewWillDisappear(true)
      b.viewWillAppear(true)
      b.viewIsAppearing(true)
      — turn 2 · 0.5 s —
      b.viewDidAppear(true)
      nav.viewDidDisappear(true)
        A.viewDidDisappear(true)

      """),
    Case(
      "a child's view in a window without a parent",
      """
      let child = Child()
      nav.topViewController!.view.addSubview(child.view)
      """,
      """
      child.viewDidLoad()
      A.view.addSubview(child.view)
        child.viewWillAppear(false)
      child.viewIsAppearing(false)
      child.viewDidAppear(false)

      """),
  ])
  func followsUIKit(_ example: Case) {
    let result = run(example.program, stage: Self.scene)
    #expect(listing(result) == example.expected)
  }

  /// The container of a push that adds its child in the middle of the transition.
  private static func midFlight(_ dialect: Dialect, childFirst: Bool) -> String {
    let swift = ["addChild(child)", "view.addSubview(child.view)"]
    let objectiveC = ["[self addChildViewController:child];", "[self.view addSubview:child.view];"]
    let lines = dialect == .swift ? swift : objectiveC
    let ordered = (childFirst ? lines : lines.reversed()).joined(separator: "\n")
    guard dialect == .objectiveC else {
      return """
        class Container: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.26) { self.embed() }
          }
          func embed() {
            let child = Child()
            \(ordered)
            child.didMove(toParent: self)
          }
        }
        nav.pushViewController(Container(), animated: true)
        """
    }
    return """
      @implementation Container
      - (void)viewDidLoad {
        [super viewDidLoad];
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(0.26 * NSEC_PER_SEC)),
          dispatch_get_main_queue(), ^{ [self embed]; });
      }
      - (void)embed {
        Child *child = [Child new];
        \(ordered)
        [child didMoveToParentViewController:self];
      }
      @end
      [nav pushViewController:[[Container alloc] init] animated:YES];
      """
  }

  @Test(arguments: [Dialect.swift, .objectiveC])
  func aViewAddedBeforeItsControllerInMidFlightAppearsTwice(_ dialect: Dialect) {
    for (childFirst, count) in [(false, 2), (true, 1)] {
      let result = run(
        Self.midFlight(dialect, childFirst: childFirst), dialect: dialect, stage: Self.scene,
        stageDialect: .swift)
      #expect(result.diagnostics.isEmpty)
      let lines = listing(result).split(separator: "\n")
      let appearances = lines.filter { $0.hasSuffix("child.viewDidAppear(true)") }
      let early = lines.filter { $0.hasSuffix("child.viewDidAppear(false)") }
      #expect(appearances.count + early.count == count, "\(dialect), child first: \(childFirst)")
    }
  }

  @Test func delegatesThatAreNoControllersAreAsked() {
    let result = run(
      """
      class Coordinator: NSObject, UINavigationControllerDelegate {
        func navigationController(
          _ nav: UINavigationController, didShow page: UIViewController, animated: Bool
        ) { print("did show") }
      }
      let coordinator = Coordinator()
      nav.delegate = coordinator
      nav.pushViewController(B(), animated: true)
      """, stage: Self.scene)
    #expect(consoleLines(result) == ["did show"])
  }

  @Test func bothLanguagesGiveTheSameTrace() {
    let swift = run(
      Self.midFlight(.swift, childFirst: false), stage: Self.scene, stageDialect: .swift)
    let objectiveC = run(
      Self.midFlight(.objectiveC, childFirst: false), dialect: .objectiveC, stage: Self.scene,
      stageDialect: .swift)
    #expect(listing(swift) == listing(objectiveC))
  }
}
