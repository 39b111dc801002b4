import Lifecycle
import Tracing

/// What must hold of the traces of all programs, as what does not.
enum TraceProperties {
  /// What is wrong with the trace of a program.
  static func faults(of trace: Trace, isTidy: Bool) -> [String] {
    let faults = unbalanced(trace) + uncaused(trace) + afterDeath(trace)
    return isTidy ? faults + outOfTurn(trace) : faults
  }

  /// Calls that end before they begin, or outlast the call around them.
  private static func unbalanced(_ trace: Trace) -> [String] {
    var found: [String] = []
    var ends: [Int32] = []
    for (index, event) in trace.events.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      if event.depth != ends.count { found.append("event \(index) at the wrong depth") }
      if event.end <= index || event.end > ends.last ?? Int32(trace.events.count) {
        found.append("event \(index) ends outside")
      }
      if case .call = event.kind { ends.append(event.end) }
    }
    return found
  }

  /// Warnings and exceptions without a rule of the catalogue, or outside what causes them.
  private static func uncaused(_ trace: Trace) -> [String] {
    let known = Set(Rule.catalogue.map(\.id))
    var found: [String] = []
    var open: [(end: Int32, name: String)] = []
    for (index, event) in trace.events.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      let complaint: (text: String, rule: RuleID?)
      switch event.kind {
      case .call(let call):
        open.append((event.end, trace[call.selector].baseName))
        continue
      case .console(let line) where line.source == .warning: complaint = (line.text, line.rule)
      case .exception(let exception): complaint = (exception.reason, exception.rule)
      default: continue
      }
      guard let rule = complaint.rule.map({ trace[$0].id }), known.contains(rule) else {
        found.append("no rule behind: \(complaint.text)")
        continue
      }
      guard let causes = causes[rule] else { continue }
      if !open.contains(where: { causes.contains($0.name) }) {
        found.append("\(rule) without its cause: \(complaint.text)")
      }
    }
    return found
  }

  /// By the rule of a warning or an exception, the messages in one of which it must stand.
  private static let causes: [String: Set<String>] = [
    "end": ["endAppearanceTransition"],
    "transition-preconditions": ["transition"],
    "push-validity": ["pushViewController", "setViewControllers", "init", "show"],
    "pop-to-missing": ["popToViewController"],
    "present-self": ["present"],
    "present-nil": ["present"],
    "present-already": ["present"],
  ]

  /// Appearance callbacks that do not follow from the one before.
  private static func outOfTurn(_ trace: Trace) -> [String] {
    let allowed: [String: Set<String>] = [
      "": ["viewWillAppear"],
      "viewWillAppear": ["viewDidAppear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillDisappear"],
      "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
      "viewDidDisappear": ["viewWillAppear"],
    ]
    var last: [ParticipantID: String] = [:]
    var found: [String] = []
    for event in trace.events {
      guard case .call(let call) = event.kind else { continue }
      let name = trace[call.selector].baseName
      guard allowed[name] != nil else { continue }
      let before = last[call.receiver] ?? ""
      if allowed[before]?.contains(name) != true {
        found.append("\(trace[call.receiver].name): \(name) after \(before)")
      }
      last[call.receiver] = name
    }
    return found
  }

  /// Calls to objects that have been deallocated, and objects that are twice.
  private static func afterDeath(_ trace: Trace) -> [String] {
    var deaths: [ParticipantID: Int32] = [:]
    var found: [String] = []
    for (index, event) in trace.events.enumerated() {
      guard case .call(let call) = event.kind else { continue }
      if let end = deaths[call.receiver], index >= end {
        found.append("\(trace[call.receiver].name).\(trace[call.selector].swift) after its end")
      }
      guard trace[call.selector].baseName == "deinit" else { continue }
      if deaths[call.receiver] != nil { found.append("\(trace[call.receiver].name) dies twice") }
      deaths[call.receiver] = event.end
    }
    return found
  }
}
