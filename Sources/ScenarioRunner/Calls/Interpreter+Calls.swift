import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// Calls in Swift's and C's form, and what they have in common with messages.
extension Interpreter {
  func evaluate(_ call: CallExpression, at span: NodeSpan) throws(Halt) -> Value {
    try simulator.checkStack()
    if case .message(let selector) = call.style {
      return try evaluateMessage(call, selector, at: span)
    }
    let outerSite = position.callSite
    position.callSite = call.callee.span
    defer { position.callSite = outerSite }
    switch call.callee.kind {
    case .name(let name): return try callNamed(name, call.arguments, at: call.callee.span)
    case .member(let base, let name):
      return try callMember(base, name, call.arguments, at: call.callee.span)
    case .implicitMember(let name):
      return try callImplicit(name, try pass(call.arguments), at: span)
    case .type(let type), .metatype(let type):
      return try callType(type, try pass(call.arguments), at: span)
    case .optional(let inner):
      guard case .member(let base, let name) = inner.kind else { break }
      return try callIfImplemented(base, name, call.arguments, at: inner.span)
    default: break
    }
    let callee = try evaluate(call.callee)
    if calls.isChainEnded { return .nothing }
    return try callValue(callee, call.arguments, at: call.callee.span)
  }

  /// Calls a closure.
  func callValue(_ callee: Value, _ arguments: [CallArgument], at span: NodeSpan)
    throws(Halt) -> Value
  {
    if hasMember(Self.callName, callee) {
      return try callMember(of: callee, Self.callName, arguments, base: nil, at: span)
    }
    let passed = try pass(arguments)
    switch callee {
    case .object(let block as RuntimeBlock): return try call(block, passing: passed)
    case .type(let type): return try instantiate(type, passed, at: span)
    case .nothing:
      if frame.dialect == .objectiveC {
        throw simulator.raise(
          name: "EXC_BAD_ACCESS", reason: "a block that is nil was called")
      }
      throw trap("Unexpectedly found nil while implicitly unwrapping an Optional value")
    // A closure whose type is declared in code that is not shown.
    case .aggregate(let unknown) where Opaque.isOpaque(unknown):
      try simulator.note("a '\(unknown.typeText)' is called, and what it does is not shown")
      return .aggregate(Opaque.value("UIKit"))
    default:
      throw fail(
        "scenario.not-callable", "\(describe(kindOf: callee)) cannot be called", at: span)
    }
  }

  /// The method by which a value of a type can be called as a function.
  private static let callName = "callAsFunction"

  /// Runs a closure with arguments; what it leaves in those that it may change is written back.
  func call(_ block: RuntimeBlock, _ arguments: [Value], changing places: [Int] = [])
    throws(Halt) -> Value
  {
    simulator.retain(block)
    defer { simulator.autorelease(block) }
    calls.changedPlaces = places
    guard let signature = block.signature else {
      let value = try block.body(simulator, arguments)
      if let pending = tasks.pendingCall { pending.hold(.object(block), simulator) }
      return value
    }
    let value = try block.body(simulator, coerce(arguments, by: signature))
    if let pending = tasks.pendingCall { pending.hold(.object(block), simulator) }
    return coerce(value, bySignature: signature)
  }

  // MARK: By name

  private func callNamed(_ name: String, _ arguments: [CallArgument], at span: NodeSpan)
    throws(Halt) -> Value
  {
    if let variable = scope.lookup(name) {
      if let parameters = variable.parameters,
        case .object(let block as RuntimeBlock) = variable.value
      {
        let passed = try arrange(try pass(arguments), by: parameters, at: span)
        return try call(block, passing: passed)
      }
      return try callValue(variable.value, arguments, at: span)
    }
    if let owner = try implicitReceiver(of: name) ?? keyValueReceiver(name, arguments) {
      // A value that its method changes is changed in `self`.
      let place = Expression.implicitSelf(at: span)
      return try callMember(
        of: owner, name, arguments, base: owner.object == nil ? place : nil, at: span)
    }
    if let variable = code.globals.lookup(name) {
      return try callValue(variable.value, arguments, at: span)
    }
    if let candidates = code.functions[name] {
      return try callFunction(name, candidates, try pass(arguments), at: span)
    }
    if let assertion = TestAssertion.kind(name) {
      return try check(assertion, name, arguments, at: span)
    }
    if let native = FreeFunctions.native(name) {
      let passed = if case .print = native { try passShown(arguments) } else { try pass(arguments) }
      return try callNative(native, name, passed, at: span)
    }
    if !name.isEmpty, !name.beginsWithLetter, name.utf8.first != UInt8(ascii: "_") {
      return try callOperator(name, try pass(arguments), at: span)
    }
    if let type = boundType(name) { return try instantiate(type, try pass(arguments), at: span) }
    if let info = try classInfo(named: name) {
      if let text = try describedText(name, arguments) { return text }
      let type = specialized(info, name, at: span).runtime
      return try instantiate(type, try pass(arguments), at: span)
    }
    if let result = try callOpaqueType(name, arguments, at: span) { return result }
    if frame.selfValue.isPlain {
      let place = Expression.implicitSelf(at: span)
      return try callMember(of: frame.selfValue, name, arguments, base: place, at: span)
    }
    return try instantiateUndeclared(name, try pass(arguments), at: span)
  }

  /// An operator of the program's, which a type declares.
  private func callOperator(_ name: String, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Value
  {
    for type in types.declared {
      guard let info = types[type] else { continue }
      for method in info.methods(named: name) where method.isStatic {
        guard let values = try bind(method, arguments, selfValue: .type(info.runtime)) else {
          continue
        }
        return try invoke(method, on: .type(info.runtime), values)
      }
    }
    throw fail(
      "scenario.unknown-name", "no function here says what the operator '\(name)' does", at: span)
  }

  /// What `Self` names: the type of `self`, which may inherit from the one the code is written in.
  var selfType: RuntimeClass? {
    switch scope.lookup("self")?.value ?? frame.selfValue {
    case .type(let type): type
    case .object(let object): object.runtimeClass
    case .aggregate(let aggregate):
      (types[aggregate.typeText] ?? frame.made ?? frame.type)?.runtime
    default: (frame.made ?? frame.type)?.runtime
    }
  }

  /// The `self` that a bare call goes to, when it has a member of the name.
  private func implicitReceiver(of name: String) throws(Halt) -> Value? {
    let owner = scope.lookup("self")?.value ?? frame.selfValue
    guard hasMember(name, owner) else { return nil }
    return owner
  }

  /// The `self` that a bare call of key-value coding goes to.
  private func keyValueReceiver(_ name: String, _ arguments: [CallArgument]) -> Value? {
    guard Self.isKeyValueCoding(name, arguments) else { return nil }
    let owner = scope.lookup("self")?.value ?? frame.selfValue
    return owner.object == nil ? nil : owner
  }

  /// Whether a value has a member of a name, method or property.
  func hasMember(_ name: String, _ owner: Value) -> Bool {
    switch owner {
    case .object(let object):
      let info = info(of: object)
      return !info.methods(named: name).isEmpty || property(name, of: info) != nil
        || !UIKitMethods.entries(baseName: name, of: info).isEmpty
        || info.hasPlainMethod(name) || isEarlyGetter(name, info)
    case .type(let type):
      guard let info = types[type.name] else { return false }
      return info.methods(named: name).contains { $0.isStatic }
    case .aggregate(let aggregate):
      if aggregate.isCase { return isMethod(name, ofCase: owner) }
      return structureType(aggregate).map { !$0.methods(named: name).isEmpty } ?? false
    case .member: return isMethod(name, ofCase: owner)
    default: return false
    }
  }

  private func isMethod(_ name: String, ofCase owner: Value) -> Bool {
    operandType(owner)?.methods(named: name).contains { !$0.isStatic } ?? false
  }

  private func callFunction(
    _ name: String, _ candidates: [MethodInfo], _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value {
    for candidate in candidates {
      guard let values = try bind(candidate, arguments, selfValue: .nothing) else { continue }
      if isAdded(candidate) { try record(added: candidate, values, of: nil) }
      let result = try invoke(candidate, on: .nothing, values)
      try writeBack(candidate, arguments)
      return result
    }
    throw mismatch(candidates, arguments, at: span)
  }

  /// Types of the program's structures and those that are opaque: `UIColor(white: 1)`.
  private func callOpaqueType(_ name: String, _ arguments: [CallArgument], at span: NodeSpan)
    throws(Halt) -> Value?
  {
    if let value = Geometry.zero(of: name) {
      let passed = try pass(arguments).map { (label: $0.label, value: $0.value) }
      guard let made = Geometry.make(name, passed) else {
        throw fail(
          "scenario.wrong-arguments", "'\(name)' cannot be made of these arguments", at: span)
      }
      return passed.isEmpty ? value : made
    }
    if UIKitClasses.isOpaque(name) {
      _ = try pass(arguments)
      return .aggregate(Opaque.value(name))
    }
    if Self.floatingTypes.contains(name) || Self.integerTypes.contains(name) {
      return number(named: name, of: try pass(arguments).first?.value ?? .int(0))
    }
    guard let info = try systemInfo(named: name) else { return nil }
    return try instantiate(info.runtime, try pass(arguments), at: span)
  }

  /// A number of a type, made of another or of a text.
  func number(named type: String, of value: Value) -> Value {
    let isWhole = Self.integerTypes.contains(type)
    if case .string(let text) = value {
      if isWhole { return Int64(text).map { .int($0) } ?? .nothing }
      return NumberLiteral.value(text).map { .double($0) } ?? .nothing
    }
    let number = value.number ?? 0
    return isWhole ? .int(Self.integer(number)) : .double(number)
  }

  private func callType(_ type: TypeName, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Value
  {
    switch type.name {
    case "Dictionary": return try makeDictionary(arguments, at: span)
    default:
      guard let info = try classInfo(named: type.name) else {
        return try instantiateUndeclared(type.name, arguments, at: span)
      }
      return try instantiate(info.runtime, arguments, at: span)
    }
  }

  /// `.now()`, `.milliseconds(260)`, `.success(value)`.
  private func callImplicit(_ name: String, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Value
  {
    if let time = Self.time(name, arguments.first?.value.number) { return .double(time) }
    return try makeCase(name, arguments, of: types.declaredTypes)
  }

  /// A time in seconds from now.
  static func time(_ name: String, _ number: Double?) -> Double? {
    switch (name, number) {
    case ("now", nil): 0
    case ("seconds", let value?): value
    case ("milliseconds", let value?): value / 1e3
    case ("microseconds", let value?): value / 1e6
    case ("nanoseconds", let value?): value / 1e9
    default: nil
    }
  }

  // MARK: Members

  private func callMember(
    _ base: Expression, _ name: String, _ arguments: [CallArgument], at span: NodeSpan
  ) throws(Halt) -> Value {
    if case .super = base.kind { return try callSuper(name, arguments, at: span) }
    if name == "init", case .self = base.kind {
      // In a static method it is one of the type, whichever that is.
      if case .type(let type) = frame.selfValue {
        return try instantiate(type, try pass(arguments), at: span)
      }
      return try delegateInitializer(try pass(arguments), at: span)
    }
    if case .name(let type) = base.kind, scope.lookup(type) == nil,
      code.globals.lookup(type) == nil,
      let result = try callOnTypeName(type, name, arguments, at: span)
    {
      return result
    }
    if let view = try layerOwner(base, name) {
      simulator.removeAnimations(of: view)
      return .nothing
    }
    let owner = try evaluate(base)
    if calls.isChainEnded { return .nothing }
    if owner.isNothing {
      if let value = try callExtension(name, of: owner, arguments, base: base) { return value }
      if frame.dialect == .objectiveC || name == "map" || name == "flatMap" { return .nothing }
      throw trap("Unexpectedly found nil while implicitly unwrapping an Optional value")
    }
    if name == "map" || name == "flatMap", let result = try mapOptional(owner, base, arguments) {
      return result
    }
    return try callMember(of: owner, name, arguments, base: base, at: span)
  }

  /// The view whose layer is told to drop its animations: `view.layer.removeAllAnimations()`.
  func layerOwner(_ base: Expression, _ name: String) throws(Halt) -> UIView? {
    guard name == "removeAllAnimations" || name == "removeAnimation",
      case .member(let owner, "layer") = base.kind
    else { return nil }
    return try evaluate(owner).object as? UIView
  }

  /// A call on a type that is known by its name alone: `DispatchQueue.global()`.
  private func callOnTypeName(
    _ type: String, _ name: String, _ arguments: [CallArgument], at span: NodeSpan
  ) throws(Halt) -> Value? {
    guard let native = FreeFunctions.native(name, of: type) else { return nil }
    return try callNative(native, name, labelled(try pass(arguments), name), at: span)
  }

  func callMember(
    of owner: Value, _ name: String, _ arguments: [CallArgument], base: Expression?,
    at span: NodeSpan
  ) throws(Halt) -> Value {
    if let value = try callExtension(name, of: owner, arguments, base: base) { return value }
    switch owner {
    case .object(let block as RuntimeBlock):
      return try call(name, onBlock: block, try pass(arguments), at: span)
    case .object(is MutableCollection):
      return try callOnValue(owner, name, try pass(arguments), base: base, at: span)
    case .object(let publisher) where publisher is Publisher || publisher is Subject:
      if let value = try call(name, onPublisher: publisher, arguments, at: span) { return value }
      throw fail(
        "scenario.unsupported", "a scenario cannot run the operator '\(name)' of a publisher",
        at: span)
    case .object(let holder as BlockHolder)
    where name == (holder.callsAtEnd ? "cancel" : "invalidate"):
      try holder.end(simulator)
      return .nothing
    case .object(let cancellable)
    where cancellable is Subscription || (cancellable as? BlockHolder)?.callsAtEnd == true:
      if let value = try call(name, onCancellable: cancellable, arguments, at: span) {
        return value
      }
      throw unknownMember(name, of: owner, at: span)
    case .object(let object as TaskObject):
      if let value = try call(name, on: object, try pass(arguments), at: span) { return value }
      throw unknownMember(name, of: owner, at: span)
    case .object(let object):
      if name == "observe", let token = try observe(object, arguments) { return token }
      return try call(name, on: object, try pass(arguments), at: span)
    case .type(let type): return try callStatic(name, type, try pass(arguments), at: span)
    case .nothing: return .nothing
    default:
      return try callOnValue(owner, name, try pass(arguments), base: base, at: span)
    }
  }

  /// Calls a method of an object, the program's before UIKit's.
  func call(_ name: String, on object: Object, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Value
  {
    let info = info(of: object)
    let candidates = info.methods(named: SelectorName.baseName(name)).filter { !$0.isStatic }
    if name.hasSuffix("Observer"), candidates.isEmpty,
      let result = try callKeyValueObserving(name, on: object, arguments)
    {
      return result
    }
    // A method that is given all its arguments comes before one that has some of its own.
    for isExact in [true, false] {
      for candidate in candidates
      where (candidate.declaration.parameters.count <= arguments.count) == isExact {
        guard let values = try bind(candidate, arguments, selfValue: .object(object)) else {
          continue
        }
        if isAdded(candidate) {
          noteClosures(in: values, to: candidate.selector(in: frame.dialect), of: nil)
        }
        let result = try send(candidate, values, to: object)
        try writeBack(candidate, arguments)
        return result
      }
      guard isExact,
        candidates.contains(where: { $0.declaration.parameters.count > arguments.count })
      else { continue }
      for entry in UIKitMethods.entries(baseName: name, of: info) {
        let shapes = entry.shapes
        guard shapes.count == arguments.count,
          let places = ArgumentMatch.match(shapes, arguments.map { $0.shape })
        else { continue }
        return try perform(entry, values(places, arguments), arguments, on: object, at: span)
      }
    }
    for entry in UIKitMethods.entries(baseName: name, of: info) {
      guard let places = ArgumentMatch.match(entry.shapes, arguments.map { $0.shape }) else {
        continue
      }
      var arguments = arguments
      if let first = arguments.first { arguments[0].value = try made(first.value, forUIKit: name) }
      return try perform(entry, values(places, arguments), arguments, on: object, at: span)
    }
    if let value = try callKeyValueCoding(name, on: object, arguments, at: span) { return value }
    // Beside one of the program's that does not fit, one of the system's may.
    if !candidates.isEmpty, UIKitMethods.hasPlainMethod(name, arguments, of: info) {
      return try callWithoutEffect(name, arguments, on: object, at: span)
    }
    if !arguments.isEmpty, isUndeclared(info), candidates.isEmpty,
      UIKitProperties.behaviour(of: name, in: info) != nil,
      let value = try guess(name, arguments, on: object, at: span)
    {
      // What is called with arguments is no property of UIKit's: the class is none of its controllers.
      return value
    }
    // What a method calls by its own name with fewer arguments is another one, which nothing here declares.
    if let method = frame.method, candidates.contains(where: { $0 === method }),
      arguments.count < method.declaration.parameters.count
    {
      return try guess(overload: name, arguments, on: object, at: span)
    }
    if let value = try readMemberIfKnown(name, of: .object(object), at: span) {
      guard case .object(let block as RuntimeBlock) = value else {
        if isEarlyGetter(name, info), arguments.isEmpty { return value }
        if value.isNothing, !isUIKits(name, info) {
          throw trap("Unexpectedly found nil while implicitly unwrapping an Optional value")
        }
        throw fail("scenario.not-callable", "'\(name)' is no method", at: span)
      }
      return try call(block, passing: arguments)
    }
    if info.hasPlainMethod(SelectorName.baseName(name)) {
      return try callWithoutEffect(name, arguments, on: object, at: span)
    }
    if let value = try callLibrary(name, on: object, arguments) { return value }
    if candidates.isEmpty, let value = try guess(name, arguments, on: object, at: span) {
      return value
    }
    throw unknownMethod(name, info, candidates, arguments, at: span)
  }

  /// The arguments by parameter; those that are left out at the end are not passed on.
  private func values(_ places: [[Int]], _ arguments: [PassedArgument]) -> [Value] {
    var values: [Value] = []
    for place in places { values.append(place.first.map { arguments[$0].value } ?? .nothing) }
    while let last = places.indices.last(where: { $0 < values.count }), places[last].isEmpty,
      values.count == last + 1
    {
      values.removeLast()
    }
    return values
  }

  /// Sends a message of the program's own; by a rule where the system calls it.
  func send(
    _ method: MethodInfo, _ values: [Value], to object: Object, rule: Rule? = nil
  ) throws(Halt) -> Value {
    simulator.retain(object)
    defer { simulator.autorelease(object) }
    if tasks.isAwaiting,
      method.declaration.modifiers.contains(.async)
        || isOnThread && (method.declaration.body.map { isInSteps($0) } ?? false)
    {
      return try sendAwaited(method, values, to: object, rule: rule)
    }
    // What is added to a class of UIKit's is not found by objects that UIKit made.
    if object.runtimeClass.body(of: method.id) == nil {
      return try invokeRecorded(method, values, on: object, rule: rule)
    }
    return try simulator.send(selector: method.id, payload(values), to: object, rule: rule)
  }

  private func invokeRecorded(
    _ method: MethodInfo, _ values: [Value], on object: Object, rule: Rule?
  ) throws(Halt) -> Value {
    let call = try simulator.enter(
      method.id, payload(values), object, rule: rule, isOverridden: true)
    defer { simulator.leave(call) }
    return try invoke(method, on: .object(object), values)
  }

  func payload(_ values: [Value]) -> Payload {
    guard values.count == 1 else { return values.isEmpty ? .none : .values(values) }
    switch values[0] {
    case .bool(let value): return .bool(value)
    default: return .values(values)
    }
  }
}
