import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Tasks that are parts of another: they end before it does, and are cancelled with it.
@Suite struct StructuredTaskTests {
  @Test func theTasksOfAnAsyncLetRunBesideEachOther() {
    let result = run(
      """
      func value(_ n: Int, after seconds: Double) async -> Int {
        try? await Task.sleep(for: .seconds(seconds))
        print("value \\(n)")
        return n
      }
      Task {
        async let a = value(1, after: 2)
        async let b = value(2, after: 1)
        print("sum", await a + b)
        async let unused = value(3, after: 9)
      }
      """)
    #expect(
      consoleLines(result) == ["value 2", "value 1", "sum 3", "value 3"], "\(listing(result))")
    // What nobody asks for is cancelled, and still waited for.
    #expect(listing(result).contains("· 2 s —") && !listing(result).contains("9 s"))
  }

}
