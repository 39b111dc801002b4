import ArgumentParser
import SourceText

/// The forms in which a diagram stands in a note.
enum EmbedFormat: String, CaseIterable, ExpressibleByArgument {
  /// A code block with Unicode box drawing, which every reader shows.
  case text
  /// A `mermaid` block, which GitHub, GitLab and Obsidian draw.
  case mermaid
  /// An image beside the note.
  case svg

  /// The form in which a diagram stands in a note already; text when there is none.
  init(usedIn region: EmbeddedRegion.Search, of file: SourceFile) {
    self = .text
    guard case .found(let region) = region else { return }
    let text = file.text(region.range)
    if text.contains("```mermaid") {
      self = .mermaid
    } else if !text.contains("```"), text.contains("![") {
      self = .svg
    }
  }

  /// A code block; its fence is longer than any run of backticks in it.
  static func codeBlock(_ code: String, language: String) -> String {
    var longest = 2
    var run = 0
    for character in code {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(code.hasSuffix("\n") ? code : code + "\n")\(fence)"
  }
}
