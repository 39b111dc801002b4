/// The name of a type as it is written.
///
/// Types are kept as text: a scenario is run, not type-checked, and needs of a type its name, and
/// what a variable of it holds before anything is assigned.
public struct TypeName: Hashable, Sendable {
  /// The type as written, blanks and comments aside: `[UIView]?`, `UIViewController *`.
  public var text: String
  /// The nominal type without optionality, pointers, qualifiers and generic arguments:
  /// `UIViewController`. `Array`, `Dictionary`, `Optional` where sugar is written, and empty for
  /// functions and tuples.
  public var name: String
  /// Whether it is a Swift optional, an implicitly unwrapped one, or an Objective-C object pointer.
  public var isOptional: Bool
  /// Whether it is a closure or a block.
  public var isFunction: Bool
  /// Where it stands.
  public var span: NodeSpan

  /// Creates the name of a type.
  public init(text: String, name: String, isOptional: Bool, isFunction: Bool, span: NodeSpan) {
    self.text = text
    self.name = name
    self.isOptional = isOptional
    self.isFunction = isFunction
    self.span = span
  }
}

extension TypeName {
  /// The types that are written as generic arguments, outermost brackets only; none where there are none.
  public var genericArguments: [String] { Self.genericArguments(in: text) }

  /// What a collection in brackets holds: `Double` of `[Double]`, `[Double]?` and `[String: Double]`; nil of
  /// any other type.
  public static func elementType(of text: String) -> String? { parts(of: text)?.element }

  /// What the keys and the values of a dictionary in brackets are; nil of any other type.
  public static func entryTypes(of text: String) -> (key: String, value: String)? {
    guard let parts = parts(of: text), let key = parts.key else { return nil }
    return (key, parts.element)
  }

  private static func parts(of text: String) -> (key: String?, element: String)? {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "["), let end = bytes.lastIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    var start = bytes.index(after: bytes.startIndex)
    var key: String?
    var depth = 0
    for place in bytes.indices[start..<end] {
      switch bytes[place] {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ":") where depth == 0:
        key = String(text[start..<place])
        start = bytes.index(after: place)
      default: break
      }
    }
    while start < end, bytes[start] == UInt8(ascii: " ") { start = bytes.index(after: start) }
    return start < end ? (key, String(text[start..<end])) : nil
  }

  /// The generic arguments in a type as it is written.
  public static func genericArguments(in text: String) -> [String] {
    var arguments: [String] = []
    var argument = ""
    var depth = 0
    for character in text {
      switch character {
      case "<", "[", "(": depth += 1
      case ">", "]", ")": depth -= 1
      case "," where depth == 1:
        arguments.append(argument)
        argument = ""
        continue
      default: break
      }
      let opens = depth == 1 && character == "<"
      if depth > 0, !opens, character != " " || !argument.isEmpty { argument.append(character) }
    }
    if !argument.isEmpty, text.contains("<") { arguments.append(argument) }
    return arguments
  }
}
