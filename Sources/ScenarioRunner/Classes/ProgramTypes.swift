import Lifecycle
import ScenarioSyntax

/// The types of a program, and those of UIKit's that it has used.
final class ProgramTypes {
  /// The types by name.
  private var classes = NameTable<ClassInfo>(room: 16)
  /// The declarations of the program's types.
  private(set) var declarations: [String: TypeDeclaration] = [:]
  /// What types are also called.
  private var aliases: [String: TypeName] = [:]
  /// The names of the program's types in the order they are declared.
  private(set) var declared = NameList()
  /// The types that have a case of a name, in the order in which they are declared, once anybody has asked.
  private var byCase: [String: [ClassInfo]]?
  /// The names of UIKit's types that the program extends.
  private(set) var extended: [String] = []
  /// The types of the system's that are in no table and opaque.
  private var opaque: Set<String> = []
  /// Whether the program declares enumerations.
  private(set) var hasEnumerations = false
  /// Whether types of functions say of what sort of number, or of which enumeration, values are.
  private var coercingSignatures: [String: Bool] = [:]
  /// What stands for types that nothing declares.
  let undeclared = UndeclaredTypes()
  /// The type of what has none of its own.
  let root = ClassInfo(
    name: "NSObject", kind: .class, superclass: nil,
    runtime: RuntimeClass(name: "NSObject", kind: .object),
    isOfProgram: false)

  /// The type of a name, if it has been declared or used.
  subscript(name: String) -> ClassInfo? { classes[name] }

  /// The type that a name is the name of, or another name of.
  subscript(unaliased name: String) -> ClassInfo? { classes[unaliased(name)] }

  /// All of them, in the order in which they came.
  var all: [ClassInfo] { classes.values }

  /// Those that the program declares, in that order.
  var declaredTypes: [ClassInfo] { declared.compactMap { classes[$0] } }

  /// Those that the program declares or extends.
  var ownNames: [String] { declared.names + extended }

  // MARK: Declaring

  /// Adds a type, or puts one in the place of another of its name.
  func add(_ info: ClassInfo) { classes.set(info.name, info) }

  /// Adds a type of the program's.
  func declare(_ info: ClassInfo) {
    add(info)
    declared.insert(info.name)
    byCase = nil
    if info.kind == .enumeration { hasEnumerations = true }
  }

  /// Takes the name of a type from those that the program declares.
  func undeclare(_ name: String) {
    declared.remove(name)
    byCase = nil
  }

  /// Keeps how a type is declared; the answer is whether it is the first declaration of its name.
  func keep(_ declaration: TypeDeclaration) -> Bool {
    declarations.updateValue(declaration, forKey: declaration.name) == nil
  }

  /// Adds a case to an enumeration.
  func add(_ enumCase: EnumCase, to info: ClassInfo) {
    info.add(enumCase)
    byCase = nil
  }

  /// Takes note that the program extends a type of the system's.
  func extend(_ name: String) {
    if !extended.contains(name) { extended.append(name) }
  }

  // MARK: Other names

  /// Whether any type has another name.
  var hasAliases: Bool { !aliases.isEmpty }

  /// Gives a type another name.
  func add(_ alias: TypeAlias) { aliases[alias.name] = alias.type }

  /// What a name is another name of.
  func alias(_ name: String) -> TypeName? { aliases[name] }

  /// The name behind a name that other names stand for; the last of those that stand for each other.
  func unaliased(_ name: String) -> String {
    var name = name
    var hops = 0
    while !aliases.isEmpty, classes[name] == nil, let alias = aliases[name], hops <= aliases.count {
      name = alias.name
      hops += 1
    }
    return name
  }

  // MARK: Kinds

  /// Has the values of a type be opaque.
  func makeOpaque(_ name: String) { opaque.insert(name) }

  /// Whether a type of the system's that is in no table is opaque.
  func isMadeOpaque(_ name: String) -> Bool { opaque.contains(name) }

  /// Whether the values of a type are opaque.
  func isOpaque(_ name: String) -> Bool { UIKitClasses.isOpaque(name) || opaque.contains(name) }

  /// Whether the type of a function says of what sort of number, or of which enumeration, values are.
  func isCoercing(_ signature: String) -> Bool {
    if let known = coercingSignatures[signature] { return known }
    var isCoercing = false
    if let parts = TypeName.functionParts(of: signature) {
      isCoercing = (parts.parameters + [parts.result]).contains { part in
        Interpreter.floatingTypes.contains(part)
          || classes[unaliased(part)]?.kind == .enumeration
          || TypeName.tupleParts(of: part) != nil || TypeName.elementType(of: part) != nil
      }
    }
    coercingSignatures[signature] = isCoercing
    return isCoercing
  }

  /// The types that have a case of a name, in the order in which they are declared.
  func withCase(_ name: String, _ simulator: Simulator) -> [ClassInfo] {
    if let byCase { return byCase[name] ?? [] }
    var found: [String: [ClassInfo]] = [:]
    for info in declaredTypes {
      simulator.spend(parts: 1 + info.cases.count)
      for (place, one) in info.cases.enumerated() where info.place(ofCase: one.name) == place {
        found[one.name, default: []].append(info)
      }
    }
    byCase = found
    return found[name] ?? []
  }

  /// Lets go of what refers to each other.
  func sever() {
    for entry in classes.entries { entry.value.sever() }
  }
}
