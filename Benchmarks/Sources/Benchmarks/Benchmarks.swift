import Foundation

/// Prints how fast each part is, as a table.
@main
enum Benchmarks {
  static func main() throws {
    try engine()
  }

  /// Messages a second, and how that changes with the length of the trace.
  private static func engine() throws {
    print("engine, pages pushed and popped")
    for times in [10, 100, 1_000, 10_000] {
      let messages = try EngineBenchmark.pushAndPop(times)
      let measurement = try Measurement.of { _ = try EngineBenchmark.pushAndPop(times) }
      let rate = rounded(measurement.perSecond(messages) / 1e6)
      print(row("  \(messages) messages", "\(measurement.text), \(rate) million messages a second"))
    }
  }

  /// A line of the table.
  static func row(_ name: String, _ figure: String) -> String {
    name + String(repeating: " ", count: max(1, 44 - name.count)) + figure
  }
}
