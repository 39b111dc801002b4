import Interfaces
import ScenarioSyntax

/// What cannot be changed: constants, parameters, properties that are only read, and `self` in a method that does
/// not say that it changes it.
extension TypeChecker {
  /// How a place is changed.
  enum Change {
    case assignment
    /// `+=`, and C's `++`.
    case operation
    /// `&place`.
    case passing
    /// A method of it that changes it.
    case method
  }

  /// Reports a place that is changed and cannot be.
  mutating func checkChange(of place: Expression, by change: Change) {
    guard isPath(place), let part = fixedPart(of: place) else { return }
    let message = part.words(for: place, change)
    switch part.reason {
    case .constant(let keyword):
      report(
        TypeFault(
          "scenario.constant", message, at: place.span,
          fixes: keyword.map {
            [
              TypeFault.Fix(
                message: "change 'let' to 'var' to make it mutable", span: $0, text: "var")
            ]
          } ?? []))
    case .parameter:
      report(
        TypeFault(
          "scenario.constant", message, at: place.span,
          notes: [TypeFault.Note("'var \(part.name) = \(part.name)' makes a variable of it")]))
    case .fixedSelf(let start):
      report(
        TypeFault(
          "scenario.constant", message, at: place.span,
          fixes: [
            TypeFault.Fix(
              message: "mark method 'mutating' to make 'self' mutable", span: start,
              text: "mutating ")
          ]))
    case .capture, .initialized: report(TypeFault("scenario.constant", message, at: place.span))
    case .readOnly: report(TypeFault("scenario.read-only", message, at: place.span))
    case .privateSetter: report(TypeFault("scenario.inaccessible", message, at: place.span))
    }
  }

  /// Reports a call of a method that changes what it is called on, where that cannot be changed.
  mutating func checkMutation(by method: String, of base: Expression, _ owner: String) {
    guard changes(method, owner) else { return }
    checkChange(of: base, by: .method)
  }

  /// Reports a call of a method of `self` that changes it, in one that does not.
  mutating func checkMutation(byOwn method: String, of owner: String, at span: NodeSpan) {
    guard code.fixedSelf != nil, changes(method, owner) else { return }
    checkChange(of: .implicitSelf(at: span), by: .method)
  }

  private func changes(_ method: String, _ owner: String) -> Bool {
    let own = types.programTypes[owner]
    let written = own?.methods[method] ?? []
    switch types.kind(of: owner) {
    case .structure, .enumeration:
      return !written.isEmpty && written.allSatisfy { $0.modifiers.contains(.mutating) }
    case .collection, .text, .truth: return written.isEmpty && Self.mutating.contains(method)
    default: return false
    }
  }

  /// The methods by which Swift's own collections, texts and truth values change; those of which Swift 2 gave a copy,
  /// `sort` and `reverse`, are not among them.
  private static let mutating: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "removeValue", "popLast", "popFirst", "shuffle", "swapAt", "formUnion",
    "formIntersection", "formSymmetricDifference", "subtract", "updateValue", "merge",
    "reserveCapacity", "toggle",
  ]

  // MARK: Places

  /// Whether an expression names a place and calls nothing, so that it can be looked at once more.
  private func isPath(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name, .`self`, .super: true
    case .member(let base, _), .optional(let base), .optionalChain(let base),
      .forceUnwrap(let base):
      isPath(base)
    case .subscript(let base, let arguments):
      isPath(base)
        && arguments.allSatisfy {
          switch $0.value.kind {
          case .name, .integer, .string: true
          default: false
          }
        }
    default: false
    }
  }

  /// What of a place cannot be changed; nil where all of it can, or it is not known that it cannot.
  private func fixedPart(of place: Expression) -> FixedPart? {
    switch place.kind {
    case .name(let name): fixedPart(named: name)
    case .`self`: fixedSelf
    case .optional(let inner), .optionalChain(let inner), .forceUnwrap(let inner):
      fixedPart(of: inner)
    case .subscript(let base, _): fixedPart(ofCollection: base)
    case .member(let base, let name): fixedPart(name, of: base)
    default: nil
    }
  }

  private func fixedPart(named name: String) -> FixedPart? {
    switch scopes.mutability(of: name) {
    case .variable?: return nil
    case .constant(let keyword)?:
      return FixedPart(name: name, reason: .constant(keyword: keyword), isProperty: false)
    case .parameter?: return FixedPart(name: name, reason: .parameter, isProperty: false)
    case .capture?: return FixedPart(name: name, reason: .capture, isProperty: false)
    case nil: break
    }
    if case .nominal(let owner, _) = selfType,
      let property = types.property(name, of: owner, isStatic: isInTypeMember)
    {
      return fixedPart(name, property, of: owner, isOfSelf: true)
    }
    guard let variable = global(declaring: name), variable.isConstant, variable.wrapper == nil,
      variable.initialValue != nil
    else { return nil }
    return FixedPart(
      name: name, reason: .constant(keyword: variable.keyword), isProperty: false)
  }

  /// `self`, where the method that is looked at does not change it.
  private var fixedSelf: FixedPart? {
    guard let start = code.fixedSelf, scopes.meaning(of: "self") == nil else { return nil }
    return FixedPart(name: "self", reason: .fixedSelf(function: start))
  }

  private func fixedPart(ofCollection base: Expression) -> FixedPart? {
    guard case .nominal(let owner, _) = type(ofPath: base), types.kind(of: owner) == .collection
    else { return nil }
    return fixedPart(of: base)
  }

  private func fixedPart(_ name: String, of base: Expression) -> FixedPart? {
    let isOfSelf = if case .`self` = base.kind { true } else { false }
    switch type(ofPath: base) {
    case .nominal(let owner, _):
      guard let property = types.property(name, of: owner, isStatic: false) else { return nil }
      if let part = fixedPart(name, property, of: owner, isOfSelf: isOfSelf) { return part }
      // What is changed in a value changes the value, unless a setter says that it does not.
      if case .ofProgram(let variable, _) = property,
        variable.isComputed || variable.wrapper != nil || variable.isRequirement
      {
        return nil
      }
      return isValue(owner) && !isOfSelf ? fixedPart(of: base) : nil
    case .metatype(.nominal(let owner, _)):
      guard let property = types.property(name, of: owner, isStatic: true),
        case .ofProgram = property
      else { return nil }
      return fixedPart(name, property, of: owner, isOfSelf: false)
    default: return nil
    }
  }

  /// Why a property cannot be set; nil where it can.
  private func fixedPart(
    _ name: String, _ property: TypeTable.Property, of type: String, isOfSelf: Bool
  ) -> FixedPart? {
    switch property {
    case .ofSystem(let member):
      return member.isSettable || member.name != name
        ? nil : FixedPart(name: name, reason: .readOnly)
    case .ofProgram(let variable, let owner):
      guard variable.wrapper == nil else { return nil }
      if variable.isRequirement {
        // A type that conforms to the protocol may have one that can be set.
        guard types.kind(of: type) == .protocol, !variable.modifiers.contains(.mustBeSettable)
        else { return nil }
        return FixedPart(name: name, reason: .readOnly)
      }
      if variable.isComputed {
        return variable.setter == nil ? FixedPart(name: name, reason: .readOnly) : nil
      }
      if variable.isConstant { return constant(variable, owner, isOfSelf) }
      if variable.modifiers.contains(.hasPrivateSetter), !isAccessible(owner) {
        return FixedPart(name: name, reason: .privateSetter)
      }
      let isOfValue = !variable.isTypeMember && types.kind(of: owner) == .structure
      return isOfSelf && isOfValue && !variable.modifiers.contains(.lazy) ? fixedSelf : nil
    }
  }

  private func constant(
    _ variable: VariableDeclaration, _ owner: String, _ isOfSelf: Bool
  ) -> FixedPart? {
    if isOfSelf, code.initialized == owner {
      guard variable.initialValue != nil else { return nil }
      return FixedPart(name: variable.name, reason: .initialized)
    }
    return FixedPart(name: variable.name, reason: .constant(keyword: variable.keyword))
  }

  /// What a path is; nothing that is said of it is reported once more.
  private func type(ofPath path: Expression) -> Type {
    var other = self
    return other.infer(path).ofVariable.unwrapped
  }

  private func isValue(_ owner: String) -> Bool {
    switch types.kind(of: owner) {
    case .structure, .collection: true
    default: false
    }
  }
}

/// What of a place cannot be changed, and why.
private struct FixedPart {
  enum Reason {
    case constant(keyword: NodeSpan?)
    case parameter
    case capture
    /// It has no setter.
    case readOnly
    /// Its setter belongs to its own type.
    case privateSetter
    /// A constant that has its value before an initialiser begins.
    case initialized
    /// The method does not change what it is called on.
    case fixedSelf(function: NodeSpan)
  }

  let name: String
  let reason: Reason
  /// Whether it is a property, and no variable of a block or of the top level.
  var isProperty = true

  /// What the compiler says of it.
  func words(for place: Expression, _ change: TypeChecker.Change) -> String {
    switch reason {
    case .initialized: "immutable value 'self.\(name)' may only be initialized once"
    case .privateSetter: "cannot assign to property: '\(name)' setter is inaccessible"
    case .constant, .parameter: beginning(for: place, change) + "'\(name)' is a 'let' constant"
    case .capture: beginning(for: place, change) + "'\(name)' is an immutable capture"
    case .readOnly: beginning(for: place, change) + "'\(name)' is a get-only property"
    case .fixedSelf: beginning(for: place, change) + "'self' is immutable"
    }
  }

  private func beginning(for place: Expression, _ change: TypeChecker.Change) -> String {
    switch change {
    case .operation: "left side of mutating operator isn't mutable: "
    case .passing: "cannot pass immutable value as inout argument: "
    case .method: "cannot use mutating member on immutable value: "
    case .assignment:
      switch place.kind {
      case .subscript: "cannot assign through subscript: "
      case .name where !isProperty: "cannot assign to value: "
      case .`self`: "cannot assign to value: "
      default: "cannot assign to property: "
      }
    }
  }
}
