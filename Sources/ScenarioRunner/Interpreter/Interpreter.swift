import CallTrace
import Lifecycle
import ScenarioSyntax
import SourceText

/// Runs syntax trees on a simulator.
///
/// It is one object with its parts in extensions: statements, expressions, calls, members and
/// classes each have their own file. Control flow is values (`Outcome`), and whatever ends a
/// program early is a `Halt`.
final class Interpreter {
  let simulator: Simulator
  /// The texts that spans refer to.
  let sources: [Snippet]
  /// What was noticed so far.
  var diagnostics: [Diagnostic] = []
  /// The warnings among them that were given while the program ran.
  private var warnings: Set<Diagnostic> = []
  /// How many warnings each place has.
  private var warningCounts: [NodeSpan: Int] = [:]
  /// The assertions of tests that have failed.
  var failedAssertions: Set<NodeSpan> = []
  /// The test that runs, where one does.
  var testRun: TestCaseRun?
  /// The instances of test cases, which live to the end.
  var testInstances: [Object] = []
  /// The failure that a block is to have, while it runs.
  var blockFailure: ExpectedFailure?
  /// How many expectations of tests have been fulfilled.
  var expectationsFulfilled = 0
  /// The types of the program and those of UIKit's that it has used, by name.
  var classes = NameTable<ClassInfo>(room: 16)
  /// The declarations of the program's types.
  var declarations: [String: TypeDeclaration] = [:]
  /// What types are also called.
  var typeAliases: [String: TypeName] = [:]
  /// The names of the program's types in the order they are declared.
  var declaredTypes = NameList()
  /// The types that have a case of a name, in the order in which they are declared, once anybody has asked.
  var typesByCase: [String: [ClassInfo]]?
  /// Whether members of classes that nothing declares have names of their own, by class and name.
  var guesses: [String: Bool] = [:]
  /// The shared instances of classes that nothing declares, by class.
  var singletons: [String: Value] = [:]
  /// The names of UIKit's types that the program extends.
  var extendedTypes: [String] = []
  /// The computed variables of the program's top level.
  var computedGlobals: [String: VariableDeclaration] = [:]
  /// The program's free functions, by base name.
  var functions: [String: [MethodInfo]] = [:]
  /// Every method with a body; the engine's classes refer to them by place.
  var methods: [MethodInfo] = []
  /// The variables of the program's top level, which live to its end.
  let globals = Scope(parent: nil)
  var scope: Scope
  var frame: Frame
  /// What the code that runs has still to do: a task's, or that of code which cannot wait.
  var steps: StepStack
  let ownSteps = StepStack()
  /// The `self` that the last method of a structure left behind.
  var lastSelf: Value = .nothing
  /// Whether the program is a part of one, which a stage completes.
  var isFragment = false
  /// The class whose body the program's fragments are.
  var fragmentClass: ClassInfo?
  /// What the program does with the names that a stage may have to declare.
  /// Found out when somebody asks, which is for the words of a diagnostic.
  /// Far down the stack there is no room for that, and names alone say what they are.
  lazy var nameUses = NameUses(simulator.isStackHalfUsed ? [] : ownStatements)
  /// The names by which the program may call methods, once somebody asks.
  lazy var namesInUse = NamedMethods(programs.flatMap { $0.statements }).names
  /// The methods that nothing has called, once the program is at its end.
  var uncalled: UncalledMethods?
  /// Whether the program only declares, and is taken on a tour: then what its storyboard and its other files would do is
  /// taken for granted.
  var isTourOfClasses = false
  /// The closures that were handed to what nothing declares.
  var closuresNotCalled: [UncalledMethods.Unknown] = []
  /// The same closures as far as a tour is still to call them.
  var handedClosures: [HandedClosure] = []
  /// Where the closures are written that have been kept for that, and how many one function has taken.
  var keptClosures: Set<NodeSpan> = []
  var keptNames: [String: Int] = [:]
  /// The code of the closures that a tour may call.
  var closureCode: [ObjectIdentifier: ClosureCode] = [:]
  /// Whether the program is run for a tour, which calls what nothing else would and shows what is set.
  var isForTour = false
  /// Whether the stage has only lines that were added because nobody declares what they do.
  var isStageAdded = false
  /// How many structures are being made up for a tour, each for a field of the one before.
  var depthOfMadeUp = 0
  /// How much has been shown that changes no order.
  var shownActions = 0
  /// What stands for types in the trace, by their names.
  var lifelines: [String: Object] = [:]
  /// Which text the program's own statements stand in.
  var ownSource: Int32 = 0
  /// The statements of the program without its stage's.
  var ownStatements: [Statement] = []
  /// The language of the stage, or of the program where it has none.
  let stageDialect: Dialect
  /// Whether the program has made tabs that are objects, and its methods that are called for such.
  var hasTabObjects = false
  var tabMethods: [MethodInfo] = []
  /// Whether a word of the program's may mean `self`, or one of its members.
  var namesSelf = true
  /// Several that `self` may be, of which the program does not say which.
  var ambiguousOwner: AmbiguousOwner?
  /// Whether an optional chain has met nil and is on its way out.
  var isChainEnded = false
  /// The error that is on its way to a `catch`.
  var thrown: Value?
  /// The innermost loop that is running, for the word on a used-up budget.
  var loop: NodeSpan?
  /// The innermost statement that is running.
  var statement: NodeSpan?
  /// The bytes of text that the program has built.
  var output = 0
  /// The names that closures use, by where they are written.
  var freeNames: [NodeSpan: FreeNames] = [:]
  /// What runs, the stage before the scenario.
  var programs: [Program] = []
  /// Whether they are written in Swift 1 or 2.
  var isEarlySwift = false
  /// Whether a statement of what runs may wait, so that each has to be looked at.
  var mayWait = true
  /// What is called, as it is written at the innermost call that is being made.
  var callSite: NodeSpan?
  /// The names of functions that calls stand in, by where those are written.
  var functionNames: [NodeSpan: String] = [:]
  /// The targets of controls, by control.
  var actions: [ObjectIdentifier: [ControlAction]] = [:]
  /// What has been said of the animations that are not committed yet, the innermost last.
  var openAnimations: [OpenAnimation] = []
  /// The class that a cast or a declaration asks of the call inside it.
  var expectedClass: String?
  /// The last values of the `inout` parameters of the function that has just returned, by place.
  var writtenBack: [Int: Value] = [:]
  /// What has been printed without an end of line.
  var unfinishedLine = ""
  /// What a comparison by the program's own `==` threw, for the next step to throw.
  var failedComparison: Halt?
  /// Whether the program declares functions named by operators.
  var hasOperators = false
  /// Whether the program declares functions with generic parameters.
  var hasGenericFunctions = false
  /// Whether the program declares enumerations.
  var hasEnumerations = false
  /// Whether the first values of variables are optionals, by where they are written.
  var optionalFirstValues: [NodeSpan: Bool] = [:]
  /// The types of functions that say of what sort of number, or of which enumeration, values are.
  var coercingSignatures: [String: Bool] = [:]
  /// Whether a type of the program's describes its values.
  var hasDescriptions = false
  /// Who is to be told of notifications, in the order of registration.
  var observers: [NotificationObserver] = []
  /// What objects have registered for changes of their traits, in the order of registration.
  var traitHandlers: [TraitHandler] = []
  /// The notifications of the keyboard that somebody observes, and where.
  var keyboardNames: [(name: String, span: NodeSpan)] = []
  /// Who observes properties, in the order of registration.
  var keyObservers: [KeyObserver] = []
  /// How often the program has begun to observe a property.
  var keyObserversMade = 0
  /// The changes that the program has announced and not yet made.
  var announcedChanges: [AnnouncedChange] = []
  /// What the program has put into the user defaults.
  var userDefaults: [String: Value] = [:]
  /// The types of the system's that are in no table and opaque.
  var opaqueTypes: Set<String> = []
  /// The task whose code runs, if one's does.
  var runningTask: RuntimeTask?
  /// The tasks that have not ended, in the order they began.
  var tasks = TaskList()
  /// The functions that block a thread, once anybody has asked.
  var knownBlockers: KnownBlockers?
  /// Whether what is called next is awaited, so that it may wait.
  var isAwaiting = false
  /// The parameters that are `inout` of the closure that is called next, by place.
  var changedPlaces: [Int] = []
  /// The result builder that puts together what the closure which is called next makes.
  var builder: ClassInfo?
  /// What has been called and waits: the next step of the task that runs.
  var pendingCall: Step?
  /// How many values of operands tasks have kept.
  var keptValues = 0
  /// The work items that are cancelled, by what they were to do.
  var cancelledItems: Set<ObjectIdentifier> = []
  /// The operations that queues have, in the order in which they were added.
  var operations: [QueuedOperation] = []
  /// The repeating timers that have not fired, and where they were made.
  var unfiredTimers: [(timer: Object, span: NodeSpan)] = []
  /// The timers on threads whose run loop does not run, and so will not fire.
  var threadTimers: [ThreadTimer] = []
  /// How many dispatch queues the program has made.
  var queuesMade: Int32 = 0
  /// What `dispatch_once` has done.
  var doneOnce: Set<String> = []

  /// The type of what has none of its own.
  let root = ClassInfo(
    name: "NSObject", kind: .class, superclass: nil,
    runtime: RuntimeClass(name: "NSObject", kind: .object),
    isOfProgram: false)

  init(simulator: Simulator, sources: [Snippet], dialect: Dialect, stageDialect: Dialect) {
    self.simulator = simulator
    self.sources = sources
    self.stageDialect = stageDialect
    self.scope = globals
    steps = ownSteps
    self.frame = Frame(selfValue: .nothing, type: nil, dialect: dialect)
  }

  /// Lets go of what refers to each other, when the run is over.
  func sever() {
    for entry in classes.entries { entry.value.sever() }
    methods = []
    functions = [:]
    freeNames = [:]
    actions = [:]
    observers = []
    keyObservers = []
    announcedChanges = []
    unfiredTimers = []
    threadTimers = []
    userDefaults = [:]
    testRun = nil
    testInstances = []
    runningTask = nil
    tasks = TaskList()
    pendingCall = nil
    writtenBack = [:]
  }

  // MARK: Words

  /// The place of a node in the file that the reader edits.
  func span(_ node: NodeSpan) -> SourceSpan {
    let index = Int(node.source)
    return sources[sources.indices.contains(index) ? index : 0].span(of: node)
  }

  /// Reports an error and gives what stops the program; the result is to be thrown.
  func fail(
    _ id: String, _ message: String, at node: NodeSpan, notes: [Diagnostic.Note] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Halt {
    diagnostics.append(
      Diagnostic(.error, id: id, message, at: span(node), notes: notes, fixIts: fixIts))
    return .failure
  }

  /// How many warnings of one place are said.
  private static let mostWarnings = 8

  /// Reports something that probably does not say what was meant, once for each place, or a few times where
  /// it is about several objects.
  func warn(
    _ id: String, _ message: String, at node: NodeSpan, notes: [Diagnostic.Note] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) {
    guard warningCounts[node, default: 0] < Self.mostWarnings else { return }
    let warning = Diagnostic(
      .warning, id: id, message, at: span(node), notes: notes, fixIts: fixIts)
    guard warnings.insert(warning).inserted else { return }
    warningCounts[node, default: 0] += 1
    diagnostics.append(warning)
  }

  /// A way out for a misspelt name.
  func suggestion(for name: String, among names: [String], at node: NodeSpan)
    -> [Diagnostic.FixIt]
  {
    // Of more nobody is shown any.
    guard diagnostics.count < 1_000, let nearest = Suggestion.nearest(to: name, in: names) else {
      return []
    }
    return [NameChange(of: name, into: nearest, in: span(node)).fixIt]
  }

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
    output += bytes
    if output > simulator.budget.output { throw .budget(.output) }
  }
}

/// What a control does when it is tapped.
enum ControlAction {
  /// Sends a message; the target is not owned.
  case target(Object?, selector: String, events: String)
  /// Runs a closure.
  case block(RuntimeBlock)
}
