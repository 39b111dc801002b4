import ScenarioRunner
import ScenarioSyntax
import Testing

/// What old posts do with the runtime of Objective-C.
@Suite struct RuntimeFunctionTests {
  @Test(arguments: [
    LanguageTests.Case(
      "a message through a cast, a copy and an exception",
      """
      @interface Person : NSObject <NSCopying>
      @property (nonatomic) int age;
      @end
      @implementation Person
      - (id)copyWithZone:(NSZone *)zone { Person *copy = [[[self class] allocWithZone:zone] init]; copy.age = _age; return copy; }
      - (void)say:(NSString *)word { NSLog(@"say %@ %d", word, _age); }
      @end
      Person *person = [Person new];
      person.age = 3;
      ((void (*)(id, SEL, id))objc_msgSend)(person, @selector(say:), @"hi");
      Person *copy = [person copy];
      person.age = 4;
      [copy say:@"copied"];
      [(Person *)copy.copy say:@"again"];
      @try { [NSException raise:@"Bad" format:@"number %d", 3]; } @catch (NSException *error) { NSLog(@"%@ %@", error.name, error.reason); }
      """, ["say hi 3", "say copied 3", "say again 3", "Bad number 3"])
  ])
  func runtime(example: LanguageTests.Case) {
    let result = run(example.program, dialect: .objectiveC)
    #expect(
      consoleLines(result) == example.lines, "\(example.testDescription): \(listing(result))")
  }

}
