import Lifecycle

/// Traits that a program overrides.
extension Interpreter {
  /// `overrideUserInterfaceStyle` and `traitOverrides`, as they are read.
  func read(_ native: UIKitProperties.Native, _ overrides: TraitOverrides) -> Value {
    let style = overrides.isDark.map { $0 ? "dark" : "light" }
    if case .overrideStyle = native { return .member(style ?? "unspecified") }
    var fields: [Aggregate.Field] = []
    for (name, member) in [
      ("horizontalSizeClass", overrides.isWide.map { $0 ? "regular" : "compact" }),
      ("verticalSizeClass", overrides.isTall.map { $0 ? "regular" : "compact" }),
      ("userInterfaceStyle", style),
    ] {
      if let member { fields.append(Aggregate.Field(name: name, value: .member(member))) }
    }
    fields += overrides.others.map { Aggregate.Field(name: $0.name, value: $0.value) }
    return .aggregate(Opaque.value("UITraitOverrides", fields))
  }

  /// What they are set to; the style is one of the traits.
  func overrides(
    _ native: UIKitProperties.Native, _ value: Value, _ current: TraitOverrides
  ) -> TraitOverrides {
    guard case .overrideStyle = native else { return overrides(in: value) }
    var overrides = current
    overrides.isDark = isDark(value)
    return overrides
  }

  /// The traits in a trait collection, which may be made of several.
  func overrides(in collection: Value) -> TraitOverrides {
    guard case .aggregate(let traits) = collection else { return .none }
    var overrides = TraitOverrides(
      isWide: isRegular(traits["horizontalSizeClass"]),
      isTall: isRegular(traits["verticalSizeClass"]),
      isDark: traits["userInterfaceStyle"].flatMap { isDark($0) })
    overrides.others = traits.fields.filter { !Self.knownFields.contains($0.name) }
      .map { TraitValue($0.name, $0.value, text: describe($0.value)) }
    for part in (traits["traitsFrom"] ?? traits["traitsFromCollections"])?.elements ?? [] {
      let more = self.overrides(in: part)
      overrides.isWide = more.isWide ?? overrides.isWide
      overrides.isTall = more.isTall ?? overrides.isTall
      overrides.isDark = more.isDark ?? overrides.isDark
      overrides.others += more.others
    }
    return overrides
  }

  /// The fields of a collection that are no traits, or traits that the model knows.
  private static let knownFields: NameSet = [
    "horizontalSizeClass", "verticalSizeClass", "userInterfaceStyle", "traitsFrom",
    "traitsFromCollections", Aggregate.opaqueMark,
  ]

  // MARK: Traits of the program's own

  /// `traits[ThemeTrait.self]`: what has been set, or what the trait is by default; nil for what is no
  /// trait of a collection or of overrides.
  func readTrait(_ index: Value, of traits: Aggregate) throws(Halt) -> Value? {
    guard case .type(let type) = index, Self.areTraits(traits) else { return nil }
    let name = Self.traitName(type.name)
    if let value = traits[name] { return value }
    return try defaultValue(ofTrait: type)
  }

  /// What a trait is where nothing has set it: a property of its type, or in Objective-C a method.
  func defaultValue(ofTrait type: RuntimeClass) throws(Halt) -> Value? {
    if let method = types[type.name]?.method(selector: "defaultValue", isStatic: true) {
      return try invoke(method, on: .type(type), [])
    }
    return try readStatic("defaultValue", of: type, at: position.place)
  }

  /// Traits with another value for one; nil for what are no traits.
  func settingTrait(_ index: Value, to value: Value, in traits: Aggregate) -> Aggregate? {
    guard case .type(let type) = index, Self.areTraits(traits) else { return nil }
    var result = traits
    let field = Aggregate.Field(name: Self.traitName(type.name), value: value)
    result.fields.removeAll { $0.name == field.name }
    result.fields.append(field)
    return result
  }

  /// `UITraitUserInterfaceStyle` is the trait `userInterfaceStyle`; one of the program's own goes by its type.
  static func traitName(_ type: String) -> String {
    type.hasPrefix("UITrait")
      ? SelectorName.uncapitalized(String(type.dropFirst("UITrait".utf8.count))) : type
  }

  private static func areTraits(_ value: Aggregate) -> Bool {
    value.typeName == "UITraitCollection" || value.typeName == "UITraitOverrides"
  }

  /// The protocols that an extension may add to, of which a type of the system's is.
  static func protocols(of type: String) -> [String] {
    type == "UITraitOverrides" ? ["UIMutableTraits"] : []
  }

  private func isRegular(_ value: Value?) -> Bool? {
    guard case .member(let name)? = value else { return nil }
    switch SelectorName.uncapitalized(name) {
    case "regular": return true
    case "compact": return false
    default: return nil
    }
  }

  private func isDark(_ value: Value) -> Bool? {
    guard case .member(let name) = value else { return nil }
    switch SelectorName.uncapitalized(name) {
    case "dark": return true
    case "light": return false
    default: return nil
    }
  }
}
