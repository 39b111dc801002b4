import CallTrace
import Lifecycle
import ScenarioSyntax
import SourceText

/// Members of values: properties of the program and of UIKit.
extension Interpreter {
  func readMember(_ base: Expression, _ name: String, at span: NodeSpan) throws(Halt) -> Value {
    if case .super = base.kind { return try readSuper(name, at: span) }
    if let single = try sharedInstance(of: base, name) { return single }
    if let bound = bound(name, ofInteger: base) { return bound }
    if let type = try undeclaredClass(base, name) { return type }
    let owner = try evaluate(base)
    if owner.size > 0, CollectionProperties.isImmediate(name) { simulator.refund(owner) }
    if calls.isChainEnded { return .nothing }
    if owner.isNothing {
      if frame.dialect == .objectiveC { return .nothing }
      if let value = try readExtension(name, of: owner) { return value }
      throw trap("Unexpectedly found nil while implicitly unwrapping an Optional value")
    }
    if name == "rawValue", let number = rawValue(ofUIKits: owner, base) { return number }
    if let value = try readMemberIfKnown(name, of: owner, at: span) { return value }
    if let value = methodValue(name, of: owner, at: span)
      ?? guess(member: name, of: owner, at: span)
    {
      return value
    }
    throw unknownMember(name, of: owner, at: span)
  }

  /// The one object of a class that nothing declares: `Analytics.shared`; nil for anything else.
  func sharedInstance(of base: Expression, _ name: String) throws(Halt) -> Value? {
    guard case .name(let type) = base.kind, Self.sharedInstances.contains(name),
      Self.mayNameClass(type), scope.lookup(type) == nil, code.globals.lookup(type) == nil
    else { return nil }
    if let known = types.undeclared.singletons[type] { return known }
    guard try classInfo(named: type) == nil, !SystemNames.has(type), Constants.value(type) == nil
    else { return nil }
    if let near = misspelt(type), UIKitClasses.isOpaque(near) || UIKitClasses.entry(near) != nil,
      Suggestion.isMisspelling(type, of: near)
    {
      throw unknownType(type, near, at: base.span)
    }
    let info = try plainHost(named: type, above: "NSObject")
    types.undeclare(type)
    let made = Value.object(try allocate(info))
    simulator.retain(made)
    types.undeclared.singletons[type] = made
    return made
  }

  /// The value of a member; nil when there is none of that name.
  func readMemberIfKnown(_ name: String, of owner: Value, at span: NodeSpan) throws(Halt)
    -> Value?
  {
    if let value = try readExtension(name, of: owner) { return value }
    switch owner {
    case .object(let box as MutableCollection):
      if Self.isDescription(name) { return .string(try text(of: box.content)) }
      return name == "mutableCopy"
        ? mutableCopy(of: owner) : Collections.property(name, of: box.content)
    case .object(let pointer as Pointer): return name == "pointee" ? pointer.value : nil
    case .object(let subject as Subject) where name == "value": return subject.current?.value
    case .object(let source) where name == "values" && (source is Publisher || source is Subject):
      return try makeValues(of: source)
    case .object(let object as TaskObject): return try read(name, of: object, at: span)
    case .array(let elements) where name == "publisher" && frame.dialect == .swift:
      return .object(Publisher(.values(elements), holding: elements, simulator))
    case .object(let block as RuntimeBlock) where name == "isCancelled":
      return .bool(isCancelled(block))
    case .object(let object): return try readMember(name, of: object, at: span)
    case .aggregate(let aggregate): return try readMember(name, of: aggregate, at: span)
    // A class that is opaque goes by its name.
    case .type where name == "class" && frame.dialect == .objectiveC,
      .member where name == "class" && frame.dialect == .objectiveC:
      return owner
    case .type(let type): return try readStatic(name, of: type, at: span)
    case .member(let member):
      if let value = try readMember(name, ofCase: owner, at: span) { return value }
      // A member of something that is opaque: `UIColor.red.cgColor`.
      if isEnumerationCase(member) { return nil }
      return Orientations.property(name, of: member) ?? Geometry.part(name, ofMember: member)
        ?? .aggregate(Opaque.value(""))
    // A time is a number of seconds from now.
    case .double(let time) where name == "uptimeNanoseconds":
      return .int(Self.integer((simulator.seconds + time) * 1e9))
    case .string(let text):
      guard simulator.spend(text.utf8.count / 16) else { throw .budget(.steps) }
      return Collections.property(name, of: owner)
    case .array, .dictionary:
      return Self.isDescription(name)
        ? .string(try text(of: owner)) : Collections.property(name, of: owner)
    default: return Collections.property(name, of: owner)
    }
  }

  private static func isDescription(_ name: String) -> Bool {
    name == "description" || name == "debugDescription"
  }

  // MARK: Objects

  private func readMember(_ name: String, of object: Object, at span: NodeSpan) throws(Halt)
    -> Value?
  {
    let info = info(of: object)
    if let property = property(name, of: info) {
      return try read(property, of: object, at: span)
    }
    if let (known, behaviour) = UIKitProperties.behaviour(of: name, in: info) {
      if let getter = getter(name, known, info) {
        return try simulator.send(selector: getter, to: object)
      }
      return try read(behaviour, known, of: object, at: span)
    }
    // What a property wrapper projects: a publisher, or something that is opaque.
    if name.hasPrefix("$"), let wrapped = info.property(String(name.dropFirst())) {
      guard wrapped.isPublished else { return .aggregate(Opaque.value("Binding")) }
      return .object(try publishedSubject(wrapped, of: object, at: span))
    }
    if name == Self.willChange, let publisher = changePublisher(of: object, info) {
      return publisher
    }
    if frame.dialect == .objectiveC, name == "copy" || name == "mutableCopy" {
      return try send(name, [], to: object, at: span)
    }
    // In Objective-C a getter may be read with a dot.
    if frame.dialect == .objectiveC, let method = info.method(selector: name, isStatic: false) {
      return try simulator.send(selector: method.id, to: object)
    }
    if info.methods(named: SelectorName.baseName(name)).contains(where: {
      !$0.isStatic && !$0.isNamedAfterCaller(name)
    }) {
      return try makeMethodValue(name, of: object, at: span)
    }
    if info.isOfProgram, !types.declared.contains(info.name), let kept = object.properties[name] {
      if case .object(let reference as WeakReference) = kept { return reference.value }
      return kept
    }
    return try readError(name, of: .object(object), info, at: span)
  }

  /// A property of the program's; `_name` is the variable behind it.
  func property(_ name: String, of info: ClassInfo) -> PropertyInfo? {
    if !info.synthesized.isEmpty, let property = info.synthesizedProperty(name) { return property }
    let own = info.property(name)
    guard name.hasPrefix("_") else { return own ?? getterProperty(name, of: info) }
    // A declared variable `_page` is the one behind a property `page`.
    guard own == nil || own?.isInstanceVariable == true else { return own }
    return info.property(String(name.dropFirst())) ?? own
  }

  /// Whether a name is that of the variable behind a property, which is set without its setter.
  func isVariable(_ name: String, behind property: PropertyInfo) -> Bool {
    name != property.name || property.isInstanceVariable
  }

  /// A property whose getter has a name of its own: `getter=isDone`.
  private func getterProperty(_ name: String, of info: ClassInfo) -> PropertyInfo? {
    guard name.hasPrefix("is") else { return nil }
    var current: ClassInfo? = info
    while let found = current {
      for property in found.properties where property.declaration.getterSelector == name {
        return property
      }
      current = found.superclass
    }
    return nil
  }

  func read(_ property: PropertyInfo, of object: Object, at span: NodeSpan) throws(Halt)
    -> Value
  {
    if let getter = property.declaration.getter {
      let value = try runGetter(
        getter, selfValue: .object(object), type: property.owner, dialect: property.dialect)
      return coerce(value, to: property.declaration.type)
    }
    // Objective-C's own getter, as `- (UIView *)child { … }`, unless it is what is running.
    if property.dialect == .objectiveC,
      let method = property.owner.method(selector: property.name, isStatic: false),
      frame.method !== method
    {
      return try simulator.send(selector: method.id, to: object)
    }
    if property.isTracked { simulator.noteRead(property.name, of: object) }
    return try readStored(property, of: object, at: span)
  }

  func readStored(_ property: PropertyInfo, of object: Object, at span: NodeSpan) throws(Halt)
    -> Value
  {
    if let value = try readInherited(property, of: object, at: span) { return value }
    if let value = object.properties[property.name] {
      if case .object(let reference as WeakReference) = value {
        let target = reference.value
        if target.isNothing, property.isUnowned {
          throw trap(
            "Attempted to read an unowned reference but the object '\(property.name)' was already"
              + " deallocated")
        }
        return target
      }
      guard value.isNothing, property.isOutlet else { return value }
      return try connectOutlet(property, of: object, at: span)
    }
    if property.isOutlet { return try connectOutlet(property, of: object, at: span) }
    guard property.isLazy, let initial = property.declaration.initialValue else { return .nothing }
    let value = coerce(
      try evaluate(
        initial, selfValue: .object(object), type: property.owner, dialect: property.dialect),
      to: property.declaration.type)
    try store(value, in: property, of: object)
    return value
  }

  /// Sets a stored property, with no observer called.
  func store(_ value: Value, in property: PropertyInfo, of object: Object) throws(Halt) {
    let type = property.declaration.type
    var value = coerce(try made(value, as: type), to: type)
    if property.declaration.modifiers.contains(.copy) { value = value.unboxed }
    if type == nil {
      let old = object.properties[property.name]
      if case .array = value { value = asSet(value, replacing: old) }
      if types.hasEnumerations, let old { value = typed(value, like: old) }
    }
    if property.isWeak || property.isUnowned {
      if case .object(let target) = value {
        object.properties[property.name] = .object(WeakReference(target))
      } else {
        object.properties[property.name] = value
      }
      return
    }
    if property.isPublished { try tellOfChange(object) }
    if property.isPublished,
      case .object(let subject as Subject)? = object.properties["$" + property.name]
    {
      // A publisher speaks before the property has changed.
      try send(value, to: subject)
    }
    // Whoever is a delegate has a better name.
    let role = property.name.lowercased()
    if !role.hasSuffix("delegate"), !role.hasSuffix("datasource") { name(value, property.name) }
    simulator.retain(value)
    let old = object.properties.updateValue(value, forKey: property.name)
    if let old { try simulator.release(old) }
  }

  /// Sets a member; false when there is none of that name.
  func assignMemberIfKnown(_ value: Value, _ name: String, of owner: Value, at span: NodeSpan)
    throws(Halt) -> Bool
  {
    switch owner {
    case .object(let pointer as Pointer):
      guard name == "pointee" else { return false }
      try pointer.assign(value, simulator)
      return true
    case .object(let stream as RuntimeStream): return try assign(value, name, of: stream)
    case .object(let subject as Subject):
      guard name == "value", subject.current != nil else { return false }
      try send(value, to: subject)
      return true
    case .object(let object): return try assign(value, name, of: object, at: span)
    case .type(let type): return try assignStatic(value, name, of: type, at: span)
    case .aggregate(let aggregate):
      guard case .aggregate(let own) = frame.selfValue, own.kind == aggregate.kind,
        let place = own.fields.firstIndex(where: { $0.name == name })
      else { return false }
      var changed = own
      changed.fields[place].value = asSet(value, replacing: own.fields[place].value)
      frame.selfValue = .aggregate(changed)
      return true
    default: return false
    }
  }

  private func assign(_ value: Value, _ name: String, of object: Object, at span: NodeSpan)
    throws(Halt) -> Bool
  {
    guard isObserved(name, of: object), try notifiesAutomatically(name, of: object) else {
      return try assignUnobserved(value, name, of: object, at: span)
    }
    let old = try readMemberIfKnown(name, of: .object(object), at: span) ?? .nothing
    simulator.retain(old)
    let isKnown = try assignUnobserved(value, name, of: object, at: span)
    if isKnown { try tellObservers(of: name, object, old, value) }
    simulator.autorelease(old)
    return isKnown
  }

  private func assignUnobserved(
    _ value: Value, _ name: String, of object: Object, at span: NodeSpan
  ) throws(Halt) -> Bool {
    let info = info(of: object)
    if let property = property(name, of: info) {
      let isDirect = isVariable(name, behind: property) || name.hasPrefix("_")
      try showing(name, value, of: object, isOwn: true) { interpreter throws(Halt) in
        try interpreter.assign(value, property, isDirect: isDirect, of: object, at: span)
        return true
      }
      return true
    }
    if let (known, behaviour) = UIKitProperties.behaviour(of: name, in: info) {
      let value = try made(value, forUIKit: known)
      try showing(known, value, of: object) { interpreter throws(Halt) in
        try interpreter.assign(value, to: behaviour, known, of: object, at: span)
        return true
      }
      return true
    }
    // In Objective-C a setter may be called with a dot.
    let setter = "set" + SelectorName.capitalized(name) + ":"
    if let method = info.method(selector: setter, isStatic: false) {
      try simulator.send(selector: method.id, .values([value]), to: object)
      return true
    }
    var isKept = false
    try showing(name, value, of: object, isOwn: true) { interpreter throws(Halt) in
      isKept = try interpreter.keepGuessed(value, name, of: object, info, at: span)
      return isKept
    }
    return isKept
  }

  /// Keeps what a property of a class that nothing declares is set to; false where the name is
  /// probably a misspelling, or the class is the one a fragment is in.
  private func keepGuessed(
    _ value: Value, _ name: String, of object: Object, _ info: ClassInfo, at span: NodeSpan
  ) throws(Halt) -> Bool {
    guard info.isOfProgram, !types.declared.contains(info.name) else { return false }
    let fixIts = suggestion(for: name, among: memberNames(of: info), at: span)
    guard !isMisspelling(name, fixIts) else { return false }
    let isBackReference = ["elegate", "ataSource"].contains { name.hasSuffix($0) }
    if isBackReference {
      object.properties[name] = value.object.map { .object(WeakReference($0)) } ?? value
      return true
    }
    simulator.retain(value)
    let old = object.properties.updateValue(value, forKey: name)
    if let old { try simulator.release(old) }
    return true
  }

  func assign(
    _ value: Value, _ property: PropertyInfo, isDirect: Bool, of object: Object, at span: NodeSpan
  ) throws(Halt) {
    let declaration = property.declaration
    if let setter = declaration.setter {
      try runSetter(
        setter, coerce(value, to: declaration.type), selfValue: .object(object),
        type: property.owner, dialect: property.dialect)
      return
    }
    if declaration.isComputed {
      // An opaque object of which a member was set is put back whole.
      if case .aggregate(let aggregate) = value.unboxed, Opaque.isOpaque(aggregate) { return }
      throw fail(
        "scenario.read-only", words(readOnly: property.name), at: span)
    }
    let setterName = "set" + SelectorName.capitalized(property.name) + ":"
    if !isDirect, property.dialect == .objectiveC,
      let method = property.owner.method(selector: setterName, isStatic: false),
      frame.method !== method
    {
      try simulator.send(selector: method.id, .values([value]), to: object)
      return
    }
    if property.isTracked { try noteChange(of: property, to: value, in: object) }
    guard property.hasObservers, !isInitializing(property, of: .object(object)) else {
      return try storeWhereItIs(value, property, of: object, at: span)
    }
    let old = try readStored(property, of: object, at: span)
    try observe(property, of: .object(object), old: old, new: value) { () throws(Halt) in
      try storeWhereItIs(value, property, of: object, at: span)
    }
  }

  // MARK: Accessors

  func runGetter(_ body: CodeBlock, selfValue: Value, type: ClassInfo?, dialect: Dialect)
    throws(Halt) -> Value
  {
    let frame = Frame(selfValue: selfValue, type: type, dialect: dialect)
    return try call(FunctionStep(body, frame), isAwaited: tasks.isAwaiting, holding: selfValue)
      ?? .nothing
  }

  /// Runs a setter or an observer; gives what `self` is then.
  @discardableResult
  func runSetter(
    _ accessor: VariableDeclaration.Accessor, _ value: Value, selfValue: Value, type: ClassInfo?,
    dialect: Dialect, observed: PropertyInfo? = nil
  ) throws(Halt) -> Value {
    let frame = Frame(selfValue: selfValue, type: type, dialect: dialect)
    frame.observed = observed
    _ = try call(FunctionStep(accessor.body, frame), isAwaited: false) { interpreter in
      interpreter.scope.declare(
        accessor.parameter, Variable(value, isConstant: true, interpreter.simulator),
        interpreter.simulator)
    }
    return frame.selfValue
  }

  /// Evaluates an expression as the code of a type does.
  func evaluate(
    _ expression: Expression, selfValue: Value, type: ClassInfo?, dialect: Dialect
  ) throws(Halt) -> Value {
    try inFrame(Frame(selfValue: selfValue, type: type, dialect: dialect)) {
      interpreter throws(Halt) in try interpreter.evaluate(expression)
    }
  }

  private func readSuper(_ name: String, at span: NodeSpan) throws(Halt) -> Value {
    let owner = try readSelf(at: span)
    guard case .object(let object) = owner, let above = frame.type?.superclass else {
      throw fail("scenario.no-super", "'super' means nothing here", at: span)
    }
    if let property = above.property(name) { return try read(property, of: object, at: span) }
    if let (known, behaviour) = UIKitProperties.behaviour(of: name, in: above) {
      return try read(behaviour, known, of: object, at: span)
    }
    if !above.methods(named: name).isEmpty || UIKitMethods.declaration(of: name, in: above) != nil {
      throw fail(
        "scenario.unused-function", "function is unused", at: span,
        notes: [Diagnostic.Note("parentheses call it: 'super.\(name)()'")])
    }
    throw unknownMember(name, of: owner, at: span)
  }

  // MARK: Structures and cases

  private func readMember(_ name: String, of aggregate: Aggregate, at span: NodeSpan) throws(Halt)
    -> Value?
  {
    if let elements = SetValue.elements(of: aggregate) {
      return SetValue.property(name, aggregate, elements)
    }
    if let value = aggregate[name] {
      if case .object(let reference as WeakReference) = value { return reference.value }
      return value
    }
    if let place = Int(name), aggregate.fields.indices.contains(place) {
      return aggregate.fields[place].value
    }
    if let value = Geometry.member(name, of: aggregate) { return value }
    if let info = structureType(aggregate), let property = info.property(name),
      let getter = property.declaration.getter
    {
      let value = try runGetter(
        getter, selfValue: .aggregate(aggregate), type: info, dialect: property.dialect)
      return coerce(value, to: property.declaration.type)
    }
    if aggregate.isCase {
      if let value = try readMember(name, ofCase: .aggregate(aggregate), at: span) { return value }
      if aggregate.enumeration == nil, let own = aggregate.caseName, !isEnumerationCase(own) {
        return .aggregate(Opaque.value(""))
      }
    }
    if let info = structureType(aggregate), info.kind == .structure,
      let value = try readError(name, of: .aggregate(aggregate), info, at: span)
    {
      return value
    }
    if let value = systemMember(name, of: aggregate) ?? describeError(name, aggregate) {
      return value
    }
    if Opaque.isOpaque(aggregate) {
      return OpaqueMembers.text(of: name, in: aggregate.typeText, isMethod: false)
        ?? .aggregate(Opaque.value(aggregate.typeText))
    }
    return Collections.property(name, of: .aggregate(aggregate))
  }

  /// A member of an enumeration's case: of the program's enumeration that has such a case.
  private func readMember(_ name: String, ofCase owner: Value, at span: NodeSpan) throws(Halt)
    -> Value?
  {
    for info in enumerations(of: owner) where info.kind == .enumeration {
      let owner = typed(owner, as: info)
      if let property = info.property(name), let getter = property.declaration.getter {
        let value = try runGetter(getter, selfValue: owner, type: info, dialect: property.dialect)
        return coerce(value, to: property.declaration.type)
      }
      if name == "rawValue", let place = place(of: owner, in: info) {
        return try rawValue(of: place, in: info)
      }
      if let value = try readError(name, of: owner, info, at: span) { return value }
    }
    return nil
  }

  private func isEnumerationCase(_ member: String) -> Bool {
    !types.withCase(member, simulator).isEmpty
  }
}
