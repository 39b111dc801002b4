/// The names that the enclosing blocks declare, with the names of their types where they are known; a `?` at
/// the end says that such a one may be nil.
struct LocalNames {
  private var names: [(name: String, type: String)] = []
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
    names.removeLast(names.count - start)
    return declared
  }

  /// Declares a name in the innermost block, where one is open.
  mutating func declare(_ name: String, _ type: String) {
    if !starts.isEmpty { names.append((name, type)) }
  }

  /// The type of the innermost of a name, nothing where it is not known; nil where there is none.
  func type(of name: String) -> String? { names.last { $0.name == name }?.type }
}
