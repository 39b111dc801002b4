/// A value that a program computes with, and that is passed with messages.
public enum Value {
  /// `nil`, and the result of what returns nothing.
  case nothing
  /// A truth value.
  case bool(Bool)
  /// A whole number; it has 64 bits wherever the engine runs, in a browser too.
  case int(Int64)
  /// A floating-point number; times are in seconds, lengths in points.
  case double(Double)
  /// A text.
  case string(String)
  /// An object; two values are the same when they are the same object.
  case object(Object)
  /// An array.
  case array([Value])
  /// A dictionary, in the order its keys were first set.
  case dictionary([DictionaryEntry])
  /// A member of an enumeration or option set that is opaque: `.fullScreen`.
  case member(String)
  /// A structure that is carried whole: a rectangle, a colour, a tuple.
  case aggregate(Aggregate)
  /// The name of a message: `#selector(…)`, `@selector(…)`.
  case selector(String)
  /// A class as a value.
  case type(RuntimeClass)

  /// An object, or nothing.
  public static func optional(_ object: Object?) -> Value {
    object.map { .object($0) } ?? .nothing
  }

  /// The object, if it is one.
  public var object: Object? {
    if case .object(let object) = self { return object }
    return nil
  }

  /// The truth value, if it is one.
  public var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  /// The number, if it is one, whole or not.
  public var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// How many of something there are, or the place of one.
  public static func count(_ count: Int) -> Value { .int(Int64(count)) }

  /// The whole number, if it is one that can be a place in memory.
  public var place: Int? {
    if case .int(let value) = self { return Int(exactly: value) }
    return nil
  }

  /// The elements, if it is an array.
  public var elements: [Value]? {
    if case .array(let values) = self { return values }
    return nil
  }

  /// Whether it is a member of an option set, or a set that has it.
  public func names(_ member: String) -> Bool {
    switch self {
    case .member(let name): name == member
    case .array(let values): values.contains { $0.names(member) }
    default: false
    }
  }

  /// Whether it is `nil`.
  public var isNothing: Bool {
    if case .nothing = self { return true }
    return false
  }
}

/// A key and its value.
public struct DictionaryEntry {
  /// The key.
  public var key: Value
  /// The value.
  public var value: Value

  /// Creates an entry.
  public init(key: Value, value: Value) {
    self.key = key
    self.value = value
  }
}

/// What has fields: a structure such as a `CGRect`, a tuple, or a case of an enumeration.
public struct Aggregate {
  /// What it is.
  public let kind: Kind
  /// Its fields, in order.
  public var fields: [Field]

  /// A field of a structure.
  public struct Field {
    /// Its name; empty in an unlabelled tuple.
    public var name: String
    /// What it holds.
    public var value: Value

    /// Creates a field.
    public init(name: String, value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// What has fields.
  public enum Kind: Equatable {
    case tuple
    /// A value of a type.
    case structure(String)
    /// A case, `.circle(1)`, and the enumeration that it is of, once that is known: where the case is
    /// written it need not be.
    indirect case enumCase(String, of: String?)
  }

  /// Creates something of a kind.
  public init(_ kind: Kind, fields: [Field]) {
    self.kind = kind
    self.fields = fields
  }

  /// Creates a structure; one of no type is a tuple.
  public init(typeName: String, fields: [Field]) {
    self.init(typeName.isEmpty ? .tuple : .structure(typeName), fields: fields)
  }

  /// Creates a case of an enumeration, or one of whatever enumeration is expected where it is written.
  public static func enumCase(_ name: String, of enumeration: String? = nil, _ fields: [Field] = [])
    -> Aggregate
  {
    Aggregate(.enumCase(name, of: enumeration), fields: fields)
  }

  /// The name of its type, if it is a structure.
  public var typeName: String? {
    if case .structure(let name) = kind { return name }
    return nil
  }

  /// Whether it is a tuple.
  public var isTuple: Bool { kind == .tuple }

  /// The field with a name.
  public subscript(name: String) -> Value? {
    fields.first { $0.name == name }?.value
  }
}

/// What is passed with a message; the usual cases need no array.
public enum Payload {
  /// Nothing.
  case none
  /// One truth value, as the appearance callbacks have.
  case bool(Bool)
  /// One object or nil, as `willMove(toParent:)` has.
  case object(Object?)
  /// Anything, in order.
  case values([Value])

  /// The arguments, in order.
  public var values: [Value] {
    switch self {
    case .none: []
    case .bool(let value): [.bool(value)]
    case .object(let object): [.optional(object)]
    case .values(let values): values
    }
  }

  /// The argument at a position; nothing when it was not passed.
  public subscript(index: Int) -> Value {
    switch self {
    case .none: return .nothing
    case .bool(let value): return index == 0 ? .bool(value) : .nothing
    case .object(let object): return index == 0 ? .optional(object) : .nothing
    case .values(let values): return index < values.count ? values[index] : .nothing
    }
  }
}
