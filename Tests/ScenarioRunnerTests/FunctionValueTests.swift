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
      ])
  ])
  func prints(_ example: Case) {
    let result = run(example.program)
    #expect(consoleLines(result) == example.lines)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

}
