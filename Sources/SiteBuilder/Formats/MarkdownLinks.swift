import Markup
import SourceText

/// Turns the links of a page into those of its plain Markdown, which leads from one page in plain
/// Markdown to the next.
struct MarkdownLinks {
  let site: AskedSite
  /// The page whose links they are.
  let page: Int
  /// Where the site is published, for a text that is read elsewhere; its links lead to pages for people.
  let baseURL: String?

  /// What reads otherwise of a link by path; nil when it is right as it stands.
  func edit(of link: Link, _ place: LinkPlace?) -> MarkdownEdit? {
    edit(link.destination, place, at: link.span)
  }

  /// The same of an image.
  func edit(of image: Image) -> MarkdownEdit? {
    edit(image.destination, site.place(of: image.destination, on: page), at: image.span)
  }

  private func edit(
    _ destination: String, _ place: LinkPlace?, at span: SourceSpan
  ) -> MarkdownEdit? {
    // A destination that stands elsewhere, or with escapes, is left to whoever reads it.
    guard isReadElsewhere, let place, !destination.holds("?"),
      span.text == destination,
      let target = site.target(of: place, on: page)
    else { return nil }
    let address = address(of: target)
    if address.hasSameBytes(as: destination) { return nil }
    return MarkdownEdit(range: span.range, text: Array(address.utf8))
  }

  /// A link by name, with what it shows.
  func edit(of link: Wikilink, shown: String?) -> MarkdownEdit? {
    guard isReadElsewhere, let address = address(named: site.textFirst(link, on: page) ?? link)
    else {
      return nil
    }
    let text = "[\(Self.escaped(shown ?? link.shownLabel ?? link.plainText))](\(address))"
    if isWhole(link) { return MarkdownEdit(range: link.sourceRange, text: Array(text.utf8)) }
    guard link.span.text.hasPrefix("doc:") else { return nil }
    // Of a link of DocC's the destination is known, around which are brackets where it stands alone.
    let place = link.span.range
    return link.label == nil && link.span.file.bytes[..<place.lowerBound].last == UInt8(ascii: "<")
      ? MarkdownEdit(range: place.lowerBound - 1..<place.upperBound + 1, text: Array(text.utf8))
      : MarkdownEdit(range: place, text: Array(address.utf8))
  }

  /// A file that `![[image.png|300]]` shows.
  func edit(ofFile link: Wikilink) -> MarkdownEdit? {
    guard isReadElsewhere, isWhole(link), let address = address(ofFile: link) else { return nil }
    let (label, _) = ImageSize.wanted(in: link.label ?? "")
    return MarkdownEdit(
      range: link.sourceRange, text: Array("![\(Self.escaped(label))](\(address))".utf8))
  }

  /// The address of what is shown of a file: of a drawing of Excalidraw's, the picture beside it.
  private func address(ofFile link: Wikilink) -> String? {
    guard ObsidianVault.isToolFile(link.page) else {
      return address(named: link)
    }
    return site.picture(ofDrawing: link.page, on: page).map(way)
  }

  /// Whether the address is read from another place than that of the page's source: who reads a page's
  /// own text with the page at hand finds what it names.
  private var isReadElsewhere: Bool { baseURL == nil || page != site.index }

  /// Whether the span of a link by name is that of its notation, and not of the block that it is in.
  private func isWhole(_ link: Wikilink) -> Bool {
    let text = link.span.text
    return text.hasPrefix("[[") && text.hasSuffix("]]")
  }

  private func address(named link: Wikilink) -> String? {
    site.target(named: link.page, link.heading, on: page).map(address)
  }

  private func address(of target: SiteMap.Target) -> String {
    switch target {
    case .page(let found, let anchor):
      let fragment = anchor.map { "#" + WebAddress.encoded($0) }
      if found == site.index, let fragment, baseURL == nil { return fragment }
      let way = way(to: baseURL == nil ? site.alternate(of: found) : site.output(of: found))
      return fragment.map { way + $0 } ?? way
    case .asset(let path): return way(to: path)
    }
  }

  /// The way to a file of the site; parentheses would end a destination.
  private func way(to path: String) -> String {
    Self.encodingParentheses(
      WebAddress.encodedPath(
        baseURL.map { $0 + path }
          ?? SiteAddress.relative(from: site.output(of: site.index), to: path)))
  }

  /// An address as it may stand between parentheses.
  static func encodingParentheses(_ way: String) -> String {
    guard way.holds("(") || way.holds(")") else { return way }
    return way.replacing("(", with: "%28").replacing(")", with: "%29")
  }

  /// Text as it may stand in the brackets of a link, in a table too; between backticks a backslash would
  /// be shown.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isMark) else { return text }
    let hasCode = text.utf8.count { $0 == tick }.isMultiple(of: 2)
    var isCode = false
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      if byte == tick, hasCode { isCode.toggle() }
      if byte == UInt8(ascii: "|") || !isCode && byte != tick && isMark(byte) {
        result.append(UInt8(ascii: "\\"))
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let tick = UInt8(ascii: "`")

  /// Whether a byte may have to be escaped, or tell of others that they need not be.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\\"), UInt8(ascii: "*"),
      UInt8(ascii: "_"), UInt8(ascii: "<"), UInt8(ascii: "|"), tick:
      true
    default: false
    }
  }
}

extension Wikilink {
  /// Where its notation stands in the source, with the mark before it that shows what it names.
  var sourceRange: Range<Int> {
    let start = span.range.lowerBound
    let isMarked = isEmbed && start > 0 && span.file.bytes[start - 1] == UInt8(ascii: "!")
    return (isMarked ? start - 1 : start)..<span.range.upperBound
  }
}
