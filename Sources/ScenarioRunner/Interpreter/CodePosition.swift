import ScenarioSyntax

/// Where in its text a program is.
struct CodePosition {
  /// The innermost statement that is running.
  var statement: NodeSpan?
  /// The innermost loop that is running, for the word on a used-up budget.
  var loop: NodeSpan?
  /// What is called, as it is written at the innermost call that is being made.
  var callSite: NodeSpan?

  /// The place of the innermost statement; between turns of the run loop it is the beginning of the text.
  var place: NodeSpan { statement ?? NodeSpan(source: 0, lower: 0, upper: 0) }
}
