import CallTrace
import Claims
import ScenarioRunner
import SourceText
import Testing

/// Claims in the forms in which people write messages and texts: none of them holds because it is not
/// understood.
struct ClaimFormTests {
  private static let trace = run(
    """
    class C: UIViewController { func load(_ count: Int, name: String) { } }
    let a = A()
    let nav = UINavigationController(rootViewController: a)
    window.rootViewController = nav
    window.makeKeyAndVisible()
    settle()
    print("visit 1")
    nav.pushViewController(B(), animated: true)
    settle()
    let c = C()
    c.load(3, name: "a b")
    a.present(c, animated: true)
    settle()
    let tabs = UITabBarController()
    tabs.setViewControllers([D(), E()], animated: false)
    let f = F()
    UINavigationController(rootViewController: f).pushViewController(f, animated: false)
    """
  ).trace

  private func check(_ claim: String) throws -> ClaimResult {
    let block = Snippet(SourceFile(path: "page.md", text: claim))
    return try #require(ClaimBlock(block).check(Self.trace).first)
  }

  @Test(arguments: [
    "C.viewDidLoad happens once", "A.viewWillDisappear before C.viewDidAppear", "C is not leaked",
  ])
  func `the only one of a class is known by it`(claim: String) throws {
    let result = try check(claim)
    #expect(result.diagnostic == nil, "\(String(describing: result.diagnostic))")
  }

  @Test func `one of several is not, and a false claim about the only one is false`() throws {
    #expect(try check("C.viewDidLoad never happens").diagnostic?.id == "claim.false")
    let trace = run(
      """
      class X: UIViewController {}
      let x = X()
      let y = X()
      window.rootViewController = x
      x.addChild(y)
      """
    ).trace
    let block = Snippet(SourceFile(path: "page.md", text: "X.viewDidLoad happens once"))
    #expect(
      try #require(ClaimBlock(block).check(trace).first).diagnostic?.id
        == "claim.unknown-participant")
  }

  @Test(arguments: [
    "a.viewDidAppear()", "a.viewDidAppear(_:)", "a.viewDidAppear(_ animated: Bool)",
    "a.viewDidAppear(…)", "a.viewDidAppear(...)", "a.viewDidAppear:", "[a viewDidAppear]",
    "[a viewDidAppear:]", "[a viewDidAppear:NO]", "-[a viewDidAppear:]",
    "B.willMove(toParentViewController: nav)", "B.willMove(toParentViewController:)",
    "B.willMove(toParent parent: UIViewController?)", "B.willMoveToParentViewController",
    "B.willMoveToParentViewController(nav)", "B.willMoveToParentViewController:",
    "[B willMoveToParentViewController:…]", "[B willMoveToParent:nav]",
    "nav.pushViewController(…, animated: true)", "nav.pushViewController(B(), animated: …)",
    "nav.pushViewController(B(nibName: nil, bundle: nil), animated: true)",
    "nav.pushViewController(_ viewController: UIViewController, animated: Bool)",
    "nav.pushViewController(_: B, animated: YES)", "nav.pushViewController(B)",
    "[nav pushViewController:[[B alloc] init] animated:YES]",
    "[nav pushViewController: [B new] animated: true]", "[nav pushViewController:B animated:…]",
    "[nav pushViewController:animated:]", "nav.pushViewController(B(), …)",
    "a.present(c, animated: true)", "a.present(c, animated: true, completion: nil)",
    "a.presentViewController(c, animated: true, completion: nil)",
    "[a presentViewController:c animated:YES completion:nil]",
    "window.rootViewController = nav", "window.setRootViewController(nav)",
    "[window setRootViewController:nav]", "c.load(3.0, name: \"a b\")", "c.load(3, name: …)",
    "tabs.setViewControllers([D(), E], animated: false)",
    "[tabs setViewControllers:@[D, E] animated:NO]",
  ])
  func `a message is understood as people write it`(message: String) throws {
    let present = try check(message + " happens once")
    #expect(present.holds, "\(present.diagnostic.map { DiagnosticPrinter().print($0) } ?? "")")
    #expect(try check(message + " never happens").diagnostic?.id == "claim.false")
  }

  @Test(arguments: [
    "a.viewDidAppear(true)", "nav.pushViewController(a, animated: true)",
    "nav.pushViewController(B(), animated: false)", "nav.pushViewController(C(), …)",
    "c.load(4, name: …)", "c.load(3, name: \"ab\")", "window.rootViewController = nil",
    "[tabs setViewControllers:@[E, D] animated:NO]",
    "a.present(c, animated: true, completion: { print(1) })",
  ])
  func `another value is another call`(message: String) throws {
    #expect(try check(message + " never happens").holds)
    #expect(try check(message + " happens").diagnostic?.id == "claim.false")
  }

  @Test(arguments: [
    ("a.viewDidAppear(animated:)", "claim.unknown-message", "'viewDidAppear(_:)'"),
    ("a.viewDidAppear(animated: true)", "claim.unknown-message", "'viewDidAppear(_:)'"),
    ("[a viewDidAppear:YES animated:NO]", "claim.unknown-message", "'viewDidAppear:'"),
    ("nav.pushViewController(B(), animate: true)", "claim.unknown-message", "animated:)'"),
    ("a.viewDidAppear(Bool)", "claim.unknown-value", "a.viewDidAppear(false)"),
    (
      "nav.pushViewController(detail, animated: true)", "claim.unknown-value",
      "pushViewController(B"
    ),
    ("nav.pushViewController([A, x], animated: true)", "claim.unknown-value", "'…' stands for"),
    ("nav.pushViewController(X(), animated: true)", "claim.unknown-value", "'…' stands for"),
    ("a.viewDidAppear on iOS 17", "claim.unreadable", "'on iOS 17'"),
    ("a.viewDidAppear soon", "claim.unreadable", "'soon' behind 'a.viewDidAppear'"),
    ("a.viewDidAppear (false)", "claim.unreadable", "'(false)'"),
    ("a.viewDidAppear(_:) soon", "claim.unreadable", "'soon'"),
  ])
  func `a message that means nothing is an error with a way out`(
    message: String, id: String, note: String
  ) throws {
    for verb in [" never happens", " happens twice"] {
      let diagnostic = try #require(try check(message + verb).diagnostic)
      #expect(diagnostic.id == id)
      #expect(
        diagnostic.notes.contains {
          $0.message.split(separator: note).count > 1
            || $0.message.hasSuffix(note) || $0.message.hasPrefix(note)
        },
        "\(diagnostic.notes)")
    }
  }

  @Test(arguments: [
    "print \"visit 1\"", "print “visit 1”", "print 'visit 1'", "print 「visit 1」", "print 『visit 1』",
    "print `visit 1`", "print visit", "raise NSInvalidArgumentException",
    "raise “NSInvalidArgumentException”", "raise \"more than once\"", "raise",
  ])
  func `a text stands in any quotation marks, or is a word`(text: String) throws {
    #expect(try check(text).holds)
    #expect(try check("does not " + text).diagnostic?.id == "claim.false")
  }

  @Test(arguments: [
    "print \"visit 1\" at all", "print \"visit 1\".", "print \"visit 1", "print visit 1",
    "print \"visit\" \"1\"", "print visit.", "print 'visit", "print \"", "print nothing at all",
    "raise an NSInvalidArgumentException", "raise NSInvalidArgumentException here",
    "raise NSInvalidArgumentException.", "warn \"Unbalanced\" calls",
  ])
  func `a text with words around it cannot be read`(text: String) throws {
    #expect(try check("does not " + text).diagnostic?.id == "claim.unreadable")
    #expect(try check(text).diagnostic?.id == "claim.unreadable")
  }

  @Test(arguments: [
    ("first a.viewDidAppear happens once", true), ("second a.viewDidAppear happens once", false),
    ("second a.viewDidAppear never happens", true), ("second a.viewDidAppear happens", false),
    ("last a.viewDidAppear happens once", true), ("first a.viewDidAppear never happens", false),
    ("second a.viewDidAppear does not happen once", true),
    ("second a.viewDidAppear happens at most once", true),
  ])
  func `of the second time there is one or none`(claim: String, holds: Bool) throws {
    let result = try check(claim)
    #expect(result.holds == holds)
    #expect(holds || result.diagnostic?.message.hasSuffix("'a.viewDidAppear' happens once") == true)
  }

  @Test func `of the many in a trace the first are told of, and how many more there are`() throws {
    let program = (0..<30).map { "let p\($0) = A()\np\($0).loadViewIfNeeded()\n" }.joined()
    let block = Snippet(SourceFile(path: "page.md", text: "q.viewDidLoad happens once"))
    let result = try #require(ClaimBlock(block).check(run(program).trace).first)
    let note = try #require(result.diagnostic?.notes.first?.message)
    #expect(note.hasPrefix("the trace has scenario, UIKit, user, p0, p1, "))
    #expect(note.hasSuffix(", p16 and 14 more"))
  }
}
