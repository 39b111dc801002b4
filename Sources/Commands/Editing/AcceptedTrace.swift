import SourceText

/// Rewrites an expected trace with what happened: the lines between the fences, and only those.
enum AcceptedTrace {
  /// Replaces the lines of a closed block.
  ///
  /// The lines get the block's own prefix and line ending, so that a block in a list stays in it.
  static func replace(_ block: SourceSpan, with listing: String, in edits: inout FileEdits) {
    let frame = BlockFrame(block)
    guard frame.firstLine < frame.lastLine else { return }
    let starts = edits.file.lineStarts
    edits.replace(
      starts[frame.firstLine + 1]..<starts[frame.lastLine], with: frame.lines(listing))
  }
}
