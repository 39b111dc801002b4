import ArgumentParser
import Diagrams

/// The value of `--theme`.
enum ThemeOption {
  static let list = Theme.allCases.map(\.rawValue).joined(separator: ", ")

  static func parse(_ name: String) throws -> Theme {
    guard let theme = Theme(rawValue: name) else {
      throw ValidationError("there is no theme '\(name)'; the themes are \(list)")
    }
    return theme
  }
}
