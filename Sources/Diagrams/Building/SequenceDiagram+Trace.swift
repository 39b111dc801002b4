public import CallTrace

extension SequenceDiagram {
  /// Draws a trace: who called whom, in what order, in which turn of the run loop, and why.
  ///
  /// Calls of levels that are not shown are left out; what they enclose stays, inside the nearest call
  /// that is shown. A controller's root view shares its controller's lifeline unless views are shown.
  /// The program's own top-level code is the left edge; what the run loop sends comes from a dot close
  /// to its receiver.
  public init(trace: Trace, options: DiagramOptions = DiagramOptions()) {
    title = options.title
    words = options.words
    var builder = TraceBuilder(trace, options)
    builder.build()
    lifelines = builder.cast.lifelines
    items = builder.items
    rules = builder.rules
  }
}
