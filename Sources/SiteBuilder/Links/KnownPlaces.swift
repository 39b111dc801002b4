import Markup
import SourceText

/// Where the links by path of a page lead, as was found when the site was arranged.
///
/// The references of a page are in the order of its text, each once: the next link is nearly always the
/// next of them, or one of those behind it.
struct KnownPlaces {
  /// How many references are looked through for a link, so that long lists cost no more than short ones.
  private static let reach = 8

  private let references: [PageOutline.Reference]
  private let targets: [SiteMap.Target?]
  private var next = 0

  init(_ site: Site, page: Int) {
    references = site.map.pages[page].outline.references
    targets = site.targets(of: page)
  }

  /// The page that a link leads to, or that it leads to none; nil when that has to be found out.
  mutating func page(of destination: String) -> Int?? {
    let end = min(next + Self.reach, references.count, targets.count)
    guard next < end else { return nil }
    for index in next..<end
    where references[index].kind == .path && references[index].target == destination {
      next = index + 1
      guard case .page(let page, _)? = targets[index] else { return .some(nil) }
      return page
    }
    return nil
  }
}
