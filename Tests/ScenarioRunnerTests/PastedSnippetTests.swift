import CallTrace
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What snippets take for granted when they are pasted as they stand: a scene around them, the rest
/// of the system, the runtime of Objective-C.
@Suite struct PastedSnippetTests {
  // MARK: The scene around a snippet

  @Test func whatGoesBackHasAPageToGoBackTo() {
    let result = run(
      """
      func leave() { navigationController?.popViewController(animated: true) }
      override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); leave() }
      """)
    #expect(
      listing(result).contains("navigationController.popViewController(animated: true)"),
      "\(listing(result))")
    #expect(listing(result).contains("UIViewController.viewDidAppear(true)"), "\(listing(result))")
  }

  @Test func methodsOfEverydayNamesAreTheProgramsOwn() {
    let objectiveC = run(
      """
      @interface Page : UIViewController
      @end
      @implementation Page
      - (instancetype)init { if (self = [super init]) { self.title = @"a"; } return self; }
      - (void)finish { NSLog(@"finished"); }
      @end
      Page *page = [[Page alloc] init];
      [page performSelector:@selector(finish)];
      """, dialect: .objectiveC)
    #expect(objectiveC.diagnostics.isEmpty, "\(objectiveC.diagnostics)")
    #expect(listing(objectiveC, spelling: .objectiveC).contains("[page finish]"))
    let swift = run(
      """
      class Page: UIViewController { func cancel() { print("cancelled") } }
      let page = Page()
      page.cancel()
      """)
    #expect(consoleLines(swift) == ["cancelled"])
    #expect(listing(swift, spelling: .objectiveC).contains("[page cancel]"))
  }

  @Test func whatLeavesItsParentHasOne() {
    let result = run(
      """
      willMove(toParent: nil)
      view.removeFromSuperview()
      removeFromParent()
      """)
    #expect(
      listing(result).contains("ViewController.viewDidDisappear(false)"), "\(listing(result))")
  }

  @Test func aSceneThatConnectsShowsItsWindow() {
    let result = run(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          guard let windowScene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: windowScene)
          let split = UISplitViewController(style: .doubleColumn)
          split.setViewController(List(), for: .primary)
          split.setViewController(Detail(), for: .secondary)
          window?.rootViewController = split
          window?.makeKeyAndVisible()
        }
      }
      class List: UITableViewController {}
      class Detail: UIViewController {}
      """)
    #expect(listing(result).contains("Detail.viewDidAppear(false)"), "\(listing(result))")
  }

  @Test func theApplicationsKeyWindowShowsAlready() {
    let result = run(
      """
      let window = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .first?.windows.first { $0.isKeyWindow }
      window?.rootViewController?.present(Page(), animated: false)
      """)
    #expect(listing(result).contains("Page.viewDidAppear(false)"), "\(listing(result))")
  }

  @Test func aProgramOfClassesAndConstantsIsStarted() {
    let swift = run(
      """
      let limit = 3
      class Page: UIViewController {
        let count: Int
        override init(nibName: String?, bundle: Bundle?) { count = limit; super.init(nibName: nibName, bundle: bundle) }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() { super.viewDidLoad(); print(count) }
      }
      """)
    #expect(consoleLines(swift) == ["3"], "\(listing(swift))")
    let objectiveC = run(
      """
      static NSInteger const kLimit = 3;
      @implementation PageController { NSInteger _count; }
      - (instancetype)initWithCoder:(NSCoder *)coder {
        if (self = [super initWithCoder:coder]) { _count = kLimit; }
        return self;
      }
      - (void)viewDidLoad { [super viewDidLoad]; NSLog(@"%ld", (long)_count); }
      @end
      """, dialect: .objectiveC)
    #expect(consoleLines(objectiveC) == ["3"], "\(listing(objectiveC))")
  }

  // MARK: The rest of the system

  @Test func whatNoTableHasOfTheSystemIsOpaque() {
    let result = run(
      """
      let style = UIBarButtonItemStyle.plain
      let configuration = UIButton.Configuration.filled()
      let metrics = UIFontMetrics(forTextStyle: .body)
      let label = UILabel()
      let shadow = NSShadow()
      shadow.shadowBlurRadius = 3
      label.layer.shadowPath = CGPath(rect: .zero, transform: nil)
      print(shadow.shadowBlurRadius, URL(string: "https://a.example")!, type(of: label))
      """)
    #expect(consoleLines(result) == ["3 https://a.example UILabel"], "\(listing(result))")
    let objectiveC = run(
      """
      self.tableView.rowHeight = UITableViewAutomaticDimension;
      self.view.tintAdjustmentMode = UIViewTintAdjustmentModeDimmed;
      if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) NSLog(@"pad");
      """, dialect: .objectiveC)
    #expect(objectiveC.diagnostics.isEmpty, "\(listing(objectiveC))")
  }

  @Test func aMisspeltNameOfTheSystemsIsNone() {
    let result = run("let color = UIColour.red")
    #expect(result.diagnostics.map { $0.id } == ["scenario.unknown-name"])
    #expect(result.diagnostics.first?.fixIts.first?.message == "did you mean 'UIColor'?")
  }

  @Test func constraintsOfLayoutLibrariesAreAccepted() {
    let result = run(
      """
      let child = Child()
      addChild(child)
      view.addSubview(child.view)
      child.view.snp.makeConstraints { make in make.edges.equalToSuperview().inset(8) }
      child.didMove(toParent: self)
      let label = UILabel().then { $0.text = "then" }
      print(label.text ?? "")
      """)
    #expect(result.diagnostics.isEmpty && consoleLines(result) == ["then"], "\(listing(result))")
  }

  // MARK: Classes and names that nobody declares

  @Test func whatAClassThatNobodyDeclaresIsGivenIsKept() {
    let result = run(
      """
      let detail = DetailViewController()
      detail.item = "one"
      detail.configure(with: 3)
      print(detail.item)
      present(detail, animated: false)
      """)
    #expect(consoleLines(result) == ["one"], "\(listing(result))")
    #expect(result.diagnostics.map { $0.id } == ["scenario.undeclared-method"])
  }

  @Test func aMethodDoesNotCallItselfWithFewerArguments() {
    let result = run(
      """
      class Page: BasePage {
        @objc func dismiss(sender: Any) {
          print("closed")
          self.dismiss()
        }
      }
      Page().dismiss(sender: 1)
      """)
    #expect(consoleLines(result) == ["closed"], "\(listing(result))")
    #expect(result.diagnostics.map { $0.id } == ["scenario.undeclared-method"])
  }

  @Test func allNamesThatNobodyDeclaresAreToldAtOnce() {
    let result = run(
      """
      addChild(content)
      containerView.addSubview(content.view)
      titleLabel.text = "page"
      func later() { spinner.stopAnimating() }
      """)
    #expect(
      result.diagnostics.map { $0.message } == [
        "cannot find 'content' in scope", "cannot find 'containerView' in scope",
        "cannot find 'titleLabel' in scope", "cannot find 'spinner' in scope",
      ])
    #expect(
      result.diagnostics[1].notes.first?.message
        == "a stage can declare it: class ViewController: UIViewController { @IBOutlet var containerView: UIView! }"
    )
  }

  // MARK: The runtime of Objective-C

  @Test func aMethodThatAProgramGivesTheWindowsClassIsNoOtherProgramsMethod() {
    let replacing = run(
      """
      class Page: UIViewController {
        override func viewDidLoad() {
          let block: @convention(block) (Any) -> Void = { _ in print("replaced") }
          class_replaceMethod(
            type(of: window), #selector(UIView.layoutSubviews), imp_implementationWithBlock(block), "v@:")
        }
      }
      window.rootViewController = Page()
      window.makeKeyAndVisible()
      """)
    #expect(consoleLines(replacing) == ["replaced"], "\(listing(replacing))")
    let other = run("window.rootViewController = UIViewController()\nwindow.makeKeyAndVisible()")
    #expect(consoleLines(other).isEmpty, "\(listing(other))")
  }

  @Test func aStoryboardCannotMakeWhatNeedsArguments() {
    let result = run(
      """
      class Page: UIViewController {
        let model: Int
        init(model: Int) { self.model = model; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Page") as! Page
      """)
    #expect(listing(result).contains("Fatal error: init(coder:) has not been implemented"))
  }

  @Test func anotherNameForSelfNamesNoLifeline() {
    let result = run(
      """
      @implementation DetailController
      - (void)viewDidLoad {
        [super viewDidLoad];
        __weak typeof(self) weakSelf = self;
        void (^done)(void) = ^{
          __strong typeof(weakSelf) strongSelf = weakSelf;
          [strongSelf.view setNeedsLayout];
        };
        done();
      }
      @end
      """, dialect: .objectiveC)
    #expect(listing(result).contains("DetailController.viewDidLoad()"), "\(listing(result))")
  }
}
