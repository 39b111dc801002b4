import ScenarioRunner
import ScenarioSyntax
import Testing

/// What programs print: the languages as notes use them.
@Suite struct LanguageTests {
  /// A program with the lines it prints.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let program: String
    let lines: [String]

    init(_ name: String, _ program: String, _ lines: [String]) {
      testDescription = name
      self.program = program
      self.lines = lines
    }
  }

  @Test(arguments: [
    Case("arithmetic", "print(7 / 2, 7 % 2, 7.0 / 2, 1 + 2 * 3)", ["3 1 3.5 7"]),
    Case(
      "numbers out of texts, or nothing",
      """
      for text in ["1.5", "-2", "+.5", "1e3", "1.5e-2", "", ".", "-", "1.2.3", "x", "1e", "1_0"] {
        print(Double(text) ?? 0.25)
      }
      """,
      ["1.5", "-2.0", "0.5", "1000.0", "0.015"] + Array(repeating: "0.25", count: 7)),
    Case("interpolation", #"let n = 3; print("n is \(n + 1)")"#, ["n is 4"]),
    Case(
      "properties with observers and computed ones",
      """
      class A: NSObject {
        var n = 0 { willSet { print("will \\(newValue)") } didSet { print("did \\(oldValue)") } }
        var twice: Int { get { n * 2 } set { n = newValue / 2 } }
        lazy var text: String = { print("made"); return "text" }()
        static var count = 1
      }
      let a = A()
      a.twice = 6
      print(a.n, a.twice, a.text, a.text)
      A.count += 1
      print(A.count)
      """, ["will 3", "did 0", "made", "3 6 text text", "2"]),
    Case(
      "initialisers designated and convenient, and a failing one",
      """
      class A: NSObject {
        let name: String
        init(name: String) { self.name = name; super.init() }
        convenience override init() { self.init(name: "none") }
        init?(number: Int) { if number < 0 { return nil }; name = "\\(number)"; super.init() }
      }
      print(A().name, A(name: "x").name, A(number: 1)!.name, A(number: -1) == nil)
      """, ["none x 1 true"]),
    Case(
      "enumerations and switch",
      """
      enum Tab: Int, CaseIterable {
        case home, search = 5, profile
        var title: String { switch self { case .home: return "Home"; default: return "Other" } }
      }
      for tab in Tab.allCases { print(tab.rawValue, tab.title) }
      enum Load { case done(Int), failed }
      func say(_ load: Load) {
        switch load { case .done(let n) where n > 1: print("many"); case .done: print("one")
        case .failed: print("failed") }
      }
      say(.done(2)); say(.done(1)); say(.failed)
      """, ["0 Home", "5 Other", "6 Other", "many", "one", "failed"]),
    Case(
      "structures have values",
      """
      struct P { var x = 1; mutating func move(_ d: Int) { x += d } }
      var p = P(); let q = p; p.move(2); p.x += 1
      print(p.x, q.x)
      """, ["4 1"]),
    Case(
      "collections",
      """
      var items = [3, 1, 2]; items.append(4); items.sort()
      print(items.map { $0 * 2 }.filter { $0 > 2 }, items.first!, items.last ?? 0, items[1...2])
      var ages = ["a": 1]; ages["b"] = 2; ages["a"] = nil
      print(ages, items.contains(3), items.reduce(0) { $0 + $1 })
      for (index, item) in items.enumerated() where index > 2 { print(index, item) }
      """, ["[4, 6, 8] 1 4 [2, 3]", "[\"b\": 2] true 10", "3 4"]),
    Case(
      "optionals",
      """
      let none: String? = nil
      print(none?.count ?? -1, none == nil)
      if let text = Optional("x") as String? { print(text) }
      func f(_ n: Int?) { guard let n, n > 0 else { print("no"); return }; print(n) }
      f(nil); f(0); f(2)
      """, ["-1 true", "x", "no", "no", "2"]),
    Case(
      "closures share what they capture",
      """
      func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
      let next = counter()
      print(next(), next())
      func outer(_ n: Int) -> Int { func inner(_ k: Int) -> Int { k <= 0 ? 0 : 2 + inner(k - 1) }
        return inner(n) }
      print(outer(3))
      """, ["1 2", "6"]),
    Case(
      "errors",
      """
      struct Bad: Error { let code: Int }
      func f(_ n: Int) throws -> Int { if n > 1 { throw Bad(code: n) }; return n }
      do { print(try f(1)); print(try f(2)) } catch let e as Bad { print("bad", e.code) }
      print((try? f(3)) == nil)
      """, ["1", "bad 2", "true"]),
    Case(
      "defer and labels",
      """
      func f() { defer { print("last") }; print("first") }
      f()
      outer: for i in 0..<3 { for j in 0..<3 where j == 1 { if i == 1 { break outer }; print(i, j) } }
      """, ["first", "last", "0 1"]),
    Case(
      "protocols and their extensions",
      """
      protocol Named { var name: String { get } }
      extension Named { func greet() { print("I am \\(name)") } }
      class A: NSObject, Named { var name = "A" }
      A().greet()
      """, ["I am A"]),
  ])
  func swiftPrints(_ example: Case) {
    let result = run(example.program)
    #expect(consoleLines(result) == example.lines)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test(arguments: [
    Case(
      "formats", #"NSLog(@"%@ %d %ld %.2f %s %%", @"a", 1, 2L, 1.5, "c");"#, ["a 1 2 1.50 c %"]),
    Case(
      "collections and literals",
      """
      NSMutableArray *items = [NSMutableArray array];
      [items addObject:@1]; [items addObject:@2];
      NSDictionary *d = @{@"a": items};
      for (NSNumber *n in d[@"a"]) { NSLog(@"%@", n); }
      NSLog(@"%lu", (unsigned long)items.count);
      """, ["1", "2", "2"]),
    Case(
      "nil answers nothing",
      """
      UIViewController *none = nil;
      [none.view removeFromSuperview];
      if (!none.parentViewController) { NSLog(@"none"); }
      """, ["none"]),
    Case(
      "blocks copy what they capture, unless it is __block",
      """
      int copied = 1;
      __block int shared = 1;
      void (^show)(void) = ^{ NSLog(@"%d %d", copied, shared); };
      copied = 2; shared = 2;
      show();
      """, ["1 2"]),
    Case(
      "properties, their variables and accessors",
      """
      @interface A : NSObject
      @property (nonatomic, assign) NSInteger count;
      @end
      @implementation A
      - (instancetype)init { self = [super init]; if (self) { _count = 1; } return self; }
      - (void)setCount:(NSInteger)count { _count = count * 2; }
      @end
      A *a = [[A alloc] init];
      NSLog(@"%ld", (long)a.count);
      a.count = 3;
      [a setCount:a.count + 1];
      NSLog(@"%ld", (long)[a count]);
      """, ["1", "14"]),
    Case(
      "control flow of C",
      """
      typedef NS_ENUM(NSInteger, Mode) { ModeA, ModeB };
      for (int i = 0; i < 2; i++) { NSLog(@"%d", i); }
      switch (ModeB) { case ModeA: NSLog(@"A"); break; case ModeB: NSLog(@"B"); break; }
      int n = 0; do { n++; } while (n < 3);
      NSLog(@"%d %@", n, n > 2 ? @"yes" : @"no");
      """, ["0", "1", "B", "3 yes"]),
    Case(
      "exceptions are caught",
      """
      UIViewController *a = [UIViewController new];
      @try { [a addChildViewController:a]; }
      @catch (NSException *e) { NSLog(@"%@", e.name); }
      @finally { NSLog(@"finally"); }
      """, ["NSInvalidArgumentException", "finally"]),
  ])
  func objectiveCPrints(_ example: Case) {
    let result = run(example.program, dialect: .objectiveC)
    #expect(consoleLines(result) == example.lines)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func collectionsAreMadeOfSequences() {
    let result = run(
      """
      print([Int](repeating: 1, count: 3), Array(repeating: "a", count: 2), Array(0..<4))
      print(Set([1, 2, 2]).count, Array("abc"), String(repeating: "-", count: 5))
      print([UIViewController](repeating: UIViewController(), count: 2).count)
      """)
    #expect(
      consoleLines(result) == [
        #"[1, 1, 1] ["a", "a"] [0, 1, 2, 3]"#, #"2 ["a", "b", "c"] -----"#, "2",
      ])
  }

  /// The class of the view may be anything, where nobody has declared what it inherits from.
  @Test func aNibWhoseViewIsNoViewHasAPlainOne() {
    let result = run(
      """
      class Page: UIViewController {}
      class PageView: Mark {}
      UINib(nibName: "Page", bundle: nil).addController(of: Page.self, view: PageView.self)
      let page = Bundle.main.loadNibNamed("Page", owner: nil, options: nil)![0] as! Page
      page.view = nil
      window.rootViewController = page
      window.makeKeyAndVisible()
      settle()
      print(type(of: page.view!))
      """)
    #expect(listing(result).contains("UIView"))
    #expect(listing(result).contains("page.viewDidAppear(false)"))
  }
}
