/// Reads what the writer wrote as strictly as it can be read: tags in one spelling, of known elements and
/// attributes, each begun and ended in its place, so that every reader of HTML sees the same.
enum WrittenHTML {
  private static let elements = Set(
    """
    a abbr address article aside audio b bdi bdo big blockquote br caption center cite code col colgroup dd
    del details dfn div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p
    picture pre q rb rp rt rtc ruby s samp section small source span strike strong sub summary sup table
    tbody td tfoot th thead time tr tt u ul var video wbr
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
  private static let attributes = Set(
    """
    align alt aria-hidden aria-label bgcolor border checked cite class clear color colspan compact controls
    data-task datetime dir disabled download face headers height href hreflang id lang loop media muted name
    nowrap noshade open poster preload rel reversed role rowspan scope size sizes span src srcset start style
    summary tabindex target title type valign value width
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
  private static let voids: Set = ["br", "col", "hr", "img", "input", "source", "wbr"]
  private static let phrases = Set(
    """
    a abbr audio b bdi bdo big br cite code del dfn em font i img input ins kbd mark picture q rb rp rt rtc
    ruby s samp small source span strike strong sub sup time tt u var video wbr
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
  /// What an element stands in, where not everything will do.
  private static let parents: [String: Set<String>] = [
    "caption": ["table"], "colgroup": ["table"], "tbody": ["table"], "tfoot": ["table"],
    "thead": ["table"], "tr": ["table", "tbody", "tfoot", "thead"], "td": ["tr"], "th": ["tr"],
    "li": ["ol", "ul"], "dt": ["dl", "div"], "dd": ["dl", "div"], "summary": ["details"],
    "col": ["colgroup", "table"], "source": ["audio", "picture", "video"],
  ]

  /// What is wrong with some HTML; nil for nothing.
  static func fault(_ html: String) -> String? {
    var rest = html.unicodeScalars[...]
    var open: [String] = []
    while let first = rest.popFirst() {
      if first.value < 0x20, !["\t", "\n", "\u{0C}", "\r"].contains(first) {
        return "the control character \(first.value)"
      }
      guard first == "<" else {
        if first == ">" { return "a '>' that ends nothing" }
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { return "a tag without end" }
      let tag = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        guard open.popLast() == String(tag.dropFirst()) else { return "<\(tag)> ends nothing" }
      } else if let fault = fault(ofTag: tag, in: &open) {
        return fault
      }
    }
    return open.isEmpty ? nil : "\(open) is never ended"
  }

  private static func fault(ofTag tag: String, in open: inout [String]) -> String? {
    let name = String(tag.prefix { $0 != " " && $0 != "\n" })
    guard elements.contains(name) else { return "<\(tag)>" }
    var rest = tag.dropFirst(name.count)
    while !rest.isEmpty {
      guard rest.first == " " else { return "'\(rest)' in <\(tag)>" }
      rest = rest.dropFirst()
      let attribute = rest.prefix { $0 != "=" && $0 != " " }
      guard attributes.contains(String(attribute)) else { return "'\(attribute)' in <\(tag)>" }
      rest = rest.dropFirst(attribute.count)
      guard rest.first == "=" else { continue }
      guard rest.dropFirst().first == "\"" else { return "a value without quotes in <\(tag)>" }
      let value = rest.dropFirst(2).prefix { $0 != "\"" }
      if let fault = fault(ofValue: String(value), of: String(attribute)) { return fault }
      rest = rest.dropFirst(2 + value.count)
      guard rest.first == "\"" else { return "a value without end in <\(tag)>" }
      rest = rest.dropFirst()
    }
    if let parents = parents[name], !parents.contains(open.last ?? "") {
      return "<\(name)> in <\(open.last ?? "")>"
    }
    let cell = open.lastIndex { ["caption", "td", "th"].contains($0) } ?? 0
    if !phrases.contains(name), parents[name] == nil, open[cell...].contains("p") {
      return "<\(name)> in a paragraph"
    }
    if !voids.contains(name) { open.append(name) }
    return nil
  }

  private static func fault(ofValue value: String, of name: String) -> String? {
    let plain = value.lowercased().filter { $0 > " " }
    if value.contains("<") { return "a '<' in '\(name)'" }
    guard ["href", "src", "srcset", "poster", "cite"].contains(name) else {
      return name == "style" && plain.contains("(") && !plain.contains("rgb(") ? value : nil
    }
    let schemes = ["javascript:", "vbscript:", "data:text", "data:image/svg"]
    return schemes.contains { plain.contains($0) && !plain.hasPrefix("/") && !plain.hasPrefix("#") }
      ? "'\(value)' in '\(name)'" : nil
  }
}
