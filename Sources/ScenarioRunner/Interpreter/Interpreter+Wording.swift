import Lifecycle
import ScenarioSyntax

/// What swiftc and clang say of the faults that both find, each of its own language.
extension Interpreter {
  private var isSwift: Bool { frame.dialect == .swift }

  /// A name that nothing declares.
  func words(unknownName name: String) -> String {
    if isSwift { return "cannot find '\(name)' in scope" }
    return nameUses[name].call == nil
      ? "use of undeclared identifier '\(name)'"
      : "call to undeclared function '\(name)'; ISO C99 and later do not support implicit function"
        + " declarations"
  }

  /// A type that nothing declares.
  func words(unknownType name: String, superclassOf subclass: String? = nil) -> String {
    if isSwift { return "cannot find type '\(name)' in scope" }
    guard let subclass else { return "unknown type name '\(name)'" }
    return "cannot find interface declaration for '\(name)', superclass of '\(subclass)'"
  }

  /// A member that a value does not have.
  func words(unknownMember name: String, of owner: Value) -> String {
    switch owner {
    case .type(let type):
      isSwift
        ? "type '\(type.name)' has no member '\(name)'"
        : "property '\(name)' not found on object of type '\(type.name)'"
    case .member(let own): "'.\(own)' has no member '\(name)'"
    case .aggregate(let own) where own.isCase:
      "'.\(own.caseName ?? "")' has no member '\(name)'"
    case .nothing: "nil has no member '\(name)'"
    default: words(unknownMember: name, ofType: typeName(of: owner))
    }
  }

  /// A member that values of a type do not have.
  func words(unknownMember name: String, ofType type: String) -> String {
    let owner = type.isEmpty ? "a tuple" : "'\(type)'"
    return isSwift
      ? "value of type \(owner) has no member '\(name)'"
      : "property '\(name)' not found on object of type '\(objectiveC(type))'"
  }

  /// A value where one of another type belongs.
  func words(of value: Value, insteadOf type: String) -> String {
    isSwift
      ? "cannot convert value of type '\(typeName(of: value))' to expected argument type '\(type)'"
      : "incompatible pointer types sending '\(objectiveC(typeName(of: value)))' to parameter of type"
        + " '\(type) *'"
  }

  /// A property that cannot be set.
  func words(readOnly name: String) -> String {
    isSwift
      ? "cannot assign to property: '\(name)' is a get-only property"
      : "assignment to readonly property"
  }

  /// A constant that is given another value.
  func words(constant name: String) -> String {
    isSwift
      ? "cannot assign to value: '\(name)' is a 'let' constant"
      : "cannot assign to variable '\(name)' with const-qualified type"
  }

  /// An operator between what it is not for.
  func words(_ sign: String, _ left: Value, _ right: Value) -> String {
    let (left, right) = (typeName(of: left), typeName(of: right))
    return isSwift
      ? "binary operator '\(sign)' cannot be applied to operands of type '\(left)' and '\(right)'"
      : "invalid operands to binary expression ('\(objectiveC(left))' and '\(objectiveC(right))')"
  }

  /// A type as clang writes it.
  private func objectiveC(_ type: String) -> String {
    switch type {
    case "Bool": "BOOL"
    case "Int": "int"
    case "Double": "double"
    case "String": "NSString *"
    case "Array": "NSArray *"
    case "Dictionary": "NSDictionary *"
    case SetValue.typeName: "NSSet *"
    case "Optional": "id"
    default: types[type].map { $0.kind == .class ? type + " *" : type } ?? type
    }
  }
}
