import Lifecycle

/// The constants of C and Objective-C that a scenario may name: data.
enum Constants {
  /// The value of a constant.
  static func value(_ name: String) -> Value? {
    if let value = table[name]?.value ?? UIKitNumbers.constant(name) { return value }
    for (prefix, isWhole) in prefixes where name.hasPrefix(prefix) {
      // The prefix alone is a type: `UIInterfaceOrientationMask.portrait`.
      if name == prefix { break }
      let rest = String(name.dropFirst(prefix.utf8.count))
      guard isWhole || rest.first?.isUppercase == true else { continue }
      return .member(SelectorName.uncapitalized(rest))
    }
    // The names of notifications, keys and exceptions are texts.
    let isName =
      ["AttributeName", "Key", "Notification", "ErrorDomain", "Exception"].contains {
        name.hasSuffix($0) && name != $0
      } && ["NS", "UI", "CA", "AV", "CG", "MP"].contains { name.hasPrefix($0) }
      && !typesOfKeys.contains(name)
    return isName ? .string(name) : nil
  }

  /// What Swift calls the types of keys, whose names end as the keys' do.
  private static let typesOfKeys: NameSet = [
    "UITransitionContextViewControllerKey", "UITransitionContextViewKey", "NSKeyValueChangeKey",
    "NSAttributedStringKey", "UIApplicationLaunchOptionsKey", "UIApplicationOpenURLOptionsKey",
  ]

  /// Enumerations of UIKit: a constant is the prefix and the member's name. The longer prefixes
  /// come first.
  private static let prefixes: [(String, Bool)] = [
    ("UIViewAnimationOption", false), ("UIViewAnimationTransition", false),
    ("UIViewAnimationCurve", false),
    ("UIViewAutoresizing", false), ("UIModalPresentation", false),
    ("UIModalTransitionStyle", false),
    ("UIControlEvent", false), ("UIControlState", false), ("UIButtonType", false),
    ("UIViewContentMode", false), ("UIRectEdge", false), ("UIStatusBarStyle", false),
    ("UIInterfaceOrientationMask", false), ("UIInterfaceOrientation", false),
    ("NSTextAlignment", false), ("UITableViewStyle", false), ("UITableViewCell", false),
    ("UIPageViewControllerTransitionStyle", false),
    ("UIPageViewControllerNavigationOrientation", false),
    ("UIPageViewControllerNavigationDirection", false), ("UIBarButtonItemStyle", false),
    ("UIBarButtonSystemItem", false), ("UIAlertControllerStyle", false),
    ("UIAlertActionStyle", false), ("UILayoutConstraintAxis", false), ("NSLayoutAttribute", false),
    ("NSLayoutRelation", false), ("NSLineBreakBy", false), ("UIFontWeight", false),
    ("UIApplicationState", false), ("UIGestureRecognizerState", false), ("kCATransition", false),
    ("kCAMediaTimingFunction", false), ("UIScrollView", false), ("UIUserInterfaceStyle", false),
    ("UIUserInterfaceIdiom", false), ("UIDeviceOrientation", false),
    ("UISplitViewControllerDisplayMode", false),
    ("UIUserInterfaceSizeClass", false),
    ("UINavigationControllerOperation", false), ("NSRunLoop", false),
    ("NSKeyValueObservingOption", false),
  ]

  /// A constant as the table has it.
  private enum Constant {
    case nothing
    case int(Int64)
    case double(Double)
    case member(String)
    /// One that is made of others.
    case made(@Sendable () -> Value)

    var value: Value {
      switch self {
      case .nothing: .nothing
      case .int(let number): .int(number)
      case .double(let number): .double(number)
      case .member(let name): .member(name)
      case .made(let make): make()
      }
    }
  }

  private static let table: NameTable<Constant> = [
    "M_PI": .double(.pi), "M_PI_2": .double(.pi / 2), "NSEC_PER_SEC": .int(1_000_000_000),
    "NSEC_PER_MSEC": .int(1_000_000), "USEC_PER_SEC": .int(1_000_000),
    "MSEC_PER_SEC": .int(1_000), "NSEC_PER_USEC": .int(1_000), "DISPATCH_TIME_NOW": .int(0),
    "CGRectZero": .made { Geometry.rect(.zero) }, "CGSizeZero": .made { Geometry.size(0, 0) },
    "CGPointZero": .made { Geometry.point(0, 0) }, "NSNotFound": .int(.max),
    "CGFLOAT_MAX": .double(.greatestFiniteMagnitude), "NSIntegerMax": .int(.max),
    "DISPATCH_QUEUE_PRIORITY_DEFAULT": .int(0), "DISPATCH_QUEUE_PRIORITY_HIGH": .int(2),
    "DISPATCH_QUEUE_PRIORITY_LOW": .int(-2), "DISPATCH_QUEUE_PRIORITY_BACKGROUND": .int(-3),
    "DISPATCH_QUEUE_SERIAL": .nothing, "DISPATCH_QUEUE_CONCURRENT": .member("concurrent"),
    "QOS_CLASS_DEFAULT": .int(0), "QOS_CLASS_BACKGROUND": .int(0),
    "QOS_CLASS_USER_INITIATED": .int(0), "QOS_CLASS_USER_INTERACTIVE": .int(0),
    "NSRunLoopCommonModes": .member("common"), "NSDefaultRunLoopMode": .member("default"),
    "UITrackingRunLoopMode": .member("tracking"),
    "UITransitionContextFromViewControllerKey": .member("from"),
    "UITransitionContextToViewControllerKey": .member("to"),
    "UITransitionContextFromViewKey": .member("from"),
    "UITransitionContextToViewKey": .member("to"),
    "UILayoutFittingCompressedSize": .made { Geometry.size(0, 0) },
    "UIEdgeInsetsZero": .made { Geometry.insets(.none) },
    "CGAffineTransformIdentity": .made { .aggregate(Opaque.value("CGAffineTransform")) },
    "CATransform3DIdentity": .made { .aggregate(Opaque.value("CATransform3D")) },
  ]
}
