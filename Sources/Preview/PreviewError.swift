import POSIX

/// Why a preview cannot start.
package struct PreviewError: Error, Sendable {
  /// The reason, lower-case, without a full stop.
  package let message: String

  init(_ message: String) { self.message = message }

  /// What failed, and why the system says it did.
  static func system(_ what: String) -> PreviewError {
    PreviewError(unsafe "\(what): \(String(cString: strerror(errno)))")
  }
}
