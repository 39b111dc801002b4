import CallTrace
import Foundation
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What a tour shows of texts that do little or nothing by themselves.
@Suite struct TourDeclarationTests {
  private func tour(_ text: String, _ dialect: Dialect = .swift) -> (text: String, ScenarioResult) {
    var scenario = Scenario(
      program: Snippet(SourceFile(path: "scenario", text: text)), dialect: dialect)
    scenario.completion = .offers
    scenario.tour = .all
    let result = scenario.run()
    let spelling: Spelling = dialect == .swift ? .swift : .objectiveC
    return (
      listing(result, levels: [.appearance, .containment, .console, .views], spelling: spelling),
      result
    )
  }

  @Test func aMethodWithoutABodyIsCalled() {
    let text = tour("- (void)pages:(Pages *)pages didSelectIndex:(NSInteger)index;", .objectiveC)
      .text
    #expect(text.contains("== Declared: pages:didSelectIndex: ==\n"), "\(text)")
    #expect(text.contains("didSelectIndex:0]\n"), "\(text)")
  }

  @Test func aSelectorWithoutAMethodCrashesWhereItIsGiven() {
    let result = tour(
      """
      @implementation Page
      - (void)viewDidLoad {
        [super viewDidLoad];
        [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tik:) userInfo:nil repeats:YES];
        NSLog(@"loaded");
      }
      - (void)tick:(NSTimer *)timer { NSLog(@"tick"); }
      @end
      """, .objectiveC
    ).1
    let crash = result.diagnostics.first { $0.id == "scenario.crash" }
    #expect(crash?.span.text.hasPrefix("[NSTimer scheduledTimer") == true, "\(result.diagnostics)")
  }

  @Test func anInitialiserThatNothingDeclaresMakesItsReceiverWhichKeepsWhatItIsGiven() {
    let text = tour(
      """
      @implementation Page
      - (void)viewDidAppear:(BOOL)animated {
        [super viewDidAppear:animated];
        UIViewController *menu = [[MenuViewController alloc] init];
        DrawerController *drawer = [[DrawerController alloc] initWithCenter:[UIViewController new] menu:menu];
        [self presentViewController:drawer animated:YES completion:^{ NSLog(@"shown"); }];
      }
      @end
      """, .objectiveC
    ).text
    let shown = text.components(separatedBy: "shown")[0]
    #expect(text.contains("! shown") && !shown.contains("dealloc"), "\(text)")
  }

  @Test func whatIsOfferedForAProtocolAndARectangleIsOfThem() {
    let text = tour(
      """
      protocol Presentable {}
      class Router {
        func show(_ page: Presentable) { print(page.name) }
        func bottom(_ view: UIView) -> CGFloat { view.frame.bottomY + 3 }
      }
      """
    )
    #expect(text.1.diagnostics.allSatisfy { $0.severity != .error }, "\(text.1.diagnostics)")
    #expect(text.text.contains("router.bottom(view)"), "\(text.text)")
  }

  @Test func theRequirementsOfAProtocolAre() {
    let text = tour("protocol PickerDelegate: AnyObject { func didPick(_ name: String) }").text
    #expect(text.contains("== Declared: didPick(_:) ==\n"), "\(text)")
    #expect(
      text.contains("PickerDelegate.self.didPick(\"text\")\n")
        || text.contains("PickerDelegate.didPick(\"text\")\n"), "\(text)")
  }

  @Test func aPropertyIsSetWhereNothingElseHappens() {
    let text = tour(
      "class Page: UIViewController {\n  var name: String?\n  private var secret = 1\n}"
    ).text
    #expect(text.contains("== Set: name ==\n"), "\(text)")
    #expect(text.contains("Page.name = \"text\"\n"), "\(text)")
    #expect(!text.contains("secret"), "\(text)")
  }

  @Test func nothingIsOnlyDeclaredWhereSomethingHappens() {
    let text = tour(
      "protocol P { func f() }\nclass Page: UIViewController {\n  var name: String?\n  func g() { print(1) }\n}"
    ).text
    #expect(text.contains("! 1\n"), "\(text)")
    #expect(!text.contains("Declared:") && !text.contains("Set:"), "\(text)")
  }

  @Test func anOutletThatIsConnectedIsSet() {
    let text = tour(
      "class Page: UIViewController {\n  @IBOutlet var list: UITableView? { didSet { print(\"set\") } }\n}"
    ).text
    #expect(text.contains("! set\n"), "\(text)")
  }

  @Test func aMethodThatCallsItselfIsCalled() {
    let text = tour(
      "class Page: UIViewController {\n  func count(_ n: Int) -> Int {\n    guard n > 0 else { print(\"end\"); return 0 }\n    return count(n - 1)\n  }\n}"
    ).text
    #expect(text.contains("== Called: count(_:) ==\n") && text.contains("! end\n"), "\(text)")
    let endless = tour("class Page: UIViewController {\n  func again() { again() }\n}")
    #expect(!endless.text.contains("again"), "\(endless.text)")
    #expect(!endless.1.hasErrors)
  }

  @Test func aParameterThatIsCalledAsTheMethodIsNoCallOfIt() {
    let text = tour(
      "- (id)pager:(UIView *)pager cellAtIndex:(NSInteger)index { NSLog(@\"%@\", pager); return pager; }",
      .objectiveC
    ).text
    #expect(text.contains("== Called: pager:cellAtIndex: ==\n"), "\(text)")
  }

  @Test func aListIsAskedForItsCellsAndGivenRows() {
    let text = tour(
      """
      struct Item { let title: String }
      class Page: UITableViewController {
        var items: [Item] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          items.count
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
          -> UITableViewCell
        {
          print("cell", items[indexPath.row].title)
          return UITableViewCell()
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          print("chose", items[indexPath.row].title)
        }
      }
      """
    ).text
    #expect(text.contains("! cell text\n") && text.contains("! chose text\n"), "\(text)")
    #expect(text.contains("two elements stand for what 'items' is filled with"), "\(text)")
  }

  @Test func statementsThatShowNothingAreNoReasonToLeaveItAtThat() {
    let text = tour("GoogleButton { print(\"pressed\") }").text
    #expect(text.contains("! pressed\n"), "\(text)")
    let scene = tour(
      "class Page: UIViewController { @IBAction func save() { print(1) } }\nwindow.rootViewController = Page()\nwindow.makeKeyAndVisible()"
    ).text
    #expect(!scene.contains("Tapped"), "\(scene)")
  }

  @Test func whatIsLookedForAmongThePagesLiesBelow() {
    let text = tour(
      "if let home = navigationController?.viewControllers.first(where: { $0 is HomeViewController }) {\n  navigationController?.popToViewController(home, animated: true)\n}"
    ).text
    #expect(text.contains("HomeViewController.viewDidAppear(true)\n"), "\(text)")
  }

  @Test func aTypeThatIsDeclaredTwiceIsTakenAsItIsLast() {
    let (text, result) = tour(
      "class Page: UIViewController { override func viewDidLoad() { print(1) } }\nclass Page: UIViewController { override func viewDidLoad() { print(2) } }"
    )
    #expect(text.contains("! 2\n") && !text.contains("! 1\n"), "\(text)")
    #expect(result.completed?.changes.isEmpty == false)
  }

  @Test func anOfferOfAMendedTextHasRun() {
    var scenario = Scenario(
      program: Snippet(
        SourceFile(
          path: "scenario", text: "class A: UIViewController { let a = make() }\nprint(A().a)")))
    scenario.completion = .repairs
    let lines = scenario.run().diagnostics.flatMap { $0.notes.compactMap(\.line) }
    #expect(lines.count == 1 && lines[0].hasPrefix("func make()"), "\(lines)")
  }
}
