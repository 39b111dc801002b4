/// A program in each dialect that uses most of what notes use.
enum SampleProgram {
  static let swift = """
    import UIKit

    protocol ShelfDelegate: AnyObject { func shelf(_ shelf: Shelf, didSelect index: Int) }

    class Shelf: UIViewController {
      // MARK: - State
      weak var delegate: ShelfDelegate?
      private(set) var current: UIViewController? { didSet { print("was \\(oldValue == nil)") } }
      lazy var bar: UIView = {
        let bar = UIView(frame: .zero)
        bar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        return bar
      }()
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(bar)
        show(Book(), animated: false) // note: the first
      }

      func show(_ next: UIViewController, animated: Bool, then done: (() -> Void)? = nil) {
        guard next !== current, let old = current else {
          addChild(next)
          view.insertSubview(next.view, belowSubview: bar)
          next.didMove(toParent: self)
          current = next
          return
        }
        old.willMove(toParent: nil)
        addChild(next)
        transition(from: old, to: next, duration: animated ? 0.25 : 0, options: .transitionCrossDissolve) {
          next.view.frame = old.view.frame
        } completion: { [weak self] finished in
          guard let self, finished else { return }
          old.removeFromParent()
          next.didMove(toParent: self)
          self.delegate?.shelf(self, didSelect: self.children.firstIndex(of: next) ?? 0)
          done?()
        }
        current = next
      }

      @objc func tapped(_ sender: UIButton) {
        switch sender.tag {
        case 0, 1: show(Book(), animated: true)
        case 2...4 where !sender.isSelected: break
        default: dismiss(animated: true)
        }
      }

      deinit { print("\\(Self.self) gone", #function) }
    }

    let shelf = Shelf()
    window.rootViewController = shelf
    window.makeKeyAndVisible()
    settle()
    // MARK: Later
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.26) { shelf.show(Book(), animated: true) }
    for (index, child) in shelf.children.enumerated() where index > 0 { child.view.isHidden = true }
    if #available(iOS 13, *), let sheet = shelf.presentationController as? UISheetPresentationController {
      sheet.detents = [.medium(), .large()]
    }
    """

  static let objectiveC = """
    #import <UIKit/UIKit.h>

    @protocol ShelfDelegate <NSObject>
    - (void)shelf:(Shelf *)shelf didSelectIndex:(NSInteger)index;
    @end

    @interface Shelf : UIViewController <UITableViewDelegate>
    @property (nonatomic, weak) id<ShelfDelegate> delegate;
    @property (nonatomic, strong, readonly) UIViewController *current;
    @property (nonatomic, copy) void (^done)(BOOL finished);
    @end

    @implementation Shelf {
      UIView *_bar;
    }

    #pragma mark - Life

    - (BOOL)shouldAutomaticallyForwardAppearanceMethods { return NO; }

    - (void)viewDidLoad {
      [super viewDidLoad];
      _bar = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 44)];
      [self.view addSubview:_bar];
      __weak typeof(self) weakSelf = self;
      self.done = ^(BOOL finished) { NSLog(@"done %d", finished); [weakSelf dismissViewControllerAnimated:YES completion:nil]; };
      dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(0.26 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        [weakSelf showNext:[Book new] animated:NO];
      });
    }

    - (void)showNext:(UIViewController *)next animated:(BOOL)animated {
      UIViewController *old = self.current;
      [old willMoveToParentViewController:nil];
      [self addChildViewController:next];
      [self transitionFromViewController:old toViewController:next duration:animated ? 0.25 : 0 options:UIViewAnimationOptionCurveEaseOut | UIViewAnimationOptionLayoutSubviews animations:^{
        next.view.frame = old.view.frame;
      } completion:^(BOOL finished) {
        if (finished && self.done) { self.done(YES); } else if (!finished) return;
        [old removeFromParentViewController];
        [next didMoveToParentViewController:self];
      }];
      for (UIViewController *child in self.childViewControllers) { [child.view setHidden:child != next]; }
      for (int i = 0; i < 3; i++) { if (i == 1) continue; }
      static dispatch_once_t once;
      dispatch_once(&once, ^{ NSLog(@"%@ %@", @[ @1, @(2 + 3) ], @{ @"key": @YES }); });
      switch (next.view.tag) { case 0: break; default: [self performSelector:@selector(tapped:) withObject:nil afterDelay:0.1]; }
    }

    + (instancetype)shelf { return [[self alloc] init]; }
    @end
    """
}
