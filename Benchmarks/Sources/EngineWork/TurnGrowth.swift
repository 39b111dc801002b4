import Lifecycle

/// Many turns of the run loop, and much that waits for one.
struct TurnGrowth {
  let simulator: Simulator

  func perform(_ growth: GrowthBenchmark, _ times: Int) throws(Halt) {
    switch growth {
    case .turns: chain(times)
    case .blocks: for _ in 0..<times { simulator.async(block()) }
    case .timers: for count in 0..<times { start(block(), after: times - count) }
    case .cancelledTimers: cancel(times)
    default: try animate(times)
    }
  }

  /// A block that does nothing.
  private func block() -> Block {
    let block = Block(owner: simulator.application) { _, _ in .nothing }
    simulator.adopt(block)
    return block
  }

  private func start(_ block: Block, after milliseconds: Int) {
    simulator.startTimer(every: Double(milliseconds) / 1_000, repeats: false, block)
  }

  private func chain(_ times: Int) {
    guard times > 0 else { return }
    let next = Block(owner: simulator.application) { simulator, _ in
      TurnGrowth(simulator: simulator).chain(times - 1)
      return .nothing
    }
    simulator.adopt(next)
    simulator.async(next)
  }

  private func cancel(_ times: Int) {
    let blocks = (0..<times).map { _ in block() }
    for (place, block) in blocks.enumerated() { start(block, after: times - place) }
    for place in stride(from: 0, to: times, by: 2) { simulator.cancelTimers(of: blocks[place]) }
  }

  private func animate(_ times: Int) throws(Halt) {
    for _ in 0..<times {
      try simulator.animate(duration: 1, animations: block(), completion: block())
    }
  }
}
