import ScenarioRunner
import ScenarioSyntax
import Testing

/// What generic parameters stand for while code runs: in casts, in closures, where a type is made.
@Suite struct GenericTypeTests {
  @Test(arguments: [
    LanguageTests.Case(
      "a closure of a generic function asks for the function's type",
      """
      class First: UIViewController {}
      class Second: UIViewController {}
      extension UINavigationController {
        func page<T: UIViewController>(_ type: T.Type) -> T? { viewControllers.compactMap { $0 as? T }.first }
        func has<T: UIViewController>(_ type: T.Type) -> Bool { viewControllers.contains { $0 is T } }
      }
      let nav = UINavigationController(rootViewController: First())
      print(nav.page(First.self) != nil, nav.page(Second.self) != nil, nav.has(Second.self))
      """, ["true false false"]),
    LanguageTests.Case(
      "a class gives its superclass the type of its view",
      """
      class Screen<Content: UIView>: UIViewController {
        var content: Content { view as! Content }
        override func loadView() { view = Content() }
      }
      class HomeView: UIView { let name = "home" }
      class Home: Screen<HomeView> {}
      class Late<Other: UIView>: Screen<Other> {}
      class Later: Late<HomeView> {}
      print(Home().content.name, Later().content.name, Screen<HomeView>().content.name)
      """, ["home home home"]),
    LanguageTests.Case(
      "an instance of a generic class is of that class",
      """
      class Screen<Content: UIView>: UIViewController {}
      let screen = Screen<UILabel>()
      print(screen is Screen<UILabel>, type(of: screen))
      """, ["true Screen<UILabel>"]),
    LanguageTests.Case(
      "a function makes what its result is to be, and asks it for what it declares",
      """
      class Page: UIViewController { var number = 3; static var name: String { "page" } }
      func make<T: UIViewController>() -> T { T() }
      func name<T: Page>(of type: T.Type) -> String { T.name }
      func made<T: UIViewController>(_ type: T.Type) -> T { T.init(nibName: nil, bundle: nil) }
      let page: Page = make()
      print(page.number, name(of: Page.self), made(Page.self).number)
      """, ["3 page 3"]),
    LanguageTests.Case(
      "self.init in a static method makes one of the type that is asked",
      """
      extension UIViewController { static func create() -> Self { self.init() } }
      class Page: UIViewController {}
      print(type(of: Page.create()))
      """, ["Page"]),
    LanguageTests.Case(
      "a generic function inside a function",
      """
      extension UIViewController {
        static func loaded() -> Self {
          func make<T: UIViewController>(_ type: T.Type) -> T { T(nibName: String(describing: T.self), bundle: nil) }
          return make(self)
        }
        static func expected() -> Self {
          func make<T: UIViewController>() -> T { return T.init(nibName: nil, bundle: nil) }
          return make()
        }
        class func made<T: UIViewController>() -> T { return T.init(nibName: nil, bundle: nil) }
      }
      class Page: UIViewController {}
      let page: Page = UIViewController.made()
      print(type(of: Page.loaded()), type(of: Page.expected()), type(of: page))
      """, ["Page Page Page"]),
    LanguageTests.Case(
      "a parameter that stands for a structure",
      """
      protocol Named { static var kind: String { get } }
      struct Card: Named { static let kind = "card"; var name = "ace" }
      enum Side: Named { case left; static let kind = "side" }
      func kind<T: Named>(_ value: T) -> String { T.kind }
      func kinds<T: Named>(_ values: [T]) -> String { T.kind }
      print(kind(Card()), kind(Side.left), kinds([Card()]))
      """, ["card side card"]),
  ])
  func `generic code runs as it is written`(example: LanguageTests.Case) {
    let result = run(example.program)
    #expect(consoleLines(result) == example.lines, "\(example.testDescription): \(listing(result))")
  }
}
