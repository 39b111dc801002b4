import Markup
import SourceText

/// Pages that a site has, made when nobody wrote them.
enum GeneratedPages {
  /// The pages that are missing.
  static func missing(
    from pages: [Page], _ editions: [Edition], inVault: Bool, hasGraph: Bool,
    hasPlayground: Bool, _ maker: PageMaker
  ) -> [Page] {
    var made: [Page] = []
    for edition in editions {
      let own = pages.filter { ($0.name.language ?? editions[0].language) == edition.language }
      let borrowed = edition.isMain ? [] : pages
      made += missing(from: own, edition, borrowed: borrowed, inVault, maker)
      let wanted: [(isWanted: Bool, output: String, key: String, text: String)] = [
        (hasGraph, edition.graphPage, "graph.md", graph(edition)),
        (hasPlayground, edition.playgroundPage, "playground.md", playground(edition)),
      ]
      for page in wanted where page.isWanted {
        let isFree = !own.contains {
          SiteAddress.output(ofPage: $0.outputKey, in: edition) == page.output
        }
        guard isFree else { continue }
        let path = PageName(page.key).path(in: edition.isMain ? nil : edition.language)
        made.append(maker.page(path, page.text))
      }
    }
    return made.sorted { $0.path < $1.path }
  }

  /// What an edition misses; folders whose page another edition has are shown by that one.
  private static func missing(
    from pages: [Page], _ edition: Edition, borrowed: [Page], _ inVault: Bool, _ maker: PageMaker
  ) -> [Page] {
    let language = edition.isMain ? nil : edition.language
    var made: [Page] = []
    func add(_ key: String, _ text: String) {
      made.append(maker.page(PageName(key).path(in: language), text))
    }
    var folders: Set<String> = []
    for page in pages where page.isIndex { folders.insert(page.folder) }
    for page in borrowed where page.isIndex && !page.folder.isEmpty { folders.insert(page.folder) }
    var seen: Set<String> = []
    // A site has a front page even where it has no other.
    for path in pages.isEmpty && edition.isMain ? [""] : pages.map(\.folder) {
      var folder = path
      // Also above folders that have a page of their own.
      while seen.insert(folder).inserted {
        let key = folder.isEmpty ? "index.md" : folder + "/index.md"
        if !folders.contains(folder) { add(key, "# \(Page.name(of: key, inVault: inVault))\n") }
        folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
      }
    }
    let outputs = Set(pages.map { SiteAddress.output(ofPage: $0.outputKey, in: edition) })
    // What pages show of others may be scenarios, where there are any.
    let hasAny = (pages + borrowed).contains { !$0.outline.scenarios.isEmpty }
    let namesRules = {
      (pages + borrowed).contains { $0.outline.references.contains { $0.isOfRules } }
    }
    if !outputs.contains(edition.rulePage), hasAny || namesRules() {
      add("rules.md", rules(edition))
    }
    let hasLogs = (pages + borrowed).contains { $0.outline.hasLogs }
    if hasLogs, !outputs.contains(edition.observedPage) {
      add("observed.md", observed(edition))
    }
    let isWritten = outputs.contains(edition.scenarioPage)
    for part in 0..<(hasAny ? ScenarioIndex.parts(of: pages) : 0) where part > 0 || !isWritten {
      add(ScenarioIndex.key(ofPart: part), scenarios(edition, part: part))
    }
    if let list = TagList(of: pages, edition) {
      if list.page == nil { add("tags.md", list.asPage(edition)) }
      for (key, text) in list.further { add(key, text) }
    }
    return made
  }

  private static func rules(_ edition: Edition) -> String {
    page(edition.words("rules"), edition.words("rules-description"), order: 1_000_000)
  }

  private static func observed(_ edition: Edition) -> String {
    page(
      edition.words("observed-orders"), edition.words("observed-description"), order: 1_000_001)
  }

  private static func graph(_ edition: Edition) -> String {
    page(edition.words("graph"), edition.words("graph-description"), order: 999_998)
  }

  private static func playground(_ edition: Edition) -> String {
    page(edition.words("playground"), edition.words("playground-description"), order: 999_997)
  }

  private static func scenarios(_ edition: Edition, part: Int) -> String {
    page(
      edition.words("scenarios") + (part == 0 ? "" : " \(part + 1)"),
      part == 0 ? edition.words("scenarios-description") : nil, order: 1_000_002 + part)
  }

  /// A page with a title and nothing below it.
  private static func page(_ title: String, _ description: String?, order: Int) -> String {
    let second = description.map { "description: \(quoted($0))\n" } ?? ""
    return """
      ---
      title: \(quoted(title))
      \(second)order: \(order)
      ---
      # \(escaped(title))

      """
  }

  /// A text that YAML takes as it is.
  static func quoted(_ text: String) -> String {
    "'\(text.filter { !$0.isNewline }.replacing("'", with: "''"))'"
  }

  /// A text that Markdown takes as it is, in a heading or a link; what means nothing there is left alone,
  /// because the page is read as plain Markdown too.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + 16)
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() where byte >= 0x20 {
      if meansSomething(byte, at: index, in: bytes) { result.append(UInt8(ascii: "\\")) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a sign may be a part of Markdown's notation where it stands.
  private static func meansSomething(_ byte: UInt8, at index: Int, in text: [UInt8]) -> Bool {
    switch byte {
    case _ where isPlain(byte): false
    // `https://`, `mailto:a`, `www.`
    case UInt8(ascii: ":"): index + 1 < text.count && text[index + 1] != 0x20
    case UInt8(ascii: "."): index > 0 && text[index - 1] | 0x20 == UInt8(ascii: "w")
    default: true
    }
  }

  /// Whether a sign means nothing wherever it stands.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    case UInt8(ascii: " "), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "/"),
      UInt8(ascii: ";"), UInt8(ascii: "?"), UInt8(ascii: "+"):
      true
    default: false
    }
  }
}

extension PageOutline.Reference {
  /// Whether it may lead to the page of rules, which a site without scenarios has for who refers to it.
  fileprivate var isOfRules: Bool {
    let name = target.split(separator: "/").last?.lowercased() ?? ""
    return ["rules", "rules.md", "rules.html"].contains { name.prefix { $0 != "#" } == $0 }
  }
}
