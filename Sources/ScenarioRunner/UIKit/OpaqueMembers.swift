import Interfaces
import Lifecycle

/// What the members of the system's opaque values hold before a program sets them, as their types declare them.
///
/// An optional is nil until it is set, unless the system itself sets it, which `@own` says; a `Bool` is false.
/// Any other member holds what its declaration has for it, and is otherwise opaque, as its owner is.
enum OpaqueMembers {
  /// What a member holds that nobody has set; nil where nothing is known of it.
  static func initialValue(of name: String, in typeName: String) -> Value? {
    guard let (member, isOpaque) = declaration(of: name, in: typeName), member.effect == .plain,
      // Whom the system has made a delegate of one of its objects is not known.
      isOpaque || !member.isWeak,
      member.initial != nil || member.isOptional || member.type == "Bool"
    else { return nil }
    return InitialValue.value(of: member)
  }

  /// What stands for a text that only the system knows, where a member is declared to be one; nil for any other.
  static func text(of name: String, in typeName: String, isMethod: Bool) -> Value? {
    var current = interface(of: typeName)
    while let found = current {
      let types = isMethod ? found.methods(name).map { $0.type } : [found.property(name)?.type]
      if types.contains("String") { return .string("<\(name)>") }
      current = found.inherited.first.flatMap { Interface.named($0) }
    }
    return nil
  }

  /// How a type or one that it inherits from declares a property, and whether that type is opaque.
  private static func declaration(of name: String, in typeName: String)
    -> (DeclaredMember, isOpaque: Bool)?
  {
    var current = interface(of: typeName)
    while let found = current {
      if let member = found.property(name) { return (member, found.isOpaque) }
      current = found.inherited.first.flatMap { Interface.named($0) }
    }
    return nil
  }

  /// The type of a name in either language; that of a type in a type may be all that is written.
  private static func interface(of typeName: String) -> Interface? {
    if let found = Interface.named(typeName) ?? nested[typeName].flatMap({ Interface.named($0) }) {
      return found
    }
    return typeName.utf8.starts(with: "NS".utf8)
      ? Interface.named(String(typeName.dropFirst(2))) : nil
  }

  /// Types in types by the names that they go by elsewhere: `Configuration`, `UIButtonConfiguration`.
  private static let nested: NameTable<String> = {
    var names: NameTable<String> = [:]
    for name in Interface.names {
      let parts = name.utf8.split(separator: UInt8(ascii: ".")).compactMap { String($0) }
      guard parts.count > 1, let last = parts.last else { continue }
      names.set(parts.joined(), name)
      if !names.contains(last) { names.set(last, name) }
    }
    return names
  }()
}
