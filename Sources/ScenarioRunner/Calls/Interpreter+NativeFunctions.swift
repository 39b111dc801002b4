import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// What the functions of Swift, C and Foundation do.
extension Interpreter {
  func callNative(
    _ native: FreeFunctions.Native, _ name: String, _ arguments: [PassedArgument],
    at span: NodeSpan
  ) throws(Halt) -> Value {
    let values = arguments.map { $0.value }
    switch native {
    case .settle: try simulator.settle()
    case .wait: try wait(arguments, at: span)
    case .sleep: try sleep(arguments, unit: name == "usleep" ? 1e-6 : 1, at: span)
    case .clock: return .double(simulator.seconds)
    case .print: try printValues(arguments, isDebugging: name == "debugPrint")
    case .log where name.hasPrefix("os_log"):
      // Where it is logged, and how urgent it is, are no parts of the message.
      let parts = arguments.filter { $0.label == nil }.map { $0.value }
      try log(Array(parts.drop { $0.isLogOrLevel }))
    case .log: try log(values)
    case .animate: return try animate(arguments, at: span)
    case .transitionViews: return try animate(arguments, at: span)
    case .animator: return try runAnimator(arguments)
    case .timer: return try startTimer(arguments, at: span)
    case .thread: try detachThread(arguments, at: span)
    case .runLoopBlock:
      if let block = values.last?.object as? RuntimeBlock { simulator.performInRunLoop(block) }
    case .concurrently: try performConcurrently(arguments, at: span)
    case .dispatchTimer: return makeDispatchTimer(arguments)
    case .dispatchSource: return try dispatchSource(name, arguments)
    case .mainActorRun where !simulator.isOnMainThread && name.hasSuffix("run"):
      if let block = values.last?.object as? RuntimeBlock {
        return try waitForMainThread(block, at: span)
      }
    case .mainActorRun where !simulator.isOnMainThread && name.hasSuffix("Isolated"):
      throw trap("Incorrect actor executor assumption; expected 'MainActor' executor.")
    case .performWithoutAnimation, .mainActorRun:
      if let block = values.last?.object as? RuntimeBlock { return try call(block, []) }
    case .dispatchAsync, .dispatchSync, .dispatchAfter, .dispatchTime, .dispatchOnce:
      return try dispatch(native, name, arguments, at: span)
    case .attemptRotation: try simulator.attemptRotation()
    case .mainQueue: return Statics.queue("main")
    case .globalQueue: return Statics.queue("global", id: 1)
    case .makeQueue: return makeQueue(arguments)
    case .dispatchGroup: return try dispatchGroup(name, arguments, at: span)
    case .now: return .double(0)
    case .interval: return .double(Self.time(name, values.first?.number) ?? 0)
    case .fatalError, .assert: try fail(native, name, values)
    case .typeOf, .stringFromClass, .classFromString, .stringFromSelector, .selectorFromString,
      .stringFromGeometry:
      return try reflect(native, name, values)
    case .transactionCompletion:
      if let block = values.last?.object as? RuntimeBlock {
        simulator.setTransactionCompletion(block)
      }
    case .openAnimation: callOpenAnimation(name, values)
    case .transactionBegin: simulator.beginTransaction()
    case .transactionCommit: try simulator.commitTransaction()
    case .stream: return makeStreamPair(arguments)
    case .taskGroup: return try awaitGroup(name, arguments, at: span)
    case .cancellationHandler: return try awaitWithHandler(arguments, at: span)
    case .observationTracking: return try trackObservation(arguments, at: span)
    case .publish: return makeSystemPublisher(name, arguments) ?? .nothing
    case .task: return try callTask(name, arguments, at: span)
    case .continuation: return try awaitContinuation(name, arguments, at: span)
    case .ignored, .swap: break
    case .opaque: return .aggregate(Opaque.value(name))
    case .range:
      let fields = zip(["location", "length"], values).map { Aggregate.Field(name: $0, value: $1) }
      return .aggregate(Opaque.value("NSRange", fields))
    case .variableBindings: return .dictionary([])
    case .localized: return values.first ?? .string("")
    case .zero: return .int(0)
    // The same on every run: chance would have it so now and then.
    case .lowest:
      guard case .aggregate(let range)? = values.first else { return .int(0) }
      return range["lower"] ?? .int(0)
    case .no: return .bool(false)
    case .device: return askDevice(name, values.first)
    case .equalGeometry:
      return .bool(values.count == 2 && isEqual(values[0], values[1]))
    case .method: return try callMethodFunction(name, values)
    case .testing: return try callTestFunction(name, arguments, at: span)
    case .associate, .associated, .sendMessage, .cancelPerforms, .sizeOf:
      return try callRuntime(native, values, at: span)
    default: return try calculate(native, name, arguments, at: span)
    }
    return .nothing
  }

  private func wait(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) {
    let label = arguments.first?.label
    if label == "for" {
      _ = try waitInTest(arguments, at: span)
      return
    }
    guard let seconds = arguments.first?.value.number else {
      throw fail("scenario.wrong-arguments", "'wait' needs a number of seconds", at: span)
    }
    try simulator.wait(seconds)
  }

  /// The functions of the Objective-C runtime that notes call.
  private func callRuntime(_ native: FreeFunctions.Native, _ values: [Value], at span: NodeSpan)
    throws(Halt) -> Value
  {
    let object = values.first?.object
    switch native {
    case .sizeOf:
      if case .array(let elements)? = values.first { return .count(8 * elements.count) }
      return .int(8)
    case .associate:
      guard let object, values.count > 2 else { return .nothing }
      let key = "associated " + associationKey(values[1])
      simulator.retain(values[2])
      let old = object.properties.updateValue(values[2], forKey: key)
      if let old { try simulator.release(old) }
    case .associated:
      guard let object, values.count > 1 else { return .nothing }
      return object.properties["associated " + associationKey(values[1])] ?? .nothing
    case .sendMessage:
      guard let object, values.count > 1, case .selector(let selector) = values[1] else {
        return .nothing
      }
      return try perform(selector, Array(values.dropFirst(2)), on: object, at: span)
    case .cancelPerforms:
      guard let object else { return .nothing }
      var selector: SelectorID?
      if values.count > 1, case .selector(let name) = values[1] {
        selector = try resolve(name, on: object, at: span).0
      }
      simulator.cancelPerforms(of: selector, on: object)
    default: break
    }
    return .nothing
  }

  /// A key is the address of a variable, or a selector.
  private func associationKey(_ value: Value) -> String {
    if case .object(let pointer as Pointer) = value { return pointer.name }
    return describe(value)
  }

  // MARK: Output

  private func printValues(_ arguments: [PassedArgument], isDebugging: Bool) throws(Halt) {
    var separator = " "
    var terminator = "\n"
    var texts: [String] = []
    for argument in arguments {
      switch argument.label {
      case "separator": separator = describe(argument.value)
      case "terminator": terminator = describe(argument.value)
      default:
        texts.append(
          isDebugging ? try debugText(of: argument.value) : try text(of: argument.value))
      }
    }
    let text = texts.joined(separator: separator) + terminator
    try count(output: text.utf8.count)
    system.printed.print(text)
    if terminator.utf8.last == UInt8(ascii: "\n") { try writeUnfinishedLine() }
  }

  /// Writes what has been printed and has no end of line.
  func writeUnfinishedLine() throws(Halt) {
    guard let line = system.printed.takeLine() else { return }
    try write(line, isCounted: true)
  }

  private func log(_ values: [Value]) throws(Halt) {
    let described = try described(values)
    guard case .string(let text)? = described.first else {
      return try write(described.first.map { describe($0) } ?? "")
    }
    try write(format(text, Array(described.dropFirst())))
  }

  private func write(_ text: String, isCounted: Bool = false) throws(Halt) {
    if !isCounted { try count(output: text.utf8.count) }
    var line = text
    while line.hasSuffix("\n") { line.removeLast() }
    try simulator.log(line)
  }

  // MARK: Animations

  /// `UIView.animate(withDuration:…)` in all its forms.
  func animate(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    if arguments.first?.label == "duration" {
      let shapes = ["withDuration", "animations"].map {
        ParameterShape(label: $0, isOptional: false, isFunction: $0 == "animations")
      }
      throw fail(
        "scenario.wrong-arguments", ArgumentMismatch(shapes, arguments.map { $0.shape }).message,
        at: span,
        notes: [Diagnostic.Note("it is declared as 'animate(withDuration:animations:completion:)'")]
      )
    }
    var duration = 0.25
    var delay = 0.0
    var closures: [(label: String?, block: RuntimeBlock)] = []
    for argument in arguments {
      if let block = argument.value.object as? RuntimeBlock {
        closures.append((argument.label, block))
        continue
      }
      guard let number = argument.value.number else { continue }
      switch argument.label {
      case "withDuration", "duration": duration = number
      case "delay": delay = number
      default: break
      }
    }
    let completion = closures.first { $0.label == "completion" }
    var others = closures.filter { $0.label != "completion" }
    if let from = argument("from", arguments)?.object as? UIView,
      let to = argument("to", arguments)?.object as? UIView
    {
      try simulator.transition(
        from: from, to: to, duration: max(0, duration),
        hides: argument("options", arguments)?.names("showHideTransitionViews") == true,
        completion: completion?.block ?? others.first?.block)
      return .nothing
    }
    guard let animations = others.first?.block else {
      // A transition of views may have a completion alone.
      if let completion { simulator.async(after: duration, completion.block) }
      return .nothing
    }
    others.removeFirst()
    try simulator.animate(
      duration: max(0, duration + delay), animations: animations,
      completion: completion?.block ?? others.first?.block,
      flushes: argument("options", arguments)?.names("flushUpdates") == true)
    return .nothing
  }

  private func argument(_ label: String, _ arguments: [PassedArgument]) -> Value? {
    arguments.first { $0.label == label }?.value
  }

  // MARK: Dispatch in C's form

  private func dispatch(
    _ native: FreeFunctions.Native, _ name: String, _ arguments: [PassedArgument],
    at span: NodeSpan
  ) throws(Halt) -> Value {
    switch native {
    case .dispatchTime:
      // The time in nanoseconds from now.
      return .double((arguments.last?.value.number ?? 0) / 1e9)
    case .dispatchOnce:
      let key = "\(span.source):\(span.lower)"
      guard system.queues.begins(key) else { return .nothing }
      if let block = arguments.last?.value.object as? RuntimeBlock { _ = try call(block, []) }
    default:
      guard let block = arguments.last?.value.object as? RuntimeBlock else {
        throw fail("scenario.wrong-arguments", "this needs a block to run", at: span)
      }
      let queue = arguments.dropLast().last.map { queueID(of: $0.value) } ?? 0
      switch native {
      case .dispatchAfter:
        dispatch(block, on: queue, after: arguments.first?.value.number ?? 0)
      case .dispatchSync: return try runSynchronously(block, on: queue, at: span)
      default: dispatch(block, on: queue, isBarrier: name.hasPrefix("dispatch_barrier"))
      }
    }
    return .nothing
  }

  // MARK: Failing

  private func fail(_ native: FreeFunctions.Native, _ name: String, _ values: [Value]) throws(Halt)
  {
    if case .assert = native, truth(of: values.first ?? .nothing) { return }
    let isAssertion: Bool
    if case .assert = native { isAssertion = true } else { isAssertion = false }
    let texts = isAssertion ? values.dropFirst() : values[...]
    var text = texts.first.map { describe($0) } ?? ""
    if name == "NSAssert", case .string(let pattern)? = texts.first {
      throw simulator.raise(
        name: "NSInternalInconsistencyException", reason: format(pattern, Array(texts.dropFirst())))
    }
    if text.isEmpty { text = isAssertion ? "Assertion failed" : name }
    throw trap(text)
  }

  // MARK: Names of types

  private func reflect(_ native: FreeFunctions.Native, _ name: String, _ values: [Value])
    throws(Halt) -> Value
  {
    let first = values.first ?? .nothing
    switch native {
    case .typeOf:
      // UIKit's own class of it is nobody's to name, but is printed.
      if case .object(let context as TransitionContext) = first { return .string(context.ownName) }
      if case .object(let object) = first { return .type(object.runtimeClass) }
      if let info = operandType(first) { return .type(info.runtime) }
      return .string(typeName(of: first))
    case .classFromString:
      guard case .string(let text) = first else { return .nothing }
      // The class of a Swift module is `App.Page`.
      let name = text.utf8.split(separator: UInt8(ascii: ".")).last.flatMap { String($0) } ?? text
      return try classInfo(named: name).map { .type($0.runtime) } ?? .nothing
    case .stringFromClass:
      // Swift's classes have their module's name before their own.
      if case .type(let type) = first, frame.dialect == .swift, types.declared.contains(type.name) {
        return .string("App." + type.name)
      }
      return .string(describe(first))
    case .selectorFromString: return .selector(describe(first))
    case .stringFromGeometry:
      return .string(Geometry.foundationText(of: first, name) ?? describe(first))
    default: return .string(describe(first))
    }
  }

  // MARK: Numbers

  private func calculate(
    _ native: FreeFunctions.Native, _ name: String, _ arguments: [PassedArgument],
    at span: NodeSpan
  ) throws(Halt) -> Value {
    let values = arguments.map { $0.value }
    let numbers = values.compactMap { $0.number }
    switch native {
    case .minimum, .maximum:
      let ordered = try sorted(values, at: span)
      let isLeast = if case .minimum = native { true } else { false }
      guard let best = isLeast ? ordered.first : ordered.last else { break }
      return best
    case .absolute:
      if case .int(let number)? = values.first {
        return .int(number == .min ? .max : abs(number))
      }
      if let number = numbers.first { return .double(number.magnitude) }
    case .rounded:
      guard let number = numbers.first else { break }
      switch name {
      case "floor": return .double(number.rounded(.down))
      case "ceil": return .double(number.rounded(.up))
      default: return .double(number.rounded())
      }
    case .root:
      if let number = numbers.first { return .double(number < 0 ? 0 : number.squareRoot()) }
    case .zip:
      guard values.count == 2 else { break }
      return .array(try zipped(values[0], values[1], at: span))
    case .stride: return try stride(arguments, at: span)
    case .sequence: return try sequence(arguments, at: span)
    case .elementary:
      if let value = ElementaryFunctions.value(name, numbers) { return .double(value) }
    case .make: return try geometry(name, arguments, at: span)
    default: break
    }
    throw fail(
      "scenario.wrong-arguments", "'\(name)' cannot be called with these arguments", at: span)
  }

  /// Pairs of elements, as many as the shorter of two sequences has; one of them may be `0...`.
  private func zipped(_ left: Value, _ right: Value, at span: NodeSpan) throws(Halt) -> [Value] {
    func start(_ value: Value) -> Int64? {
      guard case .aggregate(let range) = value, range.typeName == Self.rangeType,
        case .int(let lower)? = range["lower"], range["upper"]?.isNothing == true
      else { return nil }
      return lower
    }
    let counted = start(left) == nil ? left : right
    let count = try elements(ofSequence: counted, at: span).count
    func listed(_ value: Value) throws(Halt) -> [Value] {
      guard let lower = start(value) else { return try elements(ofSequence: value, at: span) }
      return (0..<Int64(count)).map { .int(lower &+ $0) }
    }
    return Swift.zip(try listed(left), try listed(right)).map { Self.pair("", $0, "", $1) }
  }

  private func stride(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    guard arguments.count == 3, let start = arguments[0].value.number,
      let end = arguments[1].value.number, let step = arguments[2].value.number, step != 0
    else { throw fail("scenario.wrong-arguments", "'stride' needs from, to and by", at: span) }
    let isThrough = arguments[1].label == "through"
    var result: [Value] = []
    var current = start
    while step > 0
      ? (isThrough ? current <= end : current < end)
      : (isThrough ? current >= end : current > end)
    {
      try self.step()
      if case .int = arguments[0].value {
        result.append(.int(Self.integer(current)))
      } else {
        result.append(.double(current))
      }
      current += step
    }
    return .array(result)
  }

  /// `sequence(first:next:)`: each element makes the next, until there is none.
  private func sequence(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    guard arguments.count == 2, arguments[0].label == "first",
      let next = arguments[1].value.object as? RuntimeBlock
    else {
      throw fail(
        "scenario.wrong-arguments", "'sequence' needs a first element and a closure", at: span)
    }
    var elements: [Value] = []
    var current = arguments[0].value
    while !current.isNothing {
      try step()
      elements.append(current)
      current = try call(next, [current])
    }
    return .array(elements)
  }

  private func geometry(_ name: String, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Value
  {
    let passed = arguments.map { (label: nil as String?, value: $0.value) }
    if name.hasSuffix("Make"), let made = Geometry.make(String(name.dropLast(4)), passed) {
      return made
    }
    let wanted = ["CGRectMake": 4, "CGSizeMake": 2, "CGPointMake": 2][name] ?? arguments.count
    if arguments.count != wanted {
      throw fail(
        "scenario.wrong-arguments",
        "too \(arguments.count < wanted ? "few" : "many") arguments to function call, expected"
          + " \(wanted), have \(arguments.count)", at: span)
    }
    if let value = Geometry.call(function: name, arguments.map { $0.value }) { return value }
    throw fail(
      "scenario.wrong-arguments", "'\(name)' cannot be called with these arguments", at: span)
  }
}

extension Value {
  /// Whether it is no message, in front of which `os_log` may have a log and a level.
  fileprivate var isLogOrLevel: Bool {
    if case .string = self { false } else { true }
  }
}
