import CallTrace
import Lifecycle
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What errors offer: each line does what it is offered for, and all together make programs that run.
@Suite struct OfferTests {
  static let programs: [(text: String, dialect: Dialect)] =
    StageLineTests.fragments + WrongSnippetTests.swift.map { ($0.text, .swift) }
    + WrongSnippetTests.objectiveC.map { ($0.text, .objectiveC) }
    + CompilerFaultTests.swift.map { ($0.text, .swift) }
    + CompilerFaultTests.objectiveC.map { ($0.text, .objectiveC) } + others

  /// Programs whose errors offer a line of each kind.
  private static let others: [(text: String, dialect: Dialect)] = [
    ("if WCSession.isSupported() { WCSession.default.activate() }", .swift),
    (
      "class A: UIViewController {\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    settings.style.height = 2\n  }\n}",
      .swift
    ),
    (
      "class A: UITableViewController {\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    tableView.emptySource = self\n  }\n}",
      .swift
    ),
    (
      "@implementation A : UITableViewController\n- (void)viewDidLoad {\n  [super viewDidLoad];\n  self.tableView.emptySource = self;\n}\n@end",
      .objectiveC
    ),
    ("view.addSubview(banner)\nbanner.frame = frameForBanner()", .swift),
    (
      "override func viewDidLoad() {\n  super.viewDidLoad()\n  let bar = TMBar.ButtonBar()\n  addBar(bar, dataSource: self, at: .top)\n}",
      .swift
    ),
    ("[self.sideMenu hideMenuAnimated:YES];", .objectiveC),
    (
      "UINavigationController *nav = [UINavigationController rootPage:self.page scale:YES];",
      .objectiveC
    ),
    ("id styler = [BoxStyler stylerWithRadius:2];\n[styler description];", .objectiveC),
    ("[self.view setTag:BoxStyleWide | BoxStyleHigh];", .objectiveC),
    ("present(item: 1) { print($0) }", .swift),
    ("let a = Node(view: 1), b = Node(view: 1, children: 2)\nprint(a, b)", .swift),
    ("class A: UIViewController {\n  let helper = makeHelper()\n}\nprint(A().helper)", .swift),
    ("func title(_ row: Int) -> String { items[row].title }\nprint(title(1))", .swift),
    ("func name(_ row: Int) -> String { names[row] }\nprint(name(1))", .swift),
    ("headerViewController.headerView.tag = 1", .swift),
    ("[self.view addSubview:_banner];\n_banner.frame = [self frameForBanner];", .objectiveC),
  ]

  @Test func everyLineThatAnErrorOffersRunsAndMendsIt() {
    var count = 0
    for program in Self.programs {
      let result = run(program.text, dialect: program.dialect)
      for error in result.diagnostics where error.severity == .error {
        for line in error.notes.compactMap(\.line) {
          count += 1
          let again = run(
            program.text, dialect: program.dialect, stage: line, stageDialect: program.dialect)
          let errors = again.diagnostics.filter { $0.severity == .error }
          #expect(
            errors.allSatisfy { $0.span.file.path != "stage" },
            "\(line)\n\(DiagnosticPrinter().print(errors))")
          #expect(
            !errors.contains {
              $0.id == error.id && $0.message == error.message
                && $0.span.range == error.span.range
            }, "\(line)\n\(DiagnosticPrinter().print(errors))")
        }
      }
    }
    #expect(count > 20)
  }

  @Test func allOffersTogetherMakeAProgramThatRuns() {
    for program in StageLineTests.fragments + Self.others {
      var scenario = Scenario(
        program: Snippet(SourceFile(path: "scenario", text: program.text)),
        dialect: program.dialect)
      #expect(scenario.run().hasErrors, "\(program.text)")
      scenario.completion = .offers
      let result = scenario.run()
      #expect(!result.hasErrors, "\(listing(result))")
      #expect(result.completed?.lines.isEmpty == false)
    }
  }

  @Test func aStageThatOnlyDeclaresStillLaunchesTheClasses() {
    let result = run(
      "class A: UIViewController {\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    log(1)\n  }\n}",
      stage: "func log(_ a: Any) { print(a) }\nvar page = UIViewController()")
    #expect(consoleLines(result) == ["1"], "\(listing(result))")
  }

  @Test(arguments: [
    (
      "class A: UIViewController {\n  override func viewDidLoad() { super.viewDidload() }\n}",
      Dialect.swift, "'viewDidload' is read as 'viewDidLoad'"
    ),
    (
      "- (void)viewDidLoad {\n  [super viewDidload];\n  [self.view addsubview:self.view];\n}",
      .objectiveC, "'addsubview' is read as 'addSubview'"
    ),
    (
      "- (void)viewDidLoad {\n  [super viewDidLoad];\n  [self.view setAlpha:1 hidden:NO];\n}",
      .objectiveC, "- (void)setAlpha:"
    ),
  ])
  func aMisspeltNameIsChangedWhereItStandsAndNothingElseIs(
    text: String, dialect: Dialect, words: String
  ) {
    var scenario = Scenario(
      program: Snippet(SourceFile(path: "scenario", text: text)), dialect: dialect)
    scenario.completion = .offers
    let result = scenario.run()
    #expect(!result.hasErrors, "\(listing(result))")
    #expect(
      result.completed?.words.joined(separator: "\n").contains(words) == true, "\(listing(result))")
  }

  @Test func anActionThatNothingDeclaresIsAddedToo() {
    var scenario = Scenario(
      program: Snippet(
        SourceFile(
          path: "scenario",
          text:
            "- (void)viewDidLoad {\n  [super viewDidLoad];\n  self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick:) userInfo:nil repeats:NO];\n}"
        )), dialect: .objectiveC)
    scenario.completion = .offers
    let result = scenario.run()
    #expect(!result.hasErrors && exceptions(result) == [], "\(listing(result))")
    #expect(
      result.completed?.lines == [
        "@interface ViewController : UIViewController @property NSTimer *timer; @end",
        "@implementation ViewController - (void)tick:(id)sender { } @end",
      ])
  }

  @Test func aClosureThatGoesToWhatWasAddedIsSaidToBeNeverCalled() {
    var scenario = Scenario(
      program: Snippet(SourceFile(path: "scenario", text: "Api.load { print(1) }")))
    scenario.completion = .offers
    let uncalled = scenario.run().uncalled
    #expect(uncalled?.unknown.contains(.closure(to: "load(_:)", of: "Api")) == true)
  }

  @Test func functionsOfOneNameAreThoseOfTheirTypes() {
    var scenario = Scenario(
      program: Snippet(
        SourceFile(
          path: "scenario",
          text:
            "let a = Size.custom(height: 1)\nlet b = Kind.custom(a: a, b: 2)\nlet c = Edge.custom"))
    )
    scenario.completion = .offers
    let result = scenario.run()
    #expect(!result.hasErrors, "\(listing(result))")
    #expect(result.completed?.lines.contains { $0.contains("custom(a a: Any, b b: Any)") } == true)
  }

  @Test func whatIsMadeWithArgumentsIsOfAClassOfItsOwn() {
    let text = """
      class A: UIViewController {
        let presenter: Presentr = {
          let presenter = Presentr(presentationType: .alert)
          presenter.transitionType = .crossDissolve
          presenter.isOn = true
          return presenter
        }()
      }
      """
    var scenario = Scenario(program: Snippet(SourceFile(path: "scenario", text: text)))
    scenario.completion = .offers
    let result = scenario.run()
    #expect(!result.hasErrors, "\(listing(result))")
    #expect(
      result.completed?.lines == [
        "class Presentr: NSObject { init(presentationType a: Any) { super.init() } }",
        "class Presentr: NSObject { var transitionType: Any = 0 }",
        "class Presentr: NSObject { var isOn = false }",
      ])
  }

  @Test func whatWasDoneIsSaid() {
    var scenario = Scenario(
      program: Snippet(
        SourceFile(
          path: "scenario",
          text:
            "class A: UIViewController {\n  ...\n  override func viewDidLoad() {\n    present(banner, animated: true)\n  }\n"
        )))
    scenario.completion = .offers
    #expect(
      scenario.run().completed?.words == [
        "the text was mended: '}' is added where it is missing",
        "what nobody declares was added: var banner = UIViewController()",
      ])
    scenario.completion = .repairs
    #expect(scenario.run().hasErrors)
  }

  @Test func aProgramThatOffersCannotCompleteKeepsItsOwnErrors() {
    var scenario = Scenario(
      program: Snippet(SourceFile(path: "scenario", text: "show(banner)\nlet a = 1\na = 2")))
    let plain = scenario.run()
    scenario.completion = .offers
    let result = scenario.run()
    #expect(result.diagnostics == plain.diagnostics)
    #expect(result.completed == nil)
  }

  @Test func aMemberThatAnotherFileMayAddIsFoundInCodeThatDoesNotRun() {
    let text =
      "class A: UIViewController {\n  let label = UILabel()\n  func later() { label.shine() }\n}\nprint(1)"
    var scenario = Scenario(program: Snippet(SourceFile(path: "scenario", text: text)))
    #expect(
      scenario.run().diagnostics.map { $0.message }
        == ["value of type 'UILabel' has no member 'shine'"])
    scenario.completion = .offers
    let result = scenario.run()
    #expect(!result.hasErrors)
    #expect(result.completed?.lines == ["extension UILabel { func shine() { } }"])
  }

  @Test func manyRoundsTogetherUseLittleMoreThanOneProgramMay() {
    let unknown = [
      "shine()", "twinkle()", "glimmer()", "vanishSlowly()", "jumpAround()", "whirl()", "quiver()",
    ]
    let text =
      "let v = UIView()\nvar i = 0\nwhile i < 9_000 { i += 1 }\n"
      + unknown.map { "v.\($0)\n" }.joined()
    var scenario = Scenario(program: Snippet(SourceFile(path: "scenario", text: text)))
    let once = scenario.run().use.steps
    #expect(once > 25_000)
    scenario.completion = .offers
    #expect(scenario.run().use.steps < Budget.standard.steps / 2 + 2 * once)
  }
}
