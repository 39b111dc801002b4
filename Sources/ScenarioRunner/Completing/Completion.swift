/// How far a text is made into a program that runs.
public enum Completion: String, CaseIterable, Sendable {
  /// It is run as it stands, or not at all.
  case none
  /// What a page has done to it is mended: line numbers, lost braces, what was printed below it.
  case repairs
  /// What its errors offer is done as well: what nobody declares is declared.
  case offers
}

/// What was done to a text before it was run.
public struct Completed: Sendable {
  /// What of the text was mended, in words.
  public var repairs: [String] = []
  /// What of the program was changed as its errors offer, in words.
  public var changes: [String] = []
  /// The lines that declare what nobody declares.
  public var lines: [String] = []

  /// Whether nothing was done.
  public var isEmpty: Bool { repairs.isEmpty && changes.isEmpty && lines.isEmpty }

  /// All of it, each part in one line.
  public var words: [String] {
    var words: [String] = []
    let mended = repairs + changes
    if !mended.isEmpty {
      words.append("the text was mended: " + mended.joined(separator: "; "))
    }
    if !lines.isEmpty {
      words.append("what nobody declares was added: " + lines.joined(separator: "; "))
    }
    return words
  }
}
