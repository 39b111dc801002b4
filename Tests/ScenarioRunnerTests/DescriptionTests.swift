import ScenarioRunner
import ScenarioSyntax
import Testing

/// Values that say themselves how they are written.
@Suite struct DescriptionTests {
  @Test func descriptionsOfTheProgramsOwnAreWritten() {
    let result = run(
      """
      class A: NSObject { override var description: String { "A!" } }
      class B: CustomStringConvertible { var description: String { "B!" } }
      struct P: CustomStringConvertible { var x = 1; var description: String { "P\\(x)" } }
      enum E: CustomStringConvertible { case a, b(Int); var description: String { "E" } }
      print(A(), B(), P(), E.a, E.b(1), [P(x: 2)], "\\(P(x: 3))", String(describing: E.a), ["k": P()], (1, P()))
      print(String(format: "%@", A()))
      struct Q { var x = 1; var description: String { "never" } }
      print(Q())
      """)
    #expect(
      consoleLines(result) == [
        #"A! B! P1 E E [P2] P3 E ["k": P1] (1, P1)"#, "A!", "Q(x: 1)",
      ], "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func ofCollectionsAreAskedForInBothLanguages() {
    let result = run(
      """
      NSArray *a = @[@1, @2];
      NSMutableArray *b = [a mutableCopy];
      NSLog(@"%d %d", [a.description isEqual:[b description]], a.description.length > 0);
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["1 1"], "\(listing(result))")
  }

  @Test func inObjectiveCToo() {
    let result = run(
      """
      @interface Page : NSObject
      @end
      @implementation Page
      - (NSString *)description { return @"a page"; }
      @end
      NSLog(@"%@ %@", [Page new], @[[Page new]]);
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["a page [a page]"], "\(listing(result))")
  }
}
