import ScenarioSyntax
import SourceText

/// Snippets of a length, to be read and highlighted.
struct ParserBenchmark {
  private let text: String
  private let snippet: Snippet
  private let dialect: Dialect

  /// A program of about so many bytes.
  init(bytes: Int, dialect: Dialect) {
    let unit = dialect == .swift ? Self.swift : Self.objectiveC
    text = String(repeating: unit, count: max(1, bytes / unit.utf8.count))
    snippet = Snippet(SourceFile(path: "benchmark", text: text))
    self.dialect = dialect
  }

  /// How long it is.
  var bytes: Int { text.utf8.count }

  /// Reads it into a tree, and returns how many faults it has: none.
  func parse() -> Int { Program.parse(snippet, dialect: dialect).diagnostics.count }

  /// Highlights it, and returns how many runs are coloured.
  func highlight() -> Int { Highlighter.highlight(text, dialect: dialect).count }

  private static let swift = """
    class Shelf: UIViewController {
      private(set) var current: UIViewController? { didSet { print("was \\(oldValue == nil)") } }
      override func viewDidLoad() {
        super.viewDidLoad()
        show(Book(), animated: false)
      }
      func show(_ next: UIViewController, animated: Bool, then done: (() -> Void)? = nil) {
        guard next !== current, let old = current else { return done?() ?? () }
        addChild(next)
        transition(from: old, to: next, duration: animated ? 0.25 : 0) {
          next.view.frame = old.view.frame
        } completion: { [weak self] finished in
          if finished { next.didMove(toParent: self) }
        }
      }
    }
    // MARK: Later
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.26) { shelf.show(Book(), animated: true) }

    """

  private static let objectiveC = """
    @implementation Shelf
    - (void)viewDidLoad {
      [super viewDidLoad];
      __weak typeof(self) weakSelf = self;
      dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(0.26 * NSEC_PER_SEC)), queue, ^{
        [weakSelf showNext:[Book new] animated:NO];
      });
    }
    - (void)showNext:(UIViewController *)next animated:(BOOL)animated {
      UIViewController *old = self.current;
      next.view.frame = CGRectMake(0, 0, 320, 44);
      [self transitionFromViewController:old toViewController:next duration:animated ? 0.25 : 0
        options:UIViewAnimationOptionCurveEaseOut animations:^{ old.view.alpha = 0; }
        completion:^(BOOL finished) {
          if (finished) { [next didMoveToParentViewController:self]; }
        }];
    }
    @end
    #pragma mark - Later
    [shelf showNext:[[Book alloc] init] animated:YES];

    """
}
