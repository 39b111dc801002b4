import CallTrace
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What a snippet uses of a library that is not there.
@Suite struct UndeclaredCallTests {
  @Test func aMethodThatNothingDeclaresIsInTheTrace() {
    let swift = run("let loader = FeedLoader()\nloader.load(page: 1, \"a\")")
    #expect(listing(swift).contains("loader.load(page: 1, \"a\")"), "\(listing(swift))")
    let objectiveC = run(
      "FeedLoader *loader = [FeedLoader new];\n[loader loadPage:1 animated:YES];",
      dialect: .objectiveC)
    let text = listing(objectiveC, spelling: .objectiveC)
    #expect(text.contains("[loader loadPage:1 animated:YES]"), "\(text)")
  }

  @Test func aClosureThatIsHandedToItIsSaidNotToBeCalled() {
    let result = run(
      "let loader = FeedLoader()\nloader.load { print(1) }")
    #expect(
      result.uncalled?.words
        == "nothing declares 'FeedLoader', so the closure given to its 'load(_:)' is never called")
    let block = run(
      "MMDrawer *drawer = [MMDrawer new];\n[drawer setTouchBlock:^BOOL(id touch) { return YES; }];",
      dialect: .objectiveC)
    #expect(listing(block, spelling: .objectiveC).contains("[drawer setTouchBlock:"))
    #expect(
      block.uncalled?.words
        == "nothing declares 'MMDrawer', so the closure given to its 'setTouchBlock:' is never called"
    )
  }

  @Test func aSuperclassThatNothingDeclaresIsSaid() {
    let result = run(
      "class Form: FormViewController {\n  override func viewDidLoad() { super.viewDidLoad() }\n}")
    #expect(
      result.uncalled?.words
        == "nothing declares 'FormViewController', which 'Form' inherits from")
  }
}

/// Segues of a page whose storyboard is not shown.
@Suite struct AssumedSegueTests {
  private static let page = """
    class Home: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        performSegue(withIdentifier: "detail", sender: nil)
      }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let detail = segue.destination as! DetailViewController
        detail.title = "a"
      }
    }
    """

  private func run(tour: Tour) -> ScenarioResult {
    var scenario = Scenario(
      program: Snippet(SourceFile(path: "scenario", text: Self.page)), dialect: .swift)
    scenario.tour = tour
    return scenario.run()
  }

  @Test func leadToWhatPrepareTakesTheDestinationFor() {
    let result = run(tour: .all)
    #expect(!result.hasErrors)
    let text = listing(result)
    #expect(text.contains("detail.viewDidAppear(true)"), "\(text)")
    #expect(
      text.contains(
        "no storyboard is declared: the segue 'detail' is taken to show DetailViewController"))
  }

  @Test func areOfferedWhereTheAuthorShowsThePage() throws {
    let result = run(tour: .none)
    #expect(!exceptions(result).isEmpty)
    let warning = try #require(result.diagnostics.first { $0.id == "scenario.no-segue" })
    #expect(
      warning.notes.first?.message.contains(
        "storyboard.addSegue(\"detail\", from: \"Home\", to: \"DetailViewController\", kind: .show)"
      )
        == true)
  }

  @Test func whatIsOfferedWorks() throws {
    let warning = try #require(
      run(tour: .none).diagnostics.first { $0.id == "scenario.no-segue" })
    let note = try #require(warning.notes.first?.message)
    let line = note.dropFirst("a storyboard declares it: ".count)
    let result = ScenarioRunnerTests.run(Self.page + "\n" + line)
    #expect(!result.hasErrors && exceptions(result).isEmpty, "\(listing(result))")
    #expect(listing(result).contains("detail.viewDidAppear(true)"))
  }
}
