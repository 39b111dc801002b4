import ScenarioRunner
import ScenarioSyntax
import Testing

/// Threads run what they are given beside the main thread, which goes on.
@Suite struct ThreadTests {
  @Test func `threads of Swift's`() {
    let result = run(
      """
      class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          Thread.detachNewThread { print("detached", Thread.isMainThread, Thread.current.isMainThread) }
          let thread = Thread { print("thread") }
          thread.start()
          Thread(target: self, selector: #selector(work), object: nil).start()
          performSelector(inBackground: #selector(work), with: nil)
          DispatchQueue.concurrentPerform(iterations: 2) { print("run", $0) }
          CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) { print("loop", Thread.isMainThread) }
          print("loaded", Thread.current.isMainThread, Thread.current)
        }
        @objc func work() { print("work", Thread.isMainThread) }
      }
      Page().loadViewIfNeeded()
      """)
    #expect(
      consoleLines(result) == [
        "run 0", "run 1",
        "loaded true <_NSMainThread: 0x600000000000>{number = 1, name = main}",
        "loop true", "detached false false", "thread", "work false", "work false",
      ], "\(listing(result))")
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `threads of Objective-C's`() {
    let result = run(
      """
      @interface Page : UIViewController
      @end
      @implementation Page
      - (void)viewDidLoad {
        [super viewDidLoad];
        [NSThread detachNewThreadSelector:@selector(work:) toTarget:self withObject:@"detached"];
        NSThread *thread = [[NSThread alloc] initWithTarget:self selector:@selector(work:) object:@"made"];
        [thread start];
        [NSThread detachNewThreadWithBlock:^{ NSLog(@"block %d", [NSThread isMainThread]); }];
        [self performSelectorInBackground:@selector(work:) withObject:@"background"];
        dispatch_apply(2, dispatch_get_global_queue(0, 0), ^(size_t index) { NSLog(@"run %zu", index); });
        NSLog(@"loaded %d %d", NSThread.isMainThread, [NSThread currentThread].isMainThread);
      }
      - (void)work:(NSString *)word { NSLog(@"%@ %d", word, [NSThread isMainThread]); }
      @end
      [[Page new] loadViewIfNeeded];
      """, dialect: .objectiveC)
    #expect(
      consoleLines(result) == [
        "run 0", "run 1", "loaded 1 1", "detached 0", "made 0", "block 0", "background 0",
      ], "\(listing(result))")
    #expect(result.diagnostics.isEmpty)
  }
}
