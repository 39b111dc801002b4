import ScenarioSyntax

/// What the names of the enclosing blocks stand for, innermost first.
struct NameScopes {
  /// What a name stands for.
  enum Meaning {
    case value(Type)
    case function(FunctionDeclaration)
  }

  private struct Entry {
    let name: String
    let meaning: Meaning
    /// The one of the same name that it hides.
    let hidden: Int?
  }

  private var entries: [Entry] = []
  /// The innermost of each name.
  private var innermost: [String: Int] = [:]
  /// How many names there were when each of the open blocks began.
  private var starts: [Int] = []

  mutating func open() { starts.append(entries.count) }

  mutating func close() {
    let start = starts.removeLast()
    for entry in entries[start...].reversed() { innermost[entry.name] = entry.hidden }
    entries.removeLast(entries.count - start)
  }

  mutating func declare(_ name: String, _ type: Type) { declare(name, .value(type)) }

  mutating func declare(_ name: String, _ meaning: Meaning) {
    entries.append(Entry(name: name, meaning: meaning, hidden: innermost[name]))
    innermost[name] = entries.count - 1
  }

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
