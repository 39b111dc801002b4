/// Which of UIKit's and Foundation's members are optionals, for what shows that they are.
enum OptionalMembers {
  /// Whether a property of a class is written as an optional, or as one that is unwrapped where it is used.
  static func hasProperty(_ name: String, of info: ClassInfo) -> Bool {
    var current: ClassInfo? = info
    while let found = current {
      if let names = properties[found.name], names.contains(name) { return true }
      current = found.superclass
    }
    return name == "delegate" || name == "dataSource"
  }

  /// Whether a method of collections, texts or UIKit's objects gives an optional, whoever has it.
  static func hasMethod(_ name: String) -> Bool { methods.contains(name) }

  /// Whether a type's own initialiser may give nothing: of the system's types.
  static func mayFail(_ type: String, label: String?) -> Bool {
    switch (type, label) {
    case ("URL", "string"), ("URLComponents", "string"), ("UIImage", "named"),
      ("UIImage", "systemName"), ("UIColor", "named"), ("UIFont", "name"):
      true
    default: false
    }
  }

  /// UIKit's properties that hold several views or controllers.
  static let lists: NameSet = [
    "children", "childViewControllers", "subviews", "viewControllers", "windows", "keys", "values",
  ]

  private static let methods: NameSet = [
    "first", "last", "min", "max", "firstIndex", "lastIndex", "popLast", "popFirst",
    "randomElement", "removeValue", "updateValue", "popViewController", "popToRootViewController",
    "popToViewController", "viewWithTag", "hitTest", "instantiateInitialViewController",
    "cellForRow", "value", "string", "object", "array", "dictionary", "stringArray",
  ]

  private static let properties: NameTable<NameSet> = [
    "UIResponder": ["next", "undoManager", "inputView", "inputAccessoryView"],
    "UIViewController": [
      "navigationController", "tabBarController", "splitViewController", "parent",
      "presentedViewController", "presentingViewController", "storyboard", "viewIfLoaded",
      "presentationController", "popoverPresentationController", "sheetPresentationController",
      "transitionCoordinator", "transitioningDelegate", "title", "nibName", "nibBundle",
      "restorationIdentifier", "view", "tabBarItem", "next", "toolbarItems",
    ],
    "UINavigationController": [
      "topViewController", "visibleViewController", "interactivePopGestureRecognizer",
    ],
    "UITabBarController": ["selectedViewController", "viewControllers"],
    "UIPageViewController": ["viewControllers"],
    "UIAlertController": ["message"],
    "UIView": [
      "superview", "window", "backgroundColor", "tintColor", "mask", "accessibilityLabel",
      "accessibilityIdentifier", "gestureRecognizers", "next",
    ],
    "UIWindow": ["rootViewController", "windowScene"],
    "UILabel": ["text", "attributedText", "font", "textColor"],
    "UITextField": ["text", "placeholder", "attributedText"],
    "UITextView": ["text"],
    "UIButton": ["titleLabel", "imageView", "currentTitle", "currentImage", "configuration"],
    "UIImageView": ["image"],
  ]
}
