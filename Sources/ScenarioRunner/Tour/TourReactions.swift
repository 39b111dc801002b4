import Lifecycle

/// What a program has to override or to observe for a part of the tour to show anything of its own.
extension Tour.Part {
  /// Whether a message, to whatever shows or to a delegate of the application, is one of those of which
  /// one is enough.
  func brings(_ message: Message) -> Bool {
    switch self {
    case .shown, .typed, .tapped, .called, .gestured, .selected, .waited: false
    case .covered: Self.isOfCovering(message)
    case .rotated: Self.isOfRotation(message)
    case .warned: message == .didReceiveMemoryWarning || message == .applicationMemoryWarning
    case .background: Self.isOfBackground(message)
    case .gone: Self.isOfEnd(message) || Self.isOfDismissal(message)
    }
  }

  private static func isOfCovering(_ message: Message) -> Bool {
    switch message {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .willMoveToWindow, .didMoveToWindow:
      true
    default: false
    }
  }

  private static func isOfRotation(_ message: Message) -> Bool {
    switch message {
    case .willTransitionToTraits, .viewWillTransition, .traitCollectionDidChange, .willRotate,
      .willAnimateRotation, .didRotate, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .layoutSubviews, .updateViewConstraints, .updateConstraints, .viewSafeAreaInsetsDidChange,
      .safeAreaInsetsDidChange:
      true
    default: false
    }
  }

  private static func isOfBackground(_ message: Message) -> Bool {
    switch message {
    case .willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive,
      .sceneWillResignActive, .sceneDidEnterBackground, .sceneWillEnterForeground,
      .sceneDidBecomeActive:
      true
    default: false
    }
  }

  private static func isOfEnd(_ message: Message) -> Bool {
    switch message {
    case .deinit, .viewWillDisappear, .viewDidDisappear, .willMoveToParent, .didMoveToParent,
      .willMoveToWindow, .didMoveToWindow, .willMoveToSuperview, .didMoveToSuperview:
      true
    default: false
    }
  }

  /// Whether it is what the delegate of a sheet is sent when it is dragged away.
  static func isOfDismissal(_ message: Message) -> Bool {
    switch message {
    case .presentationShouldDismiss, .presentationWillDismiss, .presentationDidDismiss,
      .presentationDidAttemptToDismiss:
      true
    default: false
    }
  }

  /// The notifications of UIKit's that tell of it, by their own names.
  var notifications: [String] {
    switch self {
    case .warned: ["didReceiveMemoryWarning"]
    case .background:
      [
        "willResignActive", "willDeactivate", "didEnterBackground", "willEnterForeground",
        "didBecomeActive", "didActivate",
      ]
    default: []
    }
  }
}

extension Interpreter {
  /// Whether anything of the program's that shows, its application's delegates or its observers have code
  /// for a part of the tour that had none before.
  func reacts(to part: Tour.Part, _ record: TourRecord) -> Bool {
    var isNews = false
    for object in listeners() {
      let type = object.runtimeClass
      guard Message.allCases.contains(where: { part.brings($0) && type.implements($0) }) else {
        continue
      }
      if record.insert(part, object.runtimeClass.name) { isNews = true }
    }
    for observer in system.notifications.all {
      let name = observer.name.map { Self.ownName(of: $0) } ?? part.notifications.first
      guard let name, part.notifications.contains(name) else { continue }
      if record.insert(part, "observer " + name) { isNews = true }
    }
    return isNews
  }

  /// Whether a page can be held by anything longer than it shows: then its end says whether it is.
  func mayBeHeld(_ page: UIViewController) -> Bool {
    if !system.notifications.all.isEmpty || !system.timers.unfired.isEmpty
      || !system.keyObservers.all.isEmpty
    {
      return true
    }
    return simulator.firstObject { object in
      object is RuntimeBlock
        || object !== page && self.info(of: object).isOfProgram && !(object is UIView)
          && object.properties.names.contains { name in
            object.properties[name]?.object === page
          }
    } != nil
  }

  /// What may be notified of something: the controllers and views of the program that show, and the delegates
  /// of its application.
  private func listeners() -> [Object] {
    let application = simulator.application
    var found = [application.delegate, application.sceneDelegate].compactMap { $0 }
    guard let front = frontmost() else { return found }
    var root = front
    while let presenter = root.presentingViewController { root = presenter }
    eachShown(from: front) { if self.info(of: $0).isOfProgram { found.append($0) } }
    if root !== front {
      eachShown(from: root) { if self.info(of: $0).isOfProgram { found.append($0) } }
    }
    var pending = front.loadedView.map { [$0] } ?? []
    while let view = pending.popLast() {
      if info(of: view).isOfProgram { found.append(view) }
      pending += view.subviews
    }
    return found
  }

  /// The innermost controller of the program that shows.
  func innermostPage() -> UIViewController? {
    guard let front = frontmost() else { return nil }
    var found: UIViewController?
    eachShown(from: front) { if self.info(of: $0).isOfProgram { found = $0 } }
    return found
  }

  /// Whether a controller is among those in front.
  func isInFront(_ page: UIViewController) -> Bool {
    guard !page.isDeallocated, let front = frontmost() else { return false }
    var isFound = false
    eachShown(from: front) { if $0 === page { isFound = true } }
    return isFound
  }
}
