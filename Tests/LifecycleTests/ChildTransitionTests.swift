import CallTrace
import Lifecycle
import Testing

/// Golden traces D27–D29: `transition(from:to:…)`.
struct ChildTransitionTests {
  private func container(forwards: Bool = true) throws -> (
    program: Program, parent: UIViewController, from: UIViewController, to: UIViewController
  ) {
    let program = Program()
    let type = program.define("P")
    if !forwards {
      type.implement(Message.shouldAutomaticallyForwardAppearanceMethods.selectorID) {
        _, _, _ throws(Halt) in .bool(false)
      }
    }
    let parent = try program.controller(type)
    let (from, to) = try (program.controller("F"), program.controller("T"))
    try program.show(parent)
    try program.embed(from, in: parent)
    try program.simulator.settle()
    return (program, parent, from, to)
  }

  private func transition(
    _ program: Program, _ parent: UIViewController, _ from: UIViewController,
    _ to: UIViewController, duration: Double = 0.25
  ) throws {
    let completion = program.block { program throws(Halt) in
      try program.didMove(to, to: parent)
      try program.simulator.send(.removeFromParent, to: from)
    }
    try program.simulator.send(
      .transition,
      .values([
        .object(from), .object(to), .double(duration), .nothing,
        .object(program.block { _ throws(Halt) in }), .object(completion),
      ]), to: parent)
  }

  @Test func canonicalSwitch() throws {
    let (program, parent, from, to) = try container()
    let start = program.mark()
    try program.willMove(from, to: nil)
    try program.add(to, to: parent)
    try transition(program, parent, from, to)
    try program.simulator.settle()
    #expect(
      program.log(since: start, levels: [.appearance, .containment]) == [
        "T.willMove(toParent: P)", "T.viewDidLoad", "F.viewWillDisappear", "T.viewWillAppear",
        "P.view.addSubview", "scenario.animations", "|", "T.viewIsAppearing", "|",
        "T.viewDidAppear", "F.view.removeFromSuperview", "F.viewDidDisappear",
        "scenario.completion", "F.didMove(toParent: nil)",
      ])
  }

  @Test func toThatIsNotAChildRaisesBeforeAnythingHappens() throws {
    let (program, parent, from, to) = try container()
    let start = program.mark()
    #expect(throws: Halt.self) { try transition(program, parent, from, to) }
    #expect(program.log(since: start) == ["raises NSInvalidArgumentException"])
  }

  @Test func aContainerThatForwardsByHandRaises() throws {
    let (program, parent, from, to) = try container(forwards: false)
    try program.add(to, to: parent)
    let start = program.mark()
    #expect(throws: Halt.self) { try transition(program, parent, from, to) }
    #expect(program.log(since: start) == ["raises NSInvalidArgumentException"])
  }

  @Test func durationZeroEndsInTheNextTurn() throws {
    let (program, parent, from, to) = try container()
    try program.add(to, to: parent)
    let start = program.mark()
    try transition(program, parent, from, to, duration: 0)
    try program.simulator.settle()
    let log = program.log(since: start, hiding: ["viewIsAppearing", "viewDidLoad"])
    #expect(
      log.filter { $0.hasSuffix("Appear") || $0.hasSuffix("Disappear") } == [
        "F.viewWillDisappear", "T.viewWillAppear", "T.viewDidAppear", "F.viewDidDisappear",
      ])
  }
}
