import ScenarioRunner
import ScenarioSyntax
import Testing

/// Closures, methods as values, and what a call says of the place it stands at.
@Suite struct FunctionValueTests {
  typealias Case = LanguageTests.Case

  @Test(arguments: [
    Case(
      "a default argument speaks of the call",
      """
      func log(_ text: String, function: String = #function, line: Int = #line) {
        print(text, function, line)
      }
      class A: NSObject {
        var n: Int { log("getter"); return 1 }
        func go(to place: Int) {
          log("method")
          [1].forEach { _ in log("closure") }
          func inner() { log("inner") }
          inner()
        }
      }
      A().go(to: 1)
      _ = A().n
      log("top")
      """,
      [
        "method go(to:) 7", "closure go(to:) 8", "inner inner() 9", "getter n 5",
        "top top level 15",
      ]),
    Case(
      "a closure that is one if or switch has the value of its branch",
      """
      print([1, 2, 3].map { n in if n > 1 { "big" } else { "small" } })
      print([1, 2].map { switch $0 { case 1: "one"; default: "other" } })
      let name: (Int) -> String = { n in
        switch n {
        case 0: "zero"
        default: if n > 0 { "more" } else { "less" }
        }
      }
      print(name(0), name(1), name(-1))
      let done: () -> Void = { if true { print("yes") } else { print("no") } }
      done()
      """, [#"["small", "big", "big"]"#, #"["one", "other"]"#, "zero more less", "yes"]),
    Case(
      "a closure changes its inout parameters",
      """
      struct C { var t = "" }
      func make(_ body: (inout C) -> Void) -> C { var c = C(); body(&c); return c }
      print(make { c in c.t = "x" }.t, make { $0.t = "y" }.t)
      func twice(_ n: inout Int, _ change: (inout Int) -> Void) { change(&n); change(&n) }
      var n = 1
      twice(&n) { $0 += 2 }
      twice(&n) { (value: inout Int) in value *= 2 }
      func half(_ n: inout Int) { n /= 2 }
      twice(&n, half)
      let add: (inout Int, Int) -> Void = { $0 += $1 }
      add(&n, 10)
      print(n)
      protocol Configurable {}
      extension Configurable {
        func with(_ change: (inout Self) -> Void) -> Self { var copy = self; change(&copy); return copy }
      }
      extension C: Configurable {}
      print(C().with { $0.t = "z" }.t)
      """, ["x y", "15", "z"]),
    Case(
      "a local function has labels and defaults",
      """
      func outer() {
        var sum = 0
        func add(_ n: Int = 3, times: Int = 2) { sum += n * times }
        func all(_ numbers: Int...) -> Int { numbers.count }
        func change(by n: Int, _ value: inout Int) { value += n }
        add(); add(5); add(times: 10)
        change(by: 100, &sum)
        print(sum, all(), all(1, 2))
      }
      outer()
      """, ["146 0 2"]),
    Case(
      "type methods and methods of cases change their inout parameters",
      """
      struct T { static func add(_ n: inout Int) { n += 1 } }
      enum E { case a; func add(_ n: inout Int) { n += 2 } }
      var n = 0
      T.add(&n); E.a.add(&n)
      print(n)
      """, ["3"]),
    Case(
      "a function of two parameters takes a pair apart, and a key path is one of one",
      """
      func add(_ a: Int, _ b: Int) -> Int { a + b }
      let path = \\String.count
      print(zip([1, 2], [3, 4]).map(+), zip([1, 2], [3, 4]).map(add), "abc"[keyPath: path])
      struct S { var side = 2.0 }
      print(S(side: 3).side)
      """, ["[4, 6] [4, 6] 3", "3.0"]),
    Case(
      "methods of structures, cases and types as values",
      """
      struct S {
        let k: Int
        func add(_ n: Int) -> Int { n + k }
        func all() -> [Int] { [1, 2].map(add) }
        static func twice(_ n: Int) -> Int { n * 2 }
        static func doubled() -> [Int] { [1, 2].map(twice) }
      }
      enum E { case a; func name(_ n: Int) -> String { "a\\(n)" } }
      print(S(k: 3).all(), [1].map(S(k: 1).add), [2].map(S.twice), S.doubled(), [1].map(E.a.name))
      """, [#"[4, 5] [2] [4] [2, 4] ["a1"]"#]),
  ])
  func prints(_ example: Case) {
    let result = run(example.program)
    #expect(consoleLines(result) == example.lines)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func aMethodOfUIKitsByItsBareNameIsThatOfSelf() {
    let result = run(
      """
      class Host: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          [UIViewController(), UIViewController()].forEach(addChild)
          [UIView(), UIView()].forEach(view.addSubview)
          print(children.count, view.subviews.count)
        }
      }
      window.rootViewController = Host()
      window.makeKeyAndVisible()
      """)
    #expect(consoleLines(result) == ["2 2"], "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func aStoryboardHasACreatorMakeItsController() {
    let result = run(
      """
      class Host: UIViewController {
        let n: Int
        init?(coder: NSCoder, n: Int) { self.n = n; super.init(coder: coder) }
        required init?(coder: NSCoder) { fatalError() }
      }
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      storyboard.addScene("Host", of: Host.self, isInitial: true)
      let first = storyboard.instantiateInitialViewController { coder in Host(coder: coder, n: 4) }
      let second = storyboard.instantiateViewController(identifier: "Host") { Host(coder: $0, n: 5) }
      print(first!.n, second.n)
      """)
    #expect(consoleLines(result) == ["4 5"], "\(listing(result))")
  }
}
