import CallTrace
import Lifecycle
import Testing

/// Golden traces D37 and D40: what happens to the application, and what its controllers hear of it.
struct ApplicationTests {
  @Test func goingHomeAndComingBackTellsNoController() throws {
    let program = Program()
    try program.show(program.controller("A"))
    let start = program.mark()
    try program.simulator.goHome()
    try program.simulator.returnToApp()
    try program.simulator.settle()
    #expect(program.log(since: start).isEmpty)
  }

  @Test(
    arguments: [
      (5, ["viewWillUnload", "viewDidUnload", "viewDidLoad"]), (6, []), (17, []),
    ])
  func aMemoryWarningUnloadsViewsBeforeIOS6Only(_ version: Int, _ expected: [String]) throws {
    let program = Program(iOS: version)
    let (parent, child) = try (program.controller("P"), program.controller("C"))
    _ = try program.simulator.view(of: child)
    try program.show(parent)
    let start = program.mark()
    try program.simulator.receiveMemoryWarning()
    _ = try program.simulator.view(of: child)
    let heard = program.log(since: start).filter { $0.hasPrefix("C.view") }
    #expect(heard == expected.map { "C.\($0)" })
    #expect(parent.loadedView?.window != nil)
  }

  @Test func turningTheDeviceAnnouncesTheSizeFromTheRootDown() throws {
    let program = Program()
    let (parent, child) = try (program.controller("P"), program.controller("C"))
    try program.show(parent)
    try program.embed(child, in: parent)
    try program.simulator.settle()
    let start = program.mark()
    try program.simulator.rotate()
    try program.simulator.settle()
    let log = program.log(since: start, levels: [.appearance, .containment, .layout])
    #expect(
      log.filter { $0 != "|" && !$0.contains(".view.") && !$0.hasPrefix("window") } == [
        "P.willTransition", "C.willTransition", "P.viewWillTransition", "C.viewWillTransition",
        "P.traitCollectionDidChange", "C.traitCollectionDidChange", "P.viewWillLayoutSubviews",
        "P.viewDidLayoutSubviews",
      ])
  }

  @Test func beforeIOS8ARotationHasCallbacksOfItsOwn() throws {
    let program = Program(iOS: 7)
    try program.show(program.controller("A"))
    let start = program.mark()
    try program.simulator.rotate()
    try program.simulator.settle()
    #expect(
      program.log(since: start) == ["A.willRotate", "A.willAnimateRotation", "|", "A.didRotate"])
  }
}
