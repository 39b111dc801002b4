/// Where a view goes among the subviews of another: by their number, or beside one of them.
enum ViewPlace {
  case front
  case index(Int)
  case above(UIView)
  case below(UIView)
}

extension UIView {
  /// Puts a view that stands nowhere among its subviews; beside one that has gone means in front.
  func insert(_ view: UIView, at place: ViewPlace) {
    subviews.insert(view, at: index(of: place))
  }

  /// Moves a subview to another place among its siblings; nobody is told (R024).
  func reorder(_ view: UIView, to place: ViewPlace) {
    guard let old = subviews.place(of: view) else { return }
    switch place {
    case .above(let sibling) where sibling === view, .below(let sibling) where sibling === view:
      return
    default: break
    }
    subviews.remove(at: old)
    insert(view, at: place)
  }

  private func index(of place: ViewPlace) -> Int {
    switch place {
    case .front: subviews.count
    case .index(let index): max(0, min(index, subviews.count))
    case .above(let sibling): subviews.place(of: sibling).map { $0 + 1 } ?? subviews.count
    case .below(let sibling): subviews.place(of: sibling) ?? subviews.count
    }
  }
}
