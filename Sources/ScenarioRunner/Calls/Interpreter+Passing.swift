import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Passing arguments, and giving back what is left in those that are `inout`.
extension Interpreter {
  func pass(_ arguments: [CallArgument]) throws(Halt) -> [PassedArgument] {
    var passed: [PassedArgument] = []
    passed.reserveCapacity(arguments.count)
    for argument in arguments { passed.append(try pass(argument)) }
    return passed
  }

  func pass(_ argument: CallArgument) throws(Halt) -> PassedArgument {
    let outer = calls.isChainEnded
    calls.isChainEnded = false
    defer { calls.isChainEnded = outer }
    if frame.dialect == .swift, case .unary(.addressOf, let operand) = argument.value.kind {
      return PassedArgument(
        label: argument.label, value: try evaluate(operand), isTrailing: false,
        span: argument.span, target: operand)
    }
    if source.isEarlySwift, let selector = EarlySwift.selector(argument) {
      return PassedArgument(
        label: argument.label, value: .selector(selector), isTrailing: false, span: argument.span)
    }
    return PassedArgument(
      label: argument.label, value: try evaluate(argument.value), isTrailing: argument.isTrailing,
      span: argument.span)
  }

  /// Gives what a function has left in its `inout` parameters to the variables they stand for.
  func writeBack(_ method: MethodInfo, _ arguments: [PassedArgument]) throws(Halt) {
    guard method.declaration.parameters.contains(where: { $0.isInout }) else { return }
    let values = calls.takeLeftValues()
    let shapes = shapes(of: method.declaration.parameters)
    guard let places = ArgumentMatch.match(shapes, arguments.map { $0.shape }) else { return }
    for (index, parameter) in method.declaration.parameters.enumerated() where parameter.isInout {
      guard let place = places[index].first, let target = arguments[place].target,
        let value = values[index]
      else { continue }
      try assign(value, to: target)
    }
  }

  /// Calls a closure and gives what it has left in its `inout` parameters to the variables they stand
  /// for.
  func call(_ block: RuntimeBlock, passing arguments: [PassedArgument]) throws(Halt)
    -> Value
  {
    let places = arguments.indices.filter { arguments[$0].target != nil }
    let result = try call(block, arguments.map { $0.value }, changing: places)
    guard !places.isEmpty else { return result }
    let values = calls.takeLeftValues()
    simulator.retain(result)
    for place in places {
      if let value = values[place], let target = arguments[place].target {
        try assign(value, to: target)
      }
    }
    simulator.autorelease(result)
    return result
  }

  /// The arguments of a local function, one for each of its parameters.
  func arrange(
    _ arguments: [PassedArgument], by parameters: [Parameter], at span: NodeSpan
  ) throws(Halt) -> [PassedArgument] {
    let shapes = shapes(of: parameters)
    guard let places = ArgumentMatch.match(shapes, arguments.map { $0.shape }) else {
      throw fail(
        "scenario.wrong-arguments", ArgumentMismatch(shapes, arguments.map { $0.shape }).message,
        at: span)
    }
    var arranged: [PassedArgument] = []
    for (parameter, place) in zip(parameters, places) {
      var argument = PassedArgument(label: nil, value: .nothing, isTrailing: false, span: span)
      if parameter.isVariadic {
        argument.value = .array(place.map { arguments[$0].value })
      } else if let index = place.first {
        argument = arguments[index]
      } else if let fallback = parameter.defaultValue {
        argument.value = try defaultArgument(fallback)
      }
      arranged.append(argument)
    }
    return arranged
  }
}
