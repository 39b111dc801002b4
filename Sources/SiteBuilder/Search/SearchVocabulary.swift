import Synchronization

/// The terms of all pages by numbers, so that a term is kept once, however many pages have it.
///
/// Which number a term has depends on which page came first, and so says nothing that is written.
final class SearchVocabulary: Sendable {
  private let known = Mutex(WordTable())

  /// The number of a term.
  func number(of term: [UInt8], hash: UInt32) -> Int {
    known.withLock { $0.number(of: term.span, hash: hash) }
  }

  /// The terms that there are so far.
  var terms: WordTable { known.withLock { $0 } }
}
