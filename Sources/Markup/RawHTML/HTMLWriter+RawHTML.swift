import SourceText

/// What becomes of HTML that stands in a page.
package enum RawHTML: String, Sendable {
  /// It is shown as text, but for elements that do nothing but mark words.
  case shown
  /// What the list has of elements and attributes is written anew; the rest is shown as text.
  case listed
  /// It is passed on as it is.
  case passed
}

/// HTML that stands in the page.
extension HTMLWriter {
  /// Elements without attributes that do no harm and that notes use.
  private static let harmlessTags: Set<String> = ["<br>", "<br/>", "<br />", "<wbr>"]

  mutating func appendRawHTML(_ text: String) {
    switch rawHTML {
    case .passed: html += surroundings.resolved(balanced(text), at: span)
    case .listed: html += surroundings.resolved(listed(text, isInText: true).html, at: span)
    case .shown:
      if Self.harmlessTags.contains(text.lowercased()) {
        html += text
      } else {
        warnAboutShownHTML(text)
        html += HTMLText.escaped(text)
      }
    }
  }

  mutating func writeRawHTML(_ text: String) {
    switch rawHTML {
    case .passed: write(lines: surroundings.resolved(balanced(text), at: span))
    case .listed:
      let (listed, hasTags) = listed(text, isInText: false)
      if hasTags {
        write(lines: surroundings.resolved(listed, at: span))
      } else {
        writeAsCode(text)
      }
    case .shown:
      if Self.isHarmless(text) {
        html += text
      } else {
        warnAboutShownHTML(text)
        writeAsCode(text)
      }
    }
  }

  private mutating func write(lines: String) {
    html += lines
    if lines.utf8.last != 0x0A { html += "\n" }
  }

  private mutating func writeAsCode(_ text: String) {
    html += "<pre class=\"raw-html\"><code>\(HTMLText.escaped(text))</code></pre>\n"
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
  private mutating func warnAboutShownHTML(_ text: String) {
    guard let span, htmlFaults.isFirst("shown", in: span) else { return }
    // Below its first line there may be the marks of quotations.
    let line = text.prefix { !$0.isNewline }
    diagnostics.append(
      Diagnostic(
        .warning, id: "markdown.raw-html", "HTML is shown as text, not passed on",
        at: WrittenText.first(String(line), in: span),
        notes: [Diagnostic.Note("'html: false' on the front page says so, of all pages")]))
  }
}

// MARK: - Elements that begin and end

extension HTMLWriter {
  /// Writes what stands in an element of the writer's own, with which HTML that was begun in it ends.
  mutating func enclose(_ body: (inout HTMLWriter) -> Void) {
    let outer = openElements.enter()
    body(&self)
    let left = openElements.leave(to: outer)
    guard !left.isEmpty else { return }
    html += ends(
      of: rawHTML == .listed ? left : left.filter { !OpenElements.mayStayOpen($0.name) })
    for element in left.reversed() where !OpenElements.mayStayOpen(element.name) {
      let mark = "<\(element.name)"
      complain("'\(mark)>' is never ended; it ends with what it stands in", mark, element.place)
    }
  }

  /// HTML of the page as it is, which ends nothing but what the page began.
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

  func ends(of elements: [OpenElements.Element]) -> String {
    elements.map { "</\($0.name)>" }.joined()
  }

  mutating func complain(_ message: String, _ mark: String, _ place: OpenElements.Place) {
    guard openElements.isNew(message, in: place.block) else { return }
    diagnostics.append(
      Diagnostic(
        .warning, id: "markdown.unpaired-tag", message, at: WrittenText.place(place, of: mark)))
  }
}
