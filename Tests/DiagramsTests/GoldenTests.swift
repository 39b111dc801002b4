import CallTrace
import Diagrams
import TestSupport
import Testing

/// One trace and what is drawn of it.
struct Sample: CustomTestStringConvertible, Sendable {
  var name: String
  var trace: Trace
  var options = DiagramOptions()

  var testDescription: String { name }
  var diagram: SequenceDiagram { SequenceDiagram(trace: trace, options: options) }

  static var all: [Sample] {
    [
      Sample(
        name: "push", trace: SampleTraces.push,
        options: DiagramOptions(title: "Push a → b", rulePage: "rules.html")),
      Sample(
        name: "push-objc", trace: SampleTraces.push,
        options: DiagramOptions(spelling: .objectiveC)),
      Sample(name: "forwarding", trace: SampleTraces.forwarding),
      Sample(name: "exception", trace: SampleTraces.exception),
      Sample(name: "chinese", trace: SampleTraces.chinese, options: DiagramOptions(title: "容器")),
      Sample(name: "self-calls", trace: SampleTraces.selfCalls),
      Sample(name: "warnings", trace: SampleTraces.warnings),
      Sample(name: "long", trace: SampleTraces.long),
      Sample(name: "badges", trace: SampleTraces.unbalanced, options: .unbalanced),
      Sample(name: "numbered-notes", trace: SampleTraces.annotated, options: .numbered),
    ]
  }
}

extension DiagramOptions {
  /// Two calls do not come when a claim says.
  fileprivate static var unbalanced: DiagramOptions {
    var options = DiagramOptions(title: "All that is unusual")
    options.misplaced = [Trace().iOSVersion: [2, 5]]
    return options
  }

  /// The author's notes are numbers.
  fileprivate static var numbered: DiagramOptions {
    var options = DiagramOptions()
    options.numbersNotes = true
    return options
  }
}

@Suite struct GoldenTests {
  @Test func drawsEveryElement() {
    let diagram = SampleDiagrams.everything
    expectGolden(SVGRenderer().render(diagram), "everything.svg")
    expectGolden(TextRenderer().render(diagram), "everything.txt")
    expectGolden(PlantUMLWriter().render(diagram), "everything.puml")
    expectGolden(D2Writer().render(diagram), "everything.d2")
  }

  @Test(arguments: Sample.all)
  func drawsAsSVG(sample: Sample) {
    expectGolden(SVGRenderer().render(sample.diagram), "\(sample.name).svg")
  }

  @Test(arguments: Sample.all)
  func drawsAsText(sample: Sample) {
    expectGolden(TextRenderer().render(sample.diagram), "\(sample.name).txt")
  }

  @Test(arguments: Sample.all)
  func drawsAsASCII(sample: Sample) {
    let renderer = TextRenderer(ascii: true, width: 72, showsRules: true)
    expectGolden(renderer.render(sample.diagram), "\(sample.name).ascii.txt")
  }
}
