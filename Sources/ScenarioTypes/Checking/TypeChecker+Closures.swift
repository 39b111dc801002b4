import ScenarioSyntax

/// Closures: their parameters, and how they name `self`.
extension TypeChecker {
  /// What the first value of a variable without a written type is. A closure is kept there.
  mutating func inferFirstValue(_ value: Expression) -> Type {
    guard case .closure(let closure) = value.kind else { return infer(value) }
    visit(closure, as: .unknown, at: value.span, isKept: true)
    return .unknown
  }

  /// Looks at a closure; `isKept` says that it is surely kept for later.
  mutating func visit(
    _ closure: Closure, as expected: Type, at span: NodeSpan, isKept: Bool = false
  ) {
    scopes.open()
    let outer = (resultType, code)
    defer {
      (resultType, code) = outer
      scopes.close()
    }
    checkOnce(closure.parameters)
    for capture in closure.captures { declare(capture) }
    code.selfUse = selfUse(in: closure, isKept)
    var wanted: [Type] = []
    if case .function(let parameters, _) = expected.unwrapped {
      wanted = parameters
      checkCount(of: closure, parameters, expected.unwrapped, at: span)
    }
    for (place, parameter) in closure.parameters.enumerated() {
      let known =
        wanted.count == closure.parameters.count ? wanted[place] : .unknown
      // One without a written type may be one that the closure changes for its caller.
      scopes.declare(
        parameter.name, parameter.type.map { types.type($0) } ?? known,
        parameter.type == nil || parameter.isInout ? .variable : .parameter)
    }
    for place in 0..<min(closure.anonymousParameterCount, 16) {
      let isKnown =
        wanted.count >= closure.anonymousParameterCount && wanted.count > 1 || wanted.count == 1
      scopes.declare("$\(place)", isKnown && place < wanted.count ? wanted[place] : .unknown)
    }
    visitBody(closure.body, returning: types.type(closure.returnType), [:])
  }

  private mutating func declare(_ capture: Closure.Capture) {
    let type: Type
    if let value = capture.value {
      type = infer(value).ofVariable
    } else {
      type = capture.name == "self" ? ownType : self.type(ofName: capture.name)
    }
    let isWeak = capture.ownership == .weak
    scopes.declare(
      capture.name, isWeak ? type.asOptional : type, isWeak ? .variable : .capture)
  }

  // MARK: The number of parameters

  /// A closure that takes other than is given to it.
  private mutating func checkCount(
    of closure: Closure, _ wanted: [Type], _ expected: Type, at span: NodeSpan
  ) {
    let isNamed = !closure.parameters.isEmpty
    if isNamed, closure.anonymousParameterCount > 0 {
      return report(
        TypeFault(
          "scenario.closure-parameters",
          "anonymous closure arguments cannot be used inside a closure that has explicit arguments",
          at: span))
    }
    let found = isNamed ? closure.parameters.count : closure.anonymousParameterCount
    // Several are taken from one that is a pair, and what is not known may be one.
    if wanted.count == 1, found != 1 {
      switch wanted[0] {
      case .tuple, .unknown, .opaque: return
      default: break
      }
    }
    guard found != wanted.count else { return }
    let words = wanted.count == 1 ? "1 argument" : "\(wanted.count) arguments"
    if found == 0 {
      guard !wanted.isEmpty else { return }
      let names = wanted.map { _ in "_" }.joined(separator: ", ")
      let start = NodeSpan(
        source: span.source, lower: span.lower + 1, upper: span.lower + 1)
      let hasSignature = !closure.captures.isEmpty || closure.returnType != nil
      return report(
        TypeFault(
          "scenario.closure-parameters",
          "contextual type for closure argument list expects \(words), which cannot be implicitly"
            + " ignored", at: span,
          fixes: hasSignature
            ? []
            : [
              TypeFault.Fix(
                message: "write '\(names) in' behind the '{' to leave them aside", span: start,
                text: " \(names) in")
            ]))
    }
    report(
      TypeFault(
        "scenario.closure-parameters",
        "contextual closure type '\(expected)' expects \(words), but \(found)"
          + (found == 1 ? " was" : " were") + " used in closure body", at: span,
        notes: wanted.isEmpty
          ? [TypeFault.Note("nothing is given to it: what it takes can be left out")] : []))
  }

  // MARK: self

  /// How a closure has to name `self`.
  private func selfUse(in closure: Closure, _ isKept: Bool) -> CodeContext.SelfUse {
    if let capture = closure.captures.first(where: { $0.name == "self" }) {
      return capture.ownership == .weak && isKept ? .weak : .decided
    }
    switch code.selfUse {
    case .decided, .weak: return .decided
    case .explicit: return .explicit
    case .free: return isKept ? .explicit : .free
    }
  }

  /// Reports a member of `self` that is named alone in a closure which is kept.
  mutating func checkSelf(before name: String, isCalled: Bool, at span: NodeSpan?) {
    guard let span, !isInTypeMember, case .nominal(let owner, _) = selfType,
      types.kind(of: owner) == .class
    else { return }
    switch code.selfUse {
    case .free, .decided: return
    case .explicit: if scopes.meaning(of: "self") != nil { return }
    case .weak:
      // Once it is unwrapped it need not be named.
      guard case .value(.optional)? = scopes.meaning(of: "self") else { return }
    }
    let isWeak = code.selfUse == .weak
    let start = NodeSpan(source: span.source, lower: span.lower, upper: span.lower)
    report(
      TypeFault(
        "scenario.implicit-self",
        (isCalled ? "call to method" : "reference to property")
          + " '\(name)' in closure requires explicit use of 'self' to make capture semantics explicit",
        at: span,
        fixes: [
          TypeFault.Fix(
            message: isWeak
              ? "reference 'self?.' explicitly" : "reference 'self.' explicitly", span: start,
            text: isWeak ? "self?." : "self.")
        ]))
  }

  /// What a method of the system's of which no more is known takes as a closure, which it keeps; nil of others.
  func typeOfKeptClosure(_ name: String, of base: Expression) -> Type? {
    switch (rootType(of: base), name) {
    case ("DispatchQueue", "async"), ("DispatchQueue", "asyncAfter"),
      ("OperationQueue", "addOperation"), ("OperationQueue", "addBarrierBlock"):
      .function([], .void)
    case ("NotificationCenter", "addObserver"), ("URLSession", "dataTask"),
      ("URLSession", "downloadTask"), ("URLSession", "uploadTask"):
      .unknown
    default: nil
    }
  }

  /// The type that a chain of members and calls begins with, itself or as that of a property: `DispatchQueue` of
  /// `DispatchQueue.main` and of `queue`, which holds `DispatchQueue(label: "")`.
  private func rootType(of base: Expression) -> String? {
    guard let root = Self.root(of: base), scopes.meaning(of: root) == nil else { return nil }
    if case .nominal(let owner, _) = selfType,
      case .ofProgram(let variable, _)? = types.property(root, of: owner, isStatic: isInTypeMember)
    {
      guard variable.wrapper == nil else { return nil }
      let made = variable.initialValue.flatMap { Self.root(of: $0) }
      guard let name = variable.type?.name ?? made else { return nil }
      return types.programTypes[name] == nil ? name : nil
    }
    return types.programTypes[root] == nil ? root : nil
  }

  /// The name that a chain of members and calls begins with; the first member of `self`.
  private static func root(of base: Expression) -> String? {
    switch base.kind {
    case .name(let name): return name
    case .member(let inner, let name):
      if case .`self` = inner.kind { return name }
      return root(of: inner)
    case .optional(let inner), .optionalChain(let inner), .forceUnwrap(let inner):
      return root(of: inner)
    case .call(let call): return root(of: call.callee)
    default: return nil
    }
  }
}
