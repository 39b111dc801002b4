import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Dispatch queues, groups and semaphores.
@Suite struct DispatchQueueTests {
  @Test(arguments: [
    #"DispatchQueue(label: "a")"#, #"DispatchQueue(label: "a", qos: .background)"#,
    #"DispatchQueue(label: "a", qos: .utility, attributes: [.concurrent], target: .global())"#,
  ])
  func aQueueOfOnesOwnRunsItsBlocks(_ queue: String) {
    let result = run(
      """
      let queue = \(queue)
      queue.async { print("1", Thread.isMainThread) }
      queue.asyncAfter(deadline: .now() + 1) { print("later") }
      queue.async(flags: .barrier) { DispatchQueue.main.async { print("main", Thread.isMainThread) } }
      print(queue.sync { 3 })
      """)
    #expect(
      consoleLines(result) == ["1 false", "3", "main true", "later"], "\(listing(result))")
  }

  @Test func onlyTheThreadsOwnQueueCannotBeWaitedFor() {
    let fine = run(
      """
      DispatchQueue.global().async {
        DispatchQueue.main.sync { print("main", Thread.isMainThread) }
        print("background", Thread.isMainThread)
      }
      """)
    #expect(consoleLines(fine) == ["main true", "background false"], "\(listing(fine))")
    let deadlock = run("DispatchQueue.main.sync { print(1) }")
    #expect(exceptions(deadlock).first?.contains("dispatch_sync called on queue") == true)
    let own = run(
      #"let q = DispatchQueue(label: "q"); q.async { q.sync { print(1) } }"#)
    #expect(exceptions(own).first?.contains("dispatch_sync called on queue") == true)
  }

  @Test(arguments: [
    "DispatchQueue.global().sync { DispatchQueue.main.sync { print(1) } }",
    #"let q = DispatchQueue(label: "q"); q.sync { DispatchQueue.global().sync { q.sync { print(1) } } }"#,
    #"let q = DispatchQueue(label: "q"); q.sync { DispatchQueue.main.sync { print(1) } }"#,
  ])
  func aQueueThatTheThreadHoldsFurtherOutCannotBeWaitedForEither(_ program: String) {
    let result = run(program)
    #expect(exceptions(result).first?.contains("dispatch_sync called on queue") == true)
    #expect(consoleLines(result).isEmpty)
  }

  @Test func aGroupIsLeftNoMoreOftenThanEntered() {
    let result = run("let group = DispatchGroup(); group.enter(); group.leave(); group.leave()")
    #expect(
      exceptions(result) == [
        "BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()"
      ])
  }

  @Test func inObjectiveCTheyAreFunctions() {
    let result = run(
      """
      dispatch_group_t group = dispatch_group_create();
      dispatch_group_enter(group);
      dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1 * NSEC_PER_SEC)),
        dispatch_get_main_queue(), ^{ NSLog(@"one"); dispatch_group_leave(group); });
      dispatch_group_async(group, dispatch_get_global_queue(0, 0), ^{ NSLog(@"two"); });
      dispatch_group_notify(group, dispatch_get_main_queue(), ^{ NSLog(@"all"); });
      dispatch_semaphore_t s = dispatch_semaphore_create(0);
      dispatch_async(dispatch_get_global_queue(0, 0), ^{
        NSLog(@"work"); dispatch_semaphore_signal(s); });
      dispatch_semaphore_wait(s, DISPATCH_TIME_FOREVER);
      NSLog(@"after");
      dispatch_sync(dispatch_get_global_queue(0, 0), ^{ NSLog(@"now"); });
      NSLog(@"end");
      """, dialect: .objectiveC)
    #expect(
      consoleLines(result) == ["two", "work", "after", "now", "end", "one", "all"],
      "\(listing(result))")
  }

  @Test func inABackgroundQueueItLetsTheMainThreadGoOn() {
    let result = run(
      """
      let s = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("main"); s.signal() }
        s.wait()
        print("after")
      }
      print("first")
      """)
    #expect(consoleLines(result) == ["first", "main", "after"], "\(listing(result))")
  }

  @Test(arguments: [
    "let s = DispatchSemaphore(value: 0)\nDispatchQueue.main.async { s.signal() }\ns.wait()",
    "let g = DispatchGroup()\ng.enter()\nDispatchQueue.main.async { g.leave() }\ng.wait()",
  ])
  func whatNothingCanEndIsAnError(_ text: String) {
    let result = run(text)
    #expect(
      result.diagnostics.contains {
        $0.id == "scenario.waits-forever" && $0.message.hasPrefix("this waits for ever")
      }, "\(listing(result))")
  }

  @Test func aSemaphoreCountsNoFurtherThanThereAreNumbers() {
    let text = listing(
      run("let s = DispatchSemaphore(value: Int.max)\ns.signal()\ns.wait()\nprint(\"on\")"))
    #expect(text.contains("on"), "\(text)")
  }
}
