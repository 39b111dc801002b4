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
  init(usedIn region: EmbeddedRegion?, of file: SourceFile) {
    self = .text
    guard let region else { return }
    if region.lines.contains(where: { $0.hasPrefix("```mermaid") }) {
      self = .mermaid
    } else if !region.lines.contains(where: { $0.hasPrefix("```") }),
      ImageReference(in: file, region.inside) != nil
    {
      self = .svg
    }
  }
}
