/// Writes the HTML of a page as XML, as books have it: every element is closed, nothing runs, and what readers
/// of books have no use for is left out.
package struct BookMarkup {
  /// Where a link leads in the book, or outside of it; nil where it leads nowhere.
  package var link: (String) -> String? = { $0 }
  /// Where a picture lies in the book; nil for one that it has not.
  package var picture: (String) -> String? = { $0 }

  private var result: [UInt8] = []
  private var open: [Element] = []
  /// How many elements of a name are open.
  private var counts: [String: Int] = [:]
  private var ids: Set<String> = []
  /// An element that is left out with all that it holds, and how many of its name are open in it.
  private var skipped: (name: String, depth: Int)?
  /// How many drawings and formulas are open, whose elements may close themselves.
  private var foreign = 0
  /// Whether there are drawings, and whether there are formulas.
  package private(set) var hasDrawings = false
  package private(set) var hasFormulas = false

  private struct Element {
    /// Its name as the page has it, and as the book does; nothing where the book has only what it holds.
    let name: String
    let written: String
  }

  /// Creates a writer of one page.
  package init() {}

  /// The anchors that HTML has.
  package static func ids(in html: String) -> Set<String> {
    Set(HTMLTags(html).tags.flatMap(\.attributes).filter { $0.name == "id" }.map(\.value))
  }

  /// The HTML as XML.
  package mutating func write(_ html: String) -> [UInt8] {
    let tags = HTMLTags(html)
    var position = 0
    for tag in tags.all where tag.isWhole {
      append(text: tags.bytes[position..<tag.range.lowerBound])
      position = tag.range.upperBound
      if tag.isEnd {
        end(tag.name)
      } else {
        begin(tag, closesItself: tags.bytes[tag.range].suffix(2).first == UInt8(ascii: "/"))
      }
    }
    append(text: tags.bytes[position...])
    while let last = open.last { end(last.name) }
    return result
  }

  // MARK: Elements

  private mutating func begin(_ tag: HTMLTags.Tag, closesItself: Bool) {
    if let skipped {
      if skipped.name == tag.name { self.skipped?.depth += 1 }
      return
    }
    if BookElements.leftOut.contains(tag.name) {
      if !BookElements.void.contains(tag.name) { skipped = (tag.name, 1) }
      return
    }
    if tag.name == "input" { return appendBox(tag) }
    if tag.name == "img", appendMissing(tag) { return }
    let isVoid = BookElements.void.contains(tag.name) && foreign == 0
    let name = self.name(of: tag)
    if !name.isEmpty { append("<\(name)\(attributes(of: tag))") }
    guard !isVoid, !(closesItself && foreign > 0) else {
      if !name.isEmpty { append("/>") }
      return
    }
    if !name.isEmpty { append(">") }
    if Self.isForeign(tag.name) { foreign += 1 }
    open.append(Element(name: tag.name, written: name))
    counts[tag.name, default: 0] += 1
  }

  private static func isForeign(_ name: String) -> Bool { name == "svg" || name == "math" }

  /// The name of an element in the book; nothing where the book has only what it holds, as of links in drawings
  /// and of those that lead nowhere.
  private func name(of tag: HTMLTags.Tag) -> String {
    guard tag.name == "a" else { return BookElements.name(of: tag.name) }
    let isAnchor = tag.attributes.contains { $0.name == "id" || $0.name == "name" }
    let leads = Self.value(of: "href", in: tag).flatMap(link) != nil
    // What leads from a heading to itself is for pages.
    let isMark = Self.value(of: "class", in: tag) == "anchor"
    return foreign == 0 && !isMark && (isAnchor || leads) ? "a" : ""
  }

  private mutating func end(_ name: String) {
    if let skipped {
      guard skipped.name == name else { return }
      self.skipped = skipped.depth > 1 ? (name, skipped.depth - 1) : nil
      return
    }
    guard counts[name, default: 0] > 0 else { return }
    while let last = open.popLast() {
      if !last.written.isEmpty { append("</\(last.written)>") }
      counts[last.name, default: 0] -= 1
      if Self.isForeign(last.name) { foreign -= 1 }
      if last.name == name { return }
    }
  }

  /// The box of a task.
  private mutating func appendBox(_ tag: HTMLTags.Tag) {
    append(tag.attributes.contains { $0.name == "checked" } ? "☑" : "☐")
  }

  /// What stands for a picture that the book has not: what it shows, in words; false where it has it.
  private mutating func appendMissing(_ tag: HTMLTags.Tag) -> Bool {
    guard picture(Self.value(of: "src", in: tag) ?? "") == nil else { return false }
    append("[\(BookText.escaped(Self.value(of: "alt", in: tag) ?? ""))]")
    return true
  }

  private static func value(of name: String, in tag: HTMLTags.Tag) -> String? {
    tag.attributes.first { $0.name == name }?.value
  }

  // MARK: Attributes

  private mutating func attributes(of tag: HTMLTags.Tag) -> String {
    let isForeign = foreign > 0 || Self.isForeign(tag.name)
    var text = ""
    var names: Set<String> = []
    func add(_ name: String, _ value: String) {
      guard names.insert(name).inserted else { return }
      text += " \(name)=\"\(BookText.escaped(value))\""
    }
    switch tag.name {
    case "svg":
      add("xmlns", "http://www.w3.org/2000/svg")
      hasDrawings = true
    case "math":
      add("xmlns", "http://www.w3.org/1998/Math/MathML")
      hasFormulas = true
    default: break
    }
    for attribute in tag.attributes {
      switch attribute.name {
      case "id", "name":
        let isAnchor = attribute.name == "id" || tag.name == "a"
        let id = attribute.value
        guard isAnchor, !id.isEmpty, !id.utf8.contains(where: { $0 <= 0x20 }),
          ids.insert(id).inserted
        else { continue }
        add("id", id)
      case "href":
        if let way = link(attribute.value) { add("href", way) }
      case "src":
        if tag.name == "img", let way = picture(attribute.value) { add("src", way) }
      case "align":
        if let side = BookElements.side(attribute.value, of: tag.name) {
          add("style", "text-align: \(side)")
        }
      default:
        if let name = BookElements.attribute(attribute, of: tag.name, isForeign: isForeign) {
          add(name, attribute.value)
        }
      }
    }
    if tag.name == "img" { add("alt", "") }
    return text
  }

  // MARK: Text

  private mutating func append(_ markup: String) { result += markup.utf8 }

  /// Text between tags; comments are left out.
  private mutating func append(text: ArraySlice<UInt8>) {
    guard skipped == nil else { return }
    var rest = text
    while let start = Self.comment(in: rest) {
      result += BookText.escaped(CharacterReferences.resolved(rest[..<start])).utf8
      guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) else { return }
      rest = rest[(end + 1)...]
    }
    result += BookText.escaped(CharacterReferences.resolved(rest)).utf8
  }

  private static func comment(in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first {
      text[$0] == UInt8(ascii: "<") && $0 + 1 < text.endIndex && text[$0 + 1] == UInt8(ascii: "!")
    }
  }
}

/// Text as XML may have it.
package enum BookText {
  /// The text as it may stand between tags and in a quoted attribute; what XML cannot have is U+FFFD.
  package static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in HTMLText.escaped(text).unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r": result.append(scalar)
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
