import ScenarioSyntax

/// A type that the program declares, with all that extensions add to it; or what the program adds to one of
/// the system's.
struct ProgramType {
  let name: String
  /// What sort of type it is; `extension` where the program only adds to it.
  var kind: TypeDeclaration.Kind
  /// What stands behind the colons.
  var inherited: [TypeName] = []
  var properties: [String: VariableDeclaration] = [:]
  var typeProperties: [String: VariableDeclaration] = [:]
  var methods: [String: [FunctionDeclaration]] = [:]
  var typeMethods: [String: [FunctionDeclaration]] = [:]
  var initializers: [FunctionDeclaration] = []
  var cases: [String: EnumCase] = [:]
  /// Whether it has generic parameters.
  var isGeneric = false
  /// Whether it has generic parameters, or attributes and macros that may add members to it.
  var mayHaveMore = false
  /// What a protocol asks for.
  var requirements: [Member] = []
  /// The properties that extensions add.
  var addedProperties: Set<String> = []
  /// Whether a protocol is one of Objective-C's too.
  var isObjectiveC = false
  /// Whether Objective-C sees all members: `@objcMembers`, or an extension that is `@objc`.
  var isExposed = false
  /// Whether an attribute may be a macro, which may add members.
  var mayHaveMacros = false
  /// Whether a page leaves members of it out.
  var isCut = false
  /// The subscripts.
  var subscripts: [FunctionDeclaration] = []
  /// The stored properties in the order in which they are written, for the initialiser of a structure.
  var stored: [VariableDeclaration] = []

  init(name: String, kind: TypeDeclaration.Kind) {
    self.name = name
    self.kind = kind
  }

  mutating func add(_ declaration: TypeDeclaration) {
    if declaration.kind != .extension { kind = declaration.kind }
    inherited += declaration.inherited
    mayHaveMore =
      mayHaveMore || !declaration.genericParameters.isEmpty || declaration.mayHaveMacros
      || declaration.attributes.contains("dynamicMemberLookup")
    isGeneric = isGeneric || !declaration.genericParameters.isEmpty
    mayHaveMacros = mayHaveMacros || declaration.mayHaveMacros
    isExposed =
      isExposed || declaration.attributes.contains("objcMembers")
      || declaration.kind == .extension && declaration.attributes.contains("objc")
    isObjectiveC = isObjectiveC || declaration.attributes.contains("objc")
    if declaration.kind == .protocol { requirements += declaration.members }
    for member in declaration.members {
      switch member {
      case .property(let property): add(property, isStored: declaration.kind != .extension)
      case .function(let function): add(function)
      case .enumCase(let enumCase): cases[enumCase.name] = enumCase
      default: break
      }
    }
  }

  private mutating func add(_ property: VariableDeclaration, isStored: Bool) {
    if !isStored { addedProperties.insert(property.name) }
    if property.isTypeMember {
      typeProperties[property.name] = property
    } else {
      properties[property.name] = property
      if isStored, !property.isComputed { stored.append(property) }
    }
  }

  private mutating func add(_ function: FunctionDeclaration) {
    switch function.kind {
    case .initializer: initializers.append(function)
    case .function where function.isTypeMember:
      typeMethods[function.name, default: []].append(function)
    case .function: methods[function.name, default: []].append(function)
    case .subscript: subscripts.append(function)
    default: break
    }
  }
}

extension TypeDeclaration {
  /// Whether an attribute may be a macro, which may add members: all but a few that begin with a capital.
  var mayHaveMacros: Bool {
    attributes.contains { attribute in
      let isCapital = attribute.utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
      return isCapital ?? false
        && !["MainActor", "IBDesignable", "UIApplicationMain", "NSApplicationMain"].contains(
          attribute)
    }
  }
}
