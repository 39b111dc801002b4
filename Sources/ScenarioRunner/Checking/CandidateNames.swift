/// The names that a misspelt one may have been meant to be, put together once for the faults of a class:
/// a program of thousands of functions has thousands of names, and many faults.
struct CandidateNames {
  private var last: (type: ClassInfo?, names: [String])?

  /// What can be named in a class, or outside of classes.
  mutating func names(in type: ClassInfo?, _ interpreter: Interpreter) -> [String] {
    if let last, last.type === type { return last.names }
    let names = interpreter.visibleNames + (type.map { interpreter.memberNames(of: $0) } ?? [])
    last = (type, names)
    return names
  }
}
