import CallTrace
import Lifecycle
import ScenarioSyntax

/// Methods as the Objective-C runtime's functions see them: found, added, replaced and exchanged.
extension Interpreter {
  /// What one of the runtime's functions about methods does.
  func callMethodFunction(_ name: String, _ values: [Value]) throws(Halt) -> Value {
    let first = values.first ?? .nothing
    switch name {
    case "class_getInstanceMethod":
      guard case .type(let type) = first, values.count > 1 else { return .nothing }
      return method(values[1], of: type)
    case "method_exchangeImplementations":
      guard values.count > 1, let left = place(of: first), let right = place(of: values[1]) else {
        return .nothing
      }
      let body = left.body
      left.type.implement(left.id, right.body)
      right.type.implement(right.id, body)
    case "method_getImplementation": return place(of: first).map { implementation($0) } ?? .nothing
    case "method_setImplementation":
      guard let place = place(of: first), values.count > 1 else { return .nothing }
      let old = implementation(place)
      set(values[1], place.type, place.id)
      return old
    case "class_addMethod", "class_replaceMethod":
      guard case .type(let type) = first, values.count > 2 else { return .nothing }
      let id = selectorID(values[1], type)
      if name == "class_addMethod", hasOwn(id, type) { return .bool(false) }
      let old = MethodPlace(type: type, id: id)
      let result = name == "class_addMethod" ? Value.bool(true) : implementation(old)
      set(values[2], type, id)
      return result
    case "imp_implementationWithBlock": return implementation(calling: first)
    case "method_getName":
      if case .aggregate(let method) = first { return method["name"] ?? .nothing }
    case "class_getSuperclass":
      guard case .type(let type) = first else { return .nothing }
      return types[type.name]?.superclass.map { .type($0.runtime) } ?? .nothing
    case "method_getTypeEncoding": return .string("v@:")
    default: break
    }
    return .nothing
  }

  /// A method of a class or one it inherits from; nil where there is none.
  private func method(_ selector: Value, of type: RuntimeClass) -> Value {
    let id = selectorID(selector, type)
    var owner: RuntimeClass? = type
    while let found = owner, found.ownBody(of: id) == nil, types[found.name]?.isOfProgram == true {
      owner = found.superclass
    }
    guard let owner, owner.ownBody(of: id) != nil || hasOwn(id, owner) else { return .nothing }
    return .aggregate(
      Aggregate(
        typeName: "Method",
        fields: [
          Aggregate.Field(name: "class", value: .type(owner)),
          Aggregate.Field(name: "id", value: .int(Int64(id.index))),
          Aggregate.Field(name: "name", value: selector),
        ]))
  }

  /// Whether a class has a method of its own; UIKit's classes have what the engine sends them.
  private func hasOwn(_ id: SelectorID, _ type: RuntimeClass) -> Bool {
    if type.ownBody(of: id) != nil { return true }
    return types[type.name]?.isOfProgram != true && type.kind != .object && Message(id) != nil
  }

  private func place(of value: Value) -> MethodPlace? {
    guard case .aggregate(let method) = value, case .type(let type)? = method["class"],
      case .int(let index)? = method["id"]
    else { return nil }
    return MethodPlace(type: type, id: SelectorID(UInt16(truncatingIfNeeded: index)))
  }

  /// The id of the message that a selector names, in either language.
  private func selectorID(_ selector: Value, _ type: RuntimeClass) -> SelectorID {
    let name = describe(selector)
    if let info = types[type.name] {
      if let method = info.method(selector: name, isStatic: false) { return method.id }
      let candidates = info.methods(named: SelectorName.baseName(name)).filter { !$0.isStatic }
      if let method = candidates.first(where: { $0.selector.swift == name }) { return method.id }
      if let message = SelectorName.message(objectiveC: name) ?? SelectorName.message(swift: name) {
        return message.selectorID
      }
      // A selector may be written without its labels: `#selector(viewDidAppear)`.
      if let method = candidates.first { return method.id }
      let entries = UIKitMethods.entries(baseName: name, of: info)
      for entry in entries {
        if case .message(let message) = entry.action { return message.selectorID }
      }
    }
    return simulator.intern(MessageSelector(swift: name, objectiveC: name, level: .containment))
  }

  /// A function that takes the receiver, the selector and the arguments, as an `IMP` does.
  private func implementation(_ place: MethodPlace) -> Value {
    let body = place.body
    let block = makeBlock(owner: nil) { interpreter, values throws(Halt) in
      guard let receiver = values.first?.object else { return .nothing }
      return try body(
        interpreter.simulator, receiver, interpreter.payload(Array(values.dropFirst(2))))
    }
    simulator.adopt(block)
    return .object(block)
  }

  private func implementation(calling value: Value) -> Value {
    guard let called = value.object as? RuntimeBlock else { return .nothing }
    let block = makeBlock(owner: nil, captures: [.object(called)]) {
      interpreter, values throws(Halt) in
      try interpreter.call(called, Array(values.prefix(1)) + Array(values.dropFirst(2)))
    }
    simulator.adopt(block)
    return .object(block)
  }

  private func set(_ value: Value, _ type: RuntimeClass, _ id: SelectorID) {
    guard let block = value.object as? RuntimeBlock else { return }
    simulator.retain(block)
    type.implement(id) { [interpreter = Unowned(self)] _, receiver, payload throws(Halt) in
      try interpreter.value.call(block, [.object(receiver), .selector("")] + payload.values)
    }
  }

  // MARK: +load and +initialize

  /// Sends `+load` to every class and category that has one, in the order they are written.
  func load(_ programs: [Program]) throws(Halt) {
    for program in programs where program.dialect == .objectiveC {
      declareStorage(of: program)
      for statement in program.statements {
        guard case .type(let type) = statement.kind, let info = types[type.name] else { continue }
        for case .function(let function) in type.members
        where function.isTypeMember && function.selector == "load" && function.body != nil {
          try runTypeMethod(function, of: info, program.dialect)
        }
      }
    }
  }

  /// Sends `+load` to the class whose body a program's methods are, where one of them is that.
  func load(_ program: Program, in host: ClassInfo) throws(Halt) {
    guard program.dialect == .objectiveC else { return }
    for statement in program.statements {
      guard case .function(let function) = statement.kind, function.isTypeMember,
        function.selector == "load", function.body != nil
      else { continue }
      try runTypeMethod(function, of: host, program.dialect)
    }
  }

  /// Declares the variables of C that nothing is assigned to where they are declared: they are there before
  /// any code runs.
  private func declareStorage(of program: Program) {
    for statement in program.statements {
      guard case .variable(let variable) = statement.kind, variable.initialValue == nil,
        variable.modifiers.contains(.isStatic), !variable.isComputed
      else { continue }
      let storage = Variable(
        zero(of: variable.type), ownership: ownership(of: variable), isConstant: false, simulator)
      storage.isShared = true
      code.globals.declare(variable.name, storage, simulator)
      code.globals.declare(staticKey(of: variable), storage, simulator)
    }
  }

  /// Sends `+initialize` to a class and those it inherits from, once, before the first instance.
  func initializeOnce(_ info: ClassInfo) throws(Halt) {
    guard !info.isInitialized else { return }
    info.isInitialized = true
    if let above = info.superclass { try initializeOnce(above) }
    for method in info.methods["initialize"] ?? []
    where method.isStatic && method.declaration.parameters.isEmpty {
      try runTypeMethod(method.declaration, of: info, method.dialect)
    }
  }

  private func runTypeMethod(
    _ function: FunctionDeclaration, of info: ClassInfo, _ dialect: Dialect
  ) throws(Halt) {
    let (selector, _) = SelectorName.selector(of: function)
    let method = MethodInfo(
      function, dialect: dialect, owner: info, selector: selector, id: simulator.intern(selector))
    try invoke(method, on: .type(info.runtime), [])
  }
}

/// Where a class keeps a method.
private struct MethodPlace {
  let type: RuntimeClass
  let id: SelectorID

  /// What the method does now.
  var body: RuntimeClass.Body {
    if let body = type.body(of: id) { return body }
    let id = id
    return { simulator, receiver, payload throws(Halt) in
      try simulator.sendSuper(id, payload, to: receiver, above: .object)
    }
  }
}
