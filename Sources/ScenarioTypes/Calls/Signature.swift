import Interfaces
import ScenarioSyntax
import SourceText

/// What a function, a method or an initialiser takes and gives.
struct Signature {
  struct Parameter {
    /// The label at the call; nil where there is none.
    let label: String?
    let type: Type
    /// Whether a closure that is given for it outlives the call.
    var keepsClosure = false
    let mayBeLeftOut: Bool
    let isVariadic: Bool
    /// The generic parameter that its type is; nil where it is none.
    var generic: String?

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
  /// The type that keeps it to itself: `private`; nil where it is everybody's.
  private(set) var privateOwner: String?
  /// Whether the program declares it: what the system declares had other labels in earlier versions of Swift.
  let isOfProgram: Bool
  /// The generic parameter that the result is; nil where it is none.
  private var genericResult: String?

  /// A function that the program declares.
  init(
    _ function: FunctionDeclaration, _ types: TypeTable, of owner: String? = nil,
    result: Type? = nil
  ) {
    name = function.name
    isOfProgram = true
    privateOwner = function.modifiers.contains(.isPrivate) ? owner : nil
    parameters = function.parameters.map { parameter in
      let text = parameter.type?.text ?? ""
      let type = Self.typeOfArgument(text, parameter.type.map { types.type($0) } ?? .unknown)
      return Parameter(
        label: parameter.label, type: type, keepsClosure: Self.keepsClosure(text, type),
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
    isOfProgram = false
    let generics = member.genericParameters
    parameters = member.parameters.map { parameter in
      let isVariadic = parameter.type.hasSuffix("...")
      let text = isVariadic ? String(parameter.type.dropLast(3)) : parameter.type
      let type = isVariadic ? .unknown : Self.typeOfArgument(text, types.type(parameter.type))
      return Parameter(
        label: parameter.label == "_" ? nil : parameter.label, type: type,
        keepsClosure: Self.keepsClosure(text, type) && !Self.isCalledAtOnce(parameter, member),
        mayBeLeftOut: parameter.isOptional || isVariadic, isVariadic: isVariadic,
        generic: generics.contains(text) ? text : nil)
    }
    self.result = result ?? (member.type.isEmpty ? .void : types.type(member.type))
    isGeneric = !generics.isEmpty
    genericResult = generics.contains(member.type) ? member.type : nil
  }

  /// An initialiser that nobody has written.
  init(name: String, parameters: [Parameter], result: Type) {
    self.name = name
    self.parameters = parameters
    self.result = result
    isOfProgram = true
    isGeneric = false
  }

  /// A case of an enumeration that carries something.
  init(_ enumCase: EnumCase, of type: Type, _ types: TypeTable) {
    name = enumCase.name
    isOfProgram = true
    parameters = enumCase.parameters.map { parameter in
      Parameter(
        label: parameter.label, type: parameter.type.map { types.type($0) } ?? .unknown,
        keepsClosure: true,
        mayBeLeftOut: parameter.defaultValue != nil, isVariadic: false)
    }
    result = type
    isGeneric = false
  }

  /// What whoever calls it writes for a parameter: no closure where one is made of it, but what that gives.
  static func typeOfArgument(_ text: String, _ type: Type) -> Type {
    guard TextSearch.contains(text, "@autoclosure"), case .function([], let inner) = type else {
      return type
    }
    return inner
  }

  /// Whether a parameter keeps the closures that it is given: it says so, or it may be nil.
  private static func keepsClosure(_ text: String, _ type: Type) -> Bool {
    if case .function? = type.wrapped { return true }
    guard text.utf8.first == UInt8(ascii: "@"), !text.hasPrefix("@autoclosure") else {
      return false
    }
    return text.hasPrefix("@escaping") || TextSearch.contains(text, " @escaping")
  }

  /// Whether UIKit calls a closure before the method returns, although it may be nil.
  private static func isCalledAtOnce(
    _ parameter: DeclaredParameter, _ member: DeclaredMember
  ) -> Bool {
    member.name == "performBatchUpdates" && parameter.label == "_"
      || member.kind == .initializer && parameter.label == "animations"
  }

  /// Whether there are so few functions of a name, with so few parameters, that every call can be compared
  /// with all of them.
  static func canBeCompared(_ functions: [FunctionDeclaration]) -> Bool {
    functions.count <= 40 && functions.allSatisfy { $0.parameters.count <= 40 }
  }

  /// The name with its labels, as Swift spells it: `present(_:animated:completion:)`.
  var fullName: String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
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
      for place in places {
        // A closure behind the parentheses is for nothing else than a function.
        if arguments[place].isTrailing, !parameter.mayBeFunction { return nil }
        result[place] = parameter
      }
    }
    return result.compactMap { $0 }
  }
}

extension Signature {
  /// What a call of a generic function gives, where that is what some of its arguments are: `max(width, 10)`.
  func result(of found: [Type], _ wanted: [Parameter], _ types: TypeTable) -> Type {
    guard let genericResult else { return .unknown }
    var result: Type?
    for (type, parameter) in zip(found, wanted) where parameter.generic == genericResult {
      guard let known = result else {
        result = type
        continue
      }
      if type == known { continue }
      result = Self.common(known, type, types)
    }
    guard let result, result.wrapped == nil, !result.isUnknown else { return .unknown }
    return result
  }

  /// The one of two types that both values have, of which one is a literal.
  private static func common(_ first: Type, _ second: Type, _ types: TypeTable) -> Type {
    switch (first, second) {
    case (.literal(.integer), .literal(.float)), (.literal(.float), .literal(.integer)):
      return .literal(.float)
    case (.literal, .nominal):
      return types.conversion(from: first, to: second) == .fits ? second : .unknown
    case (.nominal, .literal):
      return types.conversion(from: second, to: first) == .fits ? first : .unknown
    default: return .unknown
    }
  }

  /// The same initialiser, inherited by another class.
  func making(_ type: Type) -> Signature {
    var copy = self
    copy.result = result.wrapped == nil ? type : .optional(type)
    return copy
  }
}
