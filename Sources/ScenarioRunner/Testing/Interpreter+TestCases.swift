import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// Running test cases as XCTest does.
///
/// Classes and their methods come in alphabetical order, each method on an instance of its own, all of which
/// are made first and stay to the end. What a method throws or raises is its failure, and the next one runs;
/// a crash ends all.
extension Interpreter {
  /// Runs the test cases among some types; false where there is no test.
  func runTests(_ types: [String]) throws(Halt) -> Bool {
    let cases = try testCases(types)
    for (info, tests) in cases {
      try runClassHook("setUp", of: info)
      for (test, object) in tests { try run(test, on: object, of: info) }
      try runClassHook("tearDown", of: info)
    }
    return !cases.isEmpty
  }

  /// Whether the program declares a test.
  var declaresTests: Bool {
    types.declared.contains { name in
      types[name].map { $0.isKind(of: "XCTestCase") && !$0.tests.isEmpty } ?? false
    }
  }

  /// The test cases with the methods they have and inherit, each with its instance.
  private func testCases(_ types: [String]) throws(Halt) -> [(ClassInfo, [(MethodInfo, Object)])] {
    var cases: [(ClassInfo, [(MethodInfo, Object)])] = []
    // Objective-C declares a class and implements it.
    for name in Set(types).sorted() {
      guard let info = self.types[name], info.kind == .class, info.isKind(of: "XCTestCase") else {
        continue
      }
      var tests: [(MethodInfo, Object)] = []
      for test in info.tests {
        let object = try allocate(info)
        simulator.retain(object)
        system.tests.keep(object)
        tests.append((test, object))
      }
      if !tests.isEmpty { cases.append((info, tests)) }
    }
    return cases
  }

  private func run(_ test: MethodInfo, on object: Object, of info: ClassInfo) throws(Halt) {
    let run = TestCaseRun(object, test.declaration.name, at: test.declaration.nameSpan)
    system.tests.run = run
    defer { system.tests.run = nil }
    simulator.origin = nil
    try simulator.divider(run.name)
    for hook in [.asyncSetUp, .setUpWithError, .setUp] as [TestHook] {
      let hasSucceeded = try callHook(hook, of: info, run)
      if !hasSucceeded { run.isSkipped = true }
    }
    if !run.isSkipped {
      run.hasEnded = try part(of: run) { i throws(Halt) in try i.call(test, on: object) }
    }
    while let block = run.teardownBlocks.popLast() {
      _ = try part(of: run) { interpreter throws(Halt) in
        try interpreter.runToEnd(block)
        try interpreter.simulator.release(block)
      }
    }
    for hook in [.tearDown, .tearDownWithError, .asyncTearDown] as [TestHook] {
      _ = try callHook(hook, of: info, run)
    }
    // A test that has not come to the wait has failed already, or is skipped.
    if run.hasEnded { _ = try part(of: run) { i throws(Halt) in try i.failOfUnwaited(run) } }
    let expected = run.expectedFailures
    run.expectedFailures = []
    for failure in expected {
      _ = try part(of: run) { i throws(Halt) in try i.failIfMissing(failure) }
    }
    simulator.origin = nil
    // What is due now still comes; what takes time goes on during the next test.
    try simulator.wait(0)
  }

  // MARK: Parts of a test

  private func callHook(_ hook: TestHook, of info: ClassInfo, _ run: TestCaseRun) throws(Halt)
    -> Bool
  {
    guard
      let method = info.methods(named: hook.name).first(where: {
        !$0.isStatic && $0.declaration.modifiers.contains(.async) == hook.isAsync
      })
    else { return true }
    return try part(of: run) { i throws(Halt) in try i.call(method, on: run.object) }
  }

  private func runClassHook(_ name: String, of info: ClassInfo) throws(Halt) {
    guard let method = info.methods(named: name).first(where: { $0.isStatic }) else { return }
    _ = try invoke(method, on: .type(info.runtime), [])
  }

  /// Does a part of a test; false where it has not come to its end.
  private func part(of run: TestCaseRun, _ body: (Interpreter) throws(Halt) -> Void) throws(Halt)
    -> Bool
  {
    do throws(Halt) {
      try body(self)
      return true
    } catch {
      try explain(error, in: run)
      return false
    }
  }

  /// What the end of a part of a test means to it; what ends all is thrown on.
  private func explain(_ halt: Halt, in run: TestCaseRun) throws(Halt) {
    let place = position.statement ?? run.place
    switch halt {
    case .failure where run.isInterrupted: run.isInterrupted = false
    case .failure:
      guard let error = calls.takeThrown() else { throw halt }
      if let summary = skipSummary(of: error) { return try simulator.log(summary) }
      if TestAssertion.isReported(error) { return }
      try record(
        "failed: caught error: \"\(describe(error))\"", .thrownError, in: run, at: place)
    case .exception(let exception):
      guard !exception.isCrash else { throw crash(exception, in: run, at: place) }
      try record(
        "failed: caught \"\(exception.name)\", \"\(exception.reason)\"", .uncaughtException,
        in: run,
        at: place)
    case .budget, .terminated: throw halt
    }
  }

  private func record(
    _ text: String, _ kind: FailureKind, in run: TestCaseRun, at place: NodeSpan
  ) throws(Halt) {
    do throws(Halt) {
      try recordFailure(text, kind, at: place)
    } catch {
      guard run.isInterrupted else { throw error }
      run.isInterrupted = false
    }
  }

  private func crash(_ exception: Exception, in run: TestCaseRun, at place: NodeSpan) -> Halt {
    fail(
      "scenario.test-crash",
      "'\(run.name)' crashes the process: \(exception.name): \(exception.reason)", at: place,
      notes: [
        Diagnostic.Note(
          "Xcode runs the tests after it in a new process, which is not shown here")
      ])
  }

  /// Calls a method of a test, and runs the loop until it has ended where it waits.
  private func call(_ method: MethodInfo, on object: Object) throws(Halt) {
    guard method.declaration.modifiers.contains(.async) else {
      _ = try send(method, [], to: object, rule: .testOrder)
      return
    }
    let work = makeBlock(owner: object, captures: [.object(object)]) {
      interpreter, _ throws(Halt) in
      try interpreter.send(method, [], to: object, rule: .testOrder)
    }
    simulator.adopt(work)
    try runToEnd(work, at: method.declaration.nameSpan)
  }

  /// Runs a block as a task, and the loop until it has ended.
  private func runToEnd(_ block: RuntimeBlock, at span: NodeSpan? = nil) throws(Halt) {
    let span = span ?? position.place
    let made = try makeTask(
      [PassedArgument(label: nil, value: .object(block), isTrailing: true, span: span)],
      isImmediate: true)
    guard let task = made.object as? RuntimeTask else { return }
    simulator.retain(task)
    defer { simulator.autorelease(task) }
    if !task.isFinished, try !simulator.runTurns(until: { task.isFinished }) {
      throw fail(
        "scenario.task-never-resumed", "nothing that is left to do lets this test go on", at: span)
    }
    let error = task.error.value
    guard !error.isNothing else { return }
    simulator.retain(error)
    calls.thrown = error
    throw .failure
  }
}

/// What a test case does before and after each test.
private enum TestHook {
  case asyncSetUp, setUpWithError, setUp, tearDown, tearDownWithError, asyncTearDown

  var name: String {
    switch self {
    case .asyncSetUp, .setUp: "setUp"
    case .setUpWithError: "setUpWithError"
    case .asyncTearDown, .tearDown: "tearDown"
    case .tearDownWithError: "tearDownWithError"
    }
  }

  var isAsync: Bool {
    switch self {
    case .asyncSetUp, .asyncTearDown: true
    default: false
    }
  }
}

extension ClassInfo {
  /// The test methods that it has and inherits, in alphabetical order.
  fileprivate var tests: [MethodInfo] {
    var byName: [String: MethodInfo] = [:]
    var current: ClassInfo? = self
    while let found = current {
      for method in found.methodsInOrder where method.isTest {
        if byName[method.declaration.name] == nil {
          byName[method.declaration.name] = found.methods[method.declaration.name]?.last ?? method
        }
      }
      current = found.superclass
    }
    return byName.values.sorted { $0.declaration.name < $1.declaration.name }
  }
}

extension MethodInfo {
  /// Whether XCTest takes it for a test.
  fileprivate var isTest: Bool {
    !isStatic && declaration.name.hasPrefix("test") && declaration.parameters.isEmpty
  }
}

extension Exception {
  /// Whether it is no exception of Objective-C's, which a test survives, but ends the process.
  fileprivate var isCrash: Bool { name == "Fatal error" || name.hasPrefix("EXC_") }
}
