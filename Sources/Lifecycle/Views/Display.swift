import CallTrace

/// Drawing, which a commit does when everything is laid out.
extension Simulator {
  /// Notes a view that is to be drawn, if it draws itself.
  func queueDisplay(of view: UIView) {
    guard view.needsDisplay, view.runtimeClass.implements(.draw) else { return }
    view.needsDisplay = false
    displayQueue.append(view)
  }

  /// Has a view drawn in the next commit.
  func setNeedsDisplay(_ view: UIView) {
    view.needsDisplay = true
    if view.window != nil { queueDisplay(of: view) }
  }

  /// Draws what is to be drawn: a view before its subviews.
  func display() throws(Halt) {
    while !displayQueue.isEmpty {
      let views = displayQueue
      displayQueue = []
      for view in views where !view.isDeallocated {
        guard view.window != nil, view.frame.width > 0, view.frame.height > 0 else {
          view.needsDisplay = true
          continue
        }
        let bounds = Rect(x: 0, y: 0, width: view.frame.width, height: view.frame.height)
        try sendTracked(
          .draw, .values([bounds.value]), to: view, invalidating: .display(view), rule: .display)
      }
    }
  }
}

extension Rect {
  /// The rectangle as a value of the program's.
  var value: Value {
    let fields = [("x", x), ("y", y), ("width", width), ("height", height)].map { name, number in
      Aggregate.Field(name: name, value: .double(number))
    }
    return .aggregate(Aggregate(typeName: "CGRect", fields: fields))
  }
}

extension Rule {
  static let display = Rule(
    235, "draw-after-layout",
    "A view that draws itself is asked to when the commit has laid out everything: the first time it is in"
      + " a window, and after setNeedsDisplay.",
    sources: "moe-views apple-draw", .observed)
}
