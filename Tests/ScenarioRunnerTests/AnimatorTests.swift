import ScenarioRunner
import ScenarioSyntax
import Testing

/// `UIViewPropertyAnimator`, which is alive as long as it runs.
@Suite struct AnimatorTests {
  private static func program(_ body: String) -> String {
    """
    class Page: UIViewController { func go() {
      let word = "kept"
      \(body)
    } }
    let page = Page()
    window.rootViewController = page
    window.makeKeyAndVisible()
    settle()
    page.go()
    settle()
    """
  }

  @Test(arguments: [
    LanguageTests.Case(
      "a local animator keeps what its closures capture",
      """
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { print("animations") }
      animator.addCompletion { position in print(word, position == .end, self.title ?? "-") }
      animator.startAnimation()
      print(animator.isRunning)
      """, ["animations", "true", "kept true -"]),
    LanguageTests.Case(
      "a completion that is added while it runs",
      """
      let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1)
      animator.startAnimation(afterDelay: 0.1)
      animator.addAnimations { print("at once") }
      animator.addCompletion { _ in print(word) }
      """, ["at once", "kept"]),
    LanguageTests.Case(
      "one that is paused for ever",
      """
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {}
      animator.addCompletion { _ in print("never") }
      animator.startAnimation()
      animator.pauseAnimation()
      """, []),
    LanguageTests.Case(
      "one that is made running",
      """
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0.1, options: [], animations: { print("animations") }) { _ in print(word) }
      animator.addCompletion { _ in print("second") }
      """, ["animations", "kept", "second"]),
  ])
  func animators(example: LanguageTests.Case) {
    let result = run(Self.program(example.program))
    #expect(
      consoleLines(result) == example.lines, "\(example.testDescription): \(listing(result))")
    #expect(result.diagnostics.isEmpty)
  }

}
