/// The tabs of iOS 18: objects that make their controllers when they are first selected.
extension Simulator {
  /// Makes objects the tabs of a tab bar controller; the first of them is selected, unless the selected
  /// one stays (R251).
  func setTabs(_ tabs: [Object], of bar: UITabBarController) throws(Halt) {
    let old = bar.tabs
    for tab in tabs { retain(tab) }
    bar.tabs = tabs
    for tab in old { try release(tab) }
    guard let selected = tabs.first(where: { $0.page === bar.selectedViewController }) ?? tabs.first
    else { return try setTabs([UIViewController](), of: bar) }
    let page = try page(of: selected, in: bar)
    let pages = bar.tabs.compactMap { $0.page }
    // Those that are known to be tabs stay; the one that is selected comes first to be selected.
    try setTabs(pages, of: bar)
    if let page { try select(page, in: bar) }
  }

  /// Selects a tab by the program's word.
  func select(tab: Object, in bar: UITabBarController) throws(Halt) {
    guard bar.tabs.contains(where: { $0 === tab }), let page = try page(of: tab, in: bar) else {
      return
    }
    if page.parent !== bar { try setTabs(bar.tabs.compactMap { $0.page }, of: bar) }
    try select(page, in: bar)
  }

  /// The person taps a tab: the delegate is asked about it before, and told after (R251).
  func tap(tab: Object, in bar: UITabBarController) throws(Halt) {
    let previous = bar.selectedTab
    let answer = try tell(
      bar.delegate, .tabShouldSelectObject, [.object(bar), .object(tab)], rule: .tabProvider)
    if answer?.bool == false || !bar.tabs.contains(where: { $0 === tab }) { return }
    if tab === previous {
      if let page = tab.page { try retap(page, in: bar) }
      return
    }
    try select(tab: tab, in: bar)
    try tell(
      bar.delegate, .tabDidSelectObject, [.object(bar), .object(tab), .optional(previous)],
      rule: .tabProvider)
  }

  /// The controller of a tab: its provider is asked for it once.
  private func page(of tab: Object, in bar: UITabBarController) throws(Halt) -> UIViewController? {
    if let page = tab.page { return page }
    guard let provider = tab.properties["viewControllerProvider"]?.object as? Block else {
      return nil
    }
    let made = try run(provider, as: .tabProvider, .object(tab), rule: .tabProvider)
    guard tab.page == nil, let page = made.object as? UIViewController else { return tab.page }
    retain(page)
    tab.properties["viewController"] = .object(page)
    return page
  }
}

extension Simulator {
  /// Whether this version has tabs that are objects.
  public var knowsTabObjects: Bool { profile.follows(.tabProvider) }
}

extension Object {
  /// The controller that a tab has made.
  var page: UIViewController? { properties["viewController"]?.object as? UIViewController }
}

extension UITabBarController {
  /// The tab whose controller is selected, where tabs are objects.
  public var selectedTab: Object? {
    selectedViewController.flatMap { page in tabs.first { $0.page === page } }
  }
}

extension Rule {
  static let tabProvider = Rule(
    251, "tab-provider",
    "A tab asks its provider for its controller when it is first selected; only then does that"
      + " become a child. A tap asks the delegate shouldSelectTab before, and calls its"
      + " didSelectTab after the callbacks.",
    sources: "header-uitab apple-tab-shouldselecttab apple-tab-didselecttab", .inferred, since: 18)
}
