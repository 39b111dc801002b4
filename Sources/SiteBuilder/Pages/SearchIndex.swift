import Markup
import SourceText

/// What the reader can search: every page in pieces, a piece from one heading to the next.
///
/// It is made of scripts, because a page opened from disk may load scripts and nothing else. They are
/// loaded when a search is opened. `search.js` looks for words in them and for parts of words, which
/// serves Chinese as it serves English; names in code stand apart from the text, and count less, and so
/// do the lists of pages that nobody wrote. A rule is a piece of the page of rules. A page
/// stands in the part that its path chooses, so that a change of one page is a change of one part,
/// whatever else the site has.
enum SearchIndex {
  /// How many pages a part has at most, on average.
  private static let pagesPerPart = 64

  /// How many parts an edition of some pages has: a power of two, so that it seldom changes.
  static func parts(for pages: Int) -> Int {
    var parts = 1
    while parts * pagesPerPart < pages { parts *= 2 }
    return parts
  }

  /// The part that a page belongs to.
  static func part(of key: String, among parts: Int) -> Int {
    var hash = ContentHash()
    hash.add(key)
    return Int(truncatingIfNeeded: hash.value >> 33) & (parts - 1)
  }

  /// The file that says which parts there are: for each a mark of what is in it, so that no browser
  /// takes one that it kept for the one that is there now; and what the language says of words.
  static func script(parts: [UInt64], words: Words) -> [UInt8] {
    let marks = parts.map { "\"\(String($0 >> 32, radix: 16))\"" }
    var script = Array("lifelineSearch.parts([\(marks.joined(separator: ","))],{".utf8)
    for (index, name) in ["light", "endings", "same", "signs"].enumerated() {
      script += Array("\(index == 0 ? "" : ",")\(name):".utf8)
      append(words.all["search-\(name)"] ?? "", to: &script)
    }
    return script + Array("})\n".utf8)
  }

  /// A part, made of the lines of its pages.
  static func part(_ rows: [[UInt8]]) -> [UInt8] {
    var script = Array("lifelineSearch.add([\n".utf8)
    script.reserveCapacity(rows.reduce(64) { $0 + $1.count + 2 })
    for (index, row) in rows.enumerated() {
      if index > 0 { script += [UInt8(ascii: ","), 0x0A] }
      script += row
    }
    script += Array("\n])\n".utf8)
    return script
  }

  /// The lines of a part that an earlier build wrote; nil when it was not written like this.
  static func rows(in script: [UInt8]) -> [[UInt8]]? {
    var lines = script.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.count >= 3,
      lines.first.map({ $0.elementsEqual("lifelineSearch.add([".utf8) }) == true
    else { return nil }
    lines = Array(lines.dropFirst().dropLast(2))
    return lines.map { line in
      Array(line.last == UInt8(ascii: ",") ? line.dropLast() : line)
    }
  }

  /// The address of the page whose line it is.
  static func address(ofRow row: [UInt8]) -> String {
    String(decoding: row.dropFirst(2).prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }

  // MARK: A page

  /// The line of a page.
  static func row(_ map: SiteMap, _ index: Int) -> [UInt8] {
    let page = map.pages[index]
    var row: [UInt8] = []
    row.reserveCapacity(4096)
    row.append(UInt8(ascii: "["))
    append(map.outputs[index], to: &row)
    row.append(UInt8(ascii: ","))
    append(page.title, to: &row)
    for piece in pieces(of: map, index) {
      row += [UInt8(ascii: ","), UInt8(ascii: "[")]
      append(piece.anchor, to: &row)
      row.append(UInt8(ascii: ","))
      append(piece.heading, to: &row)
      row.append(UInt8(ascii: ","))
      append(piece.text, to: &row)
      if !piece.names.isEmpty {
        row.append(UInt8(ascii: ","))
        append(piece.names.bytes, to: &row)
      }
      row.append(UInt8(ascii: "]"))
    }
    row.append(UInt8(ascii: "]"))
    // It is kept to the end of the build, with no room to spare.
    return row.withUnsafeBufferPointer { Array($0) }
  }

  /// What stands from one heading to the next.
  struct Piece {
    let anchor: String
    let heading: String
    var text: [UInt8] = []
    /// Whether the text ends with what a scenario is called, which is no sentence.
    var endsWithTitle = false
    /// The names in its code, each once; of a page's beginning, its aliases first.
    var names = SearchNames()
  }

  private static func pieces(of map: SiteMap, _ index: Int) -> [Piece] {
    let page = map.pages[index]
    var first = Piece(
      anchor: "", heading: "", text: Array((page.frontMatter.description ?? "").utf8))
    for alias in page.frontMatter.aliases where !Redirect.isAddress(alias, inVault: map.isVault) {
      first.names.append(alias.utf8)
    }
    var pieces = [first]
    let document = page.document
    let title = page.outline.titleHeading?.anchor
    for block in document.blocks {
      if case .heading(let heading) = block.kind {
        guard heading.anchor != title else { continue }
        let anchor = map.anchor(ofHeading: heading.anchor, on: index)
        pieces.append(Piece(anchor: anchor, heading: heading.plainText))
      } else {
        add(block, isList: map.made.contains(index), to: &pieces[pieces.count - 1])
        for fence in code(of: block, map, index) {
          pieces[pieces.count - 1].names.addNames(in: fence.literal.bytes)
        }
      }
    }
    for footnote in document.footnotes {
      for block in footnote.blocks { block.appendPlainText(to: &pieces[pieces.count - 1].text) }
    }
    let edition = map.editions[map.editionOf[index]]
    return map.outputs[index] == edition.rulePage ? pieces + RuleIndex.pieces(edition) : pieces
  }

  /// Adds what a block says to a piece; a list that nobody wrote names what others say, as code does. A
  /// scenario is found by its title.
  private static func add(_ block: Block, isList: Bool, to piece: inout Piece) {
    let start = piece.text.count
    if case .fence(let fence) = block.kind {
      guard let title = fence["title"]?.value, !title.isEmpty else { return }
      if isList { return piece.names.append(title.utf8) }
      if !piece.text.isEmpty { piece.text.append(0x20) }
      piece.text.append(contentsOf: title.utf8)
    } else if isList {
      var text: [UInt8] = []
      block.appendPlainText(to: &text)
      if !text.isEmpty { piece.names.append(text) }
    } else {
      // More than most have.
      if piece.text.isEmpty { piece.text.reserveCapacity(1024) }
      block.appendPlainText(to: &piece.text)
    }
    guard piece.text.count > start else { return }
    if piece.endsWithTitle { piece.text.insert(contentsOf: " ·".utf8, at: start) }
    piece.endsWithTitle = isTitle(block)
  }

  /// Whether a block says no more than what a scenario is called.
  private static func isTitle(_ block: Block) -> Bool {
    switch block.kind {
    case .fence: true
    case .paragraph(let inlines):
      inlines.allSatisfy { inline in
        if case .wikilink(let link) = inline { link.isEmbed } else { false }
      }
    default: false
    }
  }

  /// The code that a block shows: its own, or that of scenarios of elsewhere.
  private static func code(of block: Block, _ map: SiteMap, _ index: Int) -> [FencedBlock] {
    switch block.kind {
    case .fence(let fence): [fence]
    case .paragraph(let inlines):
      inlines.compactMap { inline in
        guard case .wikilink(let link) = inline, link.isEmbed,
          let found = map.scenario(link.page, link.heading, from: index)
        else { return nil }
        let scenarios = map.pages[found.page].scenarios
        return scenarios.indices.contains(found.scenario) ? scenarios[found.scenario].fence : nil
      }
    default: []
    }
  }

  /// Appends a string of JavaScript's that is safe wherever a script is.
  private static func append(_ text: String, to row: inout [UInt8]) {
    text.withBytes { append($0, to: &row) }
  }

  private static func append(_ text: [UInt8], to row: inout [UInt8]) {
    text.withUnsafeBufferPointer { append($0, to: &row) }
  }

  private static func append(_ bytes: UnsafeBufferPointer<UInt8>, to row: inout [UInt8]) {
    row.append(UInt8(ascii: "\""))
    var start = 0
    while let index = special(bytes, from: start) {
      let byte = bytes[index]
      row.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      switch byte {
      case UInt8(ascii: "<"): row.append(contentsOf: "\\x3c".utf8)
      case 0..<0x20: row.append(0x20)
      default:
        row.append(UInt8(ascii: "\\"))
        row.append(byte)
      }
      start = index + 1
    }
    row.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    row.append(UInt8(ascii: "\""))
  }

  /// The first byte from a place on that may not stand in a string as it is.
  private static func special(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Int? {
    SixteenBytes.firstIndex(in: bytes, from: place) {
      $0.places(of: UInt8(ascii: "\"")) | $0.places(of: UInt8(ascii: "\\"))
        | $0.places(of: UInt8(ascii: "<")) | $0.places(below: 0x20)
    }
  }
}
