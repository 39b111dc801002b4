import CallTrace
import Lifecycle
import Testing

/// Golden traces D07–D10: a child added between its container's viewWillAppear and viewDidAppear.
struct MidFlightTests {
  /// How the block that adds the child is put off in the pushed page's viewDidLoad.
  enum Delay: CaseIterable {
    case mainQueue, performedSelector, quarterOfASecond, oneSecond
  }

  private func log(_ delay: Delay, viewFirst: Bool, iOS version: Int = 17) throws -> [String] {
    let program = Program(iOS: version)
    let child = try program.controller("C")
    let nav = try program.navigation(program.controller("A"))
    try program.show(nav)
    let addChild = program.simulator.intern(
      .init(swift: "addContent()", objectiveC: "addContent", level: .containment))
    let type = program.define(
      "P", .viewController,
      [
        .viewDidLoad: { program, page throws(Halt) in
          let block = program.block { program throws(Halt) in
            try Self.add(child, to: page, viewFirst: viewFirst, program)
          }
          switch delay {
          case .mainQueue: program.simulator.async(block)
          case .performedSelector:
            try program.simulator.performOnMainThread(
              addChild, .none, on: page, waitUntilDone: false)
          case .quarterOfASecond: program.simulator.async(after: 0.26, block)
          case .oneSecond: program.simulator.async(after: 1, block)
          }
        }
      ])
    nonisolated(unsafe) let unsafeProgram = program
    type.implement(addChild) { _, page, _ throws(Halt) in
      try Self.add(child, to: page as! UIViewController, viewFirst: viewFirst, unsafeProgram)
      return .nothing
    }
    let start = program.mark()
    try program.push(program.controller(type), on: nav)
    try program.simulator.settle()
    return program.log(
      since: start, levels: [.appearance, .containment],
      hiding: ["viewIsAppearing", "addContent"])
  }

  private static func add(
    _ child: UIViewController, to page: UIViewController, viewFirst: Bool, _ program: Program
  ) throws(Halt) {
    if viewFirst { try program.addView(of: child, to: page) }
    try program.add(child, to: page)
    if !viewFirst { try program.addView(of: child, to: page) }
    try program.didMove(child, to: page)
  }

  @Test(arguments: [Delay.mainQueue, .performedSelector, .quarterOfASecond])
  func viewBeforeChildIsToldTwice(_ delay: Delay) throws {
    #expect(
      try log(delay, viewFirst: true) == [
        "P.willMove(toParent: nav)", "|",
        "P.viewDidLoad", "A.viewWillDisappear", "P.viewWillAppear", "|",
        "C.viewDidLoad", "C.viewWillAppear", "C.willMove(toParent: P)", "|",
        "C.viewDidAppear", "|",
        "A.viewDidDisappear", "P.viewDidAppear", "C.viewDidAppear", "P.didMove(toParent: nav)",
      ])
  }

  @Test(arguments: [Delay.mainQueue, .performedSelector, .quarterOfASecond])
  func childBeforeViewIsToldOnce(_ delay: Delay) throws {
    #expect(
      try log(delay, viewFirst: false) == [
        "P.willMove(toParent: nav)", "|",
        "P.viewDidLoad", "A.viewWillDisappear", "P.viewWillAppear", "|",
        "C.willMove(toParent: P)", "C.viewDidLoad", "C.viewWillAppear", "|",
        "A.viewDidDisappear", "P.viewDidAppear", "C.viewDidAppear", "P.didMove(toParent: nav)",
      ])
  }

  @Test(arguments: [true, false])
  func afterTheContainerHasAppearedTheOrderDoesNotMatter(viewFirst: Bool) throws {
    let log = try log(.oneSecond, viewFirst: viewFirst)
    #expect(
      log.filter { $0.hasPrefix("C.view") } == [
        "C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear",
      ])
    #expect(log.last == "C.viewDidAppear")
  }

  @Test func underAPlainRootTheChildIsToldOnceEvenWithTheViewFirst() throws {
    let program = Program()
    let child = try program.controller("C")
    let type = program.define(
      "P", .viewController,
      [
        .viewDidLoad: { program, page throws(Halt) in
          program.simulator.async(
            program.block { program throws(Halt) in
              try Self.add(child, to: page, viewFirst: true, program)
            })
        }
      ])
    try program.show(program.controller(type))
    #expect(program.log().filter { $0 == "C.viewDidAppear" }.count == 1)
  }
}
