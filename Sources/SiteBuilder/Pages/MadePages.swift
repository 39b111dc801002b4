import SourceText

/// Pages that every site has, made when nobody wrote them.
enum MadePages {
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
    let outputs = Set(pages.map { SiteAddress.output(ofPage: $0.name.key, in: edition) })
    if !outputs.contains(edition.rulePage) {
      made.append(makePage("rules.md", language, rules(edition)))
    }
    let hasLogs = (pages + borrowed).contains { $0.outline.hasLogs }
    if hasLogs, !outputs.contains(edition.observedPage) {
      made.append(makePage("observed.md", language, observed(edition)))
    }
    if pages.contains(where: { !$0.outline.scenarios.isEmpty || !$0.outline.embeds.isEmpty }),
      !outputs.contains(edition.scenarioPage)
    {
      made.append(makePage("scenarios.md", language, scenarios(edition)))
    }
    if let tags = tags(of: pages, edition), !outputs.contains(edition.tagPage) {
      made.append(makePage("tags.md", language, tags))
    }
    return made
  }

  private static func makePage(_ key: String, _ language: String?, _ text: String) -> Page {
    let path = PageName(key).path(in: language)
    return Page.read(SourceFile(path: path, text: text), path: path).value
  }

  /// The page of all tags, as a note; nil when there are none.
  private static func tags(of pages: [Page], _ edition: Edition) -> String? {
    var tagged: [String: [Page]] = [:]
    for page in pages {
      for tag in Set(page.frontMatter.tags) { tagged[tag, default: []].append(page) }
    }
    guard !tagged.isEmpty else { return nil }
    let title = edition.words("tags")
    var text = "---\ntitle: \(quoted(title))\norder: 999999\n---\n# \(escaped(title))\n"
    for tag in tagged.keys.sorted() {
      text += "\n## \(escaped(tag))\n\n"
      for page in tagged[tag] ?? [] {
        text += "- [\(escaped(page.title))](<\(page.path.replacing("%", with: "%25"))>)\n"
      }
    }
    return text
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

  private static func scenarios(_ edition: Edition) -> String {
    """
    ---
    title: \(quoted(edition.words("scenarios")))
    description: \(quoted(edition.words("scenarios-description")))
    order: 1000002
    ---
    # \(escaped(edition.words("scenarios")))

    """
  }

  /// A text that YAML takes as it is.
  private static func quoted(_ text: String) -> String {
    "'\(text.filter { !$0.isNewline }.replacing("'", with: "''"))'"
  }

  /// A text that Markdown takes as it is.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 { continue }
      if scalar.isASCII, !scalar.properties.isAlphabetic, scalar.properties.numericType == nil,
        scalar != " "
      {
        result += "\\"
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
