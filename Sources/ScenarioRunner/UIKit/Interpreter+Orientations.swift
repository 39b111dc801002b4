import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Programs that turn the interface themselves.
extension Interpreter {
  /// `requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error in … }`: with the next turn, and
  /// where that cannot be the handler is called.
  func requestGeometry(_ arguments: [PassedArgument]) throws(Halt) {
    guard case .aggregate(let preferences)? = arguments.first?.value,
      let mask = preferences.fields.first(where: { $0.name == "interfaceOrientations" })?.value
    else { return }
    let handler = arguments.dropFirst().last?.value.object as? RuntimeBlock
    let request = makeBlock(owner: nil, captures: [.optional(handler)]) {
      interpreter, _ throws(Halt) in
      let isDone = try interpreter.simulator.requestOrientation(mask)
      if !isDone, let handler {
        _ = try interpreter.call(handler, [.aggregate(Opaque.value("UISceneError"))])
      }
      return .nothing
    }
    simulator.adopt(request)
    simulator.sleep(0, request)
  }
}
