import Lifecycle
import Testing

/// Who is told of a presentation, by style, device and version (R150), and where contexts are.
struct PresentationStyleTests {
  static let table: [(PresentationStyle, oldPhone: Bool, newPhone: Bool, pad: Bool)] = [
    (.fullScreen, true, true, true), (.currentContext, true, true, true),
    (.overFullScreen, false, false, false), (.overCurrentContext, false, false, false),
    (.custom, false, false, false), (.pageSheet, true, false, false),
    (.formSheet, true, false, false), (.popover, true, false, false),
    (.automatic, true, false, false),
  ]

  @Test(arguments: table)
  func aPresenterIsToldWhenItIsCovered(
    _ style: PresentationStyle, _ oldPhone: Bool, _ newPhone: Bool, _ pad: Bool
  ) throws {
    for (profile, isTold) in [
      (Profile(iOSVersion: 12), oldPhone), (Profile(iOSVersion: 13), newPhone),
      (Profile(iOSVersion: 17, isPad: true), pad),
    ] {
      let program = Program(profile)
      let presenter = try program.controller("A")
      try program.show(presenter)
      let presented = try program.controller("B")
      presented.modalPresentationStyle = style
      try program.simulator.presentationController(of: presented).properties["sourceView"] =
        .object(program.simulator.view(of: presenter))
      let start = program.mark()
      try program.present(presented, on: presenter)
      try program.dismiss(presenter)
      let heard = program.log(since: start).filter {
        $0.hasPrefix("A.view") && $0 != "A.viewIsAppearing"
      }
      let all = [
        "A.viewWillDisappear", "A.viewDidDisappear", "A.viewWillAppear", "A.viewDidAppear",
      ]
      #expect(heard == (isTold ? all : []), "\(style) on iOS \(profile.iOSVersion)")
    }
  }

  @Test func theRootMostAncestorPresentsUnlessAContextIsDefined() throws {
    let program = Program()
    let page = try program.controller("Page")
    let nav = try program.navigation(page)
    try program.show(nav)
    let cover = try program.controller("Cover")
    cover.modalPresentationStyle = .currentContext
    try program.present(cover, on: page)
    #expect(cover.presentingViewController === nav)
    try program.dismiss(page)
    page.definesPresentationContext = true
    try program.present(cover, on: page)
    #expect(cover.presentingViewController === page)
  }

  @Test func whatAPagePresentsInItsContextGoesWithThePage() throws {
    let program = Program()
    let (bar, tabs) = try program.tabBar("A", "B")
    try program.show(bar)
    tabs[0].definesPresentationContext = true
    let cover = try program.controller("Cover")
    cover.modalPresentationStyle = .currentContext
    try program.present(cover, on: tabs[0])
    let start = program.mark()
    for index in [1, 0] {
      try program.simulator.send(.setSelectedIndex, .values([.count(index)]), to: bar)
      try program.simulator.settle()
    }
    #expect(
      program.log(since: start, hiding: ["viewIsAppearing"]) == [
        "B.viewDidLoad", "B.viewWillAppear", "Cover.viewWillDisappear", "|",
        "Cover.viewDidDisappear", "B.viewDidAppear", "|", "Cover.viewWillAppear",
        "B.viewWillDisappear", "|", "B.viewDidDisappear", "Cover.viewDidAppear",
      ])
  }

  @Test(
    arguments: [
      (
        7,
        ["C.viewWillDisappear", "A.viewWillAppear", "|", "A.viewDidAppear", "C.viewDidDisappear"]
      ),
      (
        8,
        [
          "C.viewWillDisappear", "B.viewWillAppear", "|", "B.viewDidAppear", "C.viewDidDisappear",
          "B.viewWillDisappear", "A.viewWillAppear", "|", "A.viewDidAppear", "B.viewDidDisappear",
        ]
      ),
      (
        17,
        ["C.viewWillDisappear", "A.viewWillAppear", "|", "A.viewDidAppear", "C.viewDidDisappear"]
      ),
    ])
  func aChainIsDismissedFromBelow(_ version: Int, _ expected: [String]) throws {
    let program = Program(iOS: version)
    let (bottom, _, _) = try chain(program, .fullScreen)
    let start = program.mark()
    try program.dismiss(bottom)
    #expect(program.log(since: start, hiding: ["viewIsAppearing"]) == expected)
    #expect(bottom.presentedViewController == nil)
  }

  @Test func sheetsBetweenAreToldBecauseTheyStillShow() throws {
    let program = Program()
    let (bottom, _, _) = try chain(program, .pageSheet)
    let start = program.mark()
    try program.dismiss(bottom)
    #expect(
      program.log(since: start) == [
        "C.viewWillDisappear", "|", "C.viewDidDisappear", "B.viewWillDisappear",
        "B.viewDidDisappear",
      ])
  }

  @Test func thePresentedOneKnowsThatItIsPresentedOrDismissed() throws {
    let program = Program()
    var answers: [String] = []
    let note: (String) -> (Program, UIViewController) throws(Halt) -> Void = { moment in
      { _, controller throws(Halt) in
        answers.append(
          "\(moment): presented \(controller.isBeingPresented), dismissed"
            + " \(controller.isBeingDismissed), by \(controller.presentingViewController != nil)")
      }
    }
    let type = program.define(
      "B", .viewController,
      [
        .viewWillAppear: note("will appear"), .viewDidDisappear: note("did disappear"),
      ])
    let presenter = try program.controller("A")
    try program.show(presenter)
    let presented = try program.controller(type)
    try program.present(presented, on: presenter)
    #expect(!presented.isBeingPresented)
    try program.simulator.dragSheetDown(presented, cancelled: true)
    try program.simulator.settle()
    #expect(!presented.isBeingDismissed)
    try program.dismiss(presenter)
    #expect(
      answers == [
        "will appear: presented true, dismissed false, by true",
        "will appear: presented false, dismissed false, by true",
        "did disappear: presented false, dismissed true, by false",
      ])
  }

  @Test func thePushedPageKnowsThatItMoves() throws {
    let program = Program()
    var answers: [String] = []
    let note: (Program, UIViewController) throws(Halt) -> Void = { _, controller throws(Halt) in
      answers.append("\(controller.isMovingToParent) \(controller.isMovingFromParent)")
    }
    let type = program.define(
      "Page", .viewController,
      [.viewWillAppear: note, .viewDidAppear: note, .viewWillDisappear: note])
    let root = try program.controller(type)
    let nav = try program.navigation(root)
    try program.show(nav)
    answers = []
    try program.push(program.controller(type), on: nav)
    try program.simulator.settle()
    #expect(answers == ["false false", "true false", "true false"])
    answers = []
    try program.simulator.send(.popViewController, .bool(true), to: nav)
    try program.simulator.settle()
    #expect(answers == ["false true", "false false", "false false"])
  }

  private func chain(_ program: Program, _ style: PresentationStyle) throws -> (
    UIViewController, UIViewController, UIViewController
  ) {
    let all = [
      try program.controller("A"), try program.controller("B"), try program.controller("C"),
    ]
    try program.show(all[0])
    for (presenter, presented) in [(all[0], all[1]), (all[1], all[2])] {
      presented.modalPresentationStyle = style
      try program.present(presented, on: presenter)
    }
    return (all[0], all[1], all[2])
  }
}
