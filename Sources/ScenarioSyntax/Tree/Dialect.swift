/// The language that a snippet is written in.
public enum Dialect: String, Hashable, Sendable, CaseIterable {
  /// Swift.
  case swift
  /// Objective-C.
  case objectiveC = "objc"

  /// The dialect that the first word of a fence names, if it names one.
  public init?(fenceWord: String) {
    switch fenceWord.lowercased() {
    case "swift": self = .swift
    case "objc", "objective-c", "objectivec", "obj-c", "m": self = .objectiveC
    default: return nil
    }
  }
}
