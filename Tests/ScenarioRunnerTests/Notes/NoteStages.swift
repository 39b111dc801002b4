/// The stages on which the snippets of the notes run, by note and place; in words of our own.
enum NoteStages {
  /// A stage, and whose body the snippet is.
  struct Setting {
    var stage: String
    var inClass: String?
    var selfName: String?
  }

  /// The setting of a snippet; nil for one that needs none.
  static func setting(of snippet: String) -> Setting? {
    table[snippet]
  }

  private static let container = """
    @interface Container : UIViewController
    @property (nonatomic, strong) UIViewController *currentVC;
    @property (nonatomic, strong) UIViewController *child;
    @property (nonatomic, strong) UIViewController *vc1;
    @property (nonatomic, strong) UIViewController *vc2;
    @property (nonatomic, strong) UIView *containerView;
    @property (nonatomic, strong) UIView *currentClientView;
    - (CGRect)frameForContentController;
    @end
    @implementation Container { UIViewController *currentViewController; }
    - (CGRect)frameForContentController { return self.view.bounds; }
    @end
    Container *container = [Container new];
    window.rootViewController = container;
    [window makeKeyAndVisible];
    settle();

    """

  /// A child on screen, called by a name.
  private static func child(_ name: String) -> String {
    """
    UIViewController *\(name) = [UIViewController new];
    [container addChildViewController:\(name)];
    [container.view addSubview:\(name).view];
    [\(name) didMoveToParentViewController:container];
    settle();

    """
  }

  private static let transitions = """
    @interface Emulated : UIViewController {
      int _appearanceTransitionStack;
      BOOL _appearanceTransitionIsAnimated;
      BOOL _viewIsAppearing;
    }
    @end
    Emulated *container = [Emulated new];
    settle();
    [container beginAppearanceTransition:YES animated:NO];
    [container endAppearanceTransition];

    """

  private static let table: [String: Setting] = [
    "000.0": Setting(stage: container + child("childVC")),
    "000.1": Setting(stage: container + child("childController")),
    "000.2": Setting(
      stage: container + """
        UIViewController *page = [UIViewController new];
        container.currentClientView = page.view;
        [container displayContentController:page];
        """, inClass: "Container"),
    "000.3": Setting(
      stage: container + child("page") + "[container hideContentController:page];",
      inClass: "Container"),
    "000.9": Setting(
      stage: container + child("page") + """
        container.child = page;
        settle();
        [container beginAppearanceTransition:NO animated:NO];
        [container endAppearanceTransition];
        """, inClass: "Container"),
    "000.11": Setting(stage: container, inClass: "Container"),
    "001.1": Setting(
      stage: container.replacingName("container", "superVC")
        + "UIViewController *childVC = [UIViewController new];"),
    "001.2": Setting(stage: container + child("childVC")),
    "001.3": Setting(
      stage: container + child("oldController")
        + "UIViewController *newController = [UIViewController new];", inClass: "Container"),
    "002.1": Setting(
      stage: container + child("oldVisibleViewController") + child("newVisibleViewController")
        + "BOOL animated = YES;"),
    "002.2": Setting(stage: transitions, inClass: "Emulated"),
    "002.3": Setting(
      stage: container + child("oldVisibleViewController") + child("newVisibleViewController")),
    "002.4": Setting(stage: transitions, inClass: "Emulated"),
    "004.0": Setting(stage: container, inClass: "Container"),
    "004.1": Setting(
      stage: container + child("page") + "container.vc1 = page;", inClass: "Container"),
    "004.5": Setting(
      stage: container + child("left") + child("right") + """
        container.vc1 = left;
        container.vc2 = right;
        UIButton *button = [UIButton new];
        [button addTarget:container action:@selector(click:) forControlEvents:UIControlEventTouchUpInside];
        settle();
        [user tap:button];
        """, inClass: "Container"),
    "004.6": Setting(
      stage: container + child("page") + """
        container.containerView = container.view;
        settle();
        [container switchFrom:page to:[UIViewController new]];
        """, inClass: "Container"),
  ]
}

extension String {
  /// The text with every occurrence of a word replaced.
  fileprivate func replacingName(_ name: String, _ other: String) -> String {
    split(separator: name, omittingEmptySubsequences: false).joined(separator: other)
  }
}
