/// What the frames of all pages are made of, as one number: the pages as others see them, and the
/// files that links may lead to.
///
/// As long as it stays what it was, with the same theme and options, so do navigation, backlinks and
/// all else that stands around a page's text, whatever the texts say.
enum SiteLook {
  /// The number of a site.
  static func hash(_ site: Site) -> UInt64 {
    var hash = ContentHash()
    for page in site.map.pages {
      hash.add(page.path)
      unsafe hash.add(page.outline.look)
      hash.add(site.days[page.path] ?? "")
    }
    for asset in site.notebook.assets { hash.add(asset) }
    for page in site.map.displaced { hash.add(page.path) }
    // It speaks for the site also as a draft.
    if let front = site.notebook.front { unsafe hash.add(front.outline.look) }
    return hash.value
  }
}
