import ScenarioRunner
import ScenarioSyntax
import Testing

/// What begins with a dot is a member of the type that is written where it goes.
@Suite struct ImplicitMemberTests {
  @Test(arguments: [
    LanguageTests.Case(
      "a static constant of a structure, kept, passed and returned",
      """
      struct Theme { let name: String; static let dark = Theme(name: "dark") }
      class Page: UIViewController { var theme: Theme = .dark }
      func name(_ theme: Theme) -> String { theme.name }
      func usual() -> Theme { .dark }
      print(Page().theme.name, name(.dark), usual().name)
      """, ["dark dark dark"]),
    LanguageTests.Case(
      "a static constant of an enumeration is the case it names",
      """
      enum Route { case home, detail; static let start = Route.home }
      func isHome(_ route: Route) -> Bool { route == .home }
      print(isHome(.start), isHome(.detail))
      """, ["true false"]),
    LanguageTests.Case(
      "a static method",
      """
      struct Style { let size: Int; static func large(_ size: Int) -> Style { Style(size: size) } }
      let style: Style = .large(4)
      print(style.size)
      """, ["4"]),
    LanguageTests.Case(
      "an initialiser of UIKit's",
      """
      let nav: UINavigationController = .init(rootViewController: UIViewController())
      print(nav.viewControllers.count)
      """, ["1"]),
    LanguageTests.Case(
      "an action of an alert, and a button of a bar",
      """
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(.init(title: "Close", style: .cancel))
      let page = UIViewController()
      page.navigationItem.rightBarButtonItem = .init(title: "Edit", style: .plain, target: nil, action: nil)
      print(alert.actions.count, alert.actions[0].title ?? "", page.navigationItem.rightBarButtonItem?.title ?? "")
      """, ["1 Close Edit"]),
  ])
  func `a member without its type is found`(example: LanguageTests.Case) {
    let result = run(example.program)
    #expect(consoleLines(result) == example.lines, "\(example.testDescription): \(listing(result))")
  }
}
