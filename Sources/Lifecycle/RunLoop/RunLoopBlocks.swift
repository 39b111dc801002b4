import CallTrace

/// Blocks that the run loop performs itself, not by way of the main queue.
extension Simulator {
  /// `RunLoop.perform(_:)`, and what is delivered on `RunLoop.main`: runs a block in the loop's next pass.
  public func performInRunLoop(_ block: Block) {
    let action = runOwned(block, as: .runLoopBlock, rule: .runLoopBlocks)
    runLoop.loopBlocks.append(
      runLoop.callout(.performedSelector, at: runLoop.now, Action(run: action)))
  }

  /// Performs the blocks that are there now, in a turn; those they add wait for the next pass.
  func drainLoopBlocks() throws(Halt) {
    guard !runLoop.loopBlocks.isEmpty else { return }
    let served = runLoop.servedMainQueue
    beginTurn()
    runLoop.servedMainQueue = served
    let blocks = runLoop.loopBlocks
    runLoop.loopBlocks = []
    for block in blocks {
      try perform(block.action)
      try drainTemporaries()
    }
  }
}

extension Rule {
  static let runLoopBlocks = Rule(
    296, "run-loop-blocks",
    "A block that a run loop is to perform, such as a delivery on RunLoop.main, runs in the loop's next"
      + " pass: before the blocks of the main queue, and before the commit.",
    sources: "cf-runloop", .observed)
}
