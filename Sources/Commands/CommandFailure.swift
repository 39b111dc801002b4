/// Why a command ends with a code other than 0.
struct CommandFailure: Error {
  /// The exit code.
  let status: Int32
  /// What standard error has yet to say; nil when all has been said.
  let message: String?

  /// A check failed, and it has been said which.
  static let checkFailed = CommandFailure(status: 1, message: nil)
  /// The input is bad, and it has been said why.
  static let badInput = CommandFailure(status: 2, message: nil)

  /// The input is bad, or the command is used as it cannot be.
  static func badInput(_ message: String) -> CommandFailure {
    CommandFailure(status: 2, message: message)
  }
}
