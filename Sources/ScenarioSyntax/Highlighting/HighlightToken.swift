/// A run of a text, and what it is for a reader.
public struct HighlightToken: Hashable, Sendable {
  /// What a run of a program is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A word of the language: `func`, `override`, `self`, `@interface`.
    case keyword
    /// The name of a type.
    case type
    /// The name of a function or method, where it is declared or called; a piece of a selector.
    case function
    /// A member that is not called.
    case property
    /// A string, its quotes included; what is interpolated is highlighted as code.
    case string
    /// A number.
    case number
    /// A comment.
    case comment
    /// An attribute: `@IBAction`.
    case attribute
    /// What speaks to the compiler: `#available`, `#import`, `#pragma mark`.
    case directive
  }

  /// What the run is.
  public var kind: Kind
  /// The bytes of the text's UTF-8 that it covers.
  public var range: Range<Int>

  /// Creates a token.
  public init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
