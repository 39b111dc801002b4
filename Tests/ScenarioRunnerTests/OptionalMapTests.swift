import ScenarioRunner
import ScenarioSyntax
import Testing

/// `map` of an optional gives its closure the whole value, `map` of a collection each element.
@Suite struct OptionalMapTests {
  @Test(arguments: [
    LanguageTests.Case(
      "a text",
      #"""
      class Page: UIViewController { var name: String? = "Ann"; func hello() -> String? { name.map { "Hello " + $0 } } }
      let name: String? = "Bo"
      print(Page().hello() ?? "", name.map { $0 + "!" } ?? "", "ab".map { "\($0)-" })
      """#, [#"Hello Ann Bo! ["a-", "b-"]"#]),
    LanguageTests.Case(
      "a list",
      """
      let none: [Int]? = nil
      let some: [Int]? = [1, 2]
      print(some.map { $0.count } ?? 0, none.map { $0.count } ?? 0, [1, 2].map { $0 + 1 })
      """, ["2 0 [2, 3]"]),
    LanguageTests.Case(
      "a number, and what a search finds",
      """
      let place = ["a", "b"].firstIndex(of: "b")
      print(place.map { $0 + 1 } ?? 0, ["xy"].first.map { $0.count } ?? 0, [3, 4].first.flatMap { Optional($0) } ?? 0)
      """, ["2 2 3"]),
    LanguageTests.Case(
      "a controller",
      """
      class Page: UIViewController {
        var child: UIViewController? = UIViewController()
        override func viewDidLoad() { super.viewDidLoad(); child.map { addChild($0) }; print(children.count) }
      }
      Page().loadViewIfNeeded()
      """, ["1"]),
    LanguageTests.Case(
      "an enumeration that has a map of its own",
      """
      enum Side {
        case left, right
        func map(_ change: (String) -> String) -> String { change("own") }
      }
      let side = Side.left
      print(side.map { $0 + "!" })
      """, ["own!"]),
    LanguageTests.Case(
      "an enumeration's case, and a point",
      """
      enum Side { case left, right }
      let side: Side? = .left
      let point: CGPoint? = CGPoint(x: 2, y: 3)
      print(side.map { $0 == .left } ?? false, point.map { $0.x + $0.y } ?? 0)
      """, ["true 5.0"]),
  ])
  func `the closure of map gets what an optional holds`(example: LanguageTests.Case) {
    let result = run(example.program)
    #expect(consoleLines(result) == example.lines, "\(example.testDescription): \(listing(result))")
  }
}
