import ScenarioRunner
import ScenarioSyntax
import Testing

/// Which of UIKit's initialisers send another one, that a class may override.
@Suite struct InitializerTests {
  @Test(arguments: [
    LanguageTests.Case(
      "init() of a view is init(frame:)",
      """
      class Card: UIView {
        let text: String
        override init(frame: CGRect) {
          text = "card"
          super.init(frame: frame)
          print(text, frame.width)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Page: UIViewController { let card = Card() }
      _ = Page()
      """, ["card 0.0"]),
    LanguageTests.Case(
      "the nearest override, and then the one above",
      """
      class Base: UIControl {
        override init(frame: CGRect) { super.init(frame: frame); print("base") }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Near: Base {
        override init(frame: CGRect) { super.init(frame: frame); print("near") }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Plain: Near {}
      _ = Plain()
      """, ["base", "near"]),
    LanguageTests.Case(
      "init(type:) of a button",
      """
      class Key: UIButton {
        override init(frame: CGRect) { super.init(frame: frame); print("key") }
        required init?(coder: NSCoder) { fatalError() }
      }
      _ = Key(type: .system)
      """, ["key"]),
    LanguageTests.Case(
      "a table view and its cells",
      """
      class Table: UITableView {
        override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style); print(style, frame.width) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Cell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          print("cell", reuseIdentifier ?? "none")
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      _ = Table()
      _ = Table(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      _ = Cell()
      """, ["plain 0.0", "plain 9.0", "cell none"]),
    LanguageTests.Case(
      "a table view controller goes on twice",
      """
      class List: UITableViewController {
        override init(style: UITableView.Style) { super.init(style: style); print("list") }
        override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle); print("nib") }
        required init?(coder: NSCoder) { fatalError() }
      }
      _ = List()
      """, ["nib", "list"]),
    LanguageTests.Case(
      "an initialiser of one's own that begins with another",
      """
      class Card: UIView {
        override init(frame: CGRect) { super.init(frame: frame); print("frame") }
        init(text: String) { super.init(frame: .zero); print(text) }
        convenience init() { self.init(text: "own") }
        required init?(coder: NSCoder) { fatalError() }
      }
      _ = Card()
      """, ["own"]),
  ])
  func inSwift(_ example: LanguageTests.Case) {
    let result = run(example.program)
    #expect(consoleLines(result) == example.lines, "\(listing(result))")
  }

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
