import ScenarioRunner
import ScenarioSyntax
import Testing

/// Where `didSet` runs while an object is made: not in its class's own initialiser, but in what that
/// one only starts, and in other classes' initialisers.
@Suite struct PropertyObserverTests {
  @Test(arguments: [
    ("init() { super.init(frame: .zero); number = 1 }", []),
    ("init() { super.init(frame: .zero); ({ self.number = 2 })() }", ["did 2"]),
    ("init() { super.init(frame: .zero); defer { number = 3 } }", ["did 3"]),
    ("convenience init(number: Int) { self.init(frame: .zero); self.number = 4 }", ["did 4"]),
    ("init() { super.init(frame: .zero); set(5) }; func set(_ n: Int) { number = n }", ["did 5"]),
  ])
  func `an initialiser calls no observers itself`(initializer: String, lines: [String]) {
    let result = run(
      """
      class Badge: UIView {
        var number = 0 { didSet { print("did \\(number)") } }
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError() }
        \(initializer)
      }
      let badge = Badge(\(initializer.hasPrefix("convenience") ? "number: 4" : ""))
      """)
    #expect(consoleLines(result) == lines, "\(listing(result))")
  }

  @Test func `an initialiser of a class below calls them`() {
    let result = run(
      """
      class Base: UIViewController { var name = "" { didSet { print("did \\(name)") } } }
      class Page: Base {
        init(name: String) { super.init(nibName: nil, bundle: nil); self.name = name }
        required init?(coder: NSCoder) { fatalError() }
      }
      _ = Page(name: "x")
      """)
    #expect(consoleLines(result) == ["did x"], "\(listing(result))")
  }

  @Test(arguments: [
    LanguageTests.Case(
      "of a structure, which may change it",
      """
      struct Meter {
        var total = 0
        var level = 0 { willSet { print("will", newValue) } didSet { total += level; if level > 9 { level = 9 } } }
        init() { level = 5 }
      }
      var meter = Meter()
      meter.level = 4; meter.level += 8
      print(meter.total, meter.level)
      """, ["will 4", "will 12", "16 9"]),
    LanguageTests.Case(
      "of a type",
      """
      struct Config { static var count = 0 { didSet { print("count", oldValue, count) } } }
      Config.count += 2
      class Base { static var name = "a" { willSet { print("will", newValue) } } }
      Base.name = "b"
      """, ["count 0 2", "will b"]),
    LanguageTests.Case(
      "of a variable",
      """
      var level = 1 { didSet { print("level", oldValue, level); level = min(level, 5) } }
      level = 9
      func run() { var local = "a" { didSet { print("local", local) } }; local = "b" }
      run()
      print(level)
      """, ["level 1 9", "local b", "5"]),
  ])
  func `observers are called wherever they stand`(example: LanguageTests.Case) {
    let result = run(example.program)
    #expect(
      consoleLines(result) == example.lines, "\(example.testDescription): \(listing(result))")
  }
}
