import Lifecycle

/// Blocks that the interpreter runs.
extension Interpreter {
  /// A block whose body is given the interpreter, which it does not own.
  ///
  /// - Parameters:
  ///   - owner: The object in whose code the block stands.
  ///   - captures: What it keeps alive.
  func makeBlock(
    owner: Object?, captures: [Value] = [],
    _ body: @escaping (Interpreter, [Value]) throws(Halt) -> Value
  ) -> RuntimeBlock {
    let interpreter = Unowned(self)
    return RuntimeBlock(owner: owner, captures: captures) { _, arguments throws(Halt) in
      try body(interpreter.value, arguments)
    }
  }
}
