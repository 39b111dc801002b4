import Markup
import ScenarioRunner
public import SourceText
import Tracing

/// An order of calls that was logged on a device, and whether the model bears it out.
public struct ObservedCheck: Sendable {
  /// What was logged, and how the model stands to it.
  public let log: DeviceLog
  /// The calls as they were logged.
  public let calls: [String]
  /// Why it fails the check: a difference that nobody knows of, or one that is no more.
  public let failures: [Diagnostic]

  /// Holds a block against what happened; without a trace nothing re-runs it.
  init(_ fence: FencedBlock, _ trace: Trace?) {
    let order = ObservedOrder(fence.literal)
    let known = fence["differs"]
    let differences = trace.map { order.check($0) }
    calls = order.calls
    log = DeviceLog(
      result: differences.map { $0.isEmpty ? .agrees : .differs } ?? .unmodelled,
      reason: (fence["unmodelled"] ?? known)?.value, source: fence["source"]?.value,
      trust: fence["trust"]?.value,
      system: fence["system"]?.value ?? trace.map { "iOS \($0.iOSVersion)" } ?? "")
    if let known, differences?.isEmpty == true {
      failures = [
        Diagnostic(
          id: "observed.agrees", "the model does what was logged; take out 'differs'",
          at: known.span)
      ]
    } else {
      failures = known == nil ? differences ?? [] : []
    }
  }
}

/// Where and on what an order of calls was logged, and how the model stands to it.
public struct DeviceLog: Equatable, Sendable {
  /// How the model stands to a log.
  public enum Result: String, CaseIterable, Sendable {
    /// The model does what was logged.
    case agrees
    /// It does otherwise.
    case differs
    /// No scenario can say what was done.
    case unmodelled
  }

  /// How the model stands to it.
  public let result: Result
  /// Why it stands so, in its author's words, where it does not agree.
  public let reason: String?
  /// Where it was published: an address, or words.
  public let source: String?
  /// How far it can be trusted: `device log`, `unit test`.
  public let trust: String?
  /// On which system it was logged, as it was reported; otherwise the version of the scenario.
  public let system: String
}

extension DeviceLog {
  init(_ reader: inout ByteReader) {
    result = Result(rawValue: reader.text()) ?? .differs
    reason = reader.optionalText()
    source = reader.optionalText()
    trust = reader.optionalText()
    system = reader.text()
  }

  func write(to writer: inout ByteWriter) {
    writer.write(result.rawValue)
    writer.write(reason)
    writer.write(source)
    writer.write(trust)
    writer.write(system)
  }
}
