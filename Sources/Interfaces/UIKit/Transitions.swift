extension Interface {
  static let uiViewControllerTransitionCoordinator = Interface(
    """
    class UIViewControllerTransitionCoordinator: NSObject {
      @engine var transitionWasCancelled: Bool { get }
      @engine @objc(cancelled) var isCancelled: Bool { get }
      @engine @objc(animated) var isAnimated: Bool { get }
      @engine @objc(interactive) var isInteractive: Bool { get }
      @engine var initiallyInteractive: Bool { get }
      @engine var containerView: UIView { get }
      @engine var transitionDuration: TimeInterval { get }
      var targetTransform: CGAffineTransform = .identity { get }
      var percentComplete: CGFloat { get }
      var completionVelocity: CGFloat = 1 { get }
      var completionCurve: UIView.AnimationCurve = .easeInOut { get }
      var isInterruptible: Bool { get }
      var presentationStyle: UIModalPresentationStyle = .none { get }
      @message @objc(animateAlongsideTransition:completion:)
      func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil) -> Bool
      @message @objc(animateAlongsideTransitionInView:animation:completion:)
      func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil) -> Bool
      @message func completeTransition(_ didComplete: Bool)
      @message @objc(notifyWhenInteractionChangesUsingBlock:)
      func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
      @message @objc(notifyWhenInteractionEndsUsingBlock:)
      func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
      @engine func view(forKey key: UITransitionContextViewKey) -> UIView?
      @engine func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
      @engine @objc(finalFrameForViewController:) func finalFrame(for vc: UIViewController) -> CGRect
      @engine @objc(initialFrameForViewController:) func initialFrame(for vc: UIViewController) -> CGRect
      func updateInteractiveTransition(_ percentComplete: CGFloat)
      @message func finishInteractiveTransition()
      @message func cancelInteractiveTransition()
    }
    """)

  static let uiPercentDrivenInteractiveTransition = Interface(
    """
    class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
      @unsent func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
      var percentComplete: CGFloat { get }
      var completionSpeed: CGFloat = 1
      var completionCurve: UIView.AnimationCurve = .easeInOut
      var wantsInteractiveStart: Bool = true
      @message @objc(updateInteractiveTransition:) func update(_ percentComplete: CGFloat)
      @message @objc(finishInteractiveTransition) func finish()
      @message @objc(cancelInteractiveTransition) func cancel()
    }
    """)

  static let uiStoryboard = Interface(
    """
    class UIStoryboard: NSObject {
      @objc(storyboardWithName:bundle:) convenience init(name: String, bundle storyboardBundleOrNil: Bundle?)
      @message @formerly(instantiateViewController(identifier:))
      @formerly(instantiateViewController(identifier:creator:))
      func instantiateViewController(withIdentifier identifier: String) -> UIViewController
      @message @formerly(instantiateInitialViewController(creator:))
      func instantiateInitialViewController() -> UIViewController?

      // What a scenario puts into it
      @engine @objc(addScene:of:isInitial:root:tabs:subviews:)
      func addScene(
        _ identifier: String, of aClass: Any, isInitial: Bool = false, root: Any? = nil,
        tabs: [Any] = [], subviews: [Any] = [])
      @engine func addScene(_ identifier: String, of aClass: Any)
      @engine func addScene(_ identifier: String, of aClass: Any, isInitial: Bool)
      @engine func addScene(_ identifier: String, of aClass: Any, root: Any?)
      @engine func addScene(_ identifier: String, of aClass: Any, tabs: [Any])
      @engine func addScene(_ identifier: String, of aClass: Any, subviews: [Any])
      @engine func addSegue(_ identifier: String, from source: String, to destination: String, kind: UIStoryboardSegue.Kind)
    }
    """)

  static let uiStoryboardSegue = Interface(
    """
    class UIStoryboardSegue: NSObject {
      init(identifier: String?, source: UIViewController, destination: UIViewController)
      var identifier: String? { get }
      @objc(sourceViewController) var source: UIViewController { get }
      @objc(destinationViewController) var destination: UIViewController { get }
      @message func perform()
    }
    """)

  static let uiStoryboardSegueKind = Interface(
    """
    extension UIStoryboardSegue {
      enum Kind {
        case show
        case showDetail
        case present
        case popover
        case push
        case modal
        case replace
        case embed
        case unwind
        case custom
        case root
        case tab
      }
    }
    """)

  static let uiNib = Interface(
    """
    class UINib: NSObject {
      @objc(nibWithNibName:bundle:) convenience init(nibName name: String, bundle bundleOrNil: Bundle?)
      @objc(nibWithData:bundle:) convenience init(data: Data, bundle bundleOrNil: Bundle?)
      var name: String?
      @engine @objc(instantiateWithOwner:options:)
      func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any]
      @engine @objc(addViewOf:subviews:isConnected:)
      func addView(of aClass: Any, subviews: [Any] = [], isConnected: Bool = false)
      @engine @objc(addViewOf:) func addView(of aClass: Any)
      @engine @objc(addControllerOf:view:) func addController(of aClass: Any, view: Any? = nil)
    }
    """)
}
