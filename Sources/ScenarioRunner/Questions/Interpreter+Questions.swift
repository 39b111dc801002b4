import CallTrace
import Claims
import Lifecycle
import ScenarioSyntax

/// Looks at the properties that claims speak of, while the program runs.
///
/// To look is to do nothing: no getter of the program's runs, no view is loaded, nothing is made.
extension Interpreter {
  /// How many values are looked at in a run.
  private static let mostSightings = 10_000
  /// How many lifelines are searched for those whose properties they are.
  private static let mostSearches = 5_000_000

  /// Has the run answer questions, each at the calls that it is about.
  func answer(_ questions: [ValueQuestion]) {
    let questions = questions.filter { $0.message != nil }
    guard !questions.isEmpty else { return }
    // Which questions a selector's calls are asked.
    var asked: [UInt16: [ValueQuestion]] = [:]
    var searches = 0
    simulator.lookout = { [interpreter = Unowned(self)] event, selector, receiver, isAtEnd in
      let interpreter = interpreter.value
      let simulator = interpreter.simulator
      let own: [ValueQuestion]
      if let known = asked[selector.index] {
        own = known
      } else {
        let name = simulator.selector(selector)
        own = questions.filter { $0.isAsked(at: name) }
        asked[selector.index] = own
      }
      for question in own where simulator.sightingCount < Self.mostSightings {
        searches += simulator.participantCount
        guard searches < Self.mostSearches else { return }
        let subject =
          simulator.object(named: question.subject)
          ?? (receiver.label == nil ? receiver : interpreter.onlyOne(of: question.subject))
        interpreter.look(question, at: event, isAtEnd: isAtEnd, subject)
      }
    }
  }

  /// Answers what is asked of the end, and no more of anything.
  func answerAtEnd(_ questions: [ValueQuestion]) {
    simulator.lookout = nil
    for question in questions where question.message == nil {
      look(question, at: -1, isAtEnd: false, subject(of: question))
    }
  }

  private func subject(of question: ValueQuestion) -> Object? {
    simulator.object(named: question.subject) ?? onlyOne(of: question.subject)
  }

  /// The first object of a class. Where there are more, the claim itself says that nobody is called so.
  private func onlyOne(of type: String) -> Object? {
    simulator.firstObject { $0.runtimeClass.name == type }
  }

  private func look(_ question: ValueQuestion, at event: Int, isAtEnd: Bool, _ subject: Object?) {
    let steps = simulator.steps
    defer { simulator.steps = steps }
    let value: Sighting.Value
    if let subject, subject.isDeallocated {
      value = .failure("it has been deallocated")
    } else if let subject {
      do throws(Unseen) {
        var current = Value.object(subject)
        for name in question.path { current = try glance(name, of: current) }
        value = .success(shown(current))
      } catch {
        value = .failure(error.reason)
      }
    } else {
      value = .failure("nobody is called '\(question.subject)' yet")
    }
    simulator.note(
      Sighting(event: event, isAtEnd: isAtEnd, property: question.text, value: value), of: subject)
  }

  /// Why a property cannot be looked at.
  private struct Unseen: Error { let reason: String }

  // MARK: Looking

  private func glance(_ name: String, of owner: Value) throws(Unseen) -> Value {
    switch owner {
    case .nothing: return .nothing
    case .object(let object as WeakReference): return try glance(name, of: object.value)
    case .object(let box as MutableCollection):
      return try part(name, Collections.property(name, of: box.content))
    case .object(let object): return try glance(name, of: object)
    case .aggregate(let aggregate):
      if let field = aggregate.fields.first(where: { $0.name == name }) { return field.value }
      if let value = Geometry.member(name, of: aggregate) { return value }
      throw Unseen(reason: "it has no '\(name)' that is kept")
    case .string, .array, .dictionary: return try part(name, Collections.property(name, of: owner))
    default: throw Unseen(reason: "it has no '\(name)'")
    }
  }

  private func part(_ name: String, _ value: Value?) throws(Unseen) -> Value {
    guard let value else { throw Unseen(reason: "it has no '\(name)'") }
    return value
  }

  private func glance(_ name: String, of object: Object) throws(Unseen) -> Value {
    let info = info(of: object)
    if let property = property(name, of: info) { return try glance(property, of: object) }
    guard let (known, behaviour) = UIKitProperties.behaviour(of: name, in: info) else {
      if let kept = object.properties[name] { return kept }
      throw Unseen(reason: "'\(info.name)' has no property '\(name)'")
    }
    if getter(name, known, info) != nil {
      throw Unseen(reason: "the program's own getter '\(name)' would run")
    }
    switch behaviour {
    case .native(let native, _): return try glance(native, name, of: object)
    case .kept(let initial, _): return object.properties[known] ?? initial
    case .keptAsOwn: return object.properties[known] ?? .nothing
    case .keptWeakly:
      if case .object(let reference as WeakReference)? = object.properties[known] {
        return reference.value
      }
      return .nothing
    }
  }

  private func glance(_ property: PropertyInfo, of object: Object) throws(Unseen) -> Value {
    let declaration = property.declaration
    guard declaration.getter == nil,
      property.dialect != .objectiveC
        || property.owner.method(selector: property.name, isStatic: false) == nil
    else { throw Unseen(reason: "the program's own getter '\(property.name)' would run") }
    if case .object(let reference as WeakReference)? = object.properties[property.name] {
      return reference.value
    }
    if let value = object.properties[property.name] { return value }
    guard !property.isLazy else {
      throw Unseen(reason: "'\(property.name)' is lazy, and reading it would make it")
    }
    return .nothing
  }

  private func glance(_ native: UIKitProperties.Native, _ name: String, of object: Object)
    throws(Unseen) -> Value
  {
    switch native {
    case .view, .tableView, .collectionView:
      guard let controller = object as? UIViewController else { return .nothing }
      guard let view = controller.loadedView else {
        throw Unseen(
          reason: "the view is not loaded, and reading 'view' would load it; ask for 'viewIfLoaded'"
        )
      }
      return .object(view)
    case .presentationController, .sheetController, .popoverController, .storyboard, .scenes,
      .traitOverrides:
      throw Unseen(reason: "reading '\(name)' would make something")
    default:
      do throws(Halt) {
        return try read(native, of: object)
      } catch {
        throw Unseen(reason: "'\(name)' cannot be read")
      }
    }
  }

  // MARK: Showing

  /// A value as a trace shows it; who has no lifeline gets none by being looked at.
  private func shown(_ value: Value) -> CallTrace.Argument {
    switch value {
    case .nothing: return .none
    case .bool(let value): return .bool(value)
    case .int(let value): return .number(Double(value))
    case .double(let value): return .number(value)
    case .string(let text): return .string(text)
    case .object(let object as WeakReference): return shown(object.value)
    case .object(let object):
      return object.participant >= 0
        ? .participant(ParticipantID(object.participant)) : .verbatim(object.runtimeClass.name)
    case .array(let values): return shown(values)
    case .dictionary(let entries): return .verbatim(entries.isEmpty ? "[:]" : "[…]")
    case .member(let name): return .verbatim("." + name)
    case .aggregate(let aggregate):
      guard let name = aggregate.caseName else { return .verbatim(aggregate.typeText + "(…)") }
      return .verbatim("." + name)
    case .selector(let name): return .verbatim("#selector(\(name))")
    case .type(let type): return .verbatim(type.name + ".self")
    }
  }

  private func shown(_ values: [Value]) -> CallTrace.Argument {
    var ids: [ParticipantID] = []
    for value in values {
      guard case .object(let object) = value, object.participant >= 0 else {
        return .verbatim(values.isEmpty ? "[]" : "[…]")
      }
      ids.append(ParticipantID(object.participant))
    }
    return .participants(ids)
  }
}
