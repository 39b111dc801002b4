import CallTrace
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

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
    ("[self.page view];", "scenario.unknown-member", "var page = UIViewController()"),
    (
      "[self addChildViewController:page];", "scenario.unknown-name",
      "var page = UIViewController()"
    ),
    (
      "[self frameForPage];", "scenario.unknown-message",
      "class Container: UIViewController { func frameForPage() -> CGRect { CGRect.zero } }"
    ),
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

  @Test func whatUsesSelfBelongsToTheOneControllerOfTheStageThatItFits() {
    let added = """
      container.addChild(Page)
        Page.willMove(toParent: container)

      """
    let objectiveC = run(
      "[self addChildViewController:[Page new]];", dialect: .objectiveC, stage: Self.stage,
      stageDialect: .swift)
    #expect(listing(objectiveC) == added)
    #expect(listing(run("addChild(Page())", stage: Self.stage)) == added)
    // What only a class of the stage declares is enough.
    #expect(consoleLines(run("print(current == nil)", stage: Self.stage)) == ["true"])
  }

  private static let twoPages = """
    let a = Page(), b = Page()
    let nav = UINavigationController(rootViewController: a)
    window.rootViewController = nav
    window.makeKeyAndVisible()
    nav.pushViewController(b, animated: false)
    """

  @Test func aControllerThatTheFragmentNamesIsNotItsSelf() {
    let result = run(
      "[self presentViewController:b animated:NO completion:nil];",
      dialect: .objectiveC, stage: Self.twoPages, stageDialect: .swift)
    #expect(
      listing(result).hasPrefix("a.present(b, animated: false, completion: nil)\n"),
      "\(listing(result))")
  }

  @Test func aMemberThatOneClassAloneHasDecides() {
    let result = run("self.viewControllers = [a]", stage: Self.twoPages)
    #expect(
      listing(result).hasPrefix("nav.setViewControllers([a], animated: false)"),
      "\(listing(result))")
  }

  @Test func ofSeveralThatFitNoneIsGuessed() {
    let result = run("let page = Page()\nself.view.alpha = 0", stage: Self.twoPages)
    #expect(
      DiagnosticPrinter().print(result.diagnostics) == """
        scenario:2:1: error: 'self' may be 'a' (Page) or 'b' (Page) of the stage [scenario.ambiguous-self]
         2 | self.view.alpha = 0
           | ^^^^
          note: say which, as by 'self=a' on the fence or '--self a' on the command line

        """)
  }

  @Test func methodsOfADelegateAloneAreThoseOfAController() {
    var scenario = Scenario(
      program: Snippet(
        SourceFile(
          path: "scenario",
          text:
            "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {\n  print(\"row\", indexPath.row)\n}"
        )))
    scenario.tour = .all
    #expect(consoleLines(scenario.run()) == ["row 0"])
    // Called by the program, it is a function.
    let own =
      "func labelText(_ label: UILabel) -> String { \"text\" }\nprint(labelText(UILabel()))"
    #expect(consoleLines(run(own)) == ["text"])
  }

  @Test func bareMethodsBelongToTheOneClassOfTheStage() {
    let method = "- (void)viewDidLoad { [super viewDidLoad]; NSLog(@\"here\"); }"
    let result = run(method, dialect: .objectiveC, stage: Self.stage, stageDialect: .swift)
    #expect(consoleLines(result) == ["here"], "\(listing(result))")
    let undeclared = run(
      method, dialect: .objectiveC,
      stage: "window.rootViewController = Page()\nwindow.isHidden = false",
      stageDialect: .swift)
    #expect(consoleLines(undeclared) == ["here"], "\(listing(undeclared))")
    let several = run(
      method, dialect: .objectiveC,
      stage: "window.rootViewController = Page()\nlet other = Other()\nwindow.isHidden = false",
      stageDialect: .swift)
    #expect(
      several.diagnostics.map { $0.message } == [
        "the fragment's methods may belong to 'Page' or 'Other'"
      ])
  }

  @Test func theStageLineIsInTheLanguageOfTheStageOrElseOfTheFragment() {
    func notes(_ text: String, _ dialect: Dialect, _ stage: String? = nil) -> [String] {
      run(text, dialect: dialect, stage: stage, stageDialect: .swift).diagnostics.flatMap {
        $0.notes.map { $0.message }
      }
    }
    let objectiveC = "[self addChildViewController:content];"
    #expect(
      notes(objectiveC, .objectiveC) == [
        "a stage can declare it in one line: UIViewController *content = [UIViewController new];"
      ])
    #expect(
      notes(objectiveC, .objectiveC, Self.stage) == [
        "a stage can declare it in one line: var content = UIViewController()"
      ])
    #expect(
      notes("[self show:1 in:2];", .objectiveC) == [
        "a stage can declare it: @implementation ViewController - (void)show:(NSInteger)a in:(NSInteger)b { } @end"
      ])
    #expect(
      notes("CGRect frame = [self frameForContent];", .objectiveC, Self.stage) == [
        "a stage can declare it: class Container: UIViewController { func frameForContent() -> CGRect { CGRect.zero } }"
      ])
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
