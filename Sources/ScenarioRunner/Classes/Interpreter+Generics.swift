import Lifecycle
import ScenarioSyntax
import Tracing

/// What `Self` and the generic parameters of a running function stand for.
extension Interpreter {
  /// The types that a call gives a function's generic parameters: by a metatype that is passed
  /// (`T.Type`), by an object of the type, or by what the result is to be.
  func boundTypes(_ function: FunctionDeclaration, _ arguments: [Value]) throws(Halt)
    -> [Frame.BoundType]
  {
    var bound: [Frame.BoundType] = []
    for name in function.genericParameters {
      var type: RuntimeClass?
      for (parameter, value) in zip(function.parameters, arguments) {
        switch value {
        case .type(let passed) where parameter.type?.text == name + ".Type": type = passed
        case .object(let object) where parameter.type?.name == name: type = object.runtimeClass
        default: continue
        }
        break
      }
      if type == nil, function.returnType?.name == name, let expectedClass {
        type = try classInfo(named: expectedClass)?.runtime
      }
      if let type { bound.append(Frame.BoundType(name: name, type: type)) }
    }
    return bound
  }

  /// The class that `Self` or a generic parameter stands for here; nil for any other name.
  func boundType(_ name: String) -> RuntimeClass? {
    if name == "Self" { return selfType }
    return frame.boundTypes.first { $0.name == name }?.type
  }
}
