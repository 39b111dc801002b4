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

  /// Where a link leads; nil when that has to be found out.
  mutating func place(of destination: String) -> LinkPlace? {
    let end = min(next + Self.reach, references.count, targets.count)
    guard next < end, !destination.utf8.starts(with: "//".utf8) else { return nil }
    for index in next..<end
    where references[index].kind == .path && references[index].target == destination {
      next = index + 1
      guard case .page(let page, _)? = targets[index] else { return LinkPlace(destination, nil) }
      return LinkPlace(destination, page)
    }
    return nil
  }
}
