import Foundation
import ScenarioRunner
import SourceText
import Testing
import Tracing

/// A published order of calls, and the scenario that re-runs it on the model.
///
/// A second layout pass right after the first, or before the first viewDidAppear, is not compared: one
/// and two are both logged, and the model makes one (R100).
struct ConformanceEntry: Sendable, CustomTestStringConvertible {
  let id: String
  let iOSVersion: Int
  let isPad: Bool
  let program: String
  /// The lifelines that were logged.
  let participants: Set<String>
  /// The messages that were logged, by name.
  let messages: Set<String>
  /// What was logged.
  let observed: [String]

  var testDescription: String { id }

  /// What the model does, as far as it was logged; what is wrong with the scenario comes first.
  func run() -> [String] {
    let result = result()
    let problems = result.diagnostics.filter { $0.severity == .error }.map { $0.message }
    return problems + calls(in: result.trace)
  }

  /// Everything the model does.
  func trace() -> Trace { result().trace }

  private func result() -> ScenarioResult {
    var scenario = Scenario(
      program: Snippet(SourceFile(path: "\(id).swift", text: program)))
    scenario.iOSVersion = iOSVersion
    scenario.isPad = isPad
    return scenario.run()
  }

  /// Whether the model agrees with the device.
  var agrees: Bool { Self.merged(run()) == Self.merged(observed) }

  private func calls(in trace: Trace) -> [String] {
    // What comes before the first heading is the setting.
    let start = trace.events.firstIndex { event in
      if case .divider = event.kind { true } else { false }
    }
    return trace.events[(start ?? 0)...].compactMap { event in
      guard case .call(let call) = event.kind else { return nil }
      let name = trace[call.selector].baseName
      guard messages.contains(name) else { return nil }
      if name == "completion" { return name }
      let receiver = trace[call.receiver].name
      guard participants.contains(receiver) else { return nil }
      return "\(receiver).\(isSpelledOut(name) ? trace.message(call) : name)"
    }
  }

  private func isSpelledOut(_ name: String) -> Bool {
    observed.contains { $0.contains(".\(name)(") }
  }

  private static func merged(_ calls: [String]) -> [String] {
    var result: [String] = []
    var laidOut: Set<Substring> = []
    var appearing: Set<Substring> = []
    for call in calls {
      let receiver = call[..<(call.lastIndex(of: ".") ?? call.startIndex)]
      let isLayout = call.hasSuffix("LayoutSubviews")
      if isLayout, appearing.contains(receiver), laidOut.contains(receiver) { continue }
      if call.hasSuffix(".viewDidLayoutSubviews") { laidOut.insert(receiver) }
      if call.contains(".viewWillAppear") {
        appearing.insert(receiver)
        laidOut.remove(receiver)
      } else if call.contains(".viewDidAppear") {
        appearing.remove(receiver)
      }
      result.append(call)
      if result.count >= 4, call.hasSuffix(".viewDidLayoutSubviews"),
        Array(result.suffix(2)) == Array(result.dropLast(2).suffix(2))
      {
        result.removeLast(2)
      }
    }
    return result
  }
}

extension ConformanceEntry {
  /// Reads the entries of a page: a section each, named by its id, with a scenario and an `observed`
  /// block.
  static func entries(of page: String) -> [ConformanceEntry] {
    page.components(separatedBy: "\n## ").dropFirst().compactMap { section in
      guard let id = section.split(separator: "\n").first.map({ String($0) }),
        let program = block("swift", in: section), let observed = block("observed", in: section),
        observed.text.count >= 2
      else { return nil }
      let fence = program.info.split(separator: " ")
      let version = fence.first { $0.hasPrefix("ios=") }.flatMap { Int($0.dropFirst(4)) }
      return ConformanceEntry(
        id: id, iOSVersion: version ?? 17, isPad: fence.contains("device=iPad"),
        program: program.text.joined(separator: "\n"),
        participants: words(of: observed.text[0]), messages: words(of: observed.text[1]),
        observed: Array(observed.text[2...]))
    }
  }

  private static func block(_ word: String, in section: String) -> (info: String, text: [String])? {
    let lines = section.components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix("```\(word)") }),
      let end = lines[(start + 1)...].firstIndex(of: "```")
    else { return nil }
    return (lines[start], Array(lines[(start + 1)..<end]))
  }

  private static func words(of line: String) -> Set<String> {
    Set(line.split(separator: " ").dropFirst().map { String($0) })
  }
}
