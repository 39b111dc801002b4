import CallTrace
import Lifecycle
import ScenarioSyntax
import SourceText

/// The program's types and functions, known before its first statement runs.
extension Interpreter {
  /// Takes in the declarations of what runs, the stage's before the scenario's.
  func declarePrograms() throws(Halt) {
    let programs = source.programs
    var pending: [(TypeDeclaration, Dialect)] = []
    for (place, program) in programs.enumerated() {
      // Lines that are added to a stage may each say the same class.
      let isOwn = place == programs.count - 1
      var known: [String: TypeDeclaration] = [:]
      for statement in program.statements {
        switch statement.kind {
        case .type(let type):
          if isOwn { try checkOnce(type, &known) }
          collect(type, program.dialect, into: &pending)
        case .typeAlias(let alias): types.add(alias)
        default: break
        }
      }
    }
    try declare(pending)
    for program in programs {
      for statement in program.statements {
        if case .function(let function) = statement.kind, function.body != nil,
          !function.isMethodFragment || !source.fragment.isPart
        {
          var function = function
          function.body = try function.body.map { body throws(Halt) in
            try built(body, function.attributes)
          }
          addFunction(function, program.dialect)
        }
      }
    }
  }

  /// Refuses a type that a program declares a second time.
  private func checkOnce(_ type: TypeDeclaration, _ known: inout [String: TypeDeclaration])
    throws(Halt)
  {
    if type.kind == .extension { return }
    if case .addition = type.part { return }
    let key = "\(type.part == .implementation) \(type.name)"
    guard let first = known.updateValue(type, forKey: key) else { return }
    throw fail(
      "scenario.redeclared-type", "invalid redeclaration of '\(type.name)'", at: type.nameSpan,
      notes: [Diagnostic.Note("it is declared here already", at: span(first.nameSpan))],
      // A page shows how not to do it first.
      fixIts: type.nameSpan.source == first.nameSpan.source
        ? [
          Diagnostic.FixIt(
            "leave out one of the two", replace: span(first.span), with: "")
        ] : [])
  }

  /// Takes in a type that is declared among the statements of a function or a closure, when those run
  /// for the first time.
  func declareLocal(_ type: TypeDeclaration) throws(Halt) {
    guard isDeclaring(type), types.declarations[type.name] == nil else { return }
    var pending: [(TypeDeclaration, Dialect)] = []
    collect(type, frame.dialect, into: &pending)
    try declare(pending)
  }

  private func declare(_ pending: [(TypeDeclaration, Dialect)]) throws(Halt) {
    var names: [String] = []
    for (type, _) in pending where isDeclaring(type) {
      if types.keep(type) { names.append(type.name) }
    }
    for name in names {
      if let type = types.declarations[name] { _ = try declare(type, depth: 0) }
    }
    for (type, dialect) in pending { try addMembers(of: type, dialect) }
    // A type may conform in an extension that comes after the protocol's own.
    for (type, _) in pending {
      if let info = types[type.name], info.kind == .protocol { spread(info) }
    }
  }

  /// A type, and the types inside it, which can be named without it.
  private func collect(
    _ type: TypeDeclaration, _ dialect: Dialect, into pending: inout [(TypeDeclaration, Dialect)]
  ) {
    pending.append((type, dialect))
    for member in type.members {
      switch member {
      case .type(let inner): collect(inner, dialect, into: &pending)
      case .typeAlias(let alias): types.add(alias)
      default: break
      }
    }
  }

  private func isDeclaring(_ type: TypeDeclaration) -> Bool {
    switch type.part {
    case .whole, .interface: type.kind != .extension
    case .implementation: types.declarations[type.name] == nil
    case .addition: false
    }
  }

  /// The type of a declaration, after those it inherits from.
  private func declare(_ type: TypeDeclaration, depth: Int) throws(Halt) -> ClassInfo {
    if let known = types[type.name], known.isOfProgram { return known }
    guard depth < 64 else {
      throw fail(
        "scenario.inheritance-cycle", "'\(type.name)' inherits from itself", at: type.nameSpan)
    }
    var superclass: ClassInfo?
    var superclassArguments: [String] = []
    var conformances: [String] = []
    let kind = kind(of: type)
    for (index, inherited) in type.inherited.enumerated() {
      if index == 0, kind == .class, let found = try superclassInfo(inherited, type, depth) {
        superclass = found
        superclassArguments = inherited.genericArguments
      } else {
        conformances.append(inherited.name)
      }
    }
    if superclass == nil, kind == .class, type.part == .implementation {
      superclass = try classInfo(named: likelySuperclass(of: type))
    }
    let rank = (superclass?.rank ?? 0) + 1
    guard rank <= Self.highestRank else {
      throw fail(
        "scenario.unsupported",
        "'\(type.name)' inherits from more than \(Self.highestRank) classes", at: type.nameSpan)
    }
    let runtime =
      superclass.map { RuntimeClass(name: type.name, superclass: $0.runtime) }
      ?? RuntimeClass(name: type.name, kind: .object)
    let info = ClassInfo(
      name: type.name, kind: kind, superclass: superclass, runtime: runtime, isOfProgram: true)
    info.rank = rank
    info.conform(to: conformances)
    info.genericParameters = type.genericParameters
    info.superclassArguments = superclassArguments
    if type.attributes.contains("Observable") {
      info.isObservable = true
      simulator.observeModels()
    }
    types.declare(info)
    return info
  }

  /// How many classes one may inherit from.
  private static let highestRank = 100

  private func kind(of type: TypeDeclaration) -> ClassInfo.Kind {
    switch type.kind {
    case .class, .extension: .class
    case .structure: .structure
    case .enumeration: .enumeration
    case .protocol: .protocol
    }
  }

  /// The class that the first name after the colon names; nil when it is a protocol.
  private func superclassInfo(_ name: TypeName, _ type: TypeDeclaration, _ depth: Int)
    throws(Halt) -> ClassInfo?
  {
    if let declaration = types.declarations[name.name] {
      if declaration.kind == .protocol { return nil }
      return try declare(declaration, depth: depth + 1)
    }
    if let known = try classInfo(named: name.name) { return known }
    if UIKitClasses.isProtocol(name.name) { return nil }
    if let known = try systemInfo(named: name.name) {
      // What is opaque may as well be a protocol.
      return types.isMadeOpaque(name.name) ? nil : known
    }
    if Self.hasKindInName(name.name) {
      return try plainController(named: name.name, at: name.span)
    }
    let fixIts = suggestion(
      for: name.name, among: types.declared + UIKitClasses.names, at: name.span)
    guard fixIts.isEmpty else {
      throw fail(
        "scenario.unknown-type", words(unknownType: name.name, superclassOf: type.name),
        at: name.span, fixIts: fixIts)
    }
    // What a class overrides or hands on, a class has; anything else may as well be a protocol.
    return type.isSurelySubclass ? try plainController(named: name.name, at: name.span) : nil
  }

  // MARK: Members

  private func addMembers(of type: TypeDeclaration, _ dialect: Dialect) throws(Halt) {
    let known = try classInfo(named: type.name)
    var found = if let known { known } else { try systemInfo(named: type.name) }
    if found == nil { found = try extended(type) }
    guard let info = found else {
      throw fail(
        "scenario.unknown-type", words(unknownType: type.name), at: type.nameSpan,
        fixIts: suggestion(
          for: type.name, among: types.declared + UIKitClasses.names, at: type.nameSpan))
    }
    if case .addition = type.part {
      info.conform(to: type.inherited.map { $0.name })
      let isSystems = !info.isOfProgram || Self.protocolsOfValues.contains(info.name)
      if isSystems { types.extend(info.name) }
    }
    if type.part == .implementation, info.conformances.isEmpty {
      info.conform(to: type.inherited.dropFirst().map { $0.name })
    }
    guard info.kind != .protocol || type.kind == .extension else { return }
    for member in type.members {
      switch member {
      case .property(var property) where !property.isRequirement:
        property.getter = try property.getter.map { getter throws(Halt) in
          try built(getter, property.attributes)
        }
        addProperty(property, to: info, dialect)
      case .function(var function) where function.body != nil:
        function.body = try function.body.map { body throws(Halt) in
          try built(body, function.attributes)
        }
        try addMethod(function, to: info, dialect)
      case .enumCase(let enumCase):
        types.add(enumCase, to: info)
      case .synthesize(let property, let variable):
        info.synthesized[variable] = property
        let isKnown =
          info.runtime.kind != .object && UIKitProperties.behaviour(of: property, in: info) != nil
        if info.property(property) == nil, !isKnown {
          addProperty(.synthesized(property, at: type.nameSpan), to: info, dialect)
        }
      default: break
      }
    }
    // A protocol's extension gives its methods to every type that conforms.
    if info.kind == .protocol { spread(info) }
  }

  /// What an extension or a category adds to that nothing declares: a protocol of the system's, or a
  /// class that stands in another file; nil where the name is misspelt.
  private func extended(_ type: TypeDeclaration) throws(Halt) -> ClassInfo? {
    let isAddition: Bool
    if case .addition = type.part {
      isAddition = true
    } else {
      isAddition = type.kind == .extension
    }
    guard isAddition, Self.mayNameClass(type.name) else { return nil }
    // Whose names end as the template's classes do and begin as no protocol of UIKit's is a class.
    let isDelegate =
      !SystemNames.has(type.name)
      && ["AppDelegate", "SceneDelegate"].contains { type.name.hasSuffix($0) }
    if UIKitClasses.isProtocol(type.name) && !isDelegate
      || Self.protocolsOfValues.contains(type.name)
    {
      let info = ClassInfo(
        name: type.name, kind: .protocol, superclass: nil,
        runtime: RuntimeClass(name: type.name, kind: .object), isOfProgram: true)
      types.add(info)
      return info
    }
    let fixIts = suggestion(
      for: type.name, among: types.declared + UIKitClasses.names, at: type.nameSpan)
    // `ViewController` is what most notes call their own.
    let isShort = fixIts.contains { $0.meant.hasSuffix(type.name) }
    guard isShort || !isMisspelling(type.name, fixIts) else { return nil }
    return try plainClass(named: type.name, at: type.nameSpan, above: likelySuperclass(of: type))
  }

  private func spread(_ protocolInfo: ClassInfo) {
    guard !protocolInfo.methodsInOrder.isEmpty || !protocolInfo.properties.isEmpty else { return }
    for names in [types.declared.names, types.extended] {
      for name in names {
        // Every type is asked whether it conforms; where nothing is left, the first step says so.
        guard simulator.spend(parts: 16) else { return }
        guard let info = types[name], info.kind != .protocol else { continue }
        if info.isKind(of: protocolInfo.name) { give(protocolInfo, to: info) }
      }
    }
  }

  /// Gives a type what the protocol's extension has and the type does not.
  func give(_ protocolInfo: ClassInfo, to info: ClassInfo) {
    for method in protocolInfo.methodsInOrder
    where !info.methods(named: method.declaration.name).contains(where: {
      $0.selector.swift == method.selector.swift && $0.isStatic == method.isStatic
    }) {
      info.add(method)
      implement(method, in: info)
    }
    for property in protocolInfo.properties
    where info.property(property.name, isStatic: property.isStatic) == nil {
      info.add(property)
    }
  }

  /// Adds a property to a type, and lets UIKit ask for it.
  func addProperty(_ property: VariableDeclaration, to info: ClassInfo, _ dialect: Dialect) {
    code.noteMember(property.name)
    if let parts = wrapped(property) {
      for part in parts { info.add(PropertyInfo(part, dialect: dialect, owner: info)) }
      return
    }
    info.add(PropertyInfo(property, dialect: dialect, owner: info))
    if property.getter != nil {
      warnOfUnsent(property, in: info)
      implementGetter(property, info, dialect)
    }
  }

  /// Adds a method to a type, and lets the engine call it.
  func addMethod(_ function: FunctionDeclaration, to info: ClassInfo, _ dialect: Dialect)
    throws(Halt)
  {
    code.note(function)
    let (selector, message) = SelectorName.selector(
      of: function, isNewer: info.runtime.kind == .object || !simulator.updatesProperties,
      isEarly: source.isEarlySwift, isLater: source.isLaterSwift)
    let isOwn = isOwn(message, of: info)
    let id = isOwn ? simulator.intern(selector) : message?.selectorID ?? simulator.intern(selector)
    let method = MethodInfo(
      function, dialect: dialect, owner: info, selector: selector, id: id)
    if function.modifiers.contains(.override) { try checkOverride(method, in: info) }
    info.add(method)
    guard !method.isStatic, function.kind != .initializer, info.kind == .class else { return }
    warnOfUnsent(method, in: info)
    implement(method, in: info)
    // UIKit itself adds and removes views by messages of their own.
    if message == .addSubview { implement(method, in: info, as: Message.showView.selectorID) }
    if message == .removeFromSuperview {
      implement(method, in: info, as: Message.hideView.selectorID)
    }
  }

  /// Whether a method that is called like a message of UIKit's is the program's own: a plain object is
  /// sent what concerns a delegate, and its own end; only a segue is performed.
  private func isOwn(_ message: Message?, of info: ClassInfo) -> Bool {
    if message == .performItself { return !info.isKind(of: "UIStoryboardSegue") }
    return info.runtime.kind == .object
      && message.map { $0 != .deinit && !$0.isForDelegates } ?? true
  }

  /// Says of a callback that is newer than the version of the run, unless it is declared to be.
  private func warnOfTooOld(_ method: MethodInfo) {
    guard !simulator.updatesProperties, !method.declaration.attributes.contains("available") else {
      return
    }
    warn(
      "scenario.unsent-callback",
      "nothing here calls '\(method.selector.swift)': UIKit sends it since iOS 26",
      at: method.declaration.nameSpan,
      notes: [Diagnostic.Note("'ios=26' behind the scenario's id runs it on that version")])
  }

  private func implement(_ method: MethodInfo, in info: ClassInfo, as id: SelectorID? = nil) {
    let place = code.add(method: method)
    info.runtime.implement(id ?? method.id) {
      [interpreter = Unowned(self)] _, receiver, arguments throws(Halt) in
      try interpreter.value.invoke(
        interpreter.value.code.methods[place], on: .object(receiver), arguments.values)
    }
  }

  /// A computed property of the program's that UIKit asks for, as it asks for a method.
  private func implementGetter(
    _ property: VariableDeclaration, _ info: ClassInfo, _ dialect: Dialect
  ) {
    guard let getter = property.getter, !property.isTypeMember,
      let message = SelectorName.message(swift: property.name), message.isGetter
    else { return }
    info.runtime.implement(message.selectorID) {
      [interpreter = Unowned(self), info = Unowned(info)] _, receiver, _ throws(Halt) in
      try interpreter.value.runGetter(
        getter, selfValue: .object(receiver), type: info.value, dialect: dialect)
    }
  }

  /// How many steps it takes to find a name that is near another.
  private static let stepsOfSuggestion = 150

  /// A Swift method that says it overrides has to.
  private func checkOverride(_ method: MethodInfo, in info: ClassInfo) throws(Halt) {
    guard method.dialect == .swift, let above = info.superclass else { return }
    let name = method.selector.swift
    let isInherited = above.methods(named: method.declaration.name).contains {
      $0.selector.swift == name
    }
    if name == Message.updateProperties.selector.swift, !isInherited,
      above.runtime.kind != .object
    {
      return warnOfTooOld(method)
    }
    let isKnown =
      isInherited
      // What comes out of a nib, whatever it inherits from, is told so.
      || name == "awakeFromNib()" && !isOfProgramAlone(above)
      || method.declaration.kind == .initializer || method.declaration.kind == .subscript
      || UIKitMethods.isOverridable(name, in: above)
      || method.declaration.isTypeMember && UIKitMethods.isOverridable(typeMethod: name, in: above)
      || method.declaration.parameters.isEmpty
        && UIKitProperties.wasMethod(method.declaration.name, in: above)
      || (isUndeclared(above) || inheritsFromUndeclared(above))
        && (UIKitMethods.isCallback(name) || SelectorName.message(swift: name) != nil)
    // Every name there is is looked at; where nothing is left, the next step says so.
    guard !isKnown, simulator.spend(Self.stepsOfSuggestion) else { return }
    let span = method.declaration.nameSpan
    let fixIts = suggestion(
      for: method.declaration.name, among: memberNames(of: above), at: span)
    // A class that nothing declares may have one with other labels.
    if !isUndeclared(above), !inheritsFromUndeclared(above),
      let declared = UIKitMethods.declaration(of: method.declaration.name, in: above),
      declared != name
    {
      throw fail(
        "scenario.no-override", "method does not override any method from its superclass",
        at: span, notes: [Diagnostic.Note("it is declared as '\(declared)'")])
    }
    // UIKit has more methods than are declared: only what another class of its has is a fault, and a name that
    // is near a known one.
    if SelectorName.message(swift: name) == nil, fixIts.isEmpty, !isOfProgramAlone(above) { return }
    throw fail(
      "scenario.no-override", "method does not override any method from its superclass",
      at: span, fixIts: fixIts)
  }

  /// Whether a class inherits from nothing of UIKit's.
  private func isOfProgramAlone(_ info: ClassInfo) -> Bool {
    var current: ClassInfo? = info
    while let found = current {
      if !found.isOfProgram { return false }
      current = found.superclass
    }
    return true
  }

  private func addFunction(_ function: FunctionDeclaration, _ dialect: Dialect) {
    let (selector, _) = SelectorName.selector(of: function)
    let method = MethodInfo(
      function, dialect: dialect, owner: types.root, selector: selector,
      id: simulator.intern(selector))
    method.isFree = true
    code.add(function: method)
  }
}

extension TypeDeclaration {
  /// Whether what it inherits from first is a class: it overrides a member, or hands an initialiser
  /// on to it; in Objective-C it always is.
  fileprivate var isSurelySubclass: Bool {
    if part == .interface { return true }
    let overrides = members.contains { member in
      switch member {
      case .function(let function): function.modifiers.contains(.override)
      case .property(let property): property.modifiers.contains(.override)
      default: false
      }
    }
    return overrides || FreeNames(bodyOf: self).members.contains("init")
  }
}
