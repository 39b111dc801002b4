import CallTrace
import Lifecycle
import ScenarioSyntax
import SourceText

/// What a text only declares: methods without bodies, and properties.
///
/// A protocol, the head of a method or a list of properties does nothing, and that is seldom what a reader wants
/// to see of it. So where nothing else has happened at all, what is declared is shown as whoever uses it
/// would: methods are called, and do nothing, and properties are set.
extension Interpreter {
  /// Shows what is declared where a tour has shown nothing.
  func showDeclarations(_ program: Program, _ record: TourRecord) throws(Halt) {
    guard record.wants(.called), record.steps == 0, !showsAnything else { return }
    try setProperties(record)
    for declared in declaredOnly(in: program) where !record.isFull {
      let function = declared.function
      guard record.steps < Self.mostDeclared, let arguments = try madeUp(function) else { continue }
      let selector = shown(SelectorName.selector(of: function).0)
      let name =
        function.selector != nil && program.dialect == .objectiveC
        ? selector.objectiveC : selector.swift
      guard record.insert(.called, "declared " + name) else { continue }
      try begin("Declared: " + name, record)
      let call = try simulator.enter(
        simulator.intern(selector), payload(arguments), receiver(of: declared.owner), rule: nil,
        isOverridden: true)
      simulator.leave(call)
    }
  }

  /// A selector that a reader is shown whatever it is.
  private func shown(_ selector: MessageSelector) -> MessageSelector {
    MessageSelector(swift: selector.swift, objectiveC: selector.objectiveC, level: .containment)
  }

  /// How much of it is shown.
  private static let mostDeclared = 12

  /// Whether the trace has anything of the program's own yet.
  private var showsAnything: Bool {
    simulator.trace.showsOwnCode(at: [.appearance, .containment, .views])
  }

  /// Sets the properties of the page in front, or of the program's first class of another kind.
  private func setProperties(_ record: TourRecord) throws(Halt) {
    let page: Object? = innermostPage()
    let object = if let page { page } else { try firstObject(record) }
    guard let object else { return }
    for property in info(of: object).properties.prefix(Self.mostDeclared) {
      guard mayBeSet(property), let value = try madeUp(for: property), !value.isNothing else {
        continue
      }
      try begin("Set: " + property.name, record)
      let count = simulator.eventCount
      // Code outside the program does it.
      let outer = position.statement
      position.statement = nil
      defer { position.statement = outer }
      _ = try assignMemberIfKnown(value, property.name, of: .object(object), at: record.place)
      if simulator.eventCount == count {
        try show(setting: property.name, value, of: object, level: .containment)
      }
      try simulator.settle()
    }
  }

  private func mayBeSet(_ property: PropertyInfo) -> Bool {
    let declaration = property.declaration
    return !property.isStatic && !declaration.isConstant && declaration.getter == nil
      && source.owns(declaration.nameSpan) && declaration.type != nil
      && !declaration.modifiers.contains(.readonly) && !isPrivate(declaration)
  }

  private func isPrivate(_ declaration: VariableDeclaration) -> Bool {
    let head = NodeSpan(
      source: declaration.span.source, lower: declaration.span.lower,
      upper: declaration.nameSpan.lower)
    return TextSearch.contains(span(head).text, "private")
  }

  private func firstObject(_ record: TourRecord) throws(Halt) -> Object? {
    for name in types.declared {
      guard let info = types[name], info.kind == .class, info.isOfProgram,
        !info.properties.isEmpty
      else { continue }
      guard let object = try makeForTour(info, record) else { continue }
      simulator.retain(object)
      self.name(.object(object), SelectorName.uncapitalized(name))
      return object
    }
    return nil
  }

  // MARK: Methods

  private struct DeclaredMethod {
    let function: FunctionDeclaration
    /// The type that declares it; nil where it stands alone.
    let owner: String?
  }

  /// The methods that have no body anywhere, in the order in which they are written.
  private func declaredOnly(in program: Program) -> [DeclaredMethod] {
    var found: [DeclaredMethod] = []
    for statement in program.statements {
      switch statement.kind {
      case .function(let function) where doesNothing(function):
        found.append(DeclaredMethod(function: function, owner: nil))
      case .type(let type):
        let implemented = implementedNames(in: type)
        for case .function(let function) in type.members
        where doesNothing(function) && !implemented.contains(function.fullName) {
          found.append(DeclaredMethod(function: function, owner: type.name))
        }
      default: break
      }
    }
    return found
  }

  /// Whether a method has no body, or one in which nothing stands; UIKit calls its own.
  private func doesNothing(_ function: FunctionDeclaration) -> Bool {
    guard function.kind != .deinitializer, !function.modifiers.contains(.override) else {
      return false
    }
    return function.body.map { $0.statements.isEmpty } ?? true
  }

  /// The methods of a type that do something, wherever they are declared.
  private func implementedNames(in type: TypeDeclaration) -> Set<String> {
    let methods = types[type.name]?.methodsInOrder ?? []
    return Set(
      methods.map { $0.declaration }.filter { $0.body.map { !$0.statements.isEmpty } ?? false }
        .map { $0.fullName })
  }

  /// Who stands for the type: the page in front where it is one of it, or stands for no other.
  private func receiver(of owner: String?) -> Object? {
    let page = innermostPage()
    guard let owner else { return page }
    if let page, info(of: page).isKind(of: owner) { return page }
    return types[owner].map { types.undeclared.lifeline(of: $0) } ?? page
  }
}
