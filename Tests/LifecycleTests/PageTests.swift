import CallTrace
import Lifecycle
import Testing

/// Golden trace D36, and turns that scroll or curl, finished or let go.
struct PageTests {
  @Test func aPageSetInViewDidLoadHasAppearedBeforeThereIsAWindow() throws {
    let program = Program()
    let page = try program.controller("C")
    let type = program.define(
      "Pager", .pageViewController,
      [.viewDidLoad: { program, pager throws(Halt) in try program.setPages([page], of: pager) }])
    try program.show(try program.controller(type))
    #expect(
      program.log(hiding: ["viewIsAppearing"]) == [
        "Pager.viewDidLoad", "C.willMove(toParent: Pager)", "C.viewDidLoad", "C.viewWillAppear",
        "C.viewDidAppear", "C.didMove(toParent: Pager)", "Pager.viewWillAppear", "|",
        "Pager.viewDidAppear",
      ])
  }

  static let turns: [(UIPageViewController.TransitionStyle, Bool, [String])] = [
    (.scroll, false, ["New.viewDidAppear", "Current.viewDidDisappear"]),
    (.pageCurl, false, ["Current.viewDidDisappear", "New.viewDidAppear"]),
    (
      .scroll, true,
      [
        "Current.viewWillAppear", "Current.viewDidAppear", "New.viewWillDisappear",
        "New.viewDidDisappear",
      ]
    ),
    (
      .pageCurl, true,
      [
        "New.viewWillDisappear", "Current.viewWillAppear", "New.viewDidDisappear",
        "Current.viewDidAppear",
      ]
    ),
  ]

  @Test(arguments: turns)
  func aSwipeTurnsThePage(
    _ style: UIPageViewController.TransitionStyle, _ cancelled: Bool, _ ending: [String]
  ) throws {
    let (program, pager, _) = try swipable(style)
    let start = program.mark()
    try program.simulator.swipePage(.forward, in: pager, cancelled: cancelled)
    try program.simulator.settle()
    let log = program.log(since: start, levels: [.appearance], hiding: ["viewIsAppearing"])
    #expect(
      log == ["New.viewDidLoad", "New.viewWillAppear", "Current.viewWillDisappear", "|"] + ending)
    let name = pager.viewControllers.first?.runtimeClass.name
    #expect(name == (cancelled ? "Current" : "New"))
  }

  @Test func theDelegateHearsOfATurnBeforeTheSourceIsAskedForTheNextPage() throws {
    let (program, pager, _) = try swipable(.scroll)
    let type = RuntimeClass(name: "Delegate", superclass: .object)
    for message in [Message.pageWillTransition, .pageDidFinish] {
      type.implement(message.selectorID) { _, _, _ in .nothing }
    }
    pager.delegate = try program.object(type)
    let start = program.mark()
    try program.simulator.swipePage(.forward, in: pager, cancelled: false)
    try program.simulator.settle()
    let log = program.log(since: start).filter { $0 != "|" }
    let asked = ["Source.pageViewController", "Delegate.pageViewController"]
    #expect(Array(log.prefix(2)) == asked)
    #expect(Array(log.suffix(2)) == asked.reversed())
  }

  @Test func atTheLastPageASwipeDoesNothing() throws {
    let (program, pager, _) = try swipable(.scroll)
    pager.dataSource = nil
    let start = program.mark()
    try program.simulator.swipePage(.forward, in: pager, cancelled: false)
    #expect(program.log(since: start).isEmpty)
  }

  @Test func thePageFollowsThePageViewController() throws {
    let (program, pager, _) = try swipable(.scroll)
    let start = program.mark()
    let cover = try program.controller("Cover")
    cover.modalPresentationStyle = .fullScreen
    try program.present(cover, on: pager)
    #expect(
      program.log(since: start, levels: [.appearance], hiding: ["viewIsAppearing"]) == [
        "Cover.viewDidLoad", "|", "Pager.viewWillDisappear", "Current.viewWillDisappear",
        "Cover.viewWillAppear", "|", "Cover.viewDidAppear", "Pager.viewDidDisappear",
        "Current.viewDidDisappear",
      ])
  }

  @Test func anotherNumberOfPagesRaises() throws {
    let program = Program()
    let pager = try program.object(.pageViewController) as! UIPageViewController
    #expect(throws: Halt.self) { try program.setPages([], of: pager) }
    #expect(program.log().last == "raises NSInvalidArgumentException")
  }

  private func swipable(_ style: UIPageViewController.TransitionStyle) throws -> (
    Program, UIPageViewController, UIViewController
  ) {
    let program = Program()
    let pager =
      try program.object(
        program.define("Pager", .pageViewController)) as! UIPageViewController
    pager.transitionStyle = style
    let next = try program.controller("New")
    let source = RuntimeClass(name: "Source", superclass: .object)
    let answer = next
    source.implement(Message.pageAfter.selectorID) { _, _, _ in .object(answer) }
    pager.dataSource = try program.object(source)
    try program.setPages([program.controller("Current")], of: pager)
    try program.show(pager)
    return (program, pager, next)
  }
}
