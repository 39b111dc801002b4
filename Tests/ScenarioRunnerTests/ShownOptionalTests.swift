import ScenarioRunner
import ScenarioSyntax
import Testing

/// Optionals as Swift prints them. The lines are what the same programs print when Swift compiles them.
@Suite struct ShownOptionalTests {
  @Test(arguments: [
    LanguageTests.Case(
      "variables",
      """
      let count: Int? = 3
      let title: String? = "T"
      print(count, title, count!, title ?? "")
      print(String(describing: count), count as Any, "\\(title)", "\\(String(describing: title))")
      if let count { print(count) }
      """,
      [
        #"Optional(3) Optional("T") 3 T"#,
        #"Optional(3) Optional(3) Optional("T") Optional("T")"#, "3",
      ]),
    LanguageTests.Case(
      "properties and results",
      """
      struct Row { var name: String?; var place = 1; func next() -> Int? { place + 1 }; static func first() -> String? { "f" } }
      let row = Row(name: "N"), maybe: Row? = row
      let next = row.next()
      print(row.name, row.place, row.next(), Row.first(), next)
      print(maybe?.name, maybe?.place, maybe!.place, maybe?.next() ?? 0)
      """,
      [
        #"Optional("N") 1 Optional(2) Optional("f") Optional(2)"#,
        #"Optional("N") Optional(1) 1 2"#,
      ]),
    LanguageTests.Case(
      "collections",
      """
      let list = [3, 1, 2], table = ["a": 1]
      let found = table["a"]
      print(list.first, list.max(), list.firstIndex(of: 1), list.first { $0 < 3 }, list.map { $0 * 2 }.last)
      print(table["a"], found, table["a"]!, table["a", default: 0], table["z"])
      """,
      [
        "Optional(3) Optional(3) Optional(1) Optional(1) Optional(4)",
        "Optional(1) Optional(1) 1 1 nil",
      ]),
    LanguageTests.Case(
      "what may fail",
      """
      enum Side: String { case left }
      class Box { let size: Int; init?(_ size: Int) { if size < 0 { return nil }; self.size = size } }
      func three() throws -> Int { 3 }
      let any: Any = 3
      print(Int("42"), Int(4.7), any as? Int, any as? String, try? three(), Box(2)?.size)
      print(Side(rawValue: "left")?.rawValue, Optional(5).map { $0 + 1 } ?? 0)
      """,
      [#"Optional(42) 4 Optional(3) nil Optional(3) Optional(2)"#, #"Optional("left") 6"#]),
    LanguageTests.Case(
      "a subscript of one's own",
      """
      final class Cache { static let shared = Cache(); private var kept: [String: Int] = [:]; subscript(key: String) -> Int? { get { kept[key] } set { kept[key] = newValue } } }
      extension Array { subscript(safe place: Int) -> Element? { indices.contains(place) ? self[place] : nil } }
      Cache.shared["a"] = 1
      let list = [7]
      print(Cache.shared["a"], Cache.shared["a"]!, list[safe: 0], list[safe: 1])
      """, ["Optional(1) 1 Optional(7) nil"]),
    LanguageTests.Case(
      "for a debugger",
      """
      debugPrint("q", 3)
      print(String(reflecting: "a"))
      """, [#""q" 3"#, #""a""#]),
  ])
  func `optionals say that they are`(example: LanguageTests.Case) {
    let result = run(example.program)
    #expect(
      consoleLines(result) == example.lines, "\(example.testDescription): \(listing(result))")
  }

  @Test func `a controller's optional properties too`() {
    let result = run(
      """
      class Page: UIViewController {}
      let page = Page()
      page.title = "T"
      let navigation = UINavigationController(rootViewController: page)
      print(page.title, page.title ?? "", navigation.title)
      print("\\(page.navigationController === navigation) \\(page.parent!.children.count)")
      weak var weakPage = page
      print("\\(weakPage?.title)")
      """)
    #expect(
      consoleLines(result) == [#"Optional("T") T nil"#, "true 1", #"Optional("T")"#],
      "\(listing(result))")
  }
}
