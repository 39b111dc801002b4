import Interfaces
import ScenarioSyntax
import SourceText

/// Calls: which function is meant, and what it gives.
extension TypeChecker {
  mutating func infer(_ call: Call, expecting expected: Type, at span: NodeSpan) -> Type {
    switch call.callee.kind {
    case .name(let name): return infer(call, of: name, at: span)
    case .member(let base, let name): return infer(call, of: name, base, at: span)
    case .implicitMember(let name): return infer(call, ofImplicit: name, expected, at: span)
    default: return infer(call, ofValue: infer(call.callee))
    }
  }

  /// `name(…)`.
  private mutating func infer(_ call: Call, of name: String, at span: NodeSpan) -> Type {
    switch scopes.meaning(of: name) {
    case .value(let type)?: return infer(call, ofValue: type)
    case .function(let function)?: return apply([function], call, at: span)
    case nil: break
    }
    if case .nominal(let owner, _) = selfType {
      let own = types.methods(name, of: owner, isStatic: isInTypeMember)
      if !own.isEmpty {
        checkSelf(before: name, isCalled: true, at: call.callee.span)
        checkMutation(byOwn: name, of: owner, at: call.callee.span)
        checkAccess(to: own, named: name, at: call.callee.span)
        return apply(own, call, at: span, of: owner)
      }
      if let property = types.property(name, of: owner, isStatic: isInTypeMember) {
        checkSelf(before: name, isCalled: false, at: call.callee.span)
        checkAccess(to: property, at: call.callee.span)
        return infer(call, ofValue: type(of: property))
      }
    }
    if let declared = functions[name], !isOfObject(name) {
      return apply(declared, call, at: span)
    }
    let free = types.freeFunctions(name)
    if !free.isEmpty, types.type(name).isUnknown {
      return apply(free, call, at: call.callee.span, areAll: true)
    }
    let type = type(ofName: name)
    if type == .unknown, call.arguments.isEmpty { return types.assumedClass(name) }
    return infer(call, ofValue: type)
  }

  /// `base.name(…)`.
  private mutating func infer(
    _ call: Call, of name: String, _ base: Expression, at span: NodeSpan
  ) -> Type {
    let found = receiver(base, for: name)
    switch found {
    case .nominal(let owner, _) where name == "init":
      return apply(types.initializers(of: owner), call, at: span)
    case .nominal("Array", let arguments)
    where Self.ofPlaces.contains(name) && types.programTypes["Array"] == nil:
      for argument in call.arguments {
        let isElement = argument.label == "of"
        _ = infer(argument.value, expecting: isElement ? arguments.first ?? .unknown : .unknown)
      }
      return .optional(.int)
    case .nominal("Array", let arguments)
    where Self.takesElement(name, call) && types.programTypes["Array"] == nil:
      checkMutation(by: name, of: base, "Array")
      for (place, argument) in call.arguments.enumerated() {
        let isElement = place == 0
        check(
          argument.value, fits: isElement ? arguments.first ?? .unknown : .int, for: .keptArgument)
      }
      return name == "contains" ? .bool : .void
    case .nominal(let owner, _):
      let methods = types.methods(name, of: owner, isStatic: false)
      checkMutation(by: name, of: base, owner)
      if !methods.isEmpty {
        checkAccess(to: methods, named: name, at: call.callee.span.last(name.utf8.count))
        return apply(methods, call, at: span, of: owner)
      }
      let property = types.property(name, of: owner, isStatic: false)
      guard let property else {
        checkMember(name, of: found, owner, base, at: call.callee.span)
        return infer(call, ofUndeclared: name, of: base)
      }
      checkAccess(to: property, at: call.callee.span.last(name.utf8.count))
      return infer(call, ofValue: type(of: property))
    case .metatype(.nominal(let owner, let arguments)):
      if name == "init" { return make(.nominal(owner, arguments), call, at: span) }
      let methods = types.methods(name, of: owner, isStatic: true)
      if !methods.isEmpty {
        checkAccess(to: methods, named: name, at: call.callee.span.last(name.utf8.count))
        return apply(methods, call, at: span, of: owner)
      }
      checkTypeMethod(name, of: owner, call)
      let inner = types.type(owner + "." + name)
      if inner.isUnknown, types.programTypes[owner] != nil,
        types.property(name, of: owner, isStatic: true) == nil
      {
        checkTypeMember(name, of: owner, at: call.callee.span)
      }
      return infer(call, ofValue: inner.isUnknown ? .unknown : .metatype(inner))
    case .opaque(let owner):
      checkMember(name, of: found, owner, base, at: call.callee.span)
      let methods = MemberNames.methods(name, of: owner).map { Signature($0, types) }
      guard !methods.isEmpty, types.programTypes[owner] == nil else {
        return infer(call, ofValue: .unknown)
      }
      return apply(methods, call, at: span)
    default:
      if let owner = undeclaredOwner(base) {
        let free = types.freeFunctions(owner + "." + name)
        if !free.isEmpty { return apply(free, call, at: span) }
      }
      return infer(call, ofUndeclared: name, of: base)
    }
  }

  /// Whether a call of a method of an array is given an element: `append(3)`, `insert(3, at: 0)`, `contains(3)`.
  private static func takesElement(_ name: String, _ call: Call) -> Bool {
    guard let first = call.arguments.first, first.label == nil, !first.isTrailing else {
      return false
    }
    switch name {
    case "append", "contains": return call.arguments.count == 1
    case "insert": return call.arguments.count == 2 && call.arguments[1].label == "at"
    default: return false
    }
  }

  /// The methods of arrays that give the place of an element.
  private static let ofPlaces: Set<String> = ["firstIndex", "lastIndex"]

  /// A call of a method that nothing declares.
  private mutating func infer(
    _ call: Call, ofUndeclared name: String, of base: Expression
  ) -> Type {
    guard let closure = typeOfKeptClosure(name, of: base) else {
      return infer(call, ofValue: .unknown)
    }
    for argument in call.arguments {
      let isClosure = if case .closure = argument.value.kind { true } else { false }
      check(argument.value, fits: isClosure ? closure : .unknown, for: .keptArgument)
    }
    return .unknown
  }

  /// The name of a type of which nothing is declared but some type methods: `DispatchQueue`.
  private func undeclaredOwner(_ base: Expression) -> String? {
    guard case .name(let owner) = base.kind, scopes.meaning(of: owner) == nil,
      types.programTypes[owner] == nil, types.type(owner).isUnknown
    else { return nil }
    return owner
  }

  /// `.name(…)`, of the type that is wanted.
  private mutating func infer(
    _ call: Call, ofImplicit name: String, _ expected: Type, at span: NodeSpan
  ) -> Type {
    guard case .nominal(let owner, let arguments) = expected.unwrapped else {
      return infer(call, ofValue: .unknown)
    }
    if name == "init" { return make(.nominal(owner, arguments), call, at: span) }
    return apply(types.methods(name, of: owner, isStatic: true), call, at: span)
  }

  /// A call of a value: a closure, or a type.
  private mutating func infer(_ call: Call, ofValue type: Type) -> Type {
    switch type {
    case .metatype(let made): return make(made, call, at: call.callee.span)
    case .function(let parameters, let result) where parameters.count == call.arguments.count:
      for (argument, parameter) in zip(call.arguments, parameters) {
        check(argument.value, fits: parameter, for: .argument)
      }
      return result
    case .implicitlyUnwrapped(let inner): return infer(call, ofValue: inner)
    default:
      inferArguments(of: call)
      return .unknown
    }
  }

  /// What the arguments of a call are where nothing says what is wanted of them.
  @discardableResult
  private mutating func inferArguments(of call: Call) -> [Type] {
    call.arguments.map { infer($0.value) }
  }

  // MARK: Initialisers

  private mutating func make(_ type: Type, _ call: Call, at span: NodeSpan) -> Type {
    guard case .nominal(let name, _) = type, let kind = types.kind(of: name) else {
      inferArguments(of: call)
      return .unknown
    }
    switch kind {
    case .number, .text, .truth, .collection: return convert(to: type, kind, call)
    case .structure, .enumeration, .class, .protocol: break
    }
    var initializers = types.initializers(of: name)
    if let own = types.programTypes[name], own.kind == .structure, own.initializers.isEmpty,
      own.stored.count <= 40,
      let memberwise = memberwise(own, type)
    {
      initializers = [memberwise]
    }
    if initializers.isEmpty {
      inferArguments(of: call)
      let isOwn = types.programTypes[name].map { $0.kind != .extension } ?? types.isAssumed(name)
      // One by a raw value may give nothing.
      let isRaw = call.arguments.contains { $0.label == "rawValue" }
      return isOwn && !isRaw && (kind == .class || kind == .structure) ? type : .unknown
    }
    checkAccess(toInitializers: initializers, call, name, at: call.callee.span)
    let result = apply(
      initializers, call, at: span, of: types.mayInheritInitializers(name) ? nil : name)
    let mayFail = initializers.contains { $0.result.wrapped != nil }
    let isOwn = types.programTypes[name].map { $0.kind != .extension } ?? types.isAssumed(name)
    return result.isUnknown && !mayFail && isOwn && kind == .class ? type : result
  }

  /// The initialiser that a structure has of its own, where it declares none.
  private mutating func memberwise(_ own: ProgramType, _ type: Type) -> Signature? {
    guard !own.mayHaveMore, own.stored.allSatisfy({ $0.wrapper == nil && $0.attributes.isEmpty })
    else { return nil }
    let parameters = own.stored.filter { !($0.isConstant && $0.initialValue != nil) }.map {
      property in
      Signature.Parameter(
        label: property.name,
        type: property.type.map { types.type($0) } ?? .unknown,
        keepsClosure: true,
        mayBeLeftOut: property.initialValue != nil
          || !property.isConstant && property.type?.isOptional == true,
        isVariadic: false)
    }
    return Signature(name: "init", parameters: parameters, result: type)
  }

  /// `Int(3.5)`, `String(describing: page)`: Swift's own types are made of others.
  private mutating func convert(to type: Type, _ kind: TypeTable.Kind, _ call: Call) -> Type {
    let found = inferArguments(of: call)
    switch kind {
    case .text:
      let label = call.arguments.first?.label
      let isSure =
        label == nil || ["describing", "format", "repeating", "reflecting"].contains(label)
      return isSure && type == .string ? type : .unknown
    case .number where call.arguments.isEmpty, .truth where call.arguments.isEmpty: return type
    case .number:
      guard call.arguments.count == 1, call.arguments[0].label == nil, isNumber(found[0]) else {
        return .unknown
      }
      return type
    case .collection: return call.arguments.isEmpty ? type : .unknown
    default: return .unknown
    }
  }

  func isNumber(_ type: Type) -> Bool {
    switch type {
    case .literal(.integer), .literal(.float): true
    case .nominal(let name, _): types.kind(of: name) == .number
    default: false
    }
  }

  // MARK: Functions

  private mutating func apply(
    _ functions: [FunctionDeclaration], _ call: Call, at span: NodeSpan
  ) -> Type {
    guard Signature.canBeCompared(functions) else { return infer(call, ofValue: .unknown) }
    return apply(functions.map { Signature($0, types) }, call, at: span, areAll: true)
  }

  /// What a call of one of several functions gives: of the one whose labels the call has. `areAll` says that no
  /// extension in another file can add one, and `owner` of which type they are.
  mutating func apply(
    _ signatures: [Signature], _ call: Call, at span: NodeSpan, areAll: Bool = false,
    of owner: String? = nil
  ) -> Type {
    let fitting = signatures.filter { $0.parameters(for: call.arguments) != nil }
    if fitting.count == 1, let wanted = fitting[0].parameters(for: call.arguments) {
      if fitting[0].isGeneric {
        return fitting[0].result(of: inferArguments(of: call), wanted, types)
      }
      for (argument, parameter) in zip(call.arguments, wanted) {
        check(
          argument.value, fits: parameter.type,
          for: parameter.keepsClosure ? .keptArgument : .argument)
      }
      return fitting[0].result
    }
    let found = inferArguments(of: call)
    guard !fitting.isEmpty else {
      if areAll {
        reportLabels(signatures, call, at: span)
      } else {
        reportSlip(signatures, call, at: span, of: owner)
      }
      return .unknown
    }
    let sure = fitting.filter { signature in
      let wanted = signature.parameters(for: call.arguments) ?? []
      return !signature.isGeneric
        && zip(found, wanted).allSatisfy { types.conversion(from: $0, to: $1.type) == .fits }
    }
    if sure.isEmpty { reportArgument(found, call, fitting) }
    guard let first = sure.first, sure.allSatisfy({ $0.result == first.result }) else {
      return .unknown
    }
    return first.result
  }

  /// Whether a name means a method of `self` that every object has, and no function of the program's.
  private func isOfObject(_ name: String) -> Bool {
    guard case .nominal(let owner, _) = selfType, Self.ofObjects.contains(name) else {
      return false
    }
    return types.ancestors(of: owner).names.contains("NSObject")
  }

  /// Methods that every object has with several labels, so that one of the program's is not the only one.
  static let ofObjects: Set<String> = [
    "value", "setValue", "perform", "observe", "addObserver", "removeObserver",
    "dictionaryWithValues",
  ]
}
