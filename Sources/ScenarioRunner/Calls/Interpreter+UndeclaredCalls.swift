import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// Calls of methods of classes that nothing declares.
extension Interpreter {
  /// Whether a class is only known by what the program does with it.
  func isUndeclared(_ info: ClassInfo) -> Bool {
    info.isOfProgram && !types.declared.contains(info.name)
  }

  /// What a method of a class that nothing declares gives: it is opaque, the trace has the call, and a
  /// warning says that nobody knows what it does. Nil where the name is probably a misspelling.
  func guess(
    _ name: String, _ arguments: [PassedArgument], on object: Object, at span: NodeSpan,
    selector: String? = nil
  ) throws(Halt) -> Value? {
    let info = info(of: object)
    guard isUndeclared(info),
      UIKitMethods.entries(baseName: name, of: info).isEmpty,
      isGuess(name, of: info, at: span)
    else { return nil }
    warn(
      "scenario.undeclared-method",
      "nothing declares '\(info.name)', so what its method '\(name)' does is not known", at: span)
    try record(undeclared: selector ?? name, arguments, on: object)
    return .aggregate(Opaque.value("UIKit"))
  }

  /// What a method gives that nothing declares beside another of its name: it is opaque, the trace has the call, and a
  /// warning says that nobody knows what it does.
  func guess(
    overload name: String, _ arguments: [PassedArgument], on object: Object, at span: NodeSpan
  ) throws(Halt) -> Value {
    warn(
      "scenario.undeclared-method",
      "nothing declares a method '\(written(name, arguments, level: .containment).swift)', so what"
        + " it does is not known", at: span)
    try record(undeclared: name, arguments, on: object)
    return .aggregate(Opaque.value("UIKit"))
  }

  /// `Cell.class` of a class that nothing declares; nil for anything else.
  func undeclaredClass(_ base: Expression, _ name: String) throws(Halt) -> Value? {
    guard name == "class", frame.dialect == .objectiveC, case .name(let type) = base.kind,
      Self.mayNameClass(type), scope.lookup(type) == nil, code.globals.lookup(type) == nil,
      try readIfKnown(type, at: base.span) == nil
    else { return nil }
    return .type(try plainController(named: type, at: base.span).runtime)
  }

  /// What a property of a model holds whose class nothing declares: it is opaque, and a warning says that nobody knows
  /// it. Nil where the name is probably a misspelling.
  func guess(member name: String, of owner: Value, at span: NodeSpan) -> Value? {
    guard case .object(let object) = owner else { return nil }
    let info = info(of: object)
    guard isUndeclared(info), info.runtime.kind == .object, !info.standsForProtocol,
      isGuess(name, of: info, at: span)
    else { return nil }
    warn(
      "scenario.undeclared-member",
      "nothing declares '\(info.name)', so what its '\(name)' is is not known", at: span)
    return .aggregate(Opaque.value(name.hasPrefix("$") ? Self.unknownPublisher : "UIKit"))
  }

  /// The type of a publisher of a property that nothing declares, and of what its operators make.
  static let unknownPublisher = "UnknownPublisher"

  /// Keeps what is subscribed to a publisher of a property that nothing declares, so that a tour calls it back.
  func subscribe(_ arguments: [PassedArgument], by name: String, to publisher: Aggregate) -> Value {
    guard tour.isOn else {
      warnOfClosures(arguments, in: name)
      return .aggregate(publisher)
    }
    noteClosures(in: arguments.map { $0.value }, to: name, of: nil)
    return .aggregate(publisher)
  }

  /// Whether a name is near that of no member, which is found once.
  private func isGuess(_ name: String, of info: ClassInfo, at span: NodeSpan) -> Bool {
    let key = info.name + "." + name
    if let known = types.undeclared.guesses[key] { return known }
    // Of more nobody is shown what it may be a misspelling of.
    guard !log.isFull else { return true }
    let found = suggestion(for: name, among: memberNames(of: info), at: span).isEmpty
    types.undeclared.guesses[key] = found
    return found
  }

  /// Records the call of a method that nobody knows, by its base name or its selector.
  func record(undeclared name: String, _ arguments: [PassedArgument], on object: Object)
    throws(Halt)
  {
    let selector = written(name, arguments, level: .containment)
    noteClosures(
      in: arguments.map { $0.value },
      to: frame.dialect == .swift ? selector.swift : selector.objectiveC,
      of: info(of: object))
    let call = try simulator.enter(
      simulator.intern(selector), payload(arguments.map { $0.value }), object, rule: nil,
      isOverridden: false)
    simulator.leave(call)
  }

  /// The selector of a call as it is written: by its base name, or by its selector in Objective-C.
  func written(_ name: String, _ arguments: [PassedArgument], level: MessageSelector.Level)
    -> MessageSelector
  {
    let swift: String
    let objectiveC: String
    if frame.dialect == .objectiveC {
      objectiveC = name
      let pieces = name.utf8.split(separator: UInt8(ascii: ":")).compactMap { String($0) }
      let labels = arguments.indices.map { $0 == 0 || $0 >= pieces.count ? "_" : pieces[$0] }
      swift = (pieces.first ?? name) + "(" + labels.map { $0 + ":" }.joined() + ")"
    } else {
      let labels = arguments.map { $0.label ?? "_" }
      swift = SelectorName.baseName(name) + "(" + labels.map { $0 + ":" }.joined() + ")"
      objectiveC =
        SelectorName.baseName(name)
        + labels.enumerated().map { ($0 == 0 ? "" : $1) + ":" }.joined()
    }
    return MessageSelector(swift: swift, objectiveC: objectiveC, level: level)
  }
}
