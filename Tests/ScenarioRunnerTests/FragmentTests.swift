import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing
import Tracing

/// Parts of programs, with and without a stage.
@Suite struct FragmentTests {
  private static let stage = """
    class Container: UIViewController { var current: UIViewController? }
    let container = Container()
    let old = Old()
    window.rootViewController = container
    window.makeKeyAndVisible()
    container.addChild(old)
    container.view.addSubview(old.view)
    old.didMove(toParent: container)
    """

  @Test func statementsRunInsideTheStagesObject() {
    let expected = """
      container.addChild(page)
        page.willMove(toParent: container)
      page.viewDidLoad()
      container.view.addSubview(page.view)
        page.viewWillAppear(false)
      page.didMove(toParent: container)
      page.viewIsAppearing(false)
      page.viewDidAppear(false)

      """
    let swift = run(
      """
      let page = Page()
      addChild(page)
      self.view.addSubview(page.view)
      page.didMove(toParent: self)
      current = page
      """, stage: Self.stage, inClass: "Container")
    #expect(listing(swift) == expected)
    let objectiveC = run(
      """
      Page *page = [[Page alloc] init];
      [self addChildViewController:page];
      [self.view addSubview:page.view];
      [page didMoveToParentViewController:self];
      self.current = page;
      """, dialect: .objectiveC, stage: Self.stage, stageDialect: .swift, selfName: "container")
    #expect(listing(objectiveC) == expected)
  }

  @Test func theTraceBeginsAfterTheStageInTurnOneAtZero() {
    let result = run("wait(0.5)\nprint(1)", stage: Self.stage + "\nwait(3)\nprint(0)")
    #expect(consoleLines(result) == ["1"])
    #expect(result.trace.events.first?.moment.time.secondsText == "0.5")
    #expect(result.sources.count == 2)
  }

  @Test func methodsBecomeTheClasssBeforeTheStageRuns() {
    let result = run(
      """
      - (void)viewDidLoad {
        [super viewDidLoad];
        [self add];
      }
      - (void)add { [self addChildViewController:[Page new]]; }
      """, dialect: .objectiveC, stage: Self.stage, stageDialect: .swift, inClass: "Container")
    #expect(
      listing(result).hasPrefix(
        """
        window.rootViewController = container
        window.makeKeyAndVisible()
          container.viewDidLoad()
            container.add()
              container.addChild(Page)
                Page.willMove(toParent: container)

        """))
  }

  @Test func methodsWithoutAStageBelongToAPlainControllerThatIsShown() {
    let result = run(
      """
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("shown")
      }
      """)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    #expect(consoleLines(result) == ["shown"])
  }

  @Test func aFragmentMayAddPropertiesToItsClass() {
    let result = run(
      """
      @property (nonatomic, strong) UIViewController *page;
      - (void)show { self.page = [Page new]; NSLog(@"%d", self.page != nil); }
      [self show];
      """, dialect: .objectiveC, stage: Self.stage, stageDialect: .swift, inClass: "Container")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    #expect(consoleLines(result) == ["1"])
  }

  @Test(arguments: [
    ("[self.page view];", "scenario.unknown-member", "var page: UIViewController!"),
    (
      "[self addChildViewController:page];", "scenario.unknown-name",
      "var page = UIViewController()"
    ),
    ("[self frameForPage];", "scenario.unknown-message", "frameForPage { } @end"),
  ])
  func whatNobodyDeclaresSaysWhichStageLineWould(
    _ program: String, _ id: String, _ line: String
  ) {
    let result = run(
      program, dialect: .objectiveC, stage: Self.stage, stageDialect: .swift, inClass: "Container")
    #expect(result.diagnostics.first?.id == id)
    #expect(
      result.diagnostics.first?.notes.contains {
        $0.message.hasSuffix(line) || $0.message.contains(line)
      } == true)
  }

  @Test func statementsOnAStageSayWhoseTheyAre() {
    let result = run("self.view.alpha = 0", stage: Self.stage)
    #expect(result.diagnostics.map { $0.id } == ["scenario.no-self"])
  }

  @Test func aStageWithoutTheClassOrTheVariableSaysSo() {
    #expect(
      run("view.alpha = 0", stage: Self.stage, inClass: "Pager").diagnostics.map { $0.id }
        == ["scenario.unknown-class"])
    #expect(
      run("view.alpha = 0", stage: Self.stage, selfName: "pager").diagnostics.map { $0.id }
        == ["scenario.unknown-self"])
  }
}
