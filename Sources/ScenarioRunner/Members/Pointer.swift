import Lifecycle
import ScenarioSyntax

/// The address of a variable, as C and Objective-C pass it: `&error`, `BOOL *stop`.
final class Pointer: Object {
  private let variable: Variable
  /// The name of the variable.
  let name: String

  init(_ variable: Variable, name: String = "") {
    self.variable = variable
    self.name = name
    super.init(.object)
  }

  var value: Value { variable.value }

  func assign(_ value: Value, _ simulator: Simulator) throws(Halt) {
    try variable.assign(value, simulator)
  }
}

extension Interpreter {
  /// `&name`; of anything that is no variable, its value.
  func address(of operand: Expression) throws(Halt) -> Value {
    guard frame.dialect == .objectiveC, case .name(let name) = operand.kind,
      let variable = scope.lookup(name) ?? code.globals.lookup(name)
    else { return try evaluate(operand) }
    return .object(Pointer(variable, name: name))
  }

  /// A pointer to a variable of its own, which says whether a block wants to go on.
  func makeStop() -> Pointer {
    Pointer(Variable(.bool(false), isConstant: false, simulator))
  }
}
