import CallTrace
import Lifecycle
import ScenarioSyntax
import SourceText

/// Expressions.
extension Interpreter {
  /// The value of an expression.
  ///
  /// Its use is counted by its size, whatever is done with it: what is called or applied takes its
  /// operands from here and gives its result to here, and so there is no operation that costs nothing.
  func evaluate(_ expression: Expression) throws(Halt) -> Value {
    try step()
    let value = try evaluateUncounted(expression)
    simulator.charge(value)
    return value
  }

  /// Each kind has a function of its own, and the kinds that hold statements or calls come first,
  /// so that the frames of a deep program stay small.
  private func evaluateUncounted(_ expression: Expression) throws(Halt) -> Value {
    switch expression.kind {
    case .call(let call): return try evaluate(call, at: expression.span)
    case .name(let name): return try read(name, at: expression.span)
    case .optionalChain(let inner): return try evaluateChain(inner)
    default: return try evaluateOther(expression)
    }
  }

  private func evaluateOther(_ expression: Expression) throws(Halt) -> Value {
    try simulator.checkStack()
    switch expression.kind {
    case .member(let base, let name): return try readMember(base, name, at: expression.span)
    case .binary(let sign, let left, let right):
      return try evaluate(sign, left, right, at: expression.span)
    case .assignment(let target, let sign, let value):
      let value = try assign(target, sign, value, at: expression.span)
      // In C an assignment has a value: `if (self = [super init])`.
      return frame.dialect == .objectiveC ? value : .nothing
    case .ternary(let condition, let then, let otherwise):
      return try choose(condition, then, otherwise)
    case .call, .name, .optionalChain: return try evaluateUncounted(expression)
    default: return try evaluateRare(expression)
    }
  }

  private func evaluateRare(_ expression: Expression) throws(Halt) -> Value {
    switch expression.kind {
    case .nil: return .nothing
    case .boolean(let value): return .bool(value)
    case .integer(let value): return .int(value)
    case .double(let value): return .double(value)
    case .string(let text): return .string(text)
    case .implicitMember(let name): return try implicitMember(name)
    case .interpolation(let parts): return try interpolate(parts)
    case .array(let elements): return try evaluateArray(elements)
    case .dictionary(let entries): return try evaluateDictionary(entries)
    case .selector(let literal): return .selector(literal.name)
    case .context(let literal): return evaluate(literal, at: expression.span)
    case .availability(let minimum, let isNegated):
      return .bool(isAvailable(minimum) != isNegated)
    case .self: return try readSelf(at: expression.span)
    case .super: return try readSelf(at: expression.span)
    case .metatype(let type): return try evaluateMetatype(type)
    case .type(let type): return try evaluateMetatype(type)
    case .subscript(let base, let arguments):
      return try readSubscript(base, arguments, at: expression.span)
    case .closure(let closure):
      let made = try makeClosure(ClosureCode(closure), at: expression.span)
      if let block = made.object as? RuntimeBlock { block.keyPath = Self.keyPath(expression) }
      return made
    case .optional(let inner): return try evaluateOptional(inner)
    case .forceUnwrap(let inner): return try unwrap(inner)
    case .coalesce(let left, let right): return try coalesce(left, right)
    case .unary(let sign, let operand): return try evaluate(sign, operand, at: expression.span)
    case .increment(let target, let amount, let isPrefix):
      return try increment(target, amount, isPrefix, at: expression.span)
    case .range(let lower, let upper, let isClosed):
      return try evaluateRange(lower, upper, isClosed, at: expression.span)
    case .cast(let inner, let cast, let type):
      return try evaluate(inner, cast, type, at: expression.span)
    case .typeCheck(let inner, let type): return .bool(try isOfType(try evaluate(inner), type))
    case .tuple(let arguments): return try evaluateTuple(arguments)
    case .try(let kind, let inner): return try evaluate(kind, inner)
    // Where a task can wait, its steps have taken the expression apart.
    case .await: throw asyncContext(at: expression.span)
    case .name, .member, .call, .optionalChain, .binary, .assignment, .ternary:
      return try evaluateUncounted(expression)
    case .invalid: throw .failure
    }
  }

  /// `.fullScreen`, or `.FullScreen` as Swift 2 wrote it.
  private func implicitMember(_ name: String) throws(Halt) -> Value {
    guard name.isCapitalized else {
      // A name of a notification that the program adds to Foundation's.
      if let info = types["Name"], let value = try readStatic(name, of: info.runtime) {
        return value
      }
      return .member(name)
    }
    return .member(
      !types.withCase(name, simulator).isEmpty ? name : SelectorName.uncapitalized(name))
  }

  private func readStatic(_ name: String, of type: RuntimeClass) throws(Halt) -> Value? {
    guard types[type.name]?.property(name, isStatic: true) != nil else { return nil }
    return try readStatic(name, of: type, at: NodeSpan(source: 0, lower: 0, upper: 0))
  }

  // MARK: Literals

  private func evaluateArray(_ elements: [Expression]) throws(Halt) -> Value {
    var values: [Value] = []
    for element in elements { values.append(try evaluate(element)) }
    if types.hasEnumerations, let first = values.first, first.isTypedCase {
      return .array(values.map { typed($0, like: first) })
    }
    return .array(values)
  }

  private func evaluateDictionary(_ entries: [ScenarioSyntax.DictionaryEntry]) throws(Halt)
    -> Value
  {
    var values: [DictionaryValueEntry] = []
    for entry in entries {
      let key = try evaluate(entry.key)
      values.append(DictionaryValueEntry(key: key, value: try evaluate(entry.value)))
    }
    return .dictionary(values)
  }

  private func evaluateTuple(_ arguments: [CallArgument]) throws(Halt) -> Value {
    var fields: [Aggregate.Field] = []
    for argument in arguments {
      fields.append(
        Aggregate.Field(name: argument.label ?? "", value: try evaluate(argument.value)))
    }
    return .aggregate(Aggregate(.tuple, fields: fields))
  }

  private func interpolate(_ parts: [StringPart]) throws(Halt) -> Value {
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece): text += piece
      case .value(let expression):
        text += try self.text(of: shown(try evaluate(expression), of: expression))
      }
    }
    try count(output: text.utf8.count)
    return .string(text)
  }

  private func evaluate(_ literal: ContextLiteral, at span: NodeSpan) -> Value {
    let position = self.span(span).start
    let function = literal.function.isEmpty ? "top level" : literal.function
    switch literal.kind {
    case .function: return .string(function)
    case .prettyFunction:
      let type = literal.type ?? frame.type?.name
      let sign = literal.isTypeMember ? "+" : "-"
      return .string(type.map { "\(sign)[\($0) \(function)]" } ?? function)
    case .selector: return .selector(function)
    case .file: return .string(self.span(span).file.path)
    case .line: return .count(position.line)
    case .column: return .count(position.column)
    }
  }

  private func isAvailable(_ minimum: Int?) -> Bool {
    minimum.map { simulator.profile.iOSVersion >= $0 } ?? true
  }

  static let rangeType = "Range"

  private func evaluateRange(
    _ lower: Expression?, _ upper: Expression?, _ isClosed: Bool, at span: NodeSpan
  ) throws(Halt) -> Value {
    var first = try lower.map { bound throws(Halt) in try evaluate(bound) }
    var last = try upper.map { bound throws(Halt) in try evaluate(bound) }
    let isOfText = TextPlaces.offset(first) != nil || TextPlaces.offset(last) != nil
    if isOfText {
      first = first.map { TextPlaces.number($0) }
      last = last.map { TextPlaces.number($0) }
    }
    if let bound = first, Self.isUnknown(bound) { first = .int(0) }
    if let bound = last, Self.isUnknown(bound) {
      // Of what the system counts there is nothing.
      last = first ?? .int(0)
    } else if isClosed, case .int(let bound)? = last {
      let (next, overflow) = bound.addingReportingOverflow(1)
      guard !overflow else { throw trap("Range out of bounds") }
      last = .int(next)
    }
    if let lower = first?.number, let upper = last?.number, lower > upper {
      throw trap("Range requires lowerBound <= upperBound")
    }
    return .aggregate(
      Aggregate(
        typeName: Self.rangeType,
        fields: [
          Aggregate.Field(name: "lower", value: first ?? .nothing),
          Aggregate.Field(name: "upper", value: last ?? .nothing),
          Aggregate.Field(name: "closed", value: .bool(isClosed && upper != nil)),
        ] + (isOfText ? [Aggregate.Field(name: TextPlaces.mark, value: .bool(true))] : [])))
  }

  // MARK: Optionals

  private func evaluateOptional(_ inner: Expression) throws(Halt) -> Value {
    let value = try evaluate(inner)
    if value.isNothing { calls.isChainEnded = true }
    return value
  }

  private func evaluateChain(_ inner: Expression) throws(Halt) -> Value {
    let outer = calls.isChainEnded
    calls.isChainEnded = false
    defer { calls.isChainEnded = outer }
    return try evaluate(inner)
  }

  private func unwrap(_ inner: Expression) throws(Halt) -> Value {
    let value = try evaluate(inner)
    if value.isNothing, !calls.isChainEnded {
      throw trap("Unexpectedly found nil while unwrapping an Optional value")
    }
    return value
  }

  private func coalesce(_ left: Expression, _ right: Expression) throws(Halt) -> Value {
    let value = try evaluate(left)
    guard value.isNothing else { return value }
    let other = try evaluate(right)
    guard case .int(let number) = other, isFloating(left) else { return other }
    return .double(Double(number))
  }

  /// Whether what holds nothing is written to hold a floating-point number.
  private func isFloating(_ expression: Expression) -> Bool {
    let name: String
    switch expression.kind {
    case .name(let written):
      if let variable = scope.lookup(written) ?? code.globals.lookup(written) {
        return variable.isFloating
      }
      name = written
    case .member(let base, let member):
      guard case .self = base.kind else { return false }
      name = member
    case .cast(_, _, let type): return Self.floatingTypes.contains(type.name)
    default: return false
    }
    return frame.type?.property(name)?.declaration.type.map {
      Self.floatingTypes.contains($0.name)
    } ?? false
  }

  private func choose(_ condition: Expression, _ then: Expression?, _ otherwise: Expression)
    throws(Halt) -> Value
  {
    guard let then else {
      let value = try evaluate(condition)
      return truth(of: value) ? value : try evaluate(otherwise)
    }
    return try isTrue(condition) ? try evaluate(then) : try evaluate(otherwise)
  }

  // MARK: Types

  private func evaluateMetatype(_ type: TypeName) throws(Halt) -> Value {
    if let bound = boundType(type.name) { return .type(bound) }
    guard let info = try classInfo(named: type.name) else { return .member(type.text) }
    return .type(info.runtime)
  }

  private func evaluate(
    _ inner: Expression, _ cast: Cast, _ type: TypeName, at span: NodeSpan
  ) throws(Halt) -> Value {
    let value = try evaluate(inner, expecting: cast == .plain ? nil : type)
    if calls.isChainEnded { return .nothing }
    if case .aggregate(let aggregate) = value, Opaque.isOpaque(aggregate) {
      // `as? CGRect` takes it out of its object.
      if type.name != aggregate.typeName, let content = Geometry.content(of: aggregate),
        try isOfType(content, type)
      {
        return content
      }
      // What is opaque is of every type that is, and of no class of objects.
      let isObject = try classInfo(named: type.name).map { $0.runtime.kind != .object } ?? false
      return isObject && cast == .conditional ? .nothing : value
    }
    switch cast {
    case .plain, .c: return coerce(value, to: type, isCast: true)
    case .conditional: return try isOfType(value, type) ? value : .nothing
    case .forced:
      if value.isNothing {
        throw trap("Unexpectedly found nil while unwrapping an Optional value")
      }
      guard try isOfType(value, type) else {
        throw trap("Could not cast value of type '\(typeName(of: value))' to '\(type.name)'")
      }
      return value
    }
  }

  /// Whether a value is of a type; nil is of none.
  func isOfType(_ value: Value, _ type: TypeName) throws(Halt) -> Bool {
    switch value {
    case .nothing: return false
    case .int, .double, .bool, .string, .array, .dictionary:
      // A type that nothing declares is a parameter of a generic type, which says nothing here.
      if isTypeParameter(type.name) { return true }
    default: break
    }
    switch value {
    case .nothing: return false
    case .object(let object):
      if object is RuntimeBlock { return type.isFunction }
      if let box = object as? MutableCollection { return try isOfType(box.content, type) }
      if type.name == "AnyObject" || type.name == "Any" || type.name == "NSObject" { return true }
      if let bound = boundType(type.name) { return info(of: object).isKind(of: bound.name) }
      return info(of: object).isKind(of: type.name)
    case .bool: return type.name == "Bool" || type.name == "BOOL" || type.name == "Any"
    case .int: return isNumeric(type.name) || type.name == "Any"
    case .double:
      // A number of Objective-C's is of every kind of number.
      return frame.dialect == .objectiveC && isNumeric(type.name)
        || Self.floatingTypes.contains(type.name) || type.name == "NSNumber" || type.name == "Any"
    case .string:
      return ["String", "NSString", "NSMutableString", "Any", "NSObject", "AnyObject"]
        .contains(type.name)
    case .array:
      return ["Array", "NSArray", "NSMutableArray", "Any", "AnyObject"]
        .contains(type.name)
    case .dictionary:
      return ["Dictionary", "NSDictionary", "NSMutableDictionary", "Any", "AnyObject"]
        .contains(type.name)
    case .aggregate(let set) where SetValue.elements(of: set) != nil:
      return type.name == set.typeName || SetValue.typeNames.contains(type.name)
        || isTypeParameter(type.name) || types.unaliased(type.name) == set.typeName
    case .aggregate(let aggregate):
      if aggregate.isCase { return isCase(aggregate, of: type.name) }
      return aggregate.typeName == type.name || type.name == "Any"
    case .member, .selector, .type: return true
    }
  }

  private func isTypeParameter(_ name: String) -> Bool {
    types[name] == nil && types.alias(name) == nil
      && (["Value", "Element", "Content", "Wrapped", "Model", "Output"].contains(name)
        || name.utf8.count == 1)
  }

  private func isNumeric(_ name: String) -> Bool {
    Self.floatingTypes.contains(name) || Self.integerTypes.contains(name) || name == "NSNumber"
  }

  static let floatingTypes: NameSet = [
    "Double", "Float", "CGFloat", "TimeInterval", "NSTimeInterval", "double", "float",
    "CFTimeInterval",
  ]
  static let integerTypes: NameSet = [
    "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
    "NSInteger", "NSUInteger", "int", "long",
    "unsigned", "int64_t", "uint64_t", "int32_t", "uint32_t", "size_t", "short", "char",
  ]

  /// A value as a variable of a type holds it.
  func coerce(_ value: Value, to type: TypeName?, isCast: Bool = false) -> Value {
    guard let type else { return value }
    let value = types.hasEnumerations ? typedCases(value, as: type.text) : value
    switch value {
    case .array(let places) where type.name == "IndexPath" && places.count == 2:
      return .aggregate(
        Opaque.value(
          "IndexPath",
          [
            Aggregate.Field(name: "section", value: places[0]),
            Aggregate.Field(name: "row", value: places[1]),
            Aggregate.Field(name: "item", value: places[1]),
          ]))
    case .array, .dictionary:
      simulator.charge(value)
      signElements(of: value, type)
      return labelledElements(asFloating(asSet(value, type), type.text), type)
    case .aggregate(let tuple) where tuple.isTuple: return labelled(tuple, as: type)
    case .object(let object) where type.isFunction || types.hasAliases:
      if let block = object as? RuntimeBlock { sign(block, type) }
      return value
    case .aggregate where type.text.hasPrefix("UIButton.Configuration"):
      return Opaque.configuration(value)
    case .member(let name) where types.isOpaque(type.name) && Self.sharedInstances.contains(name):
      return .aggregate(Opaque.value(type.name))
    case .int(let number) where Self.floatingTypes.contains(type.name):
      return .double(Double(number))
    case .double(let number) where isCast && Self.integerTypes.contains(type.name):
      return .int(Self.integer(number))
    case .bool(let isTrue) where isCast && Self.integerTypes.contains(type.name):
      return .int(isTrue ? 1 : 0)
    case .int(let number) where type.name == "BOOL" || type.name == "bool":
      return .bool(number != 0)
    default: return value
    }
  }

  /// A collection with its whole numbers as those of its type: `[1, 2]` where `[Double]` is written.
  private func asFloating(_ value: Value, _ type: String) -> Value {
    guard let element = TypeName.elementType(of: type) else { return value }
    switch value {
    case .array(let elements) where TypeName.elementType(of: element) != nil:
      return .array(elements.map { asFloating($0, element) })
    case .array(let elements) where Self.floatingTypes.contains(element):
      return .array(elements.map { $0.asFloating })
    case .dictionary(let entries) where Self.floatingTypes.contains(element):
      return .dictionary(
        entries.map { DictionaryValueEntry(key: $0.key, value: $0.value.asFloating) })
    default: return value
    }
  }

  /// The whole number nearest to zero, kept within bounds.
  static func integer(_ number: Double) -> Int64 {
    guard number.isFinite else { return 0 }
    if number >= beyondIntegers { return .max }
    return number <= -beyondIntegers ? .min : Int64(number)
  }

  /// The first number that is too large for an integer; the least integer is its negative.
  private static let beyondIntegers = 9_223_372_036_854_775_808.0

  /// A number as `Int(_:)` takes it, which traps where it does not fit.
  func exactInteger(_ value: Value) throws(Halt) -> Int64 {
    if case .int(let number) = value { return number }
    guard let number = value.number else { return 0 }
    let fault = "Double value cannot be converted to Int because "
    guard number.isFinite else { throw trap(fault + "it is either infinite or NaN") }
    guard number >= -Self.beyondIntegers else {
      throw trap(fault + "the result would be less than Int.min")
    }
    guard number < Self.beyondIntegers else {
      throw trap(fault + "the result would be greater than Int.max")
    }
    return Int64(number)
  }

  /// What a C variable of a type holds before anything is assigned.
  func zero(of type: TypeName?) -> Value {
    guard let type, !type.isOptional else { return .nothing }
    if Self.floatingTypes.contains(type.name) { return .double(0) }
    if Self.integerTypes.contains(type.name) { return .int(0) }
    if type.name == "BOOL" || type.name == "bool" { return .bool(false) }
    if let structure = types[types.alias(type.name)?.name ?? type.name],
      structure.kind == .structure
    {
      return zero(ofStructure: structure)
    }
    return Geometry.zero(of: type.name) ?? .nothing
  }

  private func zero(ofStructure info: ClassInfo) -> Value {
    var fields: [Aggregate.Field] = []
    for property in info.properties where !property.isStatic {
      let type = property.declaration.type
      fields.append(
        Aggregate.Field(
          name: property.name, value: type?.name == info.name ? .nothing : zero(of: type)))
    }
    return .aggregate(Aggregate(typeName: info.name, fields: fields))
  }
}

extension Value {
  /// A whole number as one with a fraction, anything else as it is.
  fileprivate var asFloating: Value {
    if case .int(let number) = self { return .double(Double(number)) }
    return self
  }
}
