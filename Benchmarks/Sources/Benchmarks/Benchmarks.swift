import CallTrace
import Diagrams
import EngineWork
import Foundation
import Lifecycle
import ScenarioSyntax

/// Prints how fast each part is, as a table.
@main
enum Benchmarks {
  static func main() throws {
    let part = CommandLine.arguments.dropFirst().first
    if part == nil || part == "engine" { try EngineTable.print() }
    if part == nil || part == "diagrams" { try diagrams() }
    if part == nil || part == "mermaid" { mermaid() }
    if part == nil || part == "text" { parser() }
    if part == nil || part == "reading" { reading() }
    if part == nil || part == "scenario" { scenario() }
  }

  /// Diagrams, from a trace to the drawing.
  private static func diagrams() throws {
    keepFreedMemory()
    print("diagrams, from a trace to the drawing")
    for size in [12, 200, 2_000, 20_000, 100_000] {
      let (trace, messages) = try DiagramBenchmark.trace(messages: size)
      let svg = Measurement.of {
        _ = SVGRenderer().render(SequenceDiagram(trace: trace))
      }
      let text = Measurement.of {
        _ = TextRenderer().render(SequenceDiagram(trace: trace))
      }
      let bytes = SVGRenderer().render(SequenceDiagram(trace: trace)).utf8.count
      print(row("  \(messages) messages to SVG", "\(svg.text), \(bytes) bytes"))
      print(row("  \(messages) messages to text", text.text))
      if size <= 200 { try PeerBenchmark.run(SequenceDiagram(trace: trace), messages: messages) }
    }
  }

  /// Reading Mermaid's text.
  private static func mermaid() {
    keepFreedMemory()
    print("Mermaid, from its text to a diagram")
    for size in [20, 200, 2_000] {
      let benchmark = MermaidBenchmark(messages: size)
      let time = Measurement.of { _ = benchmark.read() }
      print(row("  \(benchmark.messages) messages", time.text))
    }
  }

  /// Reading and highlighting, and how that changes with the length of the text.
  private static func parser() {
    print("snippets, from text to a tree, and to coloured runs")
    for dialect in Dialect.allCases {
      for bytes in [10_000, 100_000, 1_000_000] {
        let benchmark = ParserBenchmark(bytes: bytes, dialect: dialect)
        let parsing = Measurement.of { _ = benchmark.parse() }
        let highlighting = Measurement.of { _ = benchmark.highlight() }
        print(
          row(
            "  \(benchmark.bytes) bytes of \(dialect.rawValue)",
            "\(parsing.text), \(highlighting.text)"))
      }
    }
  }

  /// Reading texts of odd shapes, and printing what is wrong with them, at 1 kB to 1 MB.
  private static func reading() {
    print("odd snippets, read and their faults printed: 1 kB, 10 kB, 100 kB, 1 MB")
    for benchmark in ReadingBenchmark.all {
      let times = [1_000, 10_000, 100_000, 1_000_000].map { bytes in
        let text = benchmark.text(bytes: bytes)
        return Measurement.shortest { _ = benchmark.read(text) }
      }
      print(row("  \(benchmark.name)", times.map(\.text).joined(separator: ", ")))
    }
  }

  /// One scenario, from its text.
  private static func scenario() {
    print("a scenario of \(ScenarioBenchmark.messages) messages, from its text")
    for step in ScenarioBenchmark.Step.allCases {
      let measurement = Measurement.of { _ = ScenarioBenchmark.perform(step) }
      print(row("  \(step.rawValue)", measurement.text))
    }
  }
}
