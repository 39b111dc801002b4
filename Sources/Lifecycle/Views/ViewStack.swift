/// The views that walks through the tree have still to visit.
///
/// One stack serves all walks, also those that begin inside another: each goes down to the height at
/// which it began, and no further. So a walk needs no memory of its own.
struct ViewStack {
  /// A view to visit.
  struct Entry {
    let view: UIView
    /// Whether its subviews have been visited.
    var subviewsAreDone = false
    /// The subviews of the view's that are to be visited, if it is not the view itself.
    var agenda: LayoutAgenda?
  }

  private var entries: [Entry] = []

  /// How many there are.
  var height: Int { entries.count }

  mutating func push(_ view: UIView, subviewsAreDone: Bool = false) {
    entries.append(Entry(view: view, subviewsAreDone: subviewsAreDone))
  }

  /// Has a view's subviews visited next, back to front.
  mutating func pushSubviews(of view: UIView) {
    var next = view.subviewRow.last
    while let subview = next {
      entries.append(Entry(view: subview))
      next = subview.neighbours.previous
    }
  }

  /// Has the subviews visited next, back to front, that wait for layout.
  mutating func pushWaitingSubviews(of view: UIView) {
    switch view.waitingSubviews {
    case .none: return
    case .one(let subview): if subview.superview === view { push(subview) }
    case .several(let views):
      entries.append(Entry(view: view, agenda: LayoutAgenda(of: view, views)))
    }
    view.waitingSubviews = .none
  }

  /// The next view of the walk that began at a height; nil at its end.
  mutating func pop(above height: Int) -> Entry? {
    while entries.count > height {
      guard let agenda = entries[entries.count - 1].agenda else { return entries.removeLast() }
      if let view = agenda.next() { return Entry(view: view) }
      entries.removeLast()
    }
    return nil
  }

  /// Ends a walk, also one that was broken off.
  mutating func cut(to height: Int) {
    if entries.count > height { entries.removeLast(entries.count - height) }
  }
}
