import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What snippets from pages and answers use besides the plain language: each prints what it should.
@Suite struct SnippetLanguageTests {

  @Test func synthesizedVariablesAreTheProperties() {
    let result = run(
      """
      @interface Old : NSObject { NSString *title_; NSString *_name; }
      @property (nonatomic, retain) NSString *title;
      @property (nonatomic, copy) NSString *name;
      @end
      @implementation Old
      @synthesize title = title_;
      - (void)fill { title_ = @"t"; _name = @"n"; NSLog(@"%@ %@", self.title, self.name); }
      - (void)dealloc { [title_ release]; [super dealloc]; }
      @end
      [[[Old alloc] init] fill];
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["t n"], "\(listing(result))")
  }

  @Test func wordsThatShowCanBeTapped() {
    let result = run(
      """
      class A: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(done))
          let button = UIButton(type: .system)
          button.setTitle("Go", for: .normal)
          button.addTarget(self, action: #selector(go), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func done() { print("done") }
        @objc func go() {
          let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in print("ok") })
          present(alert, animated: true)
        }
      }
      window.rootViewController = UINavigationController(rootViewController: A())
      window.makeKeyAndVisible()
      settle()
      user.tap("Done")
      user.tap("Go")
      settle()
      user.tap("OK")
      settle()
      user.tap("Stop")
      """)
    #expect(consoleLines(result) == ["done", "ok"], "\(listing(result))")
    let message = result.diagnostics.first
    #expect(message?.message == "nothing that shows is called 'Stop'")
    #expect(message?.notes.map(\.message) == ["what shows is 'Done', 'Go'"])
  }

  @Test func swift2sNamesAreUIKits() {
    let result = run(
      """
      class A: UIViewController {
        override func viewDidAppear(animated: Bool) {
          super.viewDidAppear(animated)
          guard presentedViewController == nil else { return }
          let child = B()
          addChildViewController(child)
          view.addSubview(child.view)
          child.didMoveToParentViewController(self)
          let c = C()
          c.modalPresentationStyle = .FullScreen
          presentViewController(c, animated: true, completion: nil)
        }
      }
      window.rootViewController = A()
      window.makeKeyAndVisible()
      """)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    #expect(
      listing(result).contains("present(c, animated: true, completion: nil)"), "\(listing(result))")
  }

  @Test func bareStatementsHaveAControllerThatShowsForSelf() {
    let expected = """
      ViewController.addChild(child)
        child.willMove(toParent: ViewController)
      child.viewDidLoad()
      ViewController.view.addSubview(child.view)
        child.viewWillAppear(false)
      child.didMove(toParent: ViewController)
      child.viewIsAppearing(false)
      child.viewDidAppear(false)

      """
    let swift = run(
      """
      let child = Child()
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
      """)
    #expect(listing(swift) == expected)
    let objectiveC = run(
      """
      Child *child = [Child new];
      [self addChildViewController:child];
      [self.view addSubview:child.view];
      [child didMoveToParentViewController:self];
      """, dialect: .objectiveC)
    #expect(listing(objectiveC) == expected)
  }

  @Test func aDelegateIsLaunched() {
    let result = run(
      """
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[First new]];
        [self.window makeKeyAndVisible];
        return YES;
      }
      """, dialect: .objectiveC)
    #expect(listing(result).contains("First.viewDidAppear(false)"), "\(listing(result))")
    #expect(result.diagnostics.isEmpty)
  }

  @Test func observedPropertiesTellTheirObservers() {
    let swift = run(
      """
      class Model: NSObject { @objc dynamic var count = 0 }
      let model = Model()
      var token: NSKeyValueObservation? = model.observe(\\.count, options: [.old, .new]) { _, change in
        print(change.oldValue ?? -1, change.newValue ?? -1)
      }
      model.count = 3
      token = nil
      model.count = 4
      """)
    #expect(consoleLines(swift) == ["0 3"], "\(listing(swift))")
    let objectiveC = run(
      """
      @interface Page : UIViewController
      @property (nonatomic) NSInteger age;
      @end
      @implementation Page
      - (void)viewDidLoad {
        [super viewDidLoad];
        [self addObserver:self forKeyPath:@"age" options:NSKeyValueObservingOptionNew context:nil];
        self.age = 20;
        [self removeObserver:self forKeyPath:@"age"];
        self.age = 21;
      }
      - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
        NSLog(@"%@ is %@", path, change[NSKeyValueChangeNewKey]);
      }
      @end
      """, dialect: .objectiveC)
    #expect(consoleLines(objectiveC) == ["age is 20"], "\(listing(objectiveC))")
  }

  @Test func testCasesRunTheirTests() {
    let result = run(
      """
      final class PageTests: XCTestCase {
        var page: Page!
        override func setUp() { super.setUp(); page = Page() }
        override func tearDown() { page = nil; super.tearDown() }
        func testIsLoadedOnDemand() { page.loadViewIfNeeded(); print(page.isViewLoaded) }
        func testWaits() async throws { try await Task.sleep(nanoseconds: 1_000); print("waited") }
      }
      """)
    #expect(consoleLines(result) == ["true", "waited"], "\(listing(result))")
    #expect(listing(result).contains("== testWaits"), "\(listing(result))")
  }

  @Test func aPlaygroundsLiveViewIsShown() {
    let result = run(
      "class Page: UIViewController {}\nPlaygroundPage.current.liveView = Page()")
    #expect(listing(result).contains("viewDidAppear"), "\(listing(result))")
  }

  @Test func aBareFunctionOfAControllerIsItsMethod() {
    let result = run(
      """
      func show(_ content: UIViewController) {
        addChild(content)
        view.addSubview(content.view)
        content.didMove(toParent: self)
      }
      """)
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map { $0.message })")
    #expect(listing(result).contains("viewDidAppear"), "\(listing(result))")
  }
}
