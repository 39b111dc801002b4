/// Which subviews of a view have begun to need layout, or to wait for the pass, since it was laid out
/// itself: so that those that change among thousands are found without a look at the others.
enum WaitingSubviews {
  case none
  /// One, unless it has gone meanwhile; not counted, because views live as long as the simulator.
  case one(Unmanaged<UIView>)
  /// Several, which stand in a list.
  case several
}

extension UIView {
  /// Notes that a subview waits for layout.
  func addWaiting(_ view: UIView) {
    switch waitingSubviews {
    case .none: waitingSubviews = .one(Unmanaged.passUnretained(view))
    case .one(let other):
      if other.toOpaque() == Unmanaged.passUnretained(view).toOpaque() { return }
      severalWaiting = [other.takeUnretainedValue(), view]
      waitingSubviews = .several
    case .several: severalWaiting.append(view)
    }
  }
}

/// A layout pass over several subviews of a view: those that waited when it began, and those further
/// on among the subviews of then that have begun to wait since, in the order of the subviews.
final class LayoutAgenda {
  private let superview: UIView
  private var waiting: [(order: Int64, view: UIView)] = []
  /// How many of them have had their turn.
  private var done = 0
  /// How far the pass has come.
  private var reached = Int64.min
  /// Where the subviews ended when the pass began.
  private let end: Int64

  init(of superview: UIView, _ views: [UIView]) {
    self.superview = superview
    end = superview.subviewRow.last?.neighbours.order ?? 0
    for view in views where view.superview === superview {
      waiting.append((view.neighbours.order, view))
    }
    waiting.sort { $0.order < $1.order }
  }

  func next() -> UIView? {
    while done < waiting.count, waiting[done].order <= reached { done += 1 }
    var next = done < waiting.count ? waiting[done] : nil
    switch superview.waitingSubviews {
    case .none: break
    case .one(let view): consider(view.takeUnretainedValue(), &next)
    case .several: for view in superview.severalWaiting { consider(view, &next) }
    }
    if let next { reached = next.order }
    return next?.view
  }

  /// Takes one that has begun to wait since, if it comes sooner.
  private func consider(_ view: UIView, _ next: inout (order: Int64, view: UIView)?) {
    let order = view.neighbours.order
    guard view.superview === superview, order > reached, order <= end else { return }
    if let sooner = next, sooner.order <= order { return }
    next = (order, view)
  }
}
