package import CallTrace

/// A property that a claim speaks of, and the calls at which it is looked at.
///
/// A run that is asked answers in its trace, and does nothing else than it would have done.
public struct ValueQuestion: Hashable, Sendable {
  /// As it is written: `B.view.window`.
  package let text: String
  /// The name of the message; nil for the end of the run.
  package let message: String?

  init(_ text: String, in message: String?) {
    self.text = text
    self.message = message.map { String($0.prefix { $0 != ":" && $0 != "(" }) }
  }

  /// Whose property it is.
  package var subject: String { String(text.prefix { $0 != "." }) }

  /// The names behind the dots.
  package var path: [String] {
    text.split(separator: ".").dropFirst().map { name in
      String(name.filter { $0 != "?" && $0 != "!" })
    }
  }

  /// How many names may stand behind one another.
  private static let mostNames = 8

  /// Whether a text is names with dots between.
  static func isReadable(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return (2...mostNames).contains(parts.count)
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy {
            MessageScanner.isNamePart($0) || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!")
          }
      }
  }

  /// Whether a selector is that of the calls at which it is looked.
  package func isAsked(at selector: MessageSelector) -> Bool {
    guard let message else { return false }
    return selector.baseName == message || selector.objectiveC == message
      || selector.objectiveC.hasPrefix(message + ":")
      || MessagePattern(named: message).isMeant(by: selector)
  }
}
