import CallTrace
import Claims
import Foundation
import ScenarioRunner
import SourceText
import Testing

/// The forms of claims that are false, or that mean nothing; `Suite/Pages/claims.md` has true ones.
@Suite struct ClaimGrammarTests {
  private static let program = """
    final class Page: UIViewController {
      var visits = 0
      var caption: String { "computed" }
      override func viewDidLoad() {
        super.viewDidLoad()
        print("B is loaded")
      }
    }
    let A = UIViewController()
    let nav = UINavigationController(rootViewController: A)
    window.rootViewController = nav
    window.makeKeyAndVisible()
    settle()
    // MARK: Push
    let B = Page()
    nav.pushViewController(B, animated: true)
    """

  private static let trace: Trace = {
    var scenario = Scenario(program: Snippet(SourceFile(path: "page.md", text: program)))
    scenario.questions =
      [
        "B.parent is nil in B.viewDidLoad", "nav.viewControllers.count is 1 in B.viewDidLoad",
        "B.caption is 1 in B.viewDidLoad", "A.view is nil in A.loadView",
        "B.visits is 0 at the end",
        "B.colour is nil in B.viewDidLoad",
      ].flatMap { ClaimBlock(Snippet(SourceFile(path: "page.md", text: $0))).questions }
    return scenario.run().trace
  }()

  private func check(_ claim: String) throws -> ClaimResult {
    try #require(
      ClaimBlock(Snippet(SourceFile(path: "page.md", text: claim))).check(Self.trace).first)
  }

  @Test(arguments: [
    ("A.viewWillAppear happens 2 to 4 times", "it happens once"),
    ("B.viewDidLoad never happens under \"Push\"", "it happens once there"),
    ("A.viewDidLoad happens once after \"Push\"", "it never happens there"),
    ("A.viewDidLoad happens in turn 3", "it never happens there"),
    ("B.viewDidLoad happens thrice", "it happens once"),
    ("2nd A.viewDidLoad happens", "'A.viewDidLoad' happens once"),
    (
      "A.viewDidLoad before B.viewDidAppear before B.viewDidLoad",
      "the trace has 'B.viewDidLoad' otherwise"
    ),
    ("B.viewDidLoad, A.viewDidLoad in this order", "the trace has 'A.viewDidLoad' otherwise"),
    ("A.viewDidLoad and A.viewDidUnload in either order", "'A.viewDidUnload' never happens"),
    ("B.viewDidLoad between B.viewWillAppear and B.viewDidAppear", "it never happens there"),
    ("nothing between A.viewWillAppear and A.viewDidAppear", "there"),
    ("nothing after A.viewDidAppear", "calls are there"),
    ("B receives nothing after B.viewDidLoad", "calls are there"),
    ("every A.viewWillDisappear is followed by A.viewWillAppear", "no 'A.viewWillAppear' follows"),
    ("every B.viewWillAppear is preceded by B.viewDidAppear", "no 'B.viewDidAppear' comes before"),
    ("B.viewWillAppear only after B.viewDidAppear", "no 'B.viewDidAppear' comes before"),
    ("every A.viewDidUnload is followed by A.viewWillAppear", "'A.viewDidUnload' never happens"),
    ("B receives only viewDidLoad, viewDidAppear", "call 2 of 'B' is another"),
    (
      "B.viewDidAppear within 0.1 s of B.viewWillAppear",
      "it happens 0.35 s after 'B.viewWillAppear'"
    ),
    ("B.viewWillAppear within 5 s of B.viewDidAppear", "it happens before"),
    ("B.viewDidAppear at 7 s", "it happens at "),
    ("B.willMove is called by UIKit", "it is 'nav' that calls it"),
    ("B.viewDidLoad is called by A", "it is 'nav' that calls it"),
    ("B.parent is nil in B.viewDidLoad", "it is nav"),
    ("nav.viewControllers.count is 1 in B.viewDidLoad", "it is 2"),
    ("prints \"B is loaded\" before A.viewDidLoad", "the trace has it otherwise"),
    ("A and B are deallocated", "it never happens"),
    ("B.viewDidLoad 发生两次", "it happens once"),
    ("B.viewDidLoad 早于 A.viewDidLoad", "the trace has it otherwise"),
    ("在 B.viewDidLoad 中 B.parent 为 nil", "it is nav"),
    ("每次 A.viewWillDisappear 之后都有 A.viewWillAppear", "no 'A.viewWillAppear' follows"),
    ("B 被释放", "it never happens"),
  ])
  func `a false claim says what the trace has`(claim: String, actual: String) throws {
    let diagnostic = try #require(try check(claim).diagnostic)
    #expect(diagnostic.id == "claim.false")
    #expect(diagnostic.message.contains(actual), "\(diagnostic.message)")
  }

  @Test(arguments: [
    ("A.viewDidLoad never happens in turn 99", "claim.cannot-fail", "its turns are 1 to"),
    ("A.viewDidLoad before A.viewDidLoad before A.viewDidLoad", "claim.false", "actual"),
    ("every A.viewDidLoad is followed by A.viewDidLoad", "claim.cannot-fail", "'the first …'"),
    (
      "A.viewDidLoad happens once under \"Psh\"", "claim.unknown-heading",
      "its headings are \"Push\""
    ),
    ("B.parent is nill in B.viewDidLoad", "claim.unknown-value", "the trace has"),
    ("B.caption is 1 in B.viewDidLoad", "claim.unreadable-value", ""),
    ("B.colour is nil in B.viewDidLoad", "claim.unreadable-value", ""),
    ("C receives nothing after B.viewDidLoad", "claim.unknown-participant", "the trace has"),
    ("viewDidLoad happens once", "claim.unreadable", "Write 'nav.viewDidLoad' or 'A.viewDidLoad'"),
    ("A.viewDidLoad befor B.viewDidLoad", "claim.unreadable", "claims are such as"),
    ("B.viewDidLoad 快点发生", "claim.unreadable", "发生一次"),
  ])
  func `a claim that says nothing is an error with a way out`(
    claim: String, id: String, note: String
  ) throws {
    let diagnostic = try #require(try check(claim).diagnostic)
    #expect(diagnostic.id == id, "\(diagnostic)")
    #expect(
      note.isEmpty || diagnostic.notes.contains { $0.message.contains(note) }, "\(diagnostic.notes)"
    )
  }

  @Test func `a word that is nearly one of a claim's is suggested`() throws {
    let diagnostic = try #require(try check("A.viewDidLoad befor B.viewDidLoad").diagnostic)
    #expect(diagnostic.fixIts.map { $0.replacement } == ["before"])
  }

  @Test func `being asked changes nothing that happens`() {
    let plain = Scenario(program: Snippet(SourceFile(path: "page.md", text: Self.program))).run()
      .trace
    let all = Set(MessageSelector.Level.allCases)
    #expect(TraceListing(plain, levels: all).text == TraceListing(Self.trace, levels: all).text)
    #expect(plain.participants == Self.trace.participants)
  }

  @Test func `every form reads its own example in both languages`() throws {
    for form in ClaimBlock.forms {
      for claim in [form.english, form.chinese] {
        let result = try check(claim)
        #expect(result.diagnostic?.id != "claim.unreadable", "\(claim)")
      }
    }
  }

  @Test(arguments: ["", ".zh-Hans"])
  func `the manual has every form`(language: String) throws {
    let manual = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../content/manual/claims\(language).md")
    let text = try String(contentsOf: manual, encoding: .utf8)
    for form in ClaimBlock.forms {
      let claim = language.isEmpty ? form.english : form.chinese
      #expect(text.contains("`\(claim)`"), "\(claim)")
    }
  }

  @Test(arguments: ["A", "。", "不", "before ", "A.viewDidLoad, ", "「", "之后都有", "every ", "在"])
  func `a claim without end is read in no time`(part: String) throws {
    let long = String(repeating: part, count: 9_000 / part.utf8.count)
    for claim in [long, "A.viewDidLoad before " + long, "每次 A.viewDidLoad" + long] {
      #expect(try !check(claim).holds)
    }
  }
}
