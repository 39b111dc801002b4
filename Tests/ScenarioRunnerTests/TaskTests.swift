import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Tasks wait: what comes meanwhile comes first, and what follows the wait has a turn of its own.
@Suite struct TaskTests {
  @Test func aTaskThatSleepsGivesUpItsTurn() {
    let result = run(
      """
      let nav = UINavigationController(rootViewController: A())
      window.rootViewController = nav
      window.makeKeyAndVisible()
      settle()
      // MARK: Task
      Task { @MainActor in
        print("first")
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        nav.pushViewController(B(), animated: true)
        await Task.yield()
        print("last")
      }
      DispatchQueue.main.async { print("between") }
      print("at once")
      """)
    let lines = listing(result).split(separator: "\n").map(String.init)
    #expect(consoleLines(result) == ["at once", "first", "between", "last"])
    let push = lines.firstIndex { $0.hasPrefix("nav.pushViewController") }
    #expect(push.map { lines[$0 - 1] } == "— turn 4 · 1 s —", "\(listing(result))")
  }

  @Test func tasksGoOnInTheOrderInWhichTheirWaitsEnd() {
    let result = run(
      """
      class Page: UIViewController {
        let seconds: Double
        init(_ seconds: Double) { self.seconds = seconds; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          Task { try? await Task.sleep(for: .seconds(seconds)); update() }
        }
        func update() { print(seconds) }
      }
      Page(2).loadViewIfNeeded()
      Page(1).loadViewIfNeeded()
      Page(3).loadViewIfNeeded()
      """)
    #expect(consoleLines(result) == ["1.0", "2.0", "3.0"], "\(listing(result))")
    #expect(listing(result).contains("! 3.0") && listing(result).contains("— turn 5 · 3 s —"))
  }

  @Test func aTaskThatNeverGoesOnIsNamedAsTheOwner() {
    let result = run(
      """
      class Page: UIViewController {
        var answer: CheckedContinuation<Void, Never>?
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          Task { await withCheckedContinuation { answer = $0 } }
        }
      }
      window.rootViewController = UINavigationController(rootViewController: UIViewController())
      window.makeKeyAndVisible()
      settle()
      let nav = window.rootViewController as! UINavigationController
      nav.pushViewController(Page(), animated: true)
      settle()
      nav.popViewController(animated: true)
      """)
    #expect(
      listing(result).contains("! Page is still alive: Task → closure → Page"),
      "\(listing(result))")
  }

  @Test func aPresentationIsAwaited() {
    let result = run(
      """
      extension UIViewController {
        func presentAndWait(_ page: UIViewController) async {
          await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in
            present(page, animated: true) { c.resume() }
          }
        }
      }
      let a = A()
      window.rootViewController = a
      window.makeKeyAndVisible()
      settle()
      Task {
        await a.presentAndWait(B())
        print(a.presentedViewController != nil)
        a.dismiss(animated: true)
      }
      """)
    #expect(consoleLines(result) == ["true"], "\(listing(result))")
    let calls = listing(result).split(separator: "\n").map { $0.drop { $0 == " " } }
    let shown = calls.firstIndex { $0.hasPrefix("B.viewDidAppear") } ?? 0
    let gone = calls.firstIndex { $0.hasPrefix("B.viewDidDisappear") } ?? 0
    #expect(shown > 0 && shown < gone, "\(listing(result))")
  }

  @Test(arguments: [
    (
      "await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in kept = c }",
      "scenario.task-never-resumed"
    ),
    (
      "class A: UIViewController { override func viewDidLoad() { load() }\n"
        + "func load() async { await Task.yield() } }\n_ = A().view", "scenario.async-context"
    ),
    (
      "class A: UIViewController { override func viewDidLoad() { await load() }\n"
        + "func load() async { await Task.yield() } }\n_ = A().view", "scenario.async-context"
    ),
    ("func load() async {}\nTask { load() }", "scenario.missing-await"),
    ("Task { Task.sleep(nanoseconds: 1) }", "scenario.missing-await"),
    ("func f() async { await f() }\nTask { await f() }", "scenario.budget-depth"),
    ("Task { while true { await Task.yield() } }", "scenario.budget-steps"),
  ])
  func whatCannotWaitIsSaid(_ text: String, _ id: String) {
    #expect(run("var kept: Any?\n" + text).diagnostics.map { $0.id } == [id])
  }
}
