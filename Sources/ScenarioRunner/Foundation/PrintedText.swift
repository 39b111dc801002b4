import Lifecycle

/// The text that a program builds and prints.
final class PrintedText {
  /// The bytes of all that it has built.
  private(set) var bytes = 0
  /// What has been printed without an end of line.
  private var unfinishedLine = ""

  /// Counts text, of which there may be so much.
  func count(_ more: Int, within most: Int) throws(Halt) {
    bytes += more
    if bytes > most { throw .budget(.output) }
  }

  /// Adds to the line.
  func print(_ text: String) { unfinishedLine += text }

  /// Takes the line away; nil where there is none.
  func takeLine() -> String? {
    guard !unfinishedLine.isEmpty else { return nil }
    var line = ""
    swap(&line, &unfinishedLine)
    return line
  }
}
