import CallTrace
import Lifecycle
import ScenarioSyntax

/// A closure that was handed to what nothing declares.
struct HandedClosure {
  let block: RuntimeBlock
  /// What took it.
  let taker: UncalledMethods.Unknown
  /// How a heading calls that.
  let name: String
  let code: ClosureCode
}

/// Calling what was handed to libraries that are not there: whoever took a closure calls it back some time.
extension Interpreter {
  /// Keeps a closure until the tour calls it, each that is written once; it is owned by what has taken it so
  /// long.
  func keep(_ block: RuntimeBlock, givenTo taker: UncalledMethods.Unknown, named name: String) {
    if tour.isOn, tour.closures.keep(block, givenTo: taker, named: name) { simulator.retain(block) }
  }

  /// The steps that call the closures which are kept.
  func closureSteps(_ record: TourRecord) -> [TourStep] {
    guard record.wants(.called) else { return [] }
    return tour.closures.handed.map { closure in
      TourStep(
        part: .called, heading: "Called back: \(closure.name)", leaves: leaves(closure.code)
      ) { interpreter throws(Halt) in try interpreter.callBack(closure, record) }
    }
  }

  /// Calls the closures that are left where no page shows.
  func callBackRest(_ record: TourRecord) throws(Halt) {
    while record.wants(.called), let next = tour.closures.handed.first {
      try begin("Called back: \(next.name)", record)
      try callBack(next, record)
      try simulator.settle()
    }
  }

  /// Gives up the closures that nobody is to call any more.
  func letGoOfClosures() throws(Halt) {
    for closure in tour.closures.takeAll() { try simulator.release(closure.block) }
  }

  /// Calls one with made-up arguments. Where its code cannot be run with those, the tour goes on.
  private func callBack(_ closure: HandedClosure, _ record: TourRecord) throws(Halt) {
    guard tour.closures.take(closure) else { return }
    do throws(Halt) {
      let arguments = try madeUp(closure.code)
      try simulator.event { simulator throws(Halt) in
        let call = try simulator.enter(
          Message.completion.selectorID, self.payload(arguments), closure.block.owner, rule: nil,
          isOverridden: true)
        defer { simulator.leave(call) }
        _ = try self.call(closure.block, arguments)
      }
    } catch {
      guard case .failure = error else { throw error }
      calls.thrown = nil
    }
    try simulator.release(closure.block)
  }

  /// Values for a closure's parameters: by their types, where they are written, or else by their names.
  private func madeUp(_ code: ClosureCode) throws(Halt) -> [Value] {
    var values: [Value] = []
    for parameter in code.parameters {
      values.append(try madeUp(argumentFor: parameter))
    }
    for _ in values.count..<max(values.count, code.anonymousParameterCount) {
      values.append(.aggregate(Opaque.value("Any")))
    }
    return values
  }

  private func leaves(_ code: ClosureCode) -> Bool { leaves(FreeNames(code)) }
}
