import Interfaces
import Lifecycle

/// The constants of C and Objective-C that a scenario may name, as `FreeDeclarations` declares them.
enum Constants {
  /// The value of a constant.
  static func value(_ name: String) -> Value? {
    if let constant = table[name] { return InitialValue.value(of: constant) }
    if let value = UIKitNumbers.constant(name) { return value }
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

  private static let table: NameTable<DeclaredMember> = {
    var table: NameTable<DeclaredMember> = [:]
    for name in FreeDeclarations.constantNames {
      if let constant = FreeDeclarations.constant(name) { table.set(name, constant) }
    }
    return table
  }()
}
