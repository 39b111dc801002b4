import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Key-value coding: properties that are read and set by their names as texts.
extension Interpreter {
  /// What a message of key-value coding asks for.
  private enum KeyValueCall {
    case get(path: String)
    case set(path: String, Value)
    case setAll([DictionaryValueEntry])
  }

  /// Whether a call without a receiver is one of key-value coding, to `self`.
  static func isKeyValueCoding(_ name: String, _ arguments: [CallArgument]) -> Bool {
    let labels = arguments.map { $0.label ?? "_" }
    switch name {
    case "value": return labels == ["forKey"] || labels == ["forKeyPath"]
    case "setValue": return labels == ["_", "forKey"] || labels == ["_", "forKeyPath"]
    case "setValuesForKeys": return labels == ["_"]
    default: return false
    }
  }

  /// `setValue(_:forKey:)`, `value(forKey:)` and their kind, in Swift's form; nil for anything else.
  func callKeyValueCoding(
    _ name: String, on object: Object, _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value? {
    let labels = arguments.map { $0.label ?? "_" }
    let values = arguments.map { $0.value }
    switch (name, labels) {
    case ("value", ["forKey"]), ("value", ["forKeyPath"]):
      return try run(.get(path: describe(values[0])), on: object, at: span)
    case ("setValue", ["_", "forKey"]), ("setValue", ["_", "forKeyPath"]):
      return try run(.set(path: describe(values[1]), values[0]), on: object, at: span)
    case ("setValuesForKeys", ["_"]):
      guard case .dictionary(let entries) = values[0].unboxed else { return nil }
      return try run(.setAll(entries), on: object, at: span)
    default: return nil
    }
  }

  /// The same as messages.
  func sendKeyValueCoding(
    _ selector: String, _ values: [Value], to object: Object, at span: NodeSpan
  ) throws(Halt) -> Value? {
    switch (selector, values.count) {
    case ("valueForKey:", 1), ("valueForKeyPath:", 1):
      return try run(.get(path: describe(values[0])), on: object, at: span)
    case ("setValue:forKey:", 2), ("setValue:forKeyPath:", 2):
      return try run(.set(path: describe(values[1]), values[0]), on: object, at: span)
    case ("setValuesForKeysWithDictionary:", 1):
      guard case .dictionary(let entries) = values[0].unboxed else { return nil }
      return try run(.setAll(entries), on: object, at: span)
    default: return nil
    }
  }

  private func run(_ call: KeyValueCall, on object: Object, at span: NodeSpan) throws(Halt)
    -> Value
  {
    switch call {
    case .get(let path): return try value(ofPath: path, of: object, at: span)
    case .set(let path, let value): try set(value, path, of: object, at: span)
    case .setAll(let entries):
      for entry in entries { try set(entry.value, describe(entry.key), of: object, at: span) }
    }
    return .nothing
  }

  func value(ofPath path: String, of object: Object, at span: NodeSpan) throws(Halt)
    -> Value
  {
    var current = Value.object(object)
    // Each key on the way is a text of its own.
    guard simulator.spend(parts: 8 * path.utf8.count) else { throw .budget(.steps) }
    for key in Self.keys(of: path) {
      try step()
      guard !current.isNothing else { return .nothing }
      if case .object(let owner) = current, !isCollection(owner) {
        current = try value(ofKey: key, of: owner, at: span)
      } else {
        current = try readMemberIfKnown(key, of: current, at: span) ?? .nothing
      }
    }
    return current
  }

  private func set(_ value: Value, _ path: String, of object: Object, at span: NodeSpan)
    throws(Halt)
  {
    let keys = Self.keys(of: path)
    guard let last = keys.last else { return }
    let way = keys.dropLast().joined(separator: ".")
    let owner = way.isEmpty ? .object(object) : try self.value(ofPath: way, of: object, at: span)
    guard case .object(let target) = owner else { return }
    try set(value, key: last, of: target, at: span)
  }

  private static func keys(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: ".")).compactMap { String($0) }
  }

  private func isCollection(_ object: Object) -> Bool { object is MutableCollection }

  // MARK: One key

  private func value(ofKey key: String, of object: Object, at span: NodeSpan) throws(Halt) -> Value
  {
    if let kept = object.properties[Self.undeclared(key)] { return kept }
    if isCodable(key, of: object),
      let value = try readMemberIfKnown(key, of: .object(object), at: span)
    {
      return value
    }
    if let method = undefinedKeyMethod("value(forUndefinedKey:)", of: object) {
      return try send(method, [.string(key)], to: object)
    }
    guard mayHaveMoreKeys(object) else {
      throw isNotCodable(key, "valueForUndefinedKey:", of: object)
    }
    return .aggregate(Opaque.value("UIKit"))
  }

  private func set(_ value: Value, key: String, of object: Object, at span: NodeSpan) throws(Halt) {
    if isCodable(key, of: object),
      try assignMemberIfKnown(value, key, of: .object(object), at: span)
    {
      return
    }
    if let method = undefinedKeyMethod("setValue(_:forUndefinedKey:)", of: object) {
      _ = try send(method, [value, .string(key)], to: object)
      return
    }
    guard mayHaveMoreKeys(object) else {
      throw isNotCodable(key, "setValue:forUndefinedKey:", of: object)
    }
    // UIKit's classes have more keys than are modelled: what is set is kept.
    simulator.retain(value)
    let old = object.properties.updateValue(value, forKey: Self.undeclared(key))
    if let old { try simulator.release(old) }
  }

  /// Whether an object inherits from a class of the system's, of whose keys not all are known.
  private func mayHaveMoreKeys(_ object: Object) -> Bool {
    var current: ClassInfo? = info(of: object)
    while let found = current {
      if !found.isOfProgram, found.name != "NSObject" { return true }
      current = found.superclass
    }
    return false
  }

  private static func undeclared(_ key: String) -> String { "key " + key }

  /// Whether Objective-C, and so key-value coding, sees a property.
  private func isCodable(_ key: String, of object: Object) -> Bool {
    guard let property = property(key, of: info(of: object)), property.dialect == .swift else {
      return true
    }
    let declaration = property.declaration
    return declaration.modifiers.contains(.objc)
      || !Self.exposing.isDisjoint(with: declaration.attributes)
      || types.declarations[property.owner.name]?.attributes.contains("objcMembers") ?? false
  }

  private static let exposing: Set<String> = ["objc", "IBInspectable", "NSManaged", "dynamic"]

  /// What a class does with keys that it has not.
  private func undefinedKeyMethod(_ name: String, of object: Object) -> MethodInfo? {
    info(of: object).methods(named: SelectorName.baseName(name)).first {
      $0.selector.swift == name || $0.selector.objectiveC == Self.messages[name]
    }
  }

  private static let messages = [
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
  ]

  private func isNotCodable(_ key: String, _ selector: String, of object: Object) -> Halt {
    simulator.raise(
      name: "NSUnknownKeyException",
      reason:
        "[\(object.debugName) \(selector)]: this class is not key value coding-compliant for"
        + " the key \(key).")
  }
}
