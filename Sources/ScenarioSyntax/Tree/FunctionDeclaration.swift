/// A function, method, initialiser or deinitialiser.
public struct FunctionDeclaration: Sendable {
  /// The name of what sets a subscript; it takes the new value behind the arguments.
  public static let subscriptSetter = "subscript="

  /// What kind of function it is.
  public enum Kind: Hashable, Sendable {
    /// A function or a method.
    case function
    /// `init`; in Objective-C a method of the init family is a ``function``.
    case initializer
    /// `deinit`; in Objective-C a `dealloc` is a ``function``.
    case deinitializer
    /// `subscript`; its body is the getter.
    case `subscript`
  }

  /// The kind of function.
  public var kind: Kind
  /// The base name: `viewWillAppear`, `init`, `deinit`; in Objective-C the selector's first piece.
  public var name: String
  /// Where the name stands.
  public var nameSpan: NodeSpan
  /// The parameters.
  public var parameters: [Parameter]
  /// What it returns, where it is written.
  public var returnType: TypeName?
  /// Its body; none for a requirement.
  public var body: Block?
  /// The modifiers before it and the effects behind its parameters.
  public var modifiers: Modifiers
  /// The Objective-C selector where one is written: always in Objective-C, and in Swift by
  /// `@objc(name:)`.
  public var selector: String?
  /// The names of its generic parameters.
  public var genericParameters: [String]
  /// The attributes written before it, without `@`.
  public var attributes: [String]
  /// Whether it stands outside every type although it can only be a method: it overrides, or is
  /// an initialiser, or is marked `@objc`, or is an Objective-C method.
  public var isMethodFragment: Bool
  /// The whole declaration.
  public var span: NodeSpan

  /// The name with its labels, as Swift spells it: `viewWillAppear(_:)`.
  public var fullName: String {
    var text = name + "("
    for parameter in parameters { text += (parameter.label ?? "_") + ":" }
    return text + ")"
  }

  /// Whether it belongs to the type rather than to its instances.
  public var isTypeMember: Bool {
    modifiers.contains(.isStatic) || modifiers.contains(.isClass)
  }
}

/// A parameter of a function, a closure or a case.
public struct Parameter: Sendable {
  /// The label at the call; nothing for `_` and for the parameters of closures. In Objective-C the
  /// selector's piece, except the first.
  public var label: String?
  /// The name inside; `_` where there is none.
  public var name: String
  /// Its type, where it is written.
  public var type: TypeName?
  /// Its value when the call gives none.
  public var defaultValue: Expression?
  /// Whether it takes any number of arguments.
  public var isVariadic: Bool
  /// Whether it is `inout`.
  public var isInout: Bool
  /// Where it stands.
  public var span: NodeSpan
  /// The attributes written before it, without `@`.
  public var attributes: [String] = []
}

extension Parameter {
  /// A parameter that takes what a variable holds.
  public init(of variable: VariableDeclaration) {
    self.init(
      label: nil, name: variable.name, type: variable.type, defaultValue: nil, isVariadic: false,
      isInout: false, span: variable.span)
  }
}
