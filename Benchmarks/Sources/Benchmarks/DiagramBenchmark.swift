import CallTrace
import Diagrams
import EngineWork
import Lifecycle

/// Diagrams of about so many messages, drawn from traces of the engine.
enum DiagramBenchmark {
  /// The shortest trace of pushes and pops whose diagram has so many messages, and the number.
  static func trace(messages: Int) throws(Halt) -> (trace: Trace, messages: Int) {
    var pushes = 0
    while true {
      let trace = try EngineBenchmark.pushAndPop(pushes).finish()
      let shown = count(SequenceDiagram(trace: trace))
      if shown >= messages { return (trace, shown) }
      pushes += max(1, (messages - shown) / 30)
    }
  }

  private static func count(_ diagram: SequenceDiagram) -> Int {
    diagram.items.count {
      if case .message = $0 { true } else { false }
    }
  }
}
