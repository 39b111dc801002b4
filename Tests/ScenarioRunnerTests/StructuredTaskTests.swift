import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Tasks that are parts of another: they end before it does, and are cancelled with it.
@Suite struct StructuredTaskTests {
  @Test func theTasksOfAnAsyncLetRunBesideEachOther() {
    let result = run(
      """
      func value(_ n: Int, after seconds: Double) async -> Int {
        try? await Task.sleep(for: .seconds(seconds))
        print("value \\(n)")
        return n
      }
      Task {
        async let a = value(1, after: 2)
        async let b = value(2, after: 1)
        print("sum", await a + b)
        async let unused = value(3, after: 9)
      }
      """)
    #expect(
      consoleLines(result) == ["value 2", "value 1", "sum 3", "value 3"], "\(listing(result))")
    // What nobody asks for is cancelled, and still waited for.
    #expect(listing(result).contains("· 2 s —") && !listing(result).contains("9 s"))
  }

  @Test func aGroupGivesItsResultsAsTheyCome() {
    let result = run(
      """
      Task {
        let all = await withTaskGroup(of: Int.self) { group in
          for n in 1...3 {
            group.addTask { try? await Task.sleep(for: .seconds(4 - n)); return n }
          }
          var result: [Int] = []
          for await n in group where n != 2 { result.append(n) }
          return result
        }
        print(all)
      }
      """)
    #expect(consoleLines(result) == ["[3, 1]"], "\(listing(result))")
  }

  @Test func aGroupWhoseBodyThrowsCancelsItsTasks() {
    let result = run(
      """
      struct Failed: Error {}
      Task {
        do {
          try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { throw Failed() }
            group.addTask {
              do { try await Task.sleep(for: .seconds(9)) } catch { print("cancelled") }
            }
            try await group.next()
          }
        } catch { print("failed") }
      }
      """)
    #expect(consoleLines(result) == ["cancelled", "failed"], "\(listing(result))")
  }

  @Test func aCancellationReachesTheTasksOfAGroupAndItsHandlers() {
    let result = run(
      """
      let task = Task {
        await withTaskGroup(of: Void.self) { group in
          group.addTask {
            await withTaskCancellationHandler {
              try? await Task.sleep(for: .seconds(9))
              print("woken", Task.isCancelled)
            } onCancel: { print("handler") }
          }
        }
        print("over")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { task.cancel() }
      """)
    #expect(consoleLines(result) == ["handler", "woken true", "over"], "\(listing(result))")
  }

  @Test func allOfAGroupIsWaitedFor() {
    let result = run(
      """
      Task {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { try? await Task.sleep(for: .seconds(1)); print("one") }
          group.addTask { print("two") }
          await group.waitForAll()
          print("all", group.isEmpty)
          group.addTask { print("three") }
        }
        print("over")
        await MainActor.run { print("main") }
      }
      """)
    #expect(
      consoleLines(result) == ["two", "one", "all true", "three", "over", "main"],
      "\(listing(result))")
  }
}
