import Lifecycle

/// How far a notebook is translated into one language.
package struct TranslationReport: Sendable {
  /// A translation that its original has left behind.
  package struct Outdated: Sendable {
    /// The path of the translation.
    package let path: String
    /// What the original has and it has not, in words.
    package let reason: String
  }

  /// The tag of the language.
  package let language: String
  /// How many pages are translated.
  package internal(set) var translated = 0
  /// The paths of the pages that are not.
  package internal(set) var missing: [String] = []
  /// The translations that lack something of their originals.
  package internal(set) var outdated: [Outdated] = []
  /// The paths of the pages that are in this language only.
  package internal(set) var alone: [String] = []
}

/// The rules that the site says in English to readers of another language.
package struct UntranslatedRules: Sendable {
  /// The tag of the language.
  package let language: String
  /// The ids of the rules, sorted.
  package let rules: [String]
}

extension Notebook {
  /// What of the rules a theme says in no language of the site's but English.
  func untranslatedRules(_ statements: RuleStatements) -> [UntranslatedRules] {
    languages.filter { !Language.fallbacks(of: $0).contains(Language.usual) }.compactMap {
      language in
      let known = statements.statements(in: language)
      let missing = RuleStatements.keys.filter { known[$0] == nil }
      return missing.isEmpty
        ? nil : UntranslatedRules(language: language, rules: missing.sorted())
    }
  }

  /// How far the pages are translated, for each language but the site's own.
  package func translations() -> [TranslationReport] {
    languages.dropFirst().map { report(on: $0) }
  }

  private func report(on language: String) -> TranslationReport {
    var report = TranslationReport(language: language)
    var translations: [String: Page] = [:]
    for page in pages where page.name.language == language { translations[page.name.key] = page }
    for page in pages where self.language(of: page) == self.language {
      let found = translations.removeValue(forKey: page.name.key)
      // What nobody is shown yet is not missed.
      if page.isLater || leavesOutDrafts && page.isDraft { continue }
      guard let translation = found else {
        report.missing.append(page.path)
        continue
      }
      report.translated += 1
      if let reason = Self.difference(of: translation, from: page) {
        report.outdated.append(TranslationReport.Outdated(path: translation.path, reason: reason))
      }
    }
    report.alone = translations.values.map(\.path).sorted()
    return report
  }

  /// What a translation lacks: a scenario that it neither repeats nor shows, or a heading.
  private static func difference(of page: Page, from original: Page) -> String? {
    let named = Set(
      page.outline.scenarios.compactMap(\.id) + page.outline.embeds.compactMap(\.heading))
    // One figure is for a scenario and the one before it that it is compared with.
    let inPairs = original.outline.scenarios.compactMap { scenario -> String? in
      guard scenario.isPair, let id = scenario.id, named.contains(id) else { return nil }
      return scenario.comparedWith.flatMap { original.outline.scenarios[$0].id }
    }
    let lacking = original.outline.scenarios.compactMap(\.id).first {
      !named.contains($0) && !inPairs.contains($0)
    }
    if let lacking { return "it lacks the scenario '\(lacking)'" }
    let (own, others) = (page.outline.headings.count, original.outline.headings.count)
    if own != others { return "it has \(own) headings, the original \(others)" }
    return PageAnchors.haveSameOutline(page, original)
      ? nil : "its headings stand on other levels than the original's"
  }
}
