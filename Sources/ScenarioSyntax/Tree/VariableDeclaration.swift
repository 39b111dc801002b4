/// One variable: a local, a global, or a property.
///
/// `let a = 1, b = 2` is two of them.
public struct VariableDeclaration: Sendable {
  /// Code that runs with a value under a name: a setter or an observer.
  public struct Accessor: Sendable {
    /// The value's name: `newValue`, `oldValue`, or the one that is written.
    public var parameter: String
    /// What it does.
    public var body: Block
  }

  /// Its name.
  public var name: String
  /// Where the name stands.
  public var nameSpan: NodeSpan
  /// Whether it is a `let`, or a C `const`.
  public var isConstant: Bool
  /// Where the word `let` or `var` before it begins; nil where there is none.
  public var keywordStart: Int32?
  /// Its type, where one is written.
  public var type: TypeName?
  /// What it holds at first.
  public var initialValue: Expression?
  /// `lazy`, `static`, `weak`, `unowned`, `override`, `readonly`, … .
  public var modifiers: Modifiers
  /// Whether it is only required, as in a protocol: `{ get }`.
  public var isRequirement: Bool
  /// The attributes written before it, without `@`; of an Objective-C property those in
  /// parentheses.
  public var attributes: [String]
  /// Whether it stands outside every type although it can only be a property: it overrides, or is
  /// an outlet, or is an Objective-C `@property`.
  public var isPropertyFragment: Bool
  /// The whole declaration.
  public var span: NodeSpan
  /// The getter, if it is computed.
  public var getter: Block?
  /// The setter, if it is computed and can be set.
  public var setter: Accessor?
  /// The observer called before a change.
  public var willSet: Accessor?
  /// The observer called after a change.
  public var didSet: Accessor?
  /// The getter's selector where an Objective-C property names one.
  public var getterSelector: String?
  /// The setter's selector where an Objective-C property names one.
  public var setterSelector: String?
  /// The property wrapper written before it, as a call: `@Clamped(to: 0...9)`.
  public var wrapper: Expression?

  /// Creates the declaration of a variable that has no more than most.
  init(
    name: String, nameSpan: NodeSpan, isConstant: Bool = false, type: TypeName? = nil,
    initialValue: Expression? = nil, modifiers: Modifiers = [], attributes: [String] = [],
    isPropertyFragment: Bool = false, keywordStart: Int32? = nil, span: NodeSpan
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.isConstant = isConstant
    self.type = type
    self.initialValue = initialValue
    self.modifiers = modifiers
    isRequirement = false
    self.attributes = attributes
    self.isPropertyFragment = isPropertyFragment
    self.keywordStart = keywordStart
    self.span = span
  }

  /// The property that an Objective-C `@synthesize` speaks of and the snippet does not show.
  public static func synthesized(_ name: String, at span: NodeSpan) -> VariableDeclaration {
    VariableDeclaration(name: name, nameSpan: span, span: span)
  }

  /// Whether it is computed: it has a getter and holds nothing.
  public var isComputed: Bool { getter != nil }

  /// Whether it belongs to the type rather than to its instances.
  public var isTypeMember: Bool {
    modifiers.contains(.isStatic) || modifiers.contains(.isClass)
  }
}
