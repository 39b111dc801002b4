import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Other threads beside the main one: what sleeps or waits on them holds up nobody else.
@Suite struct BackgroundThreadTests {

  @Test(arguments: [
    "DispatchQueue.global().async { BODY }",
    #"DispatchQueue(label: "q").async { BODY }"#,
    "OperationQueue().addOperation { BODY }",
    "OperationQueue().addOperation(BlockOperation { BODY })",
    "Thread.detachNewThread { BODY }",
    "Thread { BODY }.start()",
    "Task.detached { BODY }",
    "DispatchQueue.global().async(group: DispatchGroup()) { BODY }",
    "DispatchQueue.global().asyncAfter(deadline: .now()) { BODY }",
    "DispatchQueue.global().async(execute: DispatchWorkItem { BODY })",
  ])
  func `every kind of thread sleeps for itself`(_ text: String) {
    let body =
      #"print("begins", Thread.isMainThread); Thread.sleep(forTimeInterval: 3); print("ends")"#
    let result = run(
      text.replacing("BODY", with: body)
        + """

        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("main") }
        """)
    #expect(consoleLines(result) == ["begins false", "main", "ends"], "\(listing(result))")
  }

  @Test(arguments: [
    "dispatch_async(dispatch_get_global_queue(0, 0), ^{ BODY });",
    "dispatch_async(dispatch_queue_create(\"q\", DISPATCH_QUEUE_SERIAL), ^{ BODY });",
    "[[[NSOperationQueue alloc] init] addOperationWithBlock:^{ BODY }];",
    "[NSThread detachNewThreadWithBlock:^{ BODY }];",
    "dispatch_group_async(dispatch_group_create(), dispatch_get_global_queue(0, 0), ^{ BODY });",
    "dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 0), dispatch_get_global_queue(0, 0), ^{ BODY });",
  ])
  func `Objective-C's threads do too`(_ text: String) {
    let body =
      "NSLog(@\"begins %d\", [NSThread isMainThread]); [NSThread sleepForTimeInterval:3]; NSLog(@\"ends\");"
    let result = run(
      text.replacing("BODY", with: body)
        + """

        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 1 * NSEC_PER_SEC), dispatch_get_main_queue(),
          ^{ NSLog(@"main"); });
        """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["begins 0", "main", "ends"], "\(listing(result))")
  }

  @Test func `a method in the background sleeps for itself`() {
    let result = run(
      """
      class P: UIViewController {
        @objc func work() { print("begins"); for n in 1...2 { step(n) }; print("ends") }
        func step(_ n: Int) { if n > 0 { usleep(500_000) }; print("step", n) }
      }
      let p = P()
      p.performSelector(inBackground: #selector(P.work), with: nil)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { print("main") }
      """)
    #expect(
      consoleLines(result) == ["begins", "step 1", "main", "step 2", "ends"], "\(listing(result))")
  }

  @Test func `queues overlap, and a serial one does one thing at a time`() {
    let result = run(
      """
      let start = Date()
      func log(_ text: String) { print(text, Date().timeIntervalSince(start)) }
      DispatchQueue.global().async { sleep(3); log("global 3") }
      DispatchQueue.global().async { sleep(1); log("global 1") }
      let serial = DispatchQueue(label: "serial")
      serial.async { sleep(2); log("serial 1") }
      serial.async { sleep(2); log("serial 2") }
      let wide = DispatchQueue(label: "wide", attributes: .concurrent)
      wide.async { sleep(1); log("wide 1") }
      wide.async { sleep(1); log("wide 2") }
      wide.async(flags: .barrier) { sleep(4); log("barrier") }
      wide.async { log("wide 3") }
      """)
    #expect(
      consoleLines(result) == [
        "global 1 1.0", "wide 1 1.0", "wide 2 1.0", "serial 1 2.0", "global 3 3.0", "serial 2 4.0",
        "barrier 5.0", "wide 3 5.0",
      ], "\(listing(result))")
  }

  @Test func `a concurrent queue of Objective-C's overlaps`() {
    let result = run(
      """
      dispatch_queue_t wide = dispatch_queue_create("wide", DISPATCH_QUEUE_CONCURRENT);
      dispatch_async(wide, ^{ sleep(2); NSLog(@"2"); });
      dispatch_async(wide, ^{ sleep(1); NSLog(@"1"); });
      dispatch_barrier_async(wide, ^{ NSLog(@"alone"); });
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["1", "2", "alone"], "\(listing(result))")
  }

  @Test func `an operation queue of one at a time does not overlap`() {
    let result = run(
      """
      let wide = OperationQueue()
      wide.addOperation { sleep(2); print("wide 2") }
      wide.addOperation { sleep(1); print("wide 1") }
      let narrow = OperationQueue()
      narrow.maxConcurrentOperationCount = 1
      narrow.addOperation { sleep(4); print("narrow 4") }
      narrow.addOperation { sleep(1); print("narrow 1") }
      let first = BlockOperation { sleep(9); print("first") }
      let second = BlockOperation { print("second") }
      second.addDependency(first)
      wide.addOperations([second, first], waitUntilFinished: false)
      """)
    #expect(
      consoleLines(result) == ["wide 1", "wide 2", "narrow 4", "narrow 1", "first", "second"],
      "\(listing(result))")
  }

  @Test func `a group and a semaphore wait for what overlaps`() {
    let result = run(
      """
      let start = Date()
      func log(_ text: String) { print(text, Date().timeIntervalSince(start)) }
      let group = DispatchGroup()
      let gate = DispatchSemaphore(value: 2)
      for n in 1...3 {
        DispatchQueue.global().async(group: group) {
          gate.wait()
          sleep(UInt32(n))
          log("\\(n)")
          gate.signal()
        }
      }
      group.notify(queue: .main) { log("all") }
      group.wait()
      log("waited")
      """)
    #expect(
      consoleLines(result) == ["1 1.0", "2 2.0", "3 4.0", "waited 4.0", "all 4.0"],
      "\(listing(result))")
  }

  @Test func `waiting for the main thread comes after its turn`() {
    let result = run(
      """
      DispatchQueue.global().async {
        let text = DispatchQueue.main.sync { () -> String in
          print("main", Thread.isMainThread)
          return "text"
        }
        print(text, Thread.isMainThread)
      }
      sleep(2)
      print("first")
      """)
    #expect(consoleLines(result) == ["first", "main true", "text false"], "\(listing(result))")
  }

  @Test func `two threads that wait for each other are an error`() {
    let result = run(
      """
      let s = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        DispatchQueue.main.sync { print("main") }
        s.signal()
      }
      s.wait()
      """)
    #expect(
      result.diagnostics.map { $0.id }.contains("scenario.waits-forever"), "\(listing(result))")
    #expect(consoleLines(result).isEmpty)
  }

  @Test func `a thread that waits for ever is warned of`() {
    let result = run(
      """
      let s = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { s.wait(); print("never") }
      print("main")
      """)
    #expect(consoleLines(result) == ["main"])
    #expect(
      result.diagnostics.map { "\($0.severity) \($0.id)" } == [
        "warning scenario.waits-forever"
      ], "\(listing(result))")
  }

  @Test func `where nothing promises an order a note says so`() {
    let unordered = run(
      "DispatchQueue.global().async { print(1) }\nDispatchQueue.global().async { print(2) }")
    #expect(listing(unordered).contains("nothing promises their order"))
    let ordered = run(
      #"let q = DispatchQueue(label: "q"); q.async { print(1) }; q.async { print(2) }"#)
    #expect(!listing(ordered).contains("nothing promises their order"))
  }

  @Test func `UIKit on another thread is warned of`() {
    let result = run(
      """
      class P: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          DispatchQueue.global().async {
            self.view.addSubview(UIView())
            self.view.alpha = 0
            DispatchQueue.main.async { self.view.alpha = 1 }
          }
        }
      }
      window.rootViewController = P()
      window.makeKeyAndVisible()
      """)
    #expect(
      result.diagnostics.map { $0.message } == [
        "P.view must be used from main thread only",
        "UIView.addSubview(_:) must be used from main thread only",
        "P.view must be used from main thread only",
        "UIView.alpha must be used from main thread only",
      ], "\(listing(result))")
  }

  @Test func `a detached task comes back by the main actor`() {
    let result = run(
      """
      Task.detached {
        sleep(2)
        await MainActor.run { print("run", Thread.isMainThread) }
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        print("after", Thread.isMainThread)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("main") }
      """)
    #expect(
      consoleLines(result) == ["main", "run true", "after false"], "\(listing(result))")
  }

  @Test func `every statement of Objective-C can block a thread of its own`() {
    let result = run(
      """
      dispatch_async(dispatch_get_global_queue(0, 0), ^{
        for (int i = 0; i < 2; i++) { sleep(1); NSLog(@"round %d", i); }
        switch (1) { case 1: sleep(1); NSLog(@"one"); case 2: NSLog(@"two"); break; default: NSLog(@"no"); }
        @try { sleep(1); [NSException raise:@"E" format:@"e"]; }
        @catch (NSException *e) { NSLog(@"%@", e.name); }
        @finally { NSLog(@"finally"); }
      });
      dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 1.5 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
        NSLog(@"main");
      });
      """, dialect: .objectiveC)
    #expect(
      consoleLines(result) == ["round 0", "main", "round 1", "one", "two", "E", "finally"],
      "\(listing(result))")
  }
}
