/// The views that walks through the tree have still to visit.
///
/// One stack serves all walks, also those that begin inside another: each goes down to the height at
/// which it began, and no further. So a walk needs no memory of its own.
struct ViewStack {
  /// A view to visit.
  struct Entry {
    /// Not counted, because views live as long as the simulator.
    let reference: Unmanaged<UIView>
    /// Whether its subviews have been visited.
    var subviewsAreDone = false
    /// Whether it is not the view itself that is to be visited, but those of the last agenda.
    var isAgenda = false

    init(_ view: UIView, subviewsAreDone: Bool = false, isAgenda: Bool = false) {
      reference = Unmanaged.passUnretained(view)
      self.subviewsAreDone = subviewsAreDone
      self.isAgenda = isAgenda
    }
  }

  private var entries: [Entry] = []
  private var agendas: [LayoutAgenda] = []

  /// How many there are.
  var height: Int { entries.count }

  mutating func push(_ view: UIView, subviewsAreDone: Bool = false) {
    entries.append(Entry(view, subviewsAreDone: subviewsAreDone))
  }

  /// Has a view's subviews visited next, back to front.
  mutating func pushSubviews(of view: UIView) {
    var next = view.subviewRow.last
    while let subview = next {
      entries.append(Entry(subview))
      next = subview.neighbours.previous
    }
  }

  /// Has the subviews visited next, back to front, that wait for layout; one that does so alone is
  /// returned instead.
  mutating func pushWaitingSubviews(of view: UIView) -> Unmanaged<UIView>? {
    let waiting = view.waitingSubviews
    view.waitingSubviews = .none
    switch waiting {
    case .none: return nil
    case .one(let subview):
      return subview._withUnsafeGuaranteedRef { $0.superview === view } ? subview : nil
    case .several:
      entries.append(Entry(view, isAgenda: true))
      agendas.append(LayoutAgenda(of: view, view.severalWaiting))
      view.severalWaiting = []
      return nil
    }
  }

  /// The next view of the walk that began at a height; nil at its end.
  mutating func pop(above height: Int) -> Entry? {
    while entries.count > height {
      guard entries[entries.count - 1].isAgenda else { return entries.removeLast() }
      if let view = agendas.last?.next() { return Entry(view) }
      entries.removeLast()
      agendas.removeLast()
    }
    return nil
  }

  /// Ends a walk, also one that was broken off.
  mutating func cut(to height: Int) {
    while entries.count > height {
      if entries.removeLast().isAgenda { agendas.removeLast() }
    }
  }
}
