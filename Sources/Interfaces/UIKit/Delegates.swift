/// Protocols of UIKit. What each requirement is sent for stands in `Lifecycle`.
extension Interface {
  static let uiApplicationDelegate = Interface(
    """
    protocol UIApplicationDelegate: NSObjectProtocol {
      optional var window: UIWindow? { get set }
      optional func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
      optional func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
      optional func applicationDidFinishLaunching(_ application: UIApplication)
      optional func applicationDidBecomeActive(_ application: UIApplication)
      optional func applicationWillResignActive(_ application: UIApplication)
      optional func applicationDidEnterBackground(_ application: UIApplication)
      optional func applicationWillEnterForeground(_ application: UIApplication)
      optional func applicationWillTerminate(_ application: UIApplication)
      optional func applicationDidReceiveMemoryWarning(_ application: UIApplication)
      optional func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
      optional func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
      optional func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
      @unmodelled optional func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
      @unmodelled optional func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
      @unmodelled optional func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
      optional func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    }
    """)

  static let uiSceneDelegate = Interface(
    """
    protocol UISceneDelegate: NSObjectProtocol {
      optional func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
      optional func sceneDidDisconnect(_ scene: UIScene)
      optional func sceneDidBecomeActive(_ scene: UIScene)
      optional func sceneWillResignActive(_ scene: UIScene)
      optional func sceneWillEnterForeground(_ scene: UIScene)
      optional func sceneDidEnterBackground(_ scene: UIScene)
      optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
      optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
      @unmodelled @objc(stateRestorationActivityForScene:)
      optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
      @unmodelled @objc(scene:restoreInteractionStateWithUserActivity:)
      optional func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    }
    """)

  static let uiWindowSceneDelegate = Interface(
    """
    protocol UIWindowSceneDelegate: UISceneDelegate {
      optional var window: UIWindow? { get set }
    }
    """)

  static let uiNavigationControllerDelegate = Interface(
    """
    protocol UINavigationControllerDelegate: NSObjectProtocol {
      optional func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
      optional func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
      optional func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
      optional func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      optional func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    }
    """)

  static let uiTabBarControllerDelegate = Interface(
    """
    protocol UITabBarControllerDelegate: NSObjectProtocol {
      optional func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
      optional func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
      optional func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
      optional func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
      @unmodelled @objc(tabBarController:willBeginCustomizingViewControllers:)
      optional func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
      @unmodelled @objc(tabBarController:willEndCustomizingViewControllers:changed:)
      optional func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
      @unmodelled @objc(tabBarController:didEndCustomizingViewControllers:changed:)
      optional func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
      optional func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      optional func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    }
    """)

  static let uiPageViewControllerDelegate = Interface(
    """
    protocol UIPageViewControllerDelegate: NSObjectProtocol {
      optional func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
      optional func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
      @unmodelled @objc(pageViewController:spineLocationForInterfaceOrientation:)
      optional func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation
    }
    """)

  static let uiPageViewControllerDataSource = Interface(
    """
    protocol UIPageViewControllerDataSource: NSObjectProtocol {
      func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
      func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
      optional func presentationCount(for pageViewController: UIPageViewController) -> Int
      optional func presentationIndex(for pageViewController: UIPageViewController) -> Int
    }
    """)

  static let uiSplitViewControllerDelegate = Interface(
    """
    protocol UISplitViewControllerDelegate: NSObjectProtocol {
      optional func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool
      @unmodelled @objc(splitViewController:separateSecondaryViewControllerFromPrimaryViewController:)
      optional func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController?
      optional func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
      optional func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
      optional func splitViewControllerDidCollapse(_ svc: UISplitViewController)
      optional func splitViewControllerDidExpand(_ svc: UISplitViewController)
      @unmodelled @objc(splitViewController:willShowColumn:)
      optional func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
      @unmodelled @objc(splitViewController:willHideColumn:)
      optional func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
      @unmodelled @objc(splitViewController:showViewController:sender:)
      optional func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
      @unmodelled @objc(splitViewController:showDetailViewController:sender:)
      optional func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
      @unmodelled @objc(primaryViewControllerForCollapsingSplitViewController:)
      optional func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
      @unmodelled @objc(primaryViewControllerForExpandingSplitViewController:)
      optional func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
      @unmodelled optional func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
      @unmodelled optional func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
    }
    """)

  static let uiAdaptivePresentationControllerDelegate = Interface(
    """
    protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
      optional func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
      optional func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
      optional func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?
      optional func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
      @unsent optional func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
      optional func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
      optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
      optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
      optional func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    }
    """)

  static let uiSheetPresentationControllerDelegate = Interface(
    """
    protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
      @unmodelled optional func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
    }
    """)

  static let uiPopoverPresentationControllerDelegate = Interface(
    """
    protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
      optional func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    }
    """)

  static let uiPopoverPresentationControllerSourceItem = Interface(
    """
    protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    }
    """)

  static let uiViewControllerTransitioningDelegate = Interface(
    """
    protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
      optional func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      optional func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      optional func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      optional func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      optional func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
    }
    """)

  static let uiViewControllerAnimatedTransitioning = Interface(
    """
    protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
      optional func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
      optional func animationEnded(_ transitionCompleted: Bool)
    }
    """)

  static let uiViewImplicitlyAnimating = Interface(
    """
    protocol UIViewImplicitlyAnimating: UIViewAnimating {
      optional func addAnimations(_ animation: @escaping () -> Void)
      optional func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
      optional func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    }
    """)

  static let uiViewAnimating = Interface(
    """
    protocol UIViewAnimating: NSObjectProtocol {
      var isRunning: Bool { get }
      var isReversed: Bool { get set }
      var fractionComplete: CGFloat { get set }
      func startAnimation()
      func startAnimation(afterDelay delay: TimeInterval)
      func pauseAnimation()
      func stopAnimation(_ withoutFinishing: Bool)
    }
    """)

  static let uiViewControllerInteractiveTransitioning = Interface(
    """
    protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    }
    """)

  static let uiContentContainer = Interface(
    """
    protocol UIContentContainer {
      var preferredContentSize: CGSize { get }
    }
    """)

  static let uiScrollViewDelegate = Interface(
    """
    protocol UIScrollViewDelegate: NSObjectProtocol {
      optional func scrollViewDidScroll(_ scrollView: UIScrollView)
      optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
      optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
      optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
      optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
    }
    """)

  static let uiTableViewDelegate = Interface(
    """
    protocol UITableViewDelegate: UIScrollViewDelegate {
      optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
      @unmodelled @objc(tableView:didEndDisplayingCell:forRowAtIndexPath:)
      optional func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
      @unmodelled @objc(tableView:willDisplayCell:forRowAtIndexPath:)
      optional func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    }
    """)

  static let uiTableViewDataSource = Interface(
    """
    protocol UITableViewDataSource: NSObjectProtocol {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
      @unmodelled @objc(tableView:cellForRowAtIndexPath:)
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      optional func numberOfSections(in tableView: UITableView) -> Int
      optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    }
    """)

  static let uiCollectionViewDelegate = Interface(
    """
    protocol UICollectionViewDelegate: UIScrollViewDelegate {
      optional func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
      @unmodelled @objc(collectionView:willDisplayCell:forItemAtIndexPath:)
      optional func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
      @unmodelled @objc(collectionView:didEndDisplayingCell:forItemAtIndexPath:)
      optional func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    }
    """)

  static let uiCollectionViewDataSource = Interface(
    """
    protocol UICollectionViewDataSource: NSObjectProtocol {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
      @unmodelled @objc(collectionView:cellForItemAtIndexPath:)
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
      optional func numberOfSections(in collectionView: UICollectionView) -> Int
    }
    """)

  static let uiTextFieldDelegate = Interface(
    """
    protocol UITextFieldDelegate: NSObjectProtocol {
      optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
      optional func textFieldDidBeginEditing(_ textField: UITextField)
      optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
      optional func textFieldDidEndEditing(_ textField: UITextField)
      optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
      optional func textFieldShouldClear(_ textField: UITextField) -> Bool
      optional func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    }
    """)

  static let uiTextViewDelegate = Interface(
    """
    protocol UITextViewDelegate: UIScrollViewDelegate {
      optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
      optional func textViewDidBeginEditing(_ textView: UITextView)
      optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool
      optional func textViewDidEndEditing(_ textView: UITextView)
      optional func textViewDidChange(_ textView: UITextView)
    }
    """)

  static let uiSearchResultsUpdating = Interface(
    """
    protocol UISearchResultsUpdating: NSObjectProtocol {
      func updateSearchResults(for searchController: UISearchController)
    }
    """)

  static let uiSearchControllerDelegate = Interface(
    """
    protocol UISearchControllerDelegate: NSObjectProtocol {
      optional func willPresentSearchController(_ searchController: UISearchController)
      optional func didPresentSearchController(_ searchController: UISearchController)
      optional func willDismissSearchController(_ searchController: UISearchController)
      optional func didDismissSearchController(_ searchController: UISearchController)
    }
    """)

  static let uiGestureRecognizerDelegate = Interface(
    """
    protocol UIGestureRecognizerDelegate: NSObjectProtocol {
      optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
      optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
      optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    }
    """)

  static let uiTabBarDelegate = Interface(
    """
    protocol UITabBarDelegate: NSObjectProtocol {
    }
    """)

  static let uiNavigationBarDelegate = Interface(
    """
    protocol UINavigationBarDelegate: NSObjectProtocol {
    }
    """)

  static let uiToolbarDelegate = Interface(
    """
    protocol UIToolbarDelegate: NSObjectProtocol {
    }
    """)

  static let uiSearchBarDelegate = Interface(
    """
    protocol UISearchBarDelegate: NSObjectProtocol {
    }
    """)

  static let uiPickerViewDelegate = Interface(
    """
    protocol UIPickerViewDelegate: NSObjectProtocol {
    }
    """)

  static let uiPickerViewDataSource = Interface(
    """
    protocol UIPickerViewDataSource: NSObjectProtocol {
    }
    """)

  static let uiFocusEnvironment = Interface(
    """
    protocol UIFocusEnvironment: NSObjectProtocol {
    }
    """)

  static let uiPreviewActionItem = Interface(
    """
    protocol UIPreviewActionItem: NSObjectProtocol {
    }
    """)

  static let uiViewControllerPreviewing = Interface(
    """
    protocol UIViewControllerPreviewing: NSObjectProtocol {
    }
    """)

  static let uiViewControllerPreviewingDelegate = Interface(
    """
    protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    }
    """)

  static let uiViewControllerRestoration = Interface(
    """
    protocol UIViewControllerRestoration: NSObjectProtocol {
      @unmodelled static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
    }
    """)

  static let uiInteraction = Interface(
    """
    protocol UIInteraction: NSObjectProtocol {
    }
    """)

  static let uiCoordinateSpace = Interface(
    """
    protocol UICoordinateSpace: NSObjectProtocol {
    }
    """)

  static let uiDynamicItem = Interface(
    """
    protocol UIDynamicItem: NSObjectProtocol {
    }
    """)

  static let uiAppearance = Interface(
    """
    protocol UIAppearance: NSObjectProtocol {
    }
    """)

  static let uiBarPositioning = Interface(
    """
    protocol UIBarPositioning: NSObjectProtocol {
    }
    """)

  static let uiStateRestoring = Interface(
    """
    protocol UIStateRestoring: NSObjectProtocol {
    }
    """)
}
