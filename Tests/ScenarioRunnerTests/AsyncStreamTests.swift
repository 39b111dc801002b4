import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Sequences whose elements are awaited.
@Suite struct AsyncStreamTests {
  @Test func aLoopTakesTheElementsOfAStreamAsTheyCome() {
    let result = run(
      """
      let stream = AsyncStream<Int> { continuation in
        continuation.onTermination = { print("end", $0) }
        continuation.yield(1)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { continuation.yield(2) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { continuation.finish() }
      }
      Task {
        for await n in stream { print(n) }
        print("over")
      }
      """)
    #expect(consoleLines(result) == ["1", "2", "end finished", "over"], "\(listing(result))")
  }

  @Test func anErrorEndsTheLoop() {
    let result = run(
      """
      struct Failed: Error {}
      Task {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
        continuation.yield(1)
        continuation.finish(throwing: Failed())
        do { for try await n in stream { print(n) } } catch { print("failed") }
      }
      """)
    #expect(consoleLines(result) == ["1", "failed"], "\(listing(result))")
  }

  @Test func aLoopOverNotificationsEndsWhenItsTaskIsCancelled() {
    let result = run(
      """
      class Page: UIViewController {
        var task: Task<Void, Never>?
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          task = Task { [weak self] in
            let name = UIApplication.didBecomeActiveNotification
            for await _ in NotificationCenter.default.notifications(named: name) {
              print("active", self != nil)
            }
            print("no more")
          }
        }
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          task?.cancel()
        }
        deinit { print("gone") }
      }
      let nav = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = nav
      window.makeKeyAndVisible()
      settle()
      nav.pushViewController(Page(), animated: true)
      settle()
      for _ in 1...2 {
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
        settle()
      }
      nav.popViewController(animated: true)
      """)
    #expect(
      consoleLines(result) == ["active true", "active true", "gone", "no more"],
      "\(listing(result))")
  }

  @Test func thePublishedValuesAreAwaited() {
    let result = run(
      """
      class Model: ObservableObject { @Published var count = 0 }
      let model = Model()
      Task {
        for await n in model.$count.values { print(n); if n == 2 { break } }
        print("over")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.count = 1 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { model.count = 2 }
      """)
    #expect(consoleLines(result) == ["0", "1", "2", "over"], "\(listing(result))")
  }

  @Test func anIteratorOfTheProgramsOwnIsAwaited() {
    let result = run(
      """
      class Countdown: AsyncSequence, AsyncIteratorProtocol {
        var n = 3
        func makeAsyncIterator() -> Countdown { self }
        func next() async -> Int? {
          try? await Task.sleep(for: .seconds(1))
          n -= 1
          return n > 0 ? n : nil
        }
      }
      Task {
        for await n in Countdown() { print(n) }
        let clock = ContinuousClock()
        try await clock.sleep(for: .seconds(1))
        try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
        print("over")
      }
      """)
    #expect(consoleLines(result) == ["2", "1", "over"], "\(listing(result))")
    #expect(listing(result).contains("· 5 s —"), "\(listing(result))")
  }

  @Test func anIteratorThatIsAStructureGoesOnFromWhatItHasBecome() {
    let result = run(
      """
      struct Countdown: AsyncSequence {
        let start: Int
        struct Iterator: AsyncIteratorProtocol {
          var n: Int
          mutating func next() async -> Int? {
            guard n > 0 else { return nil }
            try? await Task.sleep(for: .seconds(1))
            defer { n -= 1 }
            return n
          }
        }
        func makeAsyncIterator() -> Iterator { Iterator(n: start) }
      }
      Task {
        for await n in Countdown(start: 3) { print(n) }
        print("over")
      }
      """)
    #expect(consoleLines(result) == ["3", "2", "1", "over"], "\(listing(result))")
  }

  @Test func aSequenceIsChangedElementByElement() {
    let result = run(
      """
      func twice(_ n: Int) async -> Int { await Task.yield(); return 2 * n }
      func numbers() -> AsyncStream<Int> {
        AsyncStream { c in
          for n in 1...6 { c.yield(n) }
          c.finish()
        }
      }
      Task {
        for await n in numbers().filter({ $0 != 2 }).map({ await twice($0) }).dropFirst().prefix(2) {
          print(n)
        }
        print(await numbers().reduce(0, +), await numbers().contains { $0 == 9 })
        let sum = await withTaskGroup(of: Int.self) { group in
          for n in 1...3 { group.addTask { await twice(n) } }
          return await group.reduce(into: []) { $0.append($1) }
        }
        print(sum)
      }
      """)
    #expect(consoleLines(result) == ["6", "8", "21 false", "[2, 4, 6]"], "\(listing(result))")
  }
}
