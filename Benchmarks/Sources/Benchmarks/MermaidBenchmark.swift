import Diagrams
import SourceText

/// Mermaid's text of a length, to be read.
struct MermaidBenchmark {
  private let snippet: Snippet
  /// How many messages it has.
  let messages: Int

  /// A text of so many messages, with what real ones have between them: participants with names, bars,
  /// notes, and a frame around every tenth message.
  init(messages: Int) {
    var text = "sequenceDiagram\n  autonumber\n"
    for name in Self.names { text += "  participant \(name) as The \(name)\n" }
    for number in 0..<messages {
      let from = Self.names[number % Self.names.count]
      let to = Self.names[(number + 1) % Self.names.count]
      switch number % 10 {
      case 3: text += "  loop every \(number) seconds\n    \(from)->>+\(to): ask for \(number)\n"
      case 4: text += "    \(from)-->>-\(to): the answer to \(number)\n  end\n"
      case 7: text += "  Note over \(from),\(to): number \(number)\n  \(from)->>\(to): tell\n"
      default: text += "  \(from)->>\(to): message number \(number)\n"
      }
    }
    snippet = Snippet(SourceFile(path: "benchmark.mmd", text: text))
    self.messages = messages
  }

  /// Reads it, and returns how much there is to say about it: nothing.
  func read() -> Int { MermaidReader().read(snippet).diagnostics.count }

  private static let names = ["Client", "Gateway", "Service", "Store", "Queue"]
}
