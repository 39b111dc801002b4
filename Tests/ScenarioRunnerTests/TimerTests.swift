import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Timers that a run loop is given, and those of dispatch sources.
@Suite struct TimerTests {
  @Test(arguments: [
    LanguageTests.Case(
      "a source that nobody has",
      """
      func go() {
        let source = DispatchSource.makeTimerSource()
        source.schedule(deadline: .now())
        source.setEventHandler { print("never") }
        source.resume()
      }
      go()
      """, [])
  ])
  func fires(example: LanguageTests.Case) {
    let result = run(example.program)
    #expect(
      consoleLines(result) == example.lines, "\(example.testDescription): \(listing(result))")
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "page.perform(#selector(Page.tick), with: nil, afterDelay: 0)",
    "Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in page.tick() }",
    "RunLoop.current.add(Timer(timeInterval: 0.1, repeats: false) { _ in page.tick() }, forMode: .default)",
  ])
  func `a timer on a queue's thread never fires, and a warning says so`(_ start: String) {
    let result = run(
      """
      class Page: NSObject { @objc func tick() { print("tick") } }
      let page = Page()
      DispatchQueue.global().async { \(start) }
      """)
    #expect(consoleLines(result).isEmpty, "\(listing(result))")
    #expect(result.diagnostics.map { $0.id } == ["scenario.no-run-loop"], "\(listing(result))")
  }

  @Test(arguments: [
    "page.perform(#selector(Page.tick), with: nil, afterDelay: 0); RunLoop.current.run()",
    "RunLoop.main.add(Timer(timeInterval: 0.1, repeats: false) { _ in page.tick() }, forMode: .default)",
    "DispatchQueue.main.async { page.perform(#selector(Page.tick), with: nil, afterDelay: 0) }",
    """
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in page.tick() }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    """,
  ])
  func `a run loop that runs on a thread lets its timers fire`(_ start: String) {
    let result = run(
      """
      class Page: NSObject { @objc func tick() { print("tick") } }
      let page = Page()
      DispatchQueue.global().async { \(start) }
      """)
    #expect(consoleLines(result) == ["tick"], "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }
}
