import Markup
import SourceText

/// Pages that every site has, made when nobody wrote them.
enum MadePages {
  /// How many pages of a tag are listed on one page; the others are on further pages.
  private static let longestList = 200

  /// The pages that are missing.
  static func missing(from pages: [Page], _ editions: [Edition]) -> [Page] {
    var made: [Page] = []
    for edition in editions {
      let own = pages.filter { ($0.name.language ?? editions[0].language) == edition.language }
      made += missing(from: own, edition, borrowed: edition.isMain ? [] : pages)
    }
    return made.sorted { $0.path < $1.path }
  }

  /// What an edition misses; folders whose page another edition has are shown by that one.
  private static func missing(
    from pages: [Page], _ edition: Edition, borrowed: [Page]
  ) -> [Page] {
    let language = edition.isMain ? nil : edition.language
    var made: [Page] = []
    var folders: Set<String> = []
    for page in pages where page.isIndex { folders.insert(page.folder) }
    for page in borrowed where page.isIndex && !page.folder.isEmpty { folders.insert(page.folder) }
    for page in pages {
      var folder = page.folder
      while folders.insert(folder).inserted {
        let key = folder.isEmpty ? "index.md" : folder + "/index.md"
        made.append(makePage(key, language, "# \(Page.name(of: key))\n"))
        folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
      }
    }
    let outputs = Set(pages.map { SiteAddress.output(ofPage: $0.outputKey, in: edition) })
    if !outputs.contains(edition.rulePage) {
      made.append(makePage("rules.md", language, rules(edition)))
    }
    let hasLogs = (pages + borrowed).contains { $0.outline.hasLogs }
    if hasLogs, !outputs.contains(edition.observedPage) {
      made.append(makePage("observed.md", language, observed(edition)))
    }
    if !outputs.contains(edition.scenarioPage) {
      for part in 0..<ScenarioIndex.parts(of: pages) {
        made.append(
          makePage(ScenarioIndex.key(ofPart: part), language, scenarios(edition, part: part)))
      }
    }
    if !outputs.contains(edition.tagPage) {
      for (key, text) in tags(of: pages, edition) { made.append(makePage(key, language, text)) }
    }
    return made
  }

  private static func makePage(_ key: String, _ language: String?, _ text: String) -> Page {
    let path = PageName(key).path(in: language)
    return Page.read(SourceFile(path: path, text: text), path: path).value
  }

  /// The page of all tags, as a note, and further ones for tags of many pages; none when there are no
  /// tags.
  private static func tags(of pages: [Page], _ edition: Edition) -> [(key: String, text: String)] {
    // A tag is written as its first page writes it; letters count the same small and large.
    var tagged: [String: [Page]] = [:]
    var spellings: [String: String] = [:]
    for page in pages {
      var seen: Set<String> = []
      for tag in page.frontMatter.tags {
        let key = tag.lowercased()
        guard seen.insert(key).inserted else { continue }
        tagged[key, default: []].append(page)
        if spellings[key] == nil { spellings[key] = tag }
      }
    }
    guard !tagged.isEmpty else { return [] }
    let title = edition.words("tags")
    var text = "---\ntitle: \(quoted(title))\norder: 999999\n---\n# \(escaped(title))\n"
    var further: [(key: String, text: String)] = []
    var names: Set<String> = []
    for tag in tagged.keys.sorted(by: { NaturalOrder($0) < NaturalOrder($1) }) {
      let name = escaped(spellings[tag] ?? tag)
      let pages = (tagged[tag] ?? []).map { ($0, NaturalOrder($0.path)) }
        .sorted { $0.1 < $1.1 }.map(\.0)
      text += "\n## \(name)\n\n" + links(to: pages.prefix(longestList), from: "")
      let parts = (pages.count + longestList - 1) / longestList
      guard parts > 1 else { continue }
      var file = String(tag.map { $0.isLetter || $0.isNumber ? $0 : "-" })
      while !names.insert(file).inserted { file += "-" }
      func key(_ part: Int) -> String { "tags/\(file)-\(part).md" }
      func others(_ current: Int, from folder: String) -> String {
        "\n"
          + (1...parts).map { part in
            if part == current { return "**\(part)**" }
            return "[\(part)](<\(folder)\(part == 1 ? "tags.md" : key(part))>)"
          }.joined(separator: " · ") + "\n"
      }
      text += others(1, from: "")
      for part in 2...parts {
        let own = pages[((part - 1) * longestList)...].prefix(longestList)
        further.append(
          (
            key(part),
            "---\ntitle: \(quoted("\(spellings[tag] ?? tag) · \(part)"))\n---\n# \(name) · \(part)\n\n"
              + links(to: own, from: "../") + others(part, from: "../")
          ))
      }
    }
    return [("tags.md", text)] + further
  }

  private static func links(to pages: ArraySlice<Page>, from folder: String) -> String {
    pages.map { page in
      // Between angle brackets `&amp;` would be read as an entity.
      let path = WebAddress.encodedPath(page.path)
      let way = path.holds("&") ? path.replacing("&", with: "%26") : path
      return "- [\(escaped(page.title))](<\(folder)\(way)>)\n"
    }.joined()
  }

  private static func rules(_ edition: Edition) -> String {
    """
    ---
    title: \(quoted(edition.words("rules")))
    description: \(quoted(edition.words("rules-description")))
    order: 1000000
    ---
    # \(escaped(edition.words("rules")))

    """
  }

  private static func observed(_ edition: Edition) -> String {
    """
    ---
    title: \(quoted(edition.words("observed-orders")))
    description: \(quoted(edition.words("observed-description")))
    order: 1000001
    ---
    # \(escaped(edition.words("observed-orders")))

    """
  }

  private static func scenarios(_ edition: Edition, part: Int) -> String {
    let title = edition.words("scenarios") + (part == 0 ? "" : " \(part + 1)")
    let description =
      part == 0 ? "description: \(quoted(edition.words("scenarios-description")))\n" : ""
    return """
      ---
      title: \(quoted(title))
      \(description)order: \(1_000_002 + part)
      ---
      # \(escaped(title))

      """
  }

  /// A text that YAML takes as it is.
  private static func quoted(_ text: String) -> String {
    "'\(text.filter { !$0.isNewline }.replacing("'", with: "''"))'"
  }

  /// A text that Markdown takes as it is.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 { continue }
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", "\u{80}"...: break
      default: result += "\\"
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
