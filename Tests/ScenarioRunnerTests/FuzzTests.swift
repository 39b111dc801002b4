import Lifecycle
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing
import Tracing

/// Whatever a program says, running it ends, with a trace and words: it never traps.
///
/// The programs are sensible ones with pieces of others put in their places, by a generator whose
/// seed is fixed.
@Suite struct RunnerFuzzTests {
  @Test(arguments: [Dialect.swift, .objectiveC])
  func noProgramTraps(_ dialect: Dialect) {
    var random = Generator(state: dialect == .swift ? 20_240_607 : 77)
    var budget = Budget()
    budget.messages = 400
    budget.steps = 4_000
    budget.objects = 300
    budget.output = 20_000
    let samples = dialect == .swift ? Self.swift : Self.objectiveC
    for _ in 0..<400 {
      let program = Self.mutate(samples, &random)
      let result = run(program, dialect: dialect, budget: budget)
      // The events inside a call end with it, however the program ended.
      for event in result.trace.events { #expect(Int(event.end) <= result.trace.events.count) }
      let again = run(program, dialect: dialect, budget: budget)
      #expect(listing(result) == listing(again), "the same program, another trace:\n\(program)")
    }
  }

  /// A sample with some of its tokens replaced by tokens of any sample.
  private static func mutate(_ samples: [String], _ random: inout Generator) -> String {
    let pieces = samples.map { Self.tokens($0) }
    var tokens: [String] = pieces[random.next(pieces.count)]
    for _ in 0..<(1 + random.next(5)) where !tokens.isEmpty {
      let donor = pieces[random.next(pieces.count)]
      let place = random.next(tokens.count)
      switch random.next(4) {
      case 0: tokens.remove(at: place)
      case 1: tokens.insert(donor[random.next(donor.count)], at: place)
      case 2: tokens.swapAt(place, random.next(tokens.count))
      default: tokens[place] = donor[random.next(donor.count)]
      }
    }
    return tokens.joined()
  }

  /// Words, and every other character by itself.
  private static func tokens(_ text: String) -> [String] {
    var result: [String] = []
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        word.append(character)
        continue
      }
      if !word.isEmpty { result.append(word) }
      word = ""
      result.append(String(character))
    }
    return word.isEmpty ? result : result + [word]
  }

  private static let swift = [
    """
    class A: UIViewController {
      var n = 3 { didSet { print(oldValue) } }
      weak var other: A?
      lazy var label = UILabel()
      override func viewDidLoad() { super.viewDidLoad(); view.addSubview(label); n -= 1 }
      func add(_ child: UIViewController, at index: Int = 0) { addChild(child); n = index }
      deinit { print(n) }
    }
    let a = A()
    a.other = a
    window.rootViewController = a
    window.makeKeyAndVisible()
    a.add(UIViewController(), at: 2)
    settle()
    a.present(A(), animated: true) { [weak a] in print(a?.n ?? 0) }
    """,
    """
    let nav = UINavigationController(rootViewController: B())
    window.rootViewController = nav
    window.isHidden = false
    nav.pushViewController(C(), animated: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { nav.popViewController(animated: true) }
    user.swipeBack(cancelled: true)
    wait(1)
    nav.viewControllers = [D(), B()]
    user.dragSheetDown()
    """,
    """
    var items = [1, 2, 3]
    items.append(4); items.remove(at: 1); items.insert(5, at: 0)
    for (index, item) in items.enumerated() where item > 1 { print(index * item, items[index]) }
    var ages = ["a": 1, "b": 2]; ages["a"] = nil
    print(items.map { $0 * 2 }.filter { $0 > 2 }.reduce(0) { $0 + $1 }, ages.keys)
    let text = "x" + "\\(items.count - 7 % 2 / 1)"
    print(text.uppercased(), items.first!, items[1...2], 2 << 3, -5)
    """,
    """
    enum Tab: Int { case one = 1, two
      var title: String { switch self { case .one: return "1"; default: return "2" } } }
    struct P { var x = 0; mutating func go(_ d: Int) { x += d } }
    var p = P(x: 2); p.go(3)
    func f(_ n: Int) throws -> Int { guard n > 0 else { throw P() }; return n }
    do { print(try f(p.x), Tab(rawValue: 2)!.title) } catch { print(error) }
    repeat { p.x -= 1 } while p.x > 0
    defer { print("end") }
    """,
  ]

  private static let objectiveC = [
    """
    @interface A : UIViewController
    @property (nonatomic, strong) UIViewController *child;
    @property (nonatomic, assign) NSInteger count;
    @end
    @implementation A
    - (instancetype)initWithCount:(NSInteger)count { self = [super init]; _count = count; return self; }
    - (void)viewDidLoad { [super viewDidLoad]; self.child = [UIViewController new]; [self add]; }
    - (void)add { [self addChildViewController:self.child]; [self.view addSubview:self.child.view]; }
    - (void)dealloc { NSLog(@"%ld", (long)_count); }
    @end
    A *a = [[A alloc] initWithCount:3];
    window.rootViewController = a;
    [window makeKeyAndVisible];
    __weak A *weak = a;
    [a presentViewController:[A new] animated:YES completion:^{ NSLog(@"%@ %d", weak.title, 1); }];
    """,
    """
    UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:[B new]];
    window.rootViewController = nav;
    [window makeKeyAndVisible];
    dispatch_async(dispatch_get_main_queue(), ^{ [nav pushViewController:[C new] animated:NO]; });
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(0.2 * NSEC_PER_SEC)),
      dispatch_get_main_queue(), ^{ [nav popViewControllerAnimated:YES]; });
    [nav performSelector:@selector(popToRootViewControllerAnimated:) withObject:nil afterDelay:0.5];
    settle();
    """,
    """
    NSMutableArray *items = [NSMutableArray arrayWithObjects:@1, @2, nil];
    [items addObject:@3]; [items removeObjectAtIndex:0]; [items insertObject:@5 atIndex:1];
    for (NSNumber *n in items) { NSLog(@"%@ %.2f %5d", n, 1.5, 2); }
    for (int i = 0; i < 3; i++) { if (i % 2) continue; NSLog(@"%d", i << 2); }
    NSDictionary *d = @{@"a": @1}; int k = d[@"a"] ? 1 : 2; k += 3;
    switch (k) { case 1: NSLog(@"one"); break; case 4: NSLog(@"four"); default: NSLog(@"x"); }
    @try { [items objectAtIndex:9]; } @catch (NSException *e) { NSLog(@"%@", e.name); }
    """,
  ]
}

/// A small deterministic generator of numbers (xorshift).
private struct Generator {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return bound > 0 ? Int(state % UInt64(bound)) : 0
  }
}
