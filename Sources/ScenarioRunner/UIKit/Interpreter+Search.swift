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

  /// The search bar of a search controller, which is there from the beginning.
  func searchBar(of search: UIViewController) throws(Halt) -> Value {
    if let known = search.properties[Self.searchBarName] { return known }
    guard let info = try classInfo(named: "UISearchBar") else { return .nothing }
    let bar = try allocate(info)
    bar.properties[Self.searchOfBar] = .object(WeakReference(search))
    name(.object(bar), Self.searchBarName)
    simulator.retain(bar)
    search.properties[Self.searchBarName] = .object(bar)
    return .object(bar)
  }

  /// The search controller that a search bar is of; nil for any other object.
  func search(ofBar bar: Object) -> UIViewController? {
    guard case .object(let kept as WeakReference)? = bar.properties[Self.searchOfBar] else {
      return nil
    }
    return kept.value.object as? UIViewController
  }

  private static let searchBarName = "searchBar"
  /// The property by which a search bar knows its search controller, which owns it.
  private static let searchOfBar = "search controller"

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
