import ScenarioSyntax

/// Declarations: types, functions and variables.
extension TypeChecker {
  mutating func visit(_ declaration: TypeDeclaration) {
    let outer = (selfType, isInTypeMember)
    defer { (selfType, isInTypeMember) = outer }
    selfType = types.type(declaration.name)
    for member in declaration.members {
      switch member {
      case .function(let function):
        isInTypeMember = function.isTypeMember
        visit(function)
      case .property(let property):
        isInTypeMember = property.isTypeMember
        visitProperty(property)
      case .type(let inner): visit(inner)
      default: break
      }
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
