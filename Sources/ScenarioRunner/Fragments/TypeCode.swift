import Lifecycle
import ScenarioSyntax

/// The code of a program's types, arranged once, since each of them may be asked for.
struct TypeCode {
  /// The declarations of each type and its extensions.
  private let declarations: [String: [Statement]]
  /// The names that the whole program uses as types.
  private let typesInUse: Set<String>

  init(_ program: Program) {
    var declarations: [String: [Statement]] = [:]
    for statement in program.statements {
      guard case .type(let type) = statement.kind else { continue }
      declarations[type.name, default: []].append(statement)
    }
    self.declarations = declarations
    typesInUse = program.typesItMakes
  }

  /// What the code of a controller's class takes for granted.
  func surroundings(of info: ClassInfo) -> Surroundings {
    var surroundings = Surroundings(
      FreeNames(bodiesOf: declarations[info.name] ?? []), typesInUse,
      seesParents: info.runtime.implements(.willMoveToParent)
        || info.runtime.implements(.didMoveToParent))
    // What it asks of a container, it is itself.
    if info.runtime.kind == .tabBarController { surroundings.hasTabs = false }
    if info.runtime.kind == .navigationController {
      surroundings.hasNavigation = false
      surroundings.isPushed = false
    }
    return surroundings
  }
}
