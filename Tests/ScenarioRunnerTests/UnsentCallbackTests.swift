import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What UIKit would ask or tell, and the model does not: a warning where somebody may wonder when.
@Suite struct UnsentCallbackTests {
  private func warnings(_ member: String, dialect: Dialect = .swift) -> [String] {
    let program =
      dialect == .swift
      ? "class Page: UIViewController {\n\(member)\n}\nlet page = Page()"
      : "@interface Page : UIViewController\n@end\n@implementation Page\n\(member)\n@end\nPage *page = [Page new];"
    return run(program, dialect: dialect).diagnostics.map { "\($0.severity): \($0.message)" }
  }

  private func warning(_ name: String) -> [String] {
    ["warning: nothing here calls '\(name)': the model does not send it"]
  }

  @Test(arguments: [
    ("override func encodeRestorableState(with coder: NSCoder) {}", "encodeRestorableState(with:)"),
    ("override func decodeRestorableState(with coder: NSCoder) {}", "decodeRestorableState(with:)"),
    ("override func applicationFinishedRestoringState() {}", "applicationFinishedRestoringState()"),
    (
      "override var preferredStatusBarStyle: UIStatusBarStyle { print(1); return .lightContent }",
      "preferredStatusBarStyle"
    ),
    (
      "var asked = 0\noverride var prefersStatusBarHidden: Bool { asked += 1; return true }",
      "prefersStatusBarHidden"
    ),
    (
      """
      func log() {}
      override var childForStatusBarStyle: UIViewController? {
        log()
        return children.first
      }
      """, "childForStatusBarStyle"
    ),
    (
      "override func prefersStatusBarHidden() -> Bool { print(1); return true }",
      "prefersStatusBarHidden()"
    ),
  ])
  func whatMayBeWonderedAboutIsWarnedOf(_ member: String, _ name: String) {
    #expect(warnings(member) == warning(name))
  }

  @Test(arguments: [
    "override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }",
    "override var preferredStatusBarStyle: UIStatusBarStyle { return .default }",
    "override var prefersStatusBarHidden: Bool { return true }",
    "override func prefersStatusBarHidden() -> Bool { return true }",
    "override var childForStatusBarStyle: UIViewController? { children.first }",
    "override var childForStatusBarHidden: UIViewController? { return presentedViewController }",
    "func top() -> UIViewController? { nil }\noverride var childForStatusBarStyle: UIViewController? { top() }",
    """
    override var childForHomeIndicatorAutoHidden: UIViewController? {
      let shown = children.last { $0.isViewLoaded }
      return shown ?? children.first
    }
    """,
    """
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      if UIDevice.current.userInterfaceIdiom == .pad { return .all }
      return .portrait
    }
    """,
  ])
  func whatOnlyAnswersIsNot(_ member: String) {
    #expect(warnings(member) == [])
  }

  @Test func cellsWithControllersAreWarnedOf() {
    let method =
      "func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {\n"
    let empty = "return UITableViewCell() }"
    #expect(warnings(method + empty) == [])
    #expect(
      warnings(method + "addChild(UIViewController())\n" + empty)
        == warning("tableView(_:cellForRowAt:)"))
    #expect(
      warnings(
        method
          + "let cell = UITableViewCell(), card = UIViewController()\ncell.contentView.addSubview(card.view)\n"
          + empty)
        == warning("tableView(_:cellForRowAt:)"))
    #expect(
      warnings(
        method + "let cell = UITableViewCell()\n"
          + "cell.contentConfiguration = UIHostingConfiguration { Row() }\nreturn cell }")
        == warning("tableView(_:cellForRowAt:)"))
    #expect(
      warnings(method + "let label = UILabel()\nUIView().addSubview(label)\n" + empty) == [])
  }

  @Test func objectiveCsMethodsAreTreatedAlike() {
    #expect(
      warnings("- (UIStatusBarStyle)preferredStatusBarStyle { return 1; }", dialect: .objectiveC)
        == [])
    #expect(
      warnings(
        "- (BOOL)prefersStatusBarHidden { NSLog(@\"asked\"); return YES; }", dialect: .objectiveC)
        == warning("prefersStatusBarHidden()"))
    #expect(
      warnings(
        "- (void)encodeRestorableStateWithCoder:(NSCoder *)coder { }", dialect: .objectiveC
      ).count
        == 1)
  }

  @Test(arguments: [
    (
      "class Page: UIViewController, CAAnimationDelegate {", "animationDidStop(_:finished:)",
      "func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}"
    ),
    (
      "class Fade: NSObject, CAAnimationDelegate {", "animationDidStart(_:)",
      "func animationDidStart(_ anim: CAAnimation) {}"
    ),
  ])
  func aCoreAnimationsDelegateIsNotTold(_ type: String, _ name: String, _ method: String) {
    let result = run("\(type)\n\(method)\n}\nprint(1)")
    #expect(result.diagnostics.map { "\($0.severity): \($0.message)" } == warning(name))
  }

  @Test(arguments: [
    ("UIResponder.keyboardWillShowNotification", "UIKeyboardWillShowNotification"),
    ("UIResponder.keyboardDidHideNotification", "UIKeyboardDidHideNotification"),
  ])
  func noKeyboardComes(_ name: String, _ posted: String) {
    for call in [
      "addObserver(forName: \(name), object: nil, queue: nil) { _ in print(1) }",
      "addObserver(app, selector: #selector(UIApplication.sendEvent), name: \(name), object: nil)",
    ] {
      let result = run("NotificationCenter.default.\(call)")
      #expect(
        result.diagnostics.map { $0.message } == [
          "nothing here posts '\(posted)': the model has no keyboard"
        ], "\(listing(result))")
    }
  }
}
