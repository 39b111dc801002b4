import SourceText

/// HTML that stands in the page, which is shown as text unless the site passes it on.
extension HTMLWriter {
  /// Elements without attributes that do no harm and that notes use.
  private static let harmlessTags: Set<String> = ["<br>", "<br/>", "<br />", "<wbr>"]

  mutating func appendRawHTML(_ text: String) {
    if allowsRawHTML {
      html += rawHTML(text, span)
    } else if Self.harmlessTags.contains(text.lowercased()) {
      html += text
    } else {
      warnAboutRawHTML(text)
      html += HTMLText.escaped(text)
    }
  }

  mutating func writeRawHTML(_ text: String) {
    if allowsRawHTML {
      html += rawHTML(text, span)
      if text.utf8.last != 0x0A { html += "\n" }
    } else {
      warnAboutRawHTML(text)
      html += "<pre class=\"raw-html\"><code>\(HTMLText.escaped(text))</code></pre>\n"
    }
  }

  /// Says once a block that HTML is shown as text, at the first of it.
  private mutating func warnAboutRawHTML(_ text: String) {
    guard let span, span != blockWithHTML else { return }
    blockWithHTML = span
    // Below its first line there may be the marks of quotations.
    let line = text.prefix { !$0.isNewline }
    diagnostics.append(
      Diagnostic(
        .warning, id: "markdown.raw-html", "HTML is shown as text, not passed on",
        at: TextLocator.first(String(line), in: span),
        notes: [Diagnostic.Note("'html: true' on the front page passes it on, on all pages")]))
  }
}
