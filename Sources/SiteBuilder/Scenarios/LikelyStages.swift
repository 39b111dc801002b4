import SourceText
import Synchronization

/// The stage that a name which none has was probably meant to be.
///
/// Few scenarios need it, so the names are gathered when the first of them asks, and each name is looked for
/// once: a page may have thousands of scenarios that misspell their stages.
final class LikelyStages: Sendable {
  private struct Known {
    var index: SuggestionIndex?
    var found: [String: String?] = [:]
  }

  private let known = Mutex(Known())

  /// The name of a stage of some pages, always the same ones, that is nearest to another.
  func name(near name: String, on pages: [Page]) -> String? {
    known.withLock { known in
      if let found = known.found[name] { return found }
      let names = known.index ?? SuggestionIndex(pages.flatMap(\.outline.stages))
      known.index = names
      let nearest = names.nearest(to: name)
      known.found[name] = .some(nearest)
      return nearest
    }
  }
}
