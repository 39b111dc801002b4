import Interfaces
import ScenarioSyntax

/// What types have to have: initialisers that a superclass requires, and what protocols ask for.
extension TypeTable {
  /// An initialiser that subclasses have to have.
  struct RequiredInitializer {
    let labels: [String]
    /// Where it is declared; nil where that is in the system.
    let span: NodeSpan?
  }

  /// The class that a class inherits from, the program's or the system's; nil where nothing declares one.
  func superclass(of name: String) -> String? {
    ancestors(of: name).inOrder.dropFirst().first { kind(of: $0) == .class }
  }

  /// The initialisers that the superclasses of a class require, each with the superclass that a subclass has them
  /// from; nil where it inherits from nothing.
  func required(above name: String) -> [(RequiredInitializer, above: String)]? {
    guard let above = superclass(of: name) else { return nil }
    var found: [(RequiredInitializer, above: String)] = []
    for owner in ancestors(of: name).inOrder.dropFirst() {
      for initializer in programTypes[owner]?.initializers ?? []
      where initializer.modifiers.contains(.required) {
        let labels = initializer.parameters.map { $0.label ?? "_" }
        guard !found.contains(where: { $0.0.labels == labels }) else { continue }
        found.append((RequiredInitializer(labels: labels, span: initializer.nameSpan), above))
      }
    }
    let isCoded = ancestors(of: name).names.contains {
      programTypes[$0] == nil && ($0 == "UIViewController" || $0 == "UIView")
    }
    if isCoded, !found.contains(where: { $0.0.labels == ["coder"] }) {
      found.append((RequiredInitializer(labels: ["coder"], span: nil), above))
    }
    return found
  }

  /// The type that values in brackets have together: the one that all have, or the nearest class that all inherit
  /// from; nil where that is not known.
  func common(of found: [Type]) -> Type? {
    guard let first = found.first, !first.isUnknown else { return nil }
    if found.allSatisfy({ $0 == first }) { return first }
    var above: [Ancestors] = []
    for type in Set(found) {
      guard case .nominal(let name, []) = type, kind(of: name) == .class else { return nil }
      above.append(ancestors(of: name))
    }
    guard case .nominal(let name, _) = first, above.allSatisfy({ $0.isComplete }) else {
      return nil
    }
    return ancestors(of: name).inOrder.first { candidate in
      kind(of: candidate) == .class && above.allSatisfy { $0.names.contains(candidate) }
    }.map { .named($0) }
  }

  /// Whether a written type is another name of one.
  func isAlias(_ type: TypeName?) -> Bool { type.map { hasAlias($0.name) } ?? false }

  // MARK: What a page leaves out

  /// Whether a page leaves out members of a type: what stands for them is in none of the members.
  func leavesOutMembers(of declaration: TypeDeclaration) -> Bool {
    var next = 0
    for place in omissions(in: declaration.span) {
      while next < declaration.members.count,
        declaration.members[next].span.map({ $0.upper <= place }) ?? true
      {
        next += 1
      }
      guard next < declaration.members.count, let member = declaration.members[next].span,
        member.lower <= place
      else { return true }
    }
    return false
  }

  /// Whether a page leaves out code in a function.
  func leavesOutCode(in span: NodeSpan) -> Bool { !omissions(in: span).isEmpty }
}

extension Member {
  /// Where it stands.
  fileprivate var span: NodeSpan? {
    switch self {
    case .property(let property): property.span
    case .function(let function): function.span
    case .enumCase(let enumCase): enumCase.span
    case .type(let type): type.span
    case .typeAlias(let alias): alias.span
    case .synthesize: nil
    }
  }
}
