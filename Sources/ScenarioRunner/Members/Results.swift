import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Swift's `Result`: a case with what it holds.
enum Results {
  /// `.success(value)` or `.failure(error)`.
  static func value(_ name: String, _ content: Value) -> Aggregate {
    .enumCase(name, [Aggregate.Field(name: "", value: content)])
  }
}

extension Interpreter {
  /// `Result { try … }`.
  func makeResult(_ arguments: [PassedArgument]) throws(Halt) -> Value {
    guard let block = arguments.last?.value.object as? RuntimeBlock else { return .nothing }
    do throws(Halt) {
      return .aggregate(Results.value("success", try call(block, [])))
    } catch {
      guard let error = calls.takeThrown() else { throw error }
      return .aggregate(Results.value("failure", error))
    }
  }

  /// A method of `Result`; nil for another value or method.
  func callResult(_ name: String, _ result: Aggregate, _ arguments: [PassedArgument])
    throws(Halt) -> Value?
  {
    let isSuccess = result.isUntypedCase("success")
    guard isSuccess || result.isUntypedCase("failure"), result.fields.count == 1 else { return nil }
    let content = result.fields[0].value
    let block = arguments.last?.value.object as? RuntimeBlock
    switch (name, block) {
    case ("get", _):
      if isSuccess { return content }
      simulator.retain(content)
      calls.thrown = content
      throw .failure
    case ("map", let block?):
      return .aggregate(isSuccess ? Results.value("success", try call(block, [content])) : result)
    case ("mapError", let block?):
      return .aggregate(isSuccess ? result : Results.value("failure", try call(block, [content])))
    case ("flatMap", let block?):
      return isSuccess ? try call(block, [content]) : .aggregate(result)
    default: return nil
    }
  }
}
