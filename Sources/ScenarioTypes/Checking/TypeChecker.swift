package import ScenarioSyntax

/// What a compiler refuses of a program because of its types.
package enum TypeCheck {
  /// The faults of a program that runs in a stage; none of a program in Objective-C.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - stage: What is declared beside it.
  ///   - hosts: The class whose body the program's methods and statements are part of, and those that it
  ///     inherits from: one that nothing declares is the next that something does.
  ///   - isEarly: Whether something in it is written in Swift 1 or 2.
  ///   - likelySuperclass: The class that one which nothing declares probably inherits from; nil of what is
  ///     none.
  package static func faults(
    in program: Program, stage: Program?, hosts: [String], isEarly: Bool = false,
    likelySuperclass: @escaping (String) -> String?
  ) -> [TypeFault] {
    guard program.dialect == .swift else { return [] }
    let programs = [stage, program].compactMap { $0 }.filter { $0.dialect == .swift }
    var checker = TypeChecker(programs, likelySuperclass)
    checker.isEarly = isEarly || programs.contains { EarlyWords($0).isFound }
    checker.check(program, hosts)
    return checker.faults
  }
}

/// Looks through a Swift program for what a compiler refuses because of its types.
///
/// It reports only what is sure: whatever it does not know is compatible with everything. Each expression is
/// looked at once, from the inside outwards, with the type that is wanted of it.
struct TypeChecker: SyntaxWalker {
  let types: TypeTable
  var scopes = NameScopes()
  /// The type that the code is written in.
  var selfType: Type = .unknown
  /// Whether `self` is the type itself.
  var isInTypeMember = false
  /// The types in whose bodies the code stands, the outermost first.
  var surroundingTypes: [String] = []
  /// What the code may do with `self`.
  var code = CodeContext()
  /// Whether the program is all that there is: it does something by itself, and is no part of a class's body, nor a
  /// file beside others.
  private(set) var isWhole = false
  /// Whether the program is written in Swift 1 or 2.
  fileprivate(set) var isEarly = false
  /// What the function that is looked at returns.
  var resultType: Type = .unknown
  private(set) var faults: [TypeFault] = []
  /// The members that each type and its extensions have declared so far.
  var declaredNames: [String: DeclaredNames] = [:]
  /// How much of what protocols ask for may still be looked for.
  var roomForRequirements = 10_000
  /// How many comparisons may still be made to find what is wrong with calls that fit nothing.
  var roomForSlips = 100_000
  /// The properties whose first values are being looked at for their types, so that none waits for itself.
  var openProperties: Set<String> = []
  /// Whether the program holds `NamesAtPlace.wanted`, and it is asked what can stand there.
  var isAskedForNames = false
  /// Where that stands; nil before it was met.
  private(set) var namePlace: NamePlace?
  /// What `self` is there, and whether it is the type itself.
  private(set) var selfTypeOfPlace: Type = .unknown
  private(set) var isPlaceInTypeMember = false
  /// Names of the top level that statements declare as they come.
  private let globals: [String: VariableDeclaration]
  /// Names of the top level that are declared several times.
  private let repeatedGlobals: Set<String>
  let functions: [String: [FunctionDeclaration]]

  init(_ programs: [Program], _ likelySuperclass: @escaping (String) -> String?) {
    types = TypeTable(programs, likelySuperclass: likelySuperclass)
    var globals: [String: VariableDeclaration] = [:]
    var repeated: Set<String> = []
    var functions: [String: [FunctionDeclaration]] = [:]
    for statement in programs.flatMap({ $0.statements }) {
      switch statement.kind {
      case .variable(let variable):
        if globals.updateValue(variable, forKey: variable.name) != nil {
          repeated.insert(variable.name)
        }
      case .function(let function): functions[function.name, default: []].append(function)
      default: break
      }
    }
    self.globals = globals
    repeatedGlobals = repeated
    self.functions = functions
  }

  mutating func check(_ program: Program, _ hosts: [String]) {
    let types = types
    let host = hosts.map { types.type($0) }.first { !$0.isUnknown } ?? .unknown
    surroundingTypes = hosts
    isWhole =
      hosts.isEmpty && !program.isOnlyDefinitions && !program.hasFragments
      && program.omissions.isEmpty
    scopes.open()
    checkOnce(topLevelOf: program)
    for statement in program.statements {
      switch statement.kind {
      case .type(let type): visit(type)
      default:
        selfType = host
        visit(statement)
      }
    }
    scopes.close()
  }

  /// The variable of the top level of a name: what a stage has declared, or the program further down.
  func global(declaring name: String) -> VariableDeclaration? { globals[name] }

  /// What a name of the top level stands for: what a stage has declared, or the program further down.
  func global(_ name: String) -> Type? {
    guard let variable = globals[name] else { return nil }
    guard let type = variable.type else { return typeOfGlobal(variable) }
    return variable.wrapper == nil ? types.type(type) : .unknown
  }

  /// What a variable of the top level without a written type holds at first. In a part of a program another variable
  /// may have its name; where names are asked for, the last is good enough.
  private func typeOfGlobal(_ variable: VariableDeclaration) -> Type {
    guard let value = variable.initialValue, variable.wrapper == nil, openProperties.count < 8,
      isAskedForNames || isWhole && !repeatedGlobals.contains(variable.name) && !mayInheritNames
    else { return .unknown }
    let key = "." + variable.name
    if let known = types.inferredTypes[key] { return known }
    var other = self
    guard other.openProperties.insert(key).inserted else { return .unknown }
    let type = other.quietly(in: .unknown) { $0.infer(value).ofVariable }
    types.inferredTypes[key] = variable.modifiers.contains(.weak) ? type.asOptional : type
    return types.inferredTypes[key] ?? .unknown
  }

  /// Whether the type that the code stands in may inherit names of which nothing is known.
  var mayInheritNames: Bool {
    guard case .nominal(let owner, _) = selfType else { return !surroundingTypes.isEmpty }
    return !types.ancestors(of: owner).isComplete
  }

  /// The names of the top level, of the stage too.
  var globalNames: [String] { globals.keys.sorted() }

  /// Says what is wrong; as many faults as a reader can use.
  mutating func report(_ fault: TypeFault) {
    guard faults.count < Self.faultLimit else { return }
    faults.append(fault)
  }

  private static let faultLimit = 20

  /// Whether a name stands where names are asked for, and is met for the first time.
  func isWanted(_ name: String) -> Bool {
    isAskedForNames && namePlace == nil && name == NamesAtPlace.wanted
  }

  /// Takes note of where names are asked for.
  mutating func note(_ place: NamePlace) {
    namePlace = place
    selfTypeOfPlace = selfType
    isPlaceInTypeMember = isInTypeMember
  }
}
