/// The device, the screen, scenes, traits and events, which are opaque.
extension Interface {
  static let uiScreen = Interface(
    """
    @opaque class UIScreen: NSObject {
      class var main: UIScreen { get }
      class var screens: [UIScreen] { get }
      var bounds: CGRect { get }
      var nativeBounds: CGRect { get }
      var scale: CGFloat { get }
      var nativeScale: CGFloat { get }
      var brightness: CGFloat
      var traitCollection: UITraitCollection { get }
      var mirrored: UIScreen? { get }
    }
    """)

  static let uiPasteboard = Interface(
    """
    @opaque class UIPasteboard: NSObject {
      class var general: UIPasteboard { get }
      var name: UIPasteboard.Name { get }
      var string: String?
      var strings: [String]?
      @objc(URL) var url: URL?
      @objc(URLs) var urls: [URL]?
      var image: UIImage?
      var images: [UIImage]?
      var color: UIColor?
      var colors: [UIColor]?
      var hasStrings: Bool { get }
      var hasURLs: Bool { get }
      var hasImages: Bool { get }
      var hasColors: Bool { get }
      var items: [[String: Any]]
      var itemProviders: [NSItemProvider]
      var numberOfItems: Int { get }
      var changeCount: Int { get }
      func setValue(_ value: Any, forPasteboardType pasteboardType: String)
      func setData(_ data: Data, forPasteboardType pasteboardType: String)
      func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:])
    }
    """)

  static let uiDevice = Interface(
    """
    @opaque class UIDevice: NSObject {
      class var current: UIDevice { get }
      var name: String { get }
      var model: String { get }
      var localizedModel: String { get }
      var systemName: String { get }
      var systemVersion: String { get }
      var orientation: UIDeviceOrientation { get }
      var userInterfaceIdiom: UIUserInterfaceIdiom { get }
      @own var identifierForVendor: UUID? { get }
      var isBatteryMonitoringEnabled: Bool
      var batteryLevel: Float { get }
      var isMultitaskingSupported: Bool { get }
      func beginGeneratingDeviceOrientationNotifications()
      func endGeneratingDeviceOrientationNotifications()
      static let orientationDidChangeNotification: NSNotification.Name
    }
    """)

  static let uiScene = Interface(
    """
    @opaque class UIScene: UIResponder {
      var session: UISceneSession { get }
      @own weak var delegate: (any UISceneDelegate)?
      var activationState: UIScene.ActivationState { get }
      @own var title: String!
      var subtitle: String!
      static let willConnectNotification: NSNotification.Name
      static let didActivateNotification: NSNotification.Name
      static let willDeactivateNotification: NSNotification.Name
      static let willEnterForegroundNotification: NSNotification.Name
      static let didEnterBackgroundNotification: NSNotification.Name
      static let didDisconnectNotification: NSNotification.Name
    }
    """)

  static let uiSceneConnectionOptions = Interface(
    """
    extension UIScene {
      @opaque class ConnectionOptions: NSObject {
        @objc(URLContexts) var urlContexts: Set<UIOpenURLContext> = [] { get }
        var userActivities: Set<NSUserActivity> = [] { get }
        var shortcutItem: UIApplicationShortcutItem? { get }
        var notificationResponse: UNNotificationResponse? { get }
        var handoffUserActivityType: String? { get }
        var sourceApplication: String? { get }
        var cloudKitShareMetadata: CKShare.Metadata? { get }
      }
    }
    """)

  static let uiSceneActivationRequestOptions = Interface(
    """
    extension UIScene {
      @opaque class ActivationRequestOptions: NSObject {
      }
    }
    """)

  static let uiWindowScene = Interface(
    """
    @opaque class UIWindowScene: UIScene {
      var windows: [UIWindow] { get }
      @own var keyWindow: UIWindow? { get }
      var screen: UIScreen { get }
      var interfaceOrientation: UIInterfaceOrientation { get }
      var traitCollection: UITraitCollection { get }
      @own var statusBarManager: UIStatusBarManager? { get }
      func requestGeometryUpdate(_ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil)
    }
    """)

  static let uiWindowSceneGeometryPreferences = Interface(
    """
    extension UIWindowScene {
      @opaque class GeometryPreferences: NSObject {
      }
    }
    """)

  static let uiStatusBarManager = Interface(
    """
    @opaque class UIStatusBarManager: NSObject {
      var statusBarFrame: CGRect { get }
      var statusBarStyle: UIStatusBarStyle { get }
      var isStatusBarHidden: Bool { get }
    }
    """)

  static let uiSceneSession = Interface(
    """
    @opaque class UISceneSession: NSObject {
      @own var scene: UIScene? { get }
      var role: UISceneSession.Role { get }
      var configuration: UISceneConfiguration { get }
      var persistentIdentifier: String { get }
      var userInfo: [String: Any]?
      var stateRestorationActivity: NSUserActivity?
    }
    """)

  static let uiSceneConfiguration = Interface(
    """
    @opaque class UISceneConfiguration: NSObject {
      init(name: String?, sessionRole: UISceneSession.Role)
      @own var name: String? { get }
      var delegateClass: AnyClass?
      @own var storyboard: UIStoryboard?
    }
    """)

  static let uiOpenURLContext = Interface(
    """
    @opaque class UIOpenURLContext: NSObject {
      var url: URL { get }
    }
    """)

  static let uiApplicationShortcutItem = Interface(
    """
    @opaque class UIApplicationShortcutItem: NSObject {
      var type: String { get }
      var localizedTitle: String { get }
      var localizedSubtitle: String? { get }
      var icon: UIApplicationShortcutIcon? { get }
      var userInfo: [String: any NSSecureCoding]? { get }
    }
    """)

  static let uiTraitCollection = Interface(
    """
    @opaque class UITraitCollection: NSObject {
      init(userInterfaceStyle: UIUserInterfaceStyle)
      init(horizontalSizeClass: UIUserInterfaceSizeClass)
      init(verticalSizeClass: UIUserInterfaceSizeClass)
      init(traitsFrom traitCollections: [UITraitCollection])
      class var current: UITraitCollection { get set }
      var userInterfaceIdiom: UIUserInterfaceIdiom { get }
      var userInterfaceStyle: UIUserInterfaceStyle { get }
      var horizontalSizeClass: UIUserInterfaceSizeClass { get }
      var verticalSizeClass: UIUserInterfaceSizeClass { get }
      var displayScale: CGFloat { get }
      var layoutDirection: UIUserInterfaceLayoutDirection { get }
      var preferredContentSizeCategory: UIContentSizeCategory { get }
      func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool
      func performAsCurrent(_ actions: () -> Void)
    }
    """)

  static let uiTraitOverrides = Interface(
    """
    protocol UITraitOverrides {
      var userInterfaceStyle: UIUserInterfaceStyle { get set }
      var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
      var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    }
    """)

  static let uiTraitEnvironment = Interface(
    """
    protocol UITraitEnvironment: NSObjectProtocol {
    }
    """)

  static let uiTraitChangeRegistration = Interface(
    """
    protocol UITraitChangeRegistration {
    }
    """)

  static let uiTraitDefinition = Interface(
    """
    protocol UITraitDefinition {
    }
    """)

  static let uiTraitUserInterfaceStyle = Interface(
    """
    struct UITraitUserInterfaceStyle: UITraitDefinition {
    }
    """)

  static let uiTraitHorizontalSizeClass = Interface(
    """
    struct UITraitHorizontalSizeClass: UITraitDefinition {
    }
    """)

  static let uiTraitVerticalSizeClass = Interface(
    """
    struct UITraitVerticalSizeClass: UITraitDefinition {
    }
    """)

  static let uiTraitPreferredContentSizeCategory = Interface(
    """
    struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    }
    """)

  static let uiEvent = Interface(
    """
    @opaque class UIEvent: NSObject {
      var timestamp: TimeInterval { get }
      @own var allTouches: Set<UITouch>? { get }
    }
    """)

  static let uiEventEventSubtype = Interface(
    """
    extension UIEvent {
      enum EventSubtype: Int {
        case none
        case motionShake
        case remoteControlPlay = 100
        case remoteControlPause
      }
    }
    """)

  static let uiTouch = Interface(
    """
    @opaque class UITouch: NSObject {
      @own var view: UIView? { get }
      var phase: UITouch.Phase { get }
      var tapCount: Int { get }
      func location(in view: UIView?) -> CGPoint
    }
    """)

  static let uiTouchPhase = Interface(
    """
    extension UITouch {
      enum Phase: Int {
        case began
        case moved
        case stationary
        case ended
        case cancelled
      }
    }
    """)

  static let uiPress = Interface(
    """
    @opaque class UIPress: NSObject {
    }
    """)

  static let uiPressesEvent = Interface(
    """
    @opaque class UIPressesEvent: UIEvent {
    }
    """)

  static let uiViewPropertyAnimator = Interface(
    """
    @opaque class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
      init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil)
      init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil)
      init(duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil)
      @engine(animator) class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil) -> Self
      var duration: TimeInterval { get }
      var delay: TimeInterval { get }
      var state: UIViewAnimatingState { get }
      var isRunning: Bool { get }
      var isReversed: Bool
      var fractionComplete: CGFloat
      var isInterruptible: Bool
      var pausesOnCompletion: Bool
      func addAnimations(_ animation: @escaping () -> Void)
      func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
      func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
      func startAnimation()
      func startAnimation(afterDelay delay: TimeInterval)
      func pauseAnimation()
      func stopAnimation(_ withoutFinishing: Bool)
      func finishAnimation(at finalPosition: UIViewAnimatingPosition)
      func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    }
    """)

  static let uiTimingCurveProvider = Interface(
    """
    protocol UITimingCurveProvider {
    }
    """)

  static let uiMotionEffect = Interface(
    """
    @opaque class UIMotionEffect: NSObject {
    }
    """)
}
