import Synchronization

/// Finds the terms of the pages of an edition, on all cores.
///
/// What was found out about a word serves for all pages with that word: each core has a table of its own that it
/// takes up for a page and puts back, so that none waits for another.
final class SearchGathering: Sendable {
  let language: SearchLanguage
  private let known = SearchVocabulary()
  private let tables = Mutex<[SearchTermTable]>([])

  init(_ words: Words) { language = SearchLanguage(words) }

  /// The terms of a page.
  func terms(title: String, _ pieces: [SearchPiece]) -> SearchTerms {
    var table = tables.withLock { $0.popLast() } ?? SearchTermTable(language, known)
    let terms = table.terms(title: title, pieces)
    tables.withLock { $0.append(table) }
    return terms
  }

  /// The terms that were found so far, by their numbers.
  var vocabulary: WordTable { known.terms }
}
