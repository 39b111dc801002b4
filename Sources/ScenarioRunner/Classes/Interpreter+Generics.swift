import CallTrace
import Lifecycle
import ScenarioSyntax
import SourceText

/// What `Self` and the generic parameters of what runs stand for.
extension Interpreter {
  /// The types that a call gives a function's generic parameters: by a metatype that is passed
  /// (`T.Type`), by an object of the type, or by what the result is to be.
  func boundTypes(
    _ names: [String], _ parameters: [Parameter], _ returnType: TypeName?, _ arguments: [Value]
  ) throws(Halt) -> [Frame.BoundType] {
    guard simulator.spend(parts: 4 * names.count * (1 + arguments.count)) else {
      throw .budget(.steps)
    }
    var bound: [Frame.BoundType] = []
    for name in names {
      var type: RuntimeClass?
      for (parameter, value) in zip(parameters, arguments) {
        switch value {
        case .type(let passed) where parameter.type?.text == name + ".Type": type = passed
        case .array(let elements) where parameter.type?.text == "[\(name)]":
          type = try elements.first.flatMap { element throws(Halt) in try self.type(of: element) }
        case _ where parameter.type?.name == name: type = try self.type(of: value)
        default: continue
        }
        break
      }
      if type == nil, returnType?.name == name, let expectedClass = calls.expectedClass {
        type = try classInfo(named: expectedClass)?.runtime
      }
      if let type { bound.append(Frame.BoundType(name: name, type: type)) }
    }
    return bound
  }

  /// The type of a value; nil for nothing.
  private func type(of value: Value) throws(Halt) -> RuntimeClass? {
    switch value {
    case .object(let object): object.runtimeClass
    case .aggregate, .member, .type: operandType(value)?.runtime
    case .int, .double, .string, .bool: try classInfo(named: typeName(of: value))?.runtime
    default: nil
    }
  }

  /// The class that `Self` or a generic parameter stands for here; nil for any other name.
  func boundType(_ name: String) -> RuntimeClass? {
    if name == "Self" { return selfType }
    if let bound = frame.boundTypes.first(where: { $0.name == name }) { return bound.type }
    guard let type = frame.type, let place = type.genericParameters.firstIndex(of: name),
      let own = selfType.flatMap({ types[$0.name] })
    else { return nil }
    return argument(place, of: type, in: own)
  }

  /// What a class that inherits from a generic one gives for a parameter of it: of
  /// `class Home: Screen<HomeView>` the class `HomeView`.
  private func argument(_ place: Int, of type: ClassInfo, in heir: ClassInfo) -> RuntimeClass? {
    var current = heir
    while let above = current.superclass {
      guard above === type else {
        current = above
        continue
      }
      guard current.superclassArguments.indices.contains(place) else { return nil }
      let name = current.superclassArguments[place]
      // A class between may hand on a parameter of its own.
      if let handed = current.genericParameters.firstIndex(of: name) {
        return argument(handed, of: current, in: heir)
      }
      return (try? classInfo(named: name))?.runtime
    }
    return nil
  }

  /// The class that a generic one is with the arguments that are written behind its name, as
  /// `Screen<HomeView>()`: one that inherits from it and adds nothing.
  func specialized(_ info: ClassInfo, _ name: String, at span: NodeSpan) -> ClassInfo {
    guard info.kind == .class, !info.genericParameters.isEmpty,
      Int(span.upper - span.lower) > name.utf8.count
    else { return info }
    let written = self.span(span).text
    let arguments = TypeName.genericArguments(in: written)
    guard !arguments.isEmpty else { return info }
    if let known = types[written] { return known }
    let special = ClassInfo(
      name: written, kind: .class, superclass: info,
      runtime: RuntimeClass(name: written, superclass: info.runtime), isOfProgram: true)
    special.superclassArguments = arguments
    types.add(special)
    return special
  }
}
