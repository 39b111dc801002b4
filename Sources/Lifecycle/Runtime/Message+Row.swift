import CallTrace

extension Message {
  /// What is known of a message.
  struct Row {
    /// Its name in both languages, and when a diagram shows it.
    let selector: MessageSelector
    let receivers: Receivers
    let kind: Kind

    /// - Parameter objectiveC: The name in Objective-C, where that is not the one in Swift with its first label, `_`,
    ///   left out.
    init(
      _ swift: String, objectiveC: String? = nil, _ level: MessageSelector.Level,
      to receivers: Receivers = .objects, _ kind: Kind = .call
    ) {
      selector = MessageSelector(
        swift: swift, objectiveC: objectiveC ?? Self.objectiveC(of: swift), level: level)
      self.receivers = receivers
      self.kind = kind
    }

    private static func objectiveC(of swift: String) -> String {
      guard let labels = swift.utf8.firstIndex(of: UInt8(ascii: "(")) else { return swift }
      let rest = swift[labels...].dropFirst().dropLast()
      return String(
        swift[..<labels] + (rest.utf8.first == UInt8(ascii: "_") ? rest.dropFirst() : rest))
    }
  }

  /// What a message is.
  enum Kind {
    /// A call.
    case call
    /// UIKit asks for a property, which was a method in Swift 1 and 2, and is one in Objective-C.
    case getter
    /// UIKit says that constraints, properties, a safe area, margins or traits change, or that it is time to
    /// draw: only those who implement it are sent it; of traits, the first time.
    case layoutCallback
  }
}
