import CallTrace
import Lifecycle
import ScenarioSyntax
import SourceText

/// Calls of functions that were added because nobody declares them.
///
/// They do nothing, so that they are called, and with what, is all there is to see of them.
extension Interpreter {
  /// Whether a method is one that nothing declares: it was added, and does nothing.
  func isAdded(_ method: MethodInfo) -> Bool {
    let source = Int(method.declaration.span.source)
    guard source > 0, log.sources.indices.contains(source),
      log.sources[source].file.path == AddedLines.path
    else { return false }
    return method.declaration.body.map { $0.statements.allSatisfy { $0.isPlainResult } } ?? false
  }

  /// Records the call of a function that was added: to its type, or by whoever calls it to itself.
  func record(added method: MethodInfo, _ values: [Value], of type: ClassInfo?) throws(Halt) {
    noteClosures(in: values, to: method.selector(in: frame.dialect), of: type)
    let receiver = type.map { types.undeclared.lifeline(of: $0) } ?? frame.selfValue.object
    let call = try simulator.enter(
      method.id, payload(values), receiver, rule: nil, isOverridden: false)
    simulator.leave(call)
  }
}

extension MethodInfo {
  /// Its name as a language spells it.
  func selector(in dialect: Dialect) -> String {
    dialect == .swift ? selector.swift : selector.objectiveC
  }
}

extension Statement {
  /// Whether it only says what a function gives: a value, or an object that is made for it.
  fileprivate var isPlainResult: Bool {
    switch kind {
    case .return, .expression: true
    default: false
    }
  }
}
