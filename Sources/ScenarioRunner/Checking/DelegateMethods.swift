import Interfaces

/// What delegates are told and asked, by the names in both languages: a method is a delegate's by its name alone,
/// since a note may leave out what its class conforms to.
enum DelegateMethods {
  /// The method of a delegate's of a name in Swift or a selector; nil where no delegate has it.
  static func named(_ name: String) -> DeclaredMember? { table[name] }

  private static let table: NameTable<DeclaredMember> = {
    var methods: NameTable<DeclaredMember> = [:]
    for name in Interface.names where isDelegate(name) {
      for member in Interface.named(name)?.members ?? [] where member.kind == .method {
        methods.set(member.fullName, member)
        methods.set(member.objectiveCName, member)
      }
    }
    return methods
  }()

  /// Whether a type is a delegate, which its name says: only these texts have to be read.
  private static func isDelegate(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Restoration"].contains { name.hasSuffix($0) }
  }
}
