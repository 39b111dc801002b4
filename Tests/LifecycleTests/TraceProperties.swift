import CallTrace

/// What must hold of the traces of all programs, as what does not.
enum TraceProperties {
  /// What is wrong with the trace of a program.
  static func faults(of trace: Trace, isTidy: Bool) -> [String] {
    let faults =
      unbalanced(trace) + TraceCauses.faults(of: trace) + afterDeath(trace)
      + astray(trace)
    return isTidy ? faults + outOfTurn(trace) : faults
  }

  /// Calls to lifelines that are said to be sent no such message.
  private static func astray(_ trace: Trace) -> [String] {
    trace.events.compactMap { event in
      guard case .call(let call) = event.kind,
        trace[call.receiver].messages?.contains(call.selector) != true
      else { return nil }
      return "\(trace[call.receiver].name) is sent \(trace[call.selector].swift)"
    }
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

  /// Appearance callbacks that do not follow from the one before; but for what UIKit itself has left
  /// out or sent twice: viewDidAppear comes alone before iOS 7 (R077) and again on iOS 6 (R088), and
  /// on iOS 9 a page may not be told that it goes (R131).
  private static func outOfTurn(_ trace: Trace) -> [String] {
    let allowed: [String: Set<String>] = [
      "": ["viewWillAppear"],
      "viewWillAppear": ["viewDidAppear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillDisappear"],
      "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
      "viewDidDisappear": ["viewWillAppear"],
    ]
    var last: [ParticipantID: String] = [:]
    var parents: [ParticipantID: ParticipantID] = [:]
    var found: [String] = []
    for event in trace.events {
      guard case .call(let call) = event.kind else { continue }
      let name = trace[call.selector].baseName
      if name == "willMove", case .participant(let parent)? = call.arguments.list.first {
        parents[call.receiver] = parent
      }
      guard allowed[name] != nil else { continue }
      if let rule = call.rule, trace[rule].id == "push-in-did-appear" {
        forgetUntold(beside: call.receiver, parents, &last)
      }
      let before = last[call.receiver] ?? ""
      let isException =
        trace.iOSVersion < 7 && name == "viewDidAppear" && before != "viewWillDisappear"
      if !isException, allowed[before]?.contains(name) != true {
        found.append("\(trace[call.receiver].name): \(name) after \(before)")
      }
      last[call.receiver] = name
    }
    return found
  }

  /// On iOS 9 the page that was on top beside one, and what it contains, has gone untold.
  private static func forgetUntold(
    beside page: ParticipantID, _ parents: [ParticipantID: ParticipantID],
    _ last: inout [ParticipantID: String]
  ) {
    guard let navigation = parents[page] else { return }
    for other in last.keys.sorted(by: { $0.index < $1.index }) where other != page {
      var current = other
      var steps = 0
      while let parent = parents[current], parent != navigation, steps < 100 {
        current = parent
        steps += 1
      }
      if parents[current] == navigation, current != page, last[other] == "viewDidAppear" {
        last[other] = nil
      }
    }
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
