import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// Expectations that a test does not fulfill itself: of a predicate, of a property and of a notification.
extension Interpreter {
  /// Sets up an expectation that has been made by its class's own initialiser; false where the class is
  /// `XCTestExpectation` itself.
  func setUp(_ expectation: Object, _ arguments: [PassedArgument], at span: NodeSpan) throws(Halt)
    -> Bool
  {
    func argument(_ label: String) -> Value? {
      arguments.first { $0.label == label }?.value
    }
    switch info(of: expectation).name {
    case "XCTNSPredicateExpectation":
      let predicate = argument("predicate") ?? arguments.first?.value ?? .nothing
      try expect(predicate, of: argument("object") ?? .nothing, expectation, handler: nil, at: span)
    case "XCTKVOExpectation":
      guard let path = argument("keyPath") ?? arguments.first?.value,
        let object = argument("object")?.object
      else { return false }
      let expected = argument("expectedValue")
      let options = argument("options")
      // With a value to wait for it looks at once whether that is there already.
      let looksAtOnce = options.map { $0.names("initial") } ?? (expected != nil)
      try expect(
        describe(path), of: object, expected, expectation, looksAtOnce: looksAtOnce, handler: nil,
        at: span)
    case "XCTNSNotificationExpectation":
      let name = arguments.first.flatMap { notificationName($0.value) }
      expect(
        notification: name, of: argument("object")?.object, expectation, handler: nil, at: span)
    default: return false
    }
    return true
  }

  /// `expectation(for:evaluatedWith:handler:)`.
  func expectPredicate(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    let object = try makeExpectation("", at: span)
    let values = arguments.map { $0.value }
    try expect(
      values.first ?? .nothing, of: values.count > 1 ? values[1] : .nothing, object,
      handler: values.count > 2 ? values[2].object as? RuntimeBlock : nil, at: span)
    return .object(object)
  }

  /// `keyValueObservingExpectation(for:keyPath:expectedValue:)`, or with a handler in the value's place.
  func expectChange(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    guard arguments.count > 1, let observed = arguments[0].value.object else {
      throw fail(
        "scenario.wrong-arguments", "an expectation observes an object and a key path", at: span)
    }
    let object = try makeExpectation("", at: span)
    let last = arguments.count > 2 ? arguments[2].value : .nothing
    let handler = last.object as? RuntimeBlock
    let expected = handler == nil && !last.isNothing ? last : nil
    try expect(
      describe(arguments[1].value), of: observed, expected, object, looksAtOnce: expected != nil,
      handler: handler, at: span)
    return .object(object)
  }

  /// `expectation(forNotification:object:handler:)`: fulfilled when the notification is posted.
  func expectNotification(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    let name = arguments.first.flatMap { notificationName($0.value) }
    let object = try makeExpectation("", at: span)
    let handler = arguments.last?.value.object as? RuntimeBlock
    let sender =
      arguments.count > 1 && (handler == nil || arguments.count > 2)
      ? arguments[1].value.object : nil
    expect(notification: name, of: sender, object, handler: handler, at: span)
    return .object(object)
  }

  // MARK: What fulfills them

  private func expect(
    notification name: String?, of sender: Object?, _ expectation: Object, handler: RuntimeBlock?,
    at span: NodeSpan
  ) {
    set("Expect notification '\(name ?? "")'", of: expectation, at: span)
    expectation.properties["assertForOverFulfill"] = .bool(false)
    var observer = NotificationObserver()
    observer.place = simulator.objectCount
    observer.name = name
    observer.sender = sender
    observer.block = fulfilling(expectation, if: handler, at: span)
    system.notifications.add(observer)
  }

  private func expect(
    _ path: String, of observed: Object, _ expected: Value?, _ expectation: Object,
    looksAtOnce: Bool, handler: RuntimeBlock?, at span: NodeSpan
  ) throws(Halt) {
    let wanted = expected.map { " to have value '\(describe($0))'" } ?? ""
    set(
      "Expect value of '\(path)' of \(observed.debugName)\(wanted)", of: expectation, at: span)
    expectation.properties["assertForOverFulfill"] = .bool(false)
    guard let expected else {
      let block = fulfilling(expectation, if: handler, at: span)
      return try observe(path, of: observed, by: block, looksAtOnce: looksAtOnce)
    }
    simulator.retain(expected)
    let block = makeBlock(owner: nil, captures: [.object(expectation), expected]) {
      interpreter, _ throws(Halt) in
      let current = try interpreter.value(ofPath: path, of: observed, at: span)
      if interpreter.isEqual(current, expected) { try interpreter.fulfill(expectation, at: span) }
      return .nothing
    }
    simulator.adopt(block)
    simulator.retain(block)
    try observe(path, of: observed, by: block, looksAtOnce: looksAtOnce)
  }

  /// A closure that fulfills an expectation, if a handler that is asked first does not refuse.
  private func fulfilling(
    _ expectation: Object, if handler: RuntimeBlock?, at span: NodeSpan
  ) -> RuntimeBlock {
    let block = makeBlock(owner: nil, captures: [.object(expectation)] + [.optional(handler)]) {
      interpreter, values throws(Halt) in
      if let handler, case .bool(false) = try interpreter.call(handler, values) { return .nothing }
      try interpreter.fulfill(expectation, at: span)
      return .nothing
    }
    simulator.adopt(block)
    simulator.retain(block)
    return block
  }

  private func expect(
    _ predicate: Value, of object: Value, _ expectation: Object, handler: RuntimeBlock?,
    at span: NodeSpan
  ) throws(Halt) {
    set("Expect predicate `\(describe(predicate))`", of: expectation, at: span)
    let condition = makeBlock(
      owner: nil, captures: [.object(expectation), predicate, object] + [.optional(handler)]
    ) { interpreter, _ throws(Halt) in
      guard try interpreter.evaluate(predicate: predicate, with: object, at: span) else {
        return .nothing
      }
      if let handler, case .bool(false) = try interpreter.call(handler, []) { return .nothing }
      try interpreter.fulfill(expectation, at: span)
      return .nothing
    }
    simulator.adopt(condition)
    simulator.retain(condition)
    state(of: expectation, at: span).condition = condition
  }

  // MARK: Asking periodically

  /// How often a predicate is asked while a test waits for it, in seconds: the first time after so many.
  private static let secondsOfPredicates = 1.0

  /// Has the predicates that a wait is about asked as long as it lasts.
  func askPredicates(of wait: ExpectationWait) {
    for condition in wait.conditions where wait.result == nil { ask(condition, wait) }
  }

  private func ask(_ condition: RuntimeBlock, _ wait: ExpectationWait) {
    let alarm = makeBlock(owner: nil, captures: [.object(condition)]) {
      interpreter, _ throws(Halt) in
      guard wait.result == nil, wait.conditions.contains(where: { $0 === condition }) else {
        return .nothing
      }
      try interpreter.step()
      _ = try interpreter.call(condition, [])
      if wait.result == nil { interpreter.ask(condition, wait) }
      return .nothing
    }
    simulator.adopt(alarm)
    simulator.sleep(Self.secondsOfPredicates, alarm)
  }
}
