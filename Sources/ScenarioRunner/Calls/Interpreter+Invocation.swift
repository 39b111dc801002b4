import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Running functions, methods and their bodies.
extension Interpreter {
  /// The values of a method's parameters for a call; nil when the call does not fit.
  func bind(_ method: MethodInfo, _ arguments: [PassedArgument], selfValue: Value) throws(Halt)
    -> [Value]?
  {
    let parameters = method.declaration.parameters
    // There may be thousands of the name that do not fit.
    simulator.spend(parts: 16 + 8 * parameters.count)
    guard
      let places = ArgumentMatch.match(shapes(of: parameters), arguments.map { $0.shape })
    else { return nil }
    var values: [Value] = []
    values.reserveCapacity(parameters.count)
    for (index, parameter) in parameters.enumerated() {
      if parameter.isVariadic {
        values.append(.array(places[index].map { arguments[$0].value }))
      } else if let place = places[index].first {
        var value = coerce(
          try made(arguments[place].value, as: parameter.type), to: parameter.type)
        if !parameter.attributes.isEmpty, let block = value.object as? RuntimeBlock,
          let builder = try resultBuilder(among: parameter.attributes)
        {
          value = building(block, with: builder)
        }
        values.append(value)
      } else if let fallback = parameter.defaultValue {
        let value = try defaultArgument(fallback, of: method, selfValue: selfValue)
        values.append(try made(value, as: parameter.type))
      } else {
        values.append(.nothing)
      }
    }
    return values
  }

  /// Runs a method's body; nothing is recorded here.
  @discardableResult
  func invoke(
    _ method: MethodInfo, on selfValue: Value, _ arguments: [Value], making made: ClassInfo? = nil
  ) throws(Halt) -> Value {
    method.isCalled = true
    guard let body = method.declaration.body else {
      if let value = try madeUpResult(of: method, arguments) { return value }
      guard let object = selfValue.object, method.owner.kind == .class else { return .nothing }
      return try simulator.sendSuper(
        method.id, payload(arguments), to: object, above: method.owner.runtime)
    }
    let frame = Frame(
      selfValue: selfValue, type: method.isFree ? nil : method.owner, dialect: method.dialect,
      method: method)
    frame.made = made
    if !method.declaration.genericParameters.isEmpty {
      frame.boundTypes = try boundTypes(
        method.declaration.genericParameters, method.declaration.parameters,
        method.declaration.returnType, arguments)
    }
    let isAsync = method.declaration.modifiers.contains(.async)
    if isAsync, !tasks.isAwaiting {
      throw missingAwait(at: position.statement ?? method.declaration.nameSpan)
    }
    let function = FunctionStep(body, frame, of: method, changing: Self.changed(by: method))
    let isAwaited = tasks.isAwaiting && (isAsync || isOnThread)
    let value = try call(function, isAwaited: isAwaited, holding: selfValue) {
      $0.declareParameters(of: method, arguments)
    }
    guard let value else { return .nothing }
    if frame.hasFailed { return .bool(false) }
    return coerce(
      try self.made(value, as: method.declaration.returnType), to: method.declaration.returnType)
  }

  /// The parameters that a method changes for its caller.
  private static func changed(by method: MethodInfo) -> [ChangedParameter] {
    var changed: [ChangedParameter] = []
    for (place, parameter) in method.declaration.parameters.enumerated() where parameter.isInout {
      changed.append(ChangedParameter(name: parameter.name, place: place))
    }
    return changed
  }

  private func declareParameters(of method: MethodInfo, _ arguments: [Value]) {
    for (index, parameter) in method.declaration.parameters.enumerated() {
      declareParameter(parameter, index < arguments.count ? arguments[index] : .nothing)
    }
  }

  func declareParameter(_ parameter: Parameter, _ value: Value) {
    guard parameter.name != "_" else { return }
    let value =
      value.isNothing ? opaqueArgument(parameter.type) : coerce(value, to: parameter.type)
    let variable = Variable(value, isConstant: false, simulator)
    variable.isOptional = parameter.type?.isWrittenOptional ?? false
    scope.declare(parameter.name, variable, simulator)
  }

  /// What the engine passes for an object it does not model, such as a tab bar's item: where Swift
  /// says it cannot be nil, it is opaque.
  private func opaqueArgument(_ type: TypeName?) -> Value {
    guard frame.dialect == .swift, let type, !type.isOptional, !type.isFunction else {
      return .nothing
    }
    let kind = UIKitClasses.entry(type.name)?.kind
    guard types.isOpaque(type.name) || kind == .view || kind == .control else { return .nothing }
    return .aggregate(Opaque.value(type.name))
  }

  /// Runs something as code of its own: with another `self`, and seeing only what it may see.
  func inFrame(
    _ frame: Frame, environment: Scope? = nil, _ body: (Interpreter) throws(Halt) -> Value
  ) throws(Halt) -> Value {
    try simulator.checkStack()
    let outer = scope
    let caller = enter(frame)
    let outerLoop = position.loop
    scope = Scope(parent: environment)
    defer {
      leave(to: caller)
      scope = outer
    }
    let value: Value
    do throws(Halt) {
      value = try body(self)
    } catch {
      try unwind()
      throw error
    }
    simulator.retain(value)
    try leaveScope()
    simulator.autorelease(value)
    position.loop = outerLoop
    return value
  }

  // MARK: Closures

  /// A closure with what it captures.
  ///
  /// A Swift closure shares the variables it uses; an Objective-C block has constant copies of
  /// them, except those that are declared `__block`.
  func makeClosure(_ closure: ClosureCode, at span: NodeSpan, excluding own: String? = nil)
    throws(Halt) -> Value
  {
    let names = source.freeNames(of: closure, at: span)
    let environment = Scope(parent: nil)
    var captures: [Value] = []
    var listed: Set<String> = []
    for capture in closure.captures {
      listed.insert(capture.name)
      try bind(capture, in: environment, &captures, at: span)
    }
    for name in names.names where !listed.contains(name) && !closure.hasParameter(name) {
      // A block copies the locals of the top level too: they would stand in a function.
      guard let variable = scope.lookup(name),
        !isGlobal(variable, name) || closure.isBlock && !variable.isShared
      else { continue }
      self.capture(variable, name, in: environment, &captures, isCopy: closure.isBlock, own)
    }
    // What is weak outside as `self`, as in a closure inside another, stays so.
    if !listed.contains("self"), names.usesSelf || usesSelfImplicitly(names, in: closure) {
      if let variable = scope.lookup("self") {
        capture(variable, "self", in: environment, &captures, isCopy: false, own)
      } else {
        captures.append(frame.selfValue)
      }
    }
    let outer = frame
    let keepsSelf = !listed.contains("self")
    let block = makeBlock(owner: currentSelf, captures: captures) {
      interpreter, arguments throws(Halt) in
      let frame = Frame(
        selfValue: keepsSelf ? outer.selfValue : .nothing, type: outer.type,
        dialect: outer.dialect, method: outer.method)
      frame.callsObservers = true
      if !outer.boundTypes.isEmpty { frame.boundTypes = outer.boundTypes }
      if !closure.genericParameters.isEmpty {
        frame.boundTypes += try interpreter.boundTypes(
          closure.genericParameters, closure.parameters, closure.returnType, arguments)
      }
      let value = try interpreter.run(closure, environment, frame, arguments)
      return closure.returnType == nil ? value : interpreter.coerce(value, to: closure.returnType)
    }
    simulator.adopt(block)
    if tour.isOn { tour.closures.add(closure, of: block) }
    return .object(block)
  }

  /// The object on whose behalf code runs.
  private var currentSelf: Object? { scope.lookup("self")?.value.object ?? frame.selfValue.object }

  private func isGlobal(_ variable: Variable, _ name: String) -> Bool {
    code.globals.lookup(name) === variable
  }

  /// Whether a name that is no variable and no parameter is a member of `self`.
  private func usesSelfImplicitly(_ names: FreeNames, in closure: ClosureCode) -> Bool {
    let owner = scope.lookup("self")?.value ?? frame.selfValue
    guard case .object(let object) = owner else { return false }
    let info = info(of: object)
    return names.names.contains { name in
      scope.lookup(name) == nil && !closure.hasParameter(name)
        && (hasMember(name, owner) || UIKitProperties.behaviour(of: name, in: info) != nil)
    }
  }

  private func bind(
    _ capture: Closure.Capture, in environment: Scope, _ captures: inout [Value], at span: NodeSpan
  ) throws(Halt) {
    let value =
      if let expression = capture.value {
        try evaluate(expression)
      } else if capture.name == "self" {
        try readSelf(at: span)
      } else {
        try read(capture.name, at: span)
      }
    simulator.charge(value)
    if capture.ownership == .strong {
      return keep(value, as: capture.name, isConstant: true, in: environment, &captures)
    }
    let ownership: Variable.Ownership = capture.ownership == .weak ? .weak : .unowned
    let variable = Variable(value, ownership: ownership, isConstant: true, simulator)
    adopt(variable)
    environment.declare(capture.name, variable, simulator)
  }

  /// Lets the simulator know a variable that a closure has: it severs what refers to each other, in
  /// however long a chain.
  private func adopt(_ variable: Variable) {
    guard !variable.isAdopted else { return }
    variable.isAdopted = true
    simulator.adopt(variable)
  }

  /// Gives a closure a variable of its own that keeps a value alive; closures inside it share that variable, and
  /// so keep the value alive too.
  private func keep(
    _ value: Value, as name: String, isConstant: Bool, in environment: Scope,
    _ captures: inout [Value]
  ) {
    let variable = Variable(value, isConstant: isConstant, simulator)
    adopt(variable)
    captures.append(.object(variable))
    environment.share(name, variable)
  }

  private func capture(
    _ variable: Variable, _ name: String, in environment: Scope, _ captures: inout [Value],
    isCopy: Bool, _ own: String?
  ) {
    if isCopy, !variable.isShared {
      let value = variable.value
      if variable.ownership == .strong {
        return keep(value, as: name, isConstant: false, in: environment, &captures)
      }
      let copy = Variable(value, ownership: variable.ownership, isConstant: false, simulator)
      adopt(copy)
      environment.declare(name, copy, simulator)
      return
    }
    adopt(variable)
    // A local function does not own itself.
    if name != own { captures.append(.object(variable)) }
    environment.share(name, variable)
  }

  private func run(
    _ closure: ClosureCode, _ environment: Scope, _ frame: Frame, _ arguments: [Value]
  ) throws(Halt) -> Value {
    let arguments = spread(arguments, over: closure)
    let changed = calls.takeChangedPlaces()
    if let builder = calls.builder {
      calls.builder = nil
      return try inFrame(frame, environment: environment) { interpreter throws(Halt) in
        interpreter.declareParameters(closure, arguments)
        return try interpreter.build(closure.body, with: builder)
      }
    }
    let function = FunctionStep(
      closure.body, frame, environment: environment, changing: closure.parameters(at: changed))
    return try call(function, isAwaited: tasks.isAwaiting) {
      $0.declareParameters(closure, arguments, changing: changed)
    } ?? .nothing
  }

  private func declareParameters(
    _ closure: ClosureCode, _ arguments: [Value], changing changed: [Int] = []
  ) {
    for (index, parameter) in closure.parameters.enumerated() {
      declareParameter(parameter, index < arguments.count ? arguments[index] : .nothing)
    }
    for index in 0..<closure.anonymousParameterCount {
      let name = "$\(index)"
      scope.declare(
        name,
        Variable(
          index < arguments.count ? arguments[index] : .nothing,
          isConstant: !changed.contains(index),
          simulator), simulator)
    }
  }

  /// A closure of several parameters takes a tuple apart that it is given as one.
  private func spread(_ arguments: [Value], over closure: ClosureCode) -> [Value] {
    Self.spread(
      arguments, over: max(closure.parameters.count, closure.anonymousParameterCount))
  }

  /// What a function of several parameters is given, where it is one tuple.
  static func spread(_ arguments: [Value], over count: Int) -> [Value] {
    guard count > 1, arguments.count == 1, case .aggregate(let tuple) = arguments[0],
      tuple.isTuple, tuple.fields.count == count
    else { return arguments }
    return tuple.fields.map { $0.value }
  }
}

extension ClosureCode {
  /// Parameters by their places.
  fileprivate func parameters(at places: [Int]) -> [ChangedParameter] {
    places.map { place in
      let name = parameters.indices.contains(place) ? parameters[place].name : "$\(place)"
      return ChangedParameter(name: name, place: place)
    }
  }
}
