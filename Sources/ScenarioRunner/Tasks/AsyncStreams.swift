import Lifecycle
import ScenarioSyntax

extension Interpreter {
  /// What gives the elements of a sequence that are awaited.
  func iterator(of object: Object, at span: NodeSpan) throws(Halt) -> Value {
    if object is RuntimeTaskGroup { return .object(object) }
    guard info(of: object).methods(named: "makeAsyncIterator").contains(where: { !$0.isStatic })
    else {
      if info(of: object).methods(named: "next").contains(where: { !$0.isStatic }) {
        return .object(object)
      }
      throw notASequence(.object(object), at: span)
    }
    return try call("makeAsyncIterator", on: object, [], at: span)
  }
}
