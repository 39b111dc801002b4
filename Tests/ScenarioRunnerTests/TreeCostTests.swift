import ScenarioSyntax
import Testing

@testable import Lifecycle
@testable import ScenarioRunner

/// Whatever goes along a tree or a list of views, controllers or tasks costs steps for each of them.
@Suite struct `Questions about large trees` {
  private static let small = 32
  private static let large = 160
  /// How often a question is asked, so that a part for each link comes to steps.
  private static let times = 32

  private static let views = """
    let root = UIView(), other = UIView()
    window.addSubview(root)
    window.overrideUserInterfaceStyle = .dark
    var v = root
    for _ in 0..<COUNT { let next = UIView(); v.addSubview(next); v = next }
    """
  private static let subviews = """
    let v = UIStackView()
    for _ in 0..<COUNT { v.addSubview(UIView()) }
    """
  private static let gestures = """
    let v = UIView()
    for _ in 0..<COUNT { v.addGestureRecognizer(UITapGestureRecognizer()) }
    """
  private static let controllers = """
    let root = UIViewController()
    root.overrideUserInterfaceStyle = .dark
    var c = root
    for _ in 0..<COUNT { let next = UIViewController(); c.addChild(next); c = next }
    """

  @Test(arguments: [
    (views, "_ = v.traitCollection"), (views, "_ = v.isDescendant(of: root)"),
    (views, "_ = v.isDescendant(of: other)"), (views, "_ = v.safeAreaInsets"),
    (views, "_ = root.viewWithTag(7)"),
    (subviews, "_ = v.viewWithTag(7)"), (subviews, "_ = v.arrangedSubviews"),
    (subviews, "_ = v.subviews.first"),
    (gestures, "v.addGestureRecognizer(UITapGestureRecognizer())"),
    (gestures, "_ = v.gestureRecognizers"),
    (controllers, "_ = c.traitCollection"), (controllers, "_ = c.transitionCoordinator"),
    (controllers, "_ = c.navigationController"), (controllers, "_ = c.tabBarController"),
    (controllers, "_ = c.splitViewController"), (controllers, "_ = c.presentingViewController"),
    (controllers, "_ = c.presentedViewController"),
  ])
  func `cost more of a larger one`(_ declaration: String, _ line: String) {
    func steps(_ count: Int) -> Int {
      let text = declaration.replacing("COUNT", with: "\(count)")
      let result = run(text + "\nfor _ in 0..<\(Self.times) { \(line) }")
      #expect(!result.hasErrors, "\(line): \(listing(result))")
      return result.use.steps - run(text).use.steps
    }
    let least = Self.times * (Self.large - Self.small) / Simulator.partsOfStep
    let cost = steps(Self.large) - steps(Self.small)
    #expect(cost >= least, "\(line) costs \(cost) steps more")
  }

  @Test(arguments: [
    ("", "Task { }"), ("", "Task.detached { }"),
    ("Task { await withTaskGroup(of: Int.self) { g in ", "g.addTask { 1 }"),
  ]) func `a task costs steps beside what it does`(_ beginning: String, _ line: String) {
    func steps(_ line: String) -> Int {
      let end = beginning.isEmpty ? "" : "} }"
      let result = run("\(beginning)for _ in 0..<64 { \(line) }\(end)")
      #expect(!result.hasErrors, "\(line): \(listing(result))")
      return result.use.steps
    }
    #expect(steps(line) - steps("_ = { 1 }()") >= 64 * 16)
  }

  @Test func `a group gives all of many tasks, in their order`() {
    let result = run(
      """
      Task {
        await withTaskGroup(of: Int.self) { group in
          for i in 0..<100 { group.addTask { i } }
          var seen: [Int] = []
          for await i in group { seen.append(i) }
          print(seen == Array(0..<100), group.isEmpty)
          for i in 0..<100 { group.addTask { i } }
          await group.waitForAll()
          print(group.isEmpty)
          group.addTask { 7 }
          print(group.isEmpty, await group.next() ?? 0)
        }
      }
      """)
    #expect(consoleLines(result) == ["true true", "true", "false 7"], "\(listing(result))")
  }
}
