/// A run of bytes in a file.
public struct SourceSpan: Sendable {
  /// The file the reader edits.
  public let file: SourceFile
  /// The UTF-8 offsets the span covers; it may be empty, and then names a place.
  public let range: Range<Int>

  /// Creates a span.
  public init(file: SourceFile, range: Range<Int>) {
    self.file = file
    self.range = range
  }

  /// Where the span starts.
  public var start: SourcePosition { file.position(at: range.lowerBound) }

  /// Where the span ends: behind its last character.
  public var end: SourcePosition { file.position(at: range.upperBound) }

  /// The text that the span covers.
  public var text: String { file.text(range) }
}

extension SourceSpan: Hashable {
  /// Two spans are equal when they cover the same bytes of files with the same path.
  public static func == (left: SourceSpan, right: SourceSpan) -> Bool {
    left.range == right.range && left.file.path == right.file.path
  }

  /// Hashes path and range.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file.path)
    hasher.combine(range.lowerBound)
    hasher.combine(range.upperBound)
  }
}
