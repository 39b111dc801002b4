import Markup
import SiteBuilder

/// How what is put into a note is written in the note's language.
extension MarkupLanguage {
  /// A comment on a line of its own.
  func comment(_ words: [String]) -> String {
    ([comment.opening] + words + [comment.closing].filter { !$0.isEmpty }).joined(separator: " ")
  }

  /// Text that is shown as it stands, as a block of some language.
  func codeBlock(_ code: String, word: String) -> String {
    switch self {
    case .markdown, .mdx:
      String(decoding: MarkdownAlternate.fence(Array(code.utf8), word: word), as: UTF8.self)
    case .asciiDoc:
      word == "text"
        ? Self.delimited(code, by: ".") : "[source,\(word)]\n" + Self.delimited(code, by: "-")
    case .reStructuredText: ".. code-block:: \(word)\n\n" + Self.indented(code)
    }
  }

  /// HTML that is passed on as it is; nil where the language has none.
  func html(_ html: String) -> String? {
    switch self {
    case .markdown: html
    case .mdx: nil
    case .asciiDoc: Self.delimited(html, by: "+")
    case .reStructuredText: ".. raw:: html\n\n" + Self.indented(html)
    }
  }

  /// Lines between delimiters that are longer than any line of the same sign.
  private static func delimited(_ text: String, by sign: Character) -> String {
    let lines = text.linesWithLast
    let longest = lines.lazy.filter { line in line.allSatisfy { $0 == sign } }.map(\.count).max()
    let delimiter = String(repeating: sign, count: max(4, (longest ?? 0) + 1))
    let end = text.hasSuffix("\n") ? "" : "\n"
    return "\(delimiter)\n\(text)\(end)\(delimiter)"
  }

  private static func indented(_ text: String) -> String {
    var lines = text.linesWithLast
    while lines.last == "" { lines.removeLast() }
    return lines.map { $0.isEmpty ? "" : "   \($0)" }.joined(separator: "\n")
  }

  /// An image with an address as it is written there.
  func image(_ title: String, _ address: String) -> String {
    switch self {
    case .markdown, .mdx: "![\(Self.escaped(title))](\(address))"
    case .asciiDoc:
      // Quotes keep what would end the attribute, or be one of several.
      "image::\(address)[\"\(title.replacing("\"", with: "\\\""))\"]"
    case .reStructuredText:
      ".. image:: \(address)\n   :alt: \(title.replacing("\n", with: " "))"
    }
  }

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\[]`*_<".contains($0) ? ["\\", $0] : [$0] })
  }
}
