import ScenarioRunner
import ScenarioSyntax
import Testing

/// Enumerations that share the names of their cases. The lines are what the same programs print when Swift
/// compiles them.
@Suite struct EnumerationTests {
  @Test(arguments: [
    LanguageTests.Case(
      "a case that is named with its enumeration",
      """
      print(A.on.text, B.on.text, A.on, B.on, B.on.rawValue, B.off.words())
      print(A.allCases.map { $0.text }, B(rawValue: 7)!.text)
      """, ["A B on on 9 words of B", #"["A", "A"] B"#]),
    LanguageTests.Case(
      "a case of a declared type",
      """
      struct Row { var kind: B = .off; var list: [B] = [.on]; var table: [B: A] = [.on: .off]; var maybe: B? }
      func text(_ kind: B) -> String { kind.text }
      func made() -> B { .off }
      var row = Row()
      row.maybe = .on
      let kind: B = .on
      var later: B?
      later = .off
      print(kind.text, kind == .on, text(.on), made().text, later!.text)
      print(row.kind.text, row.list[0].text, row.table[.on]!.text, row.maybe!.text)
      """, ["B true B B B", "B B A B"]),
    LanguageTests.Case(
      "a case that changes",
      """
      class Box { var kind = B.on; func change() { kind = .off } }
      var side = A.on
      side = .off
      print(side.text)
      side.flip()
      let box = Box()
      box.change()
      print(side, side.text, box.kind.text)
      """, ["A", "on A B"]),
    LanguageTests.Case(
      "a value of any type",
      """
      let values: [Any] = [A.on, B.on]
      for value in values { if let b = value as? B { print("B", b) } else if value is A { print("A") } }
      for b in [B.on, .off] { print(b.text) }
      let kinds: Set<B> = [.on]
      for kind in kinds { print(kind.text, type(of: kind)) }
      """, ["A", "B on", "B", "B", "B B"]),
  ])
  func `cases are of their own enumeration`(example: LanguageTests.Case) {
    let result = run(
      """
      enum A: CaseIterable { case on, off; var text: String { "A" }; mutating func flip() { self = self == .on ? .off : .on } }
      enum B: Int { case off = 7, on = 9; var text: String { "B" }; func words() -> String { "words of B" } }

      """ + example.program)
    #expect(
      consoleLines(result) == example.lines, "\(example.testDescription): \(listing(result))")
  }
}
