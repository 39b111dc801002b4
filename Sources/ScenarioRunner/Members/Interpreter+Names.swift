import Lifecycle
import ScenarioSyntax
import SourceText

extension Expression {
  /// Whether it is the result of a call, or a part of one.
  fileprivate var isCall: Bool {
    switch kind {
    case .call: true
    case .member(let base, _), .optional(let base), .optionalChain(let base),
      .forceUnwrap(let base), .cast(let base, _, _), .subscript(let base, _):
      base.isCall
    default: false
    }
  }
}

/// Names: what they mean, from the innermost scope outwards.
extension Interpreter {
  /// The value of a name.
  func read(_ name: String, at span: NodeSpan) throws(Halt) -> Value {
    if let value = try readIfKnown(name, at: span) { return value }
    throw unknownName(name, at: span)
  }

  /// The value of a name; nil when nothing has that name.
  func readIfKnown(_ name: String, at span: NodeSpan) throws(Halt) -> Value? {
    if let variable = scope.lookup(name) { return try read(variable, name) }
    if !frame.boundTypes.isEmpty,
      let bound = frame.boundTypes.first(where: { $0.name == name })
    {
      return .type(bound.type)
    }
    if let owner = implicitSelf, let value = try readMemberIfKnown(name, of: owner, at: span) {
      return value
    }
    if let variable = code.globals.lookup(name) { return try read(variable, name) }
    if let declaration = code.computedVariable(name), let getter = declaration.getter {
      return try runGetter(getter, selfValue: .nothing, type: nil, dialect: frame.dialect)
    }
    switch name {
    case "window": return .object(ownWindow)
    case "app": return .object(simulator.application)
    case "user": return .object(try user())
    default: break
    }
    if let type = boundType(name) { return .type(type) }
    if frame.dialect == .swift, let owner = implicitSelf,
      let value = methodValue(name, of: owner, at: span)
    {
      return value
    }
    if code.functions[name] != nil { return makeFunctionValue(name, at: span) }
    if let info = try classInfo(named: name) { return .type(info.runtime) }
    if let sign = BinaryOperator(rawValue: name) { return makeOperatorValue(sign, at: span) }
    if let value = try enumerator(name) ?? Constants.value(name) { return value }
    if frame.dialect == .objectiveC, let function = nativeFunctionValue(name, at: span) {
      return function
    }
    if frame.dialect == .objectiveC { return SystemNames.has(name) ? .member(name) : nil }
    return try systemInfo(named: name).map { .type($0.runtime) }
  }

  /// A case of a C enumeration, which is a number known everywhere.
  private func enumerator(_ name: String) throws(Halt) -> Value? {
    guard frame.dialect == .objectiveC else { return nil }
    for info in types.withCase(name, simulator) {
      guard let place = info.place(ofCase: name) else { continue }
      if case .int(let number) = try rawValue(of: place, in: info) { return .int(number) }
      return .count(place)
    }
    return nil
  }

  private func read(_ variable: Variable, _ name: String) throws(Halt) -> Value {
    if variable.isDangling {
      throw trap(
        "Attempted to read an unowned reference but the object '\(name)' was already deallocated")
    }
    return variable.value
  }

  /// The `self` whose members can be named without it.
  private var implicitSelf: Value? {
    if let variable = scope.lookup("self") {
      return variable.value.isNothing ? nil : variable.value
    }
    return frame.selfValue.isNothing ? nil : frame.selfValue
  }

  /// `self`, which a closure may hold weakly.
  func readSelf(at span: NodeSpan) throws(Halt) -> Value {
    if let variable = scope.lookup("self") { return try read(variable, "self") }
    // In an extension of optionals it may be nil.
    if !frame.selfValue.isNothing || frame.type?.name == "Optional" { return frame.selfValue }
    if let ambiguousOwner = source.fragment.ambiguousOwner {
      throw fail(
        "scenario.ambiguous-self", "'self' may be \(ambiguousOwner.list) of the stage", at: span,
        notes: [ambiguousOwner.note])
    }
    if let type = frame.type, type !== source.fragment.host, frame.dialect == .swift,
      type.isKind(of: "NSObject")
    {
      return selfOfInitialValue(type, at: span)
    }
    throw fail(
      "scenario.no-self", "'self' means nothing outside a method", at: span,
      notes: [
        Diagnostic.Note(
          "a fragment needs a stage that makes the object: name it with 'stage=…' and say whose body"
            + " it is with 'in=Class' or 'self=variable'; in the stage, for example: "
            + stageLine(making: "container"))
      ])
  }

  /// `self` in the initial value of a property, which to the compiler is a method of `NSObject`'s: the object is not
  /// there yet.
  private func selfOfInitialValue(_ type: ClassInfo, at span: NodeSpan) -> Value {
    warn(
      "scenario.self-in-initial-value",
      "'self' refers to the method '\(type.name).self', which may be unexpected", at: span,
      notes: [Diagnostic.Note("the object is not there yet; a 'lazy var' is made when it is")])
    return .aggregate(Opaque.value("(\(type.name)) -> () -> \(type.name)"))
  }

  /// Says that a name in code that has not run is nobody's; `names` are what could have been meant.
  func unknownNameFault(
    _ name: String, of type: ClassInfo?, among names: [String], at span: NodeSpan
  ) -> Diagnostic {
    let fixIts =
      otherWord(for: name, at: span)
      ?? suggestion(for: name, among: names.filter { Self.isCased($0, as: name) }, at: span)
    return Diagnostic(
      id: "scenario.unknown-name", words(unknownName: name), at: self.span(span),
      notes: isMisspelling(name, fixIts) || otherWord(for: name, at: span) != nil
        ? [] : [declaration(of: name, in: type, at: span)], fixIts: fixIts)
  }

  /// Says that a member in code that has not run is nobody's.
  func unknownMemberFault(_ name: String, of info: ClassInfo, at span: NodeSpan) -> Diagnostic {
    let fixIts = suggestion(for: name, among: memberNames(of: info), at: span)
    return Diagnostic(
      id: "scenario.unknown-member", words(unknownMember: name, ofType: info.name),
      at: self.span(span),
      notes: !isMisspelling(name, fixIts)
        ? [Diagnostic.Note(declaring: stageLine(member: name, of: info, at: span))] : [],
      fixIts: fixIts)
  }

  /// The word of the language that another one stands for: `yes`, `YES` in Swift, `null`.
  private func otherWord(for name: String, at span: NodeSpan) -> [Diagnostic.FixIt]? {
    let isSwift = frame.dialect == .swift
    let word: String
    switch name {
    case "yes", "YES", "TRUE", "True": word = isSwift ? "true" : "YES"
    case "no", "NO", "FALSE", "False": word = isSwift ? "false" : "NO"
    case "null", "NULL", "Nil", "nill": word = "nil"
    default: return nil
    }
    return [Diagnostic.FixIt("did you mean '\(word)'?", replace: self.span(span), with: word)]
  }

  private func unknownName(_ name: String, at span: NodeSpan) -> Halt {
    if let fixIts = otherWord(for: name, at: span) {
      return fail(
        "scenario.unknown-name", words(unknownName: name), at: span, fixIts: fixIts)
    }
    var notes: [Diagnostic.Note] = []
    let fixIts = suggestion(
      for: name, among: visibleNames.filter { Self.isCased($0, as: name) }, at: span)
    if FreeFunctions.native(name) != nil {
      notes = [Diagnostic.Note("it is a function, and is called: '\(name)()'")]
    } else if !isMisspelling(name, fixIts), !isMemberOfOwners(name) {
      notes = [declaration(of: name, at: span)]
    }
    return fail(
      "scenario.unknown-name", words(unknownName: name), at: span,
      notes: notes + ownerNotes, fixIts: fixIts)
  }

  /// Whether a name begins with a capital as another does: a variable is no misspelt type.
  private static func isCased(_ name: String, as other: String) -> Bool {
    name.isCapitalized == other.isCapitalized
  }

  /// Whether a name misspells what is offered instead, so that nobody needs to declare it.
  ///
  /// A fragment names what others declare, so that two letters may well be meant.
  func isMisspelling(_ name: String, _ fixIts: [Diagnostic.FixIt]) -> Bool {
    // An instance variable is that of a property, which the fragment does not show.
    if name.first == "_", frame.dialect == .objectiveC { return false }
    return fixIts.contains { fixIt in
      Suggestion.isMisspelling(name, of: fixIt.meant)
        && (!source.fragment.isPart
          || Suggestion.editDistance(Array(name.utf8), Array(fixIt.meant.utf8)) == 1)
    }
  }

  func declaration(of name: String, in type: ClassInfo? = nil, at span: NodeSpan)
    -> Diagnostic.Note
  {
    // A variable of an instance is that of a property.
    if frame.dialect == .objectiveC, name.first == "_",
      let info = source.fragment.host ?? frame.type,
      info.isOfProgram
    {
      return Diagnostic.Note(declaring: stageLine(variable: name, of: info))
    }
    // What a method calls by its bare name is another method of its class.
    if frame.dialect == .swift, NameCheck.isOfVariable(name), isCalled(name, at: span),
      let info = type ?? source.fragment.host ?? frame.type, info.isOfProgram, info.kind == .class,
      nameUses.paths(of: name).isEmpty, !nameUses.namesInInitialValues.contains(name)
    {
      return Diagnostic.Note(declaring: stageLine(member: name, of: info, at: span))
    }
    if frame.dialect == .swift, NameCheck.isOfVariable(name),
      let info = type ?? source.fragment.host ?? frame.type,
      let line = stageLine(outlet: name, of: info)
    {
      return Diagnostic.Note(declaring: line)
    }
    let line = stageLine(naming: name, at: span)
    return Diagnostic.Note("a stage can declare it in one line: \(line)", line: line)
  }

  /// Whether a name is that of a member of those that may be meant, so that nothing has to declare it.
  private func isOwnersMember(_ name: String, _ type: String) -> Bool {
    guard let found = try? classInfo(named: type) else { return false }
    return memberNames(of: found).contains(name)
  }

  func isMemberOfOwners(_ name: String) -> Bool {
    guard let ambiguousOwner = source.fragment.ambiguousOwner else { return false }
    return ambiguousOwner.names.allSatisfy { isOwnersMember(name, $0.type) }
  }

  /// What to say of a name that may be a member of one of several.
  var ownerNotes: [Diagnostic.Note] {
    guard let ambiguousOwner = source.fragment.ambiguousOwner else { return [] }
    return [
      Diagnostic.Note("as a member it may be of \(ambiguousOwner.list) of the stage"),
      ambiguousOwner.note,
    ]
  }

  /// What can be named here, for suggestions.
  var visibleNames: [String] {
    var names = scope.visibleNames
    if case .object(let object)? = implicitSelf {
      names += memberNames(of: info(of: object))
    } else if let info = try? classInfo(named: "UIViewController") {
      // A note that has no `self` of its own means a controller's.
      names += memberNames(of: info)
    }
    names += code.globals.visibleNames + code.functions.keys.sorted() + types.declared
    return names + ["window", "app", "user", "settle", "wait", "print", "DispatchQueue"]
      + UIKitClasses.names
  }

  /// The names of a type's members, for suggestions.
  func memberNames(of info: ClassInfo) -> [String] {
    var names: [String] = []
    var current: ClassInfo? = info
    while let found = current {
      names += found.properties.map { $0.name } + found.methodsInOrder.map { $0.declaration.name }
      current = found.superclass
    }
    if frame.dialect == .objectiveC { names += UIKitProperties.otherNames(of: info) }
    return names + UIKitProperties.names(of: info) + UIKitMethods.names(of: info, isSelector: false)
  }

  // MARK: Assignment

  /// Assigns a value to a target, and gives the value.
  func assign(
    _ target: Expression, _ sign: BinaryOperator?, _ value: Expression, at span: NodeSpan
  ) throws(Halt) -> Value {
    let result: Value
    if let sign {
      let old = try evaluate(target)
      if calls.isChainEnded { return .nothing }
      let operand = try evaluate(value)
      let own = try callAssignment(sign, old, operand, at: span)
      result = if let own { own } else { try apply(sign, old, operand, at: span) }
    } else {
      result = try evaluate(value)
    }
    if case .name("_") = target.kind { return .nothing }
    try assign(result, to: target)
    return result
  }

  /// Stores a value where an expression says.
  func assign(_ value: Value, to target: Expression) throws(Halt) {
    switch target.kind {
    case .name(let name): try assign(value, toName: name, at: target.span)
    case .self:
      // `self = [super init]` in Objective-C, and a mutating method's `self = …`.
      frame.selfValue = frame.type.map { typed(value, as: $0) } ?? value
    case .member(let base, let name): try assign(value, toMember: name, of: base, at: target.span)
    case .subscript(let base, let arguments):
      try assign(value, toElement: arguments, of: base, at: target.span)
    case .tuple(let parts): try assign(value, toParts: parts, at: target.span)
    case .optionalChain(let inner):
      let outer = calls.isChainEnded
      calls.isChainEnded = false
      defer { calls.isChainEnded = outer }
      try assign(value, to: inner)
    case .optional(let inner), .forceUnwrap(let inner):
      let old = try evaluate(target)
      if calls.isChainEnded || old.isNothing { return }
      try assign(value, to: inner)
    case .unary(.dereference, let operand):
      if case .object(let pointer as Pointer) = try evaluate(operand) {
        try pointer.assign(value, simulator)
      }
    case .cast(let inner, _, _): try assign(value, to: inner)
    default:
      throw fail("scenario.not-assignable", "this cannot be assigned to", at: target.span)
    }
  }

  /// `(a, b) = (b, a)`: the whole tuple is there before the first of its parts is assigned.
  private func assign(_ value: Value, toParts parts: [CallArgument], at span: NodeSpan)
    throws(Halt)
  {
    guard case .aggregate(let tuple) = value, tuple.fields.count == parts.count else {
      throw fail(
        "scenario.not-a-tuple", "this value is no tuple of \(parts.count) parts", at: span)
    }
    for (part, field) in zip(parts, tuple.fields) {
      if case .name("_") = part.value.kind { continue }
      try assign(field.value, to: part.value)
    }
  }

  private func assign(_ value: Value, toName name: String, at span: NodeSpan) throws(Halt) {
    if let variable = scope.lookup(name) { return try assign(value, to: variable, name, at: span) }
    if let owner = implicitSelf {
      if case .aggregate(let structure) = owner, hasField(name, structure) {
        // By its setter and with its observers, as where `self` is written.
        return try assign(value, toMember: name, of: .implicitSelf(at: span), at: span)
      }
      if try assignMemberIfKnown(value, name, of: owner, at: span) { return }
    }
    if let variable = code.globals.lookup(name) {
      return try assign(value, to: variable, name, at: span)
    }
    if let setter = code.computedVariable(name)?.setter {
      try runSetter(setter, value, selfValue: .nothing, type: nil, dialect: frame.dialect)
      return
    }
    if name == "window" {
      // What a delegate has as a property: from here on the name means the program's own window.
      return code.globals.declare(name, Variable(value, isConstant: false, simulator), simulator)
    }
    throw unknownName(name, at: span)
  }

  /// Whether a structure of the program's has something of a name that can be set.
  private func hasField(_ name: String, _ structure: Aggregate) -> Bool {
    guard !structure.isCase, let info = structureType(structure) else { return false }
    return structure.fields.contains { $0.name == name } || info.property(name) != nil
  }

  private func assign(_ value: Value, to variable: Variable, _ name: String, at span: NodeSpan)
    throws(Halt)
  {
    // What is set of an object of the system's that the model does not know is no assignment to its name.
    if variable.isConstant, !Self.isUnknown(value) || !Self.isUnknown(variable.value) {
      throw fail(
        "scenario.constant", words(constant: name), at: span)
    }
    if variable.ownership == .strong { self.name(value, name) }
    var value = value
    if case .array = value, variable.keepsSets {
      value = asSet(value, replacing: SetValue.value([]))
    } else if let enumeration = variable.enumeration {
      value = typed(value, as: enumeration)
    } else if case .int(let number) = value {
      if case .double = variable.value {
        value = .double(Double(number))
      } else if variable.isFloating {
        value = .double(Double(number))
      }
    }
    try assign(value, observing: variable)
  }

  private func assign(
    _ value: Value, toMember name: String, of base: Expression, at span: NodeSpan
  ) throws(Halt) {
    if case .super = base.kind, try assignSuper(value, name, at: span) { return }
    let owner = try evaluate(base)
    if calls.isChainEnded { return }
    switch owner {
    case .nothing:
      if frame.dialect == .objectiveC { return }
      throw trap("Unexpectedly found nil while implicitly unwrapping an Optional value")
    case .aggregate(let page) where page.typeName == "PlaygroundPage" && name == "liveView":
      // What a playground shows is its window's root.
      guard let controller = value.object as? UIViewController else { return }
      try simulator.window.setRootViewController(controller, simulator)
      try simulator.window.makeKeyAndVisible(simulator)
    case .aggregate(let aggregate):
      if let changed = try runSetter(name, of: aggregate, value) {
        return try assign(changed, to: base)
      }
      if try setAnimatorMember(name, of: aggregate, to: value) { return }
      let changed = try setting(name, of: aggregate, to: value, at: span)
      if Opaque.isOpaque(aggregate) {
        // What a call has returned is carried by nobody else, and what a constant holds is an object
        // on a device.
        if base.isCall { return }
        if case .name(let name) = base.kind, let variable = scope.lookup(name) {
          return try variable.assign(.aggregate(changed), simulator)
        }
      }
      try assign(.aggregate(changed), to: base)
    default:
      if try assignMemberIfKnown(value, name, of: owner, at: span) { return }
      throw unknownMember(name, of: owner, at: span)
    }
  }

  /// What the setter of a structure's computed property leaves of the structure; nil where it has
  /// none of that name.
  private func runSetter(_ name: String, of aggregate: Aggregate, _ value: Value) throws(Halt)
    -> Value?
  {
    let names = aggregate.typeName.map { [$0] + Self.protocols(of: $0) } ?? []
    let properties = names.compactMap { types[$0]?.property(name) }
    guard let property = properties.first, let setter = property.declaration.setter else {
      return nil
    }
    let info = property.owner
    return try runSetter(
      setter, coerce(value, to: property.declaration.type), selfValue: .aggregate(aggregate),
      type: info, dialect: property.dialect)
  }

  /// A structure with another value in a field.
  private func setting(_ name: String, of aggregate: Aggregate, to value: Value, at span: NodeSpan)
    throws(Halt) -> Aggregate
  {
    var result = aggregate
    if let changed = Geometry.setting(name, of: aggregate, to: value) { return changed }
    if let changed = Addresses.setting(name, of: aggregate, to: value) {
      try countAddress(.aggregate(changed))
      return changed
    }
    let numbered = Int(name).flatMap { result.fields.indices.contains($0) ? $0 : nil }
    if let place = result.fields.firstIndex(where: { $0.name == name }) ?? numbered {
      let property = structureType(aggregate)?.property(name)
      let old = result.fields[place].value
      result.fields[place].value =
        Opaque.isBackReference(name, of: aggregate)
        ? value.weak
        : asSet(coerce(value, like: old, property?.declaration.type), replacing: old)
      guard let property else { return result }
      return try observe(property, of: aggregate, to: result)
    }
    guard Opaque.isOpaque(aggregate) else {
      throw unknownMember(name, of: .aggregate(aggregate), at: span)
    }
    result.fields.append(
      Aggregate.Field(
        name: name, value: Opaque.isBackReference(name, of: aggregate) ? value.weak : value))
    return result
  }

  // MARK: ++ and --

  func increment(_ target: Expression, _ amount: Int, _ isPrefix: Bool, at span: NodeSpan)
    throws(Halt) -> Value
  {
    let old = try evaluate(target)
    let new = try apply(.add, old, .count(amount), at: span)
    try assign(new, to: target)
    return isPrefix ? new : old
  }
}
