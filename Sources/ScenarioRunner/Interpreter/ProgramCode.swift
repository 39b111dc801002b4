import ScenarioSyntax

/// What a program declares that runs: its functions, its methods and the variables of its top level.
final class ProgramCode {
  /// The variables of the program's top level, which live to its end.
  let globals = Scope(parent: nil)
  /// The computed variables of the program's top level.
  private var computed: [String: VariableDeclaration] = [:]
  /// The program's free functions, by base name.
  private(set) var functions: [String: [MethodInfo]] = [:]
  /// Every method with a body; the engine's classes refer to them by place.
  private(set) var methods: [MethodInfo] = []
  /// Whether the program declares functions named by operators.
  private(set) var hasOperators = false
  /// Whether the program declares functions with generic parameters.
  var hasGenericFunctions = false
  /// Whether a type of the program's describes its values.
  private(set) var hasDescriptions = false
  /// The functions that block a thread, once anybody has asked.
  var knownBlockers: KnownBlockers?

  /// The computed variable of a name.
  func computedVariable(_ name: String) -> VariableDeclaration? { computed[name] }

  /// Adds a computed variable.
  func add(_ variable: VariableDeclaration) { computed[variable.name] = variable }

  /// Adds a free function.
  func add(function: MethodInfo) {
    let declaration = function.declaration
    noteOperator(declaration)
    functions[declaration.name, default: []].append(function)
    if !declaration.genericParameters.isEmpty { hasGenericFunctions = true }
  }

  /// Adds a method with a body; the answer is its place.
  func add(method: MethodInfo) -> Int {
    methods.append(method)
    return methods.count - 1
  }

  /// Takes note of what a method of a type is for.
  func note(_ method: FunctionDeclaration) {
    noteOperator(method)
    noteMember(method.name)
  }

  /// Takes note of what a member of a type is for, which its name says.
  func noteMember(_ name: String) {
    if name == "description" { hasDescriptions = true }
  }

  private func noteOperator(_ function: FunctionDeclaration) {
    if !function.name.isEmpty, !function.name.beginsWithLetter,
      function.name.utf8.first != UInt8(ascii: "_")
    {
      hasOperators = true
    }
  }

  /// Lets go of what refers to each other.
  func sever() {
    methods = []
    functions = [:]
  }
}
