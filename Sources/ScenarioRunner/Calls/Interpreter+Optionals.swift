import CallTrace
import Lifecycle
import ScenarioSyntax

/// `map` and `flatMap` of an optional that holds something; there is no value that says of itself that
/// it is one.
extension Interpreter {
  /// What a closure makes of the value of an optional; nil where the value is no optional's, but a
  /// collection that has such a method itself.
  func mapOptional(_ value: Value, _ base: Expression, _ arguments: [CallArgument]) throws(Halt)
    -> Value?
  {
    guard arguments.count == 1, frame.dialect == .swift, isOptional(value, base) else { return nil }
    guard let block = try pass(arguments).first?.value.object as? RuntimeBlock else { return nil }
    return try call(block, [value])
  }

  private func isOptional(_ value: Value, _ base: Expression) -> Bool {
    switch value {
    case .int, .double, .bool, .selector: true
    case .member, .type: !hasOwnMap(value)
    case .string, .array, .dictionary: isOptional(base)
    case .object(let object): isPlain(object) && !hasOwnMap(value)
    case .aggregate(let aggregate):
      switch aggregate.typeText {
      case ".success", ".failure", Self.rangeType: false
      case _ where SetValue.elements(of: aggregate) != nil: isOptional(base)
      // What is opaque, and of no type, may as well be a collection.
      case "UIKit", "": !Opaque.isOpaque(aggregate) && aggregate.isTuple
      default: !hasOwnMap(value)
      }
    case .nothing: false
    }
  }

  /// Whether an object is no publisher, no stream and no collection, which have the methods themselves.
  private func isPlain(_ object: Object) -> Bool {
    !(object is MutableCollection || object is Publisher || object is Subject
      || object is TaskObject || object is RuntimeBlock)
  }

  private func hasOwnMap(_ value: Value) -> Bool {
    guard let info = operandType(value) else { return false }
    return isOwnSequence(value) || !info.methods(named: "map").isEmpty
      || !info.methods(named: "flatMap").isEmpty
  }

  /// Whether what an expression gives is declared as an optional.
  private func isOptional(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name):
      if let variable = scope.lookup(name) ?? code.globals.lookup(name) {
        return variable.isOptional
      }
      return isOptionalProperty(name, of: frame.type)
    case .member(let base, let name):
      if Self.optionalMembers.contains(name) { return true }
      switch base.kind {
      case .self: return isOptionalProperty(name, of: frame.type)
      case .name(let owner):
        let value = (scope.lookup(owner) ?? code.globals.lookup(owner))?.value
        return isOptionalProperty(name, of: value.flatMap { operandType($0) })
      default: return false
      }
    case .call(let call): return givesOptional(call)
    case .cast(_, .conditional, _): return true
    default: return false
    }
  }

  private func isOptionalProperty(_ name: String, of info: ClassInfo?) -> Bool {
    guard let property = info?.property(name) else { return false }
    return property.declaration.type?.isWrittenOptional ?? false
  }

  private func givesOptional(_ call: CallExpression) -> Bool {
    switch call.callee.kind {
    case .name(let name):
      let methods = code.functions[name] ?? frame.type?.methods(named: name) ?? []
      return methods.first?.declaration.returnType?.isWrittenOptional ?? false
    case .member(let base, let name):
      if Self.optionalResults.contains(name) { return true }
      guard case .self = base.kind, let method = frame.type?.methods(named: name).first else {
        return false
      }
      return method.declaration.returnType?.isWrittenOptional ?? false
    default: return false
    }
  }

  /// The members of the system's that are optional texts and collections.
  private static let optionalMembers: Set<String> = [
    "first", "last", "title", "text", "message", "placeholder", "prompt", "subtitle",
    "accessibilityLabel", "accessibilityIdentifier", "restorationIdentifier", "userInfo",
    "toolbarItems", "nibName", "host", "query", "fragment", "scheme", "queryItems",
  ]

  /// The methods of the system's whose result is an optional, whatever the elements are.
  private static let optionalResults: Set<String> = [
    "first", "last", "min", "max", "popLast", "popFirst", "randomElement", "removeValue", "string",
    "array", "dictionary", "stringArray",
  ]
}

extension TypeName {
  /// Whether it is an optional whose members are those of optionals: not `[UIView]!`.
  var isWrittenOptional: Bool { isOptional && text.utf8.last != UInt8(ascii: "!") }
}
