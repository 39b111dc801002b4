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
  /// What runs as it is written.
  let source: ProgramSource
  /// The types of the program, and those of UIKit's that it has used.
  let types = ProgramTypes()
  /// What is declared that runs.
  let code = ProgramCode()
  /// The innermost variables of the code that runs.
  var scope: Scope
  /// What runs.
  var frame: Frame
  /// Where in its text the program is.
  var position = CodePosition()
  /// What the calls that are being made hand on.
  let calls = CallState()
  /// The tasks of the program.
  let tasks = TaskState()
  /// What the system remembers of the program.
  let system = SystemState()
  /// What a tour remembers of it.
  let tour = TourState()

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
    calls.sever()
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
    try calls.throwFailedComparison()
  }

  /// Counts text that the program builds or prints.
  func count(output bytes: Int) throws(Halt) {
    try system.printed.count(bytes, within: simulator.budget.output)
  }
}
