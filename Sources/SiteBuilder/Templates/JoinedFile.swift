import SourceText

/// A file of a theme that is written in parts, one a subject, and published as one: the style sheet, and the script
/// of live scenarios.
///
/// The parts lie in a folder and are joined in the order of their names, those of a theme's own among
/// them. A theme that has the whole file has none of the parts.
struct JoinedFile {
  /// The sheet that a page loads.
  static let style = JoinedFile(folder: "style/", ending: ".css", whole: "style.css")
  /// What edits and runs scenarios in a page. The names of its parts are its own, and no other script's.
  static let live = JoinedFile(
    folder: "live/", ending: ".js", whole: "live.js", before: "(() => {\n\"use strict\";\n",
    after: "})();\n")

  static let all = [style, live]

  private let folder: String
  private let ending: String
  /// The name of what is published.
  let whole: String
  private var before = ""
  private var after = ""

  /// Whether a file is a part of one of them by its path.
  static func contains(_ path: String) -> Bool { all.contains { $0.contains(path) } }

  private func contains(_ path: String) -> Bool {
    path.hasPrefix(folder) && path.hasSuffix(ending) && !path.dropFirst(folder.count).contains("/")
  }

  /// The whole file: the theme's own, or its parts and those of the house that it leaves.
  func join(_ files: [String: SourceFile]) -> SourceFile {
    if let own = files[whole] { return own }
    let parts = files.filter { contains($0.key) }.sorted { $0.key.precedesInBytes($1.key) }
    var bytes = Array(before.utf8)
    for (_, part) in parts {
      bytes += part.bytes
      if part.bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    }
    return SourceFile(path: whole, bytes: bytes + after.utf8)
  }
}
