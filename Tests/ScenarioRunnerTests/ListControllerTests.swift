import ScenarioRunner
import ScenarioSyntax
import Testing

/// Controllers of table and collection views, whose lists are views.
@Suite struct ListControllerTests {
  private func printed(_ text: String) -> [String] {
    let result = run(
      """
      class Inner: UIViewController {
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("inner") }
      }

      """ + text)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    return consoleLines(result)
  }

  @Test func `a table view controller's view is its table view`() {
    #expect(
      printed(
        """
        class List: UITableViewController {}
        let list = List(style: .plain)
        window.rootViewController = list
        window.makeKeyAndVisible()
        settle()
        print(list.view is UITableView, list.tableView === list.view, list.tableView.contentOffset.y + 1)
        let inner = Inner()
        list.addChild(inner)
        list.tableView.addSubview(inner.view)
        inner.didMove(toParent: list)
        """) == ["true true 1.0", "inner"])
  }

  @Test func `a collection view stands in its controller's view`() {
    #expect(
      printed(
        """
        class Grid: UICollectionViewController {}
        let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
        window.rootViewController = grid
        window.makeKeyAndVisible()
        settle()
        print(grid.collectionView.superview === grid.view, grid.collectionView.contentInset.top + 1)
        let inner = Inner()
        grid.addChild(inner)
        grid.collectionView.addSubview(inner.view)
        inner.didMove(toParent: grid)
        """) == ["true 1.0", "inner"])
  }
}
