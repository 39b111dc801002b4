import SourceText
import Testing

@testable import ScenarioRunner

/// What UIKit does although its documentation forbids it: the program runs, and a warning says so.
struct DiscouragedCallTests {
  @Test(
    arguments: [
      "nav.pushViewController(UITabBarController(), animated: true)",
      "nav.setViewControllers([A(), UITabBarController()], animated: false)",
    ])
  func `a tab bar controller in a stack is warned of`(_ line: String) throws {
    let result = Scenario(program: Snippet(file(line))).run()
    let warning = try #require(result.diagnostics.first)
    #expect(warning.id == "scenario.discouraged-call" && warning.severity == .warning)
    #expect(result.diagnostics.count == 1)
  }

  @Test func `a page in a stack is not`() {
    let result = Scenario(program: Snippet(file("nav.pushViewController(B(), animated: true)")))
      .run()
    #expect(result.diagnostics.isEmpty)
  }

  private func file(_ line: String) -> SourceFile {
    SourceFile(
      path: "program.swift",
      text: """
        let nav = UINavigationController(rootViewController: A())
        window.rootViewController = nav
        window.makeKeyAndVisible()
        settle()
        \(line)
        """)
  }
}
