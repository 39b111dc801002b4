import Lifecycle

/// All entries that rules cite.
enum Bibliography {
  /// The entries, those of Apple's first.
  static let entries =
    appleReference + appleDocuments + observations + reports + openCode
    + launchesAndStyles + callbacks

  private static let byKey: [String: Source] = Dictionary(
    entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })

  /// The entry of a key.
  static func entry(_ key: some StringProtocol) -> Source? { byKey[String(key)] }

  /// The entries that a rule cites, in its order.
  static func entries(of rule: Rule) -> [Source] {
    rule.sourceKeys.compactMap { entry($0) }
  }

  /// What an inferred rule was inferred from; nothing of the others.
  static func ground(of rule: Rule) -> String? { Inferences.grounds[rule.id] }
}
