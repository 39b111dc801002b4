import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// Combine's publishers: how they are made, and what is done with their values.
extension Interpreter {
  /// `Just(1)`, `PassthroughSubject<Int, Never>()`, `Future { … }`; nil for another type.
  func makePublisher(_ type: String, _ arguments: [PassedArgument]) throws(Halt) -> Value? {
    let first = arguments.first?.value
    switch type {
    case "PassthroughSubject": return .object(Subject(holding: nil, simulator))
    case "CurrentValueSubject": return .object(Subject(holding: first ?? .nothing, simulator))
    case "Just": return publisher(.values([first ?? .nothing]), holding: first)
    case "Empty": return publisher(.values([]), holding: nil)
    case "Fail": return publisher(.failure(first ?? .nothing), holding: first)
    case "Future":
      guard let block = first?.object as? RuntimeBlock else { return nil }
      return publisher(.future(block), holding: first)
    case "Deferred":
      guard let block = first?.object as? RuntimeBlock else { return nil }
      return try call(block, [])
    case "AnyCancellable":
      guard let object = first?.object else { return nil }
      if object is Subscription { return first }
      guard let block = object as? RuntimeBlock else { return nil }
      return .object(BlockHolder(block, callsAtEnd: true, simulator))
    default: return nil
    }
  }

  private func publisher(_ source: Publisher.Source, holding value: Value?) -> Value {
    .object(Publisher(source, holding: [value ?? .nothing], simulator))
  }

  /// `NotificationCenter.default.publisher(for:object:)` and `Timer.publish(every:on:in:)`.
  func makeSystemPublisher(_ name: String, _ arguments: [PassedArgument]) -> Value? {
    guard let first = arguments.first else { return nil }
    switch (name, first.label) {
    case ("publisher", "for"):
      return publisher(
        .notification(notificationName(first.value), arguments.dropFirst().first?.value.object),
        holding: nil)
    case ("publish", "every"):
      return publisher(.timer(first.value.number ?? 1), holding: nil)
    case _
    where name.hasPrefix("CombineLatest") || name.hasPrefix("Merge") || name.hasPrefix("Zip"):
      let all = arguments.flatMap { $0.value.elements ?? [$0.value] }.compactMap { publisher($0) }
      return .object(join(name, all))
    default: return nil
    }
  }

  /// The subject behind a `@Published` property of an object, made when it is first asked for.
  func publishedSubject(_ property: PropertyInfo, of object: Object, at span: NodeSpan)
    throws(Halt) -> Subject
  {
    let key = "$" + property.name
    if case .object(let known as Subject)? = object.properties[key] { return known }
    let subject = Subject(
      holding: try readStored(property, of: object, at: span), simulator)
    simulator.retain(subject)
    object.properties[key] = .object(subject)
    return subject
  }

  /// A method of a publisher or a subject; nil for one that Combine has not, or that is not modelled.
  func call(
    _ name: String, onPublisher owner: Object, _ arguments: [CallArgument], at span: NodeSpan
  ) throws(Halt) -> Value? {
    if let subject = owner as? Subject, name == "send" {
      try send(try pass(arguments), to: subject)
      return .nothing
    }
    let source: Publisher
    switch owner {
    case let publisher as Publisher: source = publisher
    case let subject as Subject:
      source = Publisher(.subject(subject), holding: [.object(subject)], simulator)
    default: return nil
    }
    let path = arguments.first.flatMap { Self.keyPath($0.value) }
    let passed = try pass(arguments)
    switch name {
    case "sink": return try sink(source, passed)
    case "assign": return try assign(source, path, passed, arguments)
    case "subscribe":
      // Where it is subscribed to makes no difference to its values.
      if passed.first?.label == "on" { return .object(source) }
      guard let subject = passed.first?.value.object as? Subject else { return nil }
      return .object(try subscribe(to: source, .subject(subject), nil, [.object(subject)]))
    default: return try derive(name, from: source, passed, path, at: span)
    }
  }

  /// A publisher with something more that is done to its values.
  private func derive(
    _ name: String, from source: Publisher, _ arguments: [PassedArgument], _ path: [String]?,
    at span: NodeSpan
  ) throws(Halt) -> Value? {
    let first = arguments.first?.value ?? .nothing
    let number = arguments.first?.value.number ?? 0
    let block = arguments.last?.value.object as? RuntimeBlock
    let step: Publisher.Step
    switch (name, block) {
    case ("map", _) where path != nil: step = .path(path ?? [])
    case ("map", let block?), ("tryMap", let block?): step = .map(block)
    case ("filter", let block?), ("tryFilter", let block?): step = .filter(block)
    case ("compactMap", let block?), ("tryCompactMap", let block?): step = .compactMap(block)
    case ("flatMap", let block?): step = .flatMap(block)
    case ("scan", let block?), ("tryScan", let block?): step = .scan(block, first)
    case ("handleEvents", _):
      guard let events = events(arguments) else { return nil }
      step = events
    case ("removeDuplicates", _): step = .removeDuplicates
    case ("dropFirst", _): step = .dropFirst(try wholeNumber(arguments, name, at: span))
    case ("first", nil): step = .prefix(1)
    case ("first", let block?), ("tryFirst", let block?):
      return .object(
        source.then(.filter(block), holding: .object(block), simulator).then(.prefix(1), simulator))
    case ("prefix", nil) where arguments.first?.label == nil:
      step = .prefix(try wholeNumber(arguments, name, at: span))
    case ("replaceNil", _): step = .replaceNil(first)
    case ("replaceError", _): step = .replaceError(first)
    case ("mapError", let block?): step = .mapError(block)
    case ("catch", let block?), ("tryCatch", let block?): step = .catch(block)
    case ("retry", _): step = .retry(try wholeNumber(arguments, name, at: span))
    case ("receive", _): step = scheduling(on: arguments.first?.value)
    case ("delay", _): step = .delay(number)
    case ("debounce", _), ("throttle", _): step = .debounce(number)
    case ("eraseToAnyPublisher", _), ("subscribe", _), ("autoconnect", _), ("share", _),
      ("print", _), ("setFailureType", _):
      return .object(source)
    case ("collect", nil):
      step = .collect(arguments.isEmpty ? nil : try wholeNumber(arguments, name, at: span))
    case ("reduce", let block?), ("tryReduce", let block?): step = .reduce(block, first)
    case ("last", nil): step = .last
    case ("count", nil): step = .count
    case ("switchToLatest", _): step = .switchToLatest
    case ("merge", _), ("combineLatest", _), ("zip", _):
      let others = arguments.compactMap { publisher($0.value) }
      guard others.count + (block == nil ? 0 : 1) == arguments.count else { return nil }
      let all = [source] + others
      let joined = join(name, all)
      return .object(block.map { joined.then(.map($0), holding: .object($0), simulator) } ?? joined)
    default: return nil
    }
    let kept =
      arguments.count > 1 ? arguments.map { $0.value } : [block.map { .object($0) } ?? first]
    return .object(source.then(step, holding: .array(kept), simulator))
  }

  /// One publisher of several.
  private func join(_ name: String, _ all: [Publisher]) -> Publisher {
    let source: Publisher.Source =
      switch name.utf8.first {
      case UInt8(ascii: "m"), UInt8(ascii: "M"): .merged(all)
      case UInt8(ascii: "z"), UInt8(ascii: "Z"): .zipped(all)
      default: .latest(all)
      }
    return Publisher(source, holding: all.map { .object($0) }, simulator)
  }

  /// The publisher that tells of an `ObservableObject` that it is about to change; nil for other objects.
  func changePublisher(of object: Object, _ info: ClassInfo) -> Value? {
    guard info.isKind(of: "ObservableObject") else { return nil }
    if let known = object.properties[Self.willChange] { return known }
    let subject = Subject(holding: nil, simulator)
    simulator.retain(subject)
    object.properties[Self.willChange] = .object(subject)
    return .object(subject)
  }

  /// Tells whoever asked that a `@Published` property of an object is about to change.
  func tellOfChange(_ object: Object) throws(Halt) {
    guard case .object(let subject as Subject)? = object.properties[Self.willChange] else { return }
    try send(.nothing, to: subject)
  }

  static let willChange = "objectWillChange"

  /// How often, or how many: a whole number, of which Combine asks that it be none below zero.
  private func wholeNumber(
    _ arguments: [PassedArgument], _ name: String, at span: NodeSpan
  ) throws(Halt) -> Int {
    guard let first = arguments.first?.value else { return 1 }
    guard case .int(let number) = first else {
      throw fail("scenario.wrong-arguments", "'\(name)' takes a whole number", at: span)
    }
    guard number >= 0 else { throw trap("Precondition failed: \(name) of a negative number") }
    return Int(clamping: number)
  }

  /// What `handleEvents` is told of; nil where it asks for more than values and the end.
  private func events(_ arguments: [PassedArgument]) -> Publisher.Step? {
    var output: RuntimeBlock?
    var completion: RuntimeBlock?
    for argument in arguments {
      let block = argument.value.object as? RuntimeBlock
      switch argument.label {
      case "receiveOutput": output = block
      case "receiveCompletion": completion = block
      default: return nil
      }
    }
    return .peek(output, completion)
  }

  func publisher(_ value: Value) -> Publisher? {
    switch value.object {
    case let publisher as Publisher: publisher
    case let subject as Subject:
      Publisher(.subject(subject), holding: [.object(subject)], simulator)
    default: nil
    }
  }

  private func sink(_ source: Publisher, _ arguments: [PassedArgument]) throws(Halt) -> Value {
    let completion =
      arguments.first { $0.label == "receiveCompletion" }?.value.object as? RuntimeBlock
    let receiver =
      arguments.last { $0.label != "receiveCompletion" }?.value.object as? RuntimeBlock
    let held = [completion, receiver].compactMap { block in block.map { Value.object($0) } }
    return .object(
      try subscribe(to: source, receiver.map { .block($0) }, completion, held))
  }

  /// `assign(to: \.text, on: label)` and `assign(to: &$title)`.
  private func assign(
    _ source: Publisher, _ path: [String]?, _ passed: [PassedArgument], _ raw: [CallArgument]
  ) throws(Halt) -> Value? {
    if let path, passed.count == 2, let target = passed[1].value.object {
      return .object(
        try subscribe(to: source, .path(path, target), nil, [.object(target)]))
    }
    guard let place = raw.first?.value, case .unary(.addressOf, let operand) = place.kind
    else { return nil }
    var target = frame.selfValue.object
    let name: String
    switch operand.kind {
    case .name(let written): name = written
    case .member(let base, let written):
      target = try evaluate(base).object
      name = written
    default: return nil
    }
    guard name.hasPrefix("$"), let target else { return nil }
    let subscription = try subscribe(
      to: source, .published(target, String(name.dropFirst())), nil, [])
    simulator.retain(subscription)
    subscription.isOwnedBySource = true
    return .nothing
  }

  /// The members that a key path names: `\.text`.
  static func keyPath(_ expression: Expression) -> [String]? {
    guard case .closure(let closure) = expression.kind, closure.parameters.isEmpty,
      let result = closure.body.implicitResult
    else { return nil }
    var names: [String] = []
    var current = result
    while true {
      switch current.kind {
      case .member(let base, let name):
        names.insert(name, at: 0)
        current = base
      case .optional(let base), .optionalChain(let base), .forceUnwrap(let base): current = base
      case .name("$0"): return names.isEmpty ? nil : names
      default: return nil
      }
    }
  }
}
