import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Operations, their queues and what they depend on.
@Suite struct OperationTests {
  @Test func blocksAreRun() {
    let result = run(
      """
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      queue.addOperation { print("closure", Thread.isMainThread) }
      let a = BlockOperation { print("a") }
      a.addExecutionBlock { print("a2") }
      a.completionBlock = { print("done", a.isFinished) }
      queue.addOperation(a)
      OperationQueue.main.addOperation { print("main", Thread.isMainThread) }
      OperationQueue.main.addOperation(BlockOperation(block: { print("main block") }))
      print("first")
      """)
    #expect(
      consoleLines(result) == [
        "first", "main true", "main block", "closure false", "a", "a2", "done true",
      ], "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func whatDependsOnOthersComesAfterThem() {
    let result = run(
      """
      let queue = OperationQueue()
      let a = BlockOperation { print("a") }, b = BlockOperation { print("b") }
      let c = BlockOperation { print("c") }
      b.addDependency(a)
      c.addDependency(a)
      c.removeDependency(a)
      queue.addOperations([b, c, a], waitUntilFinished: true)
      print("all", b.isFinished)
      """)
    #expect(consoleLines(result) == ["c", "a", "b", "all true"], "\(listing(result))")
  }

  @Test func anOperationStartsWhenWhatItWaitsForIsTakenAway() {
    let result = run(
      """
      let never = BlockOperation { print("never") }
      let waiting = BlockOperation { print("waited") }
      waiting.addDependency(never)
      let queue = OperationQueue()
      queue.addOperation(waiting)
      settle()
      print("still", waiting.isFinished)
      waiting.removeDependency(never)
      queue.waitUntilAllOperationsAreFinished()
      print("ended", waiting.isFinished)
      """)
    #expect(
      consoleLines(result) == ["still false", "waited", "ended true"], "\(listing(result))")
  }

  @Test func aClassOfOnesOwnHasAMain() {
    let result = run(
      """
      class Load: Operation {
        override func main() {
          guard !isCancelled else { return }
          print("main")
        }
      }
      let load = Load(), cancelled = Load()
      load.completionBlock = { print("done") }
      cancelled.completionBlock = { print("cancelled") }
      cancelled.cancel()
      let queue = OperationQueue()
      queue.addOperation(load)
      queue.addOperation(cancelled)
      queue.waitUntilAllOperationsAreFinished()
      """)
    #expect(consoleLines(result) == ["main", "done", "cancelled"], "\(listing(result))")
  }

  @Test func inObjectiveC() {
    let result = run(
      """
      NSOperationQueue *queue = [[NSOperationQueue alloc] init];
      [queue addOperationWithBlock:^{
        NSLog(@"a");
        [[NSOperationQueue mainQueue] addOperationWithBlock:^{ NSLog(@"main"); }];
      }];
      NSBlockOperation *operation = [NSBlockOperation blockOperationWithBlock:^{ NSLog(@"c"); }];
      [queue addOperation:operation];
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["a", "c", "main"], "\(listing(result))")
  }

  @Test func onlyOneQueueCanHaveOne() {
    let result = run(
      """
      let a = BlockOperation {}
      OperationQueue().addOperation(a)
      OperationQueue.main.addOperation(a)
      """)
    #expect(exceptions(result).first?.contains("cannot be enqueued") == true)
  }

  @Test func anAsynchronousOneIsWarnedOf() {
    let result = run(
      """
      class Load: Operation { override func start() { print("start") } }
      OperationQueue().addOperation(Load())
      """)
    #expect(consoleLines(result) == ["start"])
    #expect(result.diagnostics.map { $0.id } == ["scenario.unsent-callback"], "\(listing(result))")
  }
}
