/// A name by which a template asks for something.
///
/// Names are numbers while pages are written: a page asks for hundreds.
enum TemplateKey: UInt8, CaseIterable, Sendable {
  case address, agrees, alternates, anchor, author, backlinks, breadcrumbs, calls, canonical
  case changed, claims, confidence, confidenceName, confirmed, content, contents, count, counts,
    date
  case description, differences, direction, edit, entries, exercised, fails, failures, feed, finder,
    ground,
    groundLanguage
  case hasBacklinks
  case hasDifferences, hasLanguages, hasRelated, hasResults, hasRules, hasTags, hasUncalled
  case heading, headingDirection, holds
  case home, icon, id, image, inBothLanguages, isBroken, isCurrent, isDraft, isExercised, isFolded,
    isHome, isTagList
  case isLive, isLong, isMissing, isOpen, isPair, isSame
  case isThemed, isTranslated, isWide, kind, language, languages, link, live, liveModule,
    liveWords, longestWord, mechanisms,
    more, name,
    narrow, navigation, next
  case number, observed, other, pages, places, previews, previewCount, previous, problems, reason,
    reference, related,
    result
  case resultName, root, rulePage, rules, scenarios, script, search, severity, shows, site, source,
    sources,
    stage
  case stageTitle, statement, statementLanguage, style, summary, svg, system, tab, tags, test, text,
    title
  case traces, trust, twin, uncalled, unconfirmed, version, versions, why, width
  /// The words of the frame, by names of their own.
  case words
  /// The text at hand, `.` in a template.
  case this

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// The key of a name; nil where there is none.
  init?(_ name: String) {
    guard let key = Self.byName[name] else { return nil }
    self = key
  }

  /// The name by which templates ask.
  var name: String { self == .this ? "." : "\(self)" }

  /// The keys in a tag: `other.title` is the title of the other. Nothing where one is unknown.
  static func path(_ name: String) -> [TemplateKey] {
    if let key = TemplateKey(name) { return [key] }
    let keys = name.split(separator: ".").map { TemplateKey(String($0)) }
    return keys.contains(nil) ? [] : keys.compactMap { $0 }
  }
}
