import CallTrace

/// The application: its state, and whoever is its delegate.
public final class UIApplication: Object {
  /// How far it is from the person; the names are UIKit's.
  public enum State: String, Sendable { case active, inactive, background }

  /// The program's application delegate.
  public var delegate: Object?
  /// The program's scene delegate, whose methods are called in place of the application delegate's.
  public var sceneDelegate: Object?
  /// What stands for the scene.
  public var scene = Value.nothing
  /// How far it is from the person.
  public internal(set) var state = State.inactive
  /// Whether it has been told that it lives in no scene.
  var hasBeenToldOfScenes = false
  /// Whether the launch has been completed.
  var hasLaunched = false

  override var participantKind: Participant.Kind { .application }

  public override func sever() {
    super.sever()
    delegate = nil
    sceneDelegate = nil
    scene = .nothing
  }
}

extension Simulator {
  /// Whether an application has scenes.
  public var hasScenes: Bool { profile.follows(.sceneCallbacks) }

  /// The end of the launch callout: the application becomes active before anything has appeared; whether
  /// it is the launch that ends.
  func launchIfNeeded() throws(Halt) -> Bool {
    guard !application.hasLaunched else { return false }
    application.hasLaunched = true
    try checkLaunch()
    if livesInScenes {
      try tellScene(.sceneWillEnterForeground, "willEnterForeground")
    }
    try becomeActive(rule: .launchOrder)
    return true
  }

  /// The person goes to the home screen: no controller is notified of that itself (R036), those on screen
  /// are of the pictures that are taken of them (R260). False where the application is in the background.
  @discardableResult
  public func goHome() throws(Halt) -> Bool {
    guard application.state != .background else { return false }
    try tellApplication(
      .willResignActive, scene: .sceneWillResignActive, rule: .backgroundSilent)
    try post("willResignActive", scene: "willDeactivate")
    application.state = .inactive
    removeAllAnimations()
    application.state = .background
    try tellApplication(
      .didEnterBackground, scene: .sceneDidEnterBackground, rule: .backgroundSilent)
    try post("didEnterBackground")
    takeSnapshots()
    return true
  }

  /// The person comes back: no controller is told. False where the application is on screen.
  @discardableResult
  public func returnToApp() throws(Halt) -> Bool {
    guard application.state == .background else { return false }
    try catchUpWithDevice()
    try tellApplication(
      .willEnterForeground, scene: .sceneWillEnterForeground, rule: .backgroundSilent)
    try post("willEnterForeground")
    application.state = .inactive
    try becomeActive(rule: .backgroundSilent)
    return true
  }

  private func becomeActive(rule: Rule) throws(Halt) {
    application.state = .active
    try tellApplication(.didBecomeActive, scene: .sceneDidBecomeActive, rule: rule)
    try post("didBecomeActive", scene: "didActivate")
  }

  /// Tells the scene's delegate, or without one the application's.
  func tellApplication(_ message: Message, scene: Message, rule: Rule) throws(Halt) {
    if livesInScenes { return try tellScene(scene) }
    try send(
      message, .object(application), to: application.delegate ?? application, rule: rule)
  }

  private func tellScene(_ message: Message, _ notification: String) throws(Halt) {
    try tellScene(message)
    try post(notification)
  }

  /// Tells the scene's delegate; the application stands in for it where a program has none.
  func tellScene(_ message: Message) throws(Halt) {
    guard let delegate = application.sceneDelegate else {
      try send(message, .values([application.scene]), to: application, rule: .sceneCallbacks)
      return
    }
    try tell(delegate, message, [application.scene], rule: .sceneCallbacks)
  }

  /// Has the program's observers told of the application's notification, and of the scene's where that
  /// has a name of its own.
  func post(_ name: String, scene: String? = nil) throws(Halt) {
    guard let notificationCenter else { return }
    apply(.applicationNotifications)
    if let scene, profile.follows(.sceneCallbacks) {
      _ = try notificationCenter.body(self, [.string(scene)])
    }
    _ = try notificationCenter.body(self, [.string(name)])
  }

  /// Has the program's observers told of a window's notification.
  func post(_ name: String, of window: UIWindow) throws(Halt) {
    guard let notificationCenter else { return }
    _ = try notificationCenter.body(self, [.string(name), .object(window)])
  }

  /// A memory warning: the application's delegate is notified, and then whoever observes the
  /// notification (R188).
  public func receiveMemoryWarning() throws(Halt) {
    try tell(
      application.delegate, .applicationMemoryWarning, [.object(application)], rule: .memoryWarning)
    guard notificationCenter != nil else {
      return try warnControllersOfMemory(from: 0, to: objectCount)
    }
    try post("didReceiveMemoryWarning")
  }

  /// How many objects have been made so far.
  public var objectCount: Int { objects.count }

  /// Whether an instance of a class, or of one that inherits from it, has ever been made.
  public func hasMade(_ type: RuntimeClass) -> Bool {
    objects.contains { $0.runtimeClass.isSubclass(of: type) }
  }

  /// The classes of which, or of whose subclasses, instances have been made.
  public var madeClasses: Set<ObjectIdentifier> {
    var made: Set<ObjectIdentifier> = []
    for object in objects {
      var type: RuntimeClass? = object.runtimeClass
      while let current = type, made.insert(ObjectIdentifier(current)).inserted {
        type = current.superclass
      }
    }
    return made
  }

  /// Tells the living controllers among the objects, by when they were made, of a memory warning, which
  /// before iOS 6 unloads the views that are not showing (R189).
  ///
  /// A controller observes the notification from when it is made, and so is called before those who have
  /// begun to later.
  public func warnControllersOfMemory(from start: Int, to end: Int) throws(Halt) {
    guard start < end else { return }
    for place in start..<min(end, objects.count) {
      guard let controller = objects[place] as? UIViewController, !controller.isDeallocated,
        controller.owners > 0
      else { continue }
      let outer = controller.runningCallback
      controller.runningCallback = .didReceiveMemoryWarning
      defer { controller.runningCallback = outer }
      try send(.didReceiveMemoryWarning, to: controller, rule: .memoryWarning)
    }
  }
}

extension Rule {
  static let launchOrder = Rule(
    35, "launch-order",
    "At launch the root's viewDidLoad and viewWillAppear are called before the application becomes"
      + " active, its viewDidAppear after.",
    sources: "hb-2015 so-47962261", .observed)
  static let sceneCallbacks = Rule(
    225, "scene-callbacks",
    "With a scene delegate the methods for the foreground and the background are called on that;"
      + " at launch sceneWillEnterForeground and sceneDidBecomeActive are called after"
      + " viewWillAppear and before viewDidAppear.",
    sources: "apple-lifecycle apple-tn3187", .inferred, since: 13)
  static let applicationNotifications = Rule(
    226, "application-notifications",
    "After the delegate's method has been called, the same is posted as a notification, and its"
      + " observers are called at once.",
    sources: "apple-didenterbackground", .documented)
  static let backgroundSilent = Rule(
    36, "background-foreground-silent",
    "Going to the background and coming back calls no appearance callback.",
    sources: "hb-2015 yagamo-2019", .observed)
  static let memoryWarning = Rule(
    188, "memory-warning-6plus",
    "A memory warning is sent to the application's delegate, and then by a notification to every"
      + " live controller; since iOS 6 no view is unloaded by it.",
    sources: "header-uiviewcontroller apple-memorywarning catalyst-2026", .documented)
}
