import SiteBuilder
import SourceText

/// Why a command ends with a code other than 0.
struct CommandFailure: Error {
  /// The exit code.
  let status: Int32
  /// What standard error has yet to say, on one line; nil when all has been said.
  let message: String?
  /// What follows it, each on a line of its own.
  var list: [String] = []

  /// A check failed, and it has been said which.
  static let checkFailed = CommandFailure(status: 1, message: nil)
  /// The input is bad, and it has been said why.
  static let badInput = CommandFailure(status: 2, message: nil)

  /// The input is bad, or the command is used as it cannot be.
  static func badInput(_ message: String, list: [String] = []) -> CommandFailure {
    CommandFailure(status: 2, message: message, list: list)
  }

  /// The lines that say so; a name that holds a line feed makes no line of its own.
  var text: String {
    guard let message else { return "" }
    return "error: \(Self.cut(OutputText.name(message)))\n"
      + list.map { "  \(Self.cut(OutputText.name($0)))\n" }.joined()
  }

  /// A name that is very long is no name, and nobody reads all of it.
  private static func cut(_ text: String) -> String {
    text.utf8.count > 2_000 ? text.prefix(1_000) + "…" : text
  }

  /// Ends the command as its diagnostics ask: with 2 when the input cannot be understood, with 1 when
  /// it can and does not hold, and not at all when all is well.
  static func check(_ diagnostics: [Diagnostic], strict: Bool = false) throws(CommandFailure) {
    let errors = diagnostics.filter { $0.severity == .error }
    if errors.contains(where: { !$0.isFailedCheck }) { throw .badInput }
    if !errors.isEmpty || (strict && !diagnostics.isEmpty) { throw .checkFailed }
  }
}
