/// What happens when a program uses a member.
public enum DeclaredEffect: Hashable, Sendable {
  /// A property is remembered as it is set; a method does nothing that a trace shows.
  case plain
  /// The model does it: `@engine`.
  case engine
  /// UIKit sends it, and a subclass may override it: `@message`.
  case message
  /// A property that holds a value of its object's own until it is set: `@own`.
  case own
  /// UIKit may send it, and the model never does: `@unsent`.
  case unsent
}

/// What stands before the name of a declaration.
struct DeclarationHead {
  var keyword = ""
  var effect = DeclaredEffect.plain
  var binding: String?
  var isStatic = false
  var isConvenience = false
  var isWeak = false
  var isOpaque = false
  var isLater = false
  var isOptionalRequirement = false
  var isUnmodelled = false
  var selector: String?
  var earlierNames: [String] = []
}

/// A parameter of a declared method.
public struct DeclaredParameter: Hashable, Sendable {
  /// The label at the call; `_` where there is none.
  public var label = "_"
  /// The name inside.
  public var name = ""
  /// The type as it is written.
  public var type = ""
  /// Whether a call may leave it out.
  public var isOptional = false

  /// Whether it takes closures.
  public var isFunction: Bool {
    var previous: UInt8 = 0
    for byte in type.utf8 {
      if byte == UInt8(ascii: ">"), previous == UInt8(ascii: "-") { return true }
      previous = byte
    }
    return false
  }
}

/// A property, a method, an initialiser or a case that a type declares.
public struct DeclaredMember: Sendable {
  /// What sort of member it is.
  public enum Kind: Hashable, Sendable { case property, method, initializer, `case`, other }

  /// What sort of member it is.
  public let kind: Kind
  /// The name; of a method the base name.
  public internal(set) var name = ""
  /// The type of a property, or what a method gives, as it is written; empty where there is none.
  public internal(set) var type = ""
  /// The parameters of a method.
  public internal(set) var parameters: [DeclaredParameter] = []
  /// What a property holds at first, or the number of a case, as it is written; nil where only its type says so.
  public internal(set) var initial: String?
  /// Whether a property may be set.
  public internal(set) var isSettable = true
  /// Whether an initialiser may give nothing.
  public internal(set) var mayFail = false
  /// What happens when it is used.
  public let effect: DeclaredEffect
  /// What of the engine's does it, where `@engine(name)` says so: functions and type methods that are bound by that
  /// word, and not by their own names.
  public let binding: String?
  /// The names of the generic parameters of a function.
  public internal(set) var genericParameters: [String] = []
  /// Whether it belongs to the type rather than to its instances.
  public let isStatic: Bool
  /// Whether an initialiser is one that calls another of its class, and none that a subclass may call: `convenience`.
  public let isConvenience: Bool
  /// Whether it came with a later version of iOS than its type did.
  public let isLater: Bool
  /// Whether a property does not own what it holds.
  public let isWeak: Bool
  /// Whether a type that conforms to the protocol may be without it.
  public let isOptionalRequirement: Bool
  /// Whether UIKit asks for it or sends it where the model never does, so that who implements it is warned:
  /// `@unmodelled`.
  public let isUnmodelled: Bool
  /// What earlier versions of Swift and Objective-C call it beside its name: `@formerly(name)`.
  public let earlierNames: [String]
  private let writtenSelector: String?

  init(_ head: DeclarationHead) {
    kind =
      switch head.keyword {
      case "var", "let": .property
      case "func": .method
      case "init": .initializer
      case "case": .case
      default: .other
      }
    effect = head.effect
    binding = head.binding
    isStatic = head.isStatic
    isConvenience = head.isConvenience
    isWeak = head.isWeak
    isLater = head.isLater
    isOptionalRequirement = head.isOptionalRequirement
    isUnmodelled = head.isUnmodelled
    earlierNames = head.earlierNames
    writtenSelector = head.selector
  }

  /// Whether its type is an optional: `T?` or `T!`.
  public var isOptional: Bool {
    type.utf8.last == UInt8(ascii: "?") || type.utf8.last == UInt8(ascii: "!")
  }

  /// Whether its type is an optional that is unwrapped where it is used: `T!`.
  public var isImplicitlyUnwrapped: Bool { type.utf8.last == UInt8(ascii: "!") }

  /// A method's name with its labels, as Swift spells it: `addTarget(_:action:for:)`.
  public var fullName: String {
    var text = name + "("
    for parameter in parameters { text += parameter.label + ":" }
    return text + ")"
  }

  /// A property's name, or a method's selector, in Objective-C: the one in `@objc(…)`, otherwise by the
  /// rules by which Swift imports it, read backwards.
  public var objectiveCName: String {
    if let writtenSelector { return writtenSelector }
    if kind == .property {
      guard type == "Bool", name.utf8.starts(with: "is".utf8), name.utf8.count > 2 else {
        return name
      }
      return Self.uncapitalized(String(name.dropFirst(2)))
    }
    guard let first = parameters.first else { return name }
    var text = name
    if first.label != "_" {
      text += (kind == .initializer ? "With" : "") + Self.capitalized(first.label)
    }
    text += ":"
    for parameter in parameters.dropFirst() {
      text += (parameter.label == "_" ? "" : parameter.label) + ":"
    }
    return text
  }

  /// What stands behind `->` in the rest of a declaration.
  static func afterArrow(in text: String) -> String? {
    var previous: UInt8 = 0
    for place in text.utf8.indices {
      if text.utf8[place] == UInt8(ascii: ">"), previous == UInt8(ascii: "-") {
        var start = text.utf8.index(after: place)
        while start < text.utf8.endIndex, text.utf8[start] == 0x20 {
          start = text.utf8.index(after: start)
        }
        return String(text[start...])
      }
      previous = text.utf8[place]
    }
    return nil
  }

  private static func capitalized(_ word: String) -> String {
    changed(word, from: UInt8(ascii: "a")...UInt8(ascii: "z"))
  }

  private static func uncapitalized(_ word: String) -> String {
    changed(word, from: UInt8(ascii: "A")...UInt8(ascii: "Z"))
  }

  private static func changed(_ word: String, from letters: ClosedRange<UInt8>) -> String {
    guard let first = word.utf8.first, letters ~= first else { return word }
    var bytes = Array(word.utf8)
    bytes[0] = first ^ 0x20
    return String(decoding: bytes, as: UTF8.self)
  }
}
