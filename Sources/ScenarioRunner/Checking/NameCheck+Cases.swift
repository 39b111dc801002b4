import ScenarioSyntax
import SourceText

/// Switches that leave cases out.
extension NameCheck {
  /// A Swift `switch` says what is done in every case.
  mutating func checkCases(of statement: SwitchStatement, at span: NodeSpan) {
    guard checksRules, dialect == .swift, !statement.cases.isEmpty,
      !statement.cases.contains(where: { $0.isDefault })
    else { return }
    var named: [String] = []
    var areLiterals = true
    for label in statement.cases.flatMap({ $0.labels }) {
      guard let shape = Self.shape(of: label.pattern) else { return }
      if label.filter != nil { continue }
      switch shape {
      case .name(let name):
        named.append(name)
        areLiterals = false
      case .literal: break
      }
    }
    let missing = areLiterals ? [] : missingCases(named, statement.subject)
    guard areLiterals || !missing.isEmpty else { return }
    let keyword = NodeSpan(source: span.source, lower: span.lower, upper: span.lower + 6)
    report(
      Diagnostic(
        id: "scenario.switch-not-exhaustive", "switch must be exhaustive",
        at: interpreter.span(keyword),
        notes: areLiterals
          ? [Diagnostic.Note("add a default clause")]
          : missing.map { Diagnostic.Note("add missing case: '.\($0)'") }))
  }

  private enum Shape {
    case name(String)
    case literal
  }

  /// What a pattern looks like; nil where it may hold for everything, or for what nobody can say.
  private static func shape(of pattern: Pattern) -> Shape? {
    switch pattern.kind {
    case .enumCase(_, let name, let arguments):
      let isWhole = arguments.allSatisfy { argument in
        switch argument.pattern.kind {
        case .wildcard, .binding: true
        default: false
        }
      }
      return isWhole ? .name(name) : nil
    case .expression(let expression):
      switch expression.kind {
      case .implicitMember(let name): return .name(name)
      case .member(let base, let name):
        if case .name(let type) = base.kind, type.isCapitalized { return .name(name) }
        return nil
      case .boolean(let value): return .name(value ? "true" : "false")
      case .integer, .string: return .literal
      default: return nil
      }
    default: return nil
    }
  }

  /// The cases that are not named of the one enumeration that has all those that are.
  private func missingCases(_ named: [String], _ subject: Expression) -> [String] {
    if let type = caseType(of: subject), let all = UIKitCases.all(of: type),
      let required = UIKitCases.required(of: type)
    {
      let known = Set(named)
      guard known.isSubset(of: all) else { return [] }
      return required.filter { !known.contains($0) }
    }
    var candidates: [[String]] = []
    for name in interpreter.types.declared {
      guard let info = interpreter.types[name], info.kind == .enumeration else { continue }
      candidates.append(info.cases.map { $0.name })
    }
    candidates += [["true", "false"], ["success", "failure"], ["some", "none"]]
    let known = Set(named)
    let fitting = candidates.filter { known.isSubset(of: $0) }
    guard fitting.count == 1 else { return [] }
    return fitting[0].filter { !known.contains($0) }
  }

  /// The enumeration of UIKit's that a value is of, where that is written or its property says so.
  private func caseType(of subject: Expression) -> String? {
    switch subject.kind {
    case .name(let name):
      if let type = local(name) ?? global(name) { return type.isEmpty ? nil : type }
      guard property(name) == nil else { return nil }
      let declared = type.flatMap { UIKitProperties.declaration(of: name, in: $0) }
      return declared.map { $0.0.typeName } ?? UIKitCases.type(ofProperty: name)
    case .member(let base, let name):
      let isOwn = staticType(base)?.property(name) != nil
      return isOwn ? nil : caseType(ofProperty: name, of: base)
    default: return nil
    }
  }

  /// The type of a property of UIKit's, as its owner declares it where that is known.
  func caseType(ofProperty name: String, of base: Expression) -> String? {
    guard let owner = staticType(base) else { return UIKitCases.type(ofProperty: name) }
    return UIKitProperties.declaration(of: name, in: owner).map { $0.0.typeName }
      ?? UIKitCases.type(ofProperty: name)
  }

  private func property(_ name: String) -> PropertyInfo? { type?.property(name) }
}
