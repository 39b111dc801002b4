/// The lines of a text that is written for another tool, indented by two blanks a level.
struct ScriptLines {
  private(set) var text = ""
  private(set) var indent = 0

  mutating func add(_ line: String) {
    for _ in 0..<indent { text += "  " }
    text += line
    text += "\n"
  }

  /// Indents what follows by one more level.
  mutating func open() { indent += 1 }

  /// Indents what follows by one level less.
  mutating func close() { indent = max(indent - 1, 0) }
}
