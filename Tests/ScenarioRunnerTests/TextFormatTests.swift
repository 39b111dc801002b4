import ScenarioRunner
import ScenarioSyntax
import Testing

/// `String(format:)` and `NSLog`: flags, widths and precisions, as C writes them.
@Suite struct TextFormatTests {
  @Test(arguments: [
    (#""%02d:%02d", 3, 7"#, "03:07"),
    (#""%05d|%5d|%-5d|%+d|% d", 42, 42, 42, 42, 42"#, "00042|   42|42   |+42| 42"),
    (#""%05d|%.3d|%5.3d", -42, 7, 7"#, "-0042|007|  007"),
    (#""%c%c %x %X %#x %08x %o", 72, 105, 255, 255, 255, 255, 8"#, "Hi ff FF 0xff 000000ff 10"),
    (#""%x %lx %u", -1, -1, -1"#, "ffffffff ffffffffffffffff 4294967295"),
    (#""%@ %% %s|%6@|%-6@|%.2@", "t", "u", "ab", "ab", "abc""#, "t % u|    ab|ab    |ab"),
    (
      #""%.2f %8.2f|%-8.2f|%08.3f|%+.1f", 3.14159, 3.14159, 3.14159, -3.14159, 2.0"#,
      "3.14     3.14|3.14    |-003.142|+2.0"
    ),
    (#""%f %.0f %.0f %.0f %.1f", 0.1, 0.5, 1.5, 2.5, 0.05"#, "0.100000 0 2 2 0.1"),
    (
      #""%.10f %.20f %f", 1.0 / 3, 0.1, 123456789012345.0"#,
      "0.3333333333 0.10000000000000000555 123456789012345.000000"
    ),
    (#""%e %.2E %e", 12345.678, 0.00012, 0.0"#, "1.234568e+04 1.20E-04 0.000000e+00"),
    (
      #""%g %g %g %g %.3g %#g", 0.5, 100000.0, 1000000.0, 0.00001, 3.14159, 2.0"#,
      "0.5 100000 1e+06 1e-05 3.14 2.00000"
    ),
    (#""%.1f %.2f", 9.96, 99.999"#, "10.0 100.00"),
    (#""%1$@ %2$@ %1$@", "a", "b""#, "a b a"),
    (#""%*d|%-*d|%.*f", 5, 42, 5, 42, 1, 2.55"#, "   42|42   |2.5"),
    (#""%d %i %ld %lu %lld %d", true, 7, 7, 7, 7, 2.9"#, "1 7 7 7 7 2"),
    (#""100%""#, "100"),
  ])
  func writes(_ arguments: String, _ text: String) {
    let result = run("print(String(format: \(arguments)))")
    #expect(consoleLines(result) == [text], "\(listing(result))")
  }

  @Test func logsAreWrittenAlike() {
    let result = run(
      """
      NSLog(@"%03d|%-4d|%c|%x|%p|%5.1f%%", 7, 7, 'A', 255, nil, 2.25);
      NSLog(@"%2$@ %1$@", @"a", @"b");
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["007|7   |A|ff|0x0|  2.2%", "b a"], "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func aTimerGivesWhatItWasGiven() {
    let result = run(
      """
      @interface Clock : NSObject
      @end
      @implementation Clock
      - (void)tick:(NSTimer *)timer { NSLog(@"%@ %.1f", timer.userInfo[@"k"], timer.timeInterval); }
      @end
      Clock *clock = [Clock new];
      NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:0.5 target:clock selector:@selector(tick:) userInfo:@{@"k": @"v"} repeats:YES];
      wait(0.6);
      [timer invalidate];
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["v 0.5"], "\(listing(result))")
    let swift = run(
      """
      class Clock: NSObject { @objc func tick(_ timer: Timer) { print(timer.userInfo as! String) } }
      let clock = Clock()
      Timer.scheduledTimer(timeInterval: 1, target: clock, selector: #selector(Clock.tick(_:)), userInfo: "x", repeats: false)
      """)
    #expect(consoleLines(swift) == ["x"], "\(listing(swift))")
  }
}
