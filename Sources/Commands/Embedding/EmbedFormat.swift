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
  /// A drawing in HTML, in the note itself, for generators of sites; forges show it not.
  case html

  /// The form in which a diagram stands in a note already; text when there is none.
  init(usedIn region: EmbeddedRegion?, of file: SourceFile) {
    self = .text
    guard let region else { return }
    if region.lines.contains(where: { $0.holdsBytes(of: "<figure class=\"lifeline\"") }) {
      self = .html
    } else if let code = region.lines.first(where: Self.beginsCode) {
      if code.holdsBytes(of: "mermaid") { self = .mermaid }
    } else if ImageReference(in: file, region.inside) != nil {
      self = .svg
    }
  }

  /// Whether a line begins a block of code, in whichever language.
  private static func beginsCode(_ line: String) -> Bool {
    ["```", "....", "[source,", ".. code-block::"].contains { line.hasPrefix($0) }
  }
}
