import Markup

extension SiteMap {
  /// Where a reference leads.
  enum Target {
    /// To a page, and an anchor of it if one is named and there.
    case page(Int, anchor: String?)
    /// To another file.
    case asset(String)
  }

  /// Where a reference of a page leads; nil when it leads nowhere.
  func target(of reference: PageOutline.Reference, on page: Int) -> Target? {
    switch reference.kind {
    case .path, .image: targetOfPath(reference.target, on: page)
    case .name, .embed: targetOfName(reference.target, reference.heading, on: page)
    case .markup: readsHTML ? targetOfPath(reference.target, on: page) : nil
    case .markupFile: readsHTML ? fileOfPath(reference.target, on: page) : nil
    case .property:
      if case .page(let found, let anchor)? = targetOfName(
        reference.target, reference.heading, on: page)
      {
        .page(found, anchor: anchor)
      } else {
        nil
      }
    }
  }

  private func fileOfPath(_ address: String, on page: Int) -> Target? {
    asset(linked: LinkAddress(address).path, from: pages[page].folder).map { .asset($0) }
  }

  private func targetOfPath(_ address: String, on page: Int) -> Target? {
    let address = LinkAddress(address)
    let (path, fragment) = (address.path, address.fragment.map { WebAddress.decoded($0) })
    if path.isEmpty {
      return .page(page, anchor: fragment.flatMap { anchor(linked: $0, on: page) })
    }
    let folder = pages[page].folder
    if let found = self.page(linked: path, from: folder, for: editionOf[page]) {
      return .page(found, anchor: fragment.flatMap { anchor(linked: $0, on: found) })
    }
    return asset(linked: path, from: folder).map { .asset($0) }
  }

  private func targetOfName(_ name: String, _ heading: String?, on page: Int) -> Target? {
    if name.isEmpty {
      return .page(page, anchor: heading.flatMap { anchor(named: $0, on: page) })
    }
    if let asset = asset(named: name, from: pages[page].folder) { return .asset(asset) }
    guard
      let found = self.page(named: name, from: pages[page].folder, for: editionOf[page])
    else { return nil }
    return .page(found, anchor: heading.flatMap { anchor(named: $0, on: found) })
  }

  /// The anchor that a link by path names; in a vault, also a heading by its words, as the app writes
  /// such links.
  func anchor(linked fragment: String, on page: Int) -> String? {
    anchor(fragment, on: page) ?? (isVault ? anchor(named: fragment, on: page) : nil)
  }

  /// The anchor of a heading that is named by its words, or by its anchor.
  func anchor(named heading: String, on page: Int) -> String? {
    if heading.hasPrefix("^") { return anchor(heading, on: page) }
    if let found = self.heading(named: heading, on: page) {
      return anchor(ofHeading: found.anchor, on: page)
    }
    return HeadingName(heading).slug.flatMap { anchor($0, on: page) }
  }

  /// The heading of a page that a link by name means.
  func heading(named heading: String, on page: Int) -> PageOutline.Heading? {
    HeadingName(heading).heading(among: pages[page].outline.headings)
  }
}
