import ScenarioRunner
import ScenarioSyntax
import Testing

/// Key-value observing: by hand, of paths, and what its observers are told.
@Suite struct KeyValueObservingTests {

  /// In Objective-C too a change that a class passes on to NSObject is handled by nobody.
  @Test func aChangeThatSuperIsLeftWithRaises() {
    let result = run(
      """
      @interface M : NSObject
      @property (nonatomic) NSInteger n;
      @end
      @implementation M
      - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
        [super observeValueForKeyPath:path ofObject:object change:change context:context];
      }
      @end
      M *m = [M new];
      [m addObserver:m forKeyPath:@"n" options:0 context:NULL];
      m.n = 3;
      """, dialect: .objectiveC)
    #expect(listing(result).contains("message was received but not handled"), "\(listing(result))")
  }
}
