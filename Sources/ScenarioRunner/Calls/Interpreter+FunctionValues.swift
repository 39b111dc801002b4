import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Functions and methods as values.
extension Interpreter {
  /// A function of the program's as a value.
  func makeFunctionValue(_ name: String, at span: NodeSpan) -> Value {
    guard let method = code.functions[name]?.first else { return .nothing }
    let block = makeBlock(owner: nil) { interpreter, arguments throws(Halt) in
      interpreter.calls.changedPlaces = []
      return try interpreter.invoke(
        method, on: .nothing,
        Self.spread(arguments, over: method.declaration.parameters.count))
    }
    simulator.adopt(block)
    return .object(block)
  }

  /// A method of an object as a value; it owns the object.
  func makeMethodValue(_ name: String, of object: Object, at span: NodeSpan) throws(Halt) -> Value {
    let candidates = info(of: object).methods(named: SelectorName.baseName(name))
    let exact = candidates.first { $0.selector.swift == name && !$0.isStatic }
    guard let method = exact ?? candidates.first(where: { !$0.isStatic }) else { return .nothing }
    let block = makeBlock(owner: object, captures: [.object(object)]) {
      interpreter, arguments throws(Halt) in
      interpreter.calls.changedPlaces = []
      return try interpreter.send(
        method, Self.spread(arguments, over: method.declaration.parameters.count), to: object)
    }
    simulator.adopt(block)
    return .object(block)
  }

  /// A method as a value that is no property of its owner: UIKit's of an object, `stack.addArrangedSubview`,
  /// or the program's of a structure, a case or a type.
  func methodValue(_ name: String, of owner: Value, at span: NodeSpan) -> Value? {
    if case .object(let object) = owner { return nativeMethodValue(name, of: object, at: span) }
    guard let info = operandType(owner) else { return nil }
    var isStatic = false
    if case .type = owner { isStatic = true }
    let base = SelectorName.baseName(name)
    let candidates = info.methods(named: base).filter { $0.isStatic == isStatic }
    let method = candidates.first { $0.selector.swift == name } ?? candidates.first
    guard let method else { return nil }
    let block = makeBlock(owner: nil) { interpreter, arguments throws(Halt) in
      interpreter.calls.changedPlaces = []
      return try interpreter.invoke(
        method, on: owner, Self.spread(arguments, over: method.declaration.parameters.count))
    }
    simulator.adopt(block)
    return .object(block)
  }

  /// A method of UIKit's as a value: `stack.addArrangedSubview`.
  func nativeMethodValue(_ name: String, of object: Object, at span: NodeSpan) -> Value? {
    let info = info(of: object)
    let base = SelectorName.baseName(name)
    let entries = UIKitMethods.entries(baseName: base, of: info)
    let entry = entries.first { $0.swift == name } ?? entries.first
    guard entry != nil || info.hasPlainMethod(base) else { return nil }
    let labels = entry?.shapes.map { $0.label } ?? []
    let block = makeBlock(owner: object, captures: [.object(object)]) {
      interpreter, arguments throws(Halt) in
      var passed: [PassedArgument] = []
      for (place, value) in arguments.enumerated() {
        passed.append(
          PassedArgument(
            label: place < labels.count ? labels[place] : nil, value: value, isTrailing: false,
            span: span))
      }
      return try interpreter.call(base, on: object, passed, at: span)
    }
    simulator.adopt(block)
    return .object(block)
  }

  /// `objc_msgSend` as a value, which is cast before it is called; nil for any other name.
  func nativeFunctionValue(_ name: String, at span: NodeSpan) -> Value? {
    guard let native = FreeFunctions.native(name), case .sendMessage = native else { return nil }
    let block = makeBlock(owner: nil) { interpreter, arguments throws(Halt) in
      try interpreter.callNative(
        native, name,
        arguments.map { PassedArgument(label: nil, value: $0, isTrailing: false, span: span) },
        at: span)
    }
    simulator.adopt(block)
    return .object(block)
  }
}
