import ScenarioSyntax
import SourceText

/// Members of optionals that are named without unwrapping them.
extension NameCheck {
  /// A member that is named of what may be nil.
  mutating func checkUnwrapping(of base: Expression, for member: String) {
    guard checksRules, dialect == .swift, !Self.membersOfOptionals.contains(member),
      !isAddedToOptionals(member), let wrapped = wrappedType(of: base)
    else { return }
    let span = interpreter.span(base.span)
    let end = NodeSpan(
      source: base.span.source, lower: base.span.upper, upper: base.span.upper)
    report(
      Diagnostic(
        id: "scenario.optional-member",
        "value of optional type '\(wrapped)?' must be unwrapped to refer to member '\(member)' of"
          + " wrapped base type '\(wrapped)'",
        at: span,
        notes: [Diagnostic.Note("'!' instead of '?' ends the program where the value is nil")],
        fixIts: [
          Diagnostic.FixIt(
            "write '?' behind it, to go on only where there is a value",
            replace: interpreter.span(end), with: "?")
        ]))
  }

  /// Whether the program has given optionals a member.
  private func isAddedToOptionals(_ member: String) -> Bool {
    guard interpreter.extendedTypes.contains("Optional"),
      let added = interpreter.classes["Optional"]
    else { return false }
    return added.property(member) != nil || !added.methods(named: member).isEmpty
  }

  /// What an expression holds if it holds anything; nil for what is no optional, or not surely one.
  func wrappedType(of expression: Expression) -> String? {
    switch expression.kind {
    case .self: return local("self").flatMap { Self.wrapped($0) }
    case .name(let name):
      if let local = local(name) { return Self.wrapped(local) }
      if let global = globalTypes[name] { return Self.wrapped(global) }
      guard !isGlobal(name), let type else { return nil }
      return wrappedType(of: name, in: type)
    case .member(let base, "first"), .member(let base, "last"):
      guard case .member(let owner, let list) = base.kind, staticType(owner) != nil else {
        return nil
      }
      return Self.elements[list]
    case .member(let base, let name):
      return staticType(base).flatMap { wrappedType(of: name, in: $0) }
    case .cast(_, .conditional, let type): return type.text
    default: return nil
    }
  }

  /// The type of a property that may hold nothing.
  private func wrappedType(of name: String, in info: ClassInfo) -> String? {
    if let property = interpreter.property(name, of: info) {
      guard let type = property.declaration.type, property.dialect == .swift,
        type.text.hasSuffix("?"), !type.text.hasSuffix(")?")
      else { return nil }
      return String(type.text.dropLast())
    }
    for (owner, members) in Self.optionals where info.isKind(of: owner) {
      if let type = members[name] { return type }
    }
    return nil
  }

  private static func wrapped(_ type: String) -> String? {
    type.hasSuffix("?") ? String(type.dropLast()) : nil
  }

  /// What optionals themselves have.
  private static let membersOfOptionals: NameSet = [
    "map", "flatMap", "some", "none", "unsafelyUnwrapped", "debugDescription", "hashValue", "self",
    "publisher", "customMirror",
  ]

  private static let elements = [
    "children": "UIViewController", "childViewControllers": "UIViewController",
    "subviews": "UIView",
  ]

  /// UIKit's properties that may be nil, the subclasses first.
  private static let optionals: [(owner: String, members: [String: String])] = [
    (
      "UINavigationController",
      ["topViewController": "UIViewController", "visibleViewController": "UIViewController"]
    ),
    ("UITabBarController", ["selectedViewController": "UIViewController"]),
    (
      "UIViewController",
      [
        "navigationController": "UINavigationController",
        "tabBarController": "UITabBarController",
        "splitViewController": "UISplitViewController", "parent": "UIViewController",
        "parentViewController": "UIViewController",
        "presentedViewController": "UIViewController",
        "presentingViewController": "UIViewController", "storyboard": "UIStoryboard",
        "viewIfLoaded": "UIView", "presentationController": "UIPresentationController",
        "popoverPresentationController": "UIPopoverPresentationController",
        "sheetPresentationController": "UISheetPresentationController",
      ]
    ),
    ("UIWindow", ["rootViewController": "UIViewController"]),
    ("UIView", ["superview": "UIView", "window": "UIWindow"]),
  ]
}
