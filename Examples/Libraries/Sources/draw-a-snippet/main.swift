// Runs a snippet on the model of UIKit, and draws what happens; or says what is wrong with it.

import Diagrams
import ScenarioRunner
import SourceText

let file = SourceFile(
  path: "push.swift",
  text: """
    let nav = UINavigationController(rootViewController: A())
    window.rootViewController = nav
    window.makeKeyAndVisible()
    settle()
    // MARK: Push
    nav.pushViewController(B(), animated: true)
    """)
let result = Scenario(program: Snippet(file)).run()
print(DiagnosticPrinter().print(result.diagnostics), terminator: "")
print(TextRenderer().render(SequenceDiagram(trace: result.trace)))
