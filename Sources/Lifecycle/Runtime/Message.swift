public import CallTrace

/// A message that UIKit knows; the raw value is its place in a trace's selectors.
///
/// The table is data: what each message does stands with the class that answers it.
public enum Message: UInt16, CaseIterable, Sendable {
  case `init`, `deinit`, awakeFromNib, loadView, loadViewIfNeeded, viewDidLoad, viewWillUnload
  case viewDidUnload, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear
  case viewDidDisappear, beginAppearanceTransition, endAppearanceTransition
  case shouldAutomaticallyForwardAppearanceMethods
  case automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers
  case didReceiveMemoryWarning, viewWillLayoutSubviews, viewDidLayoutSubviews, layoutSubviews
  case setNeedsLayout, layoutIfNeeded, addChild, removeFromParent, willMoveToParent
  case didMoveToParent, transition, animations, completion, addSubview, insertSubviewAt
  case insertSubviewAbove, insertSubviewBelow, bringSubviewToFront, sendSubviewToBack
  case exchangeSubview, removeFromSuperview, willMoveToWindow, didMoveToWindow
  case willMoveToSuperview, didMoveToSuperview, didAddSubview, willRemoveSubview, showView
  case hideView, setRootViewController, makeKeyAndVisible, makeKey, setHidden
  case pushViewController, popViewController, popToViewController, popToRootViewController
  case setViewControllers, show, showDetail, willShow, didShow, present, dismiss
  case presentationShouldDismiss, presentationWillDismiss, presentationDidDismiss
  case presentationDidAttemptToDismiss, setSelectedIndex, setSelectedViewController
  case tabShouldSelect, tabDidSelect, tabBarDidSelect, setPageViewControllers
  case pageWillTransition, pageDidFinish, pageBefore, pageAfter, willTransitionToTraits
  case viewWillTransition, prepareForSegue, mainQueueBlock, delayedBlock, timerFired
  case didFinishLaunching, didFinishPlainly, didBecomeActive, willResignActive, didEnterBackground
  case willEnterForeground, swipeBack, tapBack, dragSheetDown, selectTab
  case swipePage, goHome, returnToApp, rotate
  case initWithRoot, initWithCoder, performSegue, instantiateController, instantiateInitial
  case traitCollectionDidChange, willRotate, willAnimateRotation, didRotate, shouldForwardRotation
  case splitCollapse, animateAlongside, animateAlongsideIn, completeTransition, resizeWindow
  case navigationAnimator, navigationDriver, presentationAnimator, presentationDriver
  case dismissalAnimator, dismissalDriver, transitionDuration, animateTransition, animationEnded
  case startInteractive, updateInteraction, finishInteraction, cancelInteraction
  case notifyInteractionChanges, notifyInteractionEnds, interactionChange
  case presentationControllerFor, presentationWillBegin, presentationDidEnd
  case dismissalWillBegin, dismissalDidEnd, containerWillLayout, containerDidLayout
  case sceneWillConnect, sceneDidBecomeActive, sceneWillResignActive
  case sceneWillEnterForeground, sceneDidEnterBackground
  case updateViewConstraints, updateConstraints, setNeedsUpdateConstraints
  case updateConstraintsIfNeeded, viewSafeAreaInsetsDidChange, safeAreaInsetsDidChange
  case viewLayoutMarginsDidChange, layoutMarginsDidChange, contentSizeDidChange
  case tabAnimator, tabDriver, adaptiveStyle, adaptiveStyleBefore, adaptedController
  case willPresentAdapted, preparePopover, popoverShouldDismiss, popoverDidDismiss, tapOutside
  case canUnwind, unwindTowards, becomeKey, resignKey, draw, setNeedsDisplay
  case presentedController, applicationMemoryWarning, presentationStyle, modalInPresentation
  case definesContext, removesPresentersView
  case setTabs, setSelectedTab, tabProvider, tabShouldSelectObject, tabDidSelectObject
  case presentSearch, willPresentSearch, didPresentSearch, willDismissSearch, didDismissSearch
  case updateSearch
  case splitTopColumn, splitDidCollapse, splitDisplayMode, splitDidExpand
  case textFieldShouldBegin, textFieldDidBegin, textFieldShouldEnd, textFieldDidEnd
  case textFieldDidEndForReason, textViewShouldBegin, textViewDidBegin, textViewShouldEnd
  case textViewDidEnd
  case updateProperties, setNeedsUpdateProperties, updatePropertiesIfNeeded, onChange
  case setEditing
  case willFinishLaunching, sceneConfiguration
  case backgroundBlock
  case sceneDidDisconnect, applicationWillTerminate, terminate
  case runLoopBlock
  case splitWillChangeMode, supportedOrientations, supportedOrientationsOfWindow, unwindHandler
  case updateContentUnavailable, setNeedsUpdateContentUnavailable
  case shouldAutorotate, preferredOrientation, updateOfOrientations
  case segueForUnwinding, performItself

  /// The message as a trace refers to it.
  public var selectorID: SelectorID { SelectorID(rawValue) }

  /// The message that a trace's selector stands for, unless it is one of the program's own.
  public init?(_ id: SelectorID) { self.init(rawValue: id.index) }

  /// Its name in both languages.
  public var selector: MessageSelector { row.selector }

  /// What is known of it.
  var row: Row { Self.rows[Int(rawValue)] }

  /// The names of all messages, by raw value; what every trace begins its table with.
  static let selectors: [MessageSelector] = rows.map { $0.selector }

  /// Whether UIKit sends it to a delegate or a data source, which may be an object of any class.
  public var isForDelegates: Bool { row.receivers == .delegates || row.receivers == .application }

  /// Whether UIKit asks it of a property.
  public var isGetter: Bool { row.kind == .getter }

  /// Whether only those who implement it are sent it, because what they lay out or draw changes.
  var isLayoutCallback: Bool { row.kind == .layoutCallback }
}
