import SourceText

/// HTML that stands in the page, which is shown as text unless the site passes it on.
extension HTMLWriter {
  /// Elements without attributes that do no harm and that notes use.
  private static let harmlessTags: Set<String> = ["<br>", "<br/>", "<br />", "<wbr>"]

  mutating func appendRawHTML(_ text: String) {
    if allowsRawHTML {
      html += rawHTML(balanced(text), span)
    } else if Self.harmlessTags.contains(text.lowercased()) {
      html += text
    } else {
      warnAboutRawHTML(text)
      html += HTMLText.escaped(text)
    }
  }

  mutating func writeRawHTML(_ text: String) {
    if allowsRawHTML {
      html += rawHTML(balanced(text), span)
      if text.utf8.last != 0x0A { html += "\n" }
    } else if Self.isHarmless(text) {
      html += text
    } else {
      warnAboutRawHTML(text)
      html += "<pre class=\"raw-html\"><code>\(HTMLText.escaped(text))</code></pre>\n"
    }
  }

  /// Whether a block is nothing but such elements, one a line.
  private static func isHarmless(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).allSatisfy { line in
      let blanks: (Character) -> Bool = { $0 == " " || $0 == "\t" }
      let end = line.lastIndex { !blanks($0) } ?? line.startIndex
      return harmlessTags.contains(line[...end].drop(while: blanks).lowercased())
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

// MARK: - Elements that begin and end

extension HTMLWriter {
  /// Writes what stands in an element of the writer's own, with which HTML that was begun in it ends.
  mutating func enclose(_ body: (inout HTMLWriter) -> Void) {
    let outer = openElements.enter()
    body(&self)
    let left = openElements.leave(to: outer)
    html += ends(of: left)
    for element in left.reversed() {
      let mark = "<\(element.name)"
      complain("'\(mark)>' is never ended; it ends with what it stands in", mark, element.place)
    }
  }

  /// HTML of the page, which ends nothing but what the page began.
  private mutating func balanced(_ text: String) -> String {
    let tags = HTMLTags(text).all
    guard let span, !tags.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    for tag in tags {
      let mark = (tag.isEnd ? "</" : "<") + tag.name
      let place = openElements.place(of: mark, in: span)
      guard tag.isWhole else {
        complain("nothing ends the tag '\(mark)'; it is shown as text", mark, place)
        result += bytes[position..<tag.range.lowerBound] + Array("&lt;".utf8)
        position = tag.range.lowerBound + 1
        continue
      }
      guard tag.isEnd else {
        let endsItself = bytes[tag.range.upperBound - 2] == UInt8(ascii: "/")
        openElements.begin(tag.name, endsItself: endsItself, at: place)
        continue
      }
      result += bytes[position..<tag.range.lowerBound]
      position = tag.range.lowerBound
      if let inner = openElements.end(tag.name) {
        result += Array(ends(of: inner).utf8)
      } else {
        complain("'\(mark)>' ends nothing that is open here, and is left out", mark, place)
        position = tag.range.upperBound
      }
    }
    return position == 0 && result.isEmpty
      ? text : String(decoding: result + bytes[position...], as: UTF8.self)
  }

  private func ends(of elements: [OpenElements.Element]) -> String {
    elements.map { "</\($0.name)>" }.joined()
  }

  private mutating func complain(
    _ message: String, _ mark: String, _ place: OpenElements.Place
  ) {
    guard openElements.isNew(message, in: place.block) else { return }
    diagnostics.append(
      Diagnostic(
        .warning, id: "markdown.unpaired-tag", message, at: TextLocator.place(place, of: mark)))
  }
}
