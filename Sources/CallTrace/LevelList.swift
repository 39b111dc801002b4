/// The levels of messages to show as people write them: names with commas between, or `all`.
package enum LevelList {
  /// All that can be said.
  package static let names = MessageSelector.Level.allCases.map { $0.rawValue } + [all]

  private static let all = "all"

  /// The levels that a text names, and what it says that is the name of none.
  package static func read(_ text: String) -> (
    levels: Set<MessageSelector.Level>, unknown: [String]
  ) {
    var levels: Set<MessageSelector.Level> = []
    var unknown: [String] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = piece.filter { $0 != " " }
      if name == all {
        levels.formUnion(MessageSelector.Level.allCases)
      } else if let level = MessageSelector.Level(rawValue: name) {
        levels.insert(level)
      } else {
        unknown.append(name)
      }
    }
    return (levels, unknown)
  }
}
