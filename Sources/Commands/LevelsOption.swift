import ArgumentParser
import CallTrace
import SiteBuilder
import SourceText

/// The levels of messages to show, as `--show` takes them: names with commas between, or `all`.
enum LevelsOption {
  /// Understands an argument.
  static func parse(_ argument: String) throws -> Set<MessageSelector.Level> {
    let (levels, unknown) = LevelList.read(argument)
    if let name = unknown.first { throw ValidationError(complaint(name)) }
    return levels
  }

  /// All that can be said, with commas between.
  static var list: String { LevelList.names.joined(separator: ", ") }

  private static func complaint(_ name: String) -> String {
    guard !name.isEmpty else {
      return "a level is missing beside a comma; a list with blanks in it stands in quotes"
    }
    let nearest = Suggestion.nearest(to: name, in: LevelList.names)
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return "'\(name)' is no level\(hint) (levels are \(list))"
  }
}
