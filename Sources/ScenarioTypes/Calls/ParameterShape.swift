import ScenarioSyntax

/// An argument of a call, as it is matched with a parameter.
package protocol LabeledArgument {
  /// Its label; nothing for `_`, for a first trailing closure, and for an Objective-C message's first piece.
  var label: String? { get }
  /// Whether it is a closure behind the parentheses.
  var isTrailing: Bool { get }
}

/// A parameter, as calls are matched with it.
package struct ParameterShape {
  /// The label; nothing for `_`.
  package var label: String?
  /// Whether a call may leave it out.
  package var isOptional: Bool
  /// Whether it takes closures.
  package var isFunction: Bool
  /// Whether it takes any number of arguments.
  package var isVariadic = false

  @inlinable package init(
    label: String?, isOptional: Bool, isFunction: Bool, isVariadic: Bool = false
  ) {
    self.label = label
    self.isOptional = isOptional
    self.isFunction = isFunction
    self.isVariadic = isVariadic
  }
}

extension Argument: LabeledArgument {}
