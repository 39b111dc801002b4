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
}
