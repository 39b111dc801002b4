import ScenarioSyntax

/// A list that nobody declares and whose elements are read by their places: an empty one would end the program.
///
/// It has two elements: texts, or objects of a class of their own where members are named of them.
struct FilledList {
  /// What has to be declared in front of the list; empty where it is nothing.
  let declaration: String
  /// The list.
  let kind: LikelyKind

  init?(_ name: String, _ use: NameUses.Use, _ dialect: Dialect) {
    guard use.isSubscripted else { return nil }
    var members: [String] = []
    for member in use.membersOfElements where !members.contains(member) { members.append(member) }
    let element = Self.elementName(of: name)
    if let object = Self.object(calledAs: element) {
      declaration = ""
      kind = .list(
        of: object.swiftType, swift: "\(object.swiftValue), \(object.swiftValue)",
        objectiveC: "\(object.value), \(object.value)")
      return
    }
    // Texts have some members themselves.
    if members.allSatisfy({ ["count", "isEmpty", "uppercased", "lowercased"].contains($0) }) {
      declaration = ""
      kind = .list(
        of: "String", swift: "\"first\", \"second\"", objectiveC: "@\"first\", @\"second\"")
      return
    }
    guard dialect == .swift, members.count <= Self.mostMembers else { return nil }
    let type = element
    let properties = members.map { member in
      let kind = LikelyKind(of: member)
      let isPlain = kind.isObject && kind != .controller
      return "var \(member)"
        + (kind.isObject && !isPlain ? " = \"\(member)\"" : " = \(kind.swiftValue)")
    }
    var body = ""
    for property in properties { body += body.isEmpty ? property : "; " + property }
    declaration = "class \(type): NSObject { \(body) }; "
    kind = .list(of: type, swift: "\(type)(), \(type)()", objectiveC: "")
  }

  private static let mostMembers = 8

  /// An object of UIKit's, where the name of an element says that it is one.
  private static func object(calledAs element: String) -> LikelyKind? {
    let isPage = ["Page", "Screen", "Child"].contains { element.hasSuffix($0) }
    guard isPage || Interpreter.hasKindInName(element) else { return nil }
    return .object(Interpreter.likelySuperclass(of: element))
  }

  /// What an element of a list is called: `Item` of `items`.
  private static func elementName(of name: String) -> String {
    var word = SelectorName.capitalized(name)
    if word.hasSuffix("ies") {
      word = String(word.dropLast(3)) + "y"
    } else if word.hasSuffix("s"), !word.hasSuffix("ss") {
      word = String(word.dropLast())
    }
    return word == SelectorName.capitalized(name) ? word + "Element" : word
  }
}

extension LikelyKind {
  /// A list of elements of a type.
  static func list(of type: String, swift: String, objectiveC: String) -> LikelyKind {
    LikelyKind(
      swiftValue: "[\(swift)]", swiftType: "[\(type)]", type: "NSArray *",
      value: "@[\(objectiveC)]")
  }
}
