import CallTrace
import ScenarioRunner
import ScenarioSyntax
import Testing

/// When objects go: as ARC would have it, at the end of scopes and statements.
@Suite struct OwnershipTests {
  @Test(arguments: [
    LanguageTests.Case(
      "a local goes with its scope", "do { _ = 0; let a = Gone(); a.say() }; print(1)",
      ["here", "gone", "1"]),
    LanguageTests.Case(
      "a temporary goes with its statement", "Gone().say(); print(1)", ["here", "gone", "1"]),
    LanguageTests.Case(
      "a variable gives its old value up", "var a: Gone? = Gone(); a = nil; print(1)",
      ["gone", "1"]),
    LanguageTests.Case(
      "a property lets go when it is set",
      "let h = Holder(); h.held = Gone(); h.held = nil; print(1)", ["gone", "1"]),
    LanguageTests.Case(
      "an owner takes what it owns along", "do { let h = Holder(); h.held = Gone() }; print(1)",
      ["gone", "1"]),
    LanguageTests.Case(
      "a weak reference becomes nil",
      "weak var w: Gone?; do { let a = Gone(); w = a; print(w == nil) }; print(w == nil)",
      ["false", "gone", "true"]),
    LanguageTests.Case(
      "an array owns", "var all = [Gone()]; print(1); all.removeAll(); print(2)",
      ["1", "gone", "2"]),
    LanguageTests.Case(
      "what is returned survives",
      "func make() -> Gone { let a = Gone(); return a }; do { let b = make(); b.say() }; print(1)",
      ["here", "gone", "1"]),
    LanguageTests.Case(
      "a closure owns what it captures",
      "var f: (() -> Void)?; do { let a = Gone(); f = { a.say() } }; f?(); f = nil; print(1)",
      ["here", "gone", "1"]),
    LanguageTests.Case(
      "a closure that captures weakly does not",
      "var f: (() -> Void)?; do { let a = Gone(); f = { [weak a] in print(a == nil) } }; f?()",
      ["gone", "true"]),
    LanguageTests.Case(
      "a weak back reference breaks the cycle",
      "do { let h = Holder(); let g = Gone(); h.held = g; g.back = h }; print(1)", ["gone", "1"]),
    LanguageTests.Case(
      "a delayed block keeps its object until it has run",
      "do { let a = Gone(); DispatchQueue.main.asyncAfter(deadline: .now() + 1) { a.say() } }; print(1); wait(2); print(2)",
      ["1", "here", "gone", "2"]),
    LanguageTests.Case(
      "a child lives as long as its parent owns it",
      "let p = UIViewController(); do { let c = Gone(); p.addChild(c) }; print(1); p.children[0].removeFromParent(); print(2)",
      ["1", "gone", "2"]),
  ])
  func swiftObjectsGoInTime(_ example: LanguageTests.Case) {
    let classes = """
      class Gone: UIViewController {
        var other: Holder?
        weak var back: Holder?
        func say() { print("here") }
        deinit { print("gone") }
      }
      class Holder: NSObject { var held: Gone? }

      """
    let result = run(classes + example.program)
    #expect(consoleLines(result) == example.lines)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func aPoppedPageGoesAfterItsCallbacks() {
    let result = run(
      """
      class Page: UIViewController { deinit { print("gone") } }
      let nav = UINavigationController(rootViewController: A())
      window.rootViewController = nav
      window.makeKeyAndVisible()
      nav.pushViewController(Page(), animated: false)
      settle()
      nav.popViewController(animated: true)
      """)
    let lines = listing(result, levels: [.appearance, .console]).split(separator: "\n")
    #expect(
      lines.suffix(4).map { String($0) } == [
        "Page.viewDidDisappear(true)", "A.viewDidAppear(true)", "Page.deinit", "  ! gone",
      ])
  }

  @Test func aBlockThatCapturesSelfKeepsItAlive() {
    let program = { (capture: String) in
      """
      @interface Page : UIViewController
      @property (nonatomic, copy) void (^handler)(void);
      @end
      @implementation Page
      - (void)prepare { \(capture) }
      - (void)dealloc { NSLog(@"gone"); }
      @end
      { Page *page = [Page new]; [page prepare]; }
      NSLog(@"end");
      """
    }
    let strong = run(program("self.handler = ^{ [self prepare]; };"), dialect: .objectiveC)
    #expect(consoleLines(strong) == ["end"])
    let weak = run(
      program("__weak typeof(self) weakSelf = self; self.handler = ^{ [weakSelf prepare]; };"),
      dialect: .objectiveC)
    #expect(consoleLines(weak) == ["gone", "end"])
  }

  /// What a popped page keeps that keeps it, in each of the ways in which closures are kept.
  @Test(arguments: [
    ("(() -> Void)?", "{ print(self) }", "Page.kept → closure → Page"),
    ("AnyCancellable?", "AnyCancellable { print(self) }", "Page.kept → kept → closure → Page"),
    ("AnyCancellable?", "subject.sink { _ in print(self) }", "Page.kept → kept → closure → Page"),
    ("AnyCancellable?", "subject.assign(to: \\.title, on: self)", "Page.kept → kept → Page"),
    (
      "NSKeyValueObservation?", "observe(\\.title) { _, _ in print(self) }",
      "Page.kept → kept → closure → Page"
    ),
  ])
  func aPageThatKeepsItselfIsNoted(type: String, value: String, way: String) {
    let program = { (value: String) in
      """
      class Page: UIViewController {
        let subject = PassthroughSubject<String?, Never>()
        var kept: \(type)
        override func viewDidLoad() { super.viewDidLoad(); kept = \(value) }
      }
      let nav = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = nav
      window.makeKeyAndVisible()
      settle()
      nav.pushViewController(Page(), animated: false)
      settle()
      nav.popViewController(animated: false)
      """
    }
    #expect(listing(run(program(value))).contains("! Page is still alive: \(way)\n"))
    #expect(!listing(run(program("nil"))).contains("still alive"))
  }

  /// Three logs of developers: a view that dies has its subviews take themselves out of it.
  @Test(arguments: [
    (true, ["will", "did", "removed", "gone", "will", "did", "removed", "gone"]),
    (false, ["removed", "gone", "removed", "gone"]),
  ])
  func aDyingViewRemovesItsSubviews(callingSuper: Bool, lines: [String]) {
    let result = run(
      """
      class Part: UIView {
        override func willMove(toSuperview view: UIView?) { if view == nil { print("will") } }
        override func didMoveToSuperview() { if superview == nil { print("did") } }
        override func removeFromSuperview() { \(callingSuper ? "super.removeFromSuperview();" : "") print("removed") }
        deinit { print("gone") }
      }
      do { let view = UIView(); view.addSubview(Part()); view.addSubview(Part()) }
      """)
    #expect(consoleLines(result) == lines, "\(listing(result))")
  }

}
