import CallTrace
import Lifecycle
import ScenarioTypes

/// The methods of UIKit's classes that a program may call: data.
enum UIKitMethods {
  /// A method that is no message of the engine's.
  enum Native {
    /// Is accepted and does nothing that a trace shows.
    case ignored
    case touchPoint, isDescendant, viewWithTag, addTarget, addControlAction, sendActions,
      removeTarget
    case performAfterDelay, perform, performOnMainThread, performInBackground, isKind, isMember,
      respondsTo, isEqual
    case isProxy, addArrangedSubview, removeArrangedSubview, addAlertAction, addGesture,
      removeGesture,
      invalidate, fire
    case setTitle, hideNavigationBar, hideToolbar
    case becomeFirstResponder, resignFirstResponder, endEditing
    case tap, swipeBack, tapBack, dragSheetDown, tapOutside, selectTab, goHome, returnToApp,
      memoryWarning, terminate
    case swipePage, rotate
    case resize, contextView, contextController, contextFrame
    case setTabs, tab
    case setColumn, column, showColumn, hideColumn, presentModal, dismissModal, snapshot
    case addScene, addSegue, addNibView, addNibController
    case startOperation, mainOfOperation, cancelOperation, waitForOperation, addDependency
    case removeDependency, addExecutionBlock, canOpen, overrideTraits
  }

  /// What a method does.
  enum Action {
    case message(Message)
    case native(Native)
  }

  /// A method of a class.
  struct Entry {
    let owner: String
    /// As in Swift, with labels.
    let swift: String
    let objectiveC: String
    /// How many parameters at the end a call may leave out.
    let optional: Int
    let action: Action

    /// The method as Swift 1 and 2 called it, which let nobody leave a closure out; nothing where
    /// that is no other name.
    var inEarlySwift: Entry? {
      guard let name = SelectorName.earlySwift(of: objectiveC), name != swift else { return nil }
      return Entry(
        owner: owner, swift: name, objectiveC: objectiveC, optional: 0, action: action)
    }

    /// The parameters of the Swift spelling.
    var shapes: [ParameterShape] {
      let labels = MessageSelector(swift: swift, objectiveC: "", level: .views).labels
      var shapes: [ParameterShape] = []
      for (index, label) in labels.enumerated() {
        shapes.append(
          ParameterShape(
            label: label == "_" ? nil : label, isOptional: index >= labels.count - optional,
            isFunction: UIKitMethods.closureLabels.contains(label)))
      }
      return shapes
    }
  }

  /// The methods of a base name in Swift; those of Swift 1 and 2 among them, whose names are the
  /// selectors' with the first piece for the base name.
  static func entries(baseName: String) -> [Entry] { byBaseName[baseName] ?? [] }

  /// The methods of a selector in Objective-C.
  static func entries(selector: String) -> [Entry] { bySelector[selector] ?? [] }

  /// The base names, or the selectors, of a class's methods, for suggestions.
  static func names(of info: ClassInfo, isSelector: Bool) -> [String] {
    table.filter { info.isKind(of: $0.owner) }.map {
      isSelector
        ? $0.objectiveC : MessageSelector(swift: $0.swift, objectiveC: "", level: .views).baseName
    }
  }

  /// The Swift names that a subclass may override although the engine never sends them.
  static func isOverridable(_ swift: String, in info: ClassInfo) -> Bool {
    silentCallbacks.contains(swift)
      || entries(baseName: SelectorName.baseName(swift)).contains {
        $0.swift == swift && info.isKind(of: $0.owner)
      }
  }

  /// The base names of the methods that a class itself has.
  static func ownBaseNames(of owner: String) -> [String] {
    byBaseName.entries.filter { $0.value.contains { $0.owner == owner } }.map { $0.name }
  }

  /// How UIKit declares a class's method of a base name, in Swift; nil where it has none.
  static func declaration(of baseName: String, in info: ClassInfo) -> String? {
    entries(baseName: baseName).first { info.isKind(of: $0.owner) }?.swift
  }

  static let closureLabels: Set<String> = [
    "animation", "animations", "completion", "execute", "block", "handler", "action", "changes",
    "creator",
  ]

  private static func message(_ owner: String, _ message: Message, optional: Int = 0) -> Entry {
    Entry(
      owner: owner, swift: message.selector.swift, objectiveC: message.selector.objectiveC,
      optional: optional, action: .message(message))
  }

  private static func native(
    _ owner: String, _ swift: String, _ objectiveC: String, _ native: Native, optional: Int = 0
  ) -> Entry {
    Entry(
      owner: owner, swift: swift, objectiveC: objectiveC, optional: optional,
      action: .native(native))
  }

  private static func renamed(_ owner: String, _ swift: String, _ message: Message) -> Entry {
    Entry(owner: owner, swift: swift, objectiveC: "", optional: 0, action: .message(message))
  }

  private static let table: [Entry] =
    controllerMessages + viewMessages + objectMethods + controllerMethods + viewMethods
    + userMethods + storyboardMethods + contextMethods + operationMethods

  private static let controllerMessages: [Entry] = [
    message("NSObject", .awakeFromNib),
    message("UIViewController", .loadView), message("UIViewController", .loadViewIfNeeded),
    message("UIViewController", .viewDidLoad), message("UIViewController", .viewWillUnload),
    message("UIViewController", .viewDidUnload), message("UIViewController", .viewWillAppear),
    message("UIViewController", .viewIsAppearing), message("UIViewController", .viewDidAppear),
    message("UIViewController", .viewWillDisappear),
    message("UIViewController", .viewDidDisappear),
    message("UIViewController", .beginAppearanceTransition),
    message("UIViewController", .endAppearanceTransition),
    message("UIViewController", .didReceiveMemoryWarning),
    message("UIViewController", .viewWillLayoutSubviews),
    message("UIViewController", .viewDidLayoutSubviews), message("UIViewController", .addChild),
    renamed("UIViewController", "addChildViewController(_:)", .addChild),
    message("UIViewController", .removeFromParent),
    renamed("UIViewController", "removeFromParentViewController()", .removeFromParent),
    message("UIViewController", .willMoveToParent),
    renamed("UIViewController", "willMove(toParentViewController:)", .willMoveToParent),
    message("UIViewController", .didMoveToParent),
    renamed("UIViewController", "didMove(toParentViewController:)", .didMoveToParent),
    message("UIViewController", .transition, optional: 1),
    message("UIViewController", .present, optional: 1),
    message("UIViewController", .dismiss, optional: 1),
    message("UIViewController", .show), message("UIViewController", .showDetail),
    message("UIViewController", .willTransitionToTraits),
    message("UIViewController", .viewWillTransition), message("UIViewController", .prepareForSegue),
    message("UIViewController", .performSegue, optional: 1),
    message("UIViewController", .traitCollectionDidChange),
    message("UIViewController", .willRotate), message("UIViewController", .willAnimateRotation),
    message("UIViewController", .didRotate),
    message("UIViewControllerTransitionCoordinator", .animateAlongside, optional: 1),
    message("UIViewControllerTransitionCoordinator", .animateAlongsideIn, optional: 1),
    message("UIViewControllerTransitionCoordinator", .completeTransition),
    message("UIViewControllerTransitionCoordinator", .notifyInteractionChanges),
    message("UIViewControllerTransitionCoordinator", .notifyInteractionEnds),
    message("UIPresentationController", .presentationWillBegin),
    message("UIPresentationController", .presentationDidEnd),
    message("UIPresentationController", .dismissalWillBegin),
    message("UIPresentationController", .dismissalDidEnd),
    message("UIPresentationController", .containerWillLayout),
    message("UIPresentationController", .containerDidLayout),
    message("UIPercentDrivenInteractiveTransition", .updateInteraction),
    message("UIPercentDrivenInteractiveTransition", .finishInteraction),
    message("UIPercentDrivenInteractiveTransition", .cancelInteraction),
    message("UIStoryboard", .instantiateController), message("UIStoryboard", .instantiateInitial),
    renamed("UIStoryboard", "instantiateInitialViewController(creator:)", .instantiateInitial),
    renamed("UIStoryboard", "instantiateViewController(identifier:)", .instantiateController),
    renamed(
      "UIStoryboard", "instantiateViewController(identifier:creator:)", .instantiateController),
    message("UINavigationController", .pushViewController),
    message("UINavigationController", .popViewController),
    message("UINavigationController", .popToViewController),
    message("UINavigationController", .popToRootViewController),
    message("UINavigationController", .setViewControllers),
    message("UITabBarController", .setViewControllers),
    message("UIPageViewController", .setPageViewControllers, optional: 1),
  ]

  private static let viewMessages: [Entry] = [
    message("UIView", .layoutSubviews), message("UIView", .setNeedsLayout),
    message("UIView", .layoutIfNeeded), message("UIView", .addSubview),
    message("UIView", .insertSubviewAt), message("UIView", .insertSubviewAbove),
    message("UIView", .insertSubviewBelow), message("UIView", .bringSubviewToFront),
    renamed("UIView", "bringSubview(toFront:)", .bringSubviewToFront),
    renamed("UIView", "sendSubview(toBack:)", .sendSubviewToBack),
    message("UIView", .sendSubviewToBack), message("UIView", .exchangeSubview),
    message("UIView", .removeFromSuperview), message("UIView", .willMoveToWindow),
    message("UIView", .didMoveToWindow), message("UIView", .willMoveToSuperview),
    message("UIView", .didMoveToSuperview), message("UIView", .didAddSubview),
    message("UIView", .willRemoveSubview), message("UIWindow", .makeKeyAndVisible),
    message("UIWindow", .makeKey),
  ]

  private static let objectMethods: [Entry] = [
    native(
      "NSObject", "perform(_:with:afterDelay:)", "performSelector:withObject:afterDelay:",
      .performAfterDelay),
    native("NSObject", "perform(_:with:)", "performSelector:withObject:", .perform, optional: 1),
    native("NSObject", "perform(_:)", "performSelector:", .perform),
    native(
      "NSObject", "performSelector(onMainThread:with:waitUntilDone:)",
      "performSelectorOnMainThread:withObject:waitUntilDone:", .performOnMainThread),
    native(
      "NSObject", "performSelector(inBackground:with:)",
      "performSelectorInBackground:withObject:", .performInBackground),
    native("NSObject", "isKind(of:)", "isKindOfClass:", .isKind),
    native("NSObject", "isMember(of:)", "isMemberOfClass:", .isMember),
    native("NSObject", "responds(to:)", "respondsToSelector:", .respondsTo),
    native("NSObject", "isEqual(_:)", "isEqual:", .isEqual),
    native("NSObject", "conforms(to:)", "conformsToProtocol:", .isKind),
    native("NSObject", "becomeFirstResponder()", "becomeFirstResponder", .becomeFirstResponder),
    native("NSObject", "resignFirstResponder()", "resignFirstResponder", .resignFirstResponder),
    native("NSObject", "endEditing(_:)", "endEditing:", .endEditing),
    native("NSObject", "removeObserver(_:)", "removeObserver:", .ignored),
    native("Timer", "invalidate()", "invalidate", .invalidate),
    native("Timer", "fire()", "fire", .fire),
  ]

  private static let controllerMethods: [Entry] = [
    native(
      "UIViewController", "setNeedsStatusBarAppearanceUpdate()",
      "setNeedsStatusBarAppearanceUpdate", .ignored),
    message("UIViewController", .updateViewConstraints),
    message("UIViewController", .updateProperties),
    message("UIViewController", .setNeedsUpdateProperties),
    message("UIViewController", .updatePropertiesIfNeeded),
    message("UIViewController", .updateContentUnavailable),
    message("UIViewController", .setNeedsUpdateContentUnavailable),
    message("UIViewController", .updateOfOrientations),
    message("UIViewController", .setEditing),
    message("UIViewController", .viewSafeAreaInsetsDidChange),
    message("UIViewController", .viewLayoutMarginsDidChange),
    message("UIViewController", .contentSizeDidChange), message("UIViewController", .canUnwind),
    message("UIViewController", .unwindHandler), message("UIViewController", .unwindTowards),
    message("UIViewController", .segueForUnwinding), message("UIStoryboardSegue", .performItself),
    native(
      "UIViewController", "setOverrideTraitCollection(_:forChild:)",
      "setOverrideTraitCollection:forChildViewController:", .overrideTraits),
    native(
      "UIViewController", "presentModalViewController(_:animated:)",
      "presentModalViewController:animated:", .presentModal),
    native(
      "UIViewController", "dismissModalViewControllerAnimated(_:)",
      "dismissModalViewControllerAnimated:", .dismissModal),
    native("UIAlertController", "addAction(_:)", "addAction:", .addAlertAction),
    native("UIViewController", "setTabBarItem(_:)", "setTabBarItem:", .ignored),
    native(
      "UISplitViewController", "setViewController(_:for:)", "setViewController:forColumn:",
      .setColumn),
    native("UISplitViewController", "viewController(for:)", "viewControllerForColumn:", .column),
    native("UISplitViewController", "show(_:)", "showColumn:", .showColumn),
    native("UITabBarController", "setTabs(_:animated:)", "setTabs:animated:", .setTabs),
    native("UITabBarController", "tab(forIdentifier:)", "tabForIdentifier:", .tab),
    native("UISplitViewController", "hide(_:)", "hideColumn:", .hideColumn),
    native(
      "UINavigationController", "setNavigationBarHidden(_:animated:)",
      "setNavigationBarHidden:animated:", .hideNavigationBar),
    native(
      "UINavigationController", "setToolbarHidden(_:animated:)", "setToolbarHidden:animated:",
      .hideToolbar),
  ]

  private static let viewMethods: [Entry] = [
    native("UIView", "isDescendant(of:)", "isDescendantOfView:", .isDescendant),
    native("UIView", "viewWithTag(_:)", "viewWithTag:", .viewWithTag),
    native(
      "UIView", "snapshotView(afterScreenUpdates:)", "snapshotViewAfterScreenUpdates:", .snapshot),
    native("UIGestureRecognizer", "location(in:)", "locationInView:", .touchPoint),
    native("UIPanGestureRecognizer", "translation(in:)", "translationInView:", .touchPoint),
    native("UIPanGestureRecognizer", "velocity(in:)", "velocityInView:", .touchPoint),
    native("UIView", "addGestureRecognizer(_:)", "addGestureRecognizer:", .addGesture),
    native("UIView", "removeGestureRecognizer(_:)", "removeGestureRecognizer:", .removeGesture),
    native("UIView", "addConstraint(_:)", "addConstraint:", .ignored),
    native("UIView", "addConstraints(_:)", "addConstraints:", .ignored),
    native("UIView", "removeConstraint(_:)", "removeConstraint:", .ignored),
    native("UIView", "removeConstraints(_:)", "removeConstraints:", .ignored),
    message("UIView", .setNeedsDisplay), message("UIView", .draw),
    message("UIView", .setNeedsUpdateConstraints), message("UIView", .updateConstraintsIfNeeded),
    message("UIView", .updateConstraints), message("UIView", .updateProperties),
    message("UIView", .setNeedsUpdateProperties), message("UIView", .updatePropertiesIfNeeded),
    message("UIView", .safeAreaInsetsDidChange),
    message("UIView", .layoutMarginsDidChange), message("UIWindow", .becomeKey),
    message("UIWindow", .resignKey),
    native(
      "UIView", "invalidateIntrinsicContentSize()", "invalidateIntrinsicContentSize",
      .ignored),
    native("UIView", "sizeToFit()", "sizeToFit", .ignored),
    native(
      "UIView", "setContentHuggingPriority(_:for:)", "setContentHuggingPriority:forAxis:",
      .ignored),
    native(
      "UIView", "setContentCompressionResistancePriority(_:for:)",
      "setContentCompressionResistancePriority:forAxis:", .ignored),
    native(
      "UIControl", "addTarget(_:action:for:)", "addTarget:action:forControlEvents:", .addTarget),
    native("UIControl", "addAction(_:for:)", "addAction:forControlEvents:", .addControlAction),
    native(
      "UIControl", "removeTarget(_:action:for:)", "removeTarget:action:forControlEvents:",
      .removeTarget),
    native("UIControl", "sendActions(for:)", "sendActionsForControlEvents:", .sendActions),
    native("UIButton", "setTitle(_:for:)", "setTitle:forState:", .setTitle),
    native("UIButton", "setTitleColor(_:for:)", "setTitleColor:forState:", .ignored),
    native("UIButton", "setImage(_:for:)", "setImage:forState:", .ignored),
    native("UIButton", "setBackgroundImage(_:for:)", "setBackgroundImage:forState:", .ignored),
    native("UISwitch", "setOn(_:animated:)", "setOn:animated:", .ignored),
    native(
      "UISegmentedControl", "insertSegment(withTitle:at:animated:)",
      "insertSegmentWithTitle:atIndex:animated:", .ignored),
    native(
      "UIScrollView", "setContentOffset(_:animated:)", "setContentOffset:animated:", .ignored),
    native(
      "UIScrollView", "scrollRectToVisible(_:animated:)", "scrollRectToVisible:animated:",
      .ignored),
    native("UITableView", "reloadData()", "reloadData", .ignored),
    native(
      "UITableView", "register(_:forCellReuseIdentifier:)",
      "registerClass:forCellReuseIdentifier:", .ignored),
    native(
      "UITableView", "deselectRow(at:animated:)", "deselectRowAtIndexPath:animated:", .ignored),
    native("UICollectionView", "reloadData()", "reloadData", .ignored),
    native(
      "UIStackView", "addArrangedSubview(_:)", "addArrangedSubview:", .addArrangedSubview),
    native(
      "UIStackView", "removeArrangedSubview(_:)", "removeArrangedSubview:",
      .removeArrangedSubview),
    native(
      "UIActivityIndicatorView", "startAnimating()", "startAnimating", .ignored),
    native("UIActivityIndicatorView", "stopAnimating()", "stopAnimating", .ignored),
  ]

  private static let storyboardMethods: [Entry] = [
    native(
      "UIStoryboard", "addScene(_:of:isInitial:root:tabs:subviews:)",
      "addScene:of:isInitial:root:tabs:subviews:", .addScene, optional: 4),
    native("UIStoryboard", "addScene(_:of:)", "addScene:of:", .addScene),
    native("UIStoryboard", "addScene(_:of:isInitial:)", "addScene:of:isInitial:", .addScene),
    native("UIStoryboard", "addScene(_:of:root:)", "addScene:of:root:", .addScene),
    native("UIStoryboard", "addScene(_:of:tabs:)", "addScene:of:tabs:", .addScene),
    native("UIStoryboard", "addScene(_:of:subviews:)", "addScene:of:subviews:", .addScene),
    native("UIStoryboard", "addSegue(_:from:to:kind:)", "addSegue:from:to:kind:", .addSegue),
    native(
      "UINib", "addView(of:subviews:isConnected:)", "addViewOf:subviews:isConnected:",
      .addNibView, optional: 2),
    native("UINib", "addView(of:)", "addViewOf:", .addNibView),
    native(
      "UINib", "addController(of:view:)", "addControllerOf:view:", .addNibController, optional: 1),
  ]

  private static let contextMethods: [Entry] = [
    native(
      "UIViewControllerTransitionCoordinator", "view(forKey:)", "viewForKey:", .contextView),
    native(
      "UIViewControllerTransitionCoordinator", "viewController(forKey:)",
      "viewControllerForKey:", .contextController),
    native(
      "UIViewControllerTransitionCoordinator", "finalFrame(for:)",
      "finalFrameForViewController:", .contextFrame),
    native(
      "UIViewControllerTransitionCoordinator", "initialFrame(for:)",
      "initialFrameForViewController:", .contextFrame),
    native(
      "UIViewControllerTransitionCoordinator", "updateInteractiveTransition(_:)",
      "updateInteractiveTransition:", .ignored),
    message("UIViewControllerTransitionCoordinator", .finishInteraction),
    message("UIViewControllerTransitionCoordinator", .cancelInteraction),
  ]

  private static let operationMethods: [Entry] = [
    native("Operation", "start()", "start", .startOperation),
    native("Operation", "main()", "main", .mainOfOperation),
    native("Operation", "cancel()", "cancel", .cancelOperation),
    native("Operation", "waitUntilFinished()", "waitUntilFinished", .waitForOperation),
    native("Operation", "addDependency(_:)", "addDependency:", .addDependency),
    native("Operation", "removeDependency(_:)", "removeDependency:", .removeDependency),
    native("BlockOperation", "addExecutionBlock(_:)", "addExecutionBlock:", .addExecutionBlock),
  ]

  private static let userMethods: [Entry] = [
    native("User", "tap(_:)", "tap:", .tap),
    native("User", "swipeBack(in:cancelled:)", "swipeBack", .swipeBack, optional: 2),
    native("User", "swipeBack(cancelled:)", "swipeBackCancelled:", .swipeBack, optional: 1),
    native("User", "tapBack(in:)", "tapBack", .tapBack, optional: 1),
    native("User", "dragSheetDown(cancelled:)", "dragSheetDown", .dragSheetDown, optional: 1),
    native(
      "User", "dragSheetDown(cancelled:)", "dragSheetDownCancelled:", .dragSheetDown, optional: 1),
    native("User", "tapOutside()", "tapOutside", .tapOutside),
    native("User", "selectTab(_:)", "selectTab:", .selectTab),
    native("User", "swipePage(_:cancelled:)", "swipePage:", .swipePage, optional: 1),
    native("User", "swipePage(_:cancelled:)", "swipePage:cancelled:", .swipePage, optional: 1),
    native("User", "rotate()", "rotate", .rotate),
    native("User", "resize(width:height:)", "resizeToWidth:height:", .resize),
    native("User", "goHome()", "goHome", .goHome),
    native("User", "returnToApp()", "returnToApp", .returnToApp),
    native("User", "terminate()", "terminate", .terminate),
    native("User", "receiveMemoryWarning()", "receiveMemoryWarning", .memoryWarning),
    native("UIApplication", "canOpenURL(_:)", "canOpenURL:", .canOpen),
    native("UIApplication", "receiveMemoryWarning()", "receiveMemoryWarning", .memoryWarning),
  ]

  /// The methods of containers' delegates that the engine never sends.
  static let unsentDelegateMethods: Set<String> = [
    "splitViewController(_:willShow:)", "splitViewController(_:willHide:)",
    "splitViewController(_:separateSecondaryFrom:)",
    "splitViewController(_:show:sender:)", "splitViewController(_:showDetail:sender:)",
    "primaryViewController(forCollapsing:)", "primaryViewController(forExpanding:)",
    "splitViewControllerInteractivePresentationGestureWillBegin(_:)",
    "splitViewControllerInteractivePresentationGestureDidEnd(_:)",
    "tabBarController(_:willBeginCustomizing:)",
    "tabBarController(_:willEndCustomizing:changed:)",
    "tabBarController(_:didEndCustomizing:changed:)", "pageViewController(_:spineLocationFor:)",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
  ]

  /// Those that are sent about tabs that are objects.
  static let tabObjectMethods: Set<String> = [
    "tabBarController(_:shouldSelectTab:)", "tabBarController(_:didSelectTab:previousTab:)",
  ]

  private static let silentCallbacks: Set<String> = [
    "encode(with:)", "touchesBegan(_:with:)", "touchesEnded(_:with:)", "touchesMoved(_:with:)",
    "hitTest(_:with:)", "point(inside:with:)", "pressesBegan(_:with:)", "motionEnded(_:with:)",
    "prepareForReuse()",
    "setSelected(_:animated:)", "encodeRestorableState(with:)", "decodeRestorableState(with:)",
    "systemLayoutSizeFitting(_:)",
    "size(forChildContentContainer:withParentContainerSize:)", "tintColorDidChange()",
    "separateSecondaryViewController(for:)", "shouldPerformSegue(withIdentifier:sender:)",
    "canPerformAction(_:withSender:)", "initialize()", "setUp()", "description",
  ]

  /// Whether a subclass may override the method of an Objective-C selector that the engine never
  /// sends.
  static func isOverridable(selector: String, in info: ClassInfo) -> Bool {
    entries(selector: selector).contains { info.isKind(of: $0.owner) }
  }

  private static let byBaseName: NameTable<[Entry]> = {
    var names: [String: [Entry]] = [:]
    for entry in table {
      let base = MessageSelector(swift: entry.swift, objectiveC: "", level: .views).baseName
      names[base, default: []].append(entry)
    }
    // Behind them the names of Swift 1 and 2.
    for entry in table {
      guard let early = entry.inEarlySwift else { continue }
      let base = SelectorName.baseName(early.swift)
      names[base, default: []].append(early)
    }
    return NameTable(names)
  }()

  private static let bySelector: NameTable<[Entry]> = {
    var names: [String: [Entry]] = [:]
    for entry in table where !entry.objectiveC.isEmpty {
      names[entry.objectiveC, default: []].append(entry)
    }
    return NameTable(names)
  }()
}
