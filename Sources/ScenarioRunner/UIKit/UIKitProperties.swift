import Lifecycle

/// The properties of UIKit's classes: data.
///
/// Those that the engine knows are `native`, and `Interpreter+Native.swift` reads and sets them;
/// the others are only kept.
enum UIKitProperties {
  /// A property that the engine knows.
  enum Native {
    case view, viewIfLoaded, isViewLoaded, parent, children, presentedViewController
    case presentingViewController, navigationController, tabBarController
    case modalPresentationStyle, isMovingToParent, isMovingFromParent, isBeingPresented
    case isBeingDismissed, definesPresentationContext, isModalInPresentation
    case presentationController, forwardsAppearance
    case frame, bounds, center, isHidden, superview, subviews, window, safeAreaInsets
    case rootViewController, isKeyWindow
    case viewControllers, topViewController, visibleViewController, delegate
    case dataSource, transitionStyle
    case selectedIndex, selectedViewController, tabs, selectedTab, isActive
    case applicationDelegate, keyWindow, windows, scenes
    case type, superclassType, description
    case presentationDelegate, presented, presenting, presentedView, presentedFrame
    case storyboard, nibName, traitCollection, transitioningDelegate, applicationState
    case transitionWasCancelled, isAnimated, isInteractive, containerView, transitionCoordinator
    case isCollapsed, splitViewController, sheetController, popoverController
    case overrideStyle, traitOverrides, displayMode, statusBarOrientation, transitionDuration,
      tableView, collectionView
    case nextResponder, initiallyInteractive, isFirstResponder, editingDelegate, arrangedSubviews,
      isEditing
  }

  /// How a property behaves.
  enum Behaviour {
    /// The engine knows it.
    case native(Native, isSettable: Bool)
    /// It is kept as it is set; the value is what it holds before that.
    case kept(Value)
    /// It is kept as it is set; before that it holds a carried value of a type that is the object's own.
    case keptAsOwn(String)
    /// It is kept without owning the object.
    case keptWeakly
  }

  /// The behaviour of a property of a class that goes by a name in either language.
  static func behaviour(of name: String, in info: ClassInfo) -> (name: String, Behaviour)? {
    let name = aliases[name] ?? name
    var current: ClassInfo? = info
    while let found = current {
      if !found.isOfProgram {
        if let behaviour = table[found.name]?[name] { return (name, behaviour) }
        if let initial = InertMembers.initialValue(of: name, in: found.name) {
          return (name, .kept(initial))
        }
      }
      current = found.superclass
    }
    return nil
  }

  /// Whether a name is that of a getter that Objective-C declares as a method, and Swift 1 and 2 had as
  /// one: `isViewLoaded()`, `prefersStatusBarHidden()`. What has always been a property is named otherwise.
  static func wasMethod(_ name: String, in info: ClassInfo) -> Bool {
    guard earlyGetters.contains(name) || earlyBeginnings.contains(where: { name.hasPrefix($0) })
    else { return false }
    return behaviour(of: name, in: info) != nil
  }

  private static let earlyGetters: Set<String> = [
    "transitionCoordinator", "nextResponder", "intrinsicContentSize", "initiallyInteractive",
    "transitionWasCancelled", "containerView",
  ]
  private static let earlyBeginnings = [
    "is", "should", "can", "has", "prefers", "preferred", "supported", "childViewControllerFor",
    "disables",
  ]

  /// The names of all properties of a class, for suggestions.
  static func names(of info: ClassInfo) -> [String] {
    var result: [String] = []
    var current: ClassInfo? = info
    while let found = current {
      if let own = table[found.name] { result += own.keys.sorted() }
      if !found.isOfProgram { result += InertMembers.names(in: found.name) }
      current = found.superclass
    }
    return result
  }

  /// The names of the properties that a class itself has, in no order.
  static func ownNames(of className: String) -> [String] {
    (table[className]?.keys ?? []) + InertMembers.propertyNames(in: className)
  }

  /// Objective-C's names, and earlier ones, of properties that have others now.
  static var otherNames: [String] { aliases.keys }

  /// The selectors that set a class's properties, for suggestions.
  static func setters(of info: ClassInfo) -> [String] {
    names(of: info).map { "set" + SelectorName.capitalized($0) + ":" }
  }

  /// Objective-C's names of a class's properties where Swift has others, for suggestions.
  static func otherNames(of info: ClassInfo) -> [String] {
    let known = names(of: info)
    return aliases.keys.sorted().filter { known.contains(aliases[$0] ?? "") }
  }

  /// Getters and earlier names.
  private static let aliases: NameTable<String> = [
    "childViewControllers": "children", "parentViewController": "parent", "hidden": "isHidden",
    "movingToParentViewController": "isMovingToParent",
    "isMovingToParentViewController": "isMovingToParent",
    "movingFromParentViewController": "isMovingFromParent",
    "isMovingFromParentViewController": "isMovingFromParent",
    "modalViewController": "presentedViewController", "beingPresented": "isBeingPresented",
    "beingDismissed": "isBeingDismissed",
    "viewLoaded": "isViewLoaded", "modalInPresentation": "isModalInPresentation",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "sourceViewController": "source", "destinationViewController": "destination",
    "cancelled": "isCancelled", "executing": "isExecuting", "finished": "isFinished",
    "animated": "isAnimated", "interactive": "isInteractive",
    "collapsed": "isCollapsed", "keyWindow": "keyWindow", "enabled": "isEnabled",
    "selected": "isSelected",
    "highlighted": "isHighlighted", "opaque": "isOpaque",
    "userInteractionEnabled": "isUserInteractionEnabled", "on": "isOn",
    "scrollEnabled": "isScrollEnabled", "pagingEnabled": "isPagingEnabled",
    "navigationBarHidden": "isNavigationBarHidden", "toolbarHidden": "isToolbarHidden",
    "nextResponder": "next",
    "translucent": "isTranslucent", "editing": "isEditing", "first": "first",
  ]

  private static let carried = Value.aggregate(Carried.value("UIKit"))
  private static let anchor = Value.aggregate(Carried.value("NSLayoutAnchor"))
  private static let table: NameTable<NameTable<Behaviour>> = [
    "NSObject": [
      "description": .native(.description, isSettable: false),
      "debugDescription": .native(.description, isSettable: false),
      "class": .native(.type, isSettable: false),
      "superclass": .native(.superclassType, isSettable: false),
      "accessibilityIdentifier": .kept(.nothing), "accessibilityLabel": .kept(.nothing),
      "isAccessibilityElement": .kept(.bool(false)),
    ],
    "UIResponder": [
      "next": .native(.nextResponder, isSettable: false),
      "isFirstResponder": .native(.isFirstResponder, isSettable: false),
      "canBecomeFirstResponder": .kept(.bool(false)),
    ],
    "UIViewController": [
      "view": .native(.view, isSettable: true),
      "viewIfLoaded": .native(.viewIfLoaded, isSettable: false),
      "isViewLoaded": .native(.isViewLoaded, isSettable: false),
      "parent": .native(.parent, isSettable: false),
      "children": .native(.children, isSettable: false),
      "presentedViewController": .native(.presentedViewController, isSettable: false),
      "presentingViewController": .native(.presentingViewController, isSettable: false),
      "navigationController": .native(.navigationController, isSettable: false),
      "tabBarController": .native(.tabBarController, isSettable: false),
      "modalPresentationStyle": .native(.modalPresentationStyle, isSettable: true),
      "isMovingToParent": .native(.isMovingToParent, isSettable: false),
      "isMovingFromParent": .native(.isMovingFromParent, isSettable: false),
      "isBeingPresented": .native(.isBeingPresented, isSettable: false),
      "isBeingDismissed": .native(.isBeingDismissed, isSettable: false),
      "definesPresentationContext": .native(.definesPresentationContext, isSettable: true),
      "isModalInPresentation": .native(.isModalInPresentation, isSettable: true),
      "presentationController": .native(.presentationController, isSettable: false),
      "sheetPresentationController": .native(.sheetController, isSettable: false),
      "popoverPresentationController": .native(.popoverController, isSettable: false),
      "shouldAutomaticallyForwardAppearanceMethods": .native(
        .forwardsAppearance, isSettable: false),
      "title": .kept(.nothing), "nibName": .native(.nibName, isSettable: false),
      "nibBundle": .kept(.nothing),
      "storyboard": .native(.storyboard, isSettable: false),
      "splitViewController": .native(.splitViewController, isSettable: false),
      "navigationItem": .kept(.aggregate(Carried.value("UINavigationItem"))),
      "tabBarItem": .keptAsOwn("UITabBarItem"),
      "toolbarItems": .kept(.nothing), "preferredContentSize": .kept(Geometry.size(0, 0)),
      "edgesForExtendedLayout": .kept(.member("all")),
      "hidesBottomBarWhenPushed": .kept(.bool(false)),
      "modalTransitionStyle": .kept(.member("coverVertical")),
      "extendedLayoutIncludesOpaqueBars": .kept(.bool(false)),
      "automaticallyAdjustsScrollViewInsets": .kept(.bool(true)),
      "traitCollection": .native(.traitCollection, isSettable: false),
      "additionalSafeAreaInsets": .kept(Geometry.insets(.none)),
      "transitioningDelegate": .native(.transitioningDelegate, isSettable: true),
      "topLayoutGuide": .kept(carried), "bottomLayoutGuide": .kept(carried),
      "transitionCoordinator": .native(.transitionCoordinator, isSettable: false),
      "overrideUserInterfaceStyle": .native(.overrideStyle, isSettable: true),
      "traitOverrides": .native(.traitOverrides, isSettable: true),
      "providesPresentationContextTransitionStyle": .kept(.bool(false)),
      "modalPresentationCapturesStatusBarAppearance": .kept(.bool(false)),
      "preferredStatusBarStyle": .kept(.member("default")),
      "prefersStatusBarHidden": .kept(.bool(false)),
      "isEditing": .native(.isEditing, isSettable: true),
      "childForStatusBarStyle": .kept(.nothing), "childForStatusBarHidden": .kept(.nothing),
      "supportedInterfaceOrientations": .kept(.member("allButUpsideDown")),
      "shouldAutorotate": .kept(.bool(true)), "restorationIdentifier": .kept(.nothing),
      "interfaceOrientation": .native(.statusBarOrientation, isSettable: false),
      "focusGroupIdentifier": .kept(.nothing),
      "disablesAutomaticKeyboardDismissal": .kept(.bool(false)),
    ],
    "UINavigationController": [
      "viewControllers": .native(.viewControllers, isSettable: true),
      "topViewController": .native(.topViewController, isSettable: false),
      "visibleViewController": .native(.visibleViewController, isSettable: false),
      "delegate": .native(.delegate, isSettable: true),
      "navigationBar": .kept(.aggregate(Carried.value("UINavigationBar"))),
      "toolbar": .kept(carried), "isNavigationBarHidden": .kept(.bool(false)),
      "isToolbarHidden": .kept(.bool(true)), "hidesBarsOnSwipe": .kept(.bool(false)),
      "interactivePopGestureRecognizer": .kept(
        .aggregate(Carried.value(Interpreter.swipeRecognizer))),
    ],
    "UITabBarController": [
      "viewControllers": .native(.viewControllers, isSettable: true),
      "selectedIndex": .native(.selectedIndex, isSettable: true),
      "selectedViewController": .native(.selectedViewController, isSettable: true),
      "delegate": .native(.delegate, isSettable: true),
      "tabBar": .keptAsOwn("UITabBar"),
      "tabs": .native(.tabs, isSettable: true),
      "selectedTab": .native(.selectedTab, isSettable: true),
      "moreNavigationController": .kept(carried),
    ],
    "UISplitViewController": [
      "viewControllers": .native(.viewControllers, isSettable: true),
      "delegate": .native(.delegate, isSettable: true),
      "isCollapsed": .native(.isCollapsed, isSettable: false),
      "preferredDisplayMode": .kept(.member("automatic")),
      "displayMode": .native(.displayMode, isSettable: false),
    ],
    "UIViewControllerTransitionCoordinator": [
      "transitionWasCancelled": .native(.transitionWasCancelled, isSettable: false),
      "isCancelled": .native(.transitionWasCancelled, isSettable: false),
      "isAnimated": .native(.isAnimated, isSettable: false),
      "isInteractive": .native(.isInteractive, isSettable: false),
      "initiallyInteractive": .native(.initiallyInteractive, isSettable: false),
      "containerView": .native(.containerView, isSettable: false),
      "transitionDuration": .native(.transitionDuration, isSettable: false),
      "targetTransform": .kept(.member("identity")), "percentComplete": .kept(.double(0)),
      "completionVelocity": .kept(.double(1)), "completionCurve": .kept(.member("easeInOut")),
      "isInterruptible": .kept(.bool(false)), "presentationStyle": .kept(.member("none")),
    ],
    "UIPercentDrivenInteractiveTransition": [
      "completionSpeed": .kept(.double(1)), "percentComplete": .kept(.double(0)),
      "completionCurve": .kept(.nothing), "wantsInteractiveStart": .kept(.bool(true)),
    ],
    "UIPageViewController": [
      "viewControllers": .native(.viewControllers, isSettable: false),
      "delegate": .native(.delegate, isSettable: true),
      "dataSource": .native(.dataSource, isSettable: true),
      "transitionStyle": .native(.transitionStyle, isSettable: false),
      "isDoubleSided": .kept(.bool(false)),
    ],
    "Operation": [
      "isCancelled": .kept(.bool(false)), "isExecuting": .kept(.bool(false)),
      "isFinished": .kept(.bool(false)), "isReady": .kept(.bool(true)),
      "isAsynchronous": .kept(.bool(false)), "isConcurrent": .kept(.bool(false)),
      "dependencies": .kept(.array([])), "completionBlock": .kept(.nothing),
      "name": .kept(.nothing), "queuePriority": .kept(.member("normal")),
      "qualityOfService": .kept(.member("default")),
    ],
    "UIStoryboardSegue": [
      "identifier": .kept(.nothing), "source": .kept(.nothing), "destination": .kept(.nothing),
    ],
    "UINib": ["name": .kept(.nothing)],
    "UIGestureRecognizer": ["view": .keptWeakly, "delegate": .keptWeakly],
    "UITableViewController": ["tableView": .native(.tableView, isSettable: true)],
    "UICollectionViewController": [
      "collectionView": .native(.collectionView, isSettable: true)
    ],
    "UIAlertController": [
      "message": .kept(.nothing), "preferredStyle": .kept(.member("alert")),
      "actions": .kept(.array([])), "textFields": .kept(.nothing),
    ],
    "UISearchController": [
      "isActive": .native(.isActive, isSettable: true), "delegate": .keptWeakly,
      "searchResultsUpdater": .keptWeakly, "searchResultsController": .kept(.nothing),
      "searchBar": .keptAsOwn("UISearchBar"),
    ],
    "UITab": [
      "title": .kept(.nothing), "image": .kept(.nothing), "identifier": .kept(.nothing),
      "viewController": .kept(.nothing), "subtitle": .kept(.nothing),
      "badgeValue": .kept(.nothing), "userInfo": .kept(.nothing), "parent": .kept(.nothing),
      "preferredPlacement": .kept(.member("automatic")), "isHidden": .kept(.bool(false)),
      "isHiddenByDefault": .kept(.bool(false)), "allowsHiding": .kept(.bool(false)),
      "managingNavigationController": .kept(.nothing),
      "automaticallyActivatesSearch": .kept(.bool(false)),
    ],
    "UIPresentationController": [
      "delegate": .native(.presentationDelegate, isSettable: true),
      "presentedViewController": .native(.presented, isSettable: false),
      "presentingViewController": .native(.presenting, isSettable: false),
      "containerView": .native(.containerView, isSettable: false),
      "presentedView": .native(.presentedView, isSettable: false),
      "frameOfPresentedViewInContainerView": .native(.presentedFrame, isSettable: false),
      "detents": .kept(.array([])), "prefersGrabberVisible": .kept(.bool(false)),
      "selectedDetentIdentifier": .kept(.nothing), "preferredCornerRadius": .kept(.nothing),
      "largestUndimmedDetentIdentifier": .kept(.nothing), "sourceView": .kept(.nothing),
      "sourceRect": .kept(.nothing), "barButtonItem": .kept(.nothing),
      "permittedArrowDirections": .kept(.nothing),
    ],
    "UIView": [
      "frame": .native(.frame, isSettable: true), "bounds": .native(.bounds, isSettable: true),
      "center": .native(.center, isSettable: true),
      "isHidden": .native(.isHidden, isSettable: true),
      "superview": .native(.superview, isSettable: false),
      "subviews": .native(.subviews, isSettable: false),
      "window": .native(.window, isSettable: false),
      "alpha": .kept(.double(1)), "backgroundColor": .kept(.nothing), "tag": .kept(.int(0)),
      "tintColor": .kept(.nothing), "autoresizingMask": .kept(.member("none")),
      "translatesAutoresizingMaskIntoConstraints": .kept(.bool(true)),
      "transform": .kept(carried), "layer": .kept(.aggregate(Carried.value("CALayer"))),
      "clipsToBounds": .kept(.bool(false)), "contentMode": .kept(.member("scaleToFill")),
      "isUserInteractionEnabled": .kept(.bool(true)), "isOpaque": .kept(.bool(true)),
      "isMultipleTouchEnabled": .kept(.bool(false)), "autoresizesSubviews": .kept(.bool(true)),
      "constraints": .kept(.array([])), "gestureRecognizers": .kept(.nothing),
      "layoutMargins": .kept(
        Geometry.insets(Insets(top: 8, left: 8, bottom: 8, right: 8))),
      "directionalLayoutMargins": .kept(carried),
      "safeAreaInsets": .native(.safeAreaInsets, isSettable: false),
      "safeAreaLayoutGuide": .kept(carried),
      "layoutMarginsGuide": .kept(carried), "readableContentGuide": .kept(carried),
      "traitCollection": .native(.traitCollection, isSettable: false),
      "intrinsicContentSize": .kept(Geometry.size(0, 0)),
      "topAnchor": .kept(anchor), "bottomAnchor": .kept(anchor), "leftAnchor": .kept(anchor),
      "rightAnchor": .kept(anchor), "leadingAnchor": .kept(anchor), "trailingAnchor": .kept(anchor),
      "widthAnchor": .kept(anchor), "heightAnchor": .kept(anchor), "centerXAnchor": .kept(anchor),
      "centerYAnchor": .kept(anchor), "mask": .kept(.nothing),
      "insetsLayoutMarginsFromSafeArea": .kept(.bool(true)),
      "preservesSuperviewLayoutMargins": .kept(.bool(false)),
      "overrideUserInterfaceStyle": .native(.overrideStyle, isSettable: true),
      "traitOverrides": .native(.traitOverrides, isSettable: true),
    ],
    "UIWindow": [
      "rootViewController": .native(.rootViewController, isSettable: true),
      "isKeyWindow": .native(.isKeyWindow, isSettable: false),
      "windowLevel": .kept(.member("normal")), "screen": .kept(carried),
      "windowScene": .kept(.aggregate(Carried.value("UIWindowScene"))),
    ],
    "UIControl": [
      "isEnabled": .kept(.bool(true)), "isSelected": .kept(.bool(false)),
      "isHighlighted": .kept(.bool(false)), "state": .kept(.member("normal")),
      "contentHorizontalAlignment": .kept(.nothing),
    ],
    "UIButton": [
      "titleLabel": .kept(carried), "imageView": .kept(carried), "configuration": .kept(.nothing),
      "buttonType": .kept(.member("system")), "currentTitle": .kept(.nothing),
      "contentEdgeInsets": .kept(carried), "titleEdgeInsets": .kept(carried),
    ],
    "UISegmentedControl": [
      "selectedSegmentIndex": .kept(.int(-1)), "numberOfSegments": .kept(.int(0)),
    ],
    "UISwitch": ["isOn": .kept(.bool(false))],
    "UISlider": ["value": .kept(.double(0))],
    "UIPageControl": ["currentPage": .kept(.int(0)), "numberOfPages": .kept(.int(0))],
    "UITextField": [
      "text": .kept(.nothing), "placeholder": .kept(.nothing), "font": .kept(.nothing),
      "textColor": .kept(.nothing), "borderStyle": .kept(.nothing),
      "delegate": .native(.editingDelegate, isSettable: true),
      "isEditing": .native(.isFirstResponder, isSettable: false),
    ],
    "UITextView": [
      "text": .kept(.nothing), "font": .kept(.nothing), "textColor": .kept(.nothing),
      "delegate": .native(.editingDelegate, isSettable: true),
    ],
    "UILabel": [
      "text": .kept(.nothing), "font": .kept(.nothing), "textColor": .kept(.nothing),
      "textAlignment": .kept(.member("natural")), "numberOfLines": .kept(.int(1)),
      "attributedText": .kept(.nothing), "adjustsFontSizeToFitWidth": .kept(.bool(false)),
      "lineBreakMode": .kept(.nothing),
    ],
    "UIImageView": ["image": .kept(.nothing)],
    "UIScrollView": [
      "contentSize": .kept(Geometry.size(0, 0)), "contentOffset": .kept(Geometry.point(0, 0)),
      "contentInset": .kept(Geometry.insets(.none)), "isPagingEnabled": .kept(.bool(false)),
      "isScrollEnabled": .kept(.bool(true)), "delegate": .keptWeakly, "bounces": .kept(.bool(true)),
      "showsHorizontalScrollIndicator": .kept(.bool(true)),
      "showsVerticalScrollIndicator": .kept(.bool(true)),
      "contentInsetAdjustmentBehavior": .kept(.nothing), "scrollsToTop": .kept(.bool(true)),
    ],
    "UITableView": [
      "dataSource": .keptWeakly, "rowHeight": .kept(.double(-1)),
      "tableFooterView": .kept(.nothing),
      "tableHeaderView": .kept(.nothing), "separatorStyle": .kept(.nothing),
      "indexPathForSelectedRow": .kept(.nothing),
    ],
    "UICollectionView": ["dataSource": .keptWeakly, "collectionViewLayout": .kept(carried)],
    "UIStackView": [
      "axis": .kept(.member("horizontal")), "spacing": .kept(.double(0)),
      "alignment": .kept(.member("fill")), "distribution": .kept(.member("fill")),
      "arrangedSubviews": .native(.arrangedSubviews, isSettable: false),
    ],
    UIKitClasses.applicationDelegate: ["window": .kept(.nothing)],
    "Timer": [
      "isValid": .kept(.bool(true)), "userInfo": .kept(.nothing), "timeInterval": .kept(.double(0)),
    ],
    "UIProgressView": ["progress": .kept(.double(0))],
    "UIActivityIndicatorView": ["hidesWhenStopped": .kept(.bool(true))],
    "UIApplication": [
      "delegate": .native(.applicationDelegate, isSettable: true),
      "keyWindow": .native(.keyWindow, isSettable: false),
      "windows": .native(.windows, isSettable: false),
      "applicationState": .native(.applicationState, isSettable: false),
      "connectedScenes": .native(.scenes, isSettable: false),
      "statusBarOrientation": .native(.statusBarOrientation, isSettable: false),
      // Nothing limits the time of an application in the foreground.
      "backgroundTimeRemaining": .kept(.double(.greatestFiniteMagnitude)),
      "preferredContentSizeCategory": .kept(.member("large")),
      "isIdleTimerDisabled": .kept(.bool(false)), "statusBarFrame": .kept(Geometry.size(390, 47)),
    ],
  ]
}
