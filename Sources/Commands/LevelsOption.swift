import ArgumentParser
import SourceText
import Tracing

/// The levels of messages to show, as `--show` takes them: names with commas between, or `all`.
enum LevelsOption {
  /// Understands an argument.
  static func parse(_ argument: String) throws -> Set<Selector.Level> {
    if argument == "all" { return Set(Selector.Level.allCases) }
    var levels: Set<Selector.Level> = []
    for piece in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let name = piece.filter { $0 != " " }
      guard let level = Selector.Level(rawValue: name) else {
        throw ValidationError(unknown(name))
      }
      levels.insert(level)
    }
    return levels
  }

  /// All that can be said, with commas between.
  static var list: String { names.joined(separator: ", ") }

  private static let names = Selector.Level.allCases.map(\.rawValue) + ["all"]

  private static func unknown(_ name: String) -> String {
    let hint = Suggestion.nearest(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ""
    return "'\(name)' is no level\(hint) (levels are \(list))"
  }
}
