import Markup

/// What the reader can search: every page in pieces, a piece from one heading to the next.
///
/// It is a script, because a page opened from disk may load scripts and nothing else; it is loaded
/// when a search is opened, and searched by substring, which serves Chinese as it serves English.
struct SearchIndex {
  private var script = "lifelineSearch([\n"
  private var isFirst = true

  /// Adds a page.
  mutating func add(_ map: SiteMap, _ index: Int) {
    let page = map.pages[index]
    let output = map.outputs[index]
    var pieces: [(anchor: String, heading: String, text: String)] = [("", "", "")]
    if let description = page.frontMatter.description { pieces[0].text = description }
    for block in page.document.blocks {
      if case .heading(let heading) = block.kind {
        if heading.level > 1 {
          let anchor = map.anchor(heading.anchor, on: index) ?? heading.anchor
          pieces.append((anchor, heading.plainText, ""))
        }
      } else {
        Self.append(text(of: block, page), to: &pieces[pieces.count - 1].text)
      }
    }
    for footnote in page.document.footnotes {
      for block in footnote.blocks {
        Self.append(block.plainText, to: &pieces[pieces.count - 1].text)
      }
    }
    script += isFirst ? "" : ",\n"
    isFirst = false
    script += "[\(Self.quoted(output)),\(Self.quoted(page.title))"
    for piece in pieces {
      script += ",[\(Self.quoted(piece.anchor)),\(Self.quoted(piece.heading))"
      script += ",\(Self.quoted(piece.text))]"
    }
    script += "]"
  }

  /// The script.
  var text: String { script + "\n])\n" }

  /// A scenario is found by its title, not by its code.
  private func text(of block: Block, _ page: Page) -> String {
    guard case .fence(let fence) = block.kind else { return block.plainText }
    return fence["title"]?.value ?? ""
  }

  private static func append(_ more: String, to text: inout String) {
    if !more.isEmpty { text += text.isEmpty ? more : " " + more }
  }

  /// A string of JavaScript's that is safe wherever a script is.
  private static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return "\"\(text)\"" }
    var result: [UInt8] = [UInt8(ascii: "\"")]
    result.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "<"): result += Array("\\x3c".utf8)
      case 0..<0x20: result.append(0x20)
      default: result.append(byte)
      }
    }
    result.append(UInt8(ascii: "\""))
    return String(decoding: result, as: UTF8.self)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      || byte == UInt8(ascii: "<")
  }
}
