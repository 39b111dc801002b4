import Markup

extension SiteMap {
  /// Where a reference leads.
  enum Target: Sendable {
    /// To a page, and an anchor of it if one is named and there.
    case page(Int, anchor: String?)
    /// To another file.
    case asset(String)
  }

  /// Where a reference of a page leads; nil when it leads nowhere.
  func target(of reference: PageOutline.Reference, on page: Int) -> Target? {
    switch reference.kind {
    case .path, .image: target(of: LinkAddress(reference.target), on: page)
    case .code: asset(included: reference.target, from: pages[page].folder).map { .asset($0) }
    case .name, .embed:
      targetOfName(reference.target, reference.heading, on: page)
        ?? reference.textFirst.flatMap {
          isVault ? nil : targetOfName($0.name, $0.heading, on: page)
        }
    case .markup: rawHTML == .shown ? nil : target(of: LinkAddress(reference.target), on: page)
    case .markupFile: rawHTML == .shown ? nil : fileOfPath(reference.target, on: page)
    case .passedMarkup:
      rawHTML == .passed ? target(of: LinkAddress(reference.target), on: page) : nil
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

  /// The anchors of a page's HTML, as far as that is no text.
  func markupAnchors(of page: Int) -> [String] {
    pages[page].outline.markupAnchors.filter {
      rawHTML == .passed || rawHTML == .listed && $0.isListed
    }.map(\.name)
  }

  private func fileOfPath(_ address: String, on page: Int) -> Target? {
    asset(linked: LinkAddress(address).path, from: pages[page].folder).map { .asset($0) }
  }

  /// The page that a link by path leads to; nil when it leads to another file, or nowhere.
  func page(at address: LinkAddress, on page: Int) -> Int? {
    if address.path.isEmpty { return page }
    let found = self.page(linked: address.path, from: pages[page].folder, for: editionOf[page])
    guard let neighbour = neighbour(at: address.path, of: page), neighbour != found else {
      return found ?? self.page(inAnyCase: address.path, of: page)
    }
    guard let found else { return neighbour }
    let fragment = address.fragment.map { WebAddress.decoded($0) } ?? ""
    let isThere = fragment.isEmpty || anchor(linked: fragment, on: found) != nil
    return isThere || anchor(linked: fragment, on: neighbour) == nil ? found : neighbour
  }

  /// The page beside a page that `../other/` leads to where sites make a folder of each page, and its address ends in a
  /// slash: seen from that folder. It counts where the link leads nowhere from the file.
  private func neighbour(at path: String, of page: Int) -> Int? {
    guard path.hasPrefix("../"), path.hasSuffix("/"), !pages[page].isIndex else { return nil }
    return self.page(
      linked: String(path.dropFirst(3)), from: pages[page].folder, for: editionOf[page])
  }

  /// The page that an address of a built site leads to, `/guides/push-and-pop/` for `guides/Push-And-Pop.md`: Hugo writes
  /// them in small letters.
  private func page(inAnyCase path: String, of page: Int) -> Int? {
    guard path.hasSuffix("/"), let whole = SiteAddress.resolve(path, in: pages[page].folder) else {
      return nil
    }
    return self.page(inAnyCase: whole)
  }

  private func target(of address: LinkAddress, on page: Int) -> Target? {
    if let found = self.page(at: address, on: page) {
      let fragment = address.fragment.map { WebAddress.decoded($0) }
      return .page(found, anchor: fragment.flatMap { anchor(linked: $0, on: found) })
    }
    return asset(linked: address.path, from: pages[page].folder).map { .asset($0) }
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

  /// The anchor that a link by path names, in capitals or small letters: GitHub finds it in both, and
  /// DocC writes it with the capitals of the heading. In a vault, also a heading by its words, as the app
  /// writes such links.
  ///
  /// A blank before a tag at a heading's end is a hyphen to GitHub, and nothing to others. MkDocs has `_2` where
  /// others have `-2`, of headings that say the same.
  func anchor(linked fragment: String, on page: Int) -> String? {
    let small = fragment.lowercased()
    return anchor(fragment, on: page) ?? anchor(small, on: page)
      ?? (isVault ? anchor(named: fragment, on: page) : nil) ?? anchor(small + "-", on: page)
      ?? Self.numberedByHyphen(small).flatMap { anchor($0, on: page) }
  }

  private static func numberedByHyphen(_ anchor: String) -> String? {
    guard let mark = anchor.lastIndex(of: "_") else { return nil }
    let number = anchor[anchor.index(after: mark)...]
    guard !number.isEmpty, number.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return "\(anchor[..<mark])-\(number)"
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
    let headings = headingTables.table(of: page, pages[page].outline.headings)
    return HeadingName(heading).heading(in: headings)
  }

  /// Where the references of a page lead.
  func targets(of page: Int) -> [Target?] {
    pages[page].outline.references.map { target(of: $0, on: page) }
  }
}
