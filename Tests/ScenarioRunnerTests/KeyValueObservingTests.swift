import ScenarioRunner
import ScenarioSyntax
import Testing

/// Key-value observing: by hand, of paths, and what its observers are told.
@Suite struct KeyValueObservingTests {
  @Test func `an observer is told inside didChangeValueForKey`() {
    let result = run(
      """
      @interface Person : NSObject
      @property (nonatomic, copy) NSString *name;
      @property (nonatomic, copy) NSString *quiet;
      @end
      @implementation Person
      + (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key { return NO; }
      - (void)setName:(NSString *)name {
        [self willChangeValueForKey:@"name"];
        _name = [name copy];
        [self didChangeValueForKey:@"name"];
        NSLog(@"set %@", name);
      }
      @end
      @interface Page : UIViewController
      @property (nonatomic, strong) Person *person;
      @end
      @implementation Page
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.person = [Person new];
        [self.person addObserver:self forKeyPath:@"name" options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld context:NULL];
        [self.person addObserver:self forKeyPath:@"quiet" options:NSKeyValueObservingOptionNew context:NULL];
        self.person.name = @"Al";
        self.person.quiet = @"never";
      }
      - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
        NSLog(@"%@ was %@ is %@", path, change[NSKeyValueChangeOldKey], change[NSKeyValueChangeNewKey]);
      }
      @end
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["name was <null> is Al", "set Al"], "\(listing(result))")
  }

  @Test(arguments: [
    LanguageTests.Case(
      "by hand",
      """
      class Model: NSObject {
        @objc var name = "a" { willSet { willChangeValue(forKey: "name") } didSet { didChangeValue(forKey: "name"); print("set") } }
        override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }
      }
      let model = Model()
      let token = model.observe(\\.name, options: [.old, .new]) { _, change in print(change.oldValue!, change.newValue!) }
      model.name = "b"
      """, ["a b", "set"]),
    LanguageTests.Case(
      "nothing is told that no option asks for",
      """
      class Model: NSObject { @objc dynamic var name = "a" }
      let model = Model()
      let token = model.observe(\\.name) { model, change in print(model.name, change.newValue ?? "nil") }
      model.name = "b"
      """, ["b nil"]),
    LanguageTests.Case(
      "a path through an optional",
      """
      class Model: NSObject { @objc dynamic var name = "a"; @objc dynamic var child: Model? }
      let model = Model()
      let token = model.observe(\\.child?.name) { model, _ in print(model.child?.name ?? "none") }
      let first = Model()
      model.child = first
      first.name = "b"
      model.child = Model()
      first.name = "unheard"
      model.child?.name = "c"
      token.invalidate()
      model.child = nil
      """, ["a", "b", "a", "c"]),
    LanguageTests.Case(
      "a parameter that is called as a property of self is not self's",
      """
      class Model: NSObject { @objc dynamic var name = "a" }
      class Page: NSObject {
        let model = Model()
        var tokens: [NSKeyValueObservation] = []
        func watch() { tokens.append(model.observe(\\.name) { model, _ in print(model.name) }) }
        deinit { tokens.forEach { $0.invalidate() }; print("deinit") }
      }
      var page: Page? = Page()
      page?.watch()
      page?.model.name = "b"
      page = nil
      """, ["b", "deinit"]),
    LanguageTests.Case(
      "the end of an operation",
      """
      let operation = BlockOperation { print("works") }
      let token = operation.observe(\\.isFinished) { operation, _ in print("finished", operation.isFinished) }
      operation.start()
      """, ["works", "finished true"]),
    LanguageTests.Case(
      "a path as a text",
      """
      class Model: NSObject { @objc dynamic var name = "a"; @objc dynamic var child: Model? }
      class Watcher: NSObject {
        override func observeValue(forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
          print(path!, change![.newKey]!)
        }
      }
      let model = Model(), watcher = Watcher()
      model.child = Model()
      model.addObserver(watcher, forKeyPath: "child.name", options: [.new], context: nil)
      model.child?.name = "z"
      model.removeObserver(watcher, forKeyPath: "child.name")
      model.child?.name = "y"
      """, ["child.name z"]),
  ])
  func observing(example: LanguageTests.Case) {
    let result = run(example.program)
    #expect(
      consoleLines(result) == example.lines, "\(example.testDescription): \(listing(result))")
  }

  /// In Objective-C too a change that a class passes on to NSObject is handled by nobody.
  @Test func aChangeThatSuperIsLeftWithRaises() {
    let result = run(
      """
      @interface M : NSObject
      @property (nonatomic) NSInteger n;
      @end
      @implementation M
      - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
        [super observeValueForKeyPath:path ofObject:object change:change context:context];
      }
      @end
      M *m = [M new];
      [m addObserver:m forKeyPath:@"n" options:0 context:NULL];
      m.n = 3;
      """, dialect: .objectiveC)
    #expect(listing(result).contains("message was received but not handled"), "\(listing(result))")
  }
}
