import ScenarioSyntax

/// What the names of the enclosing blocks stand for, innermost first.
struct NameScopes {
  /// What a name stands for.
  enum Meaning {
    case value(Type)
    case function(FunctionDeclaration)
  }

  /// Whether what a name stands for can be changed.
  enum Mutability {
    /// It can, or it is not known that it cannot.
    case variable
    /// It has its value for good: a `let`, whose word stands there where it has one of its own.
    case constant(keyword: NodeSpan?)
    /// It is a parameter.
    case parameter
    /// A closure has taken it with it.
    case capture
  }

  private struct Entry {
    let name: String
    let meaning: Meaning
    let mutability: Mutability
    /// The one of the same name that it hides.
    let hidden: Int?
  }

  private var entries: [Entry] = []
  /// The innermost of each name.
  private var innermost: [String: Int] = [:]
  /// How many names there were when each of the open blocks began.
  private var starts: [Int] = []

  /// Whether what is looked at stands in a block of statements, and not at the top level alone.
  var isInCode: Bool { starts.count > 1 }

  mutating func open() { starts.append(entries.count) }

  mutating func close() {
    let start = starts.removeLast()
    for entry in entries[start...].reversed() { innermost[entry.name] = entry.hidden }
    entries.removeLast(entries.count - start)
  }

  mutating func declare(_ name: String, _ type: Type, _ mutability: Mutability = .variable) {
    declare(name, .value(type), mutability)
  }

  mutating func declare(
    _ name: String, _ meaning: Meaning, _ mutability: Mutability = .variable
  ) {
    entries.append(
      Entry(name: name, meaning: meaning, mutability: mutability, hidden: innermost[name]))
    innermost[name] = entries.count - 1
  }

  /// Whether the innermost of a name can be changed; nil where there is none.
  func mutability(of name: String) -> Mutability? { innermost[name].map { entries[$0].mutability } }

  /// What the innermost of a name stands for; nil where there is none.
  func meaning(of name: String) -> Meaning? { innermost[name].map { entries[$0].meaning } }

  /// The names that stand for values, the innermost first.
  var visible: [(name: String, type: Type)] {
    entries.indices.reversed().compactMap { index in
      guard innermost[entries[index].name] == index, case .value(let type) = entries[index].meaning
      else { return nil }
      return (entries[index].name, type)
    }
  }
}
