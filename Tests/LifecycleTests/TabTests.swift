import Lifecycle
import Testing

/// Golden trace D26 and its surroundings: tabs that are set, selected, tapped and tapped again.
struct TabTests {
  @Test func onlyTheSelectedTabIsLoaded() throws {
    let program = Program()
    let (bar, tabs) = try program.tabBar("A", "B")
    #expect(
      program.log() == [
        "A.willMove(toParent: tabs)", "A.didMove(toParent: tabs)", "B.willMove(toParent: tabs)",
        "B.didMove(toParent: tabs)",
      ])
    let start = program.mark()
    try program.show(bar)
    #expect(
      program.log(since: start, hiding: ["viewIsAppearing"]) == [
        "tabs.viewDidLoad", "tabs.viewWillAppear", "A.viewDidLoad", "A.viewWillAppear", "|",
        "tabs.viewDidAppear", "A.viewDidAppear",
      ])
    #expect(tabs[1].loadedView == nil)
  }

  @Test(
    arguments: [
      (17, ["A.viewDidDisappear", "B.viewDidAppear"]),
      (18, ["B.viewDidAppear", "A.viewDidDisappear"]),
    ])
  func switchingTellsTheEnteringTabFirst(_ version: Int, _ ending: [String]) throws {
    let program = Program(iOS: version)
    let (bar, _) = try program.tabBar("A", "B")
    try program.show(bar)
    let start = program.mark()
    try program.simulator.send(.setSelectedIndex, .values([.int(1)]), to: bar)
    try program.simulator.settle()
    #expect(
      program.log(since: start, hiding: ["viewIsAppearing"]) == [
        "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "|",
      ] + ending)
    #expect(bar.selectedIndex == 1)
  }

  @Test func aTapAsksTheDelegateBeforeAndTellsItAfter() throws {
    let program = Program()
    let (bar, _) = try program.tabBar("A", "B")
    try program.show(bar)
    let type = RuntimeClass(name: "Delegate", superclass: .object)
    type.implement(Message.tabShouldSelect.selectorID) { _, _, _ in .bool(true) }
    type.implement(Message.tabDidSelect.selectorID) { _, _, _ in .nothing }
    bar.delegate = try program.object(type)
    let start = program.mark()
    try program.simulator.selectTab(1, in: bar)
    try program.simulator.settle()
    #expect(
      program.log(since: start, hiding: ["viewIsAppearing"]) == [
        "Delegate.tabBarController", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear",
        "Delegate.tabBarController", "|", "A.viewDidDisappear", "B.viewDidAppear",
      ])
  }

  @Test func aDelegateThatSaysNoKeepsTheSelection() throws {
    let program = Program()
    let (bar, _) = try program.tabBar("A", "B")
    try program.show(bar)
    let type = RuntimeClass(name: "Delegate", superclass: .object)
    type.implement(Message.tabShouldSelect.selectorID) { _, _, _ in .bool(false) }
    bar.delegate = try program.object(type)
    try program.simulator.selectTab(1, in: bar)
    #expect(bar.selectedIndex == 0)
  }

  @Test func tappingTheSelectedTabPopsItsNavigationControllerToTheRoot() throws {
    let program = Program()
    let nav = try program.navigation(program.controller("Root"))
    let bar = try program.tabBar([nav])
    try program.show(bar)
    try program.push(program.controller("Detail"), on: nav)
    try program.simulator.settle()
    let start = program.mark()
    try program.simulator.selectTab(0, in: bar)
    try program.simulator.settle()
    #expect(
      program.log(since: start, hiding: ["viewIsAppearing"]) == [
        "nav.popToRootViewController", "Detail.willMove(toParent: nil)", "|",
        "Detail.viewWillDisappear", "Root.viewWillAppear", "|", "Detail.viewDidDisappear",
        "Root.viewDidAppear", "Detail.didMove(toParent: nil)",
      ])
    let again = program.mark()
    try program.simulator.selectTab(0, in: bar)
    try program.simulator.settle()
    #expect(program.log(since: again).isEmpty)
  }

  @Test func goingBackBeforeTheCommitTurnsBothTabsRound() throws {
    let program = Program()
    let (bar, _) = try program.tabBar("A", "B")
    try program.show(bar)
    let start = program.mark()
    for index in [1, 0] {
      try program.simulator.send(.setSelectedIndex, .values([.count(index)]), to: bar)
    }
    try program.simulator.settle()
    #expect(
      program.log(since: start, hiding: ["viewIsAppearing"]) == [
        "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "A.viewWillAppear",
        "B.viewWillDisappear", "|", "B.viewDidDisappear", "A.viewDidAppear",
      ])
  }

  @Test func aSelectionWhileItIsCoveredWaitsForItsReturn() throws {
    let program = Program()
    let (bar, tabs) = try program.tabBar("A", "B")
    try program.show(bar)
    let cover = try program.controller("Cover")
    cover.modalPresentationStyle = .fullScreen
    try program.present(cover, on: bar)
    let start = program.mark()
    try program.simulator.send(.setSelectedIndex, .values([.int(1)]), to: bar)
    try program.simulator.settle()
    #expect(program.log(since: start).isEmpty)
    #expect(tabs[1].loadedView == nil)
    try program.dismiss(cover)
    let log = program.log(since: start, hiding: ["viewIsAppearing"])
    #expect(log.contains("B.viewWillAppear") && log.contains("B.viewDidAppear"))
    #expect(!log.contains { $0.hasPrefix("A.") })
  }

  @Test func selectingAControllerThatIsNoTabRaises() throws {
    let program = Program()
    let (bar, _) = try program.tabBar("A", "B")
    let stranger = try program.controller("C")
    #expect(throws: Halt.self) {
      try program.simulator.send(.setSelectedViewController, .object(stranger), to: bar)
    }
    #expect(program.log().last == "raises NSInvalidArgumentException")
  }
}
