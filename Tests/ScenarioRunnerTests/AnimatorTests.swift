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
      "one that is stopped",
      """
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
      animator.addCompletion { _ in print("never") }
      animator.startAnimation()
      animator.stopAnimation(true)
      let other = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
      other.addCompletion { position in print(position == .current) }
      other.startAnimation()
      other.stopAnimation(false)
      other.finishAnimation(at: .current)
      """, ["true"]),
    LanguageTests.Case(
      "one that is turned round on its way",
      """
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {}
      animator.addCompletion { position in print(position == .start) }
      animator.startAnimation()
      wait(0.1)
      animator.isReversed = true
      print(animator.isReversed, animator.isRunning, animator.fractionComplete)
      wait(0.15)
      print(animator.isRunning)
      """, ["true true 0.25", "true", "false"]),
    LanguageTests.Case(
      "one that is paused, and goes on",
      """
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { print("animations") }
      animator.addCompletion { position in print(position == .end) }
      animator.fractionComplete = 0.5
      print(animator.isRunning, animator.state == .active)
      wait(5)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      wait(0.1)
      animator.pauseAnimation()
      print(animator.fractionComplete > 0.7, animator.fractionComplete < 0.8)
      animator.startAnimation()
      """, ["animations", "false true", "true true", "true"]),
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

  @Test func `an animator of Objective-C's`() {
    let result = run(
      """
      void go(void) {
        NSString *word = @"kept";
        UIViewPropertyAnimator *animator = [[UIViewPropertyAnimator alloc] initWithDuration:0.3 curve:UIViewAnimationCurveLinear animations:^{ NSLog(@"animations"); }];
        [animator addCompletion:^(UIViewAnimatingPosition position) { NSLog(@"%@", word); }];
        [animator startAnimation];
      }
      go();
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["animations", "kept"], "\(listing(result))")
    #expect(result.diagnostics.isEmpty)
  }
}
