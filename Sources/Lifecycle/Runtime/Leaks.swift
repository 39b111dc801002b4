/// What keeps a controller alive that has gone from the screen.
///
/// When a program has come to its end, a controller that had appeared and belongs to nobody any more
/// should have been deallocated. One that has not is held by a closure, a timer or a cycle, as it would
/// be on a device; the trace says by which.
extension Simulator {
  /// Says of every controller that has leaked what holds it (R222).
  ///
  /// - Parameter roots: whatever lives as long as the program, and what it is called.
  public func reportLeaks(heldBy roots: [(name: String, object: Object)]) throws(Halt) {
    var search = OwnershipSearch(among: objects.count)
    var roots = roots
    for window in visibleWindows { roots.append((name: "", object: window)) }
    for timer in runLoop.timers.owners { roots.append((name: "timer", object: timer)) }
    let windows = objects.compactMap { $0 as? UIWindow }
    for object in objects {
      guard let controller = object as? UIViewController, hasGone(controller, from: windows) else {
        continue
      }
      guard
        let path = search.path(from: [(name: "", object: controller)], to: controller)
          ?? search.path(from: roots, to: controller)
      else { continue }
      try warn(
        "\(Self.name(of: controller)) is still alive: \(path)", about: controller, rule: .stillAlive
      )
    }
  }

  /// Whether a controller that has appeared belongs to nobody on the screen any more.
  private func hasGone(_ controller: UIViewController, from windows: [UIWindow]) -> Bool {
    !controller.isDeallocated && controller.hasAppeared && controller.parent == nil
      && controller.presentingViewController == nil && controller.presentedViewController == nil
      && controller.appearanceState == .disappeared && controller.loadedView?.window == nil
      && !windows.contains { $0.rootViewController === controller }
  }

  static func name(of object: Object) -> String { object.label ?? object.runtimeClass.name }
}

/// A search for the strong references that lead to an object.
struct OwnershipSearch {
  /// One object that was reached, and how.
  private struct Step {
    let object: Object
    let name: String
    let from: Int
    let isThroughClosure: Bool
  }

  /// How many objects all searches together may look at, so that they cannot take for ever.
  private var rest: Int
  private var pass: Int32

  init(among count: Int) {
    rest = 8 * count + 1000
    pass = 0
  }

  /// The way from one of several objects to a target, in words; from an object to itself it is a cycle.
  /// A way that is no cycle counts only if a closure stands in it: what a living object keeps in a
  /// plain property it keeps on purpose.
  mutating func path(from starts: [(name: String, object: Object)], to target: Object) -> String? {
    let isCycle = starts.count == 1 && starts[0].object === target
    pass = OwnershipSearch.nextPass(of: starts, after: pass)
    var steps: [Step] = []
    for start in starts {
      start.object.searchPass = pass
      steps.append(
        Step(
          object: start.object, name: start.name, from: -1, isThroughClosure: start.object is Block)
      )
    }
    var next = 0
    while next < steps.count, rest > 0 {
      let step = steps[next]
      let ownedObjects = step.object.ownedObjects
      rest -= 1 + ownedObjects.count
      for owned in ownedObjects {
        let isThroughClosure = step.isThroughClosure || owned.object is Block
        if owned.object === target {
          guard isCycle || isThroughClosure else { continue }
          steps.append(
            Step(object: target, name: owned.name, from: next, isThroughClosure: true))
          return words(steps)
        }
        guard owned.object.searchPass != pass else { continue }
        owned.object.searchPass = pass
        steps.append(
          Step(
            object: owned.object, name: owned.name, from: next, isThroughClosure: isThroughClosure))
      }
      next += 1
    }
    return nil
  }

  private static func nextPass(of starts: [(name: String, object: Object)], after pass: Int32)
    -> Int32
  {
    starts.reduce(pass) { max($0, $1.object.searchPass) } + 1
  }

  /// `Page.onDone → closure → Page`: variables between are passed over, and closures in a row are one.
  private func words(_ steps: [Step]) -> String {
    var way: [Step] = []
    var place = steps.count - 1
    while place >= 0 {
      way.append(steps[place])
      place = steps[place].from
    }
    var parts: [String] = []
    for step in way.reversed() {
      if step.from < 0, !step.name.isEmpty { parts.append(step.name) }
      if step.from >= 0, !step.name.isEmpty, let last = parts.popLast() {
        parts.append(last == Self.closure ? last : last + "." + step.name)
      }
      if step.object is Block {
        if parts.last != Self.closure { parts.append(Self.closure) }
      } else if step.object.isNamedInPaths, step.from >= 0 || step.name.isEmpty {
        parts.append(Simulator.name(of: step.object))
      }
    }
    return parts.joined(separator: " → ")
  }

  private static let closure = "closure"
}

extension Rule {
  static let stillAlive = Rule(
    222, "still-alive",
    "A controller that has gone is not deallocated as long as a closure, a timer or a cycle of strong"
      + " references holds it.",
    sources: "swift-arc", .documented)
}
