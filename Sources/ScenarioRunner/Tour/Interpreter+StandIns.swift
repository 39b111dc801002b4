import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// What stands for a protocol of the program's on a tour, where code is given a value of it.
///
/// It is an object whose methods do nothing, so that a trace has the calls, and give what can be thought of.
extension Interpreter {
  /// A value that conforms to a protocol: what shows, an object of the program's, or what stands for one.
  func madeUpValue(conformingTo proto: ClassInfo, for parameter: Parameter) throws(Halt) -> Value? {
    if let page = shown(where: { self.info(of: $0).isKind(of: proto.name) }) {
      return .object(page)
    }
    guard tour.beginsMakingUp() else { return nil }
    defer { tour.endMakingUp() }
    for info in types.declaredTypes where info.isOfProgram && info.isKind(of: proto.name) {
      switch info.kind {
      case .class where info.runtime.kind == .object && canBeMadeBare(info):
        let object = try makeStarted(info)
        name(.object(object), parameter.name)
        return .object(object)
      case .structure, .enumeration:
        if let value = try madeUpValue(of: info, at: parameter.span) { return value }
      default: break
      }
    }
    let info = try standIn(for: proto, parameter)
    let object = try allocate(info)
    name(.object(object), parameter.name)
    try fill(object, of: info)
    return .object(object)
  }

  /// The class of what stands for a protocol, by Swift's name for any value of it.
  private func standIn(for proto: ClassInfo, _ parameter: Parameter) throws(Halt) -> ClassInfo {
    let name = "any " + proto.name
    if let known = types[name] { return known }
    let above = types.root
    let info = ClassInfo(
      name: name, kind: .class, superclass: above,
      runtime: RuntimeClass(name: name, superclass: above.runtime), isOfProgram: true)
    info.standsForProtocol = true
    types.add(info)
    var pending = [proto.name]
    var known: Set<String> = []
    while let next = pending.popLast() {
      guard known.insert(next).inserted, let declaration = types.declarations[next],
        declaration.kind == .protocol
      else { continue }
      info.conform(to: [next])
      pending += declaration.inherited.map { $0.name }
      if let extended = types[next] { give(extended, to: info) }
      try addRequirements(of: declaration, to: info)
    }
    return info
  }

  /// Gives a class what a protocol requires and its extensions do not have.
  private func addRequirements(of declaration: TypeDeclaration, to info: ClassInfo) throws(Halt) {
    let dialect: Dialect = declaration.part == .whole ? .swift : .objectiveC
    for member in declaration.members {
      switch member {
      case .property(var property) where info.property(property.name) == nil:
        property.isRequirement = false
        // Whoever is told of something owns whom it tells.
        if Self.isBackReference(property.name) { property.modifiers.insert(.weak) }
        addProperty(property, to: info, dialect)
      case .function(var function) where info.methods(named: function.name).isEmpty:
        // What it gives is there at once.
        function.modifiers.remove(.async)
        try addMethod(function, to: info, dialect)
      default: break
      }
    }
  }

  private static func isBackReference(_ name: String) -> Bool {
    ["elegate", "ataSource"].contains { name.hasSuffix($0) }
  }

  /// Sets the properties of what stands for a protocol to what can be thought of.
  private func fill(_ object: Object, of info: ClassInfo) throws(Halt) {
    for property in info.properties
    where !property.isStatic && !property.isWeak && !property.declaration.isComputed {
      guard let value = try madeUp(for: property) else { continue }
      try store(value, in: property, of: object)
    }
  }

  /// What a method of what stands for a protocol gives, whose closures a tour calls back; nil of any other method without
  /// a body.
  func madeUpResult(of method: MethodInfo, _ arguments: [Value]) throws(Halt) -> Value? {
    guard method.owner.standsForProtocol else { return nil }
    noteClosures(in: arguments, to: method.selector(in: method.dialect), of: nil)
    guard let type = method.declaration.returnType else { return Value.nothing }
    var result = VariableDeclaration.synthesized(
      SelectorName.uncapitalized(type.name), at: method.declaration.nameSpan)
    result.type = type
    return try madeUp(Parameter(of: result)) ?? Value.nothing
  }
}
