import CallTrace
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What a popover on a tablet points at, and what it raises where it points at nothing.
@Suite struct PopoverAnchorTests {
  private let scene = """
    let page = Page()
    let nav = UINavigationController(rootViewController: page)
    window.rootViewController = nav
    window.makeKeyAndVisible()
    settle()

    """

  private func runOnPad(
    _ text: String, dialect: Dialect = .swift, ios: Int = 17, isPad: Bool = true
  ) -> ScenarioResult {
    var scenario = Scenario(
      program: Snippet(SourceFile(path: "scenario", text: text)), dialect: dialect)
    scenario.iOSVersion = ios
    scenario.isPad = isPad
    return scenario.run()
  }

  private func exceptions(_ result: ScenarioResult) -> [Exception] {
    result.trace.events.compactMap { event in
      if case .exception(let exception) = event.kind { exception } else { nil }
    }
  }

  @Test func aPopoverWithoutAnAnchorRaises() throws {
    let result = runOnPad(
      scene + """
        let menu = Menu()
        menu.modalPresentationStyle = .popover
        page.present(menu, animated: true) { print("presented") }
        print("returned")
        """)
    let exception = try #require(exceptions(result).first, "\(listing(result))")
    #expect(exception.name == "NSGenericException")
    #expect(
      exception.reason.hasPrefix(
        "UIPopoverPresentationController (<UIPopoverPresentationController: 0x6")
        && exception.reason.hasSuffix(
          ">) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
        ))
    // It is raised when the presentation begins, not inside the call.
    #expect(consoleLines(result) == ["returned"], "\(listing(result))")
    #expect(!listing(result).contains("menu.viewWillAppear"))
  }

  @Test(arguments: [
    (17, " from UINavigationController (<UINavigationController: 0x"), (12, ". The modal"),
  ])
  func anActionSheetSaysSoInItsOwnWords(_ ios: Int, _ words: String) throws {
    let result = runOnPad(
      scene + """
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        page.present(sheet, animated: true)
        """, ios: ios)
    let exception = try #require(exceptions(result).first, "\(listing(result))")
    #expect(exception.name == "NSGenericException")
    #expect(
      exception.reason.hasPrefix("Your application has presented a UIAlertController (<UIAlert")
        && exception.reason.contains("of style UIAlertControllerStyleActionSheet" + words),
      "\(exception.reason)")
  }

  @Test func objectiveCsActionSheetDoesToo() {
    let result = runOnPad(
      """
      Page *page = [Page new];
      window.rootViewController = page;
      [window makeKeyAndVisible];
      settle();
      UIAlertController *sheet = [UIAlertController alertControllerWithTitle:@"T" message:nil preferredStyle:UIAlertControllerStyleActionSheet];
      [page presentViewController:sheet animated:YES completion:nil];
      """, dialect: .objectiveC)
    #expect(exceptions(result).map(\.name) == ["NSGenericException"], "\(listing(result))")
  }

  @Test(arguments: [
    "sheet.popoverPresentationController?.sourceView = page.view",
    "sheet.popoverPresentationController?.barButtonItem = page.navigationItem.rightBarButtonItem",
    "if let popover = sheet.popoverPresentationController { popover.sourceItem = page.view }",
    "sheet.popoverPresentationController?.delegate = page",
  ])
  func whatSaysWhereItPointsAtIsEnough(_ line: String) {
    let result = runOnPad(
      """
      class Page: UIViewController, UIPopoverPresentationControllerDelegate {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", style: .plain, target: nil, action: nil)
        }
        func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
          popover.sourceView = view
          popover.sourceRect = view.bounds
        }
      }

      """ + scene + """
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        \(line)
        page.present(sheet, animated: true) { print("presented") }
        """)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    #expect(consoleLines(result) == ["presented"], "\(listing(result))")
  }

  @Test func aPlaceWithoutAViewIsNotEnough() {
    let result = runOnPad(
      scene + """
        let share = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
        share.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 1, width: 1, height: 1)
        page.present(share, animated: true)
        """)
    #expect(exceptions(result).map(\.name) == ["NSGenericException"], "\(listing(result))")
  }

  @Test(arguments: [
    ("UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)", false, 17, 0.0),
    ("UIAlertController(title: nil, message: nil, preferredStyle: .alert)", true, 17, 0),
    ("UIActivityViewController(activityItems: [], applicationActivities: nil)", false, 17, 0),
    // Two programs share the screen: a popover is a sheet there.
    ("UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)", true, 17, 320),
  ])
  func whatIsNoPopoverThereNeedsNone(_ made: String, _ isPad: Bool, _ ios: Int, _ width: Double) {
    let result = runOnPad(
      scene + (width > 0 ? "user.resize(width: \(width), height: 1180)\nsettle()\n" : "") + """
        page.present(\(made), animated: true) { print("presented") }
        """, ios: ios, isPad: isPad)
    #expect(consoleLines(result) == ["presented"], "\(listing(result))")
  }

  /// An alert is above everything in every version, and tells nobody.
  @Test(arguments: [9, 12, 13, 17, 26], ["alert", "actionSheet"])
  func anAlertLeavesThePageBelowInPeace(_ ios: Int, _ style: String) {
    let result = runOnPad(
      scene + """
        print("now")
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .\(style))
        page.present(alert, animated: true)
        settle()
        user.dragSheetDown()
        settle()
        print(page.presentedViewController === alert)
        page.dismiss(animated: true)
        """, ios: ios, isPad: false)
    let text = listing(result)
    #expect(consoleLines(result) == ["now", "true"], "\(text)")
    #expect(
      !text[(text.range(of: "now") ?? text.startIndex..<text.startIndex).upperBound...]
        .contains("page.view"), "\(text)")
  }
}

extension String {
  /// Where a text stands in it first.
  fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}
