import CallTrace
import Lifecycle
import Testing

/// Golden traces D30–D35: begin and end by hand.
struct ExplicitTransitionTests {
  enum Step: Sendable { case appear, disappear, end }

  /// What a controller that shows nowhere hears of begins and ends.
  static let table: [(name: String, steps: [Step], expected: [String])] = [
    ("one pair", [.appear, .end], ["viewWillAppear", "viewDidAppear"]),
    (
      "nesting", [.appear, .appear, .end, .end], ["viewWillAppear", "viewDidAppear"]
    ),
    (
      "reversal", [.appear, .disappear, .end],
      ["viewWillAppear", "viewWillDisappear", "viewDidDisappear"]
    ),
    ("loaded, never shown", [.disappear, .end], ["viewWillDisappear", "viewDidDisappear"]),
    (
      "appearing twice", [.appear, .end, .appear, .end],
      ["viewWillAppear", "viewDidAppear", "viewWillAppear", "viewDidAppear"]
    ),
    ("end without begin", [.appear, .end, .end], ["viewWillAppear", "viewDidAppear", "!"]),
  ]

  @Test(arguments: table.indices)
  func offTheWindow(_ row: Int) throws {
    let program = Program()
    let child = try program.controller("C")
    _ = try program.simulator.view(of: child)
    for step in Self.table[row].steps {
      switch step {
      case .appear: try program.begin(child, true)
      case .disappear: try program.begin(child, false)
      case .end: try program.end(child)
      }
    }
    let log = program.log(hiding: ["viewDidLoad"]).map {
      $0.hasPrefix("!") ? "!" : String($0.dropFirst(2))
    }
    #expect(log == Self.table[row].expected, "\(Self.table[row].name)")
  }

  @Test func handsOnToggleCallsFourTimesAtOnce() throws {
    let program = Program()
    let (first, second) = try (program.controller("V1"), program.controller("V2"))
    try program.begin(first, true)
    try program.end(first)
    let start = program.mark()
    try program.begin(first, false)
    try program.begin(second, true)
    try program.end(first)
    try program.end(second)
    #expect(
      program.log(since: start) == [
        "V1.viewWillDisappear", "V2.viewDidLoad", "V2.viewWillAppear", "V1.viewDidDisappear",
        "V2.viewDidAppear",
      ])
  }

  @Test func endAfterAddSubviewIsUnbalancedAndEndsAtOnce() throws {
    let program = Program()
    let (parent, child) = try (program.controller("P"), program.controller("C"))
    try program.show(parent)
    try program.addView(of: child, to: parent)
    let start = program.mark()
    try program.begin(child, true)
    try program.end(child)
    try program.simulator.settle()
    #expect(
      program.log(since: start, hiding: ["viewIsAppearing"]) == [
        "! Unbalanced calls to begin/end appearance transitions for \(child.debugName).",
        "C.viewDidAppear",
      ])
  }
}
