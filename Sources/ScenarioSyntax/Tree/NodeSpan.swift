public import SourceText

/// Where a node stands: a run of bytes of one of the snippets of a run.
///
/// Twelve bytes, so that every node can carry one; ``SourceText/Snippet/span(of:)`` leads back to
/// the file that the reader edits.
public struct NodeSpan: Hashable, Sendable {
  /// The index of the snippet among the sources of the run.
  public var source: Int32
  /// The offset of the first byte.
  public var lower: Int32
  /// The offset behind the last byte.
  public var upper: Int32

  /// Creates a span.
  public init(source: Int32, lower: Int32, upper: Int32) {
    self.source = source
    self.lower = lower
    self.upper = max(lower, upper)
  }

  /// The bytes of the snippet that the span covers.
  public var range: Range<Int> { Int(lower)..<Int(upper) }

  /// The span from the start of this one to the end of another of the same source.
  public func through(_ last: NodeSpan) -> NodeSpan {
    NodeSpan(source: source, lower: lower, upper: max(upper, last.upper))
  }
}

extension Snippet {
  /// The span in the file that the reader edits of a node of this snippet.
  public func span(of node: NodeSpan) -> SourceSpan {
    span(node.range.clamped(to: 0..<bytes.count))
  }
}
