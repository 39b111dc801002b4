import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// A search controller that is made active by code: who hears of it, and when.
@Suite struct SearchControllerTests {
  private func program(_ rest: String, delegate: String = "") -> String {
    """
    class List: UIViewController, UISearchControllerDelegate, UISearchResultsUpdating {
      let search = UISearchController(searchResultsController: nil)
      override func viewDidLoad() {
        search.delegate = self
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        definesPresentationContext = true
      }
      func willPresentSearchController(_ controller: UISearchController) {
        print("will present")
      }
      func didPresentSearchController(_ controller: UISearchController) {
        print("did present", controller.isActive)
      }
      func willDismissSearchController(_ controller: UISearchController) {
        print("will dismiss", controller.isActive)
      }
      func didDismissSearchController(_ controller: UISearchController) {
        print("did dismiss", controller.isActive)
      }
      func updateSearchResults(for controller: UISearchController) { print("update") }
      override func viewWillDisappear(_ animated: Bool) { print("will disappear") }
      override func viewWillAppear(_ animated: Bool) { print("will appear") }
      \(delegate)
    }
    let list = List()
    let nav = UINavigationController(rootViewController: list)
    window.rootViewController = nav
    window.makeKeyAndVisible()
    settle()
    print("---")
    \(rest)
    """
  }

  private func spoken(_ rest: String, delegate: String = "") -> [String] {
    let result = run(program(rest, delegate: delegate))
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    return consoleLines(result).drop { $0 != "---" }.dropFirst().map { $0 }
  }

  @Test func theDelegateAndTheUpdaterHearOfIt() {
    #expect(
      spoken(
        """
        list.search.isActive = true
        print("active", list.search.isActive, list.presentedViewController === list.search)
        settle()
        print("dismiss")
        list.search.isActive = false
        print("active", list.search.isActive)
        settle()
        list.search.isActive = false
        print(list.presentedViewController == nil)
        """) == [
          "will present", "update", "active true true", "did present true", "dismiss",
          "will dismiss false", "update", "active false", "did dismiss false", "true",
        ])
  }

  @Test func aDelegateMayPresentItItself() {
    #expect(
      spoken(
        """
        list.search.isActive = true
        settle()
        list.search.isActive = false
        settle()
        """,
        delegate: """
          func presentSearchController(_ controller: UISearchController) {
            print("present it")
            present(controller, animated: false)
          }
          """) == ["present it", "update", "will dismiss false", "update", "did dismiss false"])
  }

  @Test func aDelegateThatDoesNotLeavesItToUIKit() {
    #expect(
      spoken(
        "list.search.isActive = true\nsettle()",
        delegate: "func presentSearchController(_ controller: UISearchController) { print(\"?\") }")
        == ["?", "will present", "update", "did present true"])
  }

  @Test func editingItsSearchBarBeginsItToo() {
    #expect(
      spoken(
        """
        list.search.searchBar.placeholder = "Find"
        list.search.searchBar.becomeFirstResponder()
        print("active", list.search.isActive, list.search.searchBar.placeholder ?? "")
        settle()
        """) == ["will present", "update", "active true Find", "did present true"])
  }

  @Test func outsideAWindowItIsRefused() {
    let result = run(
      """
      class List: UIViewController {
        let search = UISearchController(searchResultsController: nil)
        override func viewDidLoad() {
          navigationItem.searchController = search
          search.isActive = true
          print(search.isActive)
        }
      }
      window.rootViewController = List()
      window.makeKeyAndVisible()
      """)
    #expect(consoleLines(result) == ["false"], "\(listing(result))")
    #expect(listing(result).contains("whose view is not in the window hierarchy"))
  }

  @Test func whenItsResultsAppearIsNotKnown() {
    let result = run(
      """
      class Results: UIViewController {}
      let list = List()
      window.rootViewController = list
      window.makeKeyAndVisible()
      settle()
      let search = UISearchController(searchResultsController: Results())
      list.navigationItem.searchController = search
      search.isActive = true
      """)
    #expect(
      result.diagnostics.map(\.message) == [
        "the model does not say when 'Results' appears: a search controller shows its results when there"
          + " is a text to search for"
      ], "\(listing(result))")
  }

  /// A search bar does not own its delegate.
  @Test func aSearchControllerOfALivingPageHasNotLeaked() {
    let result = run(
      """
      class List: UIViewController, UISearchBarDelegate {
        let search = UISearchController(searchResultsController: nil)
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.searchController = search
          search.searchBar.delegate = self
          print(search.searchBar.delegate === self)
        }
      }
      let list = List()
      window.rootViewController = UINavigationController(rootViewController: list)
      window.makeKeyAndVisible()
      settle()
      list.search.isActive = true
      settle()
      list.search.isActive = false
      """)
    #expect(consoleLines(result) == ["true"])
    #expect(!listing(result).contains("still alive"), "\(listing(result))")
  }
}
