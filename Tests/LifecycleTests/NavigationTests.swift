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
}
