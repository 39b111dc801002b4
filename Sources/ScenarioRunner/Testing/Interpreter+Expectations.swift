import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// XCTest's expectations: making them, fulfilling them, waiting for them.
extension Interpreter {
  private static var stateField: String { "expectation" }

  /// `expectation(description:)`: one that the test has to wait for.
  func makeExpectation(_ description: String, at span: NodeSpan) throws(Halt) -> Object {
    guard let info = try classInfo(named: "XCTestExpectation") else { throw .failure }
    let object = try allocate(info)
    set(description, of: object, at: span)
    // A test's own expectation fails when it is fulfilled too often, one that is made by hand does not.
    object.properties["assertForOverFulfill"] = .bool(true)
    if let run = system.tests.run {
      simulator.retain(object)
      run.expectations.append(object)
    }
    return object
  }

  /// Says what an expectation is called that has just been made.
  func set(_ description: String, of object: Object, at span: NodeSpan) {
    let state = ExpectationState(description, at: span)
    simulator.adopt(state)
    simulator.retain(state)
    object.properties[Self.stateField] = .object(state)
    object.properties["expectationDescription"] = .string(description)
  }

  func state(of object: Object, at span: NodeSpan) -> ExpectationState {
    if let known = object.properties[Self.stateField]?.object as? ExpectationState { return known }
    set("no description provided", of: object, at: span)
    return state(of: object, at: span)
  }

  private func isSet(_ name: String, _ objectiveC: String? = nil, of object: Object) -> Bool {
    if case .bool(true)? = object.properties[name] { return true }
    guard let objectiveC, case .bool(true)? = object.properties[objectiveC] else { return false }
    return true
  }

  /// `fulfill()`.
  func fulfill(_ object: Object, at span: NodeSpan) throws(Halt) {
    let state = state(of: object, at: span)
    let wanted = max(1, object.properties["expectedFulfillmentCount"]?.place ?? 1)
    state.fulfillments += 1
    if state.fulfillments > wanted, isSet("assertForOverFulfill", of: object) {
      return try recordFailure(
        "API violation - multiple calls made to -[XCTestExpectation fulfill] for \(state.text).",
        at: span)
    }
    guard state.fulfillments == wanted else { return }
    state.order = system.tests.noteFulfilment()
    state.wait?.look(isTimeOver: false)
  }

  // MARK: Waiting

  /// `wait(for:timeout:enforceOrder:)` of a test: what goes wrong is a failure of the test.
  func waitInTest(_ arguments: [PassedArgument], isAsync: Bool = false, at span: NodeSpan)
    throws(Halt) -> Value
  {
    let objects = arguments.first?.value.elements?.compactMap { $0.object } ?? []
    let wait = beginWait(for: objects, arguments, at: span)
    forget(objects)
    return try finish(wait, isAsync: isAsync, at: span) { interpreter, wait throws(Halt) in
      if let failure = wait.failure { try interpreter.recordFailure(failure, at: span) }
      return .nothing
    }
  }

  /// The same of an `XCTWaiter`, which only says what came of it.
  func waitByWaiter(_ arguments: [PassedArgument], isAsync: Bool = false, at span: NodeSpan)
    throws(Halt) -> Value
  {
    let objects = arguments.first?.value.elements?.compactMap { $0.object } ?? []
    let wait = beginWait(for: objects, arguments, at: span)
    let isSwift = frame.dialect == .swift
    return try finish(wait, isAsync: isAsync, at: span) { _, wait throws(Halt) in
      let result = wait.result ?? .timedOut
      guard !isSwift else { return .member(result.rawValue) }
      return .member("XCTWaiterResult" + SelectorName.capitalized(result.rawValue))
    }
  }

  /// `waitForExpectations(timeout:handler:)`: for all that the test has made and not waited for.
  func waitForAll(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    let objects = system.tests.run?.expectations ?? []
    guard !objects.isEmpty else {
      try recordFailure(
        "API violation - call made to wait without any expectations having been set.", at: span)
      return .nothing
    }
    var passed = arguments
    passed.insert(
      PassedArgument(label: nil, value: .nothing, isTrailing: false, span: span), at: 0)
    let handler = arguments.last?.value.object as? RuntimeBlock
    let wait = beginWait(for: objects, passed, at: span)
    forget(objects)
    return try finish(wait, isAsync: false, at: span) { interpreter, wait throws(Halt) in
      if let failure = wait.failure { try interpreter.recordFailure(failure, at: span) }
      let error: Value =
        wait.failure == nil ? .nothing : .aggregate(Opaque.value("XCTestError"))
      if let handler { _ = try interpreter.call(handler, [error]) }
      return .nothing
    }
  }

  private func beginWait(
    for objects: [Object], _ arguments: [PassedArgument], at span: NodeSpan
  ) -> ExpectationWait {
    let expectations = objects.map { object in
      ExpectationWait.Expectation(
        state: state(of: object, at: span), isInverted: isSet("isInverted", "inverted", of: object))
    }
    let isOrdered = arguments.count > 2 && truth(of: arguments[2].value) && !isBlock(arguments[2])
    // Without a time it waits as long as the scenario may take.
    let seconds =
      (arguments.count > 1 ? arguments[1].value.number : nil) ?? simulator.budget.seconds
    return ExpectationWait(for: expectations, seconds: seconds, isOrdered: isOrdered)
  }

  private func isBlock(_ argument: PassedArgument) -> Bool { argument.value.object is RuntimeBlock }

  /// Takes expectations that are waited for from those that the test has still to wait for.
  private func forget(_ objects: [Object]) {
    guard let run = system.tests.run else { return }
    for object in objects {
      guard let place = run.expectations.firstIndex(where: { $0 === object }) else { continue }
      run.expectations.remove(at: place)
      simulator.autorelease(object)
    }
  }

  /// Runs the loop until a wait is over, or has the task that runs wait for it, and says what came of it.
  private func finish(
    _ wait: ExpectationWait, isAsync: Bool, at span: NodeSpan,
    _ answer: @escaping (Interpreter, ExpectationWait) throws(Halt) -> Value
  ) throws(Halt) -> Value {
    askPredicates(of: wait)
    if isAsync { return try awaitEnd(of: wait, at: span, answer) }
    if wait.result == nil {
      if simulator.isOnMainThread {
        _ = try simulator.runTurns(within: wait.seconds) { wait.result != nil }
      } else {
        _ = try simulator.block(within: wait.seconds) { wait.result != nil }
      }
      wait.look(isTimeOver: true)
    }
    return try answer(self, wait)
  }

  /// `await fulfillment(of:timeout:enforceOrder:)`.
  private func awaitEnd(
    of wait: ExpectationWait, at span: NodeSpan,
    _ answer: @escaping (Interpreter, ExpectationWait) throws(Halt) -> Value
  ) throws(Halt) -> Value {
    guard tasks.isAwaiting else { throw missingAwait(at: span) }
    guard wait.result == nil else { return try answer(self, wait) }
    let pause = try beginWait(at: span)
    wait.whenOver = { [interpreter = Unowned(self), wait = Unowned(wait)] in
      do throws(Halt) {
        interpreter.value.end(pause, with: .value(try answer(interpreter.value, wait.value)))
      } catch {
        interpreter.value.end(pause, with: .value(.nothing))
      }
    }
    let alarm = RuntimeBlock(owner: pause.task.owner, captures: [.object(pause.task)]) {
      _, _ throws(Halt) in
      pause.alarm = nil
      wait.look(isTimeOver: true)
      return .nothing
    }
    simulator.adopt(alarm)
    pause.alarm = alarm
    simulator.sleep(wait.seconds, alarm)
    return .nothing
  }

  /// The failure of a test that has not waited for what it expects.
  func failOfUnwaited(_ run: TestCaseRun) throws(Halt) {
    let states = run.expectations.compactMap { object in
      object.properties[Self.stateField]?.object as? ExpectationState
    }.filter { !$0.hasBeenWaitedFor }
    for object in run.expectations { simulator.autorelease(object) }
    run.expectations = []
    guard let first = states.first else { return }
    let names = states.map { "'\($0.text)'" }.joined(separator: ", ")
    try recordFailure(
      "Failed due to unwaited expectation\(states.count > 1 ? "s" : "") \(names).", at: first.place)
  }
}
