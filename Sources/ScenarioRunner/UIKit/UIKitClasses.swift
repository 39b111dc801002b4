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

  /// The entry of a class.
  static func entry(_ name: String) -> Entry? { byName[name] }

  /// All names, for suggestions.
  static let names: [String] = table.map { $0.name } + carried

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
    Entry("UIPresentationController", "NSObject", .object),
    Entry("User", nil, .object),
  ]

  private static let carried: [String] = [
    "UIColor", "UIFont", "UIImage", "UIScreen", "UIDevice", "UIBezierPath", "NSLayoutConstraint",
    "NSLayoutAnchor", "UILayoutGuide", "CALayer", "CATransition", "CABasicAnimation",
    "CAMediaTimingFunction", "CAGradientLayer", "CAShapeLayer", "UIBarButtonItem",
    "UINavigationItem", "UITabBarItem", "UITraitCollection", "UIBlurEffect", "UIVisualEffect",
    "UITapGestureRecognizer", "UIPanGestureRecognizer", "UISwipeGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer", "UIGestureRecognizer", "UIStoryboard", "UINib", "Bundle",
    "NSBundle", "NSCoder", "IndexPath", "NSIndexPath", "URL", "NSURL", "URLRequest", "Date",
    "NSDate", "NSError", "NSNotification", "Notification", "NotificationCenter",
    "NSNotificationCenter",
    "UserDefaults", "NSUserDefaults", "DateFormatter", "UIViewPropertyAnimator", "UIEdgeInsets",
    "CGAffineTransform", "CATransform3D", "UIAlertAction", "UIAction", "UIMenu",
    "UICollectionViewFlowLayout", "UICollectionViewLayout", "NSAttributedString", "NSNumber",
    "NSValue", "UINavigationBarAppearance", "UITabBarAppearance", "UISheetPresentationController",
    "CACurrentMediaTime", "ProcessInfo", "Locale", "UIButton.Configuration", "OperationQueue",
    "NSOperationQueue", "UIViewControllerTransitionCoordinator",
  ]

  private static let byName: [String: Entry] = {
    var names: [String: Entry] = [:]
    for entry in table { names[entry.name] = entry }
    return names
  }()

  private static let carriedNames = Set(carried)
  private static let protocolNames: Set<String> = [
    "Equatable", "Hashable", "Error", "LocalizedError", "AnyObject", "NSObject", "CaseIterable",
    "String", "Int", "NSCopying", "NSCoding", "UIViewControllerTransitioningDelegate",
    "UIViewControllerAnimatedTransitioning", "CustomStringConvertible", "Sendable", "OptionSet",
    "UIContentContainer", "UIAppearanceContainer", "Comparable", "Any",
  ]
}
