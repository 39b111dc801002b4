import CallTrace
import Lifecycle
import ScenarioSyntax
import SourceText

/// Runs syntax trees on a simulator.
///
/// It is one object with its parts in extensions: statements, expressions, calls, members and
/// classes each have their own file. Control flow is values (`Flow`), and whatever ends a program
/// early is a `Halt`.
final class Interpreter {
  let simulator: Simulator
  /// What was noticed so far.
  let log: DiagnosticLog
  /// What the system remembers of the program.
  let system = SystemState()
  /// The types of the program, and those of UIKit's that it has used.
  let types = ProgramTypes()
  /// What is declared that runs.
  let code = ProgramCode()
  /// What runs as it is written.
  let source: ProgramSource
  var scope: Scope
  var frame: Frame
  /// The `self` that the last method of a structure left behind.
  var lastSelf: Value = .nothing
  /// What it is a part of.
  let fragment = FragmentState()
  /// What a tour has to know of it.
  let tour = TourState()
  /// Whether an optional chain has met nil and is on its way out.
  var isChainEnded = false
  /// The error that is on its way to a `catch`.
  var thrown: Value?
  /// The innermost loop that is running, for the word on a used-up budget.
  var loop: NodeSpan?
  /// The innermost statement that is running.
  var statement: NodeSpan?
  /// What is called, as it is written at the innermost call that is being made.
  var callSite: NodeSpan?
  /// The class that a cast or a declaration asks of the call inside it.
  var expectedClass: String?
  /// The last values of the `inout` parameters of the function that has just returned, by place.
  var writtenBack: [Int: Value] = [:]
  /// What a comparison by the program's own `==` threw, for the next step to throw.
  var failedComparison: Halt?
  /// Its tasks.
  let tasks = TaskState()
  /// The parameters that are `inout` of the closure that is called next, by place.
  var changedPlaces: [Int] = []
  /// The result builder that puts together what the closure which is called next makes.
  var builder: ClassInfo?

  init(simulator: Simulator, sources: [Snippet], source: ProgramSource, dialect: Dialect) {
    self.simulator = simulator
    log = DiagnosticLog(sources)
    self.source = source
    scope = code.globals
    self.frame = Frame(selfValue: .nothing, type: nil, dialect: dialect)
  }

  /// Lets go of what refers to each other, when the run is over.
  func sever() {
    types.sever()
    code.sever()
    source.sever()
    system.sever()
    tasks.sever()
    writtenBack = [:]
  }

  // MARK: Words

  /// The place of a node in the file that the reader edits.
  func span(_ node: NodeSpan) -> SourceSpan { log.span(node) }

  /// Reports an error and gives what stops the program; the result is to be thrown.
  func fail(
    _ id: String, _ message: String, at node: NodeSpan, notes: [Diagnostic.Note] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Halt {
    log.add(Diagnostic(.error, id: id, message, at: span(node), notes: notes, fixIts: fixIts))
    return .failure
  }

  /// Reports something that probably does not say what was meant.
  func warn(
    _ id: String, _ message: String, at node: NodeSpan, notes: [Diagnostic.Note] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) {
    log.warn(id, message, at: node, notes: notes, fixIts: fixIts)
  }

  /// A way out for a misspelt name.
  func suggestion(for name: String, among names: [String], at node: NodeSpan)
    -> [Diagnostic.FixIt]
  {
    log.suggestion(for: name, among: names, at: node)
  }

  /// What the program does with the names that a stage may have to declare.
  /// Far down the stack there is no room to look for it.
  var nameUses: NameUses { source.nameUses(hasRoom: !simulator.isStackHalfUsed) }

  /// An exception that Swift raises for what only shows when it runs.
  func trap(_ reason: String) -> Halt {
    simulator.raise(name: "Fatal error", reason: reason)
  }

  // MARK: Budgets

  /// Counts a step of the program.
  func step() throws(Halt) {
    simulator.steps += 1
    if simulator.steps > simulator.budget.steps { throw .budget(simulator.exhausted) }
    if let failure = failedComparison {
      failedComparison = nil
      throw failure
    }
  }

  /// Counts text that the program builds or prints.
  func count(output bytes: Int) throws(Halt) {
    try system.printed.count(bytes, within: simulator.budget.output)
  }
}
