/// What the frames of all pages are made of, as one number: the pages as others see them, and the
/// files that links may lead to.
///
/// As long as it stays what it was, with the same theme and options, so do the pages that are made, navigation,
/// backlinks and all else that stands around a page's text, whatever the texts say.
enum SiteLook {
  /// The number of the pages that somebody wrote.
  static func hash(
    _ pages: [Page], displaced: [Page], of notebook: Notebook, _ days: [String: String]
  ) -> UInt64 {
    var hash = ContentHash()
    for page in pages {
      hash.add(page.path)
      unsafe hash.add(page.outline.look)
      hash.add(days[page.path] ?? "")
    }
    for asset in notebook.assets { hash.add(asset) }
    for page in displaced { hash.add(page.path) }
    // It speaks for the site also as a draft.
    if let front = notebook.front { unsafe hash.add(front.outline.look) }
    return hash.value
  }
}
