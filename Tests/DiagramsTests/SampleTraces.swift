import CallTrace

/// The traces that the goldens of this module are drawn from.
enum SampleTraces {
  /// A push, from the statement to the end of its animation.
  static var push: Trace {
    var sketch = TraceSketch()
    sketch.divider("Push")
    let b = sketch.participant("b", class: "DetailViewController")
    sketch.call(
      "scenario", "nav", "pushViewController(_:animated:)", [.participant(b), .bool(true)],
      objectiveC: "pushViewController:animated:", level: .containment, at: 120..<160
    ) { sketch in
      let nav = sketch.participant("nav")
      sketch.call(
        "nav", "b", "willMove(toParent:)", [.participant(nav)],
        objectiveC: "willMoveToParentViewController:", level: .containment,
        rule: ("R120", "push-order", "A push tells the new controller its parent first."))
    }
    sketch.turn(2, at: 0)
    sketch.callback("nav", "b", "viewDidLoad", nil, rule: "load-on-first-access")
    sketch.callback("nav", "a", "viewWillDisappear", true)
    sketch.callback("nav", "b", "viewWillAppear", true)
    sketch.turn(9, at: 0.35)
    sketch.callback("nav", "a", "viewDidDisappear", true)
    sketch.callback("nav", "b", "viewDidAppear", true)
    let nav = sketch.participant("nav")
    sketch.call(
      "nav", "b", "didMove(toParent:)", [.participant(nav)],
      objectiveC: "didMoveToParentViewController:", level: .containment,
      rule: ("R121", "did-move-after-push", "The new controller hears didMove when the push ends."))
    return sketch.trace
  }

  /// Containers that forward to children that forward to theirs, and a callback that comes twice.
  static var forwarding: Trace {
    var sketch = TraceSketch()
    let child = sketch.participant("child", class: "PlayerViewController")
    sketch.call(
      "scenario", "container", "addChild(_:)", [.participant(child)], level: .containment
    ) { sketch in
      let container = sketch.participant("container")
      sketch.call(
        "container", "child", "willMove(toParent:)", [.participant(container)],
        level: .containment)
    }
    sketch.turn(2, at: 0.016667)
    sketch.callback("window", "container", "viewWillAppear") { sketch in
      sketch.callback("container", "child", "viewWillAppear", rule: "forward-after-self") {
        sketch in
        sketch.callback("child", "grandchild", "viewWillAppear", rule: "forward-after-self")
      }
    }
    sketch.callback("window", "container", "viewDidAppear") { sketch in
      sketch.callback("container", "child", "viewDidAppear", rule: "forward-after-self") { sketch in
        sketch.callback("child", "grandchild", "viewDidAppear", rule: "forward-after-self")
        sketch.log("child", "child is on screen")
      }
      sketch.callback("container", "child", "viewDidAppear", rule: "forward-after-self")
    }
    return sketch.trace
  }

  /// A program error that UIKit answers with an exception.
  static var exception: Trace {
    var sketch = TraceSketch()
    let child = sketch.participant("child")
    sketch.note("child's view is in another controller's view already")
    sketch.call(
      "scenario", "parent", "addChild(_:)", [.participant(child)], level: .containment,
      at: 10..<32
    ) { sketch in
      sketch.raise(
        "parent", "UIViewControllerHierarchyInconsistency",
        "child view controller:<Child: child> should have parent view controller:<Other: other> "
          + "but requested parent is:<Parent: parent>")
    }
    return sketch.trace
  }

  /// Names and texts in Chinese, and an emoji.
  static var chinese: Trace {
    var sketch = TraceSketch()
    sketch.divider("子控制器")
    let child = sketch.participant("播放页", class: "PlayerViewController")
    sketch.note("先调用 addChild，再加入视图。")
    sketch.call(
      "scenario", "容器", "添加(_:动画:)", [.participant(child), .string("淡入 ✅")],
      level: .containment
    ) { sketch in
      sketch.callback("容器", "播放页", "viewWillAppear")
      sketch.log("播放页", "打印：视图即将出现")
    }
    return sketch.trace
  }

  /// Calls to oneself, one inside another.
  static var selfCalls: Trace {
    var sketch = TraceSketch()
    sketch.call(
      "scenario", "a", "beginAppearanceTransition(_:animated:)", [.bool(true), .bool(false)]
    ) { sketch in
      sketch.call("a", "a", "updateEverything()", level: .containment) { sketch in
        sketch.call("a", "a", "reload()", level: .containment)
        sketch.callback("a", "b", "viewWillAppear")
      }
      sketch.callback("a", "a", "viewWillAppear")
    }
    return sketch.trace
  }

  /// Warnings, views that are collapsed into their controller, and a user.
  static var warnings: Trace {
    var sketch = TraceSketch()
    let view = sketch.participant("b.view", .view, class: "UIView", owner: "b")
    _ = sketch.participant("a.view", .view, class: "UIView", owner: "a")
    sketch.call("user", "a", "tap()", level: .containment) { sketch in
      sketch.call(
        "a", "a.view", "addSubview(_:)", [.participant(view)], level: .containment)
      sketch.call(
        "a", "b", "present(_:animated:)", [.verbatim("c"), .bool(true)], level: .containment)
      sketch.warn(
        "b",
        "Attempt to present <C: c> on <B: b> whose view is not in the window hierarchy!")
    }
    sketch.turn(3, at: 1)
    sketch.callback("run loop", "b", "viewDidAppear")
    return sketch.trace
  }

  /// Callbacks that come too often, alone or out of order, a leak and an exception.
  static var unbalanced: Trace {
    var sketch = TraceSketch()
    sketch.call("scenario", "parent", "show(_:)", [.verbatim("child")], level: .containment) {
      sketch in
      sketch.callback("parent", "child", "viewWillAppear")
      sketch.callback("parent", "child", "viewWillAppear")
      sketch.callback("parent", "child", "viewWillAppear")
      sketch.callback("parent", "child", "viewDidAppear")
      sketch.callback("parent", "other", "viewDidDisappear")
      sketch.callback("parent", "last", "viewWillAppear")
    }
    sketch.warn(
      "other", "other is still alive: captured by a closure",
      rule: ("M900", "still-alive", "What is held strongly outlives its screen."))
    sketch.raise("parent", "NSInvalidArgumentException", "Application tried to present itself.")
    return sketch.trace
  }

  /// Author's notes beside calls of two turns, two of them about one call, and one about none.
  static var annotated: Trace {
    var sketch = TraceSketch()
    sketch.note("The container forwards by hand.")
    sketch.callback("window", "container", "viewWillAppear") { sketch in
      sketch.note("This one is the child's first word.")
      sketch.note("It would not come without the line above, whatever the container itself hears.")
      sketch.callback("container", "child", "viewWillAppear")
    }
    sketch.turn(2, at: 0.35)
    sketch.note("The animation has ended.")
    sketch.callback("window", "container", "viewDidAppear")
    sketch.note("Nothing follows.")
    return sketch.trace
  }

  /// Two hundred messages in many turns.
  static var long: Trace {
    var sketch = TraceSketch()
    let names = ["nav", "list", "detail", "player", "overlay"]
    for step in 0..<25 {
      if step % 10 == 0 { sketch.divider("Round \(step / 10 + 1)") }
      let outer = names[step % 4]
      let inner = names[step % 4 + 1]
      for name in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
        sketch.turn(Int32(step + 1), at: Double(step) * 0.1)
        sketch.callback("run loop", outer, name, true) { sketch in
          sketch.callback(outer, inner, name, true, rule: "forward-after-self")
        }
      }
    }
    return sketch.trace
  }
}
