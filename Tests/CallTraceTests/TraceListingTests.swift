import CallTrace
import Testing

/// The listing of traces written by hand.
@Suite struct TraceListingTests {
  @Test func nestsShownCallsAndMarksTurns() {
    var trace = Self.push()
    trace.events.append(Self.at(3, 350_000, .console(Console(.program, by: Self.page, "hello"))))
    trace.close()
    #expect(
      TraceListing(trace, levels: [.containment, .appearance, .console]).text == """
        nav.pushViewController(B, animated: true)
          B.willMove(toParent: nav)
        — turn 3 · 0.35 s —
        B.viewDidAppear(true)
        ! hello

        """)
  }

  @Test func whatAHiddenCallEnclosesMovesOut() {
    var trace = Self.push()
    trace.close()
    #expect(
      TraceListing(trace, levels: [.appearance]).text == """
        B.viewDidAppear(true)

        """)
    trace.selectors[0] = MessageSelector(swift: "push()", objectiveC: "push", level: .views)
    #expect(
      TraceListing(trace, levels: [.containment]).lines.first
        == TraceListing.Line(text: "B.willMove(toParent: nav)", indent: 0, event: 1))
  }

  @Test func spellsInObjectiveC() {
    var trace = Self.push()
    trace.close()
    #expect(
      TraceListing(trace, levels: [.containment], spelling: .objectiveC).text == """
        [nav pushViewController:B animated:YES]
          [B willMoveToParentViewController:nav]

        """)
  }

  @Test func headingsNotesExceptionsAndTextsOfSeveralLines() {
    var trace = Self.push()
    trace.events = [
      Self.at(1, 0, .divider("Push")), Self.at(1, 0, .note("now")),
      Self.at(1, 0, .console(Console(.warning, by: Self.page, "one\ntwo"))),
      Self.at(
        1, 0, .exception(Exception(name: "NSRangeException", reason: "beyond", by: Self.page))),
    ]
    trace.close()
    #expect(
      TraceListing(trace, levels: [.console]).text == """
        == Push ==
        // now
        ! one
        ! two
        ! NSRangeException: beyond

        """)
    #expect(
      TraceListing(trace, levels: [.appearance]).lines.last?.text == "! NSRangeException: beyond")
  }

  private static let navigation = ParticipantID(0)
  private static let page = ParticipantID(1)

  /// A push whose page appears two turns later.
  private static func push() -> Trace {
    var trace = Trace()
    trace.participants = [
      Participant(kind: .viewController, name: "nav", className: "UINavigationController"),
      Participant(kind: .viewController, name: "B", className: "B"),
    ]
    trace.selectors = [
      MessageSelector(
        swift: "pushViewController(_:animated:)", objectiveC: "pushViewController:animated:",
        level: .containment),
      MessageSelector(
        swift: "willMove(toParent:)", objectiveC: "willMoveToParentViewController:",
        level: .containment),
      MessageSelector(swift: "viewDidAppear(_:)", objectiveC: "viewDidAppear:", level: .appearance),
    ]
    trace.events = [
      at(
        1, 0,
        .call(
          Call(
            from: navigation, to: navigation, SelectorID(0),
            .several([.participant(page), .bool(true)]))), end: 2),
      at(
        1, 0,
        .call(Call(from: navigation, to: page, SelectorID(1), .one(.participant(navigation)))),
        depth: 1),
      at(
        3, 350_000, .call(Call(from: navigation, to: page, SelectorID(2), .one(.bool(true))))),
    ]
    return trace
  }

  private static func at(
    _ turn: Int32, _ time: Int64, _ kind: Event.Kind, depth: Int32 = 0, end: Int32 = 0
  ) -> Event {
    Event(
      kind, at: Moment(turn: turn, time: Instant(microseconds: time)), depth: depth, end: end)
  }
}

extension Trace {
  /// Lets every event that says nothing else end after itself.
  fileprivate mutating func close() {
    for index in events.indices where events[index].end == 0 {
      events[index].end = Int32(index + 1)
    }
  }
}
