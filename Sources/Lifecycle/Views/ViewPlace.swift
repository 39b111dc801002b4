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
    switch place {
    case .front: subviewRow.append(view)
    case .index(let index): subviewRow.insert(view, at: index)
    case .above(let sibling) where sibling.superview === self:
      subviewRow.insert(view, before: sibling.neighbours.next)
    case .below(let sibling) where sibling.superview === self:
      subviewRow.insert(view, before: sibling)
    case .above, .below: subviewRow.append(view)
    }
  }

  /// Moves a subview to another place among its siblings; nobody is told (R024).
  func reorder(_ view: UIView, to place: ViewPlace) {
    guard subviewRow.holds(view) else { return }
    switch place {
    case .above(let sibling) where sibling === view, .below(let sibling) where sibling === view:
      return
    default: break
    }
    subviewRow.remove(view)
    insert(view, at: place)
  }
}
