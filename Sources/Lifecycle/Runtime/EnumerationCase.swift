/// Cases of enumerations: with what they carry, or known to be of one enumeration.
///
/// `.circle(1)` is a structure of the type `.circle` as it is written, and of the type `.Shape.circle` once
/// it is known of which enumeration it is a case. A case that carries nothing is a ``Value/member(_:)`` as
/// long as that is not known.
extension Aggregate {
  /// A case of an enumeration, or one of whatever enumeration is expected where it is written.
  public static func enumCase(_ name: String, of enumeration: String? = nil, _ fields: [Field] = [])
    -> Aggregate
  {
    Aggregate(typeName: enumeration.map { "." + $0 + "." + name } ?? "." + name, fields: fields)
  }

  /// Whether it is a case.
  public var isCase: Bool { typeName.utf8.first == UInt8(ascii: ".") }

  /// The name of the case; nil for any other structure.
  public var caseName: String? {
    guard isCase, let dot = typeName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return String(typeName[typeName.utf8.index(after: dot)...])
  }

  /// The enumeration that the case is known to be of.
  public var enumeration: String? {
    guard isCase, let dot = typeName.utf8.lastIndex(of: UInt8(ascii: ".")),
      dot > typeName.utf8.startIndex
    else { return nil }
    return String(typeName[typeName.utf8.index(after: typeName.utf8.startIndex)..<dot])
  }

  /// Whether it is a case whose enumeration is known.
  public var isTypedCase: Bool {
    isCase && typeName.utf8.lastIndex(of: UInt8(ascii: ".")) != typeName.utf8.startIndex
  }

  /// Whether it is a case of a name, of whatever enumeration.
  public func isCase(_ name: String) -> Bool { isCase && caseName == name }

  /// Whether two cases are of one name, and of one enumeration as far as that is known of both.
  public func isSameCase(as other: Aggregate) -> Bool {
    guard isCase, other.isCase else { return false }
    if typeName == other.typeName { return true }
    return caseName == other.caseName && (enumeration == nil || other.enumeration == nil)
  }
}
