import CallTrace

extension Simulator {
  /// Writes a line to the console, as `print` and `NSLog` do.
  public func log(_ text: String) throws(Halt) {
    try record(.console(Console(.program, by: recorder.caller, text)))
  }

  /// Writes a warning of UIKit's to the console.
  func warn(_ text: String, about object: Object, rule: Rule) throws(Halt) {
    let line = Console(.warning, by: participant(of: object), text, rule: rule.traceID)
    try record(.console(line))
  }

  /// Raises an exception: it is recorded, and the returned halt is to be thrown.
  func raise(_ name: ExceptionName, _ reason: String, by object: Object, rule: Rule) -> Halt {
    let exception = Exception(
      name: name.rawValue, reason: reason, by: participant(of: object), rule: rule.traceID)
    recorder.record(.exception(exception), at: moment, origin: origin)
    return .exception(exception)
  }

  /// Raises an exception of the program's own, or one the language raises.
  public func raise(name: String, reason: String) -> Halt {
    let exception = Exception(name: name, reason: reason, by: recorder.caller)
    recorder.record(.exception(exception), at: moment, origin: origin)
    return .exception(exception)
  }

  /// Sets a heading of the author's in the trace.
  public func divider(_ text: String) throws(Halt) { try record(.divider(text)) }

  /// Sets a remark of the author's in the trace.
  public func note(_ text: String) throws(Halt) { try record(.note(text)) }

  /// Sets what the author says of the drawing in the trace.
  public func mark(_ text: String) throws(Halt) { try record(.mark(text)) }

  private func record(_ kind: Event.Kind) throws(Halt) {
    guard recorder.count < budget.messages else { throw .budget(.messages) }
    recorder.record(kind, at: moment, origin: origin)
  }

  /// The lifeline of an object, made when it first takes part.
  @inline(__always)
  func participant(of object: Object) -> ParticipantID {
    object.participant >= 0 ? ParticipantID(object.participant) : newParticipant(of: object)
  }

  private func newParticipant(of object: Object) -> ParticipantID {
    var owner: ParticipantID?
    if let controller = (object as? UIView)?.viewController {
      owner = participant(of: controller)
    } else if let handle = object as? UIPresentationController, handle.label == nil,
      let controller = handle.presented, controller.presentationHandle === handle
    {
      owner = participant(of: controller)
    }
    let participant = Participant(
      kind: object.participantKind, name: object.label ?? object.runtimeClass.name,
      className: object.runtimeClass.name, owner: owner)
    object.participant = recorder.addParticipant(participant, for: object)
    return ParticipantID(object.participant)
  }

  /// The arguments of a message as the trace shows them.
  func recorded(_ payload: Payload) -> Arguments {
    switch payload {
    case .none: .none
    case .bool(let value): .one(.bool(value))
    case .object(let object): .one(object.map { recorded($0) } ?? .none)
    case .values(let values):
      values.count == 1 ? .one(recorded(values[0])) : .several(values.map { recorded($0) })
    }
  }

  private func recorded(_ object: Object) -> Argument {
    object is Block ? .closure : .participant(participant(of: object))
  }

  /// A value as the trace shows it. What is recorded of a long one is drawn as well, and counts more than
  /// its use.
  func recorded(_ value: Value) -> Argument {
    if value.size > 0 { spend(parts: Self.partsOfRecording * value.size) }
    return switch value {
    case .nothing: .none
    case .bool(let value): .bool(value)
    case .int(let value): .number(Double(value))
    case .double(let value): .number(value)
    case .string(let text): .string(text)
    case .object(let object): recorded(object)
    case .array(let values): recorded(values)
    case .dictionary(let entries): .verbatim(entries.isEmpty ? "[:]" : "[…]")
    case .member(let name): .verbatim("." + name)
    case .aggregate(let aggregate): .verbatim(recorded(aggregate))
    case .selector(let name): .verbatim("#selector(\(name))")
    case .type(let type): .verbatim(type.name + ".self")
    }
  }

  private static let partsOfRecording = 32

  private func recorded(_ aggregate: Aggregate) -> String {
    switch aggregate.kind {
    case .tuple: "(…)"
    case .structure(let name): name + "(…)"
    case .enumCase(let name, _): "." + name + (aggregate.fields.isEmpty ? "" : "(…)")
    }
  }

  private func recorded(_ values: [Value]) -> Argument {
    var ids: [ParticipantID] = []
    for value in values {
      guard case .object(let object) = value, !(object is Block) else {
        return .verbatim(values.isEmpty ? "[]" : "[…]")
      }
      ids.append(participant(of: object))
    }
    return .participants(ids)
  }
}

/// The names of the exceptions UIKit raises.
enum ExceptionName: String {
  case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
  case invalidArgument = "NSInvalidArgumentException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case layerInvalid = "CALayerInvalid"
  case generic = "NSGenericException"
  case assertion = "Assertion failure"
}
