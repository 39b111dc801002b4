public import CallTrace
public import Claims
public import Lifecycle
public import ScenarioSyntax
public import SourceText

/// A program to run on the model of UIKit, and what sets the scene for it.
///
/// ```swift
/// let file = SourceFile(path: "push.swift", text: "window.rootViewController = A()")
/// let result = Scenario(program: Snippet(file)).run()
/// result.trace         // what happened
/// result.diagnostics   // what could not be read or run
/// ```
public struct Scenario: Sendable {
  /// The program, or the fragment of one.
  public var program: Snippet
  /// The language it is written in.
  public var dialect: Dialect
  /// What its diagram is called.
  public var title: String?
  /// The version of iOS whose behaviour is modelled.
  public var iOSVersion = 17
  /// Whether the device is a tablet.
  public var isPad = false
  /// Whether the device lies on its side when the program is launched.
  public var isLandscape = false
  /// What runs first; its events are not in the trace, unless the program is a fragment that only
  /// declares and so does nothing of its own.
  public var stage: Stage?
  /// The class whose body a fragment is: its methods become the class's, and its statements run
  /// with `self` as the stage's object of that class.
  public var inClass: String?
  /// The stage's variable that is `self` for a fragment's statements.
  public var selfName: String?
  /// What the program is put through where it only declares.
  public var tour = Tour.none
  /// How far the text is made into a program that runs.
  public var completion = Completion.none
  /// Whether a member that another file may add to a known type is only warned of: where offers are tried, so that a
  /// part of a program runs with it or without.
  var warnsOfMembers = false
  /// The properties that claims speak of: they are looked at while the program runs, which changes nothing of
  /// what happens.
  public var questions: [ValueQuestion] = []

  /// Creates a scenario of a program alone.
  public init(program: Snippet, dialect: Dialect = .swift) {
    self.program = program
    self.dialect = dialect
  }
}

/// A program that sets the scene for others.
public struct Stage: Sendable {
  /// The name by which scenarios ask for it.
  public var id: String
  /// Its program.
  public var program: Snippet
  /// The language it is written in; it may differ from the scenario's.
  public var dialect: Dialect

  /// Creates a stage.
  public init(id: String, program: Snippet, dialect: Dialect = .swift) {
    self.id = id
    self.program = program
    self.dialect = dialect
  }
}

/// What came of a scenario.
public final class ScenarioResult: Sendable {
  /// What happened, as far as it went.
  public let trace: Trace
  /// What could not be read or run; an exception that UIKit would raise is an event of the trace
  /// and no diagnostic.
  public let diagnostics: [Diagnostic]
  /// The texts that the trace's origins count: 0 is the scenario, 1 its stage.
  public let sources: [Snippet]
  /// What the run has used of its budget, and reading the program besides.
  public let use: Use
  /// The methods that nothing has called; nil where there are none, or the program did not come to its end.
  public let uncalled: UncalledMethods?
  /// What was done to the text before it was run; nil where nothing was.
  public let completed: Completed?
  /// The scenario's program as tokens, for whoever shows it.
  public let program: LexedSnippet

  init(
    trace: Trace, diagnostics: [Diagnostic], sources: [Snippet], program: LexedSnippet, use: Use,
    uncalled: UncalledMethods? = nil, completed: Completed? = nil
  ) {
    self.completed = completed
    self.uncalled = uncalled
    self.trace = trace
    self.diagnostics = diagnostics
    self.sources = sources
    self.program = program
    self.use = use
  }

  /// Whether the program could not be read or run to its end.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Scenario {
  /// Runs the program until nothing is left to do.
  ///
  /// It never fails: what is wrong with the program is among the result's diagnostics, and the
  /// trace holds what happened before. The stage runs first and settles; then the trace begins, in
  /// turn 1 at 0 s, and after the program's last statement the run loop runs until it is idle.
  ///
  /// - Important: A run needs as much stack as its budget says, in a release build less than half
  ///   a megabyte; calls that nest deeper end with a diagnostic.
  public func run(budget: Budget = .standard) -> ScenarioResult {
    guard completion != .none else {
      var offers = TriedOffers(self, budget: budget)
      return offers.sifted(ScenarioRun(self, budget: budget).run())
    }
    var run = CompletedRun(self, budget: budget)
    return run.run()
  }
}
