import Lifecycle
import ScenarioSyntax

/// Where scopes begin and end.
extension Interpreter {
  /// Runs something in a scope of its own, which ends however that does.
  @inline(__always)
  func inScope<Result>(_ body: () throws(Halt) -> Result) throws(Halt) -> Result {
    let outer = scope
    scope = Scope(parent: outer)
    defer { scope = outer }
    let result: Result
    do throws(Halt) {
      result = try body()
    } catch {
      try unwind()
      throw error
    }
    try leaveScope()
    return result
  }

  /// Ends the current scope: what was put off, then the variables.
  func leaveScope() throws(Halt) {
    try runDeferred()
    try scope.tearDown(simulator)
  }

  /// Ends the current scope where an error leaves it. What ends the program leaves everything as it is.
  func unwind() throws(Halt) {
    guard calls.thrown != nil else { return }
    try whileThrown { interpreter throws(Halt) in try interpreter.leaveScope() }
  }

  /// Runs code on an error's way to whoever catches it; what that code throws and catches is another.
  func whileThrown(_ body: (Interpreter) throws(Halt) -> Void) throws(Halt) {
    let error = calls.thrown
    calls.thrown = nil
    try body(self)
    calls.thrown = error
  }

  func runDeferred() throws(Halt) {
    guard !scope.deferred.isEmpty else { return }
    let outer = frame.callsObservers
    frame.callsObservers = true
    defer { frame.callsObservers = outer }
    while let block = scope.deferred.popLast() { _ = try run(block) }
  }
}
