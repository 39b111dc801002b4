import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// An argument of a call, evaluated.
struct PassedArgument {
  /// Its label; nothing for `_`, for a first trailing closure, and for an Objective-C message's
  /// first piece.
  var label: String?
  var value: Value
  var isTrailing: Bool
  var span: NodeSpan
  /// What `&` stands before: an `inout` argument is written back to it.
  var target: Expression?

  /// What it is matched by.
  var shape: ArgumentShape { ArgumentShape(label: label, isTrailing: isTrailing) }
}

extension Interpreter {
  /// The shapes of a declaration's parameters.
  func shapes(of parameters: [Parameter]) -> [ParameterShape] {
    ArgumentMatch.shapes(of: parameters) { types.alias($0.name)?.isFunction ?? false }
  }
}
