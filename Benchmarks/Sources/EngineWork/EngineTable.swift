import CallTrace
import Lifecycle

/// The figures of the engine, as a table.
package enum EngineTable {
  /// Measures and prints.
  package static func print() throws {
    keepFreedMemory()
    try engine()
    try growth()
  }

  /// Messages a second, and how that changes with the length of the trace.
  private static func engine() throws {
    Swift.print("engine, pages pushed and popped")
    for times in [2, 20, 200, 2_000, 20_000] {
      try rate { () throws(Halt) in try EngineBenchmark.pushAndPop(times) }
    }
    Swift.print("engine, pages whose ten callbacks are overridden, pushed and popped")
    let type = EngineBenchmark.overriddenClass()
    for times in [2, 20, 200, 2_000, 20_000] {
      try rate { () throws(Halt) in try EngineBenchmark.pushAndPop(times, pageClass: type) }
    }
  }

  /// How that changes with the number of controllers, of views and of turns.
  private static func growth() throws {
    for growth in GrowthBenchmark.allCases {
      Swift.print("engine: 10², 10³, 10⁴, 10⁵ \(growth.rawValue)")
      for times in [100, 1_000, 10_000, 100_000] {
        try rate { () throws(Halt) in try growth.perform(times) }
      }
    }
  }

  /// How fast messages are sent: the least time of the processor's over several runs, because
  /// whatever else the machine does only ever adds to it; and how much memory the trace and the
  /// objects of one take.
  private static func rate(_ work: () throws(Halt) -> Simulator) throws {
    let (messages, memory) = try memory(of: work)
    let measurement = try Measurement.least { _ = try work() }
    let rate = rounded(measurement.perSecond(messages) / 1e6)
    Swift.print(
      row(
        "  \(messages) messages",
        "\(measurement.text), \(rate) million messages a second, \(memory)"))
  }

  private static func memory(of work: () throws(Halt) -> Simulator) throws -> (
    messages: Int, text: String
  ) {
    let use = try MemoryUse.of { try work() }
    let messages = use.result.trace.events.count
    return (messages, use.text(per: messages))
  }
}

/// A line of the table.
package func row(_ name: String, _ figure: String) -> String {
  name + String(repeating: " ", count: max(1, 44 - name.count)) + figure
}
