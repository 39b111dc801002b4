import Foundation
import SourceText

/// The stage that a name which none has was probably meant to be.
///
/// Few scenarios need it, so the names are gathered when the first of them asks, and each name is looked for
/// once: a page may have thousands of scenarios that misspell their stages.
final class LikelyStages: @unchecked Sendable {
  private let lock = NSLock()
  private var index: SuggestionIndex?
  private var found: [String: String?] = [:]

  /// The name of a stage of some pages, always the same ones, that is nearest to another.
  func name(near name: String, on pages: [Page]) -> String? {
    lock.lock()
    defer { lock.unlock() }
    if let known = found[name] { return known }
    let names = index ?? SuggestionIndex(pages.flatMap(\.outline.stages))
    index = names
    let nearest = names.nearest(to: name)
    found[name] = .some(nearest)
    return nearest
  }
}
