import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Making structures and cases of enumerations: the value is what an initialiser leaves in `self`.
extension Interpreter {
  // MARK: Structures

  /// A structure by an initialiser of its own, or of its fields.
  func makeStructure(_ info: ClassInfo, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Value
  {
    let blank = try blankStructure(info)
    for candidate in initializers(of: info) {
      guard let values = try bind(candidate, arguments, selfValue: .aggregate(blank)) else {
        continue
      }
      return try runInitializer(candidate, values, on: .aggregate(blank), of: info)
    }
    return try fill(blank, info, arguments, at: span)
  }

  /// A structure whose fields hold what is written behind them.
  private func blankStructure(_ info: ClassInfo) throws(Halt) -> Aggregate {
    var fields: [Aggregate.Field] = []
    for property in info.properties where !property.isStatic && !property.declaration.isComputed {
      let initial = try property.declaration.initialValue.map { initial throws(Halt) in
        try evaluate(initial, selfValue: .nothing, type: info, dialect: property.dialect)
      }
      let zero = property.dialect == .objectiveC ? zero(of: property.declaration.type) : .nothing
      let value = initial.map { coerce($0, to: property.declaration.type) } ?? zero
      fields.append(Aggregate.Field(name: property.name, value: value))
    }
    return Aggregate(typeName: info.name, fields: fields)
  }

  /// The initialiser that Swift writes: an argument for each field.
  private func fill(
    _ blank: Aggregate, _ info: ClassInfo, _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value {
    var value = blank
    for (index, argument) in arguments.enumerated() {
      // A structure of C takes its fields in order.
      let positional =
        frame.dialect == .swift
        ? placeOfClosure(argument, in: value, info, arguments)
        : argument.label == nil ? index : nil
      guard
        let place = value.fields.firstIndex(where: { $0.name == argument.label }) ?? positional,
        value.fields.indices.contains(place)
      else {
        let shapes = value.fields.map {
          ParameterShape(label: $0.name, isOptional: false, isFunction: false)
        }
        throw fail(
          "scenario.wrong-arguments", ArgumentMismatch(shapes, arguments.map { $0.shape }).message,
          at: span)
      }
      let type = info.property(value.fields[place].name)?.declaration.type
      value.fields[place].value = asSet(
        coerce(try made(argument.value, as: type), like: value.fields[place].value, type), type)
    }
    return .aggregate(value)
  }

  /// A value as a field holds it: where no type is written, of that of its first value.
  func coerce(_ value: Value, like initial: Value, _ type: TypeName?) -> Value {
    guard type == nil else { return coerce(value, to: type) }
    switch (initial, value) {
    case (.double, .int(let number)): return .double(Double(number))
    case (.aggregate, .member), (.aggregate, .aggregate): return typed(value, like: initial)
    default: return value
    }
  }

  // MARK: Enumerations

  /// A case by an initialiser of the enumeration's own, or by its raw value: `Section(rawValue: 1)`.
  func makeCase(_ info: ClassInfo, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Value
  {
    let candidates = initializers(of: info)
    for candidate in candidates {
      guard let values = try bind(candidate, arguments, selfValue: .nothing) else { continue }
      return try runInitializer(candidate, values, on: .nothing, of: info)
    }
    if arguments.count == 1, arguments[0].label == "rawValue" || frame.dialect == .objectiveC {
      return try findCase(of: info, rawValue: arguments[0].value)
    }
    guard candidates.isEmpty else { throw mismatch(candidates, arguments, at: span) }
    throw fail(
      "scenario.wrong-arguments",
      "'\(info.name)' cannot be constructed because it has no accessible initializers", at: span)
  }

  private func findCase(of info: ClassInfo, rawValue wanted: Value) throws(Halt) -> Value {
    for place in info.cases.indices {
      guard simulator.spend(parts: 32) else { break }
      if isEqual(try rawValue(of: place, in: info), wanted) { return info.value(ofCase: place) }
    }
    return .nothing
  }

  /// A case with what it carries: that of the first of some enumerations which it fits.
  ///
  /// What the call leaves out has the value that is declared for it.
  func makeCase(_ name: String, _ arguments: [PassedArgument], of types: [ClassInfo])
    throws(Halt) -> Value
  {
    for info in types where info.kind == .enumeration {
      guard let found = info.place(ofCase: name).map({ info.cases[$0] }),
        let places = ArgumentMatch.match(shapes(of: found.parameters), arguments.map { $0.shape })
      else { continue }
      var fields: [Aggregate.Field] = []
      for (parameter, place) in zip(found.parameters, places) {
        let value =
          if let index = place.first { arguments[index].value } else {
            try omitted(parameter, of: info)
          }
        fields.append(
          Aggregate.Field(name: parameter.label ?? "", value: coerce(value, to: parameter.type)))
      }
      // Of several it is not known which is meant.
      return .aggregate(.enumCase(name, of: types.count == 1 ? info.name : nil, fields))
    }
    let fields = arguments.map { Aggregate.Field(name: $0.label ?? "", value: $0.value) }
    return .aggregate(.enumCase(name, fields))
  }

  private func omitted(_ parameter: Parameter, of info: ClassInfo) throws(Halt) -> Value {
    guard let fallback = parameter.defaultValue else { return .nothing }
    return try evaluate(fallback, selfValue: .type(info.runtime), type: info, dialect: .swift)
  }

  // MARK: Initialisers

  /// A value of the system's by an initialiser that the program adds to its type: `extension CGPoint { init(…) }`;
  /// nil where none takes the arguments.
  func makeExtended(_ info: ClassInfo, _ arguments: [PassedArgument]) throws(Halt) -> Value? {
    guard !info.isOfProgram, info.runtime.kind == .object, types.extended.contains(info.name) else {
      return nil
    }
    for candidate in initializers(of: info) {
      let blank = InitialValue.zero(of: info.name)
      guard let values = try bind(candidate, arguments, selfValue: blank) else { continue }
      return try runInitializer(candidate, values, on: blank, of: info)
    }
    return nil
  }

  /// What an initialiser leaves in `self`; nil where it fails.
  private func runInitializer(
    _ method: MethodInfo, _ values: [Value], on blank: Value, of info: ClassInfo
  ) throws(Halt) -> Value {
    let result = try invoke(method, on: blank, values, making: info)
    return didReturnNil(result, method) ? .nothing : calls.left.selfValue
  }

  /// `self.init(…)` in an initialiser of a structure or of an enumeration.
  func delegateValueInitializer(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt)
    -> Value
  {
    guard let info = frame.made ?? frame.type else { return .nothing }
    let value = try instantiate(info.runtime, arguments, at: span)
    frame.selfValue = value
    frame.hasFailed = value.isNothing
    return value
  }

  /// The property that a closure behind the parentheses is for: the first of functions that no other argument
  /// is for.
  private func placeOfClosure(
    _ argument: PassedArgument, in value: Aggregate, _ info: ClassInfo,
    _ arguments: [PassedArgument]
  ) -> Int? {
    guard argument.isTrailing, argument.label == nil else { return nil }
    return value.fields.firstIndex { field in
      guard let type = info.property(field.name)?.declaration.type,
        type.isFunction || TypeName.functionParts(of: type.text) != nil
          || types.alias(type.name)?.isFunction == true
      else { return false }
      return !arguments.contains { $0.label == field.name }
    }
  }
}
