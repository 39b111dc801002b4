package import SourceText

/// What a build did and noticed.
package struct BuildReport: Sendable {
  /// All that was noticed, page by page.
  package var diagnostics: [Diagnostic] = []
  /// How many pages the site has.
  package var pages = 0
  /// How many scenarios were run.
  package var scenarios = 0
  /// How many diagrams were drawn.
  package var diagrams = 0
  /// How many claims and expected traces were checked.
  package var claims = 0
  /// How far the site is translated, language by language.
  package var translations: [TranslationReport] = []
  /// The rules that a language of the site says in English, language by language.
  package var untranslatedRules: [UntranslatedRules] = []
  /// The languages of the site in which its frame has no words, and is in English.
  package var wordless: [String] = []
  /// The pages that are held back, as the user knows them, and their dates, the next first.
  package var heldBack: [(page: String, date: String)] = []
  /// The files and folders that decide what the site is, in order: pages, other files, templates, settings.
  package var read: [String] = []
  /// The files that were written, because their bytes changed.
  package var written: [String] = []
  /// The files that an earlier build wrote and this one removed.
  package var removed: [String] = []
  /// The files in the output folder that no build wrote; they are kept.
  package var unknown: [String] = []

  /// The book that was asked for, as a file.
  package var book: [UInt8] = []

  /// Creates an empty report.
  package init() {}

  /// Counts what a page has, and takes what was noticed on it.
  mutating func add(_ page: BuildCache.PageRecord?, _ noticed: [Diagnostic]) {
    scenarios += page?.scenarios ?? 0
    diagrams += page?.diagrams ?? 0
    claims += page?.claims ?? 0
    diagnostics += noticed
  }

  /// Keeps the first of the diagnostics with an id, and has it speak for the others.
  mutating func sayOnce(_ id: String) {
    let places = diagnostics.count { $0.id == id }
    guard places > 1, let first = diagnostics.firstIndex(where: { $0.id == id }) else { return }
    diagnostics[first].notes.append(
      Diagnostic.Note(
        places == 2 ? "and so in one other place" : "and so in \(places - 1) other places"))
    let spoken = diagnostics[first]
    diagnostics.removeAll { $0.id == id && $0 != spoken }
  }
}

extension [Diagnostic] {
  /// Puts them in the order of their files, and those of one file in the order of its lines.
  package mutating func sortByPlace() {
    guard count > 1 else { return }
    self = enumerated().sorted {
      let (left, right) = ($0.element.span, $1.element.span)
      if left.file.path != right.file.path { return left.file.path < right.file.path }
      if left.range.lowerBound != right.range.lowerBound {
        return left.range.lowerBound < right.range.lowerBound
      }
      return $0.offset < $1.offset
    }.map(\.element)
  }
}

extension [Diagnostic] {
  /// Says once what several pages run into that show the same part of another.
  mutating func sayOnceAPlace() {
    guard contains(where: { $0.id.hasPrefix("link.") && Diagnostic.ofParts.contains($0.id) }) else {
      return
    }
    var places: Set<SourceSpan> = []
    self = filter { !Diagnostic.ofParts.contains($0.id) || places.insert($0.span).inserted }
  }
}

extension Diagnostic {
  /// What is said of parts that cannot be shown where they are.
  fileprivate static let ofParts: Set = ["link.circle", "link.too-deep"]

  /// What can be said of pages that are understood, and do not hold.
  private static let failedChecks: Set = [
    "claim.false", "claim.unknown-participant", "claim.unknown-message", "claim.unknown-value",
    "claim.other-version",
    "trace.differs", "observed.differs", "observed.agrees",
    "link.broken", "link.broken-anchor", "link.outside", "link.circle", "link.too-deep",
    "image.missing",
  ]

  /// Whether it says that something the pages claim is not so (a false claim, a broken link), rather
  /// than that the pages cannot be understood.
  package var isFailedCheck: Bool { Self.failedChecks.contains(id) }
}
