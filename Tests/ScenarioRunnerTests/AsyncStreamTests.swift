import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Sequences whose elements are awaited.
@Suite struct AsyncStreamTests {

  @Test func anIteratorOfTheProgramsOwnIsAwaited() {
    let result = run(
      """
      class Countdown: AsyncSequence, AsyncIteratorProtocol {
        var n = 3
        func makeAsyncIterator() -> Countdown { self }
        func next() async -> Int? {
          try? await Task.sleep(for: .seconds(1))
          n -= 1
          return n > 0 ? n : nil
        }
      }
      Task {
        for await n in Countdown() { print(n) }
        let clock = ContinuousClock()
        try await clock.sleep(for: .seconds(1))
        try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
        print("over")
      }
      """)
    #expect(consoleLines(result) == ["2", "1", "over"], "\(listing(result))")
    #expect(listing(result).contains("· 5 s —"), "\(listing(result))")
  }

}
