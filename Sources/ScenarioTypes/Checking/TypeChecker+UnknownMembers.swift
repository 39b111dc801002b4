import Interfaces
import ScenarioSyntax
import SourceText

/// Members that a type has not.
extension TypeChecker {
  /// Reports a member of values of a type that it surely has not: one that is misspelt, or any that is unknown where
  /// all names are known that the type has.
  mutating func checkMember(
    _ name: String, of type: Type, _ owner: String, _ base: Expression, at span: NodeSpan
  ) {
    if case .super = base.kind { return }
    guard !isAskedForNames, Self.isOfMember(name), !Self.ofValues.contains(name),
      let known = types.memberNames(of: owner, isStatic: false), !known.names.contains(name),
      !types.isAddedSomewhere(name)
    else { return }
    let near =
      name.utf8.count > 1
      ? Suggestion.nearest(to: name, in: types.sortedMemberNames(of: owner, isStatic: false)) : nil
    let isMisspelt = near.map { Misspelling.isSure(name, for: $0) } ?? false
    guard isMisspelt || known.isComplete else { return }
    let span = span.last(name.utf8.count)
    report(
      TypeFault(
        "scenario.unknown-member", "value of type '\(type)' has no member '\(name)'", at: span,
        fixes: near.map { [Self.fix($0, at: span)] } ?? [],
        member: TypeFault.Member(owner: owner, name: name, isMisspelt: isMisspelt)))
  }

  /// Reports a misspelt member of a type itself.
  mutating func checkTypeMember(_ name: String, of owner: String, at span: NodeSpan) {
    guard !isAskedForNames, Self.isOfMember(name), !Self.ofTypes.contains(name),
      let known = types.memberNames(of: owner, isStatic: true), !known.names.contains(name),
      types.memberNames(of: owner, isStatic: false)?.names.contains(name) != true,
      !types.isAddedSomewhere(name),
      let near = Suggestion.nearest(
        to: name, in: types.sortedMemberNames(of: owner, isStatic: true)),
      Misspelling.isSure(name, for: near)
    else { return }
    let span = span.last(name.utf8.count)
    report(
      TypeFault(
        "scenario.unknown-member", "type '\(owner)' has no member '\(name)'", at: span,
        fixes: [Self.fix(near, at: span)]))
  }

  private static func fix(_ near: String, at span: NodeSpan) -> TypeFault.Fix {
    TypeFault.Fix(message: "did you mean '\(near)'?", span: span, text: near)
  }

  /// Whether a name begins as those of members do: `$0`, `$name` and types in types do not.
  private static func isOfMember(_ name: String) -> Bool {
    name.utf8.first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } ?? false
  }

  /// What many values have: numbers of cases, texts that describe, what optionals have, Objective-C's messages to all.
  private static let ofValues: Set<String> = [
    "rawValue", "hashValue", "hash", "description", "debugDescription", "localizedDescription",
    "customMirror", "map", "flatMap", "encode", "self", "init", "unsafelyUnwrapped", "publisher",
    "value", "values", "setValue", "objectWillChange", "id", "class", "copy", "mutableCopy",
    "isEqual", "insert", "remove", "contains", "union", "intersection", "subtracting", "isEmpty",
    "callAsFunction", "dynamicType", "perform", "performSelector", "observe", "advanced",
    "distance",
    "mutableArrayValue", "mutableSetValue", "classForCoder", "validateValue", "formUnion",
  ]

  /// What all types have.
  private static let ofTypes: Set<String> = [
    "self", "init", "allCases", "description", "appearance", "load", "initialize", "none", "some",
    "className", "hash", "superclass", "alloc", "new",
  ]
}

extension TypeTable {
  /// The names of what a type has.
  struct MemberList {
    var names: Set<String> = []
    /// Whether it has no others.
    var isComplete = true
  }

  /// The names of what a type has, in an order that is always the same.
  func sortedMemberNames(of type: String, isStatic: Bool) -> [String] {
    let key = (isStatic ? "." : "") + type
    if let known = sortedMembers[key] { return known }
    let names = memberNames(of: type, isStatic: isStatic)?.names.sorted() ?? []
    sortedMembers[key] = names
    return names
  }

  /// The names that a type's members go by, in either language and in earlier versions of Swift; nil where it may
  /// have any.
  func memberNames(of type: String, isStatic: Bool) -> MemberList? {
    let key = (isStatic ? "." : "") + type
    if let known = memberLists[key] { return known }
    let list = findMemberNames(of: type, isStatic)
    memberLists.updateValue(list, forKey: key)
    return list
  }

  private func findMemberNames(of type: String, _ isStatic: Bool) -> MemberList? {
    if isAssumed(type) { return nil }
    var list = MemberList()
    let isNamedOnly = kind(of: type) == nil || Self.isStandard(type)
    let ancestors = ancestors(of: type)
    guard isNamedOnly || ancestors.isComplete else { return nil }
    for owner in isNamedOnly ? [type] : ancestors.inOrder {
      if let own = programTypes[owner] {
        guard !own.isCut, !own.mayHaveMore, !own.mayHaveMacros, !isAmbiguous(owner) else {
          return nil
        }
        add(own, isStatic, to: &list)
      }
      if let interface = Interface.named(owner) {
        // Of one without members only the name is known.
        let isNameAlone = interface.kind == .class && interface.members.isEmpty
        if interface.isOpaque || interface.isUnmodelled || isNameAlone { list.isComplete = false }
        add(interface, isStatic, to: &list)
      }
      if !isStatic { list.names.formUnion(MemberNames.of(owner)) }
    }
    if !isWholeInText(type) { list.isComplete = false }
    return list
  }

  /// Whether all members of a type, but for those of opaque types above it, are known here: of the program's types, of
  /// UIKit's classes, of Core Graphics' structures. Of protocols and enumerations of the system's only what matters is.
  private func isWholeInText(_ type: String) -> Bool {
    if let own = programTypes[type], own.kind != .extension, own.kind != .class { return true }
    switch type {
    case "CGRect", "CGSize", "CGPoint", "IndexPath": return true
    default:
      guard kind(of: type) == .class else { return false }
      return ancestors(of: type).inOrder.allSatisfy { ancestor in
        ancestor.hasPrefix("UI") || ancestor.hasPrefix("NS") || kind(of: ancestor) != .class
          || programTypes[ancestor].map { $0.kind != .extension } ?? false
      }
    }
  }

  private func add(_ own: ProgramType, _ isStatic: Bool, to list: inout MemberList) {
    list.names.formUnion(isStatic ? own.typeProperties.keys : own.properties.keys)
    list.names.formUnion(isStatic ? own.typeMethods.keys : own.methods.keys)
    if isStatic { list.names.formUnion(own.cases.keys) }
  }

  private func add(_ interface: Interface, _ isStatic: Bool, to list: inout MemberList) {
    guard isStatic else {
      list.names.formUnion(interface.propertyNames)
      list.names.formUnion(interface.methodWords)
      return
    }
    for member in interface.members where member.isStatic || member.kind == .case {
      list.names.insert(member.name)
      list.names.insert(member.objectiveCName)
      list.names.formUnion(member.earlierNames)
    }
    list.names.formUnion(interface.typeMethodWords)
  }

  /// Whether something of the program gives a member of a name to types that are not known: a protocol, or an
  /// extension of what has no text here.
  func isAddedSomewhere(_ name: String) -> Bool {
    for own in programTypes.values
    where own.kind == .protocol || own.kind == .extension && Interface.named(own.name) == nil {
      if own.properties[name] != nil || own.methods[name] != nil || own.typeMethods[name] != nil
        || own.typeProperties[name] != nil
      {
        return true
      }
    }
    return false
  }

  /// Whether a type is one of Swift's own, whose members are known by their names alone.
  private static func isStandard(_ type: String) -> Bool {
    type == "String" || type == "Array" || type == "Set" || type == "Dictionary"
  }
}

extension Misspelling {
  /// Whether a name can hardly be anything but a misspelling of another: neither is the other with a word before or
  /// behind it, as members are named that other files add: `centerX` beside `center`.
  static func isSure(_ name: String, for wanted: String) -> Bool {
    let (short, long) = name.utf8.count < wanted.utf8.count ? (name, wanted) : (wanted, name)
    return isLikely(name, for: wanted)
      && !Suggestion.lowercased(long).starts(with: Suggestion.lowercased(short))
      && !Suggestion.lowercased(long).reversed().starts(
        with: Suggestion.lowercased(short).reversed())
  }
}
