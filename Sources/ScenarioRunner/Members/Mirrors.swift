import Lifecycle
import ScenarioSyntax

/// What a value looks like from inside: `Mirror(reflecting: page).children`.
extension Interpreter {
  /// The mirror of a value: its stored properties in their order, or its elements.
  func makeMirror(_ subject: Value) throws(Halt) -> Value {
    let children = try mirrored(subject)
    guard simulator.spend(parts: 4 * (1 + children.count)) else { throw .budget(.steps) }
    var fields = [
      Aggregate.Field(name: "children", value: .array(children)),
      Aggregate.Field(name: "displayStyle", value: Self.displayStyle(of: subject)),
    ]
    if let type = runtimeType(of: subject) {
      fields.append(Aggregate.Field(name: "subjectType", value: .type(type)))
      if let above = types[type.name]?.superclass, subject.object != nil {
        fields.append(
          Aggregate.Field(
            name: "superclassMirror", value: try makeMirror(of: above, subject)))
      }
    }
    return .aggregate(Opaque.value("Mirror", fields))
  }

  /// The mirror of what an object has of a class above its own.
  private func makeMirror(of info: ClassInfo, _ subject: Value) throws(Halt) -> Value {
    try simulator.checkStack()
    var fields = [
      Aggregate.Field(name: "children", value: .array(try children(of: subject, info))),
      Aggregate.Field(name: "subjectType", value: .type(info.runtime)),
    ]
    if let above = info.superclass, info.isOfProgram {
      fields.append(
        Aggregate.Field(name: "superclassMirror", value: try makeMirror(of: above, subject)))
    }
    return .aggregate(Opaque.value("Mirror", fields))
  }

  private func mirrored(_ subject: Value) throws(Halt) -> [Value] {
    switch subject.unboxed {
    case .object(let object): return try children(of: subject, info(of: object))
    case .array(let elements): return elements.map { Self.child(nil, $0) }
    case .aggregate(let aggregate):
      if let elements = SetValue.elements(of: aggregate) {
        return elements.map { Self.child(nil, $0) }
      }
      guard structureType(aggregate)?.isOfProgram == true else { return [] }
      return aggregate.fields.map { Self.child($0.name, $0.value) }
    default: return []
    }
  }

  /// The stored properties that a class itself declares, as they are.
  private func children(of subject: Value, _ info: ClassInfo) throws(Halt) -> [Value] {
    guard case .object(let object) = subject, info.isOfProgram else { return [] }
    var found: [Value] = []
    for property in info.properties where !property.isStatic && !property.declaration.isComputed {
      var value = object.properties[property.name] ?? .nothing
      if case .object(let reference as WeakReference) = value { value = reference.value }
      found.append(Self.child(property.name, value))
    }
    return found
  }

  private static func child(_ label: String?, _ value: Value) -> Value {
    pair("label", label.map { .string($0) } ?? .nothing, "value", value)
  }

  private static func displayStyle(of subject: Value) -> Value {
    switch subject.unboxed {
    case .object: .member("class")
    case .array: .member("collection")
    case .dictionary: .member("dictionary")
    case .aggregate(let aggregate) where SetValue.elements(of: aggregate) != nil: .member("set")
    case .aggregate(let aggregate) where aggregate.isCase: .member("enum")
    case .aggregate: .member("struct")
    default: .nothing
    }
  }

  private func runtimeType(of subject: Value) -> RuntimeClass? {
    switch subject.unboxed {
    case .object(let object): object.runtimeClass
    case .aggregate(let aggregate): structureType(aggregate)?.runtime
    default: nil
    }
  }
}
