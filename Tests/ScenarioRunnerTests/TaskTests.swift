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

  @Test func aWaitStandsInEveryKindOfStatement() {
    let result = run(
      """
      enum Failed: Error { case at(Int) }
      func later(_ n: Int) async throws -> Int {
        defer { print("end of \\(n)") }
        await Task.yield()
        if n == 3 { throw Failed.at(n) }
        return n
      }
      Task {
        outer: for n in 1...4 {
          do {
            guard let m = try? await later(n), m != 1 else { continue outer }
            if n == 2, try await later(5) == 5 { print("if") } else { print("else") }
            while true {
              switch try await later(n) {
              case 2: break
              default: break outer
              }
              repeat {} while try await later(6) != 6
              _ = try await later(3)
            }
          } catch Failed.at(let n) where n == 3 {
            print("caught \\(n)", try await later(7))
          }
        }
        let (a, b) = (try await later(8), true ? try! await later(9) : 0)
        print(a, b)
      }
      """)
    #expect(
      consoleLines(result) == [
        "end of 1", "end of 2", "end of 5", "if", "end of 2", "end of 6", "end of 3", "end of 7",
        "caught 3 7", "end of 3", "end of 4", "else", "end of 4", "end of 8", "end of 9", "8 9",
      ], "\(listing(result))")
  }

  @Test func theOperandsBeforeAWaitAreEvaluatedBeforeIt() {
    let result = run(
      """
      class Model {
        var count = 1
        var slow: Int { get async { await Task.yield(); return count } }
        func add(_ n: Int, to m: Int) async -> Int { await Task.yield(); count += 1; return n + m }
      }
      func say(_ text: String) -> Int { print(text); return 1 }
      func wait(_ n: Int) async -> Int { await Task.yield(); print("wait \\(n)"); return n }
      Task {
        let model = Model()
        print(say("left") + (await wait(2)) * say("right"))
        print(model.count, await model.add(model.count, to: wait(3)), model.count, await model.slow)
        print("\\(say("in")) \\(await wait(4)) \\([await wait(5), 6])")
        let none: Model? = nil
        print(await none?.add(wait(7), to: 1) ?? -1, say("x") == 2 && (await wait(8)) == 8)
      }
      """)
    #expect(
      consoleLines(result) == [
        "left", "wait 2", "right", "3", "wait 3", "1 4 2 2", "in", "wait 4", "wait 5",
        "1 4 [5, 6]", "x", "-1 false",
      ], "\(listing(result))")
  }

  @Test func structuresAndInoutParametersAreWrittenBackAfterAWait() {
    let result = run(
      """
      struct Counter {
        var n = 0
        init() async { await Task.yield(); n = 5 }
        mutating func up() async { await Task.yield(); n += 1 }
      }
      func double(_ n: inout Int) async { await Task.yield(); n *= 2 }
      Task {
        var counter = await Counter()
        await counter.up()
        await counter.up()
        await double(&counter.n)
        print(counter.n)
      }
      """)
    #expect(consoleLines(result) == ["14"], "\(listing(result))")
  }

  @Test func aTaskHoldsWhatItHasCapturedUntilItEnds() {
    let result = run(
      """
      class Page: UIViewController {
        deinit { print("gone") }
        func load() async { try? await Task.sleep(for: .seconds(1)); print("loaded") }
      }
      func begin() { let page = Page(); Task { await page.load() } }
      begin()
      Task { [weak page = Page()] in await page?.load(); print("nobody") }
      """)
    #expect(consoleLines(result) == ["gone", "nobody", "loaded", "gone"], "\(listing(result))")
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
      consoleLines(result) == ["end of viewDidLoad", "here", "load", "loaded 7", "title 7"],
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
        if case .failure = await failing.result { print("and failed") }
      }
      """)
    #expect(consoleLines(result) == ["3", "failed", "and failed"], "\(listing(result))")
  }

  @Test func theScenariosOwnStatementsWait() {
    let result = run(
      """
      let page = A()
      window.rootViewController = page
      window.makeKeyAndVisible()
      settle()
      await withCheckedContinuation { c in page.present(B(), animated: true) { c.resume() } }
      print(page.presentedViewController != nil)
      for n in 1...2 { try await Task.sleep(for: .seconds(1)); print(n) }
      """)
    #expect(consoleLines(result) == ["true", "1", "2"], "\(listing(result))")
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
