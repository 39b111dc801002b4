extension UIView {
  /// Does something with the view and with everything below it: superviews before subviews, which are those
  /// that a view has when its turn is over. However deep views stand in one another, the machine's own stack
  /// does not grow with it.
  func visitTree<Failure>(_ body: (UIView) throws(Failure) -> Void) throws(Failure) {
    var pending = [self]
    while let view = pending.popLast() {
      try body(view)
      pending += view.subviews.reversed()
    }
  }
}
