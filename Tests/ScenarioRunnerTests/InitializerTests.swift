import ScenarioRunner
import ScenarioSyntax
import Testing

/// Which of UIKit's initialisers send another one, that a class may override.
@Suite struct InitializerTests {

  private static let badge = """
    @interface Badge : UIView
    @end
    @implementation Badge
    - (instancetype)init { if (self = [super init]) { NSLog(@"init"); } return self; }
    - (instancetype)initWithFrame:(CGRect)frame {
      if (self = [super initWithFrame:frame]) { NSLog(@"frame"); }
      return self;
    }
    @end
    @interface Key : UIButton
    @end
    @implementation Key
    - (instancetype)initWithFrame:(CGRect)frame { self = [super initWithFrame:frame]; NSLog(@"key"); return self; }
    @end
    @interface List : UITableViewController
    @end
    @implementation List
    - (instancetype)initWithStyle:(UITableViewStyle)style { self = [super initWithStyle:style]; NSLog(@"list"); return self; }
    @end

    """

  @Test(arguments: [
    ("Badge *badge = [[Badge alloc] init]; NSLog(@\"%d\", badge != nil);", ["frame", "init", "1"]),
    ("[Badge new];", ["frame", "init"]),
    ("[[Badge alloc] initWithFrame:CGRectZero];", ["frame"]),
    ("[Key buttonWithType:UIButtonTypeCustom];", ["key"]),
    ("[UIButton buttonWithType:UIButtonTypeCustom];", []),
    ("[[List alloc] init];", ["list"]),
    ("[[List alloc] initWithStyle:UITableViewStyleGrouped];", ["list"]),
  ])
  func inObjectiveC(_ statement: String, _ lines: [String]) {
    let result = run(Self.badge + statement, dialect: .objectiveC)
    #expect(consoleLines(result) == lines, "\(listing(result))")
  }

  @Test func ofSwiftsClassesInObjectiveC() {
    let result = run(
      "Card *card = [[Card alloc] init]; NSLog(@\"%d\", card != nil);", dialect: .objectiveC,
      stage: """
        class Card: UIView { override init(frame: CGRect) { super.init(frame: frame); print("card") } }
        """, stageDialect: .swift)
    #expect(consoleLines(result) == ["card", "1"], "\(listing(result))")
  }
}
