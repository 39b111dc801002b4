import CallTrace

/// Which participants of a trace have a lifeline, and which one.
///
/// Only those that a shown message comes from or goes to have one, in order of first appearance.
struct TraceCast {
  private(set) var lifelines: [SequenceDiagram.Lifeline] = []
  /// How many calls are shown.
  private(set) var callCount = 0
  private var indices: [Int?]
  private let collapsesViews: Bool
  private let levels: LevelSet
  private let participants: [Participant]
  private let selectors: [MessageSelector]

  init(_ trace: borrowing Trace, _ options: borrowing DiagramOptions) {
    participants = trace.participants
    selectors = trace.selectors
    indices = Array(of: nil, count: trace.participants.count)
    collapsesViews = !options.levels.contains(.views)
    levels = LevelSet(options.levels)
    // Whoever is outside stays there unless a message is sent to it.
    var isReceiver = Array(of: false, count: participants.count)
    for event in trace.events {
      guard let call = event.call, shows(call.selector) else { continue }
      callCount += 1
      isReceiver[Int(call.receiver.index)] = true
    }
    for event in trace.events {
      guard let call = event.call, shows(call.selector) else { continue }
      admit(call.caller, isReceiver)
      admit(call.receiver, isReceiver)
    }
  }

  /// Takes what a mark says of the head of a name.
  mutating func mark(_ name: String, stereotype: String?, color: String?) {
    guard let index = lifelines.firstIndex(where: { $0.name == name }) else { return }
    lifelines[index].mark(stereotype: stereotype, color: color)
  }

  /// Whether the calls of a name are shown.
  func shows(_ selector: SelectorID) -> Bool {
    levels.contains(selectors[Int(selector.index)].level)
  }

  /// The name of a participant.
  func name(_ id: ParticipantID) -> String { participants[Int(id.index)].name }

  /// The lifeline of a participant, if it has one.
  func lifeline(_ id: ParticipantID) -> Int? { indices[Int(drawn(id).index)] }

  /// Whether somebody of the trace is the run loop.
  private func isRunLoop(_ id: ParticipantID) -> Bool {
    participants[Int(id.index)].kind == .runLoop
  }

  /// The end of an arrow at a participant.
  func end(_ id: ParticipantID) -> SequenceDiagram.Message.End {
    if let lifeline = lifeline(id) { return .lifeline(lifeline) }
    // The program's own code is a place; what UIKit does by itself comes from nowhere.
    return isRunLoop(id) ? .nowhere : .left
  }

  /// Whether a participant is drawn on the lifeline of the controller that owns it.
  func isCollapsed(_ id: ParticipantID) -> Bool { drawn(id) != id }

  private func drawn(_ id: ParticipantID) -> ParticipantID {
    guard collapsesViews, participants[Int(id.index)].kind == .view else { return id }
    return participants[Int(id.index)].owner ?? id
  }

  private mutating func admit(_ id: ParticipantID, _ isReceiver: [Bool]) {
    guard indices[Int(id.index)] == nil else { return }
    let id = drawn(id)
    guard indices[Int(id.index)] == nil,
      isReceiver[Int(id.index)] || !Self.isOutside(participants[Int(id.index)].kind)
    else { return }
    indices[Int(id.index)] = lifelines.count
    let participant = participants[Int(id.index)]
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

/// Levels as bits: whether one is among them is asked of every message.
private struct LevelSet {
  private var bits: UInt8 = 0

  init(_ levels: Set<MessageSelector.Level>) {
    for level in levels { bits |= Self.bit(level) }
  }

  func contains(_ level: MessageSelector.Level) -> Bool { bits & Self.bit(level) != 0 }

  private static func bit(_ level: MessageSelector.Level) -> UInt8 {
    switch level {
    case .appearance: 1
    case .containment: 2
    case .views: 4
    case .layout: 8
    case .runloop: 16
    case .console: 32
    }
  }
}
