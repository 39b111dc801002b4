import Lifecycle
import ScenarioSyntax
import SourceText

/// The line of a stage that would declare what a fragment uses and nobody declares, in the language
/// of the stage.
struct StageLine {
  /// The language of the stage, or of the fragment where it has none.
  let dialect: Dialect
  /// Under which name the program reads the one object of a class that nothing declares.
  var sharedName: (ClassInfo) -> String? = { _ in nil }

  /// A variable.
  func variable(_ name: String, _ kind: LikelyKind, isOptional: Bool = false) -> String {
    switch dialect {
    case .swift: "var \(name)\(swift(kind, isOptional))"
    case .objectiveC where kind.type.hasSuffix("(BOOL)"):
      "void (^\(name))(BOOL) = \(kind.value);"
    case .objectiveC: "\(kind.declarator)\(name) = \(kind.value);"
    }
  }

  /// A class that nothing declares.
  func type(_ name: String) -> String {
    switch dialect {
    case .swift: "class \(name): UIViewController { }"
    case .objectiveC: "@interface \(name) : UIViewController @end"
    }
  }

  /// A class of Objective-C's that nothing declares, below the one that its name says.
  func type(_ name: String, above superclass: String) -> String {
    "@interface \(name) : \(superclass) @end"
  }

  /// A class that is made with arguments, which it does nothing with; each call may have other labels.
  func type(
    _ name: String, _ calls: [[NameUses.Argument]], isController: Bool
  ) -> String {
    let above = isController ? "UIViewController" : "NSObject"
    let first = isController ? "super.init(nibName: nil, bundle: nil)" : "super.init()"
    let initializers = calls.map { "init(\(parameters($0))) { \(first) }" }
    return "class \(name): \(above) { \(joined(initializers, "; ")) }"
  }

  /// A type that is only a house for what the paths of its members name.
  ///
  /// - Parameter outer: The types around it.
  func namespace(
    _ name: String, _ paths: [[String]], _ uses: NameUses, in outer: [String] = [],
    kind: (String) -> LikelyKind
  ) -> String {
    guard dialect == .swift else { return type(name) }
    let place = outer + [name]
    let isRaw = paths.contains { $0.count == 2 && $0[1] == "rawValue" }
    var heads: [String] = []
    for path in paths {
      if let head = path.first, !heads.contains(head) { heads.append(head) }
    }
    var members: [String] = []
    for head in heads {
      let rest = paths.filter { $0.first == head && $0.count > 1 }.map { Array($0.dropFirst()) }
      if head.first?.isUppercase == true, rest.isEmpty, uses.call(of: place + [head]) != nil {
        members.append("class \(head): \(Interpreter.likelySuperclass(of: head)) { }")
      } else if head.first?.isUppercase == true {
        members.append(namespace(head, rest, uses, in: place, kind: kind))
      } else if isRaw {
        members.append("case \(Self.escaped(head))")
      } else if let arguments = uses.call(of: place + [head]) {
        let result = uses[head].isResultUsed ? kind(head) : nil
        members.append("static " + function(Self.escaped(head), arguments, result))
      } else {
        let said = uses[head].kind == nil && rest.isEmpty ? Self.kind(of: head, in: place) : nil
        let held = value(head, rest, said ?? kind(head))
        members.append("static let \(Self.escaped(head)) = \(held)")
      }
    }
    return "enum \(name)\(isRaw ? ": String" : "") { \(joined(members, "; ")) }"
  }

  /// What a type keeps under a name: what its uses say, or an object of a class of its own where
  /// members are named of it.
  private func value(_ name: String, _ members: [[String]], _ used: LikelyKind) -> String {
    let named = LikelyKind(of: name)
    let isOwn = used.isObject && named == .controller && !members.isEmpty
    if isOwn { return SelectorName.capitalized(name) + "()" }
    return (used == .anything ? named : used).swiftValue
  }

  /// What the types around a name say that it is, where its own name says nothing: a house for texts has texts.
  private static func kind(of name: String, in types: [String]) -> LikelyKind? {
    let words = [
      "L10n", "String", "Text", "Locali", "Key", "Identifier", "Constants", "UserDefaults",
    ]
    guard LikelyKind(of: name) == .controller,
      types.contains(where: { type in words.contains { TextSearch.contains(type, $0) } })
    else { return nil }
    return .text
  }

  /// A property of a class of the program's that is only read: in Objective-C it has its object from the
  /// beginning.
  func constant(_ name: String, _ kind: LikelyKind, isOptional: Bool, of info: ClassInfo) -> String
  {
    guard dialect == .objectiveC, info.isOfProgram, kind.isObject else {
      return property(name, kind, isOptional: isOptional, of: info)
    }
    return "@implementation \(info.name) - (\(kind.type))\(name)"
      + " { static id \(name); if (!\(name)) \(name) = \(kind.value); return \(name); } @end"
  }

  /// A view of a page that a storyboard lays out.
  func outlet(_ name: String, _ kind: LikelyKind, of info: ClassInfo) -> String {
    switch dialect {
    case .swift: "\(head(of: info)) { @IBOutlet var \(name): \(kind.swiftType)! }"
    case .objectiveC: "\(head(of: info)) @property IBOutlet \(kind.declarator)\(name); @end"
    }
  }

  /// A property of a class.
  func property(_ name: String, _ kind: LikelyKind, isOptional: Bool, of info: ClassInfo) -> String
  {
    guard info.isOfProgram, !info.standsForProtocol else {
      return computedProperty(name, kind, of: info)
    }
    return switch dialect {
    case .swift:
      "\(head(of: info)) { \(instance(of: info))var \(name)\(swift(kind, isOptional)) }"
    case .objectiveC where kind.type.hasSuffix("(BOOL)"):
      "\(head(of: info)) @property (copy) void (^\(name))(BOOL); @end"
    case .objectiveC: "\(head(of: info)) @property \(kind.declarator)\(name); @end"
    }
  }

  /// A property of a class of UIKit's, which keeps nothing.
  private func computedProperty(_ name: String, _ kind: LikelyKind, of info: ClassInfo) -> String {
    switch dialect {
    case .swift:
      return
        "extension \(Self.ownName(of: info)) { var \(name): \(kind.swiftType) { get { \(kind.swiftValue) } set { } } }"
    case .objectiveC:
      let setter = "set" + SelectorName.capitalized(name)
      return
        "@implementation \(info.name) (Stage) - (\(kind.type))\(name) { return \(kind.value); }"
        + " - (void)\(setter):(id)a { } @end"
    }
  }

  /// A method of a class, by its base name, or by its selector in Objective-C.
  func method(
    _ name: String, _ arguments: [NameUses.Argument], _ result: LikelyKind?, of info: ClassInfo
  ) -> String {
    switch dialect {
    case .swift:
      let pieces = name.utf8.split(separator: UInt8(ascii: ":")).compactMap { String($0) }
      var named = arguments
      if pieces.count > 1 || name.utf8.last == UInt8(ascii: ":") {
        // The pieces of a selector are the labels of the others.
        named = arguments.enumerated().map { place, argument in
          NameUses.Argument(
            label: place == 0 || place >= pieces.count ? nil : pieces[place], kind: argument.kind)
        }
      }
      let head = info.isOfProgram ? head(of: info) : "extension \(info.name)"
      return "\(head) { \(instance(of: info))\(function(pieces.first ?? name, named, result)) }"
    case .objectiveC where Self.isInitializer(name) && info.isOfProgram:
      return "@implementation \(info.name) - (instancetype)\(signature(name, arguments))"
        + " { \(keeping(name)) return self; } @end"
    case .objectiveC:
      let type = info.isOfProgram ? info.name : "\(info.name) (Stage)"
      let body = result.map { "{ return \($0.value); }" } ?? "{ }"
      return
        "@implementation \(type) - (\(result?.type ?? "void"))\(signature(name, arguments)) \(body)"
        + " @end"
    }
  }

  /// A colour of the program's own: a static property, or a function where it is called.
  func colour(_ name: String, _ arguments: [NameUses.Argument]?) -> String {
    switch dialect {
    case .swift:
      let member =
        arguments.map { "static " + function(name, $0, .object("UIColor")) }
        ?? "static let \(name) = UIColor.gray"
      return "extension UIColor { \(member) }"
    case .objectiveC:
      return
        "@implementation UIColor (Stage) + (UIColor *)\(name) { return [UIColor grayColor]; } @end"
    }
  }

  /// What `#selector` and `@selector` name.
  func action(_ name: String, of info: ClassInfo) -> String {
    let colons = name.utf8.filter { $0 == UInt8(ascii: ":") }.count
    if dialect == .objectiveC, colons > 1 { return method(name, [], nil, of: info) }
    let takesSender = colons > 0
    let base = SelectorName.baseName(SelectorName.firstPiece(of: name))
    return switch dialect {
    case .swift:
      "\(head(of: info)) { @objc func \(base)(\(takesSender ? "_ sender: Any" : "")) { } }"
    case .objectiveC:
      "@implementation \(info.name) - (void)\(base)\(takesSender ? ":(id)sender" : "") { } @end"
    }
  }

  /// A function.
  func function(_ name: String, _ arguments: [NameUses.Argument], _ result: LikelyKind?) -> String {
    switch dialect {
    case .swift:
      let end = result.map { " -> \($0.swiftType) { \($0.swiftValue) }" } ?? " { }"
      return "func \(name)(\(parameters(arguments)))\(end)"
    case .objectiveC:
      let parameters = arguments.enumerated().map { place, argument in
        "\(argument.kind?.declarator ?? "id ")\(Self.letter(place))"
      }
      let list = parameters.isEmpty ? "void" : joined(parameters, ", ")
      return result.map { "\($0.declarator)\(name)(\(list)) { return \($0.value); }" }
        ?? "void \(name)(\(list)) { }"
    }
  }

  // MARK: Parts

  /// What a function of Swift's takes.
  private func parameters(_ arguments: [NameUses.Argument]) -> String {
    var parameters: [String] = []
    for (place, argument) in arguments.enumerated() {
      let type =
        argument.kind.map { $0.swiftType.hasSuffix("Void") ? "@escaping " + $0.swiftType : "Any" }
        ?? "Any"
      parameters.append("\(argument.label ?? "_") \(Self.letter(place)): \(type)")
    }
    return joined(parameters, ", ")
  }

  /// The one object that the program asks a class for which nothing declares: `Store.shared`.
  private func instance(of info: ClassInfo) -> String {
    sharedName(info).map { "static let \($0) = \(info.name)(); " } ?? ""
  }

  /// Whether a selector is an initialiser's: `initWithCenter:menu:`.
  private static func isInitializer(_ selector: String) -> Bool {
    guard selector.hasPrefix("init"), selector.utf8.last == UInt8(ascii: ":") else { return false }
    return selector.dropFirst("init".utf8.count).first?.isUppercase == true
  }

  /// What an initialiser does that nothing declares: it makes its receiver, which keeps what it is given.
  private func keeping(_ selector: String) -> String {
    let count = selector.utf8.filter { $0 == UInt8(ascii: ":") }.count
    let kept = (0..<count).map { place in
      "objc_setAssociatedObject(self, @\"\(Self.letter(place))\", (id)\(Self.letter(place)),"
        + " OBJC_ASSOCIATION_RETAIN);"
    }
    return "if (self = [super init]) { \(joined(kept, " ")) }"
  }

  /// The name of a type; of what stands for a protocol the protocol's.
  private static func ownName(of info: ClassInfo) -> String {
    info.standsForProtocol && info.name.hasPrefix("any ")
      ? String(info.name.dropFirst("any ".utf8.count)) : info.name
  }

  private func head(of info: ClassInfo) -> String {
    let superclass = info.superclass?.name ?? "NSObject"
    return switch dialect {
    case .swift where info.standsForProtocol: "extension \(Self.ownName(of: info))"
    case .swift where info.kind == .structure: "extension \(info.name)"
    case .swift: "class \(info.name): \(superclass)"
    case .objectiveC: "@interface \(info.name) : \(superclass)"
    }
  }

  private func swift(_ kind: LikelyKind, _ isOptional: Bool) -> String {
    if isOptional { return ": \(kind.swiftType)? = \(kind.swiftValue)" }
    return kind.swiftType.hasSuffix("Void") || kind == .anything
      ? ": \(kind.swiftType) = \(kind.swiftValue)" : " = \(kind.swiftValue)"
  }

  /// The pieces of a selector with what they take.
  func signature(_ selector: String, _ arguments: [NameUses.Argument]) -> String {
    guard selector.utf8.last == UInt8(ascii: ":") else { return selector }
    let pieces = selector.utf8.split(separator: UInt8(ascii: ":")).compactMap { String($0) }
    let parts = pieces.enumerated().map { place, piece in
      let kind = place < arguments.count ? arguments[place].kind : nil
      return "\(piece):(\(kind.map { $0.isObject ? "id" : $0.type } ?? "id"))\(Self.letter(place))"
    }
    return joined(parts, " ")
  }

  private func joined(_ parts: [String], _ separator: String) -> String {
    parts.joined(separator: separator)
  }

  /// A name of Swift's, in backticks where it is a word that the language keeps for itself.
  private static func escaped(_ name: String) -> String {
    SwiftWords.isReserved(name) ? "`\(name)`" : name
  }

  private static func letter(_ index: Int) -> String {
    let letters = ["a", "b", "c", "d", "e", "f"]
    return index < letters.count ? letters[index] : "a\(index)"
  }
}
