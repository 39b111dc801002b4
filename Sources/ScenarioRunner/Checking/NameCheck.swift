import CallTrace
import Lifecycle
import ScenarioSyntax
import SourceText

/// Looks for names that nothing declares in code that has not run: a misspelt selector in a method
/// that nothing calls is still a fault of the note.
///
/// It speaks up only where it is sure: of names that begin as variables and methods do, and of
/// members of `self` and of variables whose class is known.
struct NameCheck: SyntaxWalker {
  let interpreter: Interpreter
  private(set) var dialect: Dialect
  /// The names of the enclosing blocks with their types.
  private var scopes = LocalNames()
  private(set) var type: ClassInfo?
  /// The names of the program's and the stage's top level.
  private let globals: NameList
  /// The types that are written of variables of the top level.
  let globalTypes: [String: String]
  /// What variables of the top level hold by their first value, where their type is not written.
  let madeTypes: [String: Expression]
  private var faults: [Diagnostic] = []
  /// The names that were found to be unknown.
  private var looked: Set<String> = []
  private var candidates = CandidateNames()
  /// Whether it looks for what breaks a rule of the language, before the program runs, and not yet
  /// for names, some of which are only known when it has run.
  private(set) var checksRules = false
  /// Whether what is looked at is the body of a `defer`.
  private var isInDefer = false
  /// Whether anything was seen in which names may be found to be unknown when the program has run: code
  /// with names of its own, or a name that is not plainly known.
  private var leavesNamesOpen = false

  /// What is wrong with the program; `host` is the class whose body its fragments are.
  func faults(in program: Program, host: ClassInfo?) -> [Diagnostic] {
    var check = self
    check.visit(program, host)
    return check.faults
  }

  /// What a compiler would refuse of the program, whatever its names mean, and whether nothing is wrong
  /// with its names either, so that `faults` need not look at it when it has run.
  ///
  /// That is said only of statements of Swift that follow each other and have no `self` and no types
  /// written in them: their members cannot be checked, and their names are known by themselves.
  func violations(in program: Program, host: ClassInfo?) -> (faults: [Diagnostic], isDone: Bool) {
    var check = self
    check.checksRules = true
    check.visit(program, host)
    let hasSelf = host != nil || interpreter.frame.type != nil
    return (
      check.faults,
      dialect == .swift && !hasSelf && globalTypes.isEmpty && !check.leavesNamesOpen
    )
  }

  /// Makes ready to look through a program that runs in a stage.
  init(_ program: Program, _ stage: Program?, _ interpreter: Interpreter) {
    self.interpreter = interpreter
    dialect = program.dialect
    var names = NameList()
    for name in ["window", "app", "user", "viewController", "appDelegate"] { names.insert(name) }
    var types: [String: String] = [:]
    var made: [String: Expression] = [:]
    for statements in [program.statements, stage?.statements ?? []] {
      for statement in statements {
        switch statement.kind {
        case .variable(let variable):
          names.insert(variable.name)
          types[variable.name] = variable.type.map { Self.typeName($0) }
          made[variable.name] = variable.type == nil ? variable.initialValue : nil
        case .tupleBinding(let binding):
          for name in binding.names { if let name { names.insert(name) } }
        case .function(let function): names.insert(function.name)
        default: break
        }
      }
    }
    globals = names
    globalTypes = types
    madeTypes = made
  }

  private mutating func visit(_ program: Program, _ host: ClassInfo?) {
    for statement in program.statements {
      switch statement.kind {
      case .type(let type):
        leavesNamesOpen = true
        visit(type)
      case .function(let function):
        type = host
        visit(function)
        type = nil
      case .divider, .note, .mark, .typeAlias: break
      default:
        // The statements of a fragment are in the class of its `self`.
        type = interpreter.frame.type
        scopes.open()
        if case .variable(let variable) = statement.kind, variable.getter == nil {
          // As a name of the top level it is known already.
          checkRules(of: variable)
          visit(variable.initialValue)
        } else {
          visit(statement)
        }
        scopes.close()
        type = nil
      }
    }
  }

  private mutating func visit(_ declaration: TypeDeclaration) {
    let outer = type
    defer { type = outer }
    type = interpreter.types[declaration.name]
    // What a protocol's extension may use, its conforming types say.
    guard let type, type.kind == .class, type.isOfProgram else { return }
    for member in declaration.members {
      switch member {
      case .function(let function):
        if declaration.kind == .class { checkOverride(function, in: type) }
        visit(function)
      case .property(let property):
        checkRules(of: property)
        visit(property.initialValue)
        if let getter = property.getter {
          checkReturn(of: getter, as: property.type, in: "getter")
          visit(getter)
        }
        for accessor in [property.setter, property.willSet, property.didSet] {
          guard let accessor else { continue }
          scopes.open()
          declare(accessor.parameter)
          visit(accessor.body)
          scopes.close()
        }
      case .type(let inner): visit(inner)
      default: break
      }
    }
  }

  mutating func visit(_ function: FunctionDeclaration) {
    checkReturn(of: function)
    visitCode {
      // In a method of the type `self` is the type, and no instance of it.
      if function.isTypeMember { $0.declare("self") }
      $0.declare(function.parameters)
      $0.walk(function)
    }
  }

  /// Visits code that runs when it is called, wherever it is written.
  private mutating func visitCode(_ visit: (inout Self) -> Void) {
    leavesNamesOpen = true
    let outer = isInDefer
    isInDefer = false
    scopes.open()
    visit(&self)
    scopes.close()
    isInDefer = outer
  }

  private mutating func declare(_ parameters: [Parameter]) {
    for parameter in parameters {
      declare(parameter.name, parameter.isVariadic ? "" : Self.typeName(parameter.type))
    }
  }

  private static func typeName(_ type: TypeName?) -> String {
    guard let type, !type.isFunction else { return "" }
    let name = UIKitCases.all(of: type.text) == nil ? type.name : type.text
    if type.text.hasSuffix("!") { return name + "!" }
    return type.text.hasSuffix("?") ? name + "?" : name
  }

  /// Whether what is looked at stands in a block of statements.
  var isInCode: Bool { !scopes.isEmpty }

  /// The type of a local name, nothing where it is not known; nil where nothing local has the name.
  func local(_ name: String) -> String? { scopes.type(of: name) }

  /// Whether a name is the top level's.
  func isGlobal(_ name: String) -> Bool {
    globals.contains(name) || interpreter.code.globals.lookup(name) != nil
  }

  // MARK: Statements

  mutating func visit(_ block: CodeBlock) {
    leavesNamesOpen = true
    scopes.open()
    // A function inside a function may be called before it is written.
    for statement in block.statements {
      if case .function(let function) = statement.kind { declare(function.name) }
    }
    walk(block)
    scopes.close()
  }

  private mutating func declare(_ name: String, _ type: String = "") {
    scopes.declare(name, type)
  }

  mutating func visit(_ variable: VariableDeclaration) {
    checkRules(of: variable)
    visit(variable.initialValue)
    let known =
      variable.type.map { Self.typeName($0) }
      ?? variable.initialValue.flatMap { made(by: $0) ?? wrappedType(of: $0).map { $0 + "?" } }
    declare(variable.name, known ?? "")
    if let getter = variable.getter { visit(getter) }
  }

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .tupleBinding(let binding):
      walk(statement)
      for name in binding.names { if let name { declare(name) } }
    case .if(let statement):
      for branch in statement.branches {
        scopes.open()
        visit(branch.conditions)
        visit(branch.body)
        scopes.close()
      }
      if let otherwise = statement.otherwise { visit(otherwise) }
    case .guard(let conditions, let otherwise):
      checkExit(of: otherwise)
      visit(otherwise)
      visit(conditions)
    case .forIn(let loop):
      visit(loop.sequence)
      scopes.open()
      declare(loop.pattern)
      visit(loop.filter)
      visit(loop.body)
      scopes.close()
    case .forC, .while:
      scopes.open()
      walk(statement)
      scopes.close()
    case .switch(let inner):
      checkCases(of: inner, at: statement.span)
      checkRepetitions(of: inner)
      visit(inner)
    case .do(let statement):
      visit(statement.body)
      for clause in statement.catches {
        scopes.open()
        declare("error")
        if let pattern = clause.pattern { declare(pattern) }
        visit(clause.filter)
        visit(clause.body)
        scopes.close()
      }
      if let finally = statement.finally { visit(finally) }
    case .defer(let block):
      let outer = isInDefer
      isInDefer = true
      visit(block)
      isInDefer = outer
    case .expression, .variable: walk(statement)
    default:
      leavesNamesOpen = true
      walk(statement)
    }
  }

  private mutating func visit(_ statement: SwitchStatement) {
    leavesNamesOpen = true
    visit(statement.subject)
    for candidate in statement.cases {
      scopes.open()
      for label in candidate.labels {
        declare(label.pattern)
        visit(label.filter)
      }
      // In C all cases are one block.
      walk(candidate.body)
      let names = scopes.close()
      if dialect == .objectiveC { for name in names { declare(name) } }
    }
  }

  mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition.kind {
      case .expression(let expression):
        checkCondition(expression)
        visit(expression)
      case .binding(let name, _, let type, let value):
        if let value { visit(value) } else { check(name, at: condition.span) }
        let known = (value.map { staticType($0)?.name } ?? local(name)) ?? ""
        let isOptional = known.hasSuffix("?") || known.hasSuffix("!")
        let bare = isOptional ? String(known.dropLast()) : known
        declare(name, type.map { Self.typeName($0) } ?? bare)
      case .pattern(let pattern, let expression):
        visit(expression)
        declare(pattern)
      }
    }
  }

  private mutating func declare(_ pattern: Pattern) {
    switch pattern.kind {
    case .wildcard, .isType: break
    case .binding(let name, _): declare(name)
    // What is matched may declare names by a pattern inside an expression.
    case .expression: break
    case .enumCase(_, _, let arguments), .tuple(let arguments):
      for argument in arguments { declare(argument.pattern) }
    case .some(let inner): declare(inner)
    case .asType(let inner, let type):
      if case .binding(let name, _) = inner.kind {
        declare(name, Self.typeName(type))
      } else {
        declare(inner)
      }
    }
  }

  // MARK: Expressions

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name): check(name, at: expression.span)
    case .array(let elements):
      checkElements(elements)
      walk(expression)
    case .member(let base, let name):
      visit(base)
      checkCase(name, of: base, at: expression.span)
      check(member: name, of: base, at: expression.span)
    case .selector(let literal): check(literal, at: expression.span)
    case .call(let call): visit(call)
    case .assignment(let target, _, let value):
      checkAssignment(value, to: target)
      checkCase(value, of: target)
      checkField(target)
      walk(expression)
    case .binary(.add, let left, let right):
      checkSum(left, right, at: expression.span)
      walk(expression)
    case .await(let value):
      checkAwait(value)
      walk(expression)
    default: walk(expression)
    }
  }

  /// A task cannot wait on its way out of a block.
  private mutating func checkAwait(_ value: Expression) {
    guard checksRules, isInDefer else { return }
    report(
      Diagnostic(
        id: "scenario.async-context", "'async' call cannot occur in a defer body",
        at: interpreter.span(value.span),
        notes: [Diagnostic.Note("a task of its own can wait: 'Task { await … }'")]))
  }

  mutating func visit(_ closure: Closure) {
    var captured: [(name: String, type: String)] = []
    for capture in closure.captures {
      visit(capture.value)
      let isWeakSelf = capture.name == "self" && capture.ownership == .weak
      let known = isWeakSelf ? type.map { $0.name + "?" } : nil
      captured.append((capture.name, known ?? local(capture.name) ?? ""))
    }
    checkReturn(of: closure.body, as: closure.returnType, in: "closure")
    visitCode {
      $0.declare(closure.parameters)
      for (name, type) in captured { $0.declare(name, type) }
      $0.visit(closure.body)
    }
  }

  private mutating func visit(_ call: CallExpression) {
    if dialect == .objectiveC {
      checkTexts(of: call)
      switch (call.style, call.callee.kind) {
      case (.function, .name("NSLog")), (.message("stringWithFormat:"), _):
        checkFormat(call.arguments)
      default: break
      }
    }
    if case .message(let selector) = call.style, case .member(let base, _) = call.callee.kind {
      // A class that nothing declares is made by its name, whatever letter that begins with.
      if selector == "alloc" || selector == "new", case .name = base.kind { return }
      visit(base)
      check(initializer: selector, of: base, at: call.callee.span)
      checkColour(selector: selector, of: base, at: call.callee.span)
      check(selector: selector, of: base, at: call.callee.span)
    } else {
      if !isKeyValueCoding(call) {
        visit(call.callee)
      } else if case .member(let base, _) = call.callee.kind {
        visit(base)
      }
    }
    walk(call.arguments)
  }

  // MARK: Names

  private mutating func check(_ name: String, at span: NodeSpan) {
    if checksRules {
      leavesNamesOpen = leavesNamesOpen || Self.isOfVariable(name) && !isPlainlyKnown(name)
      return
    }
    guard hasRoom, Self.isOfVariable(name), name != "_", name != "init",
      !isKnown(SelectorName.baseName(name)), isNews(name)
    else { return }
    let names = candidates.names(in: type, interpreter)
    report(interpreter.unknownNameFault(name, of: type, among: names, at: span))
  }

  /// Whether a name is known whatever the program does when it runs.
  private func isPlainlyKnown(_ name: String) -> Bool {
    globals.contains(name) || FreeFunctions.native(name) != nil
  }

  private func isKnown(_ name: String) -> Bool {
    if scopes.type(of: name) != nil || globals.contains(name) { return true }
    if interpreter.code.globals.lookup(name) != nil || interpreter.code.functions[name] != nil
      || interpreter.code.computedVariable(name) != nil || FreeFunctions.native(name) != nil
    {
      return true
    }
    if let type, hasMember(name, type) { return true }
    if Constants.value(name) != nil || interpreter.types.alias(name) != nil { return true }
    return interpreter.types.declared.contains(name)
      || !interpreter.types.withCase(name, interpreter.simulator).isEmpty
  }

  // MARK: Members

  private mutating func check(member name: String, of base: Expression, at span: NodeSpan) {
    guard !checksRules, hasRoom, let info = staticType(base),
      !hasMember(SelectorName.baseName(name), info),
      !hasMember("set" + SelectorName.capitalized(name), info), isNews(info.name + "." + name)
    else { return }
    var place = span
    place.lower = max(span.lower, span.upper - Int32(name.utf8.count))
    report(interpreter.unknownMemberFault(name, of: info, at: place), of: info)
  }

  private mutating func check(selector: String, of base: Expression, at span: NodeSpan) {
    guard !checksRules else { return }
    if case .super = base.kind { return check(superSelector: selector, at: span) }
    guard hasRoom, let info = staticType(base), !answers(selector, info),
      isNews(info.name + " " + selector)
    else { return }
    report(interpreter.unknownSelectorFault(selector, info, at: span), of: info)
  }

  /// Of what `super` is sent only what is surely misspelt is a fault: UIKit has more methods than are
  /// known here.
  private mutating func check(superSelector selector: String, at span: NodeSpan) {
    guard let above = type?.superclass, !answers(selector, above),
      !UIKitMethods.isOverridable(selector: selector, in: above)
    else { return }
    let fault = interpreter.unknownSelectorFault(selector, above, at: span)
    if interpreter.isMisspelling(selector, fault.fixIts) { report(fault) }
  }

  /// Of a class that nothing declares only what is probably misspelt is a fault.
  private mutating func report(_ fault: Diagnostic, of info: ClassInfo) {
    let isGuess = info.isOfProgram && !interpreter.types.declared.contains(info.name)
    if !isGuess || !fault.fixIts.isEmpty { report(fault) }
  }

  mutating func report(_ fault: Diagnostic) {
    let isNew = !faults.contains { $0.message == fault.message }
    if isNew, hasRoom { faults.append(fault) }
  }

  /// Whether nothing has been said yet of what is wrong: its words, which take a look at every name there
  /// is, are found once.
  private mutating func isNews(_ fault: String) -> Bool {
    hasRoom && looked.insert(fault).inserted
  }

  /// Whether another fault would be shown: where none would, nothing is looked for.
  private var hasRoom: Bool { faults.count < Self.faultLimit }

  private static let faultLimit = 20
}
