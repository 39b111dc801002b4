import CallTrace

/// Who can be sent what: data.
extension Message {
  /// The blocks, which run for whoever wrote them.
  static let blocks: SelectorSet = set { $0.receivers == .anyone }

  /// What an application's delegate or a scene's is sent, and the application where it has none.
  static let application: SelectorSet = set { $0.receivers == .application }

  /// The messages that are chosen.
  fileprivate static func set(where isChosen: (Message) -> Bool) -> SelectorSet {
    var set = SelectorSet()
    for message in Message.allCases where isChosen(message) { set.insert(message.selectorID) }
    return set
  }

  /// Whom a trace can show as the receiver of a message.
  fileprivate enum Receivers {
    /// Any lifeline.
    case anyone
    /// Any object.
    case objects
    /// Objects whose class implements it, and nobody else.
    case implementers
    /// Objects of these classes, and whoever implements it.
    case controllers, controllersAndViews, views, windows
    case navigationControllers, tabBarControllers, pageViewControllers
    /// The application, or its delegates where it has any.
    case application
    /// Those that are decoded from a storyboard or a nib, and whoever implements it.
    case decoded
  }

  fileprivate var receivers: Receivers {
    switch self {
    case .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willResignActive,
      .didEnterBackground, .willEnterForeground, .applicationMemoryWarning,
      // The application stands in for a scene's delegate that the program does not have.
      .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive,
      .sceneDidEnterBackground, .sceneDidDisconnect:
      return .application
    default: break
    }
    if isForDelegates || isLayoutCallback && self != .traitCollectionDidChange {
      return .implementers
    }
    switch self {
    case .animations, .completion, .mainQueueBlock, .delayedBlock, .timerFired, .onChange,
      .interactionChange, .tabProvider, .backgroundBlock, .runLoopBlock:
      return .anyone
    case .`init`, .splitCollapse, .canUnwind, .unwindHandler,
      .segueForUnwinding, .performItself:
      return .implementers
    case .initWithCoder, .awakeFromNib: return .decoded
    case .loadView, .loadViewIfNeeded, .viewDidLoad, .viewWillUnload, .viewDidUnload,
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .beginAppearanceTransition, .endAppearanceTransition,
      .shouldAutomaticallyForwardAppearanceMethods,
      .automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers,
      .didReceiveMemoryWarning, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .addChild,
      .removeFromParent, .willMoveToParent, .didMoveToParent, .transition, .present, .dismiss,
      .willTransitionToTraits, .viewWillTransition, .prepareForSegue, .performSegue, .willRotate,
      .willAnimateRotation, .didRotate, .shouldForwardRotation, .contentSizeDidChange,
      .unwindTowards, .setEditing, .deinit:
      return .controllers
    case .traitCollectionDidChange: return .controllersAndViews
    case .layoutSubviews, .addSubview, .insertSubviewAt, .insertSubviewAbove,
      .insertSubviewBelow, .bringSubviewToFront, .sendSubviewToBack, .exchangeSubview,
      .removeFromSuperview, .willMoveToWindow, .didMoveToWindow, .willMoveToSuperview,
      .didMoveToSuperview, .didAddSubview, .willRemoveSubview, .showView, .hideView, .setHidden:
      return .views
    case .setRootViewController, .makeKeyAndVisible, .makeKey, .becomeKey, .resignKey:
      return .windows
    case .initWithRoot, .pushViewController, .popViewController, .popToViewController,
      .popToRootViewController:
      return .navigationControllers
    case .setSelectedIndex, .setSelectedViewController, .setTabs, .setSelectedTab:
      return .tabBarControllers
    case .setPageViewControllers: return .pageViewControllers
    default: return .objects
    }
  }
}

extension RuntimeClass.Kind {
  /// The messages that a trace can show an instance to receive, whatever its class implements; `decodes` is
  /// whether the program has storyboards or nibs.
  func messages(decodes: Bool) -> SelectorSet {
    (decodes ? Self.messagesWhereDecoded : Self.messages)[rawValue]
  }

  private static let messages = allCases.map { $0.receivedMessages(decodes: false) }
  private static let messagesWhereDecoded = allCases.map { $0.receivedMessages(decodes: true) }

  private func receivedMessages(decodes: Bool) -> SelectorSet {
    Message.set { message in
      switch message.receivers {
      case .anyone, .objects: true
      case .implementers: false
      case .decoded: decodes
      case .controllers: isController
      case .controllersAndViews: isController || isView
      case .views: isView
      case .windows: self == .window
      case .navigationControllers: self == .navigationController
      case .tabBarControllers: self == .tabBarController
      case .pageViewControllers: self == .pageViewController
      case .application: self == .application
      }
    }
  }

  private var isView: Bool { self == .view || self == .window || self == .control }
}
