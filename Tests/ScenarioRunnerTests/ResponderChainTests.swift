import ScenarioRunner
import ScenarioSyntax
import Testing

/// The chain of responders, by which views find their controllers.
@Suite struct ResponderChainTests {
  @Test func leadsFromAViewToTheApplicationsDelegate() {
    let result = run(
      """
      class Delegate: UIResponder, UIApplicationDelegate {}
      let delegate = Delegate()
      app.delegate = delegate
      class Page: UIViewController { let label = UILabel() }
      let nav = UINavigationController(rootViewController: Page())
      let page = nav.topViewController as! Page
      window.rootViewController = nav
      window.makeKeyAndVisible()
      settle()
      page.view.addSubview(page.label)
      var names: [String] = []
      var responder: UIResponder? = page.label
      while let found = responder {
        names.append("\\(type(of: found))")
        responder = found.next
      }
      print(names)
      let sheet = Sheet()
      page.present(sheet, animated: false)
      settle()
      print(sheet.view.next === sheet, sheet.next === nav, UIView().next == nil)
      """)
    #expect(
      consoleLines(result) == [
        #"["UILabel", "UIView", "Page", "UIView", "UINavigationController", "UIWindow", "UIApplication", "Delegate"]"#,
        "true true true",
      ], "\(listing(result))")
  }

  @Test func findsTheControllerOfAView() {
    let swift = run(
      """
      extension UIView {
        var parentViewController: UIViewController? {
          var responder: UIResponder? = self
          while responder != nil {
            responder = responder?.next
            if let controller = responder as? UIViewController { return controller }
          }
          return nil
        }
      }
      let page = Page(), button = UIButton()
      page.view.addSubview(button)
      print(button.parentViewController === page)
      """)
    #expect(consoleLines(swift) == ["true"], "\(listing(swift))")
    let objectiveC = run(
      """
      Page *page = [Page new];
      UIView *view = [UIView new];
      [page.view addSubview:view];
      UIResponder *r = view;
      while (r && ![r isKindOfClass:[UIViewController class]]) r = [r nextResponder];
      NSLog(@"%d", r == page);
      """, dialect: .objectiveC)
    #expect(consoleLines(objectiveC) == ["1"], "\(listing(objectiveC))")
  }
}
