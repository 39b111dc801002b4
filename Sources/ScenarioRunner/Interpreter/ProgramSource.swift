import ScenarioSyntax

/// What runs as it is written, and what has been found in it.
final class ProgramSource {
  /// The language of the stage, or of the program where it has none.
  let stageDialect: Dialect
  /// The program without its stage.
  private var own: Program?
  /// What runs, the stage before the scenario.
  private(set) var programs: [Program] = []
  /// Whether they are written in Swift 1 or 2.
  private(set) var isEarlySwift = false
  /// Whether they are plainly in Swift 3 or later.
  private(set) var isLaterSwift = false
  /// Whether a statement of what runs may wait, so that each has to be looked at.
  private(set) var mayWait = true
  /// What it is a part of.
  let fragment = FragmentState()
  /// Whether a word of the program's may mean `self`, or one of its members.
  let namesSelf: Bool
  /// The names by which the program may call methods, once somebody asks.
  private(set) lazy var namesInUse = NamedMethods(programs.flatMap { $0.statements }).names
  /// What the program does with the names that a stage may have to declare, once somebody asks.
  private var knownUses: NameUses?
  /// The names that closures use, by where they are written.
  private var freeNames: [NodeSpan: FreeNames] = [:]
  /// The names of functions that calls stand in, by where those are written.
  private var functionNames: [NodeSpan: String] = [:]
  /// Whether the first values of variables are optionals, by where they are written.
  var optionalFirstValues: [NodeSpan: Bool] = [:]

  init(stageDialect: Dialect, namesSelf: Bool) {
    self.stageDialect = stageDialect
    self.namesSelf = namesSelf
  }

  /// Takes the program that is to run, and its stage.
  func take(_ program: Program, stage: Program?) {
    own = program
    programs = [stage, program].compactMap { $0 }
    mayWait = programs.contains { $0.mayWait }
    isEarlySwift = programs.contains { EarlySwift($0).isFound }
    isLaterSwift = programs.contains { $0.dialect == .swift && EarlySwift.isLater($0) }
  }

  /// The statements of the program without its stage's.
  var ownStatements: [Statement] { own?.statements ?? [] }

  /// Whether something stands in the program's own text.
  func owns(_ span: NodeSpan) -> Bool { span.source == own?.source ?? 0 }

  /// What the program does with the names that a stage may have to declare.
  ///
  /// It is for the words of a diagnostic. Where there is no room to look for it, names alone say what they are.
  func nameUses(hasRoom: Bool) -> NameUses {
    if let knownUses { return knownUses }
    let uses = NameUses(hasRoom ? ownStatements : [])
    knownUses = uses
    return uses
  }

  /// The names that a closure uses, found once for each closure.
  func freeNames(of closure: ClosureCode, at span: NodeSpan) -> FreeNames {
    if let known = freeNames[span] { return known }
    let names = FreeNames(closure)
    freeNames[span] = names
    return names
  }

  /// The name of the function that a place is in, as `#function` has it.
  func function(around site: NodeSpan) -> String {
    if let known = functionNames[site] { return known }
    var search = FunctionSearch(site)
    for program in programs { search.visit(program) }
    functionNames[site] = search.name
    return search.name
  }

  /// Lets go of what has been found in closures.
  func sever() { freeNames = [:] }
}
