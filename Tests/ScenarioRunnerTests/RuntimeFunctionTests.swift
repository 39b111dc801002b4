import ScenarioRunner
import ScenarioSyntax
import Testing

/// What old posts do with the runtime of Objective-C.
@Suite struct RuntimeFunctionTests {
  @Test(arguments: [
    LanguageTests.Case(
      "a class that overrides +alloc",
      """
      @interface Page : UIViewController
      @end
      @implementation Page
      + (void)initialize { NSLog(@"initialize"); }
      + (instancetype)alloc { NSLog(@"alloc"); return [super alloc]; }
      - (instancetype)init { NSLog(@"init"); return [super init]; }
      @end
      Page *page = [[Page alloc] init];
      Page *other = [Page new];
      NSLog(@"%@", [page class]);
      """, ["initialize", "alloc", "init", "alloc", "init", "Page"]),
    LanguageTests.Case(
      "an implementation that is kept in a static variable",
      """
      static void (*original)(id, SEL, BOOL);
      static void Replaced(UIViewController *self, SEL _cmd, BOOL animated) {
        original(self, _cmd, animated);
        NSLog(@"did appear");
      }
      @implementation UIViewController (Track)
      + (void)load {
        Method method = class_getInstanceMethod(self, @selector(viewDidAppear:));
        original = (void (*)(id, SEL, BOOL))method_getImplementation(method);
        method_setImplementation(method, (IMP)Replaced);
      }
      @end
      window.rootViewController = [UIViewController new];
      [window makeKeyAndVisible];
      """, ["did appear"]),
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
      """, ["say hi 3", "say copied 3", "say again 3", "Bad number 3"]),
  ])
  func runtime(example: LanguageTests.Case) {
    let result = run(example.program, dialect: .objectiveC)
    #expect(
      consoleLines(result) == example.lines, "\(example.testDescription): \(listing(result))")
  }

  @Test func `a class method calls that of its superclass`() {
    let result = run(
      """
      class Base { class func name() -> String { "base" } }
      class Page: Base { override class func name() -> String { "page of " + super.name() } }
      print(Page.name())
      """)
    #expect(consoleLines(result) == ["page of base"], "\(listing(result))")
  }
}
