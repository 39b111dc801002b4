import CallTrace
import Diagrams
public import Lifecycle
import ScenarioRunner
import ScenarioSyntax
import SourceText

/// What the engine answers to a page.
public struct LiveAnswer: Sendable {
  /// The drawing, the listing or the JSON; where a drawing or a listing could not be made, what is wrong.
  public let text: String
  /// Whether it is what is wrong.
  public let isFailure: Bool

  /// Does what is asked for.
  ///
  /// The same request has the same answer, byte for byte, natively and as WebAssembly.
  public init(to request: LiveRequest, budget: Budget = .standard) {
    if !request.faults.isEmpty, request.form != .report {
      self.init(request.faults) { "" }
      return
    }
    switch request.form {
    case .svg, .text, .trace: self.init(drawing: request, budget)
    case .report: self.init(data: LiveReport(on: request, budget: budget).json)
    case .tokens: self.init(data: LiveTokens.json(of: request.scenario))
    case .names: self.init(data: LiveNames.json(of: request))
    case .style: self.init(data: SVGRenderer.styleSheet)
    }
  }

  private init(data text: String) {
    self.text = text
    isFailure = false
  }

  private init(drawing request: LiveRequest, _ budget: Budget) {
    if let language = request.drawn {
      let drawing = language.read(request.scenario.program)
      self.init(drawing.diagnostics) { Self.draw(drawing.value, request) }
      return
    }
    let result = request.scenario.run(budget: budget)
    self.init(result.diagnostics) {
      if request.form == .trace {
        let spelling = request.options.spelling
        return TraceListing(result.trace, levels: request.levels, spelling: spelling).text
      }
      return Self.draw(SequenceDiagram(trace: result.trace, options: request.options), request)
    }
  }

  private init(_ diagnostics: [Diagnostic], drawing: () -> String) {
    isFailure = diagnostics.contains { $0.severity == .error }
    text = isFailure ? DiagnosticPrinter().print(diagnostics) : drawing()
  }

  private static func draw(_ diagram: SequenceDiagram, _ request: LiveRequest) -> String {
    request.form == .svg
      ? SVGRenderer(width: request.width).render(diagram) : TextRenderer().render(diagram)
  }
}

extension LiveRequest {
  /// How a trace is drawn.
  var options: DiagramOptions {
    DiagramOptions(
      levels: levels, spelling: scenario.dialect == .objectiveC ? .objectiveC : .swift,
      title: scenario.title, rulePage: rulePage, words: words)
  }
}
