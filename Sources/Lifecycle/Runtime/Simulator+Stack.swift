/// The budget of the machine's own stack.
extension Simulator {
  /// Has the budget count from here: from the function that runs a program.
  public func beginStack() { stackBase = Self.stackAddress() }

  /// Makes sure that there is stack left for another call inside the calls that run; without a
  /// beginning nothing is counted.
  public func checkStack() throws(Halt) {
    guard let stackBase else { return }
    let here = Self.stackAddress()
    let used = stackBase > here ? stackBase - here : here - stackBase
    if used > UInt(budget.stack) { throw .budget(.depth) }
  }

  /// About where the stack is now.
  @inline(never)
  private static func stackAddress() -> UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}
