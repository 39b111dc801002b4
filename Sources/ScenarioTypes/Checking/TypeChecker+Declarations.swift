import Interfaces
import ScenarioSyntax

/// Declarations: types, functions and variables.
extension TypeChecker {
  mutating func visit(_ declaration: TypeDeclaration) {
    let outer = (selfType, isInTypeMember)
    defer { (selfType, isInTypeMember) = outer }
    selfType = types.type(declaration.name)
    // What conforms to a protocol may be anything besides.
    if case .nominal(let name, _) = selfType, types.kind(of: name) == .protocol {
      selfType = .unknown
    }
    for member in declaration.members {
      switch member {
      case .function(let function):
        isInTypeMember = function.isTypeMember
        if isWanted(function.name) { note(.method(of: selfType)) }
        visit(function)
      case .property(let property):
        isInTypeMember = property.isTypeMember
        checkOverride(property, in: declaration)
        visitProperty(property)
      case .type(let inner): visit(inner)
      default: break
      }
    }
  }

  /// A property of a class that overrides one of the system's has to say so, and has to have its name.
  private mutating func checkOverride(
    _ property: VariableDeclaration, in declaration: TypeDeclaration
  ) {
    guard declaration.kind == .class, !property.isTypeMember, case .nominal(let name, _) = selfType
    else { return }
    let above = types.ancestors(of: name).inOrder.dropFirst().first { types.kind(of: $0) == .class }
    guard let above else { return }
    let found = types.property(property.name, of: above, isStatic: false)
    if property.modifiers.contains(.override) {
      guard found == nil, let near = types.nearestSystemProperty(to: property.name, of: above)
      else {
        return
      }
      report(
        TypeFault(
          "scenario.missing-override",
          "property does not override any property from its superclass",
          at: property.nameSpan,
          fixes: [
            TypeFault.Fix(
              message: "did you mean '\(near)'?", span: property.nameSpan, text: near)
          ]))
    } else if case .ofSystem(let member)? = found, member.name == property.name, !member.isLater {
      let start = NodeSpan(
        source: property.span.source, lower: property.span.lower, upper: property.span.lower)
      report(
        TypeFault(
          "scenario.missing-override", "overriding declaration requires an 'override' keyword",
          at: property.nameSpan,
          fixes: [
            TypeFault.Fix(message: "write 'override' before it", span: start, text: "override ")
          ]))
    }
  }

  private mutating func visitProperty(_ property: VariableDeclaration) {
    let type = declaredType(of: property)
    if let value = property.initialValue { check(value, fits: type, for: .initialization) }
    visitAccessors(of: property, type)
  }

  /// The type that is written of a variable; what a wrapper makes of it is not known.
  func declaredType(of variable: VariableDeclaration) -> Type {
    guard variable.wrapper == nil, let type = variable.type else { return .unknown }
    return types.type(type)
  }

  private mutating func visitAccessors(of variable: VariableDeclaration, _ type: Type) {
    if let getter = variable.getter { visitBody(getter, returning: type, [:]) }
    if let setter = variable.setter {
      visitBody(setter.body, returning: .unknown, [setter.parameter: type])
    }
    for observer in [variable.willSet, variable.didSet] {
      guard let observer else { continue }
      visitBody(observer.body, returning: .unknown, [observer.parameter: type])
    }
  }

  mutating func visit(_ function: FunctionDeclaration) {
    guard let body = function.body else { return }
    var names: [String: Type] = [:]
    for parameter in function.parameters {
      let type = types.type(parameter.type)
      if let value = parameter.defaultValue { check(value, fits: type, for: .argument) }
      names[parameter.name] = parameter.isVariadic ? .array(of: type) : type
    }
    let isPlain = function.kind == .function && function.genericParameters.isEmpty
    let result = function.returnType == nil ? Type.void : types.type(function.returnType)
    visitBody(body, returning: isPlain ? result : .unknown, names)
  }

  /// Looks at code that runs when it is called. A single expression is what it returns.
  mutating func visitBody(_ body: Block, returning result: Type, _ names: [String: Type]) {
    let outer = resultType
    defer { resultType = outer }
    resultType = result
    scopes.open()
    for (name, type) in names { scopes.declare(name, type) }
    if let value = body.implicitResult, result != .void, result != .unknown {
      check(value, fits: result, for: .result)
    } else {
      visit(body)
    }
    scopes.close()
  }

  /// A variable of a block or of the top level.
  mutating func visit(_ variable: VariableDeclaration) {
    let type = declaredType(of: variable)
    if let value = variable.initialValue {
      if variable.type == nil, variable.wrapper == nil {
        let type = infer(value).ofVariable
        scopes.declare(variable.name, variable.modifiers.contains(.weak) ? type.asOptional : type)
      } else {
        check(value, fits: type, for: .initialization)
        scopes.declare(variable.name, type)
      }
    } else {
      scopes.declare(variable.name, type)
    }
    visitAccessors(of: variable, type)
  }
}
