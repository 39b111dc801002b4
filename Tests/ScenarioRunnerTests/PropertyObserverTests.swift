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

}
