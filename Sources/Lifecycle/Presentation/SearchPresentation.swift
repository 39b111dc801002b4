/// What a search controller does when it is made active, and when it is not any more.
public struct SearchPresentation {
  /// The search controller.
  public let search: UIViewController
  /// The delegate that is notified when it is presented and dismissed.
  public let delegate: Object?
  /// Whoever works out the results.
  public let updater: Object?

  /// Names who takes part.
  public init(search: UIViewController, delegate: Object?, updater: Object?) {
    self.search = search
    self.delegate = delegate
    self.updater = updater
  }
}

extension Simulator {
  /// Makes a search controller active: it is presented over a page, in its context (R252).
  public func beginSearch(_ search: SearchPresentation, on page: UIViewController?) throws(Halt) {
    guard !search.search.isSearching else { return }
    let subject = Value.object(search.search)
    try tell(search.delegate, .presentSearch, [subject], rule: .searchPresentation)
    if !search.search.isSearching, let page {
      try tell(search.delegate, .willPresentSearch, [subject], rule: .searchPresentation)
      try present(page, .values([subject, .bool(true), .nothing]))
      search.search.presentation?.search = search
    }
    guard search.search.isSearching else { return }
    try tell(search.updater, .updateSearch, [subject], rule: .searchPresentation)
  }

  /// Makes a search controller inactive: it is dismissed.
  public func endSearch(_ search: SearchPresentation) throws(Halt) {
    guard let presentation = search.search.presentation, presentation.stage == .presented else {
      return
    }
    presentation.search = search
    let subject = Value.object(search.search)
    try dismiss(search.search, .values([.bool(true), .nothing]))
    try tell(search.delegate, .willDismissSearch, [subject], rule: .searchPresentation)
    try tell(search.updater, .updateSearch, [subject], rule: .searchPresentation)
  }

  /// Tells the delegate of a search that it has come, or gone.
  func tellOfSearch(_ presentation: Presentation, _ message: Message) throws(Halt) {
    guard let search = presentation.search else { return }
    presentation.search = nil
    try tell(search.delegate, message, [.object(search.search)], rule: .searchPresentation)
  }
}

extension UIViewController {
  /// Whether it is presented, and does not go yet.
  public var isSearching: Bool { presentation.map { $0.stage != .dismissing } ?? false }
}

extension Rule {
  static let searchPresentation = Rule(
    252, "search-presentation",
    "A search controller that is made active asks its delegate to present it, and otherwise calls"
      + " willPresent on it and presents itself in its page's context; the updater is called at"
      + " once, and the delegate's didPresent at the end. Made inactive it is dismissed, between"
      + " willDismiss and didDismiss. No callback of the page below is called.",
    sources: "header-uisearchcontroller", .inferred, since: 8
  )
}
