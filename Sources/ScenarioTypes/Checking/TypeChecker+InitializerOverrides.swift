import Interfaces
import ScenarioSyntax

/// Initialisers that override one of a superclass, and what says that it overrides where nothing is above.
extension TypeChecker {
  /// An initialiser that takes the place of a superclass's and does not say so.
  mutating func checkOverride(
    initializer: FunctionDeclaration, in declaration: TypeDeclaration
  ) {
    guard declaration.kind == .class, initializer.kind == .initializer,
      initializer.modifiers.isDisjoint(with: [.override, .required]),
      initializer.genericParameters.isEmpty, case .nominal(let name, _) = selfType,
      types.ancestors(of: name).isComplete,
      let word = types.word(before: initializer, overridingAbove: name)
    else { return }
    let start = NodeSpan(
      source: initializer.span.source, lower: initializer.span.lower, upper: initializer.span.lower)
    report(
      TypeFault(
        "scenario.missing-override",
        word == "required"
          ? "'required' modifier must be present on all overrides of a required initializer"
          : "overriding declaration requires an 'override' keyword", at: initializer.nameSpan,
        fixes: [
          TypeFault.Fix(message: "write '\(word)' before it", span: start, text: word + " ")
        ]))
  }

  /// What says that it overrides in a type that inherits from no class.
  mutating func checkOverrideOfNothing(
    _ member: Member, in declaration: TypeDeclaration
  ) {
    let (modifiers, attributes, span, name, kind) =
      switch member {
      case .function(let function):
        (function.modifiers, function.attributes, function.span, function.nameSpan, "method")
      case .property(let property):
        (property.modifiers, property.attributes, property.span, property.nameSpan, "property")
      default: (Modifiers(), [String](), declaration.span, declaration.span, "")
      }
    guard modifiers.contains(.override) else { return }
    let own = TypeTable.lastName(declaration.name)
    let message: String
    switch declaration.kind {
    case .structure, .enumeration, .protocol:
      message = "'override' can only be specified on class members"
    case .class where types.superclass(of: own) == nil && types.ancestors(of: own).isComplete:
      message = "\(kind) does not override any \(kind) from its superclass"
    default: return
    }
    // Alone before the declaration, the word is the first thing of it.
    let isAlone = modifiers == .override && attributes.isEmpty
    let word = NodeSpan(source: span.source, lower: span.lower, upper: span.lower + 9)
    report(
      TypeFault(
        "scenario.no-override", message, at: name,
        notes: [TypeFault.Note("'\(declaration.name)' inherits from no class")],
        fixes: isAlone
          ? [TypeFault.Fix(message: "write it without 'override'", span: word, text: "")] : []))
  }
}

extension TypeTable {
  /// The word that an initialiser of a class needs because a superclass has the same one: `override`, or `required`
  /// where that is required; nil where it needs none.
  func word(before initializer: FunctionDeclaration, overridingAbove name: String) -> String? {
    let labels = initializer.labels
    for owner in ancestors(of: name).inOrder.dropFirst() where kind(of: owner) == .class {
      guard let own = programTypes[owner], own.kind != .extension else {
        return wordOfSystem(labels, above: owner)
      }
      let designated = own.initializers.filter { !$0.modifiers.contains(.convenience) }
      let same = designated.filter { $0.labels == labels && haveSameTypes($0, initializer) }
      if let first = same.first {
        guard same.count == 1, !first.modifiers.contains(.isPrivate) else { return nil }
        return first.modifiers.contains(.required) ? "required" : "override"
      }
      // One that has its own inherits none.
      guard designated.isEmpty else { return nil }
    }
    return nil
  }

  private func haveSameTypes(_ first: FunctionDeclaration, _ second: FunctionDeclaration) -> Bool {
    zip(first.parameters, second.parameters).allSatisfy { one, other in
      one.type?.text == other.type?.text
    }
  }

  /// The same of the initialisers of UIKit's that a subclass is made by.
  private func wordOfSystem(_ labels: [String], above owner: String) -> String? {
    let names = ancestors(of: owner).names
    switch labels {
    case ["coder"]:
      return names.contains("UIView") || names.contains("UIViewController") ? "required" : nil
    case ["frame"]: return names.contains("UIView") ? "override" : nil
    case ["nibName", "bundle"]: return names.contains("UIViewController") ? "override" : nil
    case ["style", "reuseIdentifier"]: return names.contains("UITableViewCell") ? "override" : nil
    default: return nil
    }
  }
}
