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
}
