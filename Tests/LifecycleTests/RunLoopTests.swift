import CallTrace
import Lifecycle
import Testing

/// In which turn and in which order things run that are put off (R091–R097).
struct RunLoopTests {
  /// A program whose blocks write their name to the console.
  private func lines(iOS version: Int = 17, _ body: (Program) throws -> Void) throws -> [String] {
    let program = Program(iOS: version)
    try body(program)
    try program.simulator.settle()
    return program.simulator.finish().events.compactMap { event in
      guard case .console(let line) = event.kind else { return nil }
      return "\(line.text) at \(event.moment.time.secondsText)"
    }
  }

  private func say(_ text: String, _ program: Program) -> Block {
    program.block { program throws(Halt) in try program.simulator.log(text) }
  }

  @Test func blocksOnTheMainQueueRunInOrderAfterTheCallout() throws {
    let lines = try lines { program in
      program.simulator.async(say("first", program))
      program.simulator.async(say("second", program))
      try program.simulator.log("now")
    }
    #expect(lines == ["now at 0", "first at 0", "second at 0"])
  }

  @Test func aBlockAddedWhileTheQueueDrainsWaitsForTheNextDrain() throws {
    let program = Program()
    let inner = say("inner", program)
    program.simulator.retain(inner)
    program.simulator.async(
      program.block { program throws(Halt) in
        program.simulator.async(inner)
        try program.simulator.log("outer")
      })
    program.simulator.async(say("other", program))
    try program.simulator.settle()
    let turns: [Int32] = program.simulator.finish().events.compactMap { event in
      if case .console = event.kind { event.moment.turn } else { nil }
    }
    #expect(turns.count == 3 && turns[0] == turns[1] && turns[2] > turns[1])
  }

  @Test func delaysFireInOrderOfTimeAndEqualOnesInOrderOfRegistration() throws {
    let lines = try lines { program in
      for (delay, name) in [(0.3, "c"), (0.1, "a"), (0.3, "d"), (0.2, "b")] {
        program.simulator.async(after: delay, say(name, program))
      }
    }
    #expect(lines == ["a at 0.1", "b at 0.2", "c at 0.3", "d at 0.3"])
  }

  @Test func manyTimersFireInOrderWhicheverOfThemAreCancelled() throws {
    let lines = try lines { program in
      let delays = (0..<300).map { ($0 * 37) % 100 }
      let blocks = delays.enumerated().map { place, delay in say("\(delay) \(place)", program) }
      for (place, block) in blocks.enumerated() {
        program.simulator.startTimer(every: Double(delays[place] + 1) / 10, repeats: false, block)
      }
      for place in stride(from: 0, to: 300, by: 7) {
        program.simulator.cancelTimers(of: blocks[place])
      }
    }
    let fired = lines.map { $0.split(separator: " ").prefix(2).compactMap { Int($0) } }
    let expected = (0..<300).filter { $0 % 7 != 0 }.map { [($0 * 37) % 100, $0] }
    #expect(fired == expected.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test func aBlockFromAnEventRunsBeforeTheEventsCommit() throws {
    let program = Program()
    // The launch has a commit of its own.
    try program.simulator.settle()
    let type = program.define(
      "P", .viewController,
      [.viewDidLayoutSubviews: { program, _ throws(Halt) in try program.simulator.log("layout") }])
    program.simulator.async(say("block", program))
    try program.show(program.controller(type))
    let lines = program.simulator.finish().events.compactMap { event in
      if case .console(let line) = event.kind { line.text } else { nil }
    }
    #expect(lines == ["block", "layout"])
  }

  @Test func aRepeatingTimerKeepsNobodyWaitingButFiresWhileOthersAreAwaited() throws {
    let lines = try lines { program in
      let tick = say("tick", program)
      program.simulator.startTimer(every: 0.1, repeats: true, tick)
      program.simulator.async(after: 0.25, say("done", program))
    }
    #expect(lines == ["tick at 0.1", "tick at 0.2", "done at 0.25"])
  }

  @Test func waitingAdvancesTimeEvenWhenNothingHappens() throws {
    let program = Program()
    try program.simulator.wait(1.5)
    try program.simulator.log("later")
    #expect(program.simulator.finish().events.last?.moment.time.secondsText == "1.5")
  }

  @Test func hidingAViewTellsNobody() throws {
    let program = Program()
    let root = try program.controller("P")
    try program.show(root)
    let start = program.mark()
    root.loadedView?.isHidden = true
    try program.simulator.settle()
    #expect(program.log(since: start, levels: Set(MessageSelector.Level.allCases)) == [])
  }
}

/// What ends a program that does not end by itself.
struct BudgetTests {
  @Test func aBlockThatEnqueuesItselfForeverUsesUpItsMessages() throws {
    var budget = Budget()
    budget.messages = 500
    let simulator = Simulator(budget: budget)
    enqueue(on: simulator)
    #expect(throws: Halt.self) { try simulator.settle() }
    #expect(simulator.trace.events.count <= 500)
  }

  private func enqueue(on simulator: Simulator) {
    let block = Block(owner: nil) { simulator, _ throws(Halt) in
      BudgetTests().enqueue(on: simulator)
      return .nothing
    }
    simulator.adopt(block)
    simulator.async(block)
  }

  @Test func callsInsideCallsAreLimited() throws {
    let simulator = Simulator()
    let type = RuntimeClass(name: "P", superclass: .viewController)
    let controller = try simulator.make(type)
    simulator.retain(controller)
    type.implement(Message.viewDidLoad.selectorID) { simulator, receiver, _ throws(Halt) in
      try simulator.send(.viewDidLoad, to: receiver)
    }
    #expect(throws: Halt.self) { try simulator.send(.viewDidLoad, to: controller) }
  }

  @Test func aDelayBeyondTheBudgetOfTimeEnds() throws {
    let simulator = Simulator()
    let block = Block(owner: nil) { _, _ throws(Halt) in .nothing }
    simulator.adopt(block)
    simulator.async(after: 1e9, block)
    #expect(throws: Halt.self) { try simulator.settle() }
  }
}
