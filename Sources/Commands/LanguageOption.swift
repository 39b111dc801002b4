import ArgumentParser
import ScenarioSyntax

/// The language of a snippet, as `--language` takes it: by the words that fences use.
enum LanguageOption {
  /// Understands an argument.
  static func parse(_ argument: String) throws -> Dialect {
    guard let dialect = Dialect(fenceWord: argument) else {
      throw ValidationError("a snippet is 'swift' or 'objc', not '\(argument)'")
    }
    return dialect
  }

  /// The dialect that a file's name ends in, if any.
  static func dialect(ofPath path: String) -> Dialect? {
    switch path.split(separator: ".").last?.lowercased() {
    case "swift": .swift
    case "m", "mm": .objectiveC
    default: nil
    }
  }
}
