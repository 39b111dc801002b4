import CallTrace
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What of functions can be seen that are added because nobody declares them.
@Suite struct AddedCallTests {
  private func complete(_ text: String, _ dialect: Dialect = .swift, tour: Tour = .none)
    -> ScenarioResult
  {
    var scenario = Scenario(
      program: Snippet(SourceFile(path: "scenario", text: text)), dialect: dialect)
    scenario.completion = .offers
    scenario.tour = tour
    return scenario.run()
  }

  @Test func theirCallsAreInTheTrace() {
    let text = listing(complete("Router.open(\"a\", animated: true)\nlet a = 1"))
    #expect(text == "Router.open(\"a\", animated: true)\n", "\(text)")
    let own = listing(
      complete("class A: UIViewController {\n  override func viewDidLoad() { log(1) }\n}"))
    #expect(own.contains("  A.log(1)\n"), "\(own)")
  }

  @Test func aFunctionOfTheProgramsIsNoneOfThem() {
    let text = listing(run("enum Router { static func open(_ a: String) {} }\nRouter.open(\"a\")"))
    #expect(text == "", "\(text)")
  }

  @Test func aClosureThatIsGivenToOneIsSaidNotToBeCalled() {
    let result = complete("Router.load(1) { print(2) }")
    #expect(
      result.uncalled?.words
        == "nothing declares 'Router', so the closure given to its 'load(_:_:)' is never called")
    let method = complete(
      "class A: UIViewController {\n  override func viewDidLoad() { load { print(2) } }\n}")
    #expect(
      method.uncalled?.words.contains(
        "nothing declares 'load(_:)', so the closure given to it is never called") == true)
  }

  @Test func aTourCallsTheClosureBack() {
    let page = """
      class A: UIViewController {
        override func viewDidLoad() {
          load("a") { [weak self] items, error in
            guard error == nil else { return print("failed") }
            self?.title = "loaded"
            print("got", items.isEmpty)
          }
          load("b") { ok in print(ok) }
        }
      }
      """
    let result = complete(page, tour: .all)
    let text = listing(result)
    #expect(text.contains("== Called back: load(_:_:) ==\n"), "\(text)")
    #expect(text.contains("== Called back: load(_:_:) (2) ==\n"), "\(text)")
    #expect(consoleLines(result) == ["got true", "true"], "\(text)")
    #expect(result.uncalled == nil)
  }

  @Test func aPropertyIsOfferedWhereAMethodHasItsName() {
    let result = run(
      """
      final class Mover: NSObject {
        var page: Page?
        func move(_ context: Context) {
          page?.view.x = 3
          let to = context.view(forKey: "to")
        }
      }
      class Page: NSObject {}
      Mover().move(Context())
      """)
    let lines = result.diagnostics.flatMap { $0.notes.compactMap(\.line) }
    #expect(!lines.contains { $0.contains("Page") && $0.contains("func view") }, "\(lines)")
    let whole = complete(
      "class A: UIViewController {\n  override func viewDidLoad() {\n    _ = context.view(forKey: 1)\n    card.view.alpha = 0\n  }\n}",
      tour: .all)
    #expect(!whole.hasErrors)
    #expect(
      !whole.diagnostics.contains { $0.id == "scenario.not-callable" }, "\(listing(whole))")
    #expect(listing(whole).contains("context.view(forKey: 1)"), "\(listing(whole))")
  }

  @Test func aLineThatDoesNotMendItsErrorIsNotOffered() {
    for (text, dialect) in OfferTests.programs {
      for error in run(text, dialect: dialect).diagnostics where error.severity == .error {
        for line in error.notes.compactMap(\.line) {
          let again = run(text, dialect: dialect, stage: line, stageDialect: dialect)
          #expect(
            !again.diagnostics.contains { $0.severity == .error && $0.span.file.path == "stage" },
            "\(line)")
        }
      }
    }
  }

  @Test func whatATourWarnsOfIsAddedToo() {
    let result = complete(
      "class A: UIViewController {\n  override func viewWillDisappear(_ animated: Bool) { self.update(1) }\n  override func viewDidAppear(_ animated: Bool) { DispatchQueue.main.async { [weak self] in self?.rows.text = \"a\" } }\n}",
      tour: .all)
    #expect(
      !result.diagnostics.contains { $0.id.hasPrefix("scenario.unknown-") }, "\(listing(result))")
    #expect(listing(result).contains("A.update(1)"), "\(listing(result))")
  }

  @Test func marksAboveDeclarationsAreNoHeadingsOfATour() {
    var scenario = Scenario(
      program: Snippet(
        SourceFile(
          path: "scenario",
          text: "// MARK: Lifecycle\noverride func viewDidLoad() { print(1) }\n// MARK: Actions")))
    scenario.tour = .all
    let text = listing(scenario.run())
    #expect(text.contains("! 1") && !text.contains("=="), "\(text)")
  }

  @Test func aPageOfTheSystemsIsMadeInItsOwnWay() {
    let result = run(
      "let page = SFSafariViewController(url: 1, entersReaderIfAvailable: true)\nprint(page.isViewLoaded)"
    )
    #expect(consoleLines(result) == ["false"], "\(listing(result))")
  }
}
