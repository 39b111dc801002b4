/// The language that a note is written in.
package enum MarkupLanguage: Sendable {
  /// Markdown, as `.md`, `.markdown`, and Quarto's and R's `.qmd` and `.rmd`.
  case markdown
  /// Markdown with components in it, `.mdx`, whose comments are `{/* … */}`.
  case mdx
  /// AsciiDoc, `.adoc` and `.asciidoc`.
  case asciiDoc
  /// reStructuredText, `.rst`.
  case reStructuredText

  /// The language of a file, by the ending of its name; Markdown where that says nothing.
  package init(path: String) { self = Self.known(path) ?? .markdown }

  /// The language that the ending of a name says; nil for any other file.
  package static func known(_ path: String) -> MarkupLanguage? {
    let name =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[$0...].dropFirst() } ?? path[...]
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return nil
    }
    return switch name[dot...].lowercased() {
    case ".md", ".markdown", ".qmd", ".rmd": .markdown
    case ".mdx": .mdx
    case ".adoc", ".asciidoc": .asciiDoc
    case ".rst": .reStructuredText
    default: nil
    }
  }

  /// What stands around a comment on a line of its own; what ends it may be nothing.
  package var comment: (opening: String, closing: String) {
    switch self {
    case .markdown: ("<!--", "-->")
    case .mdx: ("{/*", "*/}")
    case .asciiDoc: ("//", "")
    case .reStructuredText: ("..", "")
    }
  }

  /// Whether its structure is that of Markdown.
  package var isMarkdown: Bool { self == .markdown || self == .mdx }
}
