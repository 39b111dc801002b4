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
  /// Whether the code reads which row or item of a list is chosen.
  private(set) var readsSelection = false
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
      if case .member(_, let name) = call.callee.kind {
        if name.hasPrefix("isEqual") { for argument in call.arguments { note(argument.value) } }
        if name.hasPrefix("indexPath") { readsSelection = true }
      }
    case .member(_, let name) where name.hasPrefix("indexPath"): readsSelection = true
    default: break
    }
    // What is taken for a class first stands innermost: '(segue.destination as! A).topViewController as! B'.
    walk(expression)
    if case .cast(let value, _, let type) = expression.kind { note(type, of: value) }
  }

  mutating func visit(_ variable: VariableDeclaration) {
    walk(variable)
    guard let type = variable.type, let value = variable.initialValue else { return }
    if case .cast = value.kind { return }
    if EndWords(value).areFound { note(type, of: value) }
  }

  mutating func visit(_ pattern: Pattern) {
    if case .expression(let value) = pattern.kind { note(value) }
    walk(pattern)
  }

  /// Notes the class of an end. What else a value is taken for, such as the sender for a cell and an element of
  /// a list for a text, is none.
  private mutating func note(_ type: TypeName, of value: Expression) {
    guard
      type.name.hasSuffix("Controller") || !type.name.hasPrefix("UI") && !type.name.hasPrefix("NS")
    else { return }
    if case .name(let name) = value.kind {
      if name == "sender" { return }
    } else if !EndWords(value).areFound {
      return
    }
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

/// Whether an expression speaks of an end of a segue, or of a page in a container that is one.
private struct EndWords: SyntaxWalker {
  private(set) var areFound = false

  init(_ value: Expression) { visit(value) }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name), .member(_, let name):
      if Self.words.contains(where: { name.hasPrefix($0) }) { areFound = true }
    case .call(let call):
      if case .message(let selector) = call.style,
        Self.words.contains(where: { selector.hasPrefix($0) })
      {
        areFound = true
      }
    default: break
    }
    walk(expression)
  }

  private static let words = [
    "destination", "source", "topViewController", "visibleViewController", "viewControllers",
    "children", "childViewControllers", "rootViewController",
  ]
}
