/// Cases of enumerations: with what they carry, or known to be of one enumeration.
///
/// A case that carries nothing is a ``Value/member(_:)`` as long as its enumeration is not known.
extension Aggregate {
  /// Whether it is a case.
  public var isCase: Bool { caseName != nil }

  /// The name of the case; nil for what is none.
  public var caseName: String? {
    if case .enumCase(let name, _) = kind { return name }
    return nil
  }

  /// The enumeration that the case is known to be of.
  public var enumeration: String? {
    if case .enumCase(_, let enumeration) = kind { return enumeration }
    return nil
  }

  /// Whether it is a case whose enumeration is known.
  public var isTypedCase: Bool { enumeration != nil }

  /// What it is called where its type is named: a case whose enumeration is not known by itself, and a tuple
  /// not at all.
  public var typeText: String {
    switch kind {
    case .tuple: ""
    case .structure(let name): name
    case .enumCase(let name, let enumeration): enumeration ?? "." + name
    }
  }

  /// Whether it is a case of a name, of whatever enumeration.
  public func isCase(_ name: String) -> Bool { caseName == name }

  /// Whether it is a case of a name whose enumeration is not known.
  public func isUntypedCase(_ name: String) -> Bool { kind == .enumCase(name, of: nil) }

  /// Whether two cases are of one name, and of one enumeration as far as that is known of both.
  public func isSameCase(as other: Aggregate) -> Bool {
    guard let name = caseName, other.isCase(name) else { return false }
    return kind == other.kind || enumeration == nil || other.enumeration == nil
  }
}
