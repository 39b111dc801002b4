import Interfaces
import ScenarioSyntax
import SourceText

/// What names and members stand for.
extension TypeChecker {
  /// `self`: in a method of the type the type itself, in a closure that holds it weakly an optional.
  var ownType: Type {
    if case .value(let type)? = scopes.meaning(of: "self") { return type }
    // The class that a fragment is taken from may adopt whatever it is given for.
    if case .nominal(let name, _) = selfType, types.programTypes[name] == nil { return .unknown }
    return isInTypeMember && !selfType.isUnknown ? .metatype(selfType) : selfType
  }

  /// What `super` is.
  var superType: Type {
    guard case .nominal(let name, _) = selfType else { return .unknown }
    let above = types.ancestors(of: name).inOrder.dropFirst()
    guard let found = above.first(where: { types.kind(of: $0) == .class }) else { return .unknown }
    return isInTypeMember ? .metatype(.named(found)) : .named(found)
  }

  /// What a name stands for, from the innermost block outwards; what is wrong with it is reported where it stands.
  mutating func type(ofName name: String, at span: NodeSpan? = nil) -> Type {
    if isWanted(name) { note(.name(inScope: scopes.visible)) }
    switch scopes.meaning(of: name) {
    case .value(let type)?: return type
    case .function?: return .unknown
    case nil: break
    }
    if case .nominal(let owner, _) = selfType,
      let property = types.property(name, of: owner, isStatic: isInTypeMember)
    {
      checkSelf(before: name, isCalled: false, at: span)
      checkAccess(to: property, at: span)
      return type(of: property)
    }
    if let type = global(name) { return type }
    if let known = typeInScenarios(ofName: name) { return known }
    if let constant = types.constant(name) { return constant }
    if let first = name.utf8.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first {
      let type = types.type(name)
      return type.isUnknown ? .unknown : .metatype(type)
    }
    return .unknown
  }

  /// What a property holds: what is written, or what its first value is.
  mutating func type(of property: TypeTable.Property) -> Type {
    switch property {
    case .ofSystem(let member):
      // What a protocol leaves optional may not be there at all: `delegate.window` is `UIWindow??`.
      let type = types.type(member.type)
      return member.isOptionalRequirement ? .optional(type) : type
    case .ofProgram(let variable, let owner):
      if variable.wrapper != nil || variable.type != nil { return declaredType(of: variable) }
      let key = owner + "." + variable.name
      if let known = types.inferredTypes[key] { return known }
      guard let value = variable.initialValue, openProperties.count < 8,
        openProperties.insert(key).inserted
      else { return .unknown }
      defer { openProperties.remove(key) }
      let type = quietly(in: types.type(owner)) { $0.infer(value).ofVariable }
      types.inferredTypes[key] = type
      return type
    }
  }

  /// What is found out of something that is looked at elsewhere, so that its faults are reported there.
  func quietly(in type: Type, _ find: (inout TypeChecker) -> Type) -> Type {
    var other = self
    other.scopes = NameScopes()
    other.selfType = type
    other.isInTypeMember = false
    return find(&other)
  }

  /// What every scenario has by a name. In a part of a program somebody else may be its `user`.
  private func typeInScenarios(ofName name: String) -> Type? {
    guard name == "user" else { return Self.ofScenarios[name] }
    return isWhole && !mayInheritNames && types.programTypes["User"] == nil ? .named("User") : nil
  }

  /// Other names that every scenario has. The window is there, and may be written like a delegate's, which is an
  /// optional: `window?.rootViewController`.
  private static let ofScenarios: [String: Type] = [
    "window": .implicitlyUnwrapped(.named("UIWindow")), "app": .named("UIApplication"),
  ]

  // MARK: Members

  /// `base.name`.
  mutating func member(_ name: String, of base: Expression, at span: NodeSpan) -> Type {
    let type = receiver(base, for: name)
    let span = span.last(name.utf8.count)
    if name == "self" { return type }
    switch type {
    case .nominal(let owner, let arguments):
      if let known = standardMember(name, owner, arguments) { return known }
      guard let property = types.property(name, of: owner, isStatic: false) else {
        checkMember(name, of: type, owner, base, at: span)
        return .unknown
      }
      checkAccess(to: property, at: span)
      return self.type(of: property)
    case .metatype(.nominal(let owner, _)):
      if types.hasPlainCase(name, owner) { return .named(owner) }
      if let property = types.property(name, of: owner, isStatic: true) {
        checkAccess(to: property, at: span)
        return self.type(of: property)
      }
      let inner = types.type(owner + "." + name)
      if inner.isUnknown { checkTypeMember(name, of: owner, at: span) }
      return inner.isUnknown ? .unknown : .metatype(inner)
    case .opaque(let owner):
      checkMember(name, of: type, owner, base, at: span)
      return .unknown
    default:
      guard case .name(let owner) = base.kind, MemberNames.isSingle(name, of: owner),
        isTypeAlone(owner), types.programTypes[owner].map({ $0.kind == .extension }) ?? true
      else { return .unknown }
      return .opaque(owner)
    }
  }

  /// What a member is named of, unwrapped; an optional that is surely one is reported.
  mutating func receiver(_ base: Expression, for member: String) -> Type {
    checkOptionalType(base, has: member)
    let type = infer(base).ofReceiver
    if isWanted(member) { note(.member(of: type.unwrapped)) }
    guard case .optional(let wrapped) = type, isKnown(wrapped), !Self.ofOptionals.contains(member),
      !isAddedToOptionals(member)
    else { return type.unwrapped }
    let end = NodeSpan(source: base.span.source, lower: base.span.upper, upper: base.span.upper)
    report(
      TypeFault(
        "scenario.optional-member",
        "value of optional type '\(type)' must be unwrapped to refer to member '\(member)' of"
          + " wrapped base type '\(wrapped)'", at: base.span,
        notes: [
          TypeFault.Note("'!' instead of '?' ends the program where the value is nil")
        ],
        fixes: [
          TypeFault.Fix(
            message: "write '?' behind it, to go on only where there is a value", span: end,
            text: "?")
        ]))
    return wrapped
  }

  /// `UIScreen?.main`: an optional type has not what the type itself has.
  private mutating func checkOptionalType(_ base: Expression, has member: String) {
    guard case .optional(let inner) = base.kind, case .name(let name) = inner.kind,
      !Self.ofOptionalTypes.contains(member), types.programTypes["Optional"] == nil,
      types.isTypeName(name), isTypeAlone(name)
    else { return }
    let sign = NodeSpan(
      source: inner.span.source, lower: inner.span.upper, upper: inner.span.upper + 1)
    report(
      TypeFault(
        "scenario.unknown-member", "type '\(name)?' has no member '\(member)'", at: inner.span,
        fixes: [TypeFault.Fix(message: "write it without '?'", span: sign, text: "")]))
  }

  /// Whether the name of a type stands for nothing else here.
  private func isTypeAlone(_ name: String) -> Bool {
    guard scopes.meaning(of: name) == nil, global(declaring: name) == nil else { return false }
    guard case .nominal(let owner, _) = selfType else { return true }
    return types.property(name, of: owner, isStatic: isInTypeMember) == nil
  }

  /// What optional types themselves have.
  private static let ofOptionalTypes: Set<String> = ["some", "none", "init", "self", "Type"]

  private func isKnown(_ type: Type) -> Bool {
    guard case .nominal(let name, _) = type else { return false }
    return types.kind(of: name) != nil
  }

  private func isAddedToOptionals(_ member: String) -> Bool {
    guard let added = types.programTypes["Optional"] else { return false }
    return added.properties[member] != nil || added.methods[member] != nil
  }

  /// What optionals themselves have.
  private static let ofOptionals: Set<String> = [
    "map", "flatMap", "some", "none", "unsafelyUnwrapped", "debugDescription", "hashValue", "self",
    "publisher", "customMirror", "hash",
  ]

  /// What Swift's own collections and texts have.
  private func standardMember(_ name: String, _ owner: String, _ arguments: [Type]) -> Type? {
    guard let kind = types.kind(of: owner), kind == .collection || owner == "String" else {
      return nil
    }
    switch name {
    case "count": return .int
    case "isEmpty": return .bool
    case "first" where owner == "Array", "last" where owner == "Array":
      return arguments.first.map { $0.isUnknown ? .unknown : .optional($0) }
    default: return nil
    }
  }

  /// `.name`, of the type that is wanted.
  mutating func implicitMember(_ name: String, of expected: Type, at span: NodeSpan) -> Type {
    if isWanted(name) { note(.implicitMember(of: expected.unwrapped)) }
    guard case .nominal(let owner, _) = expected.unwrapped else { return .unknown }
    if types.hasPlainCase(name, owner) { return expected.unwrapped }
    if let property = types.property(name, of: owner, isStatic: true) {
      return type(of: property)
    }
    guard let known = types.allStaticNames(of: owner), !known.contains(name),
      name != "none" || expected.wrapped == nil, name != "some", name != "init",
      !isEarlierName(name)
    else { return .unknown }
    let fixes = Suggestion.nearest(to: name, in: known).map { near in
      TypeFault.Fix(
        message: "did you mean '\(near)'?", span: span.last(name.utf8.count), text: near)
    }
    // The system may have more of them than are declared here.
    guard fixes != nil || types.programTypes[owner] != nil else { return .unknown }
    report(
      TypeFault(
        "scenario.unknown-member", "type '\(expected)' has no member '\(name)'", at: span,
        fixes: fixes.map { [$0] } ?? []))
    return expected.unwrapped
  }

  /// Whether a case has a capital, as those of the system's had in Swift 2.
  private func isEarlierName(_ name: String) -> Bool {
    name.utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
  }

  // MARK: Elements

  /// `base[index]`.
  mutating func element(of base: Expression, _ arguments: [Argument]) -> Type {
    let type = receiver(base, for: "subscript")
    let indices = arguments.map { infer($0.value) }
    guard indices.count == 1, arguments[0].label == nil else { return .unknown }
    // The elements of a literal are what is wanted of them: `[0, 40][section]` may be a 'CGFloat'.
    if case .array = base.kind { return .unknown }
    switch type {
    case .nominal("Array", let arguments):
      let isPlace = indices[0] == .int || indices[0] == .literal(.integer)
      return isPlace ? arguments.first ?? .unknown : .unknown
    case .nominal("Dictionary", let arguments) where arguments.count == 2:
      return arguments[1].isUnknown ? .unknown : .optional(arguments[1])
    default: return .unknown
    }
  }
}

extension Type {
  /// It as the base of a member: what is unwrapped where it is used is no optional there.
  fileprivate var ofReceiver: Type {
    switch self {
    case .implicitlyUnwrapped(let inner): inner
    default: ofVariable
    }
  }
}

extension NodeSpan {
  /// The end of it, of so many bytes.
  func last(_ count: Int) -> NodeSpan {
    NodeSpan(source: source, lower: max(lower, upper - Int32(count)), upper: upper)
  }
}
