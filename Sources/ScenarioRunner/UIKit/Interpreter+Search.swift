import Lifecycle
import ScenarioSyntax

/// Search controllers that a program makes active.
extension Interpreter {
  /// `searchController.isActive = true`.
  func setSearching(_ isActive: Bool, _ search: UIViewController, at span: NodeSpan) throws(Halt) {
    let taking = SearchPresentation(
      search: search, delegate: weakProperty("delegate", of: search),
      updater: weakProperty("searchResultsUpdater", of: search))
    guard isActive else { return try simulator.endSearch(taking) }
    if let results = search.properties["searchResultsController"]?.object {
      warn(
        "scenario.search-results",
        "the model does not say when '\(info(of: results).name)' appears: a search controller shows"
          + " its results when there is a text to search for", at: span)
    }
    try simulator.beginSearch(taking, on: searchHost(of: search, taking))
  }

  /// Whose search it is: the page that has it in its navigation item, or one that takes part in it.
  private func searchHost(of search: UIViewController, _ taking: SearchPresentation)
    -> UIViewController?
  {
    if let page = simulator.firstObject(where: { has(search, in: $0) }) as? UIViewController {
      return page
    }
    for party in [taking.delegate, taking.updater] {
      if let page = party as? UIViewController, page.loadedView?.window != nil { return page }
    }
    var innermost: UIViewController?
    if let front = frontmost() { eachShown(from: front) { innermost = $0 } }
    return innermost
  }

  private func has(_ search: UIViewController, in page: Object) -> Bool {
    guard case .aggregate(let item)? = page.properties["navigationItem"] else { return false }
    return item["searchController"]?.object === search
  }

  private func weakProperty(_ name: String, of object: Object) -> Object? {
    guard case .object(let kept)? = object.properties[name] else { return nil }
    let found = (kept as? WeakReference).map { $0.value.object } ?? kept
    return found?.isDeallocated == true ? nil : found
  }
}
