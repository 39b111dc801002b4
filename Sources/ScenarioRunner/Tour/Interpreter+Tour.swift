import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// Takes a program that only declares through what it can react to.
///
/// Whatever is done is done as the person at the screen does it, or as another page's code would: by the
/// same functions that `user` and the program's own statements call.
extension Interpreter {
  /// Takes the tour; false where it had to stop, so that nothing can follow.
  ///
  /// What cannot be run on the way is not the fault of whoever has written no such call: it is a warning,
  /// and so is a budget that is used up. An exception ends the program as it always does.
  func take(_ tour: Tour, of program: Program) throws(Halt) -> Bool {
    guard tour != .none, !declaresTests, program.isOnlyDefinitions || showsNothing else {
      return true
    }
    let place = program.statements.first?.span ?? Self.nowhere
    let record = TourRecord(tour, at: place)
    let known = log.diagnostics.count
    do throws(Halt) {
      var own = program.topLevelDeclarations
      for other in source.programs { own.formUnion(other.topLevelDeclarations) }
      try letGoOfNames(besides: own)
      if innermostPage() != nil { try visit(record) }
      if record.wants(.shown) {
        try showOthers(record)
        try showViews(record)
      }
      let isUntouched = record.steps == 0
      // Delegates of the application are told of it whatever shows.
      if innermostPage() == nil { try disturb(record) }
      if record.wants(.shown) {
        if isUntouched { try makeObjects(record) }
        try callFunctions(record)
      }
      try callBackRest(record)
      try showDeclarations(program, record)
      try letGoOfClosures()
      try leaveAll(record)
    } catch {
      switch error {
      case .exception, .terminated: throw error
      case .failure, .budget:
        explain(error, program, stage: nil)
        log.soften(from: known)
        try simulator.divider("What follows could not be run")
        return false
      }
    }
    log.soften(from: known)
    return true
  }

  /// Whether the program's own statements have shown nothing, and not even launched it: then they set no scene
  /// that a tour would spoil.
  private var showsNothing: Bool {
    !simulator.trace.showsOwnCode(
      at: [.appearance, .containment, .console], countsLaunch: true)
  }

  /// The names that a program finds without having declared them own nothing from here on, as on a device
  /// there are none.
  private func letGoOfNames(besides own: Set<String>) throws(Halt) {
    for (name, variable) in zip(code.globals.names, code.globals.variables)
    where !own.contains(name) && !name.hasPrefix(Self.staticBeginning)
      && variable.value.object is UIViewController
    {
      try variable.assign(.nothing, simulator)
    }
  }

  // MARK: Pages

  /// Goes through what the pages that show can react to: first what leaves them where they are.
  func visit(_ record: TourRecord, depth: Int = 0) throws(Halt) {
    guard let page = innermostPage() else { return }
    try connectOutlets(of: page, record)
    try walk(page, leaving: false, record, depth)
    guard let page = try reopened(page, record, depth) else { return }
    try wait(record)
    try cover(record)
    try disturb(record)
    try walk(page, leaving: true, record, depth)
  }

  /// What the system does to a program.
  private func disturb(_ record: TourRecord) throws(Halt) {
    if record.wants(.rotated), reacts(to: .rotated, record) {
      try begin("Rotated", record)
      try act(.rotate, [], at: record.place)
      try simulator.settle()
    }
    if record.wants(.warned), reacts(to: .warned, record) {
      try begin("Memory warning", record)
      try act(.memoryWarning, [], at: record.place)
      try simulator.settle()
    }
    guard record.wants(.background), reacts(to: .background, record) else { return }
    try begin("In the background", record)
    try act(.goHome, [], at: record.place)
    try simulator.settle()
    try begin("Back on screen", record)
    try act(.returnToApp, [], at: record.place)
    try simulator.settle()
  }

  /// Lets repeating timers fire once.
  private func wait(_ record: TourRecord) throws(Halt) {
    let intervals = system.timers.unfired.compactMap { unfired -> Double? in
      guard !system.uiKit.actions(of: unfired.timer).isEmpty else { return nil }
      return unfired.timer.properties["timeInterval"]?.number
    }
    guard record.wants(.waited), let longest = intervals.filter({ $0 <= Self.longestWait }).max()
    else { return }
    try begin("After \(Instant(seconds: longest).secondsText) s", record)
    try simulator.wait(longest)
  }

  /// The longest interval of a timer that a tour waits for, in seconds.
  private static let longestWait = 60.0

  private func cover(_ record: TourRecord) throws(Halt) {
    guard record.wants(.covered), let front = frontmost(), reacts(to: .covered, record) else {
      return
    }
    try begin("Covered", record)
    let cover = try makePlain("cover")
    cover.modalPresentationStyle = .fullScreen
    try simulator.send(.present, .values([.object(cover), .bool(true), .nothing]), to: front)
    try simulator.settle()
    guard cover.presentingViewController != nil else { return }
    try begin("Uncovered", record)
    try simulator.send(.dismiss, .values([.bool(true), .nothing]), to: front)
    try simulator.settle()
  }

  /// Shows the program's controllers that nothing has made, each over what shows.
  private func showOthers(_ record: TourRecord) throws(Halt) {
    for info in leavesInOrder() where !simulator.hasMade(info.runtime) {
      guard !record.isFull else { return }
      simulator.origin = nil
      let before = frontmost()
      guard let page = try makeForTour(info, record) as? UIViewController else { continue }
      try begin("Shown: \(info.name)", record)
      try open(page)
      try visit(record, depth: 1)
      guard before != nil else { continue }
      try leave(page, record)
    }
  }

  /// The program's controllers, those first that no other makes or takes out of a storyboard: they show the others.
  private func leavesInOrder() -> [ClassInfo] {
    let leaves = leafControllers(bareOnly: false)
    var made: Set<String> = []
    for program in source.programs {
      made.formUnion(program.typesItMakes.union(CastTypes(program).names))
    }
    return leaves.filter { !made.contains($0.name) } + leaves.filter { made.contains($0.name) }
  }

  /// Shows the program's views where it has no controller that shows them.
  private func showViews(_ record: TourRecord) throws(Halt) {
    guard frontmost() == nil else { return }
    let made = simulator.madeClasses
    let views = types.declaredTypes.filter { info in
      info.kind == .class && info.isOfProgram
        && (info.runtime.kind == .view || info.runtime.kind == .control)
        && (!info.isKind(of: "UICollectionReusableView") || info.isKind(of: "UICollectionViewCell"))
        && !made.contains(ObjectIdentifier(info.runtime))
    }
    for info in views.prefix(2) {
      simulator.origin = nil
      guard let view = try makeView(info, record) else { continue }
      try begin("Shown: \(info.name)", record)
      let page = try makePlain("page")
      try showAlone(page)
      try simulator.send(.addSubview, .object(view), to: simulator.view(of: page))
      try simulator.settle()
      try walk(page, leaving: false, record, 1)
      try disturb(record)
      guard record.wants(.gone), reacts(to: .gone, record) else { continue }
      try leave(page, record)
    }
  }

  /// Makes the program's other objects where it shows nothing at all, and calls what nothing else can.
  private func makeObjects(_ record: TourRecord) throws(Halt) {
    guard record.wants(.called) else { return }
    record.asks = true
    try callOnDelegates(record)
    let made = simulator.madeClasses
    let others = types.ownNames.compactMap { types[$0] }.filter { info in
      info.kind == .class && info.isOfProgram
        && (info.runtime.kind == .object || info.runtime.kind == .percentDriven)
        && !made.contains(ObjectIdentifier(info.runtime)) && !info.methodsInOrder.isEmpty
    }
    if frontmost() == nil, !others.isEmpty {
      // What it pushes and presents is to be seen.
      let type = try classInfo(named: "UINavigationController")
      let stack: Object? = if let type { try allocate(type) } else { nil }
      if let stack = stack as? UINavigationController {
        name(.object(stack), "navigationController")
        try showAlone(stack)
        try simulator.settle()
      }
    }
    for info in others.prefix(3) {
      simulator.origin = nil
      guard let object = try makeForTour(info, record) else { continue }
      simulator.retain(object)
      name(.object(object), SelectorName.uncapitalized(info.name))
      try callMethods(of: object, record)
      simulator.autorelease(object)
    }
  }

  /// Calls what the application's own delegates have, and nothing else has called.
  private func callOnDelegates(_ record: TourRecord) throws(Halt) {
    let application = simulator.application
    for delegate in [application.delegate, application.sceneDelegate].compactMap({ $0 })
    where info(of: delegate).isOfProgram {
      try callMethods(of: delegate, record)
    }
  }

  /// Calls the methods of an object that nothing has called, a few of them.
  private func callMethods(of object: Object, _ record: TourRecord) throws(Halt) {
    for _ in 0..<8 {
      guard !record.isFull,
        let step = try methodStep(.called, of: object, leaving: false, record)
      else { return }
      record.insert(step, on: object.runtimeClass.name)
      try begin(step.heading, record)
      try step.action(self)
      try simulator.settle()
    }
  }

  /// A view by the initialiser that it has.
  private func makeView(_ info: ClassInfo, _ record: TourRecord) throws(Halt) -> Object? {
    let known = initializers(of: info)
    guard known.contains(where: { $0.selector.swift == "init(frame:)" }) else {
      return try makeForTour(info, record)
    }
    let frame = PassedArgument(
      label: "frame", value: Geometry.zero(of: "CGRect") ?? .nothing, isTrailing: false,
      span: record.place)
    return try instantiate(info.runtime, [frame], at: record.place).object
  }

  /// Brings a page on screen: in the navigation controller that shows, or over what shows.
  func open(_ page: UIViewController) throws(Halt) {
    try fillContainer(page)
    try fillUnset(of: page)
    guard let front = frontmost() else {
      try showAlone(page)
      return try simulator.settle()
    }
    if let stack = navigation(below: front), page.runtimeClass.kind == .viewController {
      try simulator.send(.pushViewController, .values([.object(page), .bool(true)]), to: stack)
    } else {
      try simulator.send(.present, .values([.object(page), .bool(true), .nothing]), to: front)
    }
    try simulator.settle()
  }

  // MARK: Going

  /// Lets the pages in front go, until nothing of the program's shows.
  private func leaveAll(_ record: TourRecord) throws(Halt) {
    for _ in 0..<3 {
      guard record.wants(.gone), let page = innermostPage(),
        mayBeHeld(page) || reacts(to: .gone, record)
      else { return }
      try leave(page, record)
      if isInFront(page) { return }
    }
  }

  /// Lets a page go: back, dismissed, or with the window's root.
  func leave(_ page: UIViewController, _ record: TourRecord) throws(Halt) {
    guard isInFront(page), let front = frontmost() else { return }
    try begin("Gone: \(page.label ?? info(of: page).name)", record)
    try leaveFront(front, page, record)
    try simulator.settle()
  }

  private func leaveFront(_ front: UIViewController, _ page: UIViewController, _ record: TourRecord)
    throws(Halt)
  {
    if let stack = navigation(below: front), stack.viewControllers.count > 1,
      stack.viewControllers.last.map({ isInside(page, $0) }) == true
    {
      try goBack(in: stack, record)
    } else if let presenter = front.presentingViewController {
      try dismiss(front, of: presenter, record)
    } else {
      let next = Payload.object(try makePlain("next"))
      try simulator.send(.setRootViewController, next, to: window(of: front))
    }
  }

  private func goBack(in stack: UINavigationController, _ record: TourRecord) throws(Halt) {
    let count = stack.viewControllers.count
    try act(.tapBack, [], at: record.place)
    try simulator.settle()
    guard stack.viewControllers.count == count else { return }
    try simulator.send(.popViewController, .bool(true), to: stack)
  }

  /// Drags a sheet away whose delegate has methods for that.
  private func dismiss(
    _ front: UIViewController, of presenter: UIViewController, _ record: TourRecord
  ) throws(Halt) {
    let messages = Message.allCases.filter { Tour.Part.isOfDismissal($0) }
    let isImplemented = types.declared.contains { name in
      guard let info = types[name] else { return false }
      return messages.contains { info.runtime.implements($0) }
    }
    if isImplemented {
      try act(.dragSheetDown, [], at: record.place)
      try simulator.settle()
      guard front.presentingViewController != nil else { return }
    }
    try simulator.send(.dismiss, .values([.bool(true), .nothing]), to: presenter)
  }

  private func window(of front: UIViewController) -> UIWindow {
    simulator.visibleWindows.last { $0.rootViewController === front } ?? simulator.window
  }

  func isInside(_ page: UIViewController, _ container: UIViewController) -> Bool {
    var current: UIViewController? = page
    while let found = current {
      if found === container { return true }
      current = found.parent
    }
    return false
  }

  /// The innermost navigation controller that shows.
  func navigation(below front: UIViewController) -> UINavigationController? {
    var found: UINavigationController?
    eachShown(from: front) { if let stack = $0 as? UINavigationController { found = stack } }
    return found
  }

  /// Sets the heading of what is tried next.
  func begin(_ heading: String, _ record: TourRecord) throws(Halt) {
    record.begin()
    simulator.origin = nil
    try simulator.divider(heading)
  }
}
