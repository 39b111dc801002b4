/// A class, structure, enumeration or protocol, or an addition to one.
public struct TypeDeclaration: Sendable {
  /// What kind of type it declares.
  public enum Kind: Hashable, Sendable {
    /// A class or an actor.
    case `class`
    /// A structure.
    case structure
    /// An enumeration.
    case enumeration
    /// A protocol.
    case `protocol`
    /// Whatever the name names: an extension does not say.
    case `extension`
  }

  /// Which part of the type this declaration is.
  public enum Part: Hashable, Sendable {
    /// All of it, as every declaration in Swift other than an extension.
    case whole
    /// The `@interface` of a class: properties and requirements without bodies.
    case interface
    /// The `@implementation` of a class; a scenario may give it without an interface.
    case implementation
    /// A Swift extension, an Objective-C category, or a class extension: adds to a type that is
    /// declared elsewhere. The text is the category's name, where it has one.
    case addition(category: String?)
  }

  /// The kind of type.
  public var kind: Kind
  /// Which part of it.
  public var part: Part
  /// Its name.
  public var name: String
  /// Where its name stands.
  public var nameSpan: NodeSpan
  /// The names of its generic parameters; none in Objective-C, where they change nothing.
  public var genericParameters: [String] = []
  /// The names after the colon, in source order. In Swift the first may be a superclass or a
  /// protocol, which only the one who knows all types can tell; in Objective-C a superclass comes
  /// first.
  public var inherited: [TypeName]
  /// Its members in source order.
  public var members: [Member]
  /// The attributes written before it, without `@`.
  public var attributes: [String]
  /// The whole declaration.
  public var span: NodeSpan
}

/// A member of a type.
public indirect enum Member: Sendable {
  /// A stored or computed property.
  case property(VariableDeclaration)
  /// A method, an initialiser or a deinitialiser.
  case function(FunctionDeclaration)
  /// A case of an enumeration.
  case enumCase(EnumCase)
  /// A type declared in a type.
  case type(TypeDeclaration)
  /// A type's other name.
  case typeAlias(TypeAlias)
  /// `@synthesize page = page_`: the instance variable behind a property.
  case synthesize(property: String, variable: String)
}

/// A case of an enumeration.
public struct EnumCase: Sendable {
  /// Its name.
  public var name: String
  /// What it carries.
  public var parameters: [Parameter]
  /// Its raw value, where one is written.
  public var rawValue: Expression?
  /// Where it stands.
  public var span: NodeSpan
}

/// A type's other name: `typealias` or `typedef`.
public struct TypeAlias: Sendable {
  /// The new name.
  public var name: String
  /// What it stands for.
  public var type: TypeName
  /// Where it stands.
  public var span: NodeSpan
}
