import CallTrace
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What stands for values that other files of a program would give.
@Suite struct GivenValueTests {
  private func tour(_ text: String, _ dialect: Dialect = .swift) -> (text: String, ScenarioResult) {
    var scenario = Scenario(
      program: Snippet(SourceFile(path: "scenario", text: text)), dialect: dialect)
    scenario.completion = .offers
    scenario.tour = .all
    let result = scenario.run()
    let spelling: Spelling = dialect == .swift ? .swift : .objectiveC
    return (listing(result, spelling: spelling), result)
  }

  private func page(_ members: String) -> String {
    "class P: UIViewController {\n\(members)\n}"
  }

  @Test func whatIsReadOfAModelThatNothingDeclaresIsNotKnown() {
    let (text, result) = tour(
      page(
        """
        let viewModel: ItemsViewModel
        var bag = Set<AnyCancellable>()
        init(viewModel: ItemsViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          viewModel.$items.receive(on: DispatchQueue.main).sink { _ in print("items") }.store(in: &bag)
          title = viewModel.heading
        }
        """))
    #expect(
      result.diagnostics.map { $0.id } == [
        "scenario.undeclared-member", "scenario.undeclared-member",
      ], "\(text)")
    #expect(text.contains("P.viewDidAppear(false)"), "\(text)")
    #expect(text.contains("! items"), "\(text)")
  }

  @Test func aPropertyIsGivenWhatAnInitializerWouldSetThatIsNotShown() {
    let text = tour(
      page(
        """
        private let service: NetworkService
        override func viewDidLoad() { super.viewDidLoad(); service.start(); print("loaded") }
        """)
    ).text
    #expect(text.contains("service.start()\n"), "\(text)")
    #expect(text.contains("! loaded"), "\(text)")
  }

  @Test func whatIsAddedFitsWhereItIsUsed() {
    let (text, result) = tour(
      page(
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          if FeatureFlags.newHome { print("new") }
          title = list.heading
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: L10n.close, style: .plain, target: nil, action: nil)
          UserDefaults.standard.set(true, forKey: Constants.Seen.first)
          print(Double(usedBytes))
        }
        """))
    #expect(!result.hasErrors, "\(text)")
    #expect(
      result.completed?.lines.contains("enum L10n { static let close = \"\" }") == true, "\(text)")
  }

  @Test func aFunctionThatIsAddedGivesNothingThatGoesAway() {
    let text = tour(
      page(
        """
        override func viewDidLoad() { super.viewDidLoad(); Task { await load() } }
        func load() async {
          guard let user = try? await fetchUser() else { return }
          display(user)
        }
        """)
    ).text
    #expect(text.contains("P.display(NSObject)"), "\(text)")
    #expect(!text.contains("deinit"), "\(text)")
  }

  @Test func aViewThatCodeAddsToIsAnOutlet() {
    let text = tour(
      page(
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          let child = ChildViewController()
          addChild(child)
          containerView.addSubview(child.view)
          child.didMove(toParent: self)
        }
        """)
    ).text
    #expect(text.contains("child.viewDidAppear(false)"), "\(text)")
  }

  @Test func aViewOfObjectiveCIsAnOutletWhereItIsOnlyRead() {
    let text = tour(
      "- (void)viewDidLoad {\n  [super viewDidLoad];\n  self.yesButton.layer.cornerRadius = 30;\n}",
      .objectiveC
    ).text
    #expect(!text.contains("[ViewController yesButton]"), "\(text)")
  }

  @Test func aFlagThatNothingDefinesDoesNotHold() {
    let (text, result) = tour(
      page(
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          #if STAGING
          print("staging")
          #else
          print("production")
          #endif
        }
        """))
    #expect(consoleLines(result) == ["production"], "\(text)")
    #expect(result.diagnostics.map { $0.id } == ["scenario.undefined-flag"], "\(text)")
  }
}
