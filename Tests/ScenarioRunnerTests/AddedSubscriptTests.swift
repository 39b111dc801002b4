import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Subscripts and methods that a program adds to the language's own types.
@Suite struct AddedSubscriptTests {
  typealias Case = LanguageTests.Case

  @Test(arguments: [
    Case(
      "a subscript by label",
      """
      extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
      extension Collection { subscript(maybe i: Int) -> Element? { i < count ? self[i] : nil } }
      let list = [1, 2]
      print(list[safe: 1] ?? -1, list[safe: 7] ?? -1, list[0], list[maybe: 9] == nil)
      """, ["2 -1 1 true"]),
    Case(
      "a subscript of a text or of a dictionary",
      """
      extension String { subscript(i: Int) -> String { String(Array(self)[i]) } }
      extension Dictionary { subscript(or key: String) -> Int { self[key] ?? 0 } }
      let ages = ["a": 1]
      print("abc"[1], ages[or: "b"], ages[or: "a"], ages["a"]!, ages["b", default: 5])
      """, ["b 0 1 1 5"]),
    Case(
      "one that sets",
      """
      extension Array {
        subscript(wrap i: Int) -> Element {
          get { self[i % count] }
          set { self[i % count] = newValue }
        }
      }
      var list = [1, 2, 3]
      list[wrap: 4] = 9
      list[wrap: 3] += 1
      print(list, list[wrap: 5])
      """, ["[2, 9, 3] 3"]),
    Case(
      "what is added to protocols of theirs",
      """
      extension Comparable { func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) } }
      extension Sequence { func counted() -> Int { reduce(0) { n, _ in n + 1 } } }
      extension BinaryInteger { var isOdd: Bool { self % 2 == 1 } }
      extension RandomAccessCollection { var middle: Element? { isEmpty ? nil : self[count / 2] } }
      print(12.clamped(to: 0...9), [1, 2].counted(), "abc".counted(), 3.isOdd, [1, 2, 3].middle!)
      """, ["9 2 3 true 2"]),
    Case(
      "methods that change the value",
      """
      extension Array { mutating func push(_ element: Element) { append(element); self.append(element) } }
      extension Int { mutating func double() { self *= 2 } }
      var list = [1], n = 4
      list.push(2); n.double()
      print(list, n)
      """, ["[1, 2, 2] 8"]),
  ])
  func prints(_ example: Case) {
    let result = run(example.program)
    #expect(consoleLines(result) == example.lines)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test(arguments: ["print([1, 2][safe: 7])", "var list = [1]\nlist[safe: 0] = 3"])
  func aLabelThatNothingDeclaresIsAnErrorWithAWayOut(_ program: String) {
    let result = run(program)
    #expect(result.diagnostics.first?.id == "scenario.no-subscript", "\(listing(result))")
    #expect(listing(result).contains("extension Array { subscript(safe index: Int)"))
  }
}
