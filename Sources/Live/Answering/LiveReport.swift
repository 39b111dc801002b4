import CallTrace
import Claims
import Diagrams
import Lifecycle
import ScenarioRunner
import ScenarioSyntax
import SourceText

/// All that came of a program, as JSON.
///
/// | Key | Value |
/// | --- | --- |
/// | `sound` | whether the program could be run to its end |
/// | `diagnostics` | what is wrong, an object each: `id`, `severity`, `message`, the place, `notes`, `fixes`, `printed` |
/// | `claims` | an object each: `claim`, the place, `holds`, and where it does not hold `reason` |
/// | `differences` | where versions or programs are compared: a sentence for each difference; none where they agree |
/// | `svg`, `text`, `trace`, `mermaid`, `rules`, `tokens` | what the request wants of these |
/// | `uncalled` | what of the program has never run, as a sentence |
///
/// A place has `in`, which is `program`, `stage`, `claims` or `original`, and `start` and `end` in UTF-16 units
/// of that text; what is wrong with the request itself is in `request`, in what stands before the texts. A program that is not sound has no drawings, but its tokens.
struct LiveReport {
  private let request: LiveRequest
  private let program: LexedSnippet?
  private var diagnostics: [Diagnostic]
  private var claims: [ClaimResult] = []
  private var uncalled: UncalledMethods?
  private var drawing: Drawing?

  /// What is drawn.
  private enum Drawing {
    case diagram(SequenceDiagram)
    case comparison(Comparison)
  }

  private var traces: [Trace] = []

  init(on request: LiveRequest, budget: Budget) {
    self.request = request
    guard request.faults.isEmpty else {
      diagnostics = request.faults
      program = nil
      return
    }
    if let language = request.drawn {
      let drawing = language.read(request.scenario.program)
      diagnostics = drawing.diagnostics
      program = nil
      if !drawing.hasErrors { self.drawing = .diagram(drawing.value) }
      return
    }
    let block = request.claims.map { ClaimBlock($0) }
    let results = Self.run(request, asking: block?.questions ?? [], budget)
    program = results[0].program
    diagnostics = results.first { $0.hasErrors }?.diagnostics ?? results[0].diagnostics
    uncalled = results[0].uncalled
    traces = results.map { $0.trace }
    guard isSound else { return }
    claims = block?.check(traces) ?? []
    drawing = drawn(budget)
  }

  private var isSound: Bool { !diagnostics.contains { $0.severity == .error } }

  private static func run(
    _ request: LiveRequest, asking questions: [ValueQuestion], _ budget: Budget
  ) -> [ScenarioResult] {
    var scenario = request.scenario
    scenario.questions = questions
    return request.versions.map { version in
      scenario.iOSVersion = version
      return scenario.run(budget: budget)
    }
  }

  // MARK: Drawing

  private func drawn(_ budget: Budget) -> Drawing {
    var options = request.options
    for claim in claims {
      for (version, events) in claim.misplaced {
        options.misplaced[version, default: []].formUnion(events)
      }
    }
    if let original = request.original, let side = self.side(original, options, budget) {
      let own = Comparison.Side(
        title: request.scenario.title ?? "changed", trace: traces[0], options: options)
      let comparison = Comparison([side, own])
      if !comparison.agrees { return .comparison(comparison) }
    } else if traces.count > 1 {
      let comparison = Comparison(runs: traces, options: options)
      if !comparison.agrees { return .comparison(comparison) }
    }
    return .diagram(SequenceDiagram(trace: traces[0], options: options))
  }

  /// What the original does; nil where it cannot be run.
  private func side(
    _ original: Snippet, _ options: DiagramOptions, _ budget: Budget
  ) -> Comparison.Side? {
    var scenario = request.scenario
    scenario.program = original
    if let stage = request.originalStage { scenario.stage?.program = stage }
    let result = scenario.run(budget: budget)
    guard !result.hasErrors else { return nil }
    return Comparison.Side(title: request.originalTitle, trace: result.trace, options: options)
  }

  // MARK: JSON

  var json: String {
    var json = JSONText()
    json.object { json in
      json.boolean("sound", isSound)
      json.array("diagnostics", diagnostics) { json, diagnostic in write(diagnostic, to: &json) }
      json.array("claims", claims) { json, claim in write(claim, to: &json) }
      json.field("uncalled", uncalled?.words)
      if let drawing { write(drawing, to: &json) }
      if request.parts.contains(.trace), let trace = traces.first, isSound {
        let spelling = request.options.spelling
        json.field(
          "trace", TraceListing(trace, levels: request.levels, spelling: spelling).text)
      }
      if request.parts.contains(.tokens), let program {
        LiveTokens.write(program, of: request.scenario.program.bytes, to: &json)
      }
    }
    return json.text
  }

  private func write(_ drawing: Drawing, to json: inout JSONText) {
    let svg = SVGRenderer(
      width: request.width, showsTitle: false, showsLegend: false,
      standsAlone: request.standsAlone, sourceAnchors: anchors)
    switch drawing {
    case .diagram(let diagram):
      if request.original != nil || traces.count > 1 { json.texts("differences", []) }
      if request.parts.contains(.svg) { json.field("svg", svg.render(diagram)) }
      if request.parts.contains(.text) { json.field("text", TextRenderer().render(diagram)) }
      if request.parts.contains(.mermaid) {
        json.field("mermaid", MermaidWriter().render(diagram))
      }
      if request.parts.contains(.rules) { write(diagram.rules, to: &json) }
    case .comparison(let comparison):
      json.texts("differences", ComparisonProse(comparison).sentences)
      if request.parts.contains(.svg) { json.field("svg", svg.render(comparison)) }
      if request.parts.contains(.text) { json.field("text", TextRenderer().render(comparison)) }
      if request.parts.contains(.rules), let side = comparison.sides.last {
        write(side.diagram.rules, to: &json)
      }
    }
  }

  /// Calls lead to the lines of the program, `#L3`: whoever shows the drawing knows where they are.
  private var anchors: SourceAnchors? {
    request.drawn == nil
      ? SourceAnchors(prefix: "#L", source: request.scenario.program.bytes) : nil
  }

  private func write(_ rules: [SequenceDiagram.Rule], to json: inout JSONText) {
    json.array("rules", rules) { json, rule in
      json.field("id", rule.id)
      json.field("statement", rule.statement)
      json.field("link", rule.link)
    }
  }

  private func write(_ diagnostic: Diagnostic, to json: inout JSONText) {
    json.field("id", diagnostic.id)
    json.field("severity", diagnostic.severity.rawValue)
    json.field("message", diagnostic.message)
    json.place(diagnostic.span)
    json.array("notes", diagnostic.notes) { json, note in
      json.field("message", note.message)
      if let span = note.span { json.place(span) }
      json.field("line", note.line)
    }
    json.array("fixes", diagnostic.fixIts) { json, fix in
      json.field("message", fix.message)
      json.place(fix.span)
      json.field("replacement", fix.replacement)
    }
    json.field("printed", DiagnosticPrinter().print(diagnostic))
  }

  private func write(_ claim: ClaimResult, to json: inout JSONText) {
    json.field("claim", claim.text)
    json.place(claim.span)
    json.boolean("holds", claim.holds)
    json.field("reason", claim.diagnostic.map { DiagnosticPrinter().print($0) })
  }
}

extension JSONText {
  /// Writes where something stands.
  mutating func place(_ span: SourceSpan) {
    field("in", span.file.path)
    let units = UTF16Places(span.file.bytes)
    field("start", units.place(of: span.range.lowerBound))
    field("end", units.place(of: span.range.upperBound))
  }
}
