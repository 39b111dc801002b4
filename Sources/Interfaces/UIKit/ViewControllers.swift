extension Interface {
  static let uiViewController = Interface(
    """
    class UIViewController: UIResponder, UITraitEnvironment {
      convenience init()
      init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      @objc(initWithCoder:) required init?(coder: NSCoder)

      // The view
      @engine var view: UIView!
      @engine var viewIfLoaded: UIView? { get }
      @engine @objc(viewLoaded) var isViewLoaded: Bool { get }
      @message func loadView()
      @message func loadViewIfNeeded()
      @message func viewDidLoad()
      @message func viewWillUnload()
      @message func viewDidUnload()
      @message func viewWillAppear(_ animated: Bool)
      @available(iOS 13.0, *) @message func viewIsAppearing(_ animated: Bool)
      @message func viewDidAppear(_ animated: Bool)
      @message func viewWillDisappear(_ animated: Bool)
      @message func viewDidDisappear(_ animated: Bool)
      @message func viewWillLayoutSubviews()
      @message func viewDidLayoutSubviews()
      @message func updateViewConstraints()
      @available(iOS 26.0, *) @message func updateProperties()
      @available(iOS 26.0, *) @message func setNeedsUpdateProperties()
      @available(iOS 26.0, *) @message func updatePropertiesIfNeeded()
      @message func viewSafeAreaInsetsDidChange()
      @message func viewLayoutMarginsDidChange()
      @message func didReceiveMemoryWarning()
      var additionalSafeAreaInsets: UIEdgeInsets
      var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
      var viewRespectsSystemMinimumLayoutMargins: Bool
      var topLayoutGuide: any UILayoutSupport { get }
      var bottomLayoutGuide: any UILayoutSupport { get }
      var edgesForExtendedLayout: UIRectEdge = .all
      var extendedLayoutIncludesOpaqueBars: Bool
      var automaticallyAdjustsScrollViewInsets: Bool = true
      var preferredContentSize: CGSize
      var contentSizeForViewInPopover: CGSize
      var wantsFullScreenLayout: Bool

      // Containment
      @engine @objc(parentViewController) var parent: UIViewController? { get }
      @engine @objc(childViewControllers) var children: [UIViewController] { get }
      @message @objc(addChildViewController:) @formerly(addChildViewController(_:))
      func addChild(_ childController: UIViewController)
      @message @objc(removeFromParentViewController) @formerly(removeFromParentViewController())
      func removeFromParent()
      @message @objc(willMoveToParentViewController:) @formerly(willMove(toParentViewController:))
      func willMove(toParent parent: UIViewController?)
      @message @objc(didMoveToParentViewController:) @formerly(didMove(toParentViewController:))
      func didMove(toParent parent: UIViewController?)
      @message
      @objc(transitionFromViewController:toViewController:duration:options:animations:completion:)
      func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil)
      @message func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
      @message func endAppearanceTransition()
      @engine var shouldAutomaticallyForwardAppearanceMethods: Bool { get }
      var shouldAutomaticallyForwardRotationMethods: Bool { get }
      var automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers: Bool { get }
      @engine @formerly(isMovingToParentViewController) @objc(movingToParentViewController)
      var isMovingToParent: Bool { get }
      @engine @formerly(isMovingFromParentViewController) @objc(movingFromParentViewController)
      var isMovingFromParent: Bool { get }
      @engine @objc(setOverrideTraitCollection:forChildViewController:)
      func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
      @objc(overrideTraitCollectionForChildViewController:)
      func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection?
      @message @objc(preferredContentSizeDidChangeForChildContentContainer:)
      func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
      @objc(systemLayoutFittingSizeDidChangeForChildContentContainer:)
      func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
      @unsent @objc(sizeForChildContentContainer:withParentContainerSize:)
      func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize

      // Presentation
      @engine @formerly(modalViewController) var presentedViewController: UIViewController? { get }
      @engine var presentingViewController: UIViewController? { get }
      @engine @objc(beingPresented) var isBeingPresented: Bool { get }
      @engine @objc(beingDismissed) var isBeingDismissed: Bool { get }
      @engine var modalPresentationStyle: UIModalPresentationStyle
      var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
      @engine var definesPresentationContext: Bool
      var providesPresentationContextTransitionStyle: Bool
      @engine @objc(modalInPresentation) var isModalInPresentation: Bool
      var modalPresentationCapturesStatusBarAppearance: Bool
      var disablesAutomaticKeyboardDismissal: Bool { get }
      @engine var presentationController: UIPresentationController? { get }
      @engine var sheetPresentationController: UISheetPresentationController? { get }
      @engine var popoverPresentationController: UIPopoverPresentationController? { get }
      @engine weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
      @engine var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { get }
      var preferredTransition: UIViewController.Transition?
      var presentationDelegate: AnyObject?
      var performsActionsWhilePresentingModally: Bool { get }
      var restoresFocusAfterTransition: Bool
      @message @objc(presentViewController:animated:completion:)
      func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
      @message @objc(dismissViewControllerAnimated:completion:)
      func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
      @engine func presentModalViewController(_ modalViewController: UIViewController, animated: Bool)
      @engine func dismissModalViewControllerAnimated(_ animated: Bool)
      @message @objc(showViewController:sender:) func show(_ vc: UIViewController, sender: Any?)
      @message @objc(showDetailViewController:sender:)
      func showDetailViewController(_ vc: UIViewController, sender: Any?)
      @objc(targetViewControllerForAction:sender:)
      func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController?

      // What it stands in
      @engine var navigationController: UINavigationController? { get }
      @engine var tabBarController: UITabBarController? { get }
      @engine var splitViewController: UISplitViewController? { get }
      var navigationItem: UINavigationItem { get }
      @own var tabBarItem: UITabBarItem!
      func setTabBarItem(_ item: UITabBarItem!)
      var tab: UITab? { get }
      var tabBarObservedScrollView: UIScrollView?
      var toolbarItems: [UIBarButtonItem]?
      func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool)
      var hidesBottomBarWhenPushed: Bool
      var title: String?
      var editButtonItem: UIBarButtonItem { get }
      @engine @objc(editing) var isEditing: Bool
      @message func setEditing(_ editing: Bool, animated: Bool)
      var contentScrollView: UIScrollView?
      @objc(setContentScrollView:forEdge:)
      func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge)
      var searchDisplayController: UISearchDisplayController? { get }
      var extensionContext: NSExtensionContext? { get }

      // Storyboards
      @engine var nibName: String? { get }
      var nibBundle: Bundle? { get }
      @engine var storyboard: UIStoryboard? { get }
      var restorationIdentifier: String?
      var restorationClass: (any UIViewControllerRestoration.Type)?
      @message @objc(performSegueWithIdentifier:sender:)
      func performSegue(withIdentifier identifier: String, sender: Any? = nil)
      @message @objc(prepareForSegue:sender:) func prepare(for segue: UIStoryboardSegue, sender: Any?)
      @unsent @objc(shouldPerformSegueWithIdentifier:sender:)
      func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool
      @message @objc(canPerformUnwindSegueAction:fromViewController:sender:)
      func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool
      @unsent @objc(canPerformUnwindSegueAction:fromViewController:withSender:)
      func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any) -> Bool
      @message @objc(viewControllerForUnwindSegueAction:fromViewController:withSender:)
      func forUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any?) -> UIViewController?
      @message @objc(unwindForSegue:towardsViewController:)
      func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController)
      @message @objc(segueForUnwindingToViewController:fromViewController:identifier:)
      func segueForUnwinding(to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?) -> UIStoryboardSegue?
      @objc(allowedChildViewControllersForUnwindingFromSource:)
      func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController]
      @unsent @objc(encodeWithCoder:) func encode(with coder: NSCoder)
      @unmodelled @objc(encodeRestorableStateWithCoder:) func encodeRestorableState(with coder: NSCoder)
      @unmodelled @objc(decodeRestorableStateWithCoder:) func decodeRestorableState(with coder: NSCoder)
      @unmodelled func applicationFinishedRestoringState()

      // Traits
      @engine var traitCollection: UITraitCollection { get }
      @engine var traitOverrides: any UITraitOverrides
      @engine var overrideUserInterfaceStyle: UIUserInterfaceStyle
      var preferredUserInterfaceStyle: UIUserInterfaceStyle = .unspecified { get }
      @message func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
      @message @objc(willTransitionToTraitCollection:withTransitionCoordinator:)
      func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
      @message @objc(viewWillTransitionToSize:withTransitionCoordinator:)
      func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
      func registerForTraitChanges<T: UITraitEnvironment>(
        _ traits: [any UITraitDefinition.Type], handler: @escaping (T, UITraitCollection) -> Void
      ) -> any UITraitChangeRegistration
      func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], action: Selector
      ) -> any UITraitChangeRegistration
      func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
      ) -> any UITraitChangeRegistration
      func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)

      // Rotation
      @engine var interfaceOrientation: UIInterfaceOrientation { get }
      var shouldAutorotate: Bool = true { get }
      var supportedInterfaceOrientations: UIInterfaceOrientationMask = .allButUpsideDown { get }
      var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation = .portrait { get }
      @message func setNeedsUpdateOfSupportedInterfaceOrientations()
      @objc(shouldAutorotateToInterfaceOrientation:)
      func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool
      @message @objc(willRotateToInterfaceOrientation:duration:)
      func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
      @message @objc(willAnimateRotationToInterfaceOrientation:duration:)
      func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
      @message @objc(didRotateFromInterfaceOrientation:)
      func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation)
      @engine(attemptRotation) class func attemptRotationToDeviceOrientation()

      // The status bar and the edges
      @unmodelled var preferredStatusBarStyle: UIStatusBarStyle = .default { get }
      @unmodelled var prefersStatusBarHidden: Bool { get }
      @unmodelled var preferredStatusBarUpdateAnimation: UIStatusBarAnimation = .fade { get }
      @unmodelled @objc(childViewControllerForStatusBarStyle) var childForStatusBarStyle: UIViewController? { get }
      @unmodelled @objc(childViewControllerForStatusBarHidden) var childForStatusBarHidden: UIViewController? { get }
      func setNeedsStatusBarAppearanceUpdate()
      @unmodelled var prefersHomeIndicatorAutoHidden: Bool { get }
      @unmodelled @objc(childViewControllerForHomeIndicatorAutoHidden)
      var childForHomeIndicatorAutoHidden: UIViewController? { get }
      func setNeedsUpdateOfHomeIndicatorAutoHidden()
      @unmodelled var preferredScreenEdgesDeferringSystemGestures: UIRectEdge = [] { get }
      @unmodelled @objc(childViewControllerForScreenEdgesDeferringSystemGestures)
      var childForScreenEdgesDeferringSystemGestures: UIViewController? { get }
      func setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      var prefersPointerLocked: Bool { get }
      var childViewControllerForPointerLock: UIViewController? { get }
      func setNeedsUpdateOfPrefersPointerLocked()

      // Contents that are missing
      var contentUnavailableConfiguration: (any UIContentConfiguration)?
      var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState?
      @message @objc(updateContentUnavailableConfigurationUsingState:)
      func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState)
      @message func setNeedsUpdateContentUnavailableConfiguration()

      // The keyboard, the focus and previews
      func addKeyCommand(_ keyCommand: UIKeyCommand)
      func removeKeyCommand(_ keyCommand: UIKeyCommand)
      var focusGroupIdentifier: String?
      var isFocusGroup: Bool
      var preferredFocusEnvironments: [any UIFocusEnvironment]?
      var focusedItem: Any? { get }
      var preferredFocusedView: UIView? { get }
      var previewActionItems: [any UIPreviewActionItem] { get }
      var interactionActivityTrackingBaseName: String?
      @objc(registerForPreviewingWithDelegate:sourceView:)
      func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) -> any UIViewControllerPreviewing
      @objc(unregisterForPreviewingWithContext:)
      func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing)
      @objc(collapseSecondaryViewController:forSplitViewController:)
      func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController)
      @unsent @objc(separateSecondaryViewControllerForSplitViewController:)
      func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController?

      // Masonry's
      var mas_topLayoutGuide: MASViewAttribute? { get }
      var mas_topLayoutGuideBottom: MASViewAttribute? { get }
      var mas_bottomLayoutGuide: MASViewAttribute? { get }
      var mas_bottomLayoutGuideTop: MASViewAttribute? { get }
    }
    """)

  static let uiNavigationController = Interface(
    """
    class UINavigationController: UIViewController {
      init(rootViewController: UIViewController)
      @objc(initWithNavigationBarClass:toolbarClass:)
      init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
      @engine var viewControllers: [UIViewController]
      @engine var topViewController: UIViewController? { get }
      @engine var visibleViewController: UIViewController? { get }
      @engine weak var delegate: (any UINavigationControllerDelegate)?
      @message func pushViewController(_ viewController: UIViewController, animated: Bool)
      @message @objc(popViewControllerAnimated:)
      func popViewController(animated: Bool) -> UIViewController?
      @message func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?
      @message @objc(popToRootViewControllerAnimated:)
      func popToRootViewController(animated: Bool) -> [UIViewController]?
      @message func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
      var navigationBar: UINavigationBar { get }
      @objc(navigationBarHidden) var isNavigationBarHidden: Bool
      @engine func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
      var toolbar: UIToolbar! { get }
      @objc(toolbarHidden) var isToolbarHidden: Bool = true
      @engine func setToolbarHidden(_ hidden: Bool, animated: Bool)
      var interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer() { get }
      var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { get }
      var hidesBarsOnSwipe: Bool
      var hidesBarsOnTap: Bool
      var hidesBarsWhenKeyboardAppears: Bool
      var hidesBarsWhenVerticallyCompact: Bool
      var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { get }
      unowned var barHideOnTapGestureRecognizer: UITapGestureRecognizer { get }
      class var hideShowBarDuration: CGFloat = 0.2 { get }
    }
    """)

  static let uiTabBarController = Interface(
    """
    class UITabBarController: UIViewController {
      init(tabs: [UITab])
      @engine var viewControllers: [UIViewController]?
      @message func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)
      @engine var selectedViewController: UIViewController?
      @engine var selectedIndex: Int
      @engine weak var delegate: (any UITabBarControllerDelegate)?
      @own var tabBar: UITabBar { get }
      @message @objc(tabBar:didSelectItem:)
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
      var moreNavigationController: UINavigationController { get }
      var customizableViewControllers: [UIViewController]?
      @engine var tabs: [UITab]
      @engine func setTabs(_ tabs: [UITab], animated: Bool)
      @engine var selectedTab: UITab?
      @engine @objc(tabForIdentifier:) func tab(forIdentifier identifier: String) -> UITab?
      var mode: UITabBarController.Mode = .automatic
      var sidebar: UITabBarController.Sidebar { get }
      var customizationIdentifier: String?
      var isTabBarHidden: Bool
      func setTabBarHidden(_ hidden: Bool, animated: Bool)
      var compactTabIdentifiers: [String]?
      var contentLayoutGuide: UILayoutGuide { get }
      var bottomAccessory: UITabAccessory?
      func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool)
      var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior = .automatic
      var tabGroup: UITabGroup? { get }
      class var automaticDimension: CGFloat = -1 { get }
    }
    """)

  static let uiSplitViewController = Interface(
    """
    class UISplitViewController: UIViewController {
      init(style: UISplitViewController.Style)
      @engine var viewControllers: [UIViewController]
      @engine weak var delegate: (any UISplitViewControllerDelegate)?
      @engine @objc(collapsed) var isCollapsed: Bool { get }
      @engine var displayMode: UISplitViewController.DisplayMode { get }
      var preferredDisplayMode: UISplitViewController.DisplayMode = .automatic
      var displayModeButtonItem: UIBarButtonItem { get }
      var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility = .automatic
      var splitBehavior: UISplitViewController.SplitBehavior = .automatic { get }
      var preferredSplitBehavior: UISplitViewController.SplitBehavior = .automatic
      var style: UISplitViewController.Style { get }
      var primaryEdge: UISplitViewController.PrimaryEdge = .leading
      var primaryBackgroundStyle: UISplitViewController.BackgroundStyle = .none
      var primaryColumnWidth: CGFloat { get }
      var minimumPrimaryColumnWidth: CGFloat
      var maximumPrimaryColumnWidth: CGFloat
      var preferredPrimaryColumnWidth: CGFloat
      var preferredPrimaryColumnWidthFraction: CGFloat
      var preferredSupplementaryColumnWidth: CGFloat
      var preferredSupplementaryColumnWidthFraction: CGFloat
      var minimumSupplementaryColumnWidth: CGFloat
      var maximumSupplementaryColumnWidth: CGFloat
      var presentsWithGesture: Bool
      var showsSecondaryOnlyButton: Bool
      @engine @objc(setViewController:forColumn:)
      func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column)
      @engine @objc(viewControllerForColumn:)
      func viewController(for column: UISplitViewController.Column) -> UIViewController?
      @engine @objc(showColumn:) func show(_ column: UISplitViewController.Column)
      @engine @objc(hideColumn:) func hide(_ column: UISplitViewController.Column)
      func toggleMasterVisible(_ sender: Any?)
      class var automaticDimension: CGFloat = -1 { get }
      class var unspecifiedDimension: CGFloat { get }
      @objc(isShowingColumn:) func isShowing(_ column: UISplitViewController.Column) -> Bool
      var minimumSecondaryColumnWidth: CGFloat
      var preferredInspectorColumnWidth: CGFloat
    }
    """)

  static let uiPageViewController = Interface(
    """
    class UIPageViewController: UIViewController {
      @objc(initWithTransitionStyle:navigationOrientation:options:)
      init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil)
      @engine var viewControllers: [UIViewController]? { get }
      @engine weak var delegate: (any UIPageViewControllerDelegate)?
      @engine weak var dataSource: (any UIPageViewControllerDataSource)?
      @engine var transitionStyle: UIPageViewController.TransitionStyle { get }
      var navigationOrientation: UIPageViewController.NavigationOrientation { get }
      var spineLocation: UIPageViewController.SpineLocation { get }
      @objc(doubleSided) var isDoubleSided: Bool
      var gestureRecognizers: [UIGestureRecognizer] { get }
      @message @objc(setViewControllers:direction:animated:completion:)
      func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection,
        animated: Bool, completion: ((Bool) -> Void)? = nil)
    }
    """)
}
