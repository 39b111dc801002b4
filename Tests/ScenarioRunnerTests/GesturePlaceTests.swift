import ScenarioRunner
import ScenarioSyntax
import Testing

/// What a gesture of the program's own answers, though no finger moves.
@Suite struct GesturePlaceTests {
  @Test func `a gesture knows its view, and has not moved`() {
    let result = run(
      """
      let page = UIViewController()
      window.rootViewController = page
      window.makeKeyAndVisible()
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      page.view.addGestureRecognizer(pan)
      guard let view = pan.view else { fatalError() }
      let progress = pan.translation(in: view).x / view.bounds.width
      print(progress, pan.velocity(in: view).y > 500, pan.location(in: nil).x, view === page.view)
      """)
    #expect(consoleLines(result) == ["0.0 false 0.0 true"], "\(listing(result))")
  }

  @Test(arguments: [
    ("UInt64(1.5 * 1_000)", "1500"), ("UInt8(7)", "7"), ("fminf(fmaxf(0.3, 0), 1)", "0.3"),
    ("Int.random(in: 2...6)", "2"), ("Bool.random()", "false"), ("sqrtf(4)", "2.0"),
  ])
  func `numbers of every width are numbers, and chance is the same each time`(
    expression: String, value: String
  ) {
    #expect(consoleLines(run("print(\(expression))")) == [value])
  }
}
