import Markup

/// What the front matter of a page says for all scenarios of the page that do not say otherwise.
struct ScenarioDefaults: Sendable {
  /// The attributes of a scenario that a page may give for all of its own.
  static let keys = ["device", "ios", "notes", "orientation", "show", "stage"]

  /// The attributes, by key.
  var attributes: [String: FenceAttribute] = [:]

  /// What a block says, or else the page; a block says `none` where it wants none of the page's.
  func value(_ key: String, of fence: FencedBlock) -> FenceAttribute? {
    let value = fence[key] ?? attributes[key]
    return value?.value == "none" ? nil : value
  }
}
