import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// How time passes inside a program: a thread that sleeps does nothing else, a run loop takes its turns.
@Suite struct PassingTimeTests {
  private static let later =
    "let start = Date()\nDispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(\"block\") }\n"
  private static let since = "\nprint(Date().timeIntervalSince(start))"
  private static let laterInC =
    "NSDate *start = [NSDate date];\n"
    + "dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 1 * NSEC_PER_SEC), dispatch_get_main_queue(), "
    + "^{ NSLog(@\"block\"); });\n"
  private static let sinceInC = "\nNSLog(@\"%.1f\", [[NSDate date] timeIntervalSinceDate:start]);"

  @Test(arguments: [
    ("RunLoop.main.run(until: Date().addingTimeInterval(3))", ["block", "3.0"]),
    ("RunLoop.main.run(until: Date() + 3)", ["block", "3.0"]),
    ("while Date() < start + 2 { RunLoop.main.run(until: Date() + 0.5) }", ["block", "2.0"]),
    ("RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.5))", ["0.5", "block"]),
    (
      "RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 3))",
      ["block", "1.0"]
    ),
    ("RunLoop.current.run(mode: .default, before: .distantFuture)", ["block", "1.0"]),
    ("Thread.sleep(forTimeInterval: 3)", ["3.0", "block"]),
    ("Thread.sleep(until: Date().addingTimeInterval(2))", ["2.0", "block"]),
    ("sleep(2)", ["2.0", "block"]), ("usleep(500000)", ["0.5", "block"]),
  ])
  func swiftWaitsAsItSays(line: String, lines: [String]) {
    let result = run(Self.later + line + Self.since)
    #expect(consoleLines(result) == lines, "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test(arguments: [
    (
      "[[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:3]];",
      ["block", "3.0"]
    ),
    (
      "[[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate distantFuture]];",
      ["block", "1.0"]
    ),
    ("[NSThread sleepForTimeInterval:3];", ["3.0", "block"]),
    (
      "[NSThread sleepUntilDate:[NSDate dateWithTimeIntervalSinceNow:2]];", ["2.0", "block"]
    ),
    ("sleep(2);", ["2.0", "block"]),
  ])
  func objectiveCWaitsAsItSays(line: String, lines: [String]) {
    let result = run(Self.laterInC + line + Self.sinceInC, dialect: .objectiveC)
    #expect(consoleLines(result) == lines, "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func aTimerIsMadeByItsMessage() {
    let result = run(
      """
      [NSTimer scheduledTimerWithTimeInterval:1 repeats:NO block:^(NSTimer *timer) { NSLog(@"fired"); }];
      [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:2]];
      NSLog(@"end");
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["fired", "end"], "\(listing(result))")
  }

  @Test func whatIsSleptForUsesTheBudgetUp() {
    let result = run("while true { Thread.sleep(forTimeInterval: 3600) }")
    #expect(result.diagnostics.map { $0.id } == ["scenario.budget-time"])
  }
}
