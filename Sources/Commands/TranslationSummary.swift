import SiteBuilder

/// Says how far pages are translated, in a few lines.
enum TranslationSummary {
  /// How many pages are named; the rest are counted.
  private static let longestList = 5

  /// A few lines for each language; nothing for a site of one language.
  static func text(_ reports: [TranslationReport], _ rules: [UntranslatedRules] = []) -> String {
    reports.map(text).joined() + rules.map(text).joined()
  }

  private static func text(_ untranslated: UntranslatedRules) -> String {
    let (language, rules) = (untranslated.language, untranslated.rules)
    return
      "\(language): \(Counted.text(rules.count, "rule")) in English, as 'rules.\(language).yaml'"
      + " among the templates does not say \(list(rules))\n"
  }

  private static func text(_ report: TranslationReport) -> String {
    let all = report.translated + report.missing.count
    var text = "\(report.language): \(report.translated) of \(Counted.text(all, "page")) translated"
    if !report.missing.isEmpty { text += "; not yet \(list(report.missing))" }
    text += "\n"
    for outdated in report.outdated.prefix(longestList) {
      text += "\(report.language): \(outdated.path) is behind its original: \(outdated.reason)\n"
    }
    if report.outdated.count > longestList {
      text += "\(report.language): \(report.outdated.count - longestList) more are behind\n"
    }
    if !report.alone.isEmpty {
      text += "\(report.language): without original \(list(report.alone))\n"
    }
    return text
  }

  private static func list(_ paths: [String]) -> String {
    let more = paths.count - longestList
    return paths.prefix(longestList).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
