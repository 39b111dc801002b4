import ScenarioSyntax

/// An argument of a call, as it is matched with a parameter.
package struct ArgumentShape {
  /// Its label; nothing for `_`, for a first trailing closure, and for an Objective-C message's first piece.
  package let label: String?
  /// Whether it is a closure behind the parentheses.
  package let isTrailing: Bool

  package init(label: String?, isTrailing: Bool) {
    self.label = label
    self.isTrailing = isTrailing
  }
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

  package init(
    label: String?, isOptional: Bool, isFunction: Bool, isVariadic: Bool = false
  ) {
    self.label = label
    self.isOptional = isOptional
    self.isFunction = isFunction
    self.isVariadic = isVariadic
  }
}

extension Argument {
  /// What it is matched by.
  package var shape: ArgumentShape { ArgumentShape(label: label, isTrailing: isTrailing) }
}
