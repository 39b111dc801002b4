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
    #expect(push.map { lines[$0 - 1] } == "— turn 5 · 1 s —", "\(listing(result))")
  }

  @Test func aContinuationIsAwaitedInTheMethodThatAsksForIt() {
    let result = run(
      """
      class Page: UIViewController {
        func load() async -> Int {
          print("load")
          let n = await withCheckedContinuation { c in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { c.resume(returning: 7) }
          }
          print("loaded \\(n)")
          return n
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          Task { [weak self] in
            let n = await self?.load() ?? 0
            print("title \\(n)")
          }
          print("end of viewDidLoad")
        }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("here") }
      }
      window.rootViewController = Page()
      window.makeKeyAndVisible()
      """)
    #expect(
      consoleLines(result) == ["end of viewDidLoad", "load", "here", "loaded 7", "title 7"],
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

  @Test func aCancelledTaskIsWokenByAnError() {
    let result = run(
      """
      let task = Task {
        do { try await Task.sleep(for: .seconds(9)) } catch { print("woken", Task.isCancelled) }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { task.cancel() }
      """)
    #expect(consoleLines(result) == ["woken true"], "\(listing(result))")
  }

  @Test func aTaskOfATaskIsAwaited() {
    let result = run(
      """
      struct Failed: Error {}
      Task {
        let inner = Task { () -> Int in try await Task.sleep(for: .seconds(1)); return 3 }
        print(try await inner.value)
        let failing = Task { throw Failed() }
        do { try await failing.value } catch { print("failed") }
      }
      """)
    #expect(consoleLines(result) == ["3", "failed"], "\(listing(result))")
  }

  @Test(arguments: [
    ("Task { await withCheckedContinuation { _ in } }", "scenario.task-never-resumed"),
    (
      "class A: UIViewController { override func viewDidLoad() { load() }\n"
        + "func load() async { await Task.yield() } }\n_ = A().view", "scenario.async-context"
    ),
    (
      "Task { try await Task.sleep(for: .seconds(1)); print(1) }\n"
        + "Task { try await Task.sleep(for: .seconds(2)); print(2) }", "scenario.interleaved-tasks"
    ),
  ])
  func whatCannotWaitIsSaid(_ text: String, _ id: String) {
    #expect(run(text).diagnostics.map { $0.id } == [id])
  }
}
