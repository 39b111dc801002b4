import CallTrace
import Testing

@Suite struct SpellingTests {
  /// A trace with a navigation controller and its child, and nothing that happened.
  private let trace: Trace = {
    var trace = Trace()
    trace.participants = [
      Participant(kind: .viewController, name: "nav", className: "UINavigationController"),
      Participant(kind: .viewController, name: "B", className: "UIViewController"),
    ]
    trace.selectors = [
      MessageSelector(swift: "viewDidLoad()", objectiveC: "viewDidLoad", level: .appearance),
      MessageSelector(
        swift: "viewDidAppear(_:)", objectiveC: "viewDidAppear:", level: .appearance),
      MessageSelector(
        swift: "willMove(toParent:)", objectiveC: "willMoveToParentViewController:",
        level: .containment),
      MessageSelector(
        swift: "pushViewController(_:animated:)", objectiveC: "pushViewController:animated:",
        level: .containment),
      MessageSelector(swift: "isHidden", objectiveC: "setHidden:", level: .views),
      MessageSelector(swift: "main queue block", objectiveC: "main queue block", level: .runloop),
      MessageSelector(swift: "completion", objectiveC: "completion", level: .containment),
    ]
    return trace
  }()

  private func call(_ selector: UInt16, _ arguments: Arguments) -> Call {
    Call(from: ParticipantID(0), to: ParticipantID(1), SelectorID(selector), arguments)
  }

  @Test(arguments: [
    (0, Arguments.none, "B.viewDidLoad()", "[B viewDidLoad]"),
    (1, .one(.bool(true)), "B.viewDidAppear(true)", "[B viewDidAppear:YES]"),
    (
      2, .one(.participant(ParticipantID(0))), "B.willMove(toParent: nav)",
      "[B willMoveToParentViewController:nav]"
    ),
    (2, .one(.none), "B.willMove(toParent: nil)", "[B willMoveToParentViewController:nil]"),
    (
      3, .several([.participant(ParticipantID(1)), .bool(false)]),
      "B.pushViewController(B, animated: false)", "[B pushViewController:B animated:NO]"
    ),
    (4, .one(.bool(true)), "B.isHidden = true", "[B setHidden:YES]"),
    (5, .none, "B.main queue block", "[B main queue block]"),
    (6, .one(.bool(true)), "B.completion(true)", "[B completion]"),
  ])
  func `a call is spelled as its language spells it`(
    selector: UInt16, arguments: Arguments, swift: String, objectiveC: String
  ) {
    #expect(trace.spell(call(selector, arguments)) == swift)
    #expect(trace.spell(call(selector, arguments), .objectiveC) == objectiveC)
  }

  @Test(arguments: [
    (Argument.none, "nil", "nil"), (.bool(false), "false", "NO"), (.number(0.25), "0.25", "0.25"),
    (.number(3), "3", "3"), (.number(.nan), "nan", "nan"),
    (.number(-1e300), "-1e+300", "-1e+300"),
    (.string("a"), "\"a\"", "@\"a\""), (.verbatim(".fullScreen"), ".fullScreen", ".fullScreen"),
    (.closure, "{ … }", "^{ … }"),
  ])
  func `a value is spelled as its language spells it`(
    argument: Argument, swift: String, objectiveC: String
  ) {
    #expect(trace.spell(argument, .swift) == swift)
    #expect(trace.spell(argument, .objectiveC) == objectiveC)
  }

  @Test(arguments: [
    ("viewDidLoad()", "viewDidLoad", []), ("view", "view", []),
    ("willMove(toParent:)", "willMove", ["toParent"]),
    ("pushViewController(_:animated:)", "pushViewController", ["_", "animated"]),
  ])
  func `a selector has a base name and labels`(swift: String, base: String, labels: [String]) {
    let selector = MessageSelector(swift: swift, objectiveC: "", level: .views)
    #expect(selector.baseName == base)
    #expect(selector.labels == labels)
  }
}
