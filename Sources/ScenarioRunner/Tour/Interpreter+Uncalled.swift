import CallTrace
import Lifecycle
import ScenarioSyntax
import SourceText

/// What of a program has never run.
extension Interpreter {
  /// How many methods are named.
  private static let mostNamed = 3

  /// The methods that nothing has called; nil where there are none.
  func uncalledMethods(of program: Program, after tour: Tour) -> UncalledMethods? {
    let unknown = undeclaredSuperclasses() + self.tour.closures.notCalled
    let uncalled = types.declared.flatMap { name -> [MethodInfo] in
      guard let info = types[name], info.kind == .class, info.isOfProgram else { return [] }
      return info.methodsInOrder.filter { $0.owner === info && self.mightRun($0, program) }
    }
    guard !uncalled.isEmpty || !unknown.isEmpty, simulator.spend(uncalled.count) else {
      return nil
    }
    let bodies = uncalled.map { names(in: $0) }
    var counts: [String: Int] = [:]
    for names in bodies { for name in names { counts[name, default: 0] += 1 } }
    var roots: [MethodInfo] = []
    for (method, names) in zip(uncalled, bodies) {
      let name = method.declaration.name
      // What a method says of itself does not count.
      if counts[name, default: 0] == (names.contains(name) ? 1 : 0) { roots.append(method) }
    }
    let named = roots.isEmpty ? uncalled : roots
    let onlyDeclares = program.isOnlyDefinitions
    return UncalledMethods(
      methods: named.prefix(Self.mostNamed).map { method in
        UncalledMethods.Method(
          name: "\(method.owner.name).\(method.selector.swift)",
          statement: onlyDeclares ? nil : statement(calling: method))
      },
      rest: max(0, named.count - Self.mostNamed),
      isForTour: onlyDeclares && tour == .none && named.contains { isInTour($0) },
      unknown: unknown)
  }

  /// The superclasses that nothing declares, of the first classes that have one.
  private func undeclaredSuperclasses() -> [UncalledMethods.Unknown] {
    var found: [UncalledMethods.Unknown] = []
    for name in types.declared where found.count < Self.mostNamed {
      guard let info = types[name], info.isOfProgram, info.kind == .class,
        let above = info.superclass, isUndeclared(above)
      else { continue }
      found.append(.superclass(above.name, of: name))
    }
    return found
  }

  /// Takes note of the closures that are handed to what nothing declares: to a member of a type, or to a
  /// function or method that was added.
  func noteClosures(in values: [Value], to member: String, of type: ClassInfo?) {
    for value in values {
      guard let block = value.object as? RuntimeBlock else { continue }
      let taker = UncalledMethods.Unknown.closure(to: member, of: type?.name)
      keep(block, givenTo: taker, named: member)
      tour.closures.note(taker, most: Self.mostNamed)
    }
  }

  /// Whether a method is the program's own, has not run, and would do something if it did.
  private func mightRun(_ method: MethodInfo, _ program: Program) -> Bool {
    let declaration = method.declaration
    guard !method.isCalled, !method.isStatic, declaration.kind == .function,
      declaration.nameSpan.source == program.source, let body = declaration.body,
      let first = body.statements.first
    else { return false }
    // What hands on to the class above, and does nothing else, is what Xcode writes.
    guard body.statements.count == 1, case .expression(let expression) = first.kind,
      case .call(let call) = expression.kind, case .member(let base, _) = call.callee.kind,
      case .super = base.kind
    else { return Message(method.id) != .deinit }
    return false
  }

  private func names(in method: MethodInfo) -> Set<String> {
    method.declaration.body.map { NamedMethods($0).names } ?? []
  }

  /// Whether some part of a tour would call a method.
  private func isInTour(_ method: MethodInfo) -> Bool {
    if method.declaration.attributes.contains("IBAction") || isRoot(method) { return true }
    if source.namesInUse.contains(method.declaration.name), method.declaration.parameters.count < 2
    {
      return true
    }
    guard let message = Message(method.id) else { return method.isDelegates }
    return Tour.Part.allCases.contains { $0.brings(message) }
  }

  /// What the person can do for a method to be called, as things are at the program's end.
  private func statement(calling method: MethodInfo) -> String? {
    guard frontmost() != nil else { return nil }
    if let words = wordsToTap(calling: method) {
      return method.dialect == .swift ? "user.tap(\"\(words)\")" : "[user tap:@\"\(words)\"]"
    }
    guard let message = Message(method.id) else { return nil }
    let act: String? =
      if Self.changesOfSize.contains(message) {
        "rotate"
      } else if Tour.Part.warned.brings(message) {
        "receiveMemoryWarning"
      } else if Tour.Part.background.brings(message) {
        Self.returns.contains(message) ? nil : "goHome"
      } else {
        nil
      }
    return act.map { method.dialect == .swift ? "user.\($0)()" : "[user \($0)]" }
  }

  /// What turning the device always sends.
  private static let changesOfSize: [Message] = [
    .viewWillTransition, .willTransitionToTraits, .traitCollectionDidChange,
  ]

  /// What is called when the application comes back, which takes two acts.
  private static let returns: [Message] = [
    .willEnterForeground, .didBecomeActive, .sceneWillEnterForeground, .sceneDidBecomeActive,
  ]
}
