extension Interface {
  static let nsObject = Interface(
    """
    class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
      init()
      class func initialize()
      @engine(cancelPerforms) class func cancelPreviousPerformRequests(withTarget aTarget: Any)
      @engine(cancelPerforms) @objc(cancelPreviousPerformRequestsWithTarget:selector:object:)
      class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?)
      @engine var description: String { get }
      @engine var debugDescription: String { get }
      @engine @objc(class) var `class`: AnyClass { get }
      @engine var superclass: AnyClass? { get }
      var hash: Int { get }
      func copy() -> Any
      func mutableCopy() -> Any

      var isAccessibilityElement: Bool
      var accessibilityIdentifier: String?
      var accessibilityLabel: String?
      var accessibilityHint: String?
      var accessibilityValue: String?
      var accessibilityElements: [Any]?
      var accessibilityFrame: CGRect
      var accessibilityCustomActions: [UIAccessibilityCustomAction]?
      var accessibilityAttributedLabel: NSAttributedString?
      var accessibilityTraits: UIAccessibilityTraits
      var accessibilityNavigationStyle: UIAccessibilityNavigationStyle
      var accessibilityElementsHidden: Bool
      var accessibilityViewIsModal: Bool
      func accessibilityActivate() -> Bool

      @engine @objc(performSelector:withObject:afterDelay:)
      func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
      @engine @objc(performSelector:withObject:)
      func perform(_ aSelector: Selector!, with object: Any! = nil) -> Unmanaged<AnyObject>!
      @engine @objc(performSelector:)
      func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>!
      @engine @objc(performSelectorOnMainThread:withObject:waitUntilDone:)
      func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool)
      @engine @objc(performSelectorInBackground:withObject:)
      func performSelector(inBackground aSelector: Selector, with arg: Any?)
      @engine @objc(isKindOfClass:) func isKind(of aClass: AnyClass) -> Bool
      @engine @objc(isMemberOfClass:) func isMember(of aClass: AnyClass) -> Bool
      @engine @objc(respondsToSelector:) func responds(to aSelector: Selector!) -> Bool
      @engine func isEqual(_ object: Any?) -> Bool
      @engine @objc(conformsToProtocol:) func conforms(to aProtocol: Protocol) -> Bool
      @message func awakeFromNib()
      func prepareForInterfaceBuilder()
      @unsent func accessibilityElementCount() -> Int
      @unsent @objc(accessibilityElementAtIndex:) func accessibilityElement(at index: Int) -> Any?
      @unsent @objc(indexOfAccessibilityElement:) func index(ofAccessibilityElement element: Any) -> Int

      @objc(addObserver:forKeyPath:options:context:)
      func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?)
      func removeObserver(_ observer: NSObject, forKeyPath keyPath: String)
      @objc(removeObserver:forKeyPath:context:)
      func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?)
      func removeObserver(_ observer: NSObject)
      @objc(observeValueForKeyPath:ofObject:change:context:)
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
      func observe<Value>(
        _ keyPath: KeyPath<NSObject, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (NSObject, NSKeyValueObservedChange<Value>) -> Void
      ) -> NSKeyValueObservation
      @objc(willChangeValueForKey:) func willChangeValue(forKey key: String)
      @objc(didChangeValueForKey:) func didChangeValue(forKey key: String)
      @objc(setNilValueForKey:) func setNilValueForKey(_ key: String)
      @objc(setValuesForKeysWithDictionary:) func setValuesForKeys(_ keyedValues: [String: Any])
      @objc(dictionaryWithValuesForKeys:) func dictionaryWithValues(forKeys keys: [String]) -> [String: Any]

      @objc(methodForSelector:) func method(for aSelector: Selector!) -> IMP!
      @objc(methodSignatureForSelector:) func methodSignature(for aSelector: Selector!) -> NSMethodSignature
      func forwardInvocation(_ anInvocation: NSInvocation)
      func doesNotRecognizeSelector(_ aSelector: Selector!)
      var accessibilityIgnoresInvertColors: Bool
      var accessibilityActivationPoint: CGPoint
      var accessibilityPath: UIBezierPath?
      var accessibilityLanguage: String?
      var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
      var accessibilityUserInputLabels: [String]!
      var accessibilityContainerType: UIAccessibilityContainerType = .none
      var accessibilityRespondsToUserInteraction: Bool
      func accessibilityPerformEscape() -> Bool
      func accessibilityPerformMagicTap() -> Bool
      func accessibilityIncrement()
      func accessibilityDecrement()
      func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool
      func accessibilityElementDidBecomeFocused()
      func accessibilityElementDidLoseFocus()
      func accessibilityElementIsFocused() -> Bool
    }
    """)

  static let uiResponder = Interface(
    """
    class UIResponder: NSObject {
      static let keyboardWillShowNotification: NSNotification.Name
      static let keyboardDidShowNotification: NSNotification.Name
      static let keyboardWillHideNotification: NSNotification.Name
      static let keyboardDidHideNotification: NSNotification.Name
      static let keyboardWillChangeFrameNotification: NSNotification.Name
      static let keyboardDidChangeFrameNotification: NSNotification.Name
      static let keyboardFrameBeginUserInfoKey: String
      static let keyboardFrameEndUserInfoKey: String
      static let keyboardAnimationDurationUserInfoKey: String
      static let keyboardAnimationCurveUserInfoKey: String
      static let keyboardIsLocalUserInfoKey: String
      @engine @objc(nextResponder) var next: UIResponder? { get }
      @engine var isFirstResponder: Bool { get }
      var canBecomeFirstResponder: Bool { get }
      var canResignFirstResponder: Bool = true { get }
      @engine func becomeFirstResponder() -> Bool
      @engine func resignFirstResponder() -> Bool
      var inputView: UIView? { get }
      var inputAccessoryView: UIView? { get }
      var inputViewController: UIInputViewController? { get }
      var textInputMode: UITextInputMode? { get }
      var undoManager: UndoManager? { get }
      var editingInteractionConfiguration: UIEditingInteractionConfiguration { get }
      var userActivity: NSUserActivity?
      var keyCommands: [UIKeyCommand]? { get }
      @unsent @objc(touchesBegan:withEvent:)
      func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
      @unsent @objc(touchesMoved:withEvent:)
      func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
      @unsent @objc(touchesEnded:withEvent:)
      func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
      @objc(touchesCancelled:withEvent:)
      func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
      @unsent @objc(didUpdateFocusInContext:withAnimationCoordinator:)
      func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
      @unsent @objc(pressesBegan:withEvent:)
      func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      @objc(pressesEnded:withEvent:)
      func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      @objc(motionBegan:withEvent:)
      func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
      @unsent @objc(motionEnded:withEvent:)
      func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
      @objc(remoteControlReceivedWithEvent:) func remoteControlReceived(with event: UIEvent?)
      @unsent func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
      @objc(targetForAction:withSender:)
      func target(forAction action: Selector, withSender sender: Any?) -> Any?
      @objc(buildMenuWithBuilder:) func buildMenu(with builder: any UIMenuBuilder)
      func reloadInputViews()
      func updateUserActivityState(_ activity: NSUserActivity)
      var inputAccessoryViewController: UIInputViewController? { get }
      var textInputContextIdentifier: String? { get }
      var inputAssistantItem: UITextInputAssistantItem { get }
      var focusEffect: UIFocusEffect?
      var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?
      var pasteConfiguration: UIPasteConfiguration?
      @objc(pressesChanged:withEvent:)
      func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      @objc(pressesCancelled:withEvent:)
      func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      @objc(touchesEstimatedPropertiesUpdated:)
      func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>)
      @objc(motionCancelled:withEvent:)
      func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
      func restoreUserActivityState(_ userActivity: NSUserActivity)
      func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
      func paste(itemProviders: [NSItemProvider])
      func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
      class func clearTextInputContextIdentifier(_ identifier: String)
    }
    """)

  static let uiApplication = Interface(
    """
    class UIApplication: UIResponder {
      @objc(sharedApplication) class var shared: UIApplication { get }
      static let didBecomeActiveNotification: NSNotification.Name
      static let didEnterBackgroundNotification: NSNotification.Name
      static let didFinishLaunchingNotification: NSNotification.Name
      static let didReceiveMemoryWarningNotification: NSNotification.Name
      static let significantTimeChangeNotification: NSNotification.Name
      static let userDidTakeScreenshotNotification: NSNotification.Name
      static let willEnterForegroundNotification: NSNotification.Name
      static let willResignActiveNotification: NSNotification.Name
      static let willTerminateNotification: NSNotification.Name
      static let protectedDataDidBecomeAvailableNotification: NSNotification.Name
      static let protectedDataWillBecomeUnavailableNotification: NSNotification.Name
      static let backgroundRefreshStatusDidChangeNotification: NSNotification.Name
      @engine weak var delegate: (any UIApplicationDelegate)?
      @engine var keyWindow: UIWindow? { get }
      @engine var windows: [UIWindow] { get }
      @engine var applicationState: UIApplication.State { get }
      @engine var connectedScenes: Set<UIScene> { get }
      @engine var statusBarOrientation: UIInterfaceOrientation { get }
      var openSessions: Set<UISceneSession> { get }
      var supportsMultipleScenes: Bool { get }
      // Nothing limits the time of an application in the foreground.
      var backgroundTimeRemaining: TimeInterval = .greatestFiniteMagnitude { get }
      var preferredContentSizeCategory: UIContentSizeCategory = .large { get }
      @objc(idleTimerDisabled) var isIdleTimerDisabled: Bool
      var statusBarFrame: CGRect { get }
      var statusBarStyle: UIStatusBarStyle = .default
      var statusBarOrientationAnimationDuration: TimeInterval { get }
      var isStatusBarHidden: Bool
      var isNetworkActivityIndicatorVisible: Bool
      var isProtectedDataAvailable: Bool { get }
      var isRegisteredForRemoteNotifications: Bool { get }
      var shortcutItems: [UIApplicationShortcutItem]?
      var applicationIconBadgeNumber: Int
      var isIgnoringInteractionEvents: Bool { get }
      @engine func canOpenURL(_ url: URL) -> Bool
      @objc(openURL:options:completionHandler:)
      func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil)
      func openURL(_ url: URL) -> Bool
      @objc(setStatusBarHidden:withAnimation:)
      func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation)
      func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool)
      func setStatusBarOrientation(_ orientation: UIInterfaceOrientation, animated: Bool)
      func beginIgnoringInteractionEvents()
      func endIgnoringInteractionEvents()
      func sendEvent(_ event: UIEvent)
      @objc(sendAction:to:from:forEvent:)
      func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
      @objc(beginBackgroundTaskWithExpirationHandler:)
      func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier
      @objc(beginBackgroundTaskWithName:expirationHandler:)
      func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
      ) -> UIBackgroundTaskIdentifier
      func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier)
      func registerForRemoteNotifications()
      func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings)
      @objc(requestSceneSessionActivation:userActivity:options:errorHandler:)
      func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil)
      func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval)
      @objc(supportedInterfaceOrientationsForWindow:)
      func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask
      @engine func receiveMemoryWarning()
      func unregisterForRemoteNotifications()
      var supportsAlternateIcons: Bool { get }
      var alternateIconName: String? { get }
      func setAlternateIconName(_ alternateIconName: String?, completionHandler: ((Error?) -> Void)? = nil)
      var backgroundRefreshStatus: UIBackgroundRefreshStatus = .available { get }
      var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection = .leftToRight { get }
      var applicationSupportsShakeToEdit: Bool = true
      var isMultipleScenesSupported: Bool { get }
      var currentUserNotificationSettings: UIUserNotificationSettings? { get }
      func scheduleLocalNotification(_ notification: UILocalNotification)
      func presentLocalNotificationNow(_ notification: UILocalNotification)
      func cancelLocalNotification(_ notification: UILocalNotification)
      func cancelAllLocalNotifications()
      func beginReceivingRemoteControlEvents()
      func endReceivingRemoteControlEvents()
      func requestSceneSessionDestruction(_ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((Error) -> Void)? = nil)
      func requestSceneSessionRefresh(_ sceneSession: UISceneSession)
      func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((Error) -> Void)? = nil)
      func extendStateRestoration()
      func completeStateRestoration()
      func ignoreSnapshotOnNextApplicationLaunch()
      class var openSettingsURLString: String = "app-settings:" { get }
      class var openNotificationSettingsURLString: String = "app-settings:notifications" { get }
      class var openDefaultApplicationsSettingsURLString: String = "app-settings:default-applications" { get }
      class var backgroundFetchIntervalMinimum: TimeInterval = 0 { get }
      class var backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude { get }
    }
    """)

  static let applicationDelegate = Interface(
    """
    class ApplicationDelegate: UIResponder {
      var window: UIWindow?
    }
    """)

  static let user = Interface(
    """
    class User {
      @engine func tap(_ control: Any)
      @engine @objc(swipeBack)
      func swipeBack(in navigation: UINavigationController? = nil, cancelled: Bool = false)
      @engine @objc(swipeBackCancelled:) func swipeBack(cancelled: Bool = false)
      @engine @objc(tapBack) func tapBack(in navigation: UINavigationController? = nil)
      @engine @objc(dragSheetDown) func dragSheetDown(cancelled: Bool = false)
      @engine @objc(dragSheetDownCancelled:) func dragSheetDown(cancelled: Bool = false)
      @engine func tapOutside()
      @engine func selectTab(_ index: Int)
      @engine @objc(swipePage:)
      func swipePage(_ direction: UIPageViewController.NavigationDirection, cancelled: Bool = false)
      @engine @objc(swipePage:cancelled:)
      func swipePage(_ direction: UIPageViewController.NavigationDirection, cancelled: Bool = false)
      @engine func rotate()
      @engine @objc(resizeToWidth:height:) func resize(width: CGFloat, height: CGFloat)
      @engine func goHome()
      @engine func returnToApp()
      @engine func terminate()
      @engine func receiveMemoryWarning()
    }
    """)
}
