import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Trait collections that a program makes, and what it reads and sets in them by messages.
extension Interpreter {
  private static let collectionType = "UITraitCollection"

  /// `UITraitCollection { $0.userInterfaceStyle = .dark }`, and a collection with changes: what a closure
  /// leaves in the traits that it is given.
  func makeTraits(from traits: [Aggregate.Field], by change: RuntimeBlock) throws(Halt) -> Value {
    let mutable = Value.aggregate(Opaque.value("UITraitOverrides", traits))
    _ = try call(change, [mutable], changing: [0])
    let left = calls.takeFirstLeftValue() ?? mutable
    guard case .aggregate(let changed) = left else { return mutable }
    return .aggregate(Opaque.value(Self.collectionType, Self.traits(in: changed)))
  }

  private static func traits(in aggregate: Aggregate) -> [Aggregate.Field] {
    aggregate.fields.filter { $0.name != Aggregate.opaqueMark }
  }

  /// `traitCollectionWithUserInterfaceStyle:` and its kind; nil for another class, or another message.
  func makeTraits(_ selector: String, of type: String, _ arguments: [PassedArgument]) throws(Halt)
    -> Value?
  {
    guard type == Self.collectionType, selector.hasPrefix("traitCollectionWith"),
      let first = arguments.first?.value
    else { return nil }
    if let change = first.object as? RuntimeBlock { return try makeTraits(from: [], by: change) }
    if selector.hasSuffix(":forTrait:"), arguments.count == 2,
      case .type(let trait) = arguments[1].value
    {
      let field = Aggregate.Field(name: Self.traitName(trait.name), value: first)
      return .aggregate(Opaque.value(type, [field]))
    }
    let name = SelectorName.uncapitalized(
      String(selector.dropFirst("traitCollectionWith".utf8.count).dropLast()))
    return .aggregate(Opaque.value(type, [Aggregate.Field(name: name, value: first)]))
  }

  /// What a trait collection does; nil for what is opaque.
  func callTraits(
    _ name: String, _ traits: Aggregate, _ arguments: [PassedArgument]
  ) throws(Halt) -> Value? {
    switch name {
    case "modifyingTraits", "traitCollectionByModifyingTraits":
      guard let change = arguments.last?.value.object as? RuntimeBlock else { return nil }
      return try makeTraits(from: Self.traits(in: traits), by: change)
    case "hasDifferentColorAppearance":
      return hasOtherColours(traits, arguments.first?.value ?? .nothing)
    default: return try readTrait(name, in: traits, arguments)
    }
  }

  /// `valueForNSIntegerTrait:`, `valueForCGFloatTrait:` and `objectForTrait:`, of overrides too.
  func readTrait(
    _ name: String, in traits: Aggregate, _ arguments: [PassedArgument]
  ) throws(Halt) -> Value? {
    switch name {
    case "valueForNSIntegerTrait", "valueForCGFloatTrait", "objectForTrait", "value", "object":
      guard let trait = arguments.last?.value else { return nil }
      return try readTrait(trait, of: traits)
    default: return nil
    }
  }

  /// `setNSIntegerValue:forTrait:`, `setCGFloatValue:forTrait:` and `setObject:forTrait:`, which change the
  /// overrides that they are sent to; nil for anything else.
  func setTrait(
    _ name: String, of traits: Aggregate, _ arguments: [PassedArgument], _ place: Expression?
  ) throws(Halt) -> Value? {
    guard traits.typeName == "UITraitOverrides", arguments.count == 2, let place,
      ["setNSIntegerValue", "setCGFloatValue", "setObject"].contains(name),
      let changed = settingTrait(arguments[1].value, to: arguments[0].value, in: traits)
    else { return nil }
    try assign(.aggregate(changed), to: place)
    return .nothing
  }
}
