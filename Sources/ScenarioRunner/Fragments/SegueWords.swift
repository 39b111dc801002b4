import ScenarioSyntax

/// What a `prepare(for:)` says of the segues that it is for: their identifiers, and the classes that it
/// takes their ends for.
struct SegueWords: SyntaxWalker {
  /// What a segue leads to, or comes from.
  struct End {
    /// The class of the page; nil where the code names none.
    var type: String?
    /// Whether the page is in a navigation controller of its own, which the segue leads to.
    var isInNavigation = false
  }

  /// The texts that identifiers are compared with.
  private(set) var identifiers: [String] = []
  /// The ends that the code names, in order.
  private(set) var ends: [End] = []
  /// Whether the end of which the class comes next is in a navigation controller.
  private var isInNavigation = false

  init(_ body: CodeBlock) {
    visit(body)
    if isInNavigation { ends.append(End(isInNavigation: true)) }
  }

  /// The end of the segue of an identifier: the code names as many classes, in the same order, or one for all.
  func end(of identifier: String) -> End {
    let place = identifiers.firstIndex(of: identifier) ?? 0
    return (place < ends.count ? ends[place] : ends.first) ?? End()
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .binary(_, let left, let right):
      note(left)
      note(right)
    case .call(let call):
      if case .member(_, let name) = call.callee.kind, name.hasPrefix("isEqual") {
        for argument in call.arguments { note(argument.value) }
      }
    default: break
    }
    // What is taken for a class first stands innermost: '(segue.destination as! A).topViewController as! B'.
    walk(expression)
    if case .cast(_, _, let type) = expression.kind { note(type) }
  }

  mutating func visit(_ pattern: Pattern) {
    if case .expression(let value) = pattern.kind { note(value) }
    walk(pattern)
  }

  private mutating func note(_ type: TypeName) {
    if type.name == "UINavigationController" {
      isInNavigation = true
      return
    }
    ends.append(End(type: type.name, isInNavigation: isInNavigation))
    isInNavigation = false
  }

  private mutating func note(_ value: Expression) {
    if case .string(let text) = value.kind, !identifiers.contains(text) { identifiers.append(text) }
  }
}
