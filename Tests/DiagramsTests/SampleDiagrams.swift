import Diagrams

/// Diagrams built by hand, with what no trace has.
enum SampleDiagrams {
  /// Every element of the notation once.
  static var everything: SequenceDiagram {
    var diagram = SequenceDiagram()
    diagram.title = "Every element"
    diagram.lifelines = [
      .init("Reader", icon: .person), .init("Page", icon: .boundary),
      .init("Engine", icon: .control), .init("Store", icon: .database), .init("Job"),
    ]
    diagram.lifelines[4].isCreated = true
    diagram.groups = [.init("Core", members: 2..<4)]
    var open = SequenceDiagram.Message(from: .lifeline(0), to: .lifeline(1), "open")
    open.number = "1"
    open.activates = true
    var ask = SequenceDiagram.Message(from: .lifeline(1), to: .lifeline(2), "ask()")
    ask.head = .open
    ask.activates = true
    var reply = SequenceDiagram.Message(from: .lifeline(3), to: .lifeline(2), "rows")
    reply.isDashed = true
    var lost = SequenceDiagram.Message(from: .lifeline(2), to: .right, "log line")
    lost.head = .cross
    var create = SequenceDiagram.Message(from: .lifeline(2), to: .lifeline(4), "start")
    create.creates = true
    var both = SequenceDiagram.Message(from: .lifeline(1), to: .lifeline(2), "sync")
    both.tail = .filled
    diagram.items = [
      .message(open), .note(.init(at: .left(0), "to the left")), .message(ask),
      .note(.init(at: .over(2, 3), "over two lifelines, long enough to be broken")),
      .open(.init(.alt, "found")), .message(.init(from: .lifeline(2), to: .lifeline(3), "fetch")),
      .message(reply), .section("missing"), .open(.init(.loop, "3 times")),
      .message(.init(from: .lifeline(2), to: .lifeline(2), "retry")), .close, .close,
      .divider("Later"), .message(create), .message(lost),
      .message(.init(from: .lifeline(4), to: .nowhere, "gone")), .delay("an hour later"),
      .destroy(4), .deactivate(2), .open(.init(.tint)), .message(both), .close,
      .note(.init(at: .right(1), "to the right")), .deactivate(1),
      .message(.init(from: .nowhere, to: .lifeline(0), "tick")),
    ]
    return diagram
  }
}
