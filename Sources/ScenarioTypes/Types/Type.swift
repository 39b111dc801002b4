/// What an expression is, or a variable holds, as far as the program and the interfaces say.
///
/// `unknown` is what an undeclared name of a snippet has, and whatever is made of it. It is compatible with
/// every type, so that a note that leaves things out still runs.
indirect enum Type: Hashable, Sendable {
  /// Nothing is known of it.
  case unknown
  /// A type of the system's of which only the names of its members are known; it fits everywhere too.
  case opaque(String)
  /// A class, structure, enumeration or protocol, with its generic arguments.
  case nominal(String, [Type])
  /// `T?`.
  case optional(Type)
  /// `T!`: an optional that is unwrapped where it is used.
  case implicitlyUnwrapped(Type)
  /// `(A, B)`; without elements `Void`.
  case tuple([Type])
  /// `(A) -> B`.
  case function([Type], Type)
  /// The type itself as a value.
  case metatype(Type)
  /// A literal that has no type yet.
  case literal(Literal)

  /// What a literal is written as.
  enum Literal: Hashable, Sendable { case integer, float, string, boolean, `nil` }

  /// Nothing: `()`.
  static let void = Type.tuple([])
  static let bool = Type.nominal("Bool", [])
  static let int = Type.nominal("Int", [])
  static let double = Type.nominal("Double", [])
  static let string = Type.nominal("String", [])

  static func named(_ name: String) -> Type { .nominal(name, []) }

  static func array(of element: Type) -> Type { .nominal("Array", [element]) }

  /// Whether nothing is known of it, or of what it holds.
  var isUnknown: Bool {
    switch self {
    case .unknown, .opaque: true
    case .optional(let inner), .implicitlyUnwrapped(let inner): inner.isUnknown
    default: false
    }
  }

  /// What an optional holds if it holds anything; nil of what is none.
  var wrapped: Type? {
    switch self {
    case .optional(let inner), .implicitlyUnwrapped(let inner): inner
    default: nil
    }
  }

  /// It without its optionality.
  var unwrapped: Type { wrapped?.unwrapped ?? self }

  /// What a variable has that is declared without a type and holds this at first.
  var ofVariable: Type {
    switch self {
    case .literal(.integer): .int
    case .literal(.float): .double
    case .literal(.string): .string
    case .literal(.boolean): .bool
    case .literal(.nil): .unknown
    case .implicitlyUnwrapped(let inner): .optional(inner)
    default: self
    }
  }

  /// It as an optional, which stays one where it is one.
  var asOptional: Type {
    switch self {
    case .optional, .unknown: self
    case .implicitlyUnwrapped(let inner): .optional(inner)
    default: .optional(ofVariable)
    }
  }
}

extension Type: CustomStringConvertible {
  /// The type as the compiler writes it.
  var description: String {
    switch self {
    case .unknown: "_"
    case .opaque(let name): name
    case .nominal("Array", let arguments) where arguments.count == 1: "[\(arguments[0])]"
    case .nominal("Dictionary", let arguments) where arguments.count == 2:
      "[\(arguments[0]) : \(arguments[1])]"
    case .nominal(let name, []): name
    case .nominal(let name, let arguments): "\(name)<\(Self.list(arguments))>"
    case .optional(let inner): inner.inBrackets + "?"
    case .implicitlyUnwrapped(let inner): inner.inBrackets + "?"
    case .tuple(let parts): "(\(Self.list(parts)))"
    case .function(let parameters, let result):
      "(\(Self.list(parameters))) -> \(result == .void ? "Void" : result.description)"
    case .metatype(let type): "\(type).Type"
    case .literal(.nil): "nil"
    case .literal: ofVariable.description
    }
  }

  private var inBrackets: String {
    if case .function = self { return "(\(self))" }
    return description
  }

  private static func list(_ types: [Type]) -> String {
    var text = ""
    for type in types { text += (text.isEmpty ? "" : ", ") + type.description }
    return text
  }
}
