import CallTrace
import Lifecycle
import Testing

/// Golden traces D22–D25: full screen and sheets.
struct PresentationTests {
  private func presented(
    _ style: PresentationStyle?, iOS version: Int = 17
  ) throws -> (program: Program, presenter: UIViewController, presented: UIViewController) {
    let program = Program(iOS: version)
    let presenter = try program.controller("A")
    try program.show(presenter)
    let sheet = try program.controller("B", owned: false)
    sheet.modalPresentationStyle = style
    return (program, presenter, sheet)
  }

  private func present(_ program: Program, _ sheet: UIViewController, on other: UIViewController)
    throws
  {
    try program.simulator.send(
      .present,
      .values([
        .object(sheet), .bool(true), .object(program.block { _ throws(Halt) in }),
      ]), to: other)
    try program.simulator.settle()
  }

  private func dismiss(_ program: Program, _ sheet: UIViewController) throws {
    try program.simulator.send(
      .dismiss, .values([.bool(true), .object(program.block { _ throws(Halt) in })]), to: sheet)
    try program.simulator.settle()
  }

  @Test func fullScreenCallsThePresentedDidAppearFirst() throws {
    let (program, presenter, sheet) = try presented(.fullScreen)
    let start = program.mark()
    try present(program, sheet, on: presenter)
    #expect(
      program.log(since: start) == [
        "B.viewDidLoad", "|", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "|", "B.viewDidAppear", "A.viewDidDisappear", "scenario.completion",
      ])
  }

  @Test func dismissalOfFullScreenDeallocatesLast() throws {
    let (program, presenter, sheet) = try presented(.fullScreen)
    try present(program, sheet, on: presenter)
    let start = program.mark()
    try dismiss(program, sheet)
    #expect(
      program.log(since: start, hiding: ["viewIsAppearing"]) == [
        "B.viewWillDisappear", "A.viewWillAppear", "|", "A.viewDidAppear", "B.viewDidDisappear",
        "scenario.completion", "B.deinit",
      ])
  }

  @Test func sheetLeavesItsPresenterSilent() throws {
    let (program, presenter, sheet) = try presented(nil)
    let start = program.mark()
    try present(program, sheet, on: presenter)
    try dismiss(program, sheet)
    #expect(
      program.log(since: start, hiding: ["viewIsAppearing"]) == [
        "B.viewDidLoad", "|", "B.viewWillAppear", "|", "B.viewDidAppear", "scenario.completion",
        "|", "B.viewWillDisappear", "|", "B.viewDidDisappear", "scenario.completion", "B.deinit",
      ])
  }

  @Test func defaultStyleCoversBeforeSheetsCame() throws {
    let (program, presenter, sheet) = try presented(nil, iOS: 12)
    let start = program.mark()
    try present(program, sheet, on: presenter)
    #expect(program.log(since: start).contains("A.viewDidDisappear"))
  }

  @Test func cancelledDragBringsTheSheetBack() throws {
    let (program, presenter, sheet) = try presented(nil)
    try present(program, sheet, on: presenter)
    let start = program.mark()
    try program.simulator.dragSheetDown(sheet, cancelled: true)
    try program.simulator.settle()
    #expect(
      program.log(since: start, hiding: ["viewIsAppearing"]) == [
        "B.viewWillDisappear", "|", "B.viewWillAppear", "B.viewDidAppear",
      ])
    #expect(presenter.presentedViewController === sheet)
  }

  @Test func presentingFromViewDidLoadIsRefusedWithAWarning() throws {
    let program = Program()
    let sheet = try program.controller("B")
    let type = program.define(
      "A", .viewController,
      [
        .viewDidLoad: { program, controller throws(Halt) in
          try program.simulator.send(
            .present, .values([.object(sheet), .bool(true), .nothing]), to: controller)
        }
      ])
    let presenter = try program.controller(type)
    try program.show(presenter)
    let warnings = program.log().filter { $0.hasPrefix("!") }
    #expect(
      warnings == [
        "! Attempt to present \(sheet.debugName) on \(presenter.debugName) (from"
          + " \(presenter.debugName)) whose view is not in the window hierarchy."
      ])
    #expect(sheet.loadedView == nil)
  }
}
