import Lifecycle
import ScenarioSyntax
import SourceText

/// The main storyboard of a program that was pasted without it, as Xcode's template for an application is.
extension Interpreter {
  /// Takes the program's only controller for the initial one of its main storyboard, where the delegates
  /// make no window and give none a root; where there are several, says how to name one.
  func assumeMainStoryboard(for delegates: [ClassInfo]) throws(Halt) {
    guard !simulator.hasMainStoryboard, delegates.contains(where: { $0.property("window") != nil }),
      !makesWindow
    else { return }
    guard !simulator.hasStoryboardScenes else { return warnOfScenes(delegates) }
    guard !usesStoryboard else { return }
    if let (root, page) = try assumedRoot() { return try addStoryboard(root, page) }
    let candidates = initialControllers
    if candidates.isEmpty, readsWindow { return try addPlainStoryboard() }
    guard let only = candidates.first, candidates.count == 1 else {
      if let first = candidates.first { warnOfStoryboard(delegates, first) }
      return
    }
    let storyboard = simulator.storyboard(named: "Main")
    guard storyboard.scenes.isEmpty else { return }
    storyboard.add(Scene(only.name, of: only.runtime, in: storyboard), isInitial: true)
    try simulator.note(
      "no storyboard is declared: \(only.name) is taken for the initial controller of Main")
  }

  /// Whether the program speaks of its window.
  var readsWindow: Bool {
    usesAnywhere { $0.names.contains("window") || $0.membersOfSelf.contains("window") }
  }

  /// A storyboard whose initial controller is none of the program's.
  private func addPlainStoryboard() throws(Halt) {
    guard let info = try classInfo(named: "UIViewController") else { return }
    let storyboard = simulator.storyboard(named: "Main")
    guard storyboard.scenes.isEmpty else { return }
    storyboard.add(Scene(info.name, of: info.runtime, in: storyboard), isInitial: true)
    try simulator.note("no storyboard is declared: a plain controller is the initial one of Main")
  }

  /// A storyboard whose initial controller is what the program takes it for, with pages where it contains some.
  private func addStoryboard(_ root: ClassInfo, _ page: ClassInfo?) throws(Halt) {
    let storyboard = simulator.storyboard(named: "Main")
    guard storyboard.scenes.isEmpty, let plain = try classInfo(named: "UIViewController") else {
      return
    }
    let initial = Scene(root.name, of: root.runtime, in: storyboard)
    let count =
      switch root.runtime.kind {
      case .tabBarController, .splitViewController: 2
      case .navigationController: 1
      default: 0
      }
    var contained: [Scene] = []
    for number in 0..<count {
      let type = number == 0 ? page ?? plain : page?.isOfProgram == false ? page ?? plain : plain
      let scene = Scene("page \(number + 1)", of: type.runtime, in: storyboard)
      if type.runtime.kind == .navigationController {
        let inner = Scene("first page \(number + 1)", of: plain.runtime, in: storyboard)
        scene.contained = [inner.identifier]
        contained.append(inner)
      }
      initial.contained.append(scene.identifier)
      contained.append(scene)
    }
    for scene in contained { storyboard.add(scene, isInitial: false) }
    storyboard.add(initial, isInitial: true)
    try simulator.note(
      "no storyboard is declared: \(root.name) is taken for the initial controller of Main")
  }

  /// Whether the program makes a window, or gives one its root, anywhere.
  var makesWindow: Bool {
    usesAnywhere { names in
      names.uses("UIWindow")
        || ["setRootViewController", "makeKeyAndVisible"].contains { names.members.contains($0) }
    } || source.programs.contains { $0.setsRoot }
  }

  private var usesStoryboard: Bool { usesAnywhere { $0.uses("UIStoryboard") } }

  private func usesAnywhere(_ isMeant: (FreeNames) -> Bool) -> Bool {
    source.programs.contains { program in
      isMeant(FreeNames(bodiesOf: program.statements)) || isMeant(FreeNames(program.statements))
    }
  }

  /// The controllers of the program that no other one makes, takes out of a storyboard or inherits from.
  private var initialControllers: [ClassInfo] {
    let made = Set(source.programs.flatMap { $0.typesItMakes.union(CastTypes($0).names) })
    return leafControllers(bareOnly: true).filter { !made.contains($0.name) }
  }

  private func warnOfStoryboard(_ delegates: [ClassInfo], _ first: ClassInfo) {
    warn(
      delegates, "no storyboard says which controller is shown first",
      "'UIStoryboard(name: \"Main\", bundle: nil).addScene(\"Main\", of: \(first.name).self,"
        + " isInitial: true)' before it says so")
  }

  /// There are scenes, and the launch shows none of them.
  private func warnOfScenes(_ delegates: [ClassInfo]) {
    warn(
      delegates, "no scene of a storyboard is the initial one",
      "'isInitial: true' in 'addScene' says which one is")
  }

  private func warn(_ delegates: [ClassInfo], _ reason: String, _ wayOut: String) {
    guard let delegate = delegates.last, let declaration = types.declarations[delegate.name] else {
      return
    }
    warn(
      "scenario.no-initial-controller", "'\(delegate.name)' makes no window, and \(reason)",
      at: declaration.nameSpan, notes: [Diagnostic.Note(wayOut)])
  }
}

extension Program {
  /// Whether it gives a window its root, anywhere.
  fileprivate var setsRoot: Bool {
    var search = RootSetting()
    for statement in statements { search.visit(statement) }
    return search.isFound
  }
}

/// Looks for `window.rootViewController = page`.
private struct RootSetting: SyntaxWalker {
  private(set) var isFound = false

  mutating func visit(_ expression: Expression) {
    if case .assignment(var target, _, _) = expression.kind {
      while case .optionalChain(let inner) = target.kind { target = inner }
      if case .member(_, "rootViewController") = target.kind { isFound = true }
    }
    walk(expression)
  }
}
