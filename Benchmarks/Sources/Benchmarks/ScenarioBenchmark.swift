import CallTrace
import Diagrams
import ScenarioRunner
import SourceText

/// A scenario of about twelve messages from its text to its drawing.
enum ScenarioBenchmark {
  /// The steps, each with those before it.
  enum Step: String, CaseIterable {
    case run = "parse and run"
    case diagram = "parse, run, draw as SVG"
  }

  private static let file = SourceFile(
    path: "push.swift",
    text: """
      let a = UIViewController()
      let b = UIViewController()
      let nav = UINavigationController(rootViewController: a)
      window.rootViewController = nav
      window.makeKeyAndVisible()
      settle()
      // MARK: Push
      nav.pushViewController(b, animated: true)
      """)

  /// Takes the steps, and returns how many bytes came of them.
  static func perform(_ step: Step) -> Int {
    let result = Scenario(program: Snippet(file)).run()
    switch step {
    case .run: return result.trace.events.count
    case .diagram:
      return SVGRenderer().render(SequenceDiagram(trace: result.trace)).utf8.count
    }
  }

  /// How many messages its diagram shows.
  static var messages: Int {
    let diagram = SequenceDiagram(trace: Scenario(program: Snippet(file)).run().trace)
    return diagram.items.count {
      if case .message = $0 { true } else { false }
    }
  }
}
