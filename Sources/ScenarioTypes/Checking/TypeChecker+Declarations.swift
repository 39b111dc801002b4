import Interfaces
import ScenarioSyntax

/// Declarations: types, functions and variables.
extension TypeChecker {
  mutating func visit(_ declaration: TypeDeclaration) {
    let outer = (selfType, isInTypeMember, code)
    surroundingTypes.append(TypeTable.lastName(declaration.name))
    defer {
      (selfType, isInTypeMember, code) = outer
      surroundingTypes.removeLast()
    }
    code = CodeContext()
    // The types of a block are not in the table: there may be others of their names.
    selfType = scopes.isInCode ? .unknown : types.type(declaration.name)
    checkMembers(of: declaration)
    // What conforms to a protocol may be anything besides.
    if case .nominal(let name, _) = selfType, types.kind(of: name) == .protocol {
      selfType = .unknown
    }
    for member in declaration.members {
      if !scopes.isInCode { checkOverrideOfNothing(member, in: declaration) }
      switch member {
      case .function(let function):
        isInTypeMember = function.isTypeMember
        if isWanted(function.name) { note(.method(of: selfType)) }
        checkOverride(function, in: declaration)
        checkOverride(initializer: function, in: declaration)
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

  private mutating func visitProperty(_ property: VariableDeclaration) {
    let type = declaredType(of: property)
    checkNames(in: property.type)
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
    checkOnce(function.parameters)
    for parameter in function.parameters { checkNames(in: parameter.type) }
    checkNames(in: function.returnType)
    guard let body = function.body else { return }
    let outer = code
    code = context(of: function)
    scopes.open()
    defer {
      scopes.close()
      code = outer
    }
    for parameter in function.parameters {
      let type = types.type(parameter.type)
      if let value = parameter.defaultValue {
        let given = Signature.typeOfArgument(parameter.type?.text ?? "", type)
        check(value, fits: given, for: .argument)
      }
      scopes.declare(
        parameter.name, parameter.isVariadic ? .array(of: type) : type,
        parameter.isChangeable ? .variable : .parameter)
    }
    let isPlain = function.kind == .function && function.genericParameters.isEmpty
    let result = function.returnType == nil ? Type.void : types.type(function.returnType)
    visitBody(body, returning: isPlain ? result : .unknown, [:])
  }

  /// What the code of a function may do with `self`; a function in another one is part of that.
  private func context(of function: FunctionDeclaration) -> CodeContext {
    var context = CodeContext()
    guard case .nominal(let owner, _) = selfType else { return context }
    switch function.kind {
    case .initializer:
      context.initialized = owner
      context.mayFail = function.modifiers.contains(.failable)
    case .function where !scopes.isInCode && !function.isTypeMember:
      let kind = types.programTypes[owner]?.kind
      if kind == .structure || kind == .enumeration, !function.modifiers.contains(.mutating) {
        let start = function.span.lower
        context.fixedSelf = NodeSpan(source: function.span.source, lower: start, upper: start)
      }
    case .function where scopes.isInCode: context.fixedSelf = code.fixedSelf
    default: break
    }
    return context
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
    checkNames(in: variable.type)
    if let value = variable.initialValue {
      if variable.type == nil, variable.wrapper == nil {
        let type = inferFirstValue(value).ofVariable
        scopes.declare(
          variable.name, variable.modifiers.contains(.weak) ? type.asOptional : type,
          variable.mutability)
      } else {
        check(value, fits: type, for: .initialization)
        scopes.declare(variable.name, type, variable.mutability)
      }
    } else {
      scopes.declare(variable.name, type)
    }
    visitAccessors(of: variable, type)
  }
}

extension Parameter {
  /// Whether its function may change it; Swift 2 had `var` before the name.
  fileprivate var isChangeable: Bool { isInout || label == "inout" || label == "var" }
}

extension VariableDeclaration {
  /// The word `let` or `var` before it.
  var keyword: NodeSpan? {
    keywordStart.map { NodeSpan(source: nameSpan.source, lower: $0, upper: $0 + 3) }
  }

  /// Whether a variable with a first value can be changed.
  fileprivate var mutability: NameScopes.Mutability {
    isConstant && wrapper == nil ? .constant(keyword: keyword) : .variable
  }
}
