import CallTrace
import Lifecycle
import Testing

/// Golden traces D01–D06 of the rules' catalogue: children added before, while and after their
/// container appears at launch.
struct EmbeddingTests {
  @Test func rootAppearsWhenTheWindowIsMadeVisible() throws {
    let program = Program()
    let root = try program.controller("P")
    try program.show(root)
    #expect(
      program.log(levels: [.appearance, .containment, .views, .layout], hiding: ["layoutSubviews"])
        == [
          "P.loadView", "P.viewDidLoad", "P.viewWillAppear",
          "P.view.willMove(toWindow: window)", "P.view.willMove(toSuperview: window)",
          "P.view.didMoveToWindow", "P.view.didMoveToSuperview", "window.didAddSubview", "|",
          "P.viewIsAppearing", "P.viewWillLayoutSubviews", "P.viewDidLayoutSubviews", "|",
          "P.viewDidAppear",
        ])
  }

  @Test func childEmbeddedInViewDidLoadFollowsItsContainer() throws {
    let program = Program()
    let child = try program.controller("C")
    let type = program.define(
      "P", .viewController,
      [
        .viewDidLoad: { program, container throws(Halt) in
          try program.embed(child, in: container)
        }
      ])
    try program.show(program.controller(type))
    #expect(
      program.log() == [
        "P.viewDidLoad", "C.willMove(toParent: P)", "C.viewDidLoad", "P.viewWillAppear",
        "C.viewWillAppear", "|", "P.viewIsAppearing", "C.viewIsAppearing", "|",
        "P.viewDidAppear", "C.viewDidAppear",
      ])
  }

  @Test func unparentedViewInViewDidLoadOfAPushedPageIsNeverTold() throws {
    let program = Program()
    let child = try program.controller("C")
    let nav = try program.navigation(program.controller("A"))
    try program.show(nav)
    let page = program.define(
      "P", .viewController,
      [.viewDidLoad: { program, page throws(Halt) in try program.addView(of: child, to: page) }])
    let start = program.mark()
    try program.push(program.controller(page), on: nav)
    try program.simulator.settle()
    try program.simulator.send(.popViewController, .bool(true), to: nav)
    try program.simulator.settle()
    let log = program.log(since: start)
    #expect(log.filter { $0.hasPrefix("C.") } == ["C.viewDidLoad"])
  }

  @Test func unparentedViewInViewDidLoadOfAWindowRootFollowsTheWindow() throws {
    let program = Program()
    let child = try program.controller("C")
    let type = program.define(
      "P", .viewController,
      [.viewDidLoad: { program, page throws(Halt) in try program.addView(of: child, to: page) }])
    try program.show(program.controller(type))
    #expect(
      program.log(hiding: ["viewIsAppearing", "viewDidLoad"]) == [
        "P.viewWillAppear", "C.viewWillAppear", "|", "C.viewDidAppear", "P.viewDidAppear",
      ])
  }

  @Test func unparentedViewAddedInViewDidAppearAppearsByItself() throws {
    let program = Program()
    let child = try program.controller("C")
    let type = program.define(
      "P", .viewController,
      [.viewDidAppear: { program, page throws(Halt) in try program.addView(of: child, to: page) }])
    try program.show(program.controller(type))
    #expect(
      program.log(levels: [.appearance, .layout], hiding: ["layoutSubviews"]).filter {
        $0.hasPrefix("C.")
      } == [
        "C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.viewWillLayoutSubviews",
        "C.viewDidLayoutSubviews", "C.viewDidAppear",
      ])
  }

  @Test func childEmbeddedInViewDidAppearIsToldRightAfterItsContainer() throws {
    let program = Program()
    let child = try program.controller("C")
    let type = program.define(
      "P", .viewController,
      [.viewDidAppear: { program, page throws(Halt) in try program.embed(child, in: page) }])
    let start = program.mark()
    try program.show(program.controller(type))
    #expect(
      program.log(since: start, hiding: ["viewIsAppearing"]).suffix(5) == [
        "P.viewDidAppear", "C.willMove(toParent: P)", "C.viewDidLoad", "C.viewWillAppear",
        "C.viewDidAppear",
      ])
  }

  @Test func aContainerThatForwardsByHandKeepsItsChildrenSilent() throws {
    let program = Program()
    let child = try program.controller("C")
    let type = program.define(
      "P", .viewController,
      [.viewDidLoad: { program, page throws(Halt) in try program.embed(child, in: page) }])
    type.implement(Message.shouldAutomaticallyForwardAppearanceMethods.selectorID) {
      _, _, _ throws(Halt) in .bool(false)
    }
    try program.show(program.controller(type))
    #expect(
      program.log().filter { $0.hasPrefix("C.") } == ["C.willMove(toParent: P)", "C.viewDidLoad"])
  }
}
