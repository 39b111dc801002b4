import ScenarioSyntax
import SourceText

/// What clang says of C in Objective-C: values that cannot be assigned to, texts that cannot be added,
/// formats that do not fit.
extension NameCheck {
  /// `page.view.frame.size.width = 10`: the field of a copy.
  mutating func checkField(_ target: Expression) {
    guard checksRules, dialect == .objectiveC, case .member(let base, let field) = target.kind,
      Self.fields.contains(field), Self.isCopy(base)
    else { return }
    report(
      Diagnostic(
        id: "scenario.not-assignable", "expression is not assignable",
        at: interpreter.span(target.span),
        notes: [
          Diagnostic.Note(
            "the property gives a copy: change a variable, and set the property to that")
        ]))
  }

  /// Whether an expression is the structure that a property gives, or a part of it.
  private static func isCopy(_ expression: Expression) -> Bool {
    guard case .member(let base, let name) = expression.kind else { return false }
    return structures.contains(name) || fields.contains(name) && isCopy(base)
  }

  private static let structures: Set<String> = [
    "frame", "bounds", "center", "contentSize", "contentOffset", "contentInset",
  ]
  private static let fields: Set<String> = [
    "x", "y", "width", "height", "origin", "size", "top", "left", "bottom", "right",
  ]

  /// `@"a" + @"b"`.
  mutating func checkSum(_ left: Expression, _ right: Expression, at span: NodeSpan) {
    guard checksRules, dialect == .objectiveC, isString(left), isString(right) else { return }
    report(
      Diagnostic(
        id: "scenario.wrong-type",
        "invalid operands to binary expression ('NSString *' and 'NSString *')",
        at: interpreter.span(span),
        notes: [Diagnostic.Note("texts are joined by '[a stringByAppendingString:b]'")]))
  }

  private func isString(_ value: Expression) -> Bool {
    switch value.kind {
    case .string: interpreter.span(value.span).text.utf8.first == UInt8(ascii: "@")
    case .name(let name): (local(name) ?? globalTypes[name]) == "NSString"
    default: false
    }
  }

  /// Two cases of a C `switch` for the same number.
  mutating func checkRepetitions(of statement: SwitchStatement) {
    guard checksRules, dialect == .objectiveC else { return }
    var seen: Set<String> = []
    for label in statement.cases.flatMap({ $0.labels }) {
      guard case .expression(let value) = label.pattern.kind else { continue }
      let text: String
      switch value.kind {
      case .integer(let number): text = "\(number)"
      case .name(let name): text = name
      default: continue
      }
      guard !seen.insert(text).inserted else { continue }
      report(
        Diagnostic(
          id: "scenario.duplicate-case", "duplicate case value '\(text)'",
          at: interpreter.span(value.span)))
    }
  }

  // MARK: What clang warns of

  /// `if (self.child = nil)`; `if (self = [super init])` and `while (page = [pages nextObject])` are
  /// what one writes, and clang says nothing of them.
  mutating func checkCondition(_ condition: Expression) {
    guard !checksRules, dialect == .objectiveC,
      case .assignment(let target, nil, let value) = condition.kind,
      interpreter.span(condition.span).text.utf8.first != UInt8(ascii: "("),
      !Self.isIdiom(target, value)
    else { return }
    report(
      Diagnostic(
        .warning, id: "scenario.assignment-condition",
        "using the result of an assignment as a condition without parentheses",
        at: interpreter.span(condition.span),
        notes: [Diagnostic.Note("use '==' to turn this assignment into an equality comparison")]))
  }

  private static func isIdiom(_ target: Expression, _ value: Expression) -> Bool {
    if case .self = target.kind { return true }
    guard case .call(let call) = value.kind, case .message(let selector) = call.style else {
      return false
    }
    return selector == "nextObject"
  }

  /// The arguments of `NSLog` and `stringWithFormat:` beside what the format asks for.
  mutating func checkFormat(_ arguments: [Argument]) {
    guard !checksRules, dialect == .objectiveC, let first = arguments.first,
      case .string(let format) = first.value.kind
    else { return }
    let wanted = TextFormat(format).argumentCount
    let given = arguments.count - 1
    guard wanted != given else { return }
    report(
      Diagnostic(
        .warning, id: "scenario.format",
        wanted > given
          ? "more '%' conversions than data arguments" : "data argument not used by format string",
        at: interpreter.span(wanted > given ? first.span : arguments[wanted + 1].span)))
  }
}
