import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What snippets from pages and answers use besides the plain language: each prints what it should.
@Suite struct SnippetLanguageTests {
  @Test func inoutArgumentsAreWrittenBack() {
    let result = run(
      """
      struct Counter { var n = 0; mutating func add(_ m: Int) { n += m } }
      func bump(_ value: inout Int) { value += 1 }
      func twice(_ counter: inout Counter) { counter.add(counter.n) }
      var n = 1
      var list = [1, 2]
      var counter = Counter(n: 4)
      bump(&n); bump(&list[0]); twice(&counter)
      print(n, list, counter.n)
      """)
    #expect(consoleLines(result) == ["2 [2, 2] 8"], "\(listing(result))")
  }

  @Test func operatorsAndSubscriptsOfTheProgramsOwn() {
    let result = run(
      """
      struct V: Equatable {
        var x: Int
        static func + (l: V, r: V) -> V { V(x: l.x + r.x) }
        static func == (l: V, r: V) -> Bool { l.x % 10 == r.x % 10 }
      }
      class Grid { var cells = [1, 2]; subscript(i: Int) -> Int { get { cells[i] } set { cells[i] = newValue } } }
      let grid = Grid()
      grid[1] = 7
      print((V(x: 1) + V(x: 2)).x, V(x: 3) == V(x: 13), grid[1])
      print([3, 1, 2].sorted(by: >), [1, 2].reduce(0, +), ["b", "a"].sorted { $0 < $1 })
      """)
    #expect(
      consoleLines(result) == ["3 true 7", "[3, 2, 1] 3 [\"a\", \"b\"]"], "\(listing(result))")
  }

  @Test func mutableCollectionsOfFoundationAreShared() {
    let result = run(
      """
      NSMutableArray *list = [NSMutableArray array];
      NSMutableArray *alias = list;
      NSArray *copy = [list copy];
      [alias addObject:@"a"];
      list[1] = @"b";
      NSMutableDictionary *dictionary = [@{@"k": @1} mutableCopy];
      dictionary[@"l"] = list;
      [list removeObjectAtIndex:0];
      NSLog(@"%lu %lu %@ %@", (unsigned long)list.count, (unsigned long)copy.count, alias[0], dictionary[@"l"][0]);
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["1 0 b b"], "\(listing(result))")
  }

  @Test func blocksStopAnEnumeration() {
    let result = run(
      """
      [@[@"a", @"b", @"c"] enumerateObjectsUsingBlock:^(NSString *text, NSUInteger index, BOOL *stop) {
        NSLog(@"%@", text);
        if (index == 1) *stop = YES;
      }];
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["a", "b"], "\(listing(result))")
  }

  @Test func structuresAndFunctionsOfC() {
    let result = run(
      """
      typedef struct { CGFloat x; int n; } Info;
      static int twice(int n) { return 2 * n; }
      static void set(int *n) { *n = 5; }
      Info info = { 1.5, 2 };
      Info other = info;
      other.n = 9;
      int (*function)(int) = twice;
      int numbers[] = { 1, 2, 3 };
      int n = 0;
      set(&n);
      NSLog(@"%d %d %d %lu %d", info.n, other.n, function(4), sizeof(numbers) / sizeof(numbers[0]), n);
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["2 9 8 3 5"], "\(listing(result))")
  }

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

  @Test func observersAreToldBeforeThePostReturns() {
    let result = run(
      """
      extension Notification.Name { static let saved = Notification.Name("saved") }
      class A: NSObject {
        func watch() {
          NotificationCenter.default.addObserver(self, selector: #selector(told(_:)), name: .saved, object: nil)
        }
        @objc func told(_ note: Notification) { print("told", note.userInfo?["n"] ?? 0) }
      }
      let a = A()
      a.watch()
      let token = NotificationCenter.default.addObserver(forName: .saved, object: nil, queue: .main) { _ in print("block") }
      NotificationCenter.default.post(name: .saved, object: nil, userInfo: ["n": 7])
      print("posted")
      NotificationCenter.default.removeObserver(token)
      NotificationCenter.default.removeObserver(a)
      NotificationCenter.default.post(name: .saved, object: nil)
      """)
    #expect(consoleLines(result) == ["told 7", "block", "posted"], "\(listing(result))")
  }

  @Test func aTimerStopsWhenItIsInvalidated() {
    let result = run(
      """
      var count = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
        count += 1
        print(count)
        if count == 2 { timer.invalidate() }
      }
      wait(3)
      print(timer.isValid)
      """)
    #expect(consoleLines(result) == ["1", "2", "false"], "\(listing(result))")
  }

  @Test func tapsReachBarButtonsGesturesAndAlertActions() {
    let result = run(
      """
      class A: UIViewController {
        let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
        @objc func tapped() { print("tapped") }
      }
      let a = A()
      window.rootViewController = a
      window.makeKeyAndVisible()
      settle()
      a.view.addGestureRecognizer(UITapGestureRecognizer(target: a, action: #selector(A.tapped)))
      user.tap(a.view)
      user.tap(UIBarButtonItem(barButtonSystemItem: .add, target: a, action: #selector(A.tapped)))
      let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
      let ok = UIAlertAction(title: "OK", style: .default) { _ in print("ok", a.presentedViewController == nil) }
      alert.addAction(ok)
      a.present(alert, animated: true)
      settle()
      user.tap(ok)
      """)
    #expect(consoleLines(result) == ["tapped", "tapped", "ok true"], "\(listing(result))")
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

  @Test func aStoryboardMakesWhatItsResultIsCastTo() {
    let result = run(
      """
      class Detail: UIViewController { var item = "" }
      let board = UIStoryboard(name: "Main", bundle: nil)
      let detail = board.instantiateViewController(withIdentifier: "detail") as! Detail
      detail.item = "x"
      let other = board.instantiateViewController(withIdentifier: "Other")
      print(type(of: detail), detail.item, type(of: other))
      """)
    #expect(consoleLines(result) == ["Detail x Other"], "\(listing(result))")
  }

  @Test func outletsAreConnectedOnceTheViewIsLoaded() {
    let result = run(
      """
      class A: UIViewController {
        @IBOutlet weak var box: UIView!
        override func viewDidLoad() { super.viewDidLoad(); print(box.superview == view) }
      }
      let a = A()
      print(a.box == nil)
      a.loadViewIfNeeded()
      """)
    #expect(consoleLines(result) == ["true", "true"], "\(listing(result))")
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

  @Test func aProgramOfClassesAloneShowsTheFirstThatNoOtherMakes() {
    let result = run(
      """
      class Child: UIViewController {
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("child") }
      }
      class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let child = Child()
          addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
        }
      }
      """)
    #expect(consoleLines(result) == ["child"], "\(listing(result))")
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

  @Test func propertyWrappersOfTheProgramsOwn() {
    let result = run(
      """
      @propertyWrapper struct Clamped {
        private var value: Int
        let range: ClosedRange<Int>
        var projectedValue: String { "\\(range)" }
        init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = wrappedValue }
        var wrappedValue: Int {
          get { value }
          set { value = min(max(newValue, range.lowerBound), range.upperBound) }
        }
      }
      @propertyWrapper struct Stored<T> {
        let key: String
        let fallback: T
        var defaults: UserDefaults = .standard
        var wrappedValue: T {
          get { defaults.object(forKey: key) as? T ?? fallback }
          set { defaults.set(newValue, forKey: key) }
        }
      }
      class Page { @Clamped(0...9) var level = 5; @Stored(key: "seen", fallback: false) var seen: Bool }
      let page = Page()
      page.level = 40
      print(page.level, page.$level, page.seen)
      page.seen = true
      print(page.seen)
      """)
    #expect(consoleLines(result) == ["9 0...9 false", "true"], "\(listing(result))")
  }

  @Test func operatorsThatASnippetDeclares() {
    let result = run(
      """
      func |> <A, B>(x: A, f: (A) -> B) -> B { f(x) }
      infix operator |>: AdditionPrecedence
      struct V { var x: Int; static func ** (l: V, r: V) -> Int { l.x * r.x } }
      infix operator **
      print(4 |> { $0 * 2 }, V(x: 2) ** V(x: 3))
      """)
    #expect(consoleLines(result) == ["8 6"], "\(listing(result))")
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

  @Test func methodsThatADelegateLeavesOut() {
    let result = run(
      """
      @objc protocol PagerDelegate {
        @objc optional func pager(_ pager: Pager, willShow page: UIViewController)
        @objc optional func pager(_ pager: Pager, didShow page: UIViewController)
      }
      class Pager {
        weak var delegate: PagerDelegate?
        func show(_ page: UIViewController) {
          delegate?.pager?(self, willShow: page)
          delegate?.pager?(self, didShow: page)
        }
      }
      class Log: PagerDelegate { func pager(_ pager: Pager, didShow page: UIViewController) { print("did") } }
      let log = Log()
      let pager = Pager()
      pager.delegate = log
      pager.show(A())
      """)
    #expect(consoleLines(result) == ["did"], "\(listing(result))")
  }

  @Test func methodsOfUIKitsAsValues() {
    let result = run(
      """
      let stack = UIStackView()
      func embed(_ child: UIViewController, add: (UIView) -> Void) { add(child.view) }
      embed(A(), add: stack.addArrangedSubview)
      print(stack.subviews.count)
      """)
    #expect(consoleLines(result) == ["1"], "\(listing(result))")
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

  @Test func aTypeMayBeDeclaredInsideAFunctionOrAClosure() {
    let result = run(
      """
      let show = {
        class Page: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            print("own")
          }
        }
        struct Point { var x = 1 }
        typealias Place = Point
        Page().loadViewIfNeeded()
        print(Place().x)
      }
      show()
      show()
      """)
    #expect(consoleLines(result) == ["own", "1", "own", "1"], "\(listing(result))")
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
