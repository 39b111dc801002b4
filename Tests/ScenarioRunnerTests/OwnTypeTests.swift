import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What structures, enumerations and the types of a program do for themselves.
@Suite struct OwnTypeTests {
  typealias Case = LanguageTests.Case

  @Test(arguments: [
    Case(
      "an enumeration's initialiser runs",
      """
      enum Link {
        case item(Int), none
        init(_ text: String) { print("init"); self = .item(text.count) }
      }
      if case .item(let n) = Link("abc") { print(n) }
      """, ["init", "3"]),
    Case(
      "an enumeration's initialiser may fail",
      """
      enum Route {
        case page(Int), home
        init?(url: String) {
          guard url.hasPrefix("app") else { return nil }
          self = .page(url.count)
        }
      }
      if let route = Route(url: "app:1"), case .page(let n) = route { print(n) }
      print(Route(url: "x") == nil)
      """, ["5", "true"]),
    Case(
      "an enumeration with raw values has initialisers beside theirs, in extensions too",
      """
      enum Tab: Int {
        case a = 1, b, c
        init?(name: String) {
          switch name {
          case "a": self = .a
          case "b": self.init(rawValue: 2)
          case "?": self.init(rawValue: 9); print("never")
          default: return nil
          }
        }
        init() { self = .c }
      }
      extension Tab {
        init(flag: Bool) { self.init(); if flag { self = .a } }
        static func first() -> Tab { Self(name: "a")! }
      }
      print(Tab(rawValue: 2)!, Tab(name: "a")!, Tab(name: "b")!, Tab(), Tab(flag: true))
      print(Tab(name: "z") == nil, Tab(name: "?") == nil, Tab(rawValue: 9) == nil, Tab.first())
      """, ["b a b c a", "true true true a"]),
    Case(
      "a raw value of the enumeration's own",
      """
      enum Level: RawRepresentable {
        case low, high
        init?(rawValue: Int) { self = rawValue > 5 ? .high : .low }
        var rawValue: Int { self == .high ? 9 : 1 }
      }
      print(Level(rawValue: 7)!, Level.low.rawValue, Level.high.rawValue)
      """, ["high 1 9"]),
    Case(
      "a structure's initialiser hands on to another",
      """
      struct P {
        var x: Int; var y: Int
        init(x: Int, y: Int) { self.x = x; self.y = y }
        init(_ both: Int) { self.init(x: both, y: both) }
        init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
        init?(twice text: String) { self.init(text: text); x *= 2; print("twice") }
      }
      print(P(3).x, P(3).y, P(text: "5")!.y, P(text: "z") == nil, P(twice: "z") == nil)
      print(P(twice: "4")!.x)
      struct Q { var a: Int; var b = 2 }
      extension Q { init() { self.init(a: 7); b += 1 } }
      print(Q().a, Q().b)
      """, ["3 3 5 true true", "twice", "8", "7 3"]),
    Case(
      "a class's initialiser fails with the one it hands on to",
      """
      class A: NSObject {
        let n: Int
        init?(n: Int) { guard n > 0 else { return nil }; self.n = n }
        convenience init?(text: String) { self.init(n: Int(text) ?? 0); print("made") }
      }
      class B: A { override init?(n: Int) { super.init(n: n); print("B") } }
      print(A(text: "x") == nil, A(text: "1") == nil, B(n: 0) == nil)
      """, ["made", "true false true"]),
    Case(
      "what a case leaves out has its default",
      """
      enum Route { case item(id: Int, animated: Bool = true), count(Double = 4) }
      func show(_ route: Route) {
        switch route {
        case .item(let id, let animated): print(id, animated)
        case .count(let n): print(n)
        }
      }
      show(.item(id: 1)); show(.item(id: 2, animated: false)); show(Route.item(id: 3))
      show(.count()); show(Route.count(5))
      """, ["1 true", "2 false", "3 true", "4.0", "5.0"]),
    Case(
      "Self names the type, whose members are reached through it",
      """
      class A: NSObject {
        static let k = 3
        static var count = 0
        static func t() -> Int { Self.k + 1 }
        class func name() -> String { "A" }
        func go() { Self.count += 1; print(Self.k, Self.count, Self.t(), Self.name()) }
      }
      class B: A { override class func name() -> String { "B" } }
      A().go(); B().go()
      struct S { static let k = 5; var x = 1; func go() { print(Self.k, Self().x, Self.m) } }
      extension S { static var m: Int { Self.k * 2 } }
      S().go()
      enum E { case a, b; static let first = Self.a; func go() { print(self == Self.a, Self.first) } }
      E.a.go()
      """, ["3 1 4 A", "3 2 4 B", "5 1 10", "true a"]),
    Case(
      ".init is of the type that is written where it is kept or passed",
      """
      struct P { var x: Int; var y = 0 }
      enum E: Int { case a = 1, b; init(flag: Bool) { self = flag ? .a : .b } }
      class A { var p: P = .init(x: 1); var e: E? = .init(rawValue: 2) }
      func show(_ p: P, _ e: E = .init(flag: true)) { print(p.x, e) }
      func make() -> P { .init(x: 7, y: 8) }
      let p: P = .init(x: 2)
      let a = A()
      show(.init(x: 3)); show(p, .init(flag: false))
      a.p = .init(x: 4)
      struct Q { var p: P }
      print(a.p.x, a.e!, make().y, Q(p: .init(x: 5)).p.x)
      """, ["3 a", "2 b", "4 b 8 5"]),
    Case(
      "operators that assign",
      """
      struct V {
        var x: Int
        static func += (left: inout V, right: V) { left.x += right.x }
        static func -= (left: inout V, right: Int) { left.x -= right }
      }
      func *= (left: inout V, right: Int) { left.x *= right }
      var v = V(x: 1)
      v += V(x: 4); v -= 2; v *= 3
      print(v.x)
      """, ["9"]),
    Case(
      "what comparable and equatable types derive",
      """
      struct W: Comparable { var n: Int; static func < (l: W, r: W) -> Bool { l.n < r.n } }
      let a = W(n: 1), b = W(n: 2)
      print(a < b, a > b, a <= b, a >= b, a <= a, [b, a].min()!.n, max(a, b).n, min(b, a).n)
      struct X: Equatable { var n: Int; static func == (l: X, r: X) -> Bool { l.n % 10 == r.n % 10 } }
      print(X(n: 1) != X(n: 11), X(n: 1) != X(n: 2))
      enum Size: Comparable { case small, medium, large }
      print(Size.small < .large, Size.large <= .medium, max("a", "b"))
      """, ["true false true false true 1 2 1", "false true", "true false b"]),
    Case(
      "methods that change self call each other by their bare names",
      """
      struct P { var x = 0; mutating func move() { x += 1 }; mutating func twice() { move(); self.move() } }
      var p = P()
      p.twice()
      enum T {
        case a, b
        mutating func flip() { self = self == .a ? .b : .a }
        mutating func turn() { flip() }
      }
      var t = T.a
      t.turn()
      print(p.x, t)
      """, ["2 b"]),
    Case(
      "tuples that are assigned to their parts",
      """
      func exchange(_ a: inout Int, _ b: inout Int) { (a, b) = (b, a) }
      var x = 1, y = 2
      exchange(&x, &y)
      print(x, y)
      var list = [1, 2]
      (list[0], list[1]) = (list[1], list[0])
      (x, _) = (7, 8)
      print(list, x)
      """, ["2 1", "[2, 1] 7"]),
  ])
  func prints(_ example: Case) {
    let result = run(example.program)
    #expect(consoleLines(result) == example.lines)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test(arguments: [
    ("enum Link { case a }\nlet link = Link(3)", "no accessible initializers"),
    ("enum Link { case a; init(_ n: Int) { self = .a } }\nlet link = Link(text: 3)", "text"),
  ])
  func anInitialiserThatAnEnumerationHasNotIsAnError(_ program: String, _ words: String) {
    let result = run(program)
    #expect(listing(result).contains(words), "\(listing(result))")
    #expect(result.diagnostics.first?.id == "scenario.wrong-arguments")
  }

  /// A class's own property is read and set by its method, as by a message.
  @Test(arguments: ["@property (class, readonly) Store *shared;", ""])
  func aClassMethodIsReadWithADot(_ property: String) {
    let result = run(
      """
      @interface Store : NSObject
      \(property)
      - (void)go;
      @end
      @implementation Store
      static int count;
      + (Store *)shared { static Store *made; if (!made) made = [Store new]; return made; }
      + (int)count { return count; }
      + (void)setCount:(int)value { NSLog(@"set"); count = value; }
      - (void)go { NSLog(@"go"); }
      @end
      [Store.shared go];
      Store.count = 4;
      NSLog(@"%d %d", Store.shared == [Store shared], Store.count);
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["go", "set", "1 4"], "\(listing(result))")
  }
}
