import ScenarioSyntax

/// Whether a value of one type can be used where another one is wanted.
enum Conversion: Hashable {
  /// It can, or it is not known that it cannot.
  case fits
  /// It can once it is unwrapped.
  case needsUnwrapping
  /// It cannot.
  case isRefused
}

extension TypeTable {
  /// Whether a value of `source` can be used where `target` is wanted.
  func conversion(from source: Type, to target: Type) -> Conversion {
    switch (source, target) {
    case (.unknown, _), (_, .unknown), (.metatype, _), (_, .metatype): return .fits
    case (.opaque, _), (_, .opaque): return .fits
    case (_, .optional(let wrapped)), (_, .implicitlyUnwrapped(let wrapped)):
      return conversion(toOptionalOf: wrapped, from: source)
    case (.literal(let literal), _): return conversion(of: literal, to: target)
    case (.optional(let wrapped), _):
      if case .nominal(let name, _) = target, kind(of: name) == .protocol { return .fits }
      return conversion(from: wrapped, to: target) == .isRefused ? .isRefused : .needsUnwrapping
    case (.implicitlyUnwrapped(let wrapped), _): return conversion(from: wrapped, to: target)
    case (.nominal(let name, let arguments), .nominal(let other, let wanted)):
      guard name != other else { return conversion(of: arguments, to: wanted, in: name) }
      return areUnrelated(name, other) ? .isRefused : .fits
    case (.tuple([]), .nominal(let name, _)), (.nominal(let name, _), .tuple([])):
      return kind(of: name) == nil || kind(of: name) == .protocol ? .fits : .isRefused
    default: return .fits
    }
  }

  private func conversion(toOptionalOf wrapped: Type, from source: Type) -> Conversion {
    switch source {
    case .literal(.nil): return .fits
    case .optional(let inner), .implicitlyUnwrapped(let inner):
      return conversion(from: inner, to: wrapped) == .isRefused ? .isRefused : .fits
    default: return conversion(from: source, to: wrapped)
    }
  }

  /// Arrays and dictionaries of subclasses are arrays and dictionaries of their superclasses.
  private func conversion(of arguments: [Type], to wanted: [Type], in name: String) -> Conversion {
    guard kind(of: name) == .collection, arguments.count == wanted.count else { return .fits }
    let isRefused = zip(arguments, wanted).contains {
      conversion(from: $0, to: $1) == .isRefused
    }
    return isRefused ? .isRefused : .fits
  }

  private func conversion(of literal: Type.Literal, to target: Type) -> Conversion {
    let name: String
    switch target {
    case .nominal(let named, _): name = named
    // Neither a function nor a tuple is written as a literal.
    case .function, .tuple: return .isRefused
    default: return .fits
    }
    guard let kind = kind(of: name) else { return .fits }
    switch kind {
    case .number: return isNumber(literal, for: name) ? .fits : .isRefused
    case .text: return literal == .string ? .fits : .isRefused
    case .truth: return literal == .boolean ? .fits : .isRefused
    case .collection: return .isRefused
    case .class, .structure, .enumeration:
      return mayTakeLiterals(name, kind) ? .fits : .isRefused
    case .protocol:
      return literal == .nil
        ? .isRefused : conversion(from: Type.literal(literal).ofVariable, to: target)
    }
  }

  private func isNumber(_ literal: Type.Literal, for name: String) -> Bool {
    switch literal {
    case .integer: true
    case .float: name == "Double" || name == "Float" || name == "CGFloat"
    default: false
    }
  }

  /// Whether literals may stand for a value of a type: of the system's classes that begin with `NS`, of
  /// structures of the system's but for those of geometry, and of types whose extensions may say so.
  private func mayTakeLiterals(_ name: String, _ kind: Kind) -> Bool {
    guard let own = programTypes[name] else {
      return name.hasPrefix("NS") || kind == .structure && !isGeometry(name)
    }
    return own.mayHaveMore || !ancestors(of: name).isComplete
      || ancestors(of: name).names.contains { $0.hasPrefix("ExpressibleBy") }
  }

  // MARK: Types by name

  /// Whether no value of a type can be one of another type: neither is the other's ancestor, and all that the
  /// first one is, is known.
  private func areUnrelated(_ name: String, _ other: String) -> Bool {
    guard let kind = kind(of: name), let wanted = self.kind(of: other) else { return false }
    if isBridged(name) || isBridged(other) { return false }
    let ancestors = ancestors(of: name)
    if ancestors.names.contains(other) { return false }
    // Many structures of the system's were texts and numbers in earlier versions of Swift.
    if wanted == .structure || kind == .structure, programTypes[name] == nil,
      programTypes[other] == nil, !isGeometry(name), !isGeometry(other)
    {
      return false
    }
    switch wanted {
    case .number where kind == .number: return !(isDecimal(name) && isDecimal(other))
    case .protocol where isBasic(kind) && isOfObjects(other): return true
    case .protocol: return kind != .protocol && ancestors.isComplete && isAsked(other)
    case .class where kind == .class:
      return ancestors.isComplete || self.ancestors(of: other).names.contains(name)
    case .class: return kind != .protocol || self.ancestors(of: other).isComplete
    default: return kind != .protocol
    }
  }

  /// Core Graphics' structures, which were structures from the first.
  private func isGeometry(_ name: String) -> Bool {
    name == "CGRect" || name == "CGSize" || name == "CGPoint"
  }

  /// `Double` and `CGFloat` stand for each other.
  private func isDecimal(_ name: String) -> Bool { name == "Double" || name == "CGFloat" }

  /// What Objective-C's classes of values stand for.
  private func isBridged(_ name: String) -> Bool { name.hasPrefix("NS") || name == "Character" }

  /// Whether a type is one of Swift's own, which no object is.
  private func isBasic(_ kind: Kind) -> Bool {
    switch kind {
    case .number, .text, .truth, .collection: true
    default: false
    }
  }

  /// Whether only objects conform to a protocol of the system's.
  private func isOfObjects(_ name: String) -> Bool {
    programTypes[name] == nil && ancestors(of: name).names.contains("NSObjectProtocol")
  }

  /// Whether it is sure which types conform to a protocol: those of the program's, and delegates, but of
  /// animations and layers, whose delegates once were any objects.
  private func isAsked(_ name: String) -> Bool {
    if name.hasPrefix("CA") { return false }
    return programTypes[name]?.kind == .protocol
      || ["Delegate", "DataSource", "Updating"].contains { name.hasSuffix($0) }
  }
}
