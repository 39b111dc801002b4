import SourceText

/// A note that another program hands over, with a path that says where it lies or would.
struct PipedNote {
  /// What standard input is called where nobody says what it is.
  static let unnamed = "<stdin>"

  let file: SourceFile

  init(_ bytes: [UInt8], name: String) { file = SourceFile(path: name, bytes: bytes) }
}
