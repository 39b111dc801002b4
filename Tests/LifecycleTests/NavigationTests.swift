import CallTrace
import Lifecycle
import Testing

/// Golden traces D16–D21 of the rules' catalogue.
struct NavigationTests {
  @Test func pushIsDeferredToTheCommitAndEndsWithTheAnimation() throws {
    let program = Program()
    let nav = try program.navigation(program.controller("A"))
    try program.show(nav)
    let start = program.mark()
    try program.push(program.controller("B"), on: nav)
    try program.simulator.settle()
    #expect(
      program.log(since: start) == [
        "B.willMove(toParent: nav)", "|",
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "|",
        "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(toParent: nav)",
      ])
  }

  @Test func unanimatedPushEndsInTheSameCommit() throws {
    let program = Program()
    let nav = try program.navigation(program.controller("A"))
    try program.show(nav)
    let start = program.mark()
    try program.push(program.controller("B"), on: nav, animated: false)
    try program.simulator.settle()
    #expect(
      program.log(since: start, levels: [.appearance, .layout], hiding: ["layoutSubviews"])
        .filter { !$0.hasPrefix("nav.") } == [
          "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
          "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "A.viewDidDisappear",
          "B.viewDidAppear",
        ])
  }

  @Test func popReleasesThePageAfterItsCallbacks() throws {
    let program = Program()
    let nav = try program.navigation(program.controller("A"))
    try program.show(nav)
    try program.push(program.controller("B", owned: false), on: nav)
    try program.simulator.settle()
    let start = program.mark()
    try program.simulator.send(.popViewController, .bool(true), to: nav)
    try program.simulator.settle()
    #expect(
      program.log(since: start, hiding: ["viewIsAppearing"]) == [
        "B.willMove(toParent: nil)", "|", "B.viewWillDisappear", "A.viewWillAppear", "|",
        "B.viewDidDisappear", "A.viewDidAppear", "B.didMove(toParent: nil)", "B.deinit",
      ])
  }

  @Test func popToRootLeavesTheMiddleSilent() throws {
    let program = Program()
    let nav = try program.navigation(program.controller("R"))
    try program.show(nav)
    for name in ["M", "T"] {
      try program.push(program.controller(name), on: nav)
      try program.simulator.settle()
    }
    let start = program.mark()
    try program.simulator.send(.popToRootViewController, .bool(true), to: nav)
    try program.simulator.settle()
    #expect(
      program.log(since: start, hiding: ["viewIsAppearing"]) == [
        "T.willMove(toParent: nil)", "M.willMove(toParent: nil)", "M.didMove(toParent: nil)", "|",
        "T.viewWillDisappear", "R.viewWillAppear", "|", "T.viewDidDisappear", "R.viewDidAppear",
        "T.didMove(toParent: nil)",
      ])
  }

  @Test func cancelledSwipeBackPutsBothPagesBackAtOnce() throws {
    let program = Program()
    let nav = try program.navigation(program.controller("A"))
    try program.show(nav)
    let top = try program.controller("B")
    try program.push(top, on: nav)
    try program.simulator.settle()
    let start = program.mark()
    try program.simulator.swipeBack(in: nav, cancelled: true)
    try program.simulator.settle()
    #expect(
      program.log(since: start, levels: [.appearance], hiding: ["viewIsAppearing"]) == [
        "B.viewWillDisappear", "A.viewWillAppear", "|", "A.viewWillDisappear",
        "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
      ])
    #expect(nav.topViewController === top)
  }

  @Test func aNavigationControllerInsideAPushedPageFollowsThePage() throws {
    let program = Program()
    let inner = try program.navigation(program.controller("Inner"))
    inner.label = "innerNav"
    let page = program.define(
      "Page", .viewController,
      [.viewDidLoad: { program, page throws(Halt) in try program.embed(inner, in: page) }])
    let nav = try program.navigation(program.controller("Home"))
    try program.show(nav)
    let start = program.mark()
    try program.push(program.controller(page), on: nav)
    try program.simulator.settle()
    try program.simulator.send(.popViewController, .bool(true), to: nav)
    try program.simulator.settle()
    let pages = ["Home.", "Page.", "Inner."]
    #expect(
      program.log(since: start, levels: [.appearance], hiding: ["viewIsAppearing", "viewDidLoad"])
        .filter { line in pages.contains { line.hasPrefix($0) } } == [
          "Home.viewWillDisappear", "Page.viewWillAppear", "Inner.viewWillAppear",
          "Home.viewDidDisappear", "Page.viewDidAppear", "Inner.viewDidAppear",
          "Page.viewWillDisappear", "Inner.viewWillDisappear", "Home.viewWillAppear",
          "Page.viewDidDisappear", "Inner.viewDidDisappear", "Home.viewDidAppear",
        ])
  }

  @Test func pushingTheSamePageTwiceRaises() throws {
    let program = Program()
    let page = try program.controller("B")
    let nav = try program.navigation(program.controller("A"))
    try program.show(nav)
    try program.push(page, on: nav)
    try program.push(page, on: nav)
    #expect(throws: Halt.self) { try program.simulator.settle() }
    #expect(program.log().last == "raises NSInvalidArgumentException")
  }

  @Test func theFirstPagePushedOntoAnEmptyStackOnScreenAppears() throws {
    let program = Program()
    let nav = try program.simulator.make(.navigationController) as! UINavigationController
    nav.label = "nav"
    program.simulator.retain(nav)
    try program.show(nav)
    let start = program.mark()
    try program.push(program.controller("A"), on: nav, animated: false)
    try program.simulator.settle()
    #expect(
      program.log(since: start, hiding: ["viewIsAppearing"]) == [
        "A.willMove(toParent: nav)", "|", "A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear",
        "A.didMove(toParent: nav)",
      ])
  }
}
