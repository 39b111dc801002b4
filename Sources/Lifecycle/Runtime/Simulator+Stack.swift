/// The budget of the machine's own stack.
extension Simulator {
  /// Has the budget count from here: from the function that runs a program.
  public func beginStack() { stackBase = Self.stackAddress() }

  /// Makes sure that there is stack left for another call inside the calls that run; without a
  /// beginning nothing is counted.
  public func checkStack() throws(Halt) {
    if isStackUsed { throw .budget(.depth) }
  }

  /// Whether the budget is used.
  public var isStackUsed: Bool { usedStack > UInt(budget.stack) }

  /// Whether more than half of the budget is used.
  public var isStackHalfUsed: Bool { usedStack > UInt(budget.stack / 2) }

  private var usedStack: UInt {
    guard let stackBase else { return 0 }
    let here = Self.stackAddress()
    return stackBase > here ? stackBase - here : here - stackBase
  }

  /// About where the stack is now.
  @inline(never)
  private static func stackAddress() -> UInt {
    var marker: UInt8 = 0
    return unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}
