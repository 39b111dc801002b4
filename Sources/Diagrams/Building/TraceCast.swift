import Tracing

/// Which participants of a trace have a lifeline, and which one.
///
/// Only those that a shown message comes from or goes to have one, in order of first appearance.
struct TraceCast {
  private(set) var lifelines: [SequenceDiagram.Lifeline] = []
  private var indices: [Int?]
  private let collapsesViews: Bool
  /// Whether the calls of each selector are shown.
  private let shown: [Bool]
  private let trace: Trace

  init(_ trace: Trace, _ options: DiagramOptions) {
    self.trace = trace
    indices = Array(repeating: nil, count: trace.participants.count)
    collapsesViews = !options.levels.contains(.views)
    let shown = trace.selectors.map { options.levels.contains($0.level) }
    self.shown = shown
    let calls = trace.events.compactMap { event -> Call? in
      guard case .call(let call) = event.kind else { return nil }
      return shown[Int(call.selector.index)] ? call : nil
    }
    // Whoever is outside stays there unless a message is sent to it.
    var isReceiver = Array(repeating: false, count: trace.participants.count)
    for call in calls { isReceiver[Int(call.receiver.index)] = true }
    for call in calls {
      for id in [call.caller, call.receiver] {
        let own = drawn(id)
        if Self.isOutside(trace[own].kind), !isReceiver[Int(own.index)] { continue }
        admit(own)
      }
    }
  }

  /// Whether a call is of a level that is shown.
  func shows(_ call: Call) -> Bool { shown[Int(call.selector.index)] }

  /// The name of a participant.
  func name(_ id: ParticipantID) -> String { trace.participants[Int(id.index)].name }

  /// The lifeline of a participant, if it has one.
  func lifeline(_ id: ParticipantID) -> Int? { indices[Int(drawn(id).index)] }

  /// The end of an arrow at a participant.
  func end(_ id: ParticipantID) -> SequenceDiagram.Message.End {
    if let lifeline = lifeline(id) { return .lifeline(lifeline) }
    // The program's own code is a place; what UIKit does by itself comes from nowhere.
    return trace[id].kind == .runLoop ? .nowhere : .left
  }

  /// Whether a participant is drawn on the lifeline of the controller that owns it.
  func isCollapsed(_ id: ParticipantID) -> Bool { drawn(id) != id }

  private func drawn(_ id: ParticipantID) -> ParticipantID {
    let participant = trace[id]
    guard collapsesViews, participant.kind == .view, let owner = participant.owner else {
      return id
    }
    return owner
  }

  private mutating func admit(_ id: ParticipantID) {
    guard indices[Int(id.index)] == nil else { return }
    indices[Int(id.index)] = lifelines.count
    let participant = trace[id]
    let isNamedByClass = participant.className == participant.name || participant.className.isEmpty
    lifelines.append(
      SequenceDiagram.Lifeline(
        participant.name, detail: isNamedByClass ? nil : participant.className,
        icon: participant.kind == .user ? .person : .none))
  }

  private static func isOutside(_ kind: Participant.Kind) -> Bool {
    kind == .scenario || kind == .runLoop
  }
}
