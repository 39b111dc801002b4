import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What UIKit's own initialisers are given, and what a storyboard connects.
@Suite struct InitialValueTests {
  private func printed(_ text: String, dialect: Dialect = .swift) -> [String] {
    let result = run(text, dialect: dialect)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    return consoleLines(result)
  }

  @Test func whatAnInitialiserIsGivenCanBeReadAgain() {
    let lines = printed(
      """
      class Results: UIViewController { deinit { print("gone") } }
      var search: UISearchController? = UISearchController(searchResultsController: Results())
      print(search!.searchResultsController is Results, search!.title == nil)
      search = nil
      let alert = UIAlertController(title: "Sure?", message: "Really?", preferredStyle: .actionSheet)
      print(alert.title!, alert.message!, alert.preferredStyle == .actionSheet)
      let stack = UIStackView(arrangedSubviews: [UILabel(), UIButton()])
      print(stack.arrangedSubviews.count, stack.subviews.count)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 9, height: 8), style: .grouped)
      print(table.frame.width, table.style == .grouped)
      """)
    #expect(lines == ["true true", "gone", "Sure? Really? true", "2 2", "9.0 true"])
  }

  @Test func aCollectionViewsLayoutIsThere() {
    let lines = printed(
      """
      class Grid: UICollectionViewController {
        override func viewWillTransition(
          to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
        ) {
          super.viewWillTransition(to: size, with: coordinator)
          collectionView.collectionViewLayout.invalidateLayout()
          collectionViewLayout.invalidateLayout()
          print("invalidated")
        }
      }
      let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
      window.rootViewController = grid
      window.makeKeyAndVisible()
      settle()
      user.rotate()
      """)
    #expect(lines == ["invalidated"])
  }

  @Test func anOutletCollectionIsConnected() {
    let lines = printed(
      """
      class Page: UIViewController {
        @IBOutlet var buttons: [UIButton]!
        override func viewDidLoad() {
          super.viewDidLoad()
          for (place, button) in buttons.enumerated() { button.tag = place }
          print(buttons.map { $0.tag }, buttons[0].superview === view)
        }
      }
      window.rootViewController = Page()
      window.makeKeyAndVisible()
      """)
    #expect(lines == ["[0, 1] true"])
  }

  @Test func objectiveCKeepsThemToo() {
    let lines = printed(
      """
      UISearchController *search =
          [[UISearchController alloc] initWithSearchResultsController:[ResultsPage new]];
      NSLog(@"%d", search.searchResultsController != nil);
      UIStackView *stack = [[UIStackView alloc] initWithArrangedSubviews:@[[UILabel new]]];
      NSLog(@"%lu", (unsigned long)stack.arrangedSubviews.count);
      """, dialect: .objectiveC)
    #expect(lines == ["1", "1"])
  }
}
