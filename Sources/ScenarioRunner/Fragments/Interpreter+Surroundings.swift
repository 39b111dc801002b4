import CallTrace
import Lifecycle
import ScenarioSyntax

/// What a snippet takes for granted of the controller it is written in: that it stands in a
/// navigation controller, that it is presented, that it comes from a storyboard.
struct Surroundings {
  /// It speaks of its navigation controller, and makes none itself.
  var hasNavigation = false
  /// It goes back, or asks whether it does.
  var isPushed = false
  /// It speaks of its split view controller.
  var hasSplit = false
  /// It speaks of its tab bar controller.
  var hasTabs = false
  /// It goes away by itself, or speaks of who presents it.
  var isPresented = false
  /// It leaves its parent.
  var isChild = false
  /// It asks its storyboard for others.
  var hasStoryboard = false

  /// What code takes for granted that uses these names and makes instances of these types; whether it implements
  /// what is called when its parent changes.
  init(_ names: FreeNames, _ types: Set<String>, seesParents: Bool = false) {
    let bare = Set(names.names).union(names.membersOfSelf)
    let all = bare.union(names.members)
    let makesNavigation = types.contains("UINavigationController")
    let speaksOfNavigation = bare.contains("navigationController")
    // A page that asks for its place among the pages, or whether it is one of them, can be taken off them.
    let looksForItself =
      speaksOfNavigation && all.contains("viewControllers")
      && !all.isDisjoint(with: Self.searches)
    let isTakenAway =
      seesParents || looksForItself
      || all.contains { name in Self.asksForParent.contains { name.hasPrefix($0) } }
    let goesBack =
      speaksOfNavigation
      && all.contains { $0.hasPrefix("pop") || $0.hasPrefix("interactivePop") }
    isPushed = !makesNavigation && (isTakenAway || goesBack)
    hasNavigation = !makesNavigation && (speaksOfNavigation || isPushed)
    hasSplit = bare.contains("splitViewController") && !types.contains("UISplitViewController")
    hasTabs = bare.contains("tabBarController") && !types.contains("UITabBarController")
    let presents = all.contains { name in
      name.hasPrefix("present") && name != "presentingViewController"
        && name != "presentationController"
    }
    isPresented =
      bare.contains("presentingViewController") || bare.contains("presentationController")
      || !presents && bare.contains { $0.hasPrefix("dismiss") }
    isChild = ["removeFromParent", "removeFromParentViewController"].contains {
      bare.contains($0)
    }
    hasStoryboard = bare.contains("storyboard")
  }

  /// Questions of a page that is added to another or taken away from it.
  private static let asksForParent = [
    "isMovingFromParent", "movingFromParent", "isMovingToParent", "movingToParent",
  ]
  /// What the subclasses of navigation controllers override.
  private static let overridesOfNavigation: Set = [
    "pushViewController(_:animated:)", "pushViewController:animated:",
    "init(rootViewController:)", "initWithRootViewController:",
  ]
  /// How a page is looked for among others.
  private static let searches: Set = [
    "contains", "containsObject", "firstIndex", "index", "indexOf", "indexOfObject",
  ]

  /// The class of UIKit's whose members or data source methods code uses as its own; methods by their whole names.
  static func superclass(for names: FreeNames, _ methods: Set<String> = []) -> String {
    let bare = Set(names.names).union(names.membersOfSelf)
    // What a class overrides, the one above it has.
    if !methods.isDisjoint(with: overridesOfNavigation) {
      return "UINavigationController"
    }
    if bare.contains("interactivePopGestureRecognizer")
      || bare.contains("viewControllers") && bare.contains("topViewController")
    {
      return "UINavigationController"
    }
    if bare.contains("selectedViewController") || bare.contains("selectedIndex")
      || bare.contains("tabBar")
    {
      return "UITabBarController"
    }
    let pages =
      bare.contains("dataSource") && methods.contains { $0.hasPrefix("pageViewController") }
    if pages || bare.contains("setViewControllers") && names.labels.contains("direction") {
      return "UIPageViewController"
    }
    if bare.contains("setViewControllers") { return "UINavigationController" }
    if bare.contains("tableView") { return "UITableViewController" }
    return bare.contains("collectionView") ? "UICollectionViewController" : "UIViewController"
  }
}

extension Interpreter {
  /// An instance as a storyboard or plain code makes one: by `init(coder:)` where the class has that
  /// initialiser alone.
  func makeStarted(_ info: ClassInfo) throws(Halt) -> Object {
    let place = position.place
    let awakes = info.method(selector: "awakeFromNib", isStatic: false) != nil
    let isDecoded =
      (awakes || info.method(selector: "initWithCoder:", isStatic: false) != nil)
      && info.method(selector: "init", isStatic: false) == nil
      && info.method(selector: "initWithNibName:bundle:", isStatic: false) == nil
      && info.method(selector: "initWithFrame:", isStatic: false) == nil
    if isDecoded {
      let object = try decode(info)
      if awakes { try simulator.send(.awakeFromNib, to: object) }
      return object
    }
    if info.method(selector: "init", isStatic: false)?.dialect == .objectiveC
      || info.method(selector: "initWithNibName:bundle:", isStatic: false)?.dialect == .objectiveC
    {
      let object = try allocate(info)
      return try send("init", [], to: object, at: place).object ?? object
    }
    if let made = try makeByOwnInitializer(info) { return made }
    if let made = try instantiate(info.runtime, [], at: place).object { return made }
    return try allocate(info)
  }

  /// An instance of a controller's class that has an initialiser of its own alone, as whoever shows it would make it;
  /// nil where it has another or none, or arguments for it cannot be thought of.
  private func makeByOwnInitializer(_ info: ClassInfo) throws(Halt) -> Object? {
    guard tour.isOfClasses, info.runtime.isController else { return nil }
    let own = info.methodsInOrder.filter {
      $0.dialect == .objectiveC && !$0.isStatic && $0.owner === info
        && $0.declaration.body != nil && $0.selector.objectiveC.hasPrefix("init")
    }
    guard let first = own.first,
      own.allSatisfy({ $0.selector.objectiveC.hasPrefix("initWith") }),
      !own.contains(where: { Self.plainInitializers.contains($0.selector.objectiveC) })
    else { return nil }
    var arguments: [Value] = []
    for parameter in first.declaration.parameters {
      guard let value = try madeUpFilled(parameter) else { return nil }
      arguments.append(value)
    }
    let object = try allocate(info)
    return try simulator.send(selector: first.id, payload(arguments), to: object).object ?? object
  }

  /// The initialisers by which UIKit, a storyboard or plain code makes a controller.
  private static let plainInitializers: Set<String> = [
    "initWithCoder:", "initWithNibName:bundle:", "initWithStyle:", "initWithFrame:",
    "initWithRootViewController:", "initWithCollectionViewLayout:",
  ]

  /// Shows a controller in the window, in the surroundings that its code takes for granted.
  func show(_ object: Object, in surroundings: Surroundings) throws(Halt) {
    if let view = object as? UIView { return try show(view) }
    guard let page = object as? UIViewController else { return }
    try fillUnset(of: page)
    if surroundings.hasStoryboard, page.scene == nil {
      page.properties["storyboard"] = try makeStoryboard()
    }
    try fillContainer(page)
    if try showByItself(page) { return }
    if surroundings.isChild { return try showAsChild(page) }
    if surroundings.isPresented {
      try showAlone(try makePlain("presenter"))
      try restart()
      guard let presenter = simulator.window.rootViewController else { return }
      let shown = surroundings.hasNavigation ? try navigation(with: page) : page
      try simulator.send(
        .present, .values([.object(shown), .bool(true), .nothing]), to: presenter)
      return
    }
    var root = page
    var stack: UINavigationController?
    if surroundings.hasNavigation {
      let navigation = try navigation(
        with: surroundings.isPushed ? try makePlain("UIViewController") : page)
      stack = navigation
      root = navigation
    }
    if surroundings.hasSplit, let split = try make("UISplitViewController") {
      name(.object(split), "splitViewController")
      if stack == nil, !(root is UINavigationController) { root = try navigation(with: root) }
      try simulator.send(
        .setViewControllers, .values([.array([.object(root)]), .bool(false)]), to: split)
      root = split
    }
    if surroundings.hasTabs, let tabs = try make("UITabBarController") {
      name(.object(tabs), "tabBarController")
      let pages: [Value] = [.object(root), .object(try makePlain("UIViewController"))]
      try simulator.send(.setViewControllers, .values([.array(pages), .bool(false)]), to: tabs)
      root = tabs
    }
    try showAlone(root)
    guard surroundings.isPushed, let stack else { return }
    try restart()
    // What the code looks for among them lies below.
    for name in SoughtPages(source.ownStatements).names.prefix(2) {
      guard let info = try soughtClass(name), info !== self.info(of: page) else { continue }
      try simulator.send(
        .pushViewController,
        .values([.object(try makeStarted(info)), .bool(false)]), to: stack)
      try restart()
    }
    try simulator.send(
      .pushViewController, .values([.object(page), .bool(true)]), to: stack)
  }

  /// Shows a view that fills the page of a plain controller, as if a storyboard had it there.
  private func show(_ view: UIView) throws(Halt) {
    let page = try makePlain("viewController")
    let whole = try simulator.view(of: page)
    simulator.setFrame(simulator.screen, of: view)
    try simulator.send(.showView, .object(view), to: whole, rule: .nibSubviews)
    try showAlone(page)
  }

  private func soughtClass(_ name: String) throws(Halt) -> ClassInfo? {
    let known = try classInfo(named: name)
    let info = if let known { known } else { try plainController(named: name, at: Self.nowhere) }
    return info.runtime.isController && canBeMadeBare(info) ? info : nil
  }

  private func showAsChild(_ page: UIViewController) throws(Halt) {
    let container = try makePlain("container")
    try showAlone(container)
    try restart()
    try simulator.send(.addChild, .object(page), to: container)
    let view = try simulator.view(of: page)
    try simulator.send(.showView, .object(view), to: try simulator.view(of: container))
    try simulator.send(.didMoveToParent, .object(container), to: page)
  }

  /// Makes a controller the root of the window.
  func showAlone(_ root: UIViewController) throws(Halt) {
    try simulator.send(.setRootViewController, .object(root), to: simulator.window)
    try simulator.send(.makeKeyAndVisible, to: simulator.window)
  }

  private func restart() throws(Halt) {
    try simulator.settle()
    simulator.restartTrace()
  }

  private func navigation(with root: UIViewController) throws(Halt) -> UINavigationController {
    guard let made = try make("UINavigationController") as? UINavigationController else {
      throw .failure
    }
    name(.object(made), "navigationController")
    try simulator.setRoot(root, of: made)
    return made
  }

  /// A plain controller, and what a trace calls it.
  func makePlain(_ label: String) throws(Halt) -> UIViewController {
    guard let made = try make("UIViewController") else { throw .failure }
    name(.object(made), label)
    return made
  }

  private func make(_ type: String) throws(Halt) -> UIViewController? {
    guard let info = try classInfo(named: type) else { return nil }
    return try allocate(info) as? UIViewController
  }

  /// The storyboard that a snippet does not show.
  private func makeStoryboard() throws(Halt) -> Value {
    guard let info = try classInfo(named: "UIStoryboard"),
      let storyboard = try simulator.make(info.runtime) as? UIStoryboard
    else { return .nothing }
    simulator.open(storyboard, named: "Main")
    simulator.retain(storyboard)
    return .object(storyboard)
  }
}
