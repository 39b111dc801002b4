import CallTrace
import Claims
public import Lifecycle
import ScenarioRunner
public import ScenarioSyntax
import SourceText

/// A program made at random, and what is expected of its trace.
public struct FuzzCase: Sendable {
  /// The program.
  public let program: String
  /// The language it is read as.
  public let dialect: Dialect
  /// What sets the scene, in either language.
  public let stage: (text: String, dialect: Dialect)?
  /// The class or the variable whose body it is.
  public let owner: (isClass: Bool, name: String)?
  /// Lines of claims, of an expected trace or of a log.
  public let expectation: String
  /// Whether it is taken for a text that somebody has published: mended, completed with what its errors offer,
  /// and shown around.
  public let isPublished: Bool

  /// Creates a case of a program alone, or with what it stands in and what is expected of it.
  public init(
    program: String, dialect: Dialect, stage: (text: String, dialect: Dialect)? = nil,
    owner: (isClass: Bool, name: String)? = nil, expectation: String = "",
    isPublished: Bool = false
  ) {
    self.program = program
    self.dialect = dialect
    self.stage = stage
    self.owner = owner
    self.expectation = expectation
    self.isPublished = isPublished
  }

  /// Creates a case of claims about a small program whose trace has some of everything.
  public init(expectation: [UInt8]) {
    self.init(
      program: """
        class A: UIViewController {
          override func viewDidLoad() { print("loaded") }
        }
        let a = A()
        let nav = UINavigationController(rootViewController: a)
        window.rootViewController = nav
        window.makeKeyAndVisible()
        settle()
        // MARK: Push
        nav.pushViewController(B(), animated: true)
        settle()
        nav.pushViewController(a, animated: false)
        """, dialect: .swift, expectation: String(decoding: expectation, as: UTF8.self))
  }

  /// Reads the program, runs it with a budget, prints what is wrong with it and holds the
  /// expectation against its trace; returns all that was said.
  ///
  /// To return at all is what is tested.
  public func perform(budget: Budget = .standard) -> String {
    var scenario = Scenario(program: snippet(program), dialect: dialect)
    if let stage {
      scenario.stage = Stage(id: "stage", program: snippet(stage.text), dialect: stage.dialect)
    }
    if let owner, owner.isClass { scenario.inClass = owner.name }
    if let owner, !owner.isClass { scenario.selfName = owner.name }
    if isPublished {
      scenario.completion = .offers
      scenario.tour = .all
    }
    let result = scenario.run(budget: budget)
    var said = (result.completed?.words ?? []).joined(separator: "\n")
    said += DiagnosticPrinter().print(result.diagnostics)
    said += TraceListing(result.trace, levels: [.appearance, .containment, .console]).text
    _ = Highlighter.highlight(program, dialect: dialect)
    guard !expectation.isEmpty else { return said }
    let expected = snippet(expectation)
    for claim in ClaimBlock(expected).check(result.trace) {
      if let fault = claim.diagnostic { said += DiagnosticPrinter().print(fault) }
    }
    let levels: Set<CallTrace.MessageSelector.Level> = [.appearance, .containment, .console]
    let trace = ExpectedTrace(expected)
    said += DiagnosticPrinter().print(trace.check(result.trace, levels: levels))
    said += trace.accepted(result.trace, levels: levels) ?? ""
    let order = ObservedOrder(expected)
    return said
      + DiagnosticPrinter().print(order.faults(in: result.trace) + order.check(result.trace))
  }

  private func snippet(_ text: String) -> Snippet {
    Snippet(SourceFile(path: "fuzz", text: text))
  }

  /// The case as a page, to be tried again by hand.
  public var text: String {
    var text = ""
    if let stage { text += "--- stage, \(stage.dialect.rawValue)\n\(stage.text)\n" }
    if let owner { text += "--- \(owner.isClass ? "in" : "self")=\(owner.name)\n" }
    text += "--- \(isPublished ? "published " : "")program, \(dialect.rawValue)\n\(program)\n"
    return expectation.isEmpty ? text : text + "--- expectation\n\(expectation)\n"
  }
}
