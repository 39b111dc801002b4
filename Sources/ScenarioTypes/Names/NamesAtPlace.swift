package import ScenarioSyntax

/// What can be written at a place of a Swift program.
///
/// Whoever asks writes `NamesAtPlace.wanted` there as a name, and reads the program; where that stands in the tree
/// says what is possible.
package enum NamesAtPlace {
  /// The name that stands where one is asked for.
  package static let wanted = "lifelineNameWantedHere"

  /// The names that are possible, the program's own first, each once; none where the place is not in the tree, or
  /// nothing is known of what the name is looked for in.
  ///
  /// - Parameters:
  ///   - program: The program, with `wanted` at the place.
  ///   - stage: What is declared beside it.
  ///   - hosts: The class whose body the program's methods and statements are part of, and those that it
  ///     inherits from.
  package static func names(
    in program: Program, stage: Program?, hosts: [String]
  ) -> [PossibleName] {
    guard program.dialect == .swift else { return [] }
    var checker = checker(of: program, stage)
    checker.isAskedForNames = true
    checker.check(program, hosts)
    guard let place = checker.namePlace else { return [] }
    var seen: Set<String> = [wanted]
    return checker.names(at: place).filter { seen.insert($0.name).inserted }
  }

  /// The names of all types that the program and the system declare.
  package static func types(in program: Program, stage: Program?) -> [PossibleName] {
    checker(of: program, stage).types.typeNames
  }

  private static func checker(of program: Program, _ stage: Program?) -> TypeChecker {
    let programs = [stage, program].compactMap { $0 }.filter { $0.dialect == .swift }
    // A class that nothing declares is taken for a view controller, as notes leave theirs out.
    return TypeChecker(programs) { _ in "UIViewController" }
  }
}

/// Where a name is looked for.
enum NamePlace {
  /// Behind a dot: in what a value, or a type, has.
  case member(of: Type)
  /// Behind a dot with nothing before it: in what a type has that is wanted there.
  case implicitMember(of: Type)
  /// By itself: in the blocks around it, in the type that they are part of, and among all types.
  case name(inScope: [(name: String, type: Type)])
  /// Behind `func` in a type: a method that the type inherits.
  case method(of: Type)
}

extension TypeChecker {
  /// The names that are possible at a place.
  fileprivate func names(at place: NamePlace) -> [PossibleName] {
    switch place {
    case .member(of: .metatype(.nominal(let owner, _))):
      return types.names(of: owner, isStatic: true)
    case .member(of: .nominal(let owner, _)): return types.names(of: owner, isStatic: false)
    case .implicitMember(of: .nominal(let owner, _)): return types.names(of: owner, isStatic: true)
    case .method(of: .nominal(let owner, _)): return types.overridable(in: owner)
    case .name(let scope):
      var names = scope.map { PossibleName($0.name, .variable, type: Self.shown($0.type)) }
      if case .nominal(let owner, _) = selfTypeOfPlace {
        names += types.names(of: owner, isStatic: isPlaceInTypeMember)
      }
      return names + globalNames.map { PossibleName($0, .variable) } + functionNames
        + types.typeNames
    default: return []
    }
  }

  private var functionNames: [PossibleName] {
    functions.keys.sorted().flatMap { name in
      (functions[name] ?? []).map { PossibleName(function: $0, .function) }
    }
  }

  private static func shown(_ type: Type) -> String { type.isUnknown ? "" : "\(type)" }
}

extension PossibleName {
  /// A function or a method of the program's.
  init(function: FunctionDeclaration, _ kind: Kind) {
    let labels = function.parameters.map { $0.label ?? "_" }
    self.init(
      Self.name(function.name, labels), kind, type: function.returnType?.text ?? "",
      text: labels.isEmpty ? function.name + "()" : function.name + "(")
  }

  static func name(_ base: String, _ labels: [String]) -> String {
    base + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}
