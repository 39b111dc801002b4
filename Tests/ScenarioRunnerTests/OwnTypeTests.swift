import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What structures, enumerations and the types of a program do for themselves.
@Suite struct OwnTypeTests {
  typealias Case = LanguageTests.Case

  @Test(arguments: [
    ("enum Link { case a }\nlet link = Link(3)", "no accessible initializers"),
    ("enum Link { case a; init(_ n: Int) { self = .a } }\nlet link = Link(text: 3)", "text"),
  ])
  func anInitialiserThatAnEnumerationHasNotIsAnError(_ program: String, _ words: String) {
    let result = run(program)
    #expect(listing(result).contains(words), "\(listing(result))")
    #expect(result.diagnostics.first?.id == "scenario.wrong-arguments")
  }

  /// A class's own property is read and set by its method, as by a message.
  @Test(arguments: ["@property (class, readonly) Store *shared;", ""])
  func aClassMethodIsReadWithADot(_ property: String) {
    let result = run(
      """
      @interface Store : NSObject
      \(property)
      - (void)go;
      @end
      @implementation Store
      static int count;
      + (Store *)shared { static Store *made; if (!made) made = [Store new]; return made; }
      + (int)count { return count; }
      + (void)setCount:(int)value { NSLog(@"set"); count = value; }
      - (void)go { NSLog(@"go"); }
      @end
      [Store.shared go];
      Store.count = 4;
      NSLog(@"%d %d", Store.shared == [Store shared], Store.count);
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["go", "set", "1 4"], "\(listing(result))")
  }
}
