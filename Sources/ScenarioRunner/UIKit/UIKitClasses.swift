import Lifecycle

/// The classes of UIKit and Foundation that a scenario may name: data.
enum UIKitClasses {
  /// A class, what it inherits from, and the built-in behaviour its instances have.
  struct Entry {
    let name: String
    let superclass: String?
    let kind: RuntimeClass.Kind

    init(_ name: String, _ superclass: String?, _ kind: RuntimeClass.Kind) {
      self.name = name
      self.superclass = superclass
      self.kind = kind
    }
  }

  /// The class of an application delegate that nothing declares.
  static let applicationDelegate = "ApplicationDelegate"

  /// The entry of a class.
  static func entry(_ name: String) -> Entry? { byName[name] }

  /// All names, for suggestions.
  static let names: [String] = table.map { $0.name } + carried

  /// The names that begin with two bytes, in the same order.
  static func names(from start: UInt16) -> [String] { namesByStart[start] ?? [] }

  private static let namesByStart = Dictionary(grouping: names, by: start)

  /// The first two bytes of a name, as a number.
  static func start(of name: String) -> UInt16 {
    var bytes = name.utf8.makeIterator()
    let first = bytes.next() ?? 0
    return UInt16(first) << 8 | UInt16(bytes.next() ?? 0)
  }

  /// The initialisers that a class has of UIKit, by selector; of a class that nothing declares, those
  /// that can hardly be its own.
  static func initializers(of info: ClassInfo?) -> [String] {
    guard let info else {
      return ["init", "initWithRootViewController:", "initWithNibName:bundle:"]
    }
    var selectors = ["init", "initWithCoder:"]
    for (owner, selector) in initializerTable where info.isKind(of: owner) {
      selectors.append(selector)
    }
    return selectors
  }

  private static let initializerTable = [
    ("UINavigationController", "initWithRootViewController:"),
    ("UINavigationController", "initWithNavigationBarClass:toolbarClass:"),
    ("UIPageViewController", "initWithTransitionStyle:navigationOrientation:options:"),
    ("UITabBarController", "initWithTabs:"), ("UISearchTab", "initWithViewControllerProvider:"),
    ("UITab", "initWithTitle:image:identifier:viewControllerProvider:"),
    ("UITabGroup", "initWithTitle:image:identifier:children:viewControllerProvider:"),
    ("UITableViewController", "initWithStyle:"), ("UISplitViewController", "initWithStyle:"),
    ("UICollectionViewController", "initWithCollectionViewLayout:"),
    ("UIViewController", "initWithNibName:bundle:"), ("UITableView", "initWithFrame:style:"),
    ("UITableViewCell", "initWithStyle:reuseIdentifier:"), ("UIImageView", "initWithImage:"),
    ("UICollectionView", "initWithFrame:collectionViewLayout:"), ("UIView", "initWithFrame:"),
    ("UIWindow", "initWithWindowScene:"),
    ("UIStoryboardSegue", "initWithIdentifier:source:destination:"),
    (
      "UIPresentationController", "initWithPresentedViewController:presentingViewController:"
    ),
  ]

  /// Whether a controller is a page that the system fills, of which the model knows no more than that it
  /// shows: it is made in ways of its own, `SFSafariViewController(url:)`.
  static func isSystemPage(_ name: String) -> Bool {
    !name.hasPrefix("UI") || name.hasPrefix("UIDocument") || name.hasSuffix("PickerViewController")
      || name == "UIActivityViewController" || name == "UIReferenceLibraryViewController"
      || name == "UIImagePickerController" || name == "UICloudSharingController"
  }

  /// Types whose values are only carried: colours, fonts, constraints. Whatever is read of them or
  /// done with them is carried too.
  static func isCarried(_ name: String) -> Bool { carriedNames.contains(name) }

  /// Protocols of UIKit's that a class may conform to.
  static func isProtocol(_ name: String) -> Bool {
    protocolNames.contains(name) || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
      || name.hasSuffix("Protocol") || name.hasSuffix("able") || name.hasPrefix("NSObjectProtocol")
  }

  private static let table: [Entry] = [
    Entry("NSObject", nil, .object),
    Entry("UIResponder", "NSObject", .object),
    Entry("UIApplication", "UIResponder", .application),
    Entry("UIViewController", "UIResponder", .viewController),
    Entry("UINavigationController", "UIViewController", .navigationController),
    Entry("UITabBarController", "UIViewController", .tabBarController),
    Entry("UIPageViewController", "UIViewController", .pageViewController),
    Entry("UISplitViewController", "UIViewController", .splitViewController),
    Entry("UITableViewController", "UIViewController", .viewController),
    Entry("UICollectionViewController", "UIViewController", .viewController),
    Entry("UIAlertController", "UIViewController", .viewController),
    Entry("UIActivityViewController", "UIViewController", .viewController),
    Entry("UIImagePickerController", "UINavigationController", .navigationController),
    Entry("UISearchController", "UIViewController", .viewController),
    Entry("UIHostingController", "UIViewController", .viewController),
    Entry("UIView", "UIResponder", .view),
    Entry("UIWindow", "UIView", .window),
    Entry("UIControl", "UIView", .control),
    Entry("UIButton", "UIControl", .control),
    Entry("UISegmentedControl", "UIControl", .control),
    Entry("UISwitch", "UIControl", .control),
    Entry("UISlider", "UIControl", .control),
    Entry("UITextField", "UIControl", .control),
    Entry("UIPageControl", "UIControl", .control),
    Entry("UIRefreshControl", "UIControl", .control),
    Entry("UILabel", "UIView", .view),
    Entry("UIImageView", "UIView", .view),
    Entry("UIScrollView", "UIView", .view),
    Entry("UITableView", "UIScrollView", .view),
    Entry("UITableViewCell", "UIView", .view),
    Entry("UICollectionView", "UIScrollView", .view),
    Entry("UICollectionViewCell", "UIView", .view),
    Entry("UITextView", "UIScrollView", .view),
    Entry("UIStackView", "UIView", .view),
    Entry("UIToolbar", "UIView", .view),
    Entry("UINavigationBar", "UIView", .view),
    Entry("UITabBar", "UIView", .view),
    Entry("UISearchBar", "UIView", .view),
    Entry("UIProgressView", "UIView", .view),
    Entry("UIActivityIndicatorView", "UIView", .view),
    Entry("UIVisualEffectView", "UIView", .view),
    Entry("UIPickerView", "UIView", .view),
    Entry("WKWebView", "UIView", .view),
    Entry("MKMapView", "UIView", .view),
    Entry("UIInputViewController", "UIViewController", .viewController),
    Entry("UIDocumentPickerViewController", "UIViewController", .viewController),
    Entry("UIDocumentBrowserViewController", "UIViewController", .viewController),
    Entry("UIFontPickerViewController", "UIViewController", .viewController),
    Entry("UIColorPickerViewController", "UIViewController", .viewController),
    Entry("UIReferenceLibraryViewController", "UIViewController", .viewController),
    Entry("UIVideoEditorController", "UINavigationController", .navigationController),
    Entry("SFSafariViewController", "UIViewController", .viewController),
    Entry("MFMailComposeViewController", "UINavigationController", .navigationController),
    Entry("MFMessageComposeViewController", "UINavigationController", .navigationController),
    Entry("AVPlayerViewController", "UIViewController", .viewController),
    Entry("PHPickerViewController", "UIViewController", .viewController),
    Entry("QLPreviewController", "UIViewController", .viewController),
    Entry("GLKViewController", "UIViewController", .viewController),
    Entry("SKStoreProductViewController", "UIViewController", .viewController),
    Entry("ABPeoplePickerNavigationController", "UINavigationController", .navigationController),
    Entry("CNContactPickerViewController", "UIViewController", .viewController),
    Entry("UIStepper", "UIControl", .control),
    Entry("UIDatePicker", "UIControl", .control),
    Entry("UIColorWell", "UIControl", .control),
    Entry("UITableViewHeaderFooterView", "UIView", .view),
    Entry("UICollectionReusableView", "UIView", .view),
    Entry("UIWebView", "UIView", .view),
    Entry("UIInputView", "UIView", .view),
    Entry("UIContainerView", "UIView", .view),
    Entry("MTKView", "UIView", .view),
    Entry("SCNView", "UIView", .view),
    Entry("SKView", "UIView", .view),
    Entry("GLKView", "UIView", .view),
    Entry(applicationDelegate, "UIResponder", .object),
    Entry("UIPresentationController", "NSObject", .presentationController),
    Entry("UISheetPresentationController", "UIPresentationController", .presentationController),
    Entry("UIPopoverPresentationController", "UIPresentationController", .presentationController),
    Entry("UIBarItem", "NSObject", .object),
    Entry("UIBarButtonItem", "UIBarItem", .object),
    Entry("UIGestureRecognizer", "NSObject", .object),
    Entry("UITapGestureRecognizer", "UIGestureRecognizer", .object),
    Entry("UIPanGestureRecognizer", "UIGestureRecognizer", .object),
    Entry("UISwipeGestureRecognizer", "UIGestureRecognizer", .object),
    Entry("UIPinchGestureRecognizer", "UIGestureRecognizer", .object),
    Entry("UIRotationGestureRecognizer", "UIGestureRecognizer", .object),
    Entry("UILongPressGestureRecognizer", "UIGestureRecognizer", .object),
    Entry("UIHoverGestureRecognizer", "UIGestureRecognizer", .object),
    Entry("UIScreenEdgePanGestureRecognizer", "UIPanGestureRecognizer", .object),
    Entry("UIAlertAction", "NSObject", .object),
    Entry("UITab", "NSObject", .object),
    Entry("UITabGroup", "UITab", .object),
    Entry("UISearchTab", "UITab", .object),
    Entry("Timer", "NSObject", .object),
    Entry("Operation", "NSObject", .object),
    Entry("BlockOperation", "Operation", .object),
    Entry("UIStoryboard", "NSObject", .storyboard),
    Entry("UIStoryboardSegue", "NSObject", .object),
    Entry("UINib", "NSObject", .object),
    Entry("UIViewControllerTransitionCoordinator", "NSObject", .object),
    Entry("UIPercentDrivenInteractiveTransition", "NSObject", .percentDriven),
    Entry("User", nil, .object),
    Entry("XCTestCase", "NSObject", .object),
    Entry("XCTestExpectation", "NSObject", .object),
    Entry("XCTNSPredicateExpectation", "XCTestExpectation", .object),
    Entry("XCTKVOExpectation", "XCTestExpectation", .object),
    Entry("XCTNSNotificationExpectation", "XCTestExpectation", .object),
    Entry("XCTWaiter", "NSObject", .object),
  ]

  private static let carried: [String] = [
    "UIColor", "UIFont", "UIImage", "UIScreen", "UIDevice", "UIBezierPath", "NSLayoutConstraint",
    "NSLayoutAnchor", "UILayoutGuide", "CALayer", "CATransition", "CABasicAnimation",
    "CAMediaTimingFunction", "CAGradientLayer", "CAShapeLayer", "UIBarButtonItem",
    "UINavigationItem", "UITabBarItem", "UITraitCollection", "UIBlurEffect", "UIVisualEffect",
    "Bundle",
    "NSBundle", "NSCoder", "IndexPath", "NSIndexPath", "URL", "NSURL",
    "URLComponents", "NSURLComponents", "URLQueryItem", "NSURLQueryItem", "URLRequest", "Date",
    "NSDate", "NSError", "NSNotification", "Notification", "NotificationCenter",
    "NSNotificationCenter",
    "UserDefaults", "NSUserDefaults", "DateFormatter", "UIViewPropertyAnimator", "UIEdgeInsets",
    "CGAffineTransform", "CATransform3D", "UIAlertAction", "UIAction", "UIMenu",
    "UICollectionViewFlowLayout", "UICollectionViewLayout", "NSAttributedString", "NSNumber",
    "NSValue", "UINavigationBarAppearance", "UITabBarAppearance", "UISheetPresentationController",
    "CACurrentMediaTime", "ProcessInfo", "Locale", "UIButton.Configuration", "OperationQueue",
    "NSOperationQueue", "NSTimeZone", "TimeZone",
    "Calendar",
    "NSCalendar", "NSLocale", "NSProcessInfo", "NSFileManager", "FileManager", "NSData", "Data",
    "NSCharacterSet", "CharacterSet", "NSURLSession", "URLSession", "ContinuousClock",
    "SuspendingClock", "NSURLRequest",
    "NSURLSessionDataTask", "URLSessionTask", "URLSessionDataTask", "URLSessionConfiguration",
    "JSONDecoder", "JSONEncoder", "NSJSONSerialization", "JSONSerialization", "NSKeyedArchiver",
    "NSKeyedUnarchiver", "NSUUID", "UUID", "NSPredicate", "NSSortDescriptor", "NSDateFormatter",
    "NumberFormatter", "NSNumberFormatter", "NSMutableAttributedString", "NSParagraphStyle",
    "NSMutableParagraphStyle", "AttributedString", "NSTextAttachment", "NSShadow", "NSNull",
    "NSHashTable", "NSMapTable", "NSCache", "NSRegularExpression", "NSScanner", "Scanner",
    "NSInvocation", "NSMethodSignature", "NSProgress", "Progress", "NSUserActivity", "NSValue",
    "DispatchGroup", "DispatchSemaphore", "NSLock", "NSRecursiveLock",
    "NSInvocationOperation", "NSThread", "UITouch",
    "UIEvent", "UIPress", "UIScene", "UIWindowScene", "UISceneSession",
    "UIApplicationShortcutItem", "UIScreenMode", "UIFontDescriptor", "UIFontMetrics",
    "UIImageConfiguration", "UIGraphicsImageRenderer", "UIContextMenuConfiguration",
    "UIMenuElement", "UICommand", "UIKeyCommand", "UIDynamicAnimator", "UIGravityBehavior",
    "UICollisionBehavior", "UISnapBehavior", "UIAttachmentBehavior", "UIImpactFeedbackGenerator",
    "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator", "UIPasteboard",
    "UIMenuController", "UIVibrancyEffect", "UIBarAppearance", "UIToolbarAppearance",
    "UIListContentConfiguration", "UIBackgroundConfiguration", "UIContentUnavailableConfiguration",
    "UICubicTimingParameters", "UISpringTimingParameters", "NSCollectionLayoutSection",
    "NSCollectionLayoutSize", "NSCollectionLayoutItem", "NSCollectionLayoutGroup",
    "UICollectionViewCompositionalLayout", "NSDiffableDataSourceSnapshot",
    "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource", "NSLayoutXAxisAnchor",
    "NSLayoutYAxisAnchor", "NSLayoutDimension", "NSDirectionalEdgeInsets", "UIOffset", "CGVector",
    "CADisplayLink", "CAAnimation", "CAAnimationGroup", "CAKeyframeAnimation", "CASpringAnimation",
    "CAEmitterLayer", "CAReplicatorLayer", "CATextLayer", "CGColor", "CGImage", "CGPath",
    "CGMutablePath", "CGContext", "UICollectionViewLayoutAttributes", "UIPreviewAction",
    "UIViewControllerPreviewing", "AVAudioSession",
    "AVPlayer", "AVAudioPlayer", "AVPlayerItem", "AVPlayerLayer", "AVCaptureSession",
    "CLLocationManager", "CLLocation", "MKPointAnnotation", "WKWebViewConfiguration",
    "UISearchToken",
    "UIAccessibility", "UIPopoverController", "UIActionSheet", "UIAlertView", "AnyCancellable",
    "PassthroughSubject", "CurrentValueSubject", "Just", "Future", "Empty", "Fail", "Deferred",
    "AnyPublisher", "PlaygroundPage",
    "NSFetchedResultsController", "NSManagedObject",
    "NSManagedObjectContext", "NSFetchRequest", "CIContext", "CIImage", "Logger", "OSLog",
    "UILocalNotification", "UNUserNotificationCenter", "UIBackgroundTaskIdentifier", "Result",
    "AsyncStream", "Decimal", "NSDecimalNumber", "NSRange", "Range", "NSStringDrawingContext",
    "UITextRange", "UITextPosition", "UIFocusGuide", "UISceneConfiguration",
    "UITraitChangeObservable", "Text", "VStack", "HStack", "ZStack", "AnyView", "EmptyView",
    "NavigationStack", "NavigationView", "LazyVStack", "LazyHStack",
  ]

  private static let byName = NameTable(table.map { ($0.name, $0) })

  private static let carriedNames = NameSet(
    carried.filter { !byName.contains($0) }.map { ($0, ()) })
  private static let protocolNames: NameSet = [
    "Equatable", "Hashable", "Error", "LocalizedError", "AnyObject", "NSObject", "CaseIterable",
    "String", "Int", "NSCopying", "NSCoding", "UIViewControllerTransitioningDelegate",
    "UIViewControllerAnimatedTransitioning", "CustomStringConvertible", "Sendable", "OptionSet",
    "UIContentContainer", "UIAppearanceContainer", "Comparable", "Any", "ObservableObject",
    "Codable", "Decodable", "Encodable", "Identifiable", "RawRepresentable", "Sequence",
    "IteratorProtocol", "AsyncSequence", "AsyncIteratorProtocol", "Actor", "Collection",
    "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral",
    "CustomDebugStringConvertible", "CustomNSError", "Numeric", "Strideable", "Actor", "Double",
    "CGFloat", "UInt", "UIContentSizeCategoryAdjusting", "UIBarPositioning", "UITextInput",
    "UIKeyInput", "UIViewControllerInteractiveTransitioning", "UICoordinateSpace", "UIDynamicItem",
    "UIViewControllerRepresentable", "UIViewRepresentable", "UISearchResultsUpdating",
    "UIStateRestoring", "UIViewControllerRestoration", "UIObjectRestoration", "NSSecureCoding",
    "NSFastEnumeration", "UIAppearance", "UIFocusEnvironment", "UITraitEnvironment",
    "UIAccessibilityIdentification", "UIUserActivityRestoring", "View",
    "UIViewControllerContextTransitioning",
  ]
}
