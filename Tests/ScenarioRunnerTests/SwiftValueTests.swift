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
      "a range matches what is in it", "print(1...3 ~= 2, 1..<3 ~= 3, 2 ~= 2)", ["true false true"]),
    LanguageTests.Case(
      "large and unending numbers",
      "print(1e16, 1.5e20, -1e15, 1.0 / 0.0, -1.0 / 0.0, 123456789012.5)",
      ["1e+16 1.5e+20 -1000000000000000.0 inf -inf 123456789012.5"]),
    LanguageTests.Case(
      "print without an end of line",
      """
      print("a", terminator: ""); print("b", "c", separator: "-"); print("end", terminator: " ")
      """, ["ab-c", "end "]),
    LanguageTests.Case(
      "labels that a type gives a tuple",
      """
      let point: (x: Int, y: Double) = (3, 4)
      var pair = (1, "b")
      pair.0 = 5
      func named() -> (name: String, size: Double) { ("a", 2) }
      print(point.x, point.y, point, named().name, named(), pair.0)
      """, [#"3 4.0 (x: 3, y: 4.0) a (name: "a", size: 2.0) 5"#]),
    LanguageTests.Case(
      "closures whose type says of which numbers they are",
      """
      typealias Work = (Double) -> Double
      let half: (Double) -> Double = { $0 / 2 }
      let work: Work = { _ in 3 }
      let table: [String: (Double, Double) -> Double] = ["+": { $0 + $1 }]
      func run(_ body: (CGFloat) -> Void) { body(1) }
      print(half(3), work(1), table["+"]!(1, 2))
      run { print($0) }
      """, ["1.5 3.0 3.0", "1.0"]),
    LanguageTests.Case(
      "what is added to optionals",
      """
      extension Optional where Wrapped == String { var orEmpty: String { self ?? "" }; func or(_ other: String) -> String { self ?? other } }
      extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
      let none: String? = nil, some: String? = "x", list: [Int]? = []
      print(none.orEmpty.isEmpty, some.orEmpty, none.or("y"), none.isNilOrEmpty, some.isNilOrEmpty, list.isNilOrEmpty)
      """, ["true x y true false true"]),
    LanguageTests.Case(
      "a structure sets its own fields by their setters and with their observers",
      """
      struct Temperature {
        var celsius: Double { didSet { print(oldValue, celsius) } }
        var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } }
        mutating func melt() { celsius = 1; fahrenheit = 32 }
      }
      var ice = Temperature(celsius: -5)
      ice.melt()
      ice.fahrenheit = 212
      print(ice.celsius, [1, 2].description, ["a": 1].description)
      """, ["-5.0 1.0", "1.0 0.0", "0.0 100.0", #"100.0 [1, 2] ["a": 1]"#]),
    LanguageTests.Case(
      "what a type declares itself comes before what a protocol's extension gives it",
      """
      protocol Reusable { static var id: String { get } }
      extension Reusable { static var id: String { "\\(self)" }; func text() -> String { "none" }; func text(of word: String) -> String { word } }
      struct Row: Reusable {}
      final class Cell: Reusable { static var id: String { "cell" }; func text() -> String { "own" } }
      print(Row.id, Cell.id, Row().text(), Cell().text(), Cell().text(of: "word"))
      """, ["Row cell none own word"]),
    LanguageTests.Case(
      "numbers with a fraction",
      """
      print((0.0 / 0.0).isNaN, Double.infinity.isInfinite, 1.5.isFinite, 7.5.truncatingRemainder(dividingBy: 2), 16.0.squareRoot(), CGFloat.nan.isNaN)
      print((5.5).rounded(.down), (5.5).rounded(), (5.1).rounded(.up), (4.5).rounded(.toNearestOrEven), (-1.5).rounded(.towardZero))
      """, ["true true true 1.5 4.0 true", "5.0 6.0 6.0 4.0 -1.0"]),
    LanguageTests.Case(
      "a case of optionals without what they hold",
      """
      func word(_ number: Int?) -> String { switch number { case .some(let n) where n > 1: return "many"; case .some: return "one"; case .none: return "none" } }
      print(word(3), word(1), word(nil))
      """, ["many one none"]),
    LanguageTests.Case(
      "sequences of the program's own",
      """
      struct Count: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; n -= 1; return n } }
      print(Array(Count(n: 3)), Count(n: 3).map { $0 * 2 }, Count(n: 5).contains(2), Count(n: 4).reduce(0, +))
      """, ["[2, 1, 0] [4, 2, 0] true 6"]),
    LanguageTests.Case(
      "a dictionary as a sequence, and division with a remainder",
      """
      let ages = ["a": 3]
      print(ages.first!.key, ages.min { $0.value < $1.value }!.value, ages.compactMapValues { $0 > 5 ? $0 : nil }.count)
      let (quotient, remainder) = 10.quotientAndRemainder(dividingBy: 3)
      print(quotient, remainder)
      """, ["a 3 0", "3 1"]),
    LanguageTests.Case(
      "a generic subscript",
      """
      struct Store { var kept: [String: Any] = ["a": 1]; subscript<T>(key: String, as type: T.Type) -> T? { kept[key] as? T } }
      print(Store()["a", as: Int.self]!, Store()["b", as: Int.self] == nil)
      """, ["1 true"]),
  ])
  func `values are those of Swift`(example: LanguageTests.Case) {
    let result = run(example.program)
    #expect(
      consoleLines(result) == example.lines, "\(example.testDescription): \(listing(result))")
  }
}
