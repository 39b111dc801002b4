/// The names that the enclosing blocks declare, with the names of their types where they are known; a `?` at
/// the end says that such a one may be nil.
struct LocalNames {
  private struct Entry {
    let name: String
    let type: String
    /// The one of the same name that it hides.
    let hidden: Int?
  }

  private var names: [Entry] = []
  /// The innermost of each name.
  private var innermost: [String: Int] = [:]
  /// How many names there were when each of the open blocks began.
  private var starts: [Int] = []

  /// Whether no block is open.
  var isEmpty: Bool { starts.isEmpty }

  /// Begins a block.
  mutating func open() { starts.append(names.count) }

  /// Ends a block, and gives what it has declared.
  @discardableResult
  mutating func close() -> [String] {
    let start = starts.removeLast()
    guard start < names.count else { return [] }
    let declared = names[start...].map { $0.name }
    for entry in names[start...].reversed() { innermost[entry.name] = entry.hidden }
    names.removeLast(names.count - start)
    return declared
  }

  /// Declares a name in the innermost block, where one is open.
  mutating func declare(_ name: String, _ type: String) {
    guard !starts.isEmpty else { return }
    names.append(Entry(name: name, type: type, hidden: innermost[name]))
    innermost[name] = names.count - 1
  }

  /// The type of the innermost of a name, nothing where it is not known; nil where there is none.
  func type(of name: String) -> String? { innermost[name].map { names[$0].type } }
}
