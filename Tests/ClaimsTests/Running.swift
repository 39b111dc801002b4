import ScenarioRunner
import ScenarioSyntax
import SourceText

/// Runs a text as a scenario of its own.
func run(_ text: String, dialect: Dialect = .swift, ios: Int = 17) -> ScenarioResult {
  let program = Snippet(SourceFile(path: "page.md", text: text))
  var scenario = Scenario(program: program, dialect: dialect)
  scenario.iOSVersion = ios
  return scenario.run()
}
