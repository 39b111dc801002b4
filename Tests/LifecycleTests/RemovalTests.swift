import CallTrace
import Lifecycle
import Testing

/// Golden traces D11–D15 and D39: removing, swapping, adopting.
struct RemovalTests {
  /// The window's old root becomes a child of the new one in the same callout: its parent, which appears
  /// after the same commit, tells it (R088).
  @Test func aRootThatBecomesAChildAppearsOnce() throws {
    let program = Program()
    let old = try program.controller("A")
    try program.show(old)
    let parent = try program.controller("P")
    let start = program.mark()
    try program.window.setRootViewController(parent, program.simulator)
    try program.embed(old, in: parent)
    try program.simulator.settle()
    #expect(
      program.log(since: start, hiding: ["viewIsAppearing", "viewDidLoad"]) == [
        "A.viewWillDisappear", "P.viewWillAppear", "A.willMove(toParent: P)", "A.viewWillAppear",
        "|", "P.viewDidAppear", "A.viewDidAppear",
      ])
  }

  /// A program in which `C` has been embedded in `P`, which has appeared.
  private func embedded() throws -> (
    program: Program, parent: UIViewController, child: UIViewController, start: Int
  ) {
    let program = Program()
    let parent = try program.controller("P")
    let child = try program.controller("C")
    try program.show(parent)
    try program.embed(child, in: parent)
    try program.simulator.settle()
    return (program, parent, child, program.mark())
  }

  @Test func removingAVisibleChild() throws {
    let (program, _, child, start) = try embedded()
    try program.willMove(child, to: nil)
    try program.removeView(of: child)
    try program.simulator.send(.removeFromParent, to: child)
    try program.simulator.settle()
    #expect(
      program.log(since: start, levels: [.appearance, .containment, .views]) == [
        "P.view.willRemoveSubview", "C.view.willMove(toSuperview: nil)", "C.viewWillDisappear",
        "C.view.willMove(toWindow: nil)", "C.view.didMoveToWindow",
        "C.view.didMoveToSuperview", "C.didMove(toParent: nil)", "|", "C.viewDidDisappear",
      ])
  }

  @Test func removingWithBeginAndEndIsSynchronous() throws {
    let (program, _, child, start) = try embedded()
    try program.begin(child, false)
    try program.removeView(of: child)
    try program.end(child)
    try program.simulator.settle()
    #expect(program.log(since: start) == ["C.viewWillDisappear", "C.viewDidDisappear"])
  }

  @Test func swappingWithBeginAndEndIsSynchronous() throws {
    let (program, parent, first, start) = try embedded()
    let second = try program.controller("D")
    try program.add(second, to: parent)
    try program.willMove(first, to: nil)
    try program.begin(second, true)
    try program.begin(first, false)
    try program.addView(of: second, to: parent)
    try program.removeView(of: first)
    try program.end(second)
    try program.end(first)
    try program.didMove(second, to: parent)
    try program.simulator.send(.removeFromParent, to: first)
    try program.simulator.settle()
    #expect(
      program.log(since: start, hiding: ["viewIsAppearing"]) == [
        "D.willMove(toParent: P)", "D.viewDidLoad", "D.viewWillAppear", "C.viewWillDisappear",
        "D.viewDidAppear", "C.viewDidDisappear", "C.didMove(toParent: nil)",
      ])
  }

  @Test func adoptingAChildTakesItFromItsParent() throws {
    let program = Program()
    let (parent, child, other) = try (
      program.controller("A"), program.controller("C"), program.controller("X")
    )
    try program.add(child, to: parent)
    let start = program.mark()
    try program.add(child, to: other)
    #expect(
      program.log(since: start) == [
        "C.willMove(toParent: nil)", "C.removeFromParent", "C.didMove(toParent: nil)",
        "C.willMove(toParent: X)",
      ])
  }

  @Test func adoptingAControllerWhoseViewShowsElsewhereRaises() throws {
    let program = Program()
    let (root, child, other) = try (
      program.controller("A"), program.controller("C"), program.controller("X")
    )
    try program.show(root)
    try program.addView(of: child, to: root)
    try program.simulator.settle()
    #expect(throws: Halt.self) { try program.add(child, to: other) }
    #expect(program.log().last == "raises UIViewControllerHierarchyInconsistency")
    #expect(child.parent == nil)
  }

  @Test func addingAChildsViewToAnotherControllersViewRaises() throws {
    let program = Program()
    let (root, child, other) = try (
      program.controller("A"), program.controller("C"), program.controller("X")
    )
    try program.show(root)
    try program.add(child, to: other)
    #expect(throws: Halt.self) { try program.addView(of: child, to: root) }
    #expect(program.log().last == "raises UIViewControllerHierarchyInconsistency")
  }

  @Test func removeFromParentAloneLeavesTheView() throws {
    let (program, parent, child, start) = try embedded()
    try program.simulator.send(.removeFromParent, to: child)
    try program.simulator.settle()
    #expect(program.log(since: start) == ["C.didMove(toParent: nil)"])
    #expect(child.loadedView?.superview === parent.loadedView)
  }

  @Test func aControllerIsDeallocatedAfterItsCallbacks() throws {
    let program = Program()
    let parent = try program.controller("P")
    try program.show(parent)
    let child = try program.controller("C", owned: false)
    try program.embed(child, in: parent)
    try program.simulator.settle()
    let start = program.mark()
    try program.willMove(child, to: nil)
    try program.removeView(of: child)
    try program.simulator.send(.removeFromParent, to: child)
    try program.simulator.settle()
    #expect(
      program.log(since: start) == [
        "C.viewWillDisappear", "C.didMove(toParent: nil)", "|", "C.viewDidDisappear", "C.deinit",
      ])
  }
}
