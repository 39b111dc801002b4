public import CallTrace
public import Claims

extension ClaimBlock {
  /// Holds each claim against a trace of the model, in order.
  public func check(_ trace: Trace) -> [ClaimResult] { check([trace]) }

  /// Holds each claim, in order, against the traces that the model makes of one scenario on several versions of iOS.
  public func check(_ traces: [Trace]) -> [ClaimResult] {
    check(traces, unsent: UnsentCallbacks.reason)
  }
}
