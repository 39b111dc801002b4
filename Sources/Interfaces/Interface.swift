/// What one of the system's types declares, as Swift text that a person reads and this type understands.
///
/// It is the only place where a member of UIKit's is written down: its type, whether it is an optional, and what
/// happens when a program uses it. A property without an attribute is remembered as it is set; a method without one
/// does nothing that a trace shows. `@engine` says that the model does it, and of a type method what does it:
/// `@engine(animate)`. `@message` says that UIKit sends it, `@own` that a property holds a value of its object's own,
/// `@unsent` that UIKit may send what the model never does, `@unmodelled` that this is worth a warning. `@objc` and
/// `@formerly` have the other names it goes by.
///
/// The text is real Swift with those few attributes, so the compiler can be asked about it too. It is read
/// when a program first names the type.
public final class Interface: Sendable {
  /// What sort of type it is.
  public enum Kind: Hashable, Sendable {
    case `class`, structure, enumeration, `protocol`

    init(keyword: String) {
      self =
        switch keyword {
        case "struct": .structure
        case "enum": .enumeration
        case "protocol": .protocol
        default: .class
        }
    }
  }

  /// What sort of type it is.
  public let kind: Kind
  /// Its name; of a type in a type with that one's: `UIButton.ButtonType`.
  public let name: String
  /// The types behind its colon.
  public let inherited: [String]
  /// Whether its values are opaque: whatever is read of one, or done with it, is opaque too.
  public let isOpaque: Bool
  /// Whether the model knows no more of it than that it shows.
  public let isUnmodelled: Bool
  /// Its members in the order in which they are written.
  public let members: [DeclaredMember]
  private let places: MemberPlaces

  /// The interface that a text declares.
  ///
  /// Embedded Swift writes what an initialiser does into each of the globals that are made by it, and there are
  /// hundreds: so it only keeps what is read elsewhere.
  init(_ text: StaticString) {
    var reader = DeclarationReader(text)
    let header = reader.readHeader()
    kind = header.kind
    name = header.name
    inherited = header.inherited
    isOpaque = header.isOpaque
    isUnmodelled = header.isUnmodelled
    members = reader.readMembers()
    places = MemberPlaces.of(members)
  }

  /// The interface of a type; nil where nothing declares it.
  public static func named(_ name: String) -> Interface? { table[name]?() }

  /// The names of all types that are declared.
  public static var names: [String] { table.keys.sorted() }

  /// The property that goes by a name, in either language or an earlier version of Swift.
  public func property(_ name: String) -> DeclaredMember? {
    places.properties[name].map { members[$0] }
  }

  /// The methods whose base name, or whose selector's first piece, is a word.
  public func methods(_ word: String) -> [DeclaredMember] {
    places.methods[word].map { $0.map { members[$0] } } ?? []
  }

  /// The type methods whose base name, or whose selector's first piece, is a word.
  public func typeMethods(_ name: String) -> [DeclaredMember] {
    places.typeMethods[name].map { $0.map { members[$0] } } ?? []
  }

  /// Whether an initialiser whose first argument has a label may give nothing.
  public func mayFail(label: String?) -> Bool {
    members.contains {
      $0.kind == .initializer && $0.mayFail && $0.parameters.first?.label == label ?? "_"
    }
  }

  /// Whether a method that does nothing goes by a word.
  public func hasPlainMethod(_ word: String) -> Bool {
    places.methods[word]?.contains { members[$0].effect == .plain || members[$0].effect == .unsent }
      ?? false
  }
}

extension DeclaredMember {
  /// The first words of the names that a method goes by, each once.
  var firstWords: [String] {
    var words: [String] = []
    for name in [name, objectiveCName] + earlierNames {
      let end = name.utf8.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "(") }
      let word = end.map { String(name[..<$0]) } ?? name
      if !words.contains(word) { words.append(word) }
    }
    return words
  }
}

extension Interface {
  /// The names that its properties go by, in no order.
  public var propertyNames: [String] { Array(places.properties.keys) }

  /// The words that the names of its methods begin with, in either language, in no order.
  public var methodWords: [String] { Array(places.methods.keys) }

  /// The words that the names of its type methods begin with, in either language, in no order.
  public var typeMethodWords: [String] { Array(places.typeMethods.keys) }

  /// The names of its properties and of the methods that do nothing, as Swift has them.
  public var plainNames: [String] {
    members.compactMap { member in
      switch member.kind {
      case .property where !member.isStatic: member.name
      case .method where !member.isStatic && member.effect == .plain: member.name
      default: nil
      }
    }.sorted()
  }
}
