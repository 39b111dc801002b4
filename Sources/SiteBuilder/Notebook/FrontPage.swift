/// Which page stands for the content folder.
enum FrontPage {
  /// The pages, of which the note `Home` at the top is the front page where there is neither an index nor a
  /// README: so it is in a vault, and in a wiki of GitHub's.
  static func chosen(of pages: [Page]) -> [Page] {
    let homes = pages.indices.filter {
      pages[$0].name.key.utf8.count == 7 && pages[$0].name.key.lowercased() == "home.md"
    }
    guard !homes.isEmpty, !pages.contains(where: { $0.isIndex && $0.folder.isEmpty }) else {
      return pages
    }
    var pages = pages
    for home in homes { pages[home] = pages[home].asFront() }
    return pages
  }

  /// The page that speaks for the site: an index before others that stand for the folder, and what is published before a draft
  /// that is not.
  static func found(among pages: [Page], leavingOutDrafts: Bool) -> Page? {
    let fronts = pages.filter { $0.isIndex && $0.folder.isEmpty && $0.name.language == nil }
    guard fronts.count > 1 else { return fronts.first }
    let published = leavingOutDrafts ? fronts.filter { !$0.isDraft } : fronts
    return published.min { DisplacedPages.rank($0) < DisplacedPages.rank($1) } ?? fronts.first
  }
}
