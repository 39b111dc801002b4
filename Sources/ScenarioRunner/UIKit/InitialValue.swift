import Interfaces
import Lifecycle
import ScenarioSyntax

/// What a property of the system's holds before it is set: what its declaration says, otherwise what is
/// nothing of its type.
enum InitialValue {
  /// The value of a property that nobody has set.
  static func value(of member: DeclaredMember) -> Value {
    if let written = member.initial {
      if written == "[]", member.typeName.hasPrefix("Set<") { return SetValue.value([]) }
      let value = value(written: written)
      return fractions.contains(member.typeName) ? value.number.map { .double($0) } ?? value : value
    }
    return member.isOptional ? .nothing : zero(of: member.typeName)
  }

  private static let fractions: NameSet = ["CGFloat", "Double", "Float", "TimeInterval"]

  /// A value as a declaration has it: a literal, a case, or the making of a structure.
  private static func value(written text: String) -> Value {
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "nil": return .nothing
    case "[]": return .array([])
    case "[:]": return .dictionary([])
    case ".greatestFiniteMagnitude": return .double(.greatestFiniteMagnitude)
    default: break
    }
    if text.utf8.first == UInt8(ascii: "\"") { return .string(String(text.dropFirst().dropLast())) }
    if text.utf8.first == UInt8(ascii: "[") {
      return .array([value(written: String(text.dropFirst().dropLast()))])
    }
    if text.utf8.first == UInt8(ascii: ".") { return .member(String(text.dropFirst())) }
    if let number = Int64(text) { return .int(number) }
    if let number = NumberLiteral.value(text) { return .double(number) }
    guard let bracket = text.utf8.firstIndex(of: UInt8(ascii: "(")) else { return .nothing }
    let type = String(text[..<bracket])
    if type == "UIFont", let size = numbers(in: text).first {
      return .aggregate(
        Opaque.value(type, [Aggregate.Field(name: "pointSize", value: .double(size))]))
    }
    return structure(type, numbers(in: text)) ?? .aggregate(Opaque.value(type))
  }

  private static func structure(_ type: String, _ numbers: [Double]) -> Value? {
    if type == "CGSize", numbers.count == 2 { return Geometry.size(numbers[0], numbers[1]) }
    guard numbers.count == 4 else { return nil }
    switch type {
    case "UIEdgeInsets":
      return Geometry.insets(
        Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
    case "CGRect":
      return Geometry.rect(
        Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: return nil
    }
  }

  /// The numbers behind the labels of arguments.
  private static func numbers(in text: String) -> [Double] {
    text.utf8.split { !(48...57).contains($0) && $0 != 46 }
      .compactMap { String($0).flatMap { NumberLiteral.value($0) } }
  }

  /// What is nothing of a type: no, 0, no elements, or something that is opaque.
  static func zero(of type: String) -> Value {
    switch type {
    case "Bool": return .bool(false)
    case "Int", "UInt": return .int(0)
    case "CGFloat", "Double", "Float", "TimeInterval": return .double(0)
    case "String": return .string("")
    case "UIEdgeInsets": return Geometry.insets(.none)
    default: break
    }
    if let zero = Geometry.zero(of: type) { return zero }
    if type.hasPrefix("[") {
      return TypeName.entryTypes(of: type) == nil ? .array([]) : .dictionary([])
    }
    if type.hasPrefix("Set<") { return SetValue.value([]) }
    return .aggregate(Opaque.value(type))
  }
}

extension DeclaredMember {
  /// The type without what makes it an optional, and without `any`.
  var typeName: String {
    var name = type
    if isOptional { name.removeLast() }
    if name.hasPrefix("(any ") { name = String(name.dropFirst().dropLast()) }
    return name.hasPrefix("any ") ? String(name.dropFirst("any ".utf8.count)) : name
  }
}
