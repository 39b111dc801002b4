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
    return .aggregate(Carried.value("UITraitOverrides", fields))
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
    for part in (traits["traitsFrom"] ?? traits["traitsFromCollections"])?.elements ?? [] {
      let more = self.overrides(in: part)
      overrides.isWide = more.isWide ?? overrides.isWide
      overrides.isTall = more.isTall ?? overrides.isTall
      overrides.isDark = more.isDark ?? overrides.isDark
    }
    return overrides
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
