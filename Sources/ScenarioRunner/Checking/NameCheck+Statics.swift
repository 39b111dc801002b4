import Lifecycle
import ScenarioSyntax
import SourceText

/// Members of UIKit's enumerations, and its colours, that there are not.
extension NameCheck {
  /// `UIColor.rde`.
  mutating func checkCase(_ name: String, of base: Expression, at span: NodeSpan) {
    guard checksRules, dialect == .swift, let type = Self.path(base), local(type) == nil else {
      return
    }
    checkCase(name, ofType: type, writtenAs: type, at: span)
  }

  /// `view.backgroundColor = .rde`.
  mutating func checkCase(_ value: Expression, of target: Expression) {
    guard checksRules, dialect == .swift, case .implicitMember(let name) = value.kind,
      case .member(let base, let property) = target.kind,
      isUIKits(property, of: base), let type = caseType(ofProperty: property, of: base),
      // Of a value whose type is not known, only colours and misspelt cases are surely UIKit's.
      type == "UIColor" || staticType(base) != nil || isMisspelt(name, caseOf: type)
    else { return }
    let isOptional = type == "UIColor" ? "?" : ""
    checkCase(name, ofType: type, writtenAs: type + isOptional, at: value.span)
  }

  private func isMisspelt(_ name: String, caseOf type: String) -> Bool {
    UIKitCases.all(of: type).map { Suggestion.nearest(to: name, in: $0) != nil } ?? false
  }

  /// Whether a property of a value is UIKit's: where the value's type is not known, none of the program's
  /// types may have one of that name.
  private func isUIKits(_ property: String, of base: Expression) -> Bool {
    if let owner = staticType(base) { return interpreter.property(property, of: owner) == nil }
    return !interpreter.types.declared.contains {
      interpreter.types[$0]?.property(property) != nil
    }
  }

  /// `[UIColor rdeColor]`.
  mutating func checkColour(selector: String, of base: Expression, at span: NodeSpan) {
    guard checksRules, case .name("UIColor") = base.kind, selector.hasSuffix("Color"),
      let known = UIKitCases.all(of: "UIColor"), !isExtended("UIColor", by: selector)
    else { return }
    let selectors = known.map { $0.hasSuffix("Color") ? $0 : $0 + "Color" }
    guard !selectors.contains(selector) else { return }
    var place = span
    place.lower = max(span.lower, span.upper - Int32(selector.utf8.count))
    report(
      Diagnostic(
        id: "scenario.unknown-message", "no known class method for selector '\(selector)'",
        at: interpreter.span(place),
        notes: [
          Diagnostic.Note(declaring: interpreter.stageLine(colour: selector))
        ], fixIts: interpreter.suggestion(for: selector, among: selectors, at: place)))
  }

  private mutating func checkCase(
    _ name: String, ofType type: String, writtenAs written: String, at span: NodeSpan
  ) {
    let base = SelectorName.baseName(name)
    guard base.first?.isLowercase == true, !Self.universalMembers.contains(base),
      let known = UIKitCases.all(of: type), !known.contains(Self.bare(base, of: type)),
      !isExtended(type, by: base)
    else { return }
    var place = span
    place.lower = max(span.lower, span.upper - Int32(name.utf8.count))
    let fixIts = interpreter.suggestion(for: base, among: known, at: place)
    report(
      Diagnostic(
        id: "scenario.unknown-member", "type '\(written)' has no member '\(base)'",
        at: interpreter.span(place),
        notes: interpreter.isMisspelling(base, fixIts) || type != "UIColor"
          ? []
          : [Diagnostic.Note(declaring: interpreter.stageLine(colour: base))],
        fixIts: fixIts))
  }

  /// `redColor`, as Swift 2 had it.
  private static func bare(_ name: String, of type: String) -> String {
    type == "UIColor" && name.hasSuffix("Color") && name != "tintColor"
      ? String(name.dropLast("Color".utf8.count)) : name
  }

  /// Whether the program adds a member to a type.
  private func isExtended(_ type: String, by name: String) -> Bool {
    let last = type.split(separator: ".").last.map { String($0) } ?? type
    return [type, last].contains { candidate in
      guard let info = interpreter.types[candidate] else { return false }
      return info.isOfProgram || info.property(name, isStatic: true) != nil
        || info.methods(named: name).contains { $0.isStatic }
    }
  }

  /// `UIView.AnimationCurve` of the expression that names it.
  private static func path(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): return name.isCapitalized ? name : nil
    case .member(let base, let name):
      guard name.isCapitalized else { return nil }
      return path(base).map { $0 + "." + name }
    default: return nil
    }
  }

  /// What every enumeration has.
  private static let universalMembers: Set<String> = ["self", "init", "allCases"]
}
