import SourceText

/// The style sheet of a theme, which is written in parts, one a subject, and published as one file.
///
/// The parts lie in `style/` and are joined in the order of their names, those of a theme's own among
/// them. A theme that has a whole sheet, `style.css`, has none of the parts.
enum StyleParts {
  /// The sheet that a page loads.
  static let whole = "style.css"

  private static let folder = "style/"

  /// Whether a file is a part of the sheet by its path.
  static func contains(_ path: String) -> Bool {
    path.hasPrefix(folder) && path.hasSuffix(".css") && !path.dropFirst(folder.count).contains("/")
  }

  /// The whole sheet: the theme's own, or its parts and those of the house that it leaves.
  static func join(_ files: [String: SourceFile]) -> SourceFile {
    if let own = files[whole] { return own }
    let parts = files.filter { contains($0.key) }.sorted { $0.key.precedesInBytes($1.key) }
    var bytes: [UInt8] = []
    for (_, part) in parts {
      bytes += part.bytes
      if part.bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    }
    return SourceFile(path: whole, bytes: bytes)
  }
}
