import CallTrace
import Lifecycle
import ScenarioSyntax

/// The names of messages in both languages.
enum SelectorName {
  /// The selector of a method that the program declares: UIKit's own where it has one.
  ///
  /// - Parameters:
  ///   - isNewer: whether the method's class, or the version of iOS, is without `newNames`.
  ///   - isEarly: whether the program is written in Swift 1 or 2.
  ///   - isLater: whether it is plainly written in Swift 3 or later.
  static func selector(
    of function: FunctionDeclaration, isNewer: Bool = false, isEarly: Bool = false,
    isLater: Bool = false
  ) -> (MessageSelector, Message?) {
    if isEarly, let early = function.early { return selector(of: early, isNewer: isNewer) }
    if let known = message(of: function, isLater), !isNewer || !newNames.contains(known) {
      return (known.selector, known)
    }
    let swift =
      function.kind == .initializer ? "init" + labels(function) : swiftName(of: function)
    let objectiveC = function.selector ?? objectiveCName(of: function)
    let level: MessageSelector.Level = isInitializer(function) ? .views : .containment
    return (MessageSelector(swift: swift, objectiveC: objectiveC, level: level), nil)
  }

  /// Whether a method makes an instance: in Objective-C by its name, as `initWithTitle:`.
  private static func isInitializer(_ function: FunctionDeclaration) -> Bool {
    if function.kind == .initializer { return true }
    guard let selector = function.selector, selector.hasPrefix("init") else { return false }
    return selector.dropFirst(4).first?.isLowercase != true
  }

  /// UIKit's message of a name in either language, also by the names of earlier Swift versions.
  static func message(swift name: String) -> Message? { bySwiftName[name] }

  /// UIKit's message of an Objective-C selector.
  static func message(objectiveC name: String) -> Message? { byObjectiveCName[name] }

  /// `tapped(_:)` is `tapped`.
  static func baseName(_ name: String) -> String {
    guard let parenthesis = name.utf8.firstIndex(of: UInt8(ascii: "(")) else { return name }
    return String(name[..<parenthesis])
  }

  /// Whether a name is Swift's of a method of a base name.
  static func isSwift(_ name: String, named baseName: String) -> Bool {
    name.utf8.starts(with: baseName.utf8)
      && name.utf8.dropFirst(baseName.utf8.count).first == UInt8(ascii: "(")
  }

  /// `show:animated:` is `show`.
  static func firstPiece(of selector: String) -> String {
    guard let colon = selector.utf8.firstIndex(of: UInt8(ascii: ":")) else { return selector }
    return String(selector[..<colon])
  }

  private static func message(of function: FunctionDeclaration, _ isLater: Bool) -> Message? {
    if function.kind == .deinitializer || function.selector == "dealloc" { return .deinit }
    if function.kind == .initializer { return nil }
    if function.isTypeMember { return nil }
    // A method of Objective-C's that is called as UIKit's is in Swift, `finish`, is not UIKit's.
    if let selector = function.selector { return byObjectiveCName[selector] }
    let isOverride = function.modifiers.contains(.override)
    if let known = bySwiftName[function.fullName] {
      return isOverride || !everydayNames.contains(known) ? known : nil
    }
    if isOverride, function.parameters.isEmpty {
      return bySwiftName[function.name].flatMap { $0.isGetter ? $0 : nil }
    }
    // Swift 1 and 2 leave out the first label: `viewWillAppear(animated: Bool)`.
    guard isOverride, !isLater, let early = function.early else { return nil }
    return bySwiftName[early.fullName]
  }

  /// The name that Swift 1 and 2 gave a selector: `present:animated:` is `present(_:animated:)`.
  static func earlySwift(of selector: String) -> String? {
    guard selector.utf8.last == UInt8(ascii: ":") else { return nil }
    var pieces = selector.utf8.split(separator: UInt8(ascii: ":")).compactMap { String($0) }
    guard !pieces.isEmpty else { return nil }
    let base = pieces.removeFirst()
    return base + "(_:" + pieces.map { $0 + ":" }.joined() + ")"
  }

  private static func labels(_ function: FunctionDeclaration) -> String {
    var text = "("
    for parameter in function.parameters { text += (parameter.label ?? "_") + ":" }
    return text + ")"
  }

  /// The Swift spelling of a method: of an Objective-C one the first piece, then the other pieces
  /// as labels.
  private static func swiftName(of function: FunctionDeclaration) -> String { function.fullName }

  /// The selector that Swift gives a method: `add(_:at:)` is `add:at:`, `frame(for:)` is
  /// `frameFor:`, `present(page:)` is `presentWithPage:`.
  private static func objectiveCName(of function: FunctionDeclaration) -> String {
    var text = function.name
    for (index, parameter) in function.parameters.enumerated() {
      if index > 0 {
        text += parameter.label ?? ""
      } else if let label = parameter.label {
        text += (isPreposition(label) ? "" : "With") + capitalized(label)
      }
      text += ":"
    }
    return text
  }

  private static func isPreposition(_ word: String) -> Bool {
    ["for", "with", "from", "to", "by", "in", "on", "at", "of", "after", "before", "using"]
      .contains(word)
  }

  /// Whether a class method gives what sets a look for all instances, which is opaque.
  static func makesAppearanceProxy(_ name: String) -> Bool {
    ["appearance", "appearanceForTraitCollection", "appearanceWhenContainedIn"].contains(name)
      || name == "appearanceWhenContainedInInstancesOfClasses"
  }

  /// `setFrame:` sets `frame`; nil for what sets nothing.
  static func property(setBy selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.utf8.last == UInt8(ascii: ":"),
      selector.utf8.filter({ $0 == UInt8(ascii: ":") }).count == 1, selector.utf8.count > 4
    else { return nil }
    return uncapitalized(String(selector.dropFirst(3).dropLast()))
  }

  static func capitalized(_ word: String) -> String {
    guard let first = word.utf8.first else { return word }
    guard first < 0x80 else {
      return word.first.map { $0.uppercased() + word.dropFirst() } ?? word
    }
    guard UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else { return word }
    var bytes = Array(word.utf8)
    bytes[0] = first & ~0x20
    return String(decoding: bytes, as: UTF8.self)
  }

  static func uncapitalized(_ word: String) -> String {
    guard let first = word.first else { return word }
    return first.lowercased() + word.dropFirst()
  }

  /// UIKit's messages of names that programs have for much else, `finish()`: those of theirs that
  /// override nothing are their own.
  private static let everydayNames: [Message] = [
    .updateInteraction, .finishInteraction, .cancelInteraction, .updateProperties,
    .setNeedsUpdateProperties, .updatePropertiesIfNeeded,
  ]

  /// UIKit's messages of iOS 26, whose names programs had before for methods of their own.
  private static let newNames: [Message] = [
    .updateProperties, .setNeedsUpdateProperties, .updatePropertiesIfNeeded,
  ]

  private static let bySwiftName: NameTable<Message> = {
    var names: [String: Message] = [:]
    for message in Message.allCases where names[message.selector.swift] == nil {
      names[message.selector.swift] = message
    }
    for message in Message.allCases {
      guard let early = earlySwift(of: message.selector.objectiveC), names[early] == nil else {
        continue
      }
      names[early] = message
    }
    // The names of Swift 3 and 4.
    names["addChildViewController(_:)"] = .addChild
    names["removeFromParentViewController()"] = .removeFromParent
    names["willMove(toParentViewController:)"] = .willMoveToParent
    names["didMove(toParentViewController:)"] = .didMoveToParent
    return NameTable(names)
  }()

  private static let byObjectiveCName: NameTable<Message> = {
    var names: [String: Message] = ["dealloc": .deinit]
    for message in Message.allCases
    where message != .onChange && names[message.selector.objectiveC] == nil {
      names[message.selector.objectiveC] = message
    }
    return NameTable(names)
  }()
}
