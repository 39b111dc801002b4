import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Timers that a run loop is given, and those of dispatch sources.
@Suite struct TimerTests {
  @Test(arguments: [
    LanguageTests.Case(
      "a timer that is added to a run loop",
      """
      let timer = Timer(timeInterval: 0.1, repeats: false) { _ in print("fired") }
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(timer, forMode: .default)
      let forgotten = Timer(timeInterval: 0.1, repeats: false) { _ in print("never") }
      """, ["fired"]),
    LanguageTests.Case(
      "a timer with a target",
      """
      class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let timer = Timer(timeInterval: 0.1, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
          RunLoop.current.add(timer, forMode: .default)
        }
        @objc func tick() { print("tick") }
      }
      Page().loadViewIfNeeded()
      """, ["tick"]),
    LanguageTests.Case(
      "a timer with a date",
      """
      var count = 0
      let timer = Timer(fire: Date(), interval: 1, repeats: true) { timer in
        count += 1
        print(count)
        if count == 2 { timer.invalidate() }
      }
      RunLoop.main.add(timer, forMode: .common)
      wait(5)
      """, ["1", "2"]),
    LanguageTests.Case(
      "a source that somebody has",
      """
      var source: DispatchSourceTimer? = DispatchSource.makeTimerSource(queue: .main)
      source?.schedule(deadline: .now() + 0.1, repeating: .milliseconds(500))
      source?.setEventHandler { print("tick", Thread.isMainThread) }
      source?.setCancelHandler { print("cancelled") }
      wait(0.2)
      source?.resume()
      wait(1)
      source?.cancel()
      wait(1)
      """, ["tick true", "tick true", "cancelled"]),
    LanguageTests.Case(
      "a source that nobody has",
      """
      func go() {
        let source = DispatchSource.makeTimerSource()
        source.schedule(deadline: .now())
        source.setEventHandler { print("never") }
        source.resume()
      }
      go()
      """, []),
  ])
  func fires(example: LanguageTests.Case) {
    let result = run(example.program)
    #expect(
      consoleLines(result) == example.lines, "\(example.testDescription): \(listing(result))")
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `timers in C's form`() {
    let result = run(
      """
      dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
      dispatch_source_set_timer(source, dispatch_time(DISPATCH_TIME_NOW, 1 * NSEC_PER_SEC), 1 * NSEC_PER_SEC, 0);
      dispatch_source_set_event_handler(source, ^{ NSLog(@"tick"); });
      dispatch_resume(source);
      wait(2.5);
      dispatch_source_cancel(source);
      wait(2);
      NSTimer *timer = [NSTimer timerWithTimeInterval:0.1 repeats:NO block:^(NSTimer *timer) { NSLog(@"timer"); }];
      [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["tick", "tick", "timer"], "\(listing(result))")
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "page.perform(#selector(Page.tick), with: nil, afterDelay: 0)",
    "Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in page.tick() }",
    "RunLoop.current.add(Timer(timeInterval: 0.1, repeats: false) { _ in page.tick() }, forMode: .default)",
  ])
  func `a timer on a queue's thread never fires, and a warning says so`(_ start: String) {
    let result = run(
      """
      class Page: NSObject { @objc func tick() { print("tick") } }
      let page = Page()
      DispatchQueue.global().async { \(start) }
      """)
    #expect(consoleLines(result).isEmpty, "\(listing(result))")
    #expect(result.diagnostics.map { $0.id } == ["scenario.no-run-loop"], "\(listing(result))")
  }

  @Test(arguments: [
    "page.perform(#selector(Page.tick), with: nil, afterDelay: 0); RunLoop.current.run()",
    "RunLoop.main.add(Timer(timeInterval: 0.1, repeats: false) { _ in page.tick() }, forMode: .default)",
    "DispatchQueue.main.async { page.perform(#selector(Page.tick), with: nil, afterDelay: 0) }",
    """
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in page.tick() }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    """,
  ])
  func `a run loop that runs on a thread lets its timers fire`(_ start: String) {
    let result = run(
      """
      class Page: NSObject { @objc func tick() { print("tick") } }
      let page = Page()
      DispatchQueue.global().async { \(start) }
      """)
    #expect(consoleLines(result) == ["tick"], "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }
}
