import ScenarioRunner
import ScenarioSyntax
import Testing

/// The completion block of a `CATransaction`.
@Suite struct TransactionTests {
  @Test(arguments: [
    ("UIView.animate(withDuration: 0.5) { page.view.alpha = 0 }", "0.5 s"), ("", "0 s"),
  ])
  func `it waits for animations without a completion of their own`(animation: String, time: String)
  {
    let result = run(
      """
      let page = UIViewController()
      window.rootViewController = page
      window.makeKeyAndVisible()
      settle()
      print("begin")
      CATransaction.begin()
      CATransaction.setCompletionBlock { print("done") }
      \(animation)
      CATransaction.commit()
      print("committed")
      """)
    #expect(
      consoleLines(result)
        == (animation.isEmpty ? ["begin", "done", "committed"] : ["begin", "committed", "done"]),
      "\(listing(result))")
    #expect(listing(result).contains("· \(time)"), "\(listing(result))")
  }
}
