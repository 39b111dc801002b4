import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// `self` in a method of a type is the type.
@Suite struct TypeMethodSelfTests {
  @Test(arguments: [
    "+ (instancetype)make { return [[self alloc] init]; }",
    "+ (instancetype)make { return [self new]; }",
    "+ (instancetype)make { static M *m; if (!m) { m = [[self alloc] init]; } return m; }",
  ])
  func `an instance is made of it in Objective-C`(method: String) {
    let text =
      "@interface M : NSObject\n@end\n@implementation M\n\(method)\n@end\nNSLog(@\"%d\", [M make] != nil);"
    let result = run(text, dialect: .objectiveC)
    #expect(!result.diagnostics.contains { $0.severity == .error }, "\(result.diagnostics)")
    #expect(listing(result).contains("1"))
  }

  @Test func `an instance of it is none`() {
    let text =
      "@interface M : NSObject\n@end\n@implementation M\n- (id)make { return [self alloc]; }\n@end"
    #expect(
      run(text, dialect: .objectiveC).diagnostics.first?.message
        == "no visible @interface for 'M' declares the selector 'alloc'")
  }
}
