import ScenarioRunner
import ScenarioSyntax
import Testing

/// Values as Swift has them. The lines are what the same programs print when Swift compiles them.
@Suite struct SwiftValueTests {
  @Test(arguments: [
    LanguageTests.Case(
      "tuples are compared part by part",
      """
      print((1, "b") < (1, "c"), (2, 1) > (1, 9), (1, 2) <= (1, 2), (1, 2) == (1, 3))
      """, ["true true true false"]),
    LanguageTests.Case(
      "an operand is evaluated once",
      """
      struct Pair { static prefix func - (pair: Pair) -> Pair { pair } }
      func noisy() -> Int { print("noisy"); return 3 }
      print(-noisy(), !(noisy() > 4))
      """, ["noisy", "noisy", "-3 true"]),
    LanguageTests.Case(
      "a number with a fraction is no whole number",
      """
      let values: [Any] = [1, 2.5]
      for value in values { switch value { case let whole as Int: print("Int", whole); case is Double: print("Double"); default: break } }
      """, ["Int 1", "Double"]),
    LanguageTests.Case(
      "whole numbers where a type has fractions",
      """
      struct Size { var width, height: Double; var area: Double { get { width * height } set { width = newValue / 2 } } }
      func half() -> CGFloat { return 3 }
      var size = Size(width: 3, height: 4)
      print(size.width / 2, size.area, half() / 2)
      size.area = 3
      print(size.width)
      let list: [Double] = [1, 2], table: [String: CGFloat] = ["a": 3]
      print(list[0] / 2, table["a"]! / 2)
      size.height = 5
      print(size.height / 2)
      """, ["1.5 12.0 1.5", "1.5", "0.5 1.5", "2.5"]),
    LanguageTests.Case(
      "the type of a value has its statics",
      """
      protocol Named { static var kind: String { get } }
      struct Card: Named { static let kind = "card" }
      enum Side: Named { case left; static let kind = "side" }
      let all: [Named] = [Card(), Side.left]
      for named in all { print(type(of: named).kind) }
      """, ["card", "side"]),
    LanguageTests.Case(
      "a search compares by the program's own ==",
      """
      class Item: Equatable { let id: Int; init(_ id: Int) { self.id = id }; static func == (left: Item, right: Item) -> Bool { left.id == right.id } }
      let list = [Item(1), Item(3)]
      print(list.contains(Item(3)), list.firstIndex(of: Item(3)) ?? -1, list == [Item(1), Item(3)], list[0] === Item(1))
      """, ["true 1 true false"]),
    LanguageTests.Case(
      "print without an end of line",
      """
      print("a", terminator: ""); print("b", "c", separator: "-"); print("end", terminator: " ")
      """, ["ab-c", "end "]),
  ])
  func `values are those of Swift`(example: LanguageTests.Case) {
    let result = run(example.program)
    #expect(
      consoleLines(result) == example.lines, "\(example.testDescription): \(listing(result))")
  }
}
