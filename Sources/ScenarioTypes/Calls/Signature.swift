import Interfaces
import ScenarioSyntax

/// What a function, a method or an initialiser takes and gives.
struct Signature {
  struct Parameter {
    /// The label at the call; nil where there is none.
    let label: String?
    let type: Type
    let mayBeLeftOut: Bool
    let isVariadic: Bool

    /// Whether it may take a closure.
    var mayBeFunction: Bool {
      switch type.unwrapped {
      case .function, .unknown: true
      default: false
      }
    }
  }

  let name: String
  let parameters: [Parameter]
  private(set) var result: Type
  /// Whether calls say what its generic parameters are, so that its types are not known.
  let isGeneric: Bool

  /// A function that the program declares.
  init(_ function: FunctionDeclaration, _ types: TypeTable, result: Type? = nil) {
    name = function.name
    parameters = function.parameters.map { parameter in
      Parameter(
        label: parameter.label,
        type: parameter.type.map { types.type($0) } ?? .unknown,
        mayBeLeftOut: parameter.defaultValue != nil || parameter.isVariadic,
        isVariadic: parameter.isVariadic)
    }
    self.result =
      result ?? (function.returnType == nil ? .void : types.type(function.returnType))
    isGeneric = !function.genericParameters.isEmpty
  }

  /// A method or an initialiser that the system declares.
  init(_ member: DeclaredMember, _ types: TypeTable, result: Type? = nil) {
    name = member.name
    parameters = member.parameters.map { parameter in
      Parameter(
        label: parameter.label == "_" ? nil : parameter.label, type: types.type(parameter.type),
        mayBeLeftOut: parameter.isOptional, isVariadic: parameter.type.hasSuffix("..."))
    }
    self.result = result ?? (member.type.isEmpty ? .void : types.type(member.type))
    isGeneric = false
  }

  /// An initialiser that nobody has written.
  init(name: String, parameters: [Parameter], result: Type) {
    self.name = name
    self.parameters = parameters
    self.result = result
    isGeneric = false
  }

  /// A case of an enumeration that carries something.
  init(_ enumCase: EnumCase, of type: Type, _ types: TypeTable) {
    name = enumCase.name
    parameters = enumCase.parameters.map { parameter in
      Parameter(
        label: parameter.label, type: parameter.type.map { types.type($0) } ?? .unknown,
        mayBeLeftOut: parameter.defaultValue != nil, isVariadic: false)
    }
    result = type
    isGeneric = false
  }

  /// Whether there are so few functions of a name, with so few parameters, that every call can be compared
  /// with all of them.
  static func canBeCompared(_ functions: [FunctionDeclaration]) -> Bool {
    functions.count <= 40 && functions.allSatisfy { $0.parameters.count <= 40 }
  }

  /// The parameters as calls are matched with them.
  var shapes: [ParameterShape] {
    parameters.map { parameter in
      ParameterShape(
        label: parameter.label, isOptional: parameter.mayBeLeftOut,
        isFunction: parameter.mayBeFunction, isVariadic: parameter.isVariadic)
    }
  }

  /// For each argument the parameter that it is for; nil where the call does not fit.
  func parameters(for arguments: [Argument]) -> [Parameter]? {
    guard let places = ArgumentMatch.match(shapes, arguments.map { $0.shape }) else { return nil }
    var result: [Parameter?] = Array(repeating: nil, count: arguments.count)
    for (parameter, places) in zip(parameters, places) {
      for place in places { result[place] = parameter }
    }
    return result.compactMap { $0 }
  }
}

extension Signature {
  /// The same initialiser, inherited by another class.
  func making(_ type: Type) -> Signature {
    var copy = self
    copy.result = result.wrapped == nil ? type : .optional(type)
    return copy
  }
}
