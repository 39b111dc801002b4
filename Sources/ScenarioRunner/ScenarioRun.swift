import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// One run of a scenario, from its texts to its result.
struct ScenarioRun {
  private let scenario: Scenario
  private let budget: Budget

  init(_ scenario: Scenario, budget: Budget) {
    self.scenario = scenario
    self.budget = budget
  }

  func run() -> ScenarioResult {
    var sources = [scenario.program]
    if let stage = scenario.stage { sources.append(stage.program) }
    let lexed = LexedSnippet(scenario.program, dialect: scenario.dialect)
    let program = Program.parse(lexed)
    let stage = scenario.stage.map { Program.parse($0.program, dialect: $0.dialect, source: 1) }
    let simulator = Simulator(
      profile: Profile(iOSVersion: scenario.iOSVersion, isPad: scenario.isPad), budget: budget,
      isLandscape: scenario.isLandscape)
    let interpreter = Interpreter(
      simulator: simulator, sources: sources,
      source: ProgramSource(
        stageDialect: scenario.stage?.dialect ?? scenario.dialect,
        namesSelf: scenario.dialect != .swift || lexed.hasFreeWord(where: WordsOfSelf.contains)),
      dialect: scenario.dialect)
    if simulator.hasScenes {
      simulator.application.scene = .aggregate(Opaque.value("UIWindowScene"))
    }
    interpreter.installDecoder()
    interpreter.installNotificationCenter()
    interpreter.log.add((stage?.diagnostics ?? []) + program.diagnostics)
    interpreter.answer(scenario.questions)
    // What could not be read is not run: half a program would give half a truth.
    if !program.hasErrors, stage?.hasErrors != true {
      do throws(Halt) {
        try interpreter.run(program.value, stage: stage?.value, scenario)
      } catch {
        interpreter.explain(error, program.value, stage: stage?.value)
      }
    }
    interpreter.answerAtEnd(scenario.questions)
    let trace = simulator.finish()
    interpreter.sever()
    return ScenarioResult(
      trace: trace, diagnostics: interpreter.log.diagnostics, sources: sources, program: lexed,
      use: interpreter.use, uncalled: interpreter.tour.uncalled)
  }
}

extension Interpreter {
  /// What the program has used so far. A text that is read costs a step for each few bytes.
  var use: Use {
    let read = log.sources.reduce(0) { $0 + $1.bytes.count } / 16
    return Use(
      steps: min(simulator.steps, simulator.budget.steps) + read,
      messages: simulator.eventCount, output: min(system.printed.bytes, simulator.budget.output))
  }

  /// Runs the stage, then the scenario, and then the run loop until it is idle.
  func run(_ program: Program, stage: Program?, _ scenario: Scenario) throws(Halt) {
    source.take(program, stage: stage)
    simulator.beginStack()
    source.fragment.isStageAdded = scenario.stage?.id == AddedLines.path
    tour.begin(isOn: scenario.tour != .none, onlyDeclares: program.isOnlyDefinitions)
    source.fragment.isPart =
      scenario.inClass != nil || scenario.selfName != nil || program.hasFragments || stage != nil
    try declarePrograms()
    try load(source.programs)
    let host = try fragmentHost(program, stage: stage, scenario)
    source.fragment.host = host
    if let host {
      source.fragment.isPart = true
      try load(program, in: host)
    }
    if let stage {
      try setScene(
        stage, isShown: program.isOnlyDeclarations || host != nil && program.isOnlyMembers,
        launching: delegates(of: stage, besides: program, host))
    }
    frame = try topLevelFrame(program, stage: stage, scenario, host)
    let check = NameCheck(program, stage, self)
    let (violations, isDone) = check.violations(in: program, host: host)
    let types = typeFaults(in: program, stage: stage, host: host)
    source.fragment.warnsOfMembers = scenario.warnsOfMembers
    let faults =
      violations
      + types.sure.filter { fault in
        !violations.contains {
          $0.span.range == fault.span.range
            || $0.message == fault.message && $0.span.range.overlaps(fault.span.range)
        }
      }
    log.add(faults.sorted { $0.span.range.lowerBound < $1.span.range.lowerBound })
    if faults.contains(where: { $0.severity == .error }) {
      addNameFaults(check, types.late, program, host)
      throw .failure
    }
    if stage.map({ $0.isOnlyDefinitions }) ?? true, host == nil, program.isOnlyDefinitions {
      try runTopLevel(program.statements[...])
      try start(program)
    } else {
      let delegates = delegates(of: program, besides: stage, host)
      let start = delegates.isEmpty ? 0 : program.firstDoing
      if !delegates.isEmpty {
        try runTopLevel(program.statements[..<start])
        try launch(delegates)
        try simulator.settle()
      }
      try runTopLevel(program.statements[start...], of: host == nil ? nil : program)
    }
    simulator.origin = nil
    try simulator.settle()
    guard try take(scenario.tour, of: program) else {
      if !isDone || !types.late.isEmpty { addNameFaults(check, types.late, program, host) }
      return
    }
    try writeUnfinishedLine()
    warnOfUnsentTabMethods()
    warnOfKeyboards()
    warnOfBlockedThreads()
    warnOfUnfiredTimers()
    warnOfEndlessWork(program)
    warnOfThreadTimers()
    try simulator.reportLeaks(
      heldBy: system.notifications.all.compactMap { observer in
        observer.block.map { (name: "NotificationCenter", object: $0) }
      } + tasks.all.map { (name: "Task", object: $0) })
    tour.uncalled = uncalledMethods(of: program, after: scenario.tour)
    if !isDone || !types.late.isEmpty, !log.hasErrors {
      addNameFaults(check, types.late, program, host)
    }
  }

  /// Adds the names and members that nothing declares, now that the program has run.
  private func addNameFaults(
    _ check: NameCheck, _ late: [TypeFault], _ program: Program, _ host: ClassInfo?
  ) {
    let found = check.faults(in: program, host: host)
    let faults = found + lateFaults(late, beside: found + log.diagnostics)
    log.replace(with: faults.sorted { $0.span.range.lowerBound < $1.span.range.lowerBound })
    if log.hasErrors { log.sortErrors() }
  }

  /// Runs the stage, whose events are not in the trace.
  ///
  /// A fragment that only declares, such as an overridden `viewDidLoad`, does nothing of its own: it
  /// is the stage that brings it to be called. Then the trace has what the stage does after its last
  /// `settle()`.
  private func setScene(_ stage: Program, isShown: Bool, launching delegates: [ClassInfo])
    throws(Halt)
  {
    frame = Frame(selfValue: .nothing, type: nil, dialect: stage.dialect)
    let start = delegates.isEmpty ? 0 : stage.firstDoing
    if !delegates.isEmpty {
      try runTopLevel(stage.statements[..<start])
      try launch(delegates)
      if start < stage.statements.count { try simulator.settle() }
    }
    guard isShown else {
      try runTopLevel(stage.statements[start...])
      try simulator.settle()
      return simulator.restartTrace()
    }
    let split = stage.statements.lastIndex { $0.isSettling }.map { $0 + 1 } ?? start
    guard split < stage.statements.count else { return try runTopLevel(stage.statements[start...]) }
    try runTopLevel(stage.statements[start..<split])
    if split > start { simulator.restartTrace() }
    try runTopLevel(stage.statements[split...])
  }

  /// Runs statements, those of a fragment without the properties that its class has been given.
  private func runTopLevel(_ statements: ArraySlice<Statement>, of program: Program? = nil)
    throws(Halt)
  {
    scope = code.globals
    for statement in statements {
      switch statement.kind {
      case .variable(let variable)
      where program?.isProperty(variable) ?? variable.isPropertyFragment:
        continue
      // The headings of a text that only declares stand over nothing that happens.
      case .divider where tour.isOfClasses: continue
      default: break
      }
      if source.mayWait, statement.waits {
        switch try runWaiting(statement) {
        case .return: return try runDeferred()
        case .error(let error):
          calls.thrown = error
          throw .failure
        case .exception(let exception): throw .exception(exception)
        default: continue
        }
      }
      if case .return = try run([statement]) { break }
    }
    try runDeferred()
  }

  // MARK: Fragments

  private static let launchSelector = "application:didFinishLaunchingWithOptions:"

  /// The class whose body a fragment's methods and properties are; nil for a whole program.
  private func fragmentHost(_ program: Program, stage: Program?, _ scenario: Scenario) throws(Halt)
    -> ClassInfo?
  {
    if !program.hasFragments, scenario.inClass == nil {
      guard try isLooseMethod(program, stage: stage) else { return nil }
    }
    let info: ClassInfo
    let isDelegate = scenario.inClass == nil && program.hasLaunch
    if isDelegate {
      info = try plainHost(
        named: program.isOfScene ? "SceneDelegate" : "AppDelegate",
        above: UIKitClasses.applicationDelegate)
    } else if let name = scenario.inClass {
      if let found = try classInfo(named: name) {
        info = found
      } else if usesType(name, stage) {
        info = try plainController(named: name, at: NodeSpan(source: 1, lower: 0, upper: 0))
      } else {
        throw unknownHost(name, program)
      }
    } else if scenario.selfName == nil, let stage, let found = try guessHost(program, stage: stage)
    {
      info = found
    } else {
      let names = FreeNames(bodiesOf: program.statements)
      if let view = LikelyViewClass(program, names).name {
        info = try plainHost(named: "CustomView", above: view)
      } else {
        info = try plainHost(
          named: "ViewController", above: Surroundings.superclass(for: names, program.methodNames))
      }
    }
    for statement in program.statements {
      switch statement.kind {
      case .function(let function)
      where (function.body != nil || program.onlyNames(function)) && isMethod(function, scenario):
        try addMethod(function, to: info, program.dialect)
      case .variable(let variable) where program.isProperty(variable):
        addProperty(variable, to: info, program.dialect)
      default: break
      }
    }
    return info
  }

  /// Whether functions outside every class are written as a controller's methods are.
  private func isLooseMethod(_ program: Program, stage: Program?) throws(Halt) -> Bool {
    guard program.dialect == .swift, program.statements.contains(where: { $0.isFunction }) else {
      return false
    }
    // UIKit calls those of a delegate or of a controller, and nobody else does.
    if program.hasLaunch || program.declaresAppearance { return true }
    if program.isOnlyMembers, program.statements.contains(where: { $0.isDelegateMethod }) {
      return true
    }
    let names = FreeNames(bodiesOf: program.statements.filter { $0.isFunction })
    if names.usesSelf { return true }
    let own = program.topLevelDeclarations.union(stage?.topLevelDeclarations ?? [])
    guard let info = try classInfo(named: "UIViewController") else { return false }
    return names.names.contains { name in
      code.functions[name] == nil && !own.contains(name) && !names.declared.contains(name)
        && Self.isTypical(name, of: info)
    }
  }

  /// Whether a stage makes an object of a class that nothing declares.
  private func usesType(_ name: String, _ stage: Program?) -> Bool {
    guard let stage else { return false }
    return FreeNames(stage.statements).uses(name)
  }

  /// Whether a function outside every type is a method: with `in=` all are.
  private func isMethod(_ function: FunctionDeclaration, _ scenario: Scenario) -> Bool {
    function.isMethodFragment || scenario.inClass != nil || scenario.selfName == nil
  }

  private func unknownHost(_ name: String, _ program: Program) -> Halt {
    let place = program.statements.first?.span ?? NodeSpan(source: 0, lower: 0, upper: 0)
    return fail(
      "scenario.unknown-class", "the stage declares no class '\(name)', which the fragment is in",
      at: place,
      notes: [
        Diagnostic.Note(declaring: stageLine(type: name))
      ])
  }

  /// The context of the scenario's statements.
  private func topLevelFrame(
    _ program: Program, stage: Program?, _ scenario: Scenario, _ host: ClassInfo?
  ) throws(Halt) -> Frame {
    var owner: Object?
    if let name = scenario.selfName {
      guard let object = code.globals.lookup(name)?.value.object else {
        let place = program.statements.first?.span ?? NodeSpan(source: 0, lower: 0, upper: 0)
        throw fail(
          "scenario.unknown-self", "the stage has no object named '\(name)' to be 'self'",
          at: place,
          notes: [Diagnostic.Note(declaring: stageLine(making: name))])
      }
      owner = object
    } else if let host, scenario.inClass != nil || isOnStage(host, scenario) {
      owner = simulator.firstObject { self.info(of: $0).isKind(of: host.name) }
    } else if let host, host.method(selector: Self.launchSelector, isStatic: false) != nil {
      owner = try allocate(host)
      if let owner { try launch(owner) }
    } else if let host, host.methods(named: "scene").contains(where: { $0.connectsScene }) {
      owner = try allocate(host)
      if let owner { try connectScene(to: owner) }
    } else if scenario.stage == nil || source.fragment.isStageAdded, try needsSelf(program) {
      owner = try makeDefaultSelf(program, host)
    } else if let host {
      owner = try showHost(host, program)
    } else if let stage {
      owner = try guessOwner(program)
      if owner == nil, source.fragment.ambiguousOwner == nil, try needsSelf(program), isEmptyStage {
        owner = try makeDefaultSelf(program, try guessHost(program, stage: stage))
      }
    }
    let type = owner.map { info(of: $0) } ?? host
    return Frame(selfValue: .optional(owner), type: type, dialect: program.dialect)
  }

  /// Whether the class that methods were given to is one of the stage's.
  private func isOnStage(_ host: ClassInfo, _ scenario: Scenario) -> Bool {
    scenario.stage != nil && simulator.firstObject { info(of: $0).isKind(of: host.name) } != nil
  }

  /// Whether the stage has made no controller: it only declares what the fragment is to use.
  private var isEmptyStage: Bool { simulator.firstObject { $0 is UIViewController } == nil }

  /// Bare methods without a stage belong to a plain controller that is the window's root.
  private func showHost(_ host: ClassInfo, _ program: Program) throws(Halt) -> Object {
    let object = try makeStarted(host)
    declare(shown: object)
    if simulator.window.rootViewController == nil {
      let names = FreeNames(bodiesOf: program.statements)
      try show(object, in: Surroundings(names, program.typesItMakes))
    }
    return object
  }

  // MARK: Ends

  /// Says why a program stopped, where the trace does not; of names that nobody declares it says all.
  func explain(_ halt: Halt, _ program: Program, stage: Program?) {
    switch halt {
    case .terminated: break
    case .exception(let exception):
      // Who pastes classes alone does not mean to show how they crash.
      guard tour.isOfClasses, let place = position.statement ?? lastPlace else { return }
      warn("scenario.crash", "the program crashes here: \(exception.reason)", at: place)
    case .failure:
      let ids = ["scenario.unknown-name", "scenario.unknown-member", "scenario.unknown-message"]
      if log.diagnostics.contains(where: { ids.contains($0.id) }) {
        let known = log.diagnostics
        let host = source.fragment.host ?? frame.type
        let faults = NameCheck(program, stage, self).faults(in: program, host: host)
        log.add(
          faults.filter { fault in
            !known.contains { $0.message == fault.message || $0.span == fault.span }
          })
        log.sortErrors()
      }
      guard let value = calls.thrown, log.diagnostics.isEmpty else { return }
      let place = position.place
      log.add(
        Diagnostic(
          .error, id: "scenario.uncaught-error",
          "nothing catches the error \(describe(value))", at: span(place)))
    case .budget(let kind): log.add(used(up: kind))
    }
  }

  /// The statement that the program last sent a message from: between turns of the run loop none is running.
  private var lastPlace: NodeSpan? {
    let origin = simulator.trace.events.last { $0.origin != nil }?.origin
    return origin.map { NodeSpan(source: $0.source, lower: $0.lower, upper: $0.upper) }
  }

  private func used(up kind: Budget.Kind) -> Diagnostic {
    let place =
      (kind == .steps ? position.loop : nil) ?? position.statement ?? position.loop ?? lastPlace
    let span = place.map { self.span($0) } ?? log.sources[0].span(0..<0)
    let limit = simulator.budget.limit(kind)
    let message =
      switch kind {
      case .messages: "the scenario sends more than \(limit) messages"
      case .depth: "the scenario's calls nest deeper than \(limit)"
      case .time: "the scenario runs longer than \(limit) seconds of virtual time"
      case .objects: "the scenario makes more than \(limit) objects"
      case .steps:
        place == nil || position.loop == nil
          ? "the scenario takes more than \(limit) steps"
          : "this loop does not end within the scenario's budget of \(limit) steps"
      case .output: "the scenario writes more than \(limit) bytes of text"
      }
    return Diagnostic(.error, id: "scenario.budget-\(kind.rawValue)", message, at: span)
  }
}

extension Program {
  /// Whether a variable outside every type is a property: it can be nothing else, or stands among
  /// methods alone and begins with nothing of theirs.
  fileprivate func isProperty(_ variable: VariableDeclaration) -> Bool {
    if variable.isPropertyFragment { return true }
    guard dialect == .swift, isOnlyDefinitions, statements.contains(where: { $0.isFunction }) else {
      return false
    }
    guard let value = variable.initialValue, !variable.modifiers.contains(.lazy) else {
      return true
    }
    // The first value of a property cannot speak of its object.
    let names = FreeNames(value)
    return !names.usesSelf && topLevelDeclarations.isDisjoint(with: names.names)
  }

  /// Whether all it declares are members of a class that it does not show.
  fileprivate var isOnlyMembers: Bool {
    isOnlyDefinitions
      && statements.allSatisfy { statement in
        if case .variable(let variable) = statement.kind { isProperty(variable) } else { true }
      }
  }

  /// Whether a method of UIKit's stands outside every class without a body, as in a list of what is called: it
  /// is overridden, and does nothing but call the class above.
  fileprivate func onlyNames(_ function: FunctionDeclaration) -> Bool {
    guard function.body == nil, !function.isTypeMember, function.kind != .initializer,
      SelectorName.selector(of: function).1 != nil
    else { return false }
    return !statements.contains { statement in
      guard case .function(let other) = statement.kind else { return false }
      return other.body != nil && other.fullName == function.fullName
    }
  }

  /// Whether it has a method outside every class by which a controller is told that it loads or shows.
  fileprivate var declaresAppearance: Bool {
    statements.contains { statement in
      guard case .function(let function) = statement.kind, function.body != nil else {
        return false
      }
      return [
        "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
        "viewDidDisappear(_:)", "loadView()",
      ].contains(function.fullName)
    }
  }

  /// The names of the methods outside every class.
  fileprivate var methodNames: Set<String> {
    var names: Set<String> = []
    for statement in statements {
      if case .function(let function) = statement.kind {
        names.insert(function.selector ?? function.fullName)
      }
    }
    return names
  }
}

extension Statement {
  /// Whether it declares a function.
  fileprivate var isFunction: Bool {
    if case .function = kind { return true }
    return false
  }

  /// Whether it is a method that one of UIKit's objects calls on its delegate: `tableView(_ tableView: UITableView, …)`,
  /// `scrollViewDidScroll(_ scrollView: UIScrollView)`.
  fileprivate var isDelegateMethod: Bool {
    guard case .function(let function) = kind, function.body != nil,
      let sender = function.parameters.first, let type = sender.type,
      type.name.hasPrefix("UI"), UIKitClasses.entry(type.name) != nil
    else { return false }
    return function.name.hasPrefix(
      SelectorName.uncapitalized(String(type.name.dropFirst("UI".utf8.count))))
  }

  /// Whether it is `settle()`.
  fileprivate var isSettling: Bool {
    guard case .expression(let expression) = kind, case .call(let call) = expression.kind,
      case .name(let name) = call.callee.kind
    else { return false }
    return name == "settle"
  }
}
