import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// What an object has registered to be done when some of its traits change.
struct TraitHandler {
  /// What the registration has returned.
  let token: Object
  /// Whose traits they are; not owned.
  let owner: Object
  /// The traits, by the names that a trait collection has for them.
  let traits: [String]
  var block: RuntimeBlock?
  /// Whom a selector is sent to; not owned.
  var target: Object?
  var selector = ""
}

/// `registerForTraitChanges`, in its forms with a closure and with a selector.
extension Interpreter {
  /// Registers a handler, or gives one up; nil where the method is another one.
  func callTraitRegistration(
    _ name: String, _ arguments: [PassedArgument], on owner: Object, at span: NodeSpan
  ) throws(Halt) -> Value? {
    switch name {
    case "registerForTraitChanges":
      guard simulator.registersForTraits else {
        throw fail(
          "scenario.newer-system",
          "'registerForTraitChanges' is only available in iOS 17.0 or newer, and this runs as on iOS"
            + " \(simulator.profile.iOSVersion)", at: span,
          notes: [
            Diagnostic.Note(
              "'ios=17' runs it there; before, 'traitCollectionDidChange(_:)' says so")
          ])
      }
      return registerForTraits(arguments, owner)
    case "unregisterForTraitChanges":
      guard let token = arguments.first?.value.object else { return .nothing }
      for handler in system.uiKit.traitHandlers where handler.token === token {
        if let block = handler.block { simulator.autorelease(block) }
        owner.properties[Self.handlerName(of: token)] = nil
      }
      system.uiKit.removeHandlers(of: token)
      return .nothing
    default: return nil
    }
  }

  private func registerForTraits(_ arguments: [PassedArgument], _ owner: Object) -> Value {
    let token = Object(.object)
    simulator.adopt(token)
    var handler = TraitHandler(
      token: token, owner: owner, traits: traitNames(in: arguments.first?.value ?? .nothing))
    for argument in arguments.dropFirst() {
      switch argument.value {
      case .object(let block as RuntimeBlock):
        // As a closure of a button's, it is the object's own, so that one that owns the object is found.
        handler.block = block
        simulator.retain(block)
        owner.properties[Self.handlerName(of: token)] = .object(block)
      case .object(let target): handler.target = target
      case .selector(let selector): handler.selector = selector
      default: break
      }
    }
    if handler.block == nil, handler.target == nil { handler.target = owner }
    system.uiKit.add(handler)
    if simulator.traitObserver == nil { installTraitObserver() }
    return .object(token)
  }

  private static func handlerName(of token: Object) -> String {
    "handler of traits \(token.debugName)"
  }

  /// `UITraitUserInterfaceStyle.self` is the trait `userInterfaceStyle`; of the system's lists of traits
  /// the model knows the style, which all of them have.
  private func traitNames(in value: Value) -> [String] {
    guard let elements = value.elements else { return ["userInterfaceStyle"] }
    return elements.map { element in
      let name = if case .type(let type) = element { type.name } else { describe(element) }
      return Self.traitName(name)
    }
  }

  /// Has the simulator say whose traits have changed; it is asked to by the first registration.
  private func installTraitObserver() {
    simulator.traitObserver = makeBlock(owner: nil, captures: []) {
      interpreter, arguments throws(Halt) in
      guard arguments.count == 2, case .object(let object) = arguments[0] else { return .nothing }
      return .bool(try interpreter.callHandlers(of: object, before: arguments[1]))
    }
  }

  private func callHandlers(of object: Object, before old: Value) throws(Halt) -> Bool {
    simulator.spend(parts: system.uiKit.traitHandlers.count)
    let own = system.uiKit.traitHandlers.filter { $0.owner === object }
    guard !own.isEmpty else { return false }
    simulator.spend(parts: Self.partsOfTrait * own.reduce(0) { $0 + 1 + $1.traits.count })
    let new =
      (object as? UIViewController).map { simulator.traits(of: $0) }
      ?? (object as? UIView).map { simulator.traits(of: $0) } ?? .nothing
    var hasCalled = false
    for handler in own {
      try step()
      var isChanged = false
      for trait in handler.traits {
        if try changes(trait, from: old, to: new) { isChanged = true }
      }
      guard isChanged else { continue }
      hasCalled = true
      if let block = handler.block {
        _ = try call(block, [.object(object), old])
      } else if let target = handler.target, !target.isDeallocated {
        try perform(
          handler.selector, [.object(object), old], on: target,
          at: position.place,
          rule: .traitRegistration)
      }
    }
    return hasCalled
  }

  /// How many parts of a step it takes to look whether a trait has changed.
  private static let partsOfTrait = 16

  private func changes(_ trait: String, from old: Value, to new: Value) throws(Halt) -> Bool {
    guard case .aggregate(let before) = old, case .aggregate(let after) = new else { return false }
    let values = (before[trait], after[trait])
    if let first = values.0, let second = values.1 { return !isEqual(first, second) }
    guard let only = values.0 ?? values.1 else { return false }
    // What nothing has set is the default of a trait of the program's own.
    guard let info = types[trait], info.isOfProgram else { return true }
    let fallback = try defaultValue(ofTrait: info.runtime)
    return fallback.map { !isEqual($0, only) } ?? true
  }
}
