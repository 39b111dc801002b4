import CallTrace
import Lifecycle
import ScenarioSyntax
import SourceText

/// Selectors as values, what `#selector` and `@selector` name, and those of initialisers.
extension NameCheck {
  /// `[[Page alloc] initWithNibNam:…]`: an initialiser that is nearly one of UIKit's.
  mutating func check(initializer selector: String, of base: Expression, at span: NodeSpan) {
    guard !checksRules, case .call(let inner) = base.kind, case .message("alloc") = inner.style,
      case .member(let receiver, _) = inner.callee.kind, case .name(let name) = receiver.kind
    else { return }
    let info = knownType(name)
    guard info?.method(selector: selector, isStatic: false) == nil else { return }
    let candidates = UIKitClasses.initializers(of: info)
    guard !candidates.contains(selector),
      let near = candidates.first(where: { Self.isSlip(selector, for: $0) })
    else { return }
    var place = span
    let piece = SelectorName.firstPiece(of: selector)
    place.lower = max(span.lower, span.upper - Int32(piece.utf8.count))
    report(
      Diagnostic(
        id: "scenario.unknown-message",
        "no visible @interface for '\(name)' declares the selector '\(selector)'",
        at: interpreter.span(place),
        fixIts: [NameChange(of: selector, into: near, in: interpreter.span(place)).fixIt]))
  }

  /// Whether a selector is another one with a slip in it; of so short a one as `init` only one letter.
  private static func isSlip(_ selector: String, for other: String) -> Bool {
    guard other == "init" else { return Suggestion.isMisspelling(selector, of: other) }
    return Suggestion.editDistance(Array(selector.utf8), Array(other.utf8)) == 1
  }

  mutating func check(_ literal: SelectorLiteral, at span: NodeSpan) {
    switch dialect {
    case .swift: checkSwift(literal, at: span)
    case .objectiveC: checkObjectiveC(literal.name, at: span)
    }
  }

  /// A compiler looks the method of `#selector` up.
  private mutating func checkSwift(_ literal: SelectorLiteral, at span: NodeSpan) {
    let name = SelectorName.baseName(literal.name)
    guard checksRules, let type, isWhollyKnown(type),
      literal.base == nil || literal.base == "self" || literal.base == type.name,
      local(name) == nil, !isGlobal(name), interpreter.code.functions[name] == nil,
      !hasMember(name, type), !type.hasPlainMethod(name),
      !Self.responderActions.contains(name)
    else { return }
    let candidates = type.methodsInOrder.map { $0.declaration.name }
    var place = span
    if let found = TextSearch.offset(of: literal.name, in: interpreter.span(span).text) {
      place.lower = span.lower + Int32(found)
      place.upper = place.lower + Int32(literal.name.utf8.count)
    }
    let fixIts = interpreter.suggestion(for: name, among: candidates, at: place)
    report(
      Diagnostic(
        id: "scenario.unknown-selector",
        literal.base == nil || literal.base == "self"
          ? "cannot find '\(name)' in scope" : "type '\(type.name)' has no member '\(name)'",
        at: interpreter.span(place),
        notes: interpreter.isMisspelling(name, fixIts)
          ? []
          : [
            Diagnostic.Note(declaring: interpreter.stageLine(action: literal.name, of: type))
          ],
        fixIts: fixIts))
  }

  /// clang only warns of a selector that no method has.
  private mutating func checkObjectiveC(_ selector: String, at span: NodeSpan) {
    guard !checksRules, !isDeclaredAnywhere(selector) else { return }
    let candidates = interpreter.code.methods.map { $0.selector.objectiveC }
    let fixIts = interpreter.suggestion(for: selector, among: candidates, at: span)
    report(
      Diagnostic(
        .warning, id: "scenario.unknown-selector", "undeclared selector '\(selector)'",
        at: interpreter.span(span),
        notes: fixIts.isEmpty && type != nil && type?.isOfProgram == true
          ? type.map {
            [
              Diagnostic.Note(declaring: interpreter.stageLine(action: selector, of: $0))
            ]
          } ?? [] : [],
        fixIts: fixIts))
  }

  private func isDeclaredAnywhere(_ selector: String) -> Bool {
    let property = SelectorName.property(setBy: selector) ?? selector
    if SelectorName.message(objectiveC: selector) != nil
      || Self.isUniversal(selector)
      || Self.responderActions.contains(SelectorName.firstPiece(of: selector))
      || interpreter.code.methods.contains(where: { $0.selector.objectiveC == selector })
    {
      return true
    }
    for name in interpreter.types.declared {
      guard let info = interpreter.types[name] else { continue }
      // A protocol's methods have no bodies.
      let isRequired =
        interpreter.types.declarations[name]?.members.contains { member in
          if case .function(let function) = member { function.selector == selector } else { false }
        } ?? false
      if isRequired { return true }
      if info.property(property) != nil || info.hasPlainMethod(property) {
        return true
      }
    }
    return UIKitClasses.names.contains { name in
      guard let info = try? interpreter.classInfo(named: name) else { return false }
      return UIKitProperties.behaviour(of: property, in: info) != nil
        || UIKitMethods.isOverridable(selector: selector, in: info)
        || info.hasPlainMethod(SelectorName.firstPiece(of: selector))
    }
  }

  /// Whether all that a class inherits from is declared.
  private func isWhollyKnown(_ info: ClassInfo) -> Bool {
    var current: ClassInfo? = info
    while let found = current {
      if found.isOfProgram, !interpreter.types.declared.contains(found.name) { return false }
      let isOpen = found.conformances.contains { name in
        interpreter.types.declarations[name] == nil && !UIKitClasses.isProtocol(name)
          && !SystemNames.has(name)
      }
      if isOpen { return false }
      current = found.superclass
    }
    return info.kind == .class && info.isOfProgram
  }

  /// What responders and their like answer to without being in a table.
  private static let responderActions: Set<String> = [
    "cut", "copy", "paste", "select", "selectAll", "delete", "becomeFirstResponder",
    "resignFirstResponder", "endEditing", "toggleBoldface", "toggleItalics", "toggleUnderline",
    "canPerformAction", "pasteAndMatchStyle", "reloadData", "setNeedsLayout", "setNeedsDisplay",
    "layoutIfNeeded", "handleNavigationTransition", "compare", "isEqual", "invalidate", "cancel",
    "localizedCaseInsensitiveCompare", "localizedStandardCompare", "description", "hash", "undo",
    "redo", "start", "stop", "count", "objectAtIndex", "length", "stringValue", "dismiss",
  ]
}
