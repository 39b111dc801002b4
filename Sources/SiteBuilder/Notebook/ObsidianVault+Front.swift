extension ObsidianVault {
  /// The pages of a vault, of which the note `Home` at the top is the front page where there is no other.
  static func withFront(_ pages: [Page]) -> [Page] {
    let homes = pages.indices.filter { pages[$0].name.key.lowercased() == "home.md" }
    guard !homes.isEmpty, !pages.contains(where: { $0.isIndex && $0.folder.isEmpty }) else {
      return pages
    }
    var pages = pages
    for home in homes { pages[home] = pages[home].asFront() }
    return pages
  }
}
