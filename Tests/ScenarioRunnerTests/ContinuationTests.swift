import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Continuations, written out or UIKit's own; misused ones have Swift's own words.
@Suite struct ContinuationTests {
  @Test func oneThatIsResumedTwiceEndsTheProgram() {
    let result = run(
      """
      func load() async -> Int { await withCheckedContinuation { $0.resume(returning: 1); $0.resume(returning: 2) } }
      Task { print(await load()) }
      """)
    #expect(
      listing(result).contains(
        "! Fatal error: SWIFT TASK CONTINUATION MISUSE: load() tried to resume its continuation more"
          + " than once, returning 2!"), "\(listing(result))")
  }

  @Test func oneThatIsNeverResumedIsLeaked() {
    let result = run(
      """
      func load(_ id: Int) async { await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in } }
      Task { await load(1); print("never") }
      """)
    #expect(
      consoleLines(result) == [
        "SWIFT TASK CONTINUATION MISUSE: load(_:) leaked its continuation without resuming it."
          + " This may cause tasks waiting on it to remain suspended forever."
      ], "\(listing(result))")
  }

  @Test func aMethodOfUIKitsThatHasACompletionIsAwaited() {
    let result = run(
      """
      let a = A()
      window.rootViewController = a
      window.makeKeyAndVisible()
      settle()
      Task {
        await a.present(B(), animated: true)
        print(a.presentedViewController != nil)
        print(await UIView.animate(withDuration: 0.5) { a.view.alpha = 0 })
        await a.dismiss(animated: true)
        print(a.presentedViewController != nil)
      }
      """)
    #expect(consoleLines(result) == ["true", "true", "false"], "\(listing(result))")
    #expect(listing(result).contains("· 1.5 s —"), "\(listing(result))")
  }

  @Test func aMethodOfTheProgramsOwnIsNot() {
    let result = run(
      """
      class Page: UIViewController {
        func dismiss() async { await Task.yield(); print("own") }
      }
      let page = Page()
      Task { await page.dismiss() }
      """)
    #expect(consoleLines(result) == ["own"], "\(listing(result))")
  }
}
