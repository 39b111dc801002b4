import CallTrace
import Diagrams
public import Lifecycle
import ScenarioRunner
import ScenarioSyntax
import SourceText

/// What the engine answers to a page.
public struct LiveAnswer: Sendable {
  /// The drawing or the listing; where nothing could be run, what is wrong.
  public let text: String
  /// Whether it is what is wrong.
  public let isFailure: Bool

  /// Runs what is asked for and draws it.
  ///
  /// The same request has the same answer, byte for byte, natively and as WebAssembly.
  public init(to request: LiveRequest, budget: Budget = .standard) {
    if let language = request.drawn {
      let drawing = language.read(request.scenario.program)
      self.init(drawing.diagnostics) { Self.draw(drawing.value, request.form) }
      return
    }
    let result = request.scenario.run(budget: budget)
    self.init(result.diagnostics) {
      let spelling: Spelling = request.scenario.dialect == .objectiveC ? .objectiveC : .swift
      if request.form == .trace {
        return TraceListing(result.trace, levels: request.levels, spelling: spelling).text
      }
      let options = DiagramOptions(
        levels: request.levels, spelling: spelling, title: request.scenario.title)
      return Self.draw(SequenceDiagram(trace: result.trace, options: options), request.form)
    }
  }

  private init(_ diagnostics: [Diagnostic], drawing: () -> String) {
    isFailure = diagnostics.contains { $0.severity == .error }
    text = isFailure ? DiagnosticPrinter().print(diagnostics) : drawing()
  }

  private static func draw(_ diagram: SequenceDiagram, _ form: LiveRequest.Form) -> String {
    form == .svg ? SVGRenderer().render(diagram) : TextRenderer().render(diagram)
  }
}
