import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What loops go through.
@Suite struct SequenceTests {
  @Test func aLoopGoesThroughASequenceOfTheProgramsOwn() {
    let result = run(
      """
      struct Evens: Sequence, IteratorProtocol {
        var n = 0
        mutating func next() -> Int? {
          n += 2
          return n > 6 ? nil : n
        }
      }
      class Shelf: Sequence {
        var titles = ["a", "b"]
        func makeIterator() -> IndexingIterator<[String]> { titles.makeIterator() }
      }
      let evens = Evens()
      for n in evens { print(n) }
      for n in evens where n > 4 { print(n) }
      for title in Shelf() { print(title) }
      var titles = Shelf().makeIterator()
      while let title = titles.next() { print(title) }
      """)
    let lines = consoleLines(result)
    #expect(lines == ["2", "4", "6", "6", "a", "b", "a", "b"], "\(listing(result))")
  }

  @Test func aRangeWithoutAnEndGoesOnUntilTheLoopIsLeft() {
    let result = run(
      "for n in 3... { if n > 4 { break }; print(n) }\nfor x in 0.0..<1.0 { print(x) }")
    #expect(consoleLines(result) == ["3", "4"], "\(listing(result))")
    #expect(result.diagnostics.first?.id == "scenario.not-a-sequence", "\(listing(result))")
  }

  @Test func anEnumeratorGivesOneElementAfterTheOther() {
    let result = run(
      """
      NSEnumerator *titles = [@[@"a", @"b"] objectEnumerator];
      NSString *title;
      while ((title = [titles nextObject])) { NSLog(@"%@", title); }
      for (NSString *last in [@[@"a", @"b"] reverseObjectEnumerator]) { NSLog(@"%@", last); }
      NSLog(@"%@", [[@[@"a", @"b"] reverseObjectEnumerator] allObjects]);
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["a", "b", "b", "a", "[\"b\", \"a\"]"], "\(listing(result))")
  }
}
