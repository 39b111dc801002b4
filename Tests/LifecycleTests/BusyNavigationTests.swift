import CallTrace
import Lifecycle
import Testing

/// Changes of a stack in the middle of a transition, by version (R130), and navigation controllers
/// that are covered meanwhile.
struct BusyNavigationTests {
  /// Silent is a push inside the viewDidAppear that ends another one (R131), not one in what the
  /// transition's coordinator calls after that.
  @Test(arguments: [8, 9, 10])
  func aPushAfterATransitionTellsThePageThatGoes(_ version: Int) throws {
    let program = Program(iOS: version)
    let nav = try program.navigation(program.controller("A"))
    try program.show(nav)
    try program.push(program.controller("B"), on: nav)
    let page = try program.controller("C")
    let completion = program.block { program throws(Halt) in
      try program.push(page, on: nav, animated: false)
    }
    let coordinator = try #require(program.simulator.transitionCoordinator(of: nav))
    try program.simulator.send(
      .animateAlongside, .values([.nothing, .object(completion)]), to: coordinator)
    try program.simulator.settle()
    #expect(program.log().contains("B.viewDidDisappear"))
  }

  @Test(
    arguments: [
      (
        8,
        [
          "! nested push animation can result in corrupted navigation bar",
          "C.willMove(toParent: nav)", "|",
          "! Finishing up a navigation transition in an unexpected state. Navigation Bar subview"
            + " tree might get corrupted.",
          "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(toParent: nav)",
        ]
      ),
      (
        17,
        [
          "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(toParent: nav)",
          "C.willMove(toParent: nav)", "|",
        ]
      ),
      (
        26,
        [
          "C.willMove(toParent: nav)", "|", "A.viewDidDisappear", "B.viewDidAppear",
          "B.didMove(toParent: nav)",
        ]
      ),
    ])
  func aPushInTheMiddleOfAnother(_ version: Int, _ first: [String]) throws {
    let program = Program(iOS: version)
    let nav = try program.navigation(program.controller("A"))
    try program.show(nav)
    try program.push(program.controller("B"), on: nav)
    try program.simulator.wait(0.1)
    let start = program.mark()
    try program.push(program.controller("C"), on: nav)
    try program.simulator.settle()
    #expect(
      program.log(since: start, hiding: ["viewIsAppearing", "viewDidLoad"]) == first + [
        "B.viewWillDisappear", "C.viewWillAppear", "|", "B.viewDidDisappear", "C.viewDidAppear",
        "C.didMove(toParent: nav)",
      ])
  }

  @Test func aPushWhileAFingerPopsIsRefused() throws {
    let program = Program()
    let nav = try program.navigation(program.controller("A"))
    try program.show(nav)
    try program.push(program.controller("B"), on: nav)
    try program.simulator.settle()
    try program.simulator.swipeBack(in: nav, cancelled: true)
    let start = program.mark()
    try program.push(program.controller("C"), on: nav)
    #expect(
      program.log(since: start) == [
        "! pushViewController:animated: called on \(nav.debugName) while an existing transition or"
          + " presentation is occurring; the navigation stack will not be updated."
      ])
  }

  @Test func showPushesInsideANavigationControllerAndPresentsElsewhere() throws {
    let program = Program()
    let (page, next, alone) = try (
      program.controller("Page"), program.controller("Next"), program.controller("Alone")
    )
    let nav = try program.navigation(page)
    try program.show(nav)
    try program.simulator.send(.show, .values([.object(next), .nothing]), to: page)
    try program.simulator.settle()
    #expect(nav.topViewController === next)
    try program.window.setRootViewController(alone, program.simulator)
    try program.simulator.settle()
    let other = try program.controller("Other")
    try program.simulator.send(.show, .values([.object(other), .nothing]), to: alone)
    #expect(alone.presentedViewController === other)
  }

  @Test func anotherDetailReplacesTheOldOne() throws {
    let program = Program(Profile(isPad: true))
    let split = try program.object(.splitViewController) as! UISplitViewController
    let (list, detail, next) = try (
      program.controller("List"), program.controller("Detail"), program.controller("Next")
    )
    try program.simulator.send(
      .setViewControllers, .values([.array([.object(list), .object(detail)])]), to: split)
    try program.show(split)
    let start = program.mark()
    try program.simulator.send(.showDetail, .values([.object(next), .nothing]), to: list)
    try program.simulator.settle()
    #expect(
      program.log(since: start, levels: [.appearance], hiding: ["viewIsAppearing"]) == [
        "Detail.viewWillDisappear", "Detail.viewDidDisappear", "Next.viewDidLoad",
        "Next.viewWillAppear", "Next.viewDidAppear",
      ])
  }
}
