import CallTrace
import Claims
import Lifecycle
import Markup
import ScenarioRunner
package import SourceText

/// An order of calls that was logged on a device, and whether the model bears it out.
package struct ObservedCheck: Sendable {
  /// What was logged, and how the model stands to it.
  package let log: DeviceLog
  /// The calls as they were logged.
  package let calls: [String]
  /// Why it fails the check: a difference that nobody knows of, or one that is no more.
  package let failures: [Diagnostic]

  /// Holds a block against what happened; without a trace nothing re-runs it.
  init(_ fence: FencedBlock, _ trace: Trace?) {
    let order = ObservedOrder(fence.literal)
    let known = fence["differs"]
    let faults = order.faults(in: trace) + Self.withoutReason(fence)
    // What cannot be compared agrees with nothing.
    let differences = faults.isEmpty ? trace.map { order.check($0) } : trace.map { _ in faults }
    calls = order.calls
    let named = NamedRules(fence, trace)
    log = DeviceLog(
      result: differences.map { $0.isEmpty ? .agrees : .differs } ?? .unmodelled,
      reason: (fence["unmodelled"] ?? known)?.value, source: fence["source"]?.value,
      trust: fence["trust"]?.value,
      system: fence["system"]?.value ?? trace.map { "iOS \($0.iOSVersion)" } ?? "",
      rules: trace.map { trace in
        (faults.isEmpty ? order.rules(in: trace) : []).union(named.rules)
          .sorted { $0.index < $1.index }
      } ?? [])
    if !faults.isEmpty {
      failures = faults + named.problems
    } else if let known, differences?.isEmpty == true {
      failures = [
        Diagnostic(
          id: "observed.agrees", "the model does what was logged; take out 'differs'",
          at: known.span)
      ]
    } else {
      failures = named.problems + (known == nil ? differences ?? [] : [])
    }
  }

  /// Words that set a difference aside, and do not say why.
  private static func withoutReason(_ fence: FencedBlock) -> [Diagnostic] {
    ["differs", "unmodelled"].compactMap { key in
      guard let word = fence[key], word.value.allSatisfy(\.isWhitespace) else { return nil }
      return Diagnostic(
        id: "observed.no-reason", "'\(key)' says why: \(key)=\"the log is of an older version\"",
        at: word.span)
    }
  }
}

/// The rules that `rules=` names, which a log shows by what it does not have.
///
/// A rule that sends nothing, or that is about which object a message is sent to, stands behind no call;
/// its author says that the log shows it, and the scenario must exercise it.
private struct NamedRules {
  private(set) var rules: [RuleID] = []
  private(set) var problems: [Diagnostic] = []

  init(_ fence: FencedBlock, _ trace: Trace?) {
    guard let value = fence["rules"], let trace else { return }
    let exercised = Set(trace.exercisedRules)
    for id in value.value.split(whereSeparator: { $0 == " " || $0 == "," }) {
      guard let rule = Rule.catalogue.first(where: { $0.id == id }) else {
        problems.append(
          Diagnostic(id: "observed.unknown-rule", "there is no rule '\(id)'", at: value.span))
        continue
      }
      guard exercised.contains(RuleID(rule.number)) else {
        problems.append(
          Diagnostic(
            id: "observed.unused-rule", "the scenario does not exercise '\(id)'", at: value.span))
        continue
      }
      rules.append(RuleID(rule.number))
    }
  }
}

/// Where and on what an order of calls was logged, and how the model stands to it.
package struct DeviceLog: Equatable, Sendable {
  /// How the model stands to a log.
  package enum Result: String, CaseIterable, Sendable {
    /// The model does what was logged.
    case agrees
    /// It does otherwise.
    case differs
    /// No scenario can say what was done.
    case unmodelled
  }

  /// How the model stands to it.
  package let result: Result
  /// Why it stands so, in its author's words, where it does not agree.
  package let reason: String?
  /// Where it was published: an address, or words.
  package let source: String?
  /// How far it can be trusted: `device log`, `unit test`.
  package let trust: String?
  /// On which system it was logged, as it was reported; otherwise the version of the scenario.
  package let system: String
  /// The rules that it shows, where the model agrees: those behind the calls that are compared, and
  /// those that its author named.
  let rules: [RuleID]
}

extension DeviceLog {
  /// Whether it counts, and confirms rules: only where it was published somewhere that can be looked up.
  package var counts: Bool {
    source.map { ["http", "https"].contains(WebAddress.scheme(of: $0)) } ?? false
  }
}

extension DeviceLog {
  init(_ reader: inout ByteReader) {
    result = Result(rawValue: reader.text()) ?? .differs
    reason = reader.optionalText()
    source = reader.optionalText()
    trust = reader.optionalText()
    system = reader.text()
    rules = reader.list { RuleID(UInt16(truncatingIfNeeded: $0.number())) }
  }

  func write(to writer: inout TextBuffer) {
    writer.write(result.rawValue)
    writer.write(reason)
    writer.write(source)
    writer.write(trust)
    writer.write(system)
    writer.write(rules) { $0.write(UInt64($1.index)) }
  }
}
