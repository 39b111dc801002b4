import CallTrace
import Lifecycle
import Testing

/// Presentations and dismissals that raise or are refused, in UIKit's words (F22–F38).
struct PresentationRefusalTests {
  typealias Setup = @Sendable (Program, UIViewController, UIViewController) throws -> Void

  static let raising: [(String, Setup)] = [
    (
      "present a nil modal view controller",
      { program, a, _ in
        try program.simulator.send(.present, .values([.nothing, .bool(true), .nothing]), to: a)
      }
    ),
    ("on itself", { program, a, _ in try program.present(a, on: a) }),
    (
      "that has a parent view controller",
      { program, a, b in
        try program.add(b, to: a)
        try program.present(b, on: a)
      }
    ),
    (
      "that is already being presented by",
      { program, a, b in
        try program.present(b, on: a)
        let other = try program.controller("Other")
        try program.window.setRootViewController(other, program.simulator)
        try program.present(b, on: other)
      }
    ),
    (
      "modally an active controller",
      { program, a, b in
        try program.present(b, on: a)
        try program.present(a, on: b)
      }
    ),
  ]

  @Test(arguments: raising.indices)
  func mistakesRaise(_ index: Int) throws {
    let (text, body) = Self.raising[index]
    let (program, a, b) = try shown(iOS: 17)
    #expect {
      try body(program, a, b)
    } throws: { error in
      guard case .exception(let exception) = error as? Halt else { return false }
      return exception.name == "NSInvalidArgumentException" && exception.reason.contains(text)
    }
  }

  static let refused: [(Int, String, Setup)] = [
    (
      17, ">) which is already presenting",
      { program, a, b in
        try program.present(b, on: a)
        try program.present(program.controller("C"), on: a)
      }
    ),
    (
      12, "> which is already presenting",
      { program, a, b in
        try program.present(b, on: a)
        try program.present(program.controller("C"), on: a)
      }
    ),
    (
      17, "while a presentation is in progress.",
      { program, a, b in
        try program.present(b, on: a, settles: false)
        try program.present(program.controller("C"), on: a)
      }
    ),
    (
      17, "while a presentation is in progress.",
      { program, a, b in
        try program.present(b, on: a, settles: false)
        try program.simulator.wait(0.1)
        try program.present(program.controller("C"), on: b)
      }
    ),
    (
      12, "while a presentation or dismiss is in progress!",
      { program, a, b in
        try program.present(b, on: a, settles: false)
        try program.dismiss(a)
      }
    ),
    (
      17, "because our presentation was delayed, and we were never presented.",
      { program, a, b in
        try program.present(b, on: a, settles: false)
        try program.dismiss(a)
      }
    ),
    (
      17, "Setting modalPresentationStyle once",
      { program, a, b in
        try program.present(b, on: a)
        try program.simulator.setModalPresentationStyle(.fullScreen, of: b)
      }
    ),
    (
      17, "from detached view controller",
      { program, a, b in
        let stray = try program.controller("Stray")
        try program.addView(of: stray, to: a)
        try program.simulator.settle()
        try program.present(b, on: stray)
      }
    ),
    (
      12, "Presenting view controllers on detached view controllers is discouraged",
      { program, a, b in
        let stray = try program.controller("Stray")
        try program.addView(of: stray, to: a)
        try program.simulator.settle()
        try program.present(b, on: stray)
      }
    ),
  ]

  @Test(arguments: refused.indices)
  func badMomentsAreWarnedAbout(_ index: Int) throws {
    let (version, text, body) = Self.refused[index]
    let (program, a, b) = try shown(iOS: version)
    try body(program, a, b)
    try program.simulator.settle()
    let warnings = program.log().filter { $0.hasPrefix("!") }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains(text) == true, "\(warnings)")
  }

  @Test func aPresentationWaitsForThePushThatRuns() throws {
    let program = Program()
    let nav = try program.navigation(program.controller("Home"))
    try program.show(nav)
    let start = program.mark()
    try program.push(program.controller("Page"), on: nav)
    let cover = try program.controller("Cover")
    cover.modalPresentationStyle = .fullScreen
    try program.present(cover, on: nav)
    #expect(
      program.log(since: start, hiding: ["viewIsAppearing", "viewDidLoad"]) == [
        "Page.willMove(toParent: nav)", "|", "Home.viewWillDisappear", "Page.viewWillAppear", "|",
        "Home.viewDidDisappear", "Page.viewDidAppear", "Page.didMove(toParent: nav)",
        "nav.viewWillDisappear", "Page.viewWillDisappear", "Cover.viewWillAppear", "|",
        "Cover.viewDidAppear", "nav.viewDidDisappear", "Page.viewDidDisappear",
      ])
  }

  @Test func aReplacedRootDoesNotComeBackWhenItsCoverGoes() throws {
    let (program, a, b) = try shown(iOS: 17)
    b.modalPresentationStyle = .fullScreen
    try program.present(b, on: a)
    try program.window.setRootViewController(program.controller("New"), program.simulator)
    try program.simulator.settle()
    let start = program.mark()
    try program.dismiss(b)
    #expect(program.log(since: start) == ["B.viewWillDisappear", "|", "B.viewDidDisappear"])
  }

  private func shown(iOS version: Int) throws -> (Program, UIViewController, UIViewController) {
    let program = Program(iOS: version)
    let presenter = try program.controller("A")
    try program.show(presenter)
    return (program, presenter, try program.controller("B"))
  }
}
