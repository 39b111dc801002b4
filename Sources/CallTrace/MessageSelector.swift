/// The name of a message, in both spellings.
public struct MessageSelector: Hashable, Sendable {
  /// What kind of message it is, and so when a diagram shows it.
  public enum Level: String, CaseIterable, Hashable, Sendable {
    /// Loading of views, the appearance callbacks, begin and end of transitions, `deinit`.
    case appearance
    /// Parents and children, navigation, presentation, and the program's own methods.
    case containment
    /// The view tree and its callbacks.
    case views
    /// Layout callbacks.
    case layout
    /// Blocks, timers, application states and the steps of the run loop.
    case runloop
    /// Console lines and exceptions; no message has this level.
    case console
  }

  /// As in Swift: `pushViewController(_:animated:)`; a property's name alone when `isProperty`.
  public let swift: String
  /// As in Objective-C: `pushViewController:animated:`.
  public let objectiveC: String
  /// What kind of message it is.
  public let level: Level

  /// Creates a selector.
  public init(swift: String, objectiveC: String, level: Level) {
    self.swift = swift
    self.objectiveC = objectiveC
    self.level = level
  }

  /// The name without labels: `pushViewController`.
  public var baseName: String {
    guard let parenthesis = swift.utf8.firstIndex(of: UInt8(ascii: "(")) else { return swift }
    return String(swift[..<parenthesis])
  }

  /// The labels in Swift's spelling, in order; `_` where there is none.
  public var labels: [String] {
    guard let parenthesis = swift.utf8.firstIndex(of: UInt8(ascii: "(")) else { return [] }
    let parts = swift.utf8[parenthesis...].dropFirst().split(
      separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return parts.dropLast().map { String($0) ?? "" }
  }
}

/// The language in whose spelling a trace is shown.
public enum Spelling: String, Hashable, Sendable {
  /// `B.willMove(toParent: nav)`.
  case swift
  /// `[B willMoveToParentViewController:nav]`.
  case objectiveC = "objc"
}
