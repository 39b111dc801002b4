extension SequenceDiagram.Rule {
  /// How long a footnote becomes before it leaves out what follows its first clause, in bytes.
  private static let footnoteLength = 120
  /// What is shorter is no clause.
  private static let clauseLength = 24

  /// What a drawing says of the rule: the first clause of a long statement, and the whole of others. The
  /// list of rules has the rest.
  var footnote: String {
    guard statement.utf8.count > Self.footnoteLength else { return statement }
    let bytes = Array(statement.utf8)
    for index in Self.clauseLength..<bytes.count - 1 where bytes[index + 1] == UInt8(ascii: " ") {
      guard bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ";") else { continue }
      return String(decoding: bytes[..<index], as: UTF8.self) + "."
    }
    return statement
  }
}
