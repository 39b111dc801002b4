import Markup
import SourceText

/// Turns the links of one page into addresses of the site, and complains about those that break.
struct LinkResolver {
  private let site: AskedSite
  private let index: Int
  private let folder: String
  private let output: String
  /// Where the site is published, for a text that is read elsewhere.
  private let baseURL: String?
  private(set) var diagnostics: [Diagnostic] = []
  /// How often it was looked for what a link was meant to be.
  private var searches = 0
  /// How often it was looked for where something in HTML stands.
  private var placesLookedFor = 0
  /// What has been said, by places.
  private var reported: [Int: Set<String>] = [:]
  /// Whether what is wrong is said: of a page that is shown inside another it is said there alone.
  private let saysFaults: Bool

  /// Resolves links of a page; those of a page that is shown inside another lead from that one. With
  /// an address of the site all of them are whole.
  init(_ site: AskedSite, page index: Int, baseURL: String? = nil, saysFaults: Bool = true) {
    self.saysFaults = saysFaults
    self.baseURL = baseURL
    self.site = site
    self.index = index
    folder = site.folder(of: index)
    output = site.output(of: site.index)
  }

  // MARK: Links by path

  /// Where a link of the page leads; nil when it leads out of the site.
  func place(of link: Link) -> LinkPlace? { site.place(of: link.destination, on: index) }

  mutating func resolve(_ link: Link) -> HTMLWriter.Target { resolve(link, place(of: link)) }

  mutating func resolve(_ link: Link, _ place: LinkPlace?) -> HTMLWriter.Target {
    let destination = link.destination
    guard let place else {
      // No browser can follow it.
      if LinkPlace.isRemote(destination) { return HTMLWriter.Target(nil) }
      if saysFaults, let fault = site.suggestions.fault(ofForeign: destination) {
        report(.foreign(fault, link))
      }
      return HTMLWriter.Target(destination, className: "external")
    }
    let address = place.address
    let (path, query, fragment) = (address.path, address.query, address.fragment)
    if path.isEmpty {
      let way = isHere(index) ? "" : self.address(of: site.output(of: index))
      guard let fragment, !fragment.isEmpty else {
        return HTMLWriter.Target(baseURL == nil ? "#" : way + "#")
      }
      let written = anchor(fragment, on: index, at: link.span)
      return HTMLWriter.Target(way + query + "#" + written)
    }
    if let found = place.page {
      return pageTarget(found, query, fragment, at: link.span)
    }
    guard SiteAddress.resolve(path, in: folder) != nil else {
      report(.outside(destination, at: link.span))
      return HTMLWriter.Target(nil, className: "broken")
    }
    if let target = site.file(linked: path, on: index) {
      let suffix = query + (fragment.map { "#" + $0 } ?? "")
      return HTMLWriter.Target(self.address(of: target) + suffix)
    }
    if saysFaults { report(broken(path, "page or file", at: link.span), elseSay: .byPath) }
    return HTMLWriter.Target(nil, className: "broken")
  }

  mutating func resolve(_ image: Image) -> Picture? {
    let destination = image.destination
    if WebAddress.scheme(of: destination) != nil || destination.hasPrefix("//") {
      return Picture(destination)
    }
    let address = LinkAddress(destination)
    if let target = site.file(linked: address.path, on: index) {
      return Picture(self.address(of: target) + address.query, size: site.size(ofImage: target))
    }
    guard saysFaults else { return nil }
    var diagnostic = broken(address.path, "image", at: image.span)
    diagnostic.notes.append(Diagnostic.Note("images lie in the content folder, beside the pages"))
    report(diagnostic)
    return nil
  }

  /// What an image shows that is none, as `![[…]]` would: sound, film or a document; in a vault also a
  /// note, or a part of one.
  func embed(of image: Image) -> Wikilink? {
    let destination = image.destination
    guard !ImageFolder.isImage(destination), WebAddress.scheme(of: destination) == nil,
      !destination.hasPrefix("//")
    else { return nil }
    let address = LinkAddress(destination)
    var shown: (name: String, heading: String?)?
    if Media(address.path) != nil {
      let file = site.file(linked: address.path, on: index)
      shown = file.map { ("/" + $0, address.fragment) }
    } else if site.isVault, let note = address.note, site.page(named: note.name, on: index) != nil {
      shown = note
    }
    return shown.map {
      Wikilink(
        page: $0.name, heading: $0.heading,
        label: image.alternative.isEmpty ? nil : image.alternative, isEmbed: true,
        span: image.notation ?? image.span)
    }
  }

  /// Whether a link shows a file that is part of a line's text, as images are.
  func standsInText(_ link: Wikilink) -> Bool {
    shownFile(link).map { Media($0) != .document } ?? false
  }

  /// The image, sound, film or document that `![[image.png|300]]` shows, in a paragraph when it stands
  /// alone; nil when it names none.
  func embeddedFile(_ link: Wikilink, isBlock: Bool) -> [UInt8]? {
    guard let path = shownFile(link) else { return nil }
    let address = address(of: path) + (link.heading.map { "#" + $0 } ?? "")
    let (label, wanted) = ImageSize.wanted(in: link.label ?? "")
    if let media = Media(path) {
      let name = label.isEmpty ? String(path.split(separator: "/").last ?? "") : label
      return Array(media.html(address, name: name, size: wanted, isBlock: isBlock).utf8)
    }
    guard ImageFolder.isImage(path) else { return nil }
    var picture = Picture(self.address(of: path), size: site.size(ofImage: path))
    if let wanted { picture.scale(to: wanted) }
    let tag = HTMLWriter.tag(picture, alternative: label)
    return Array((isBlock ? "<p>\(tag)</p>\n" : tag).utf8)
  }

  /// The file that is to be shown; for a drawing of Excalidraw's, the picture that it leaves beside it.
  private func shownFile(_ link: Wikilink) -> String? {
    ObsidianVault.isToolFile(link.page)
      ? site.picture(ofDrawing: link.page, on: index)
      : site.file(named: link.page, on: index)
  }

  // MARK: Links by name

  mutating func resolve(_ link: Wikilink) -> HTMLWriter.Target {
    var found = index
    if !link.page.isEmpty {
      if let asset = site.file(named: link.page, on: index) {
        let part = link.heading.map { "#" + $0 } ?? ""
        return HTMLWriter.Target(address(of: asset) + part, text: link.shownLabel ?? link.page)
      }
      guard let named = site.page(named: link.page, on: index) else {
        if let other = site.textFirst(link, on: index) { return resolve(other) }
        if !site.isVault, link.followsWord {
          complainAboutBrackets(link)
          return HTMLWriter.Target(nil, text: link.span.text)
        }
        complainAboutName(link)
        return HTMLWriter.Target(
          nil, className: "broken", text: link.shownLabel ?? link.plainText)
      }
      if saysFaults { complainAboutNamesakes(link, named) }
      found = named
    }
    let title = site.title(of: found, linkedAs: link.page)
    var text = link.heading == nil ? title : link.plainText
    if let name = link.heading, !name.hasPrefix("^"),
      let heading = site.heading(named: name, on: found)
    {
      text = link.page.isEmpty ? heading : "\(title) › \(heading)"
    }
    var fragment: String?
    if let heading = link.heading {
      fragment = site.anchor(named: heading, on: found) ?? heading
    }
    var target = pageTarget(found, "", fragment, at: link.span)
    target.text = link.shownLabel ?? text
    return target
  }

  private mutating func complainAboutNamesakes(_ link: Wikilink, _ taken: Int) {
    let all = site.namesakes(named: link.page, on: index)
    guard all.count > 1 else { return }
    let others = all.prefix(4).filter { $0 != taken }.prefix(3).map { "'\(site.path(of: $0))'" }
    let rest = all.count - 1 - others.count
    let list =
      rest > 0
      ? others.joined(separator: ", ") + " and \(Self.grouped(rest)) more"
      : others.joined(separator: " or ")
    report(
      Diagnostic(
        .warning, id: "link.ambiguous",
        "'\(link.page)' is taken for '\(site.path(of: taken))', and may be"
          + " \(list) too", at: link.span,
        notes: [Self.wayOut(of: link.page, site.suggestions.page(taken))]))
  }

  /// How a page is named that a name is not alone in meaning: by its folder, or where it is a title or an
  /// alias, by its file.
  private static func wayOut(of name: String, _ page: Page) -> Diagnostic.Note {
    let file = PageNames.stem(page.name.key)
    let key = PageNames.key(of: name)
    return Diagnostic.Note(
      key.hasSuffix(file.lowercased()) || page.isIndex
        ? "with its folder before it, '[[folder/name]]', a name is one page's"
        : "by its file, '[[\(file)|\(name)]]', one page is named")
  }

  /// A number as it is read: `1,996`.
  private static func grouped(_ number: Int) -> String {
    var text = ""
    for (place, digit) in String(number).reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  /// `array[[Scope]]` is code that has lost its backticks rather than a link.
  private mutating func complainAboutBrackets(_ link: Wikilink) {
    guard saysFaults else { return }
    report(
      Diagnostic(
        .warning, id: "link.broken",
        "no page is called '\(link.page)', so this is shown as it is written", at: link.span,
        notes: [Diagnostic.Note("code stands between backticks: '`a[[b]]`'")]))
  }

  private mutating func complainAboutName(_ link: Wikilink) {
    guard saysFaults else { return }
    if ImageFolder.isImage(link.page) {
      return report(broken(link.page, "image", at: link.span), elseSay: .imagesByName)
    }
    report(
      Diagnostic(
        id: "link.broken", "no page is called '\(link.page)'", at: link.span,
        notes: reason(link.page),
        fixIts: meant(by: link.page).map {
          let text = link.span.text.replacing(link.page, with: $0, maxReplacements: 1)
          return [Diagnostic.FixIt("did you mean '\($0)'?", replace: link.span, with: text)]
        } ?? []),
      elseSay: .byName)
  }

  /// What a name that no page has probably means: a block of this page, a file without its ending, or a page
  /// that is nearly called so.
  private mutating func meant(by name: String) -> String? {
    if name.hasPrefix("^") { return "#" + name }
    guard isSearched() else { return nil }
    let suggestions = site.suggestions
    return suggestions.fileName(leavingOutItsEnding: name) ?? suggestions.name(near: name)
  }

  // MARK: What both need

  /// Says what is wrong, and how it is done right where nothing else is known to help.
  private mutating func report(_ diagnostic: Diagnostic, elseSay note: Diagnostic.Note) {
    var diagnostic = diagnostic
    if diagnostic.fixIts.isEmpty, diagnostic.notes.isEmpty { diagnostic.notes.append(note) }
    report(diagnostic)
  }

  /// Says what is wrong, once of a destination that several links have.
  private mutating func report(_ diagnostic: Diagnostic) {
    let place = diagnostic.span.range.lowerBound
    guard reported[place, default: []].insert(diagnostic.message).inserted else { return }
    diagnostics.append(diagnostic)
  }

  /// Takes back what was said last, for one who says it of another place.
  mutating func takeBack(to count: Int) {
    while diagnostics.count > count {
      let last = diagnostics.removeLast()
      reported[last.span.range.lowerBound]?.remove(last.message)
    }
  }

  /// Whether it is still looked for where something in HTML stands: as long as anybody is shown it.
  mutating func mayLookForPlace() -> Bool {
    placesLookedFor += 1
    return placesLookedFor <= ShownDiagnostics.mostOfPage
  }

  /// Whether it is still looked for what was probably meant: as long as anybody is shown the answer.
  private mutating func isSearched() -> Bool {
    searches += 1
    return searches <= ShownDiagnostics.mostOfPage
  }

  private mutating func pageTarget(
    _ found: Int, _ query: String, _ fragment: String?, at span: SourceSpan
  ) -> HTMLWriter.Target {
    var address = isHere(found) && fragment != nil ? "" : address(of: site.output(of: found))
    if !query.isEmpty { address += query }
    if let fragment, !fragment.isEmpty {
      address += "#" + anchor(fragment, on: found, at: span)
    }
    var target = HTMLWriter.Target(address)
    let language = site.language(of: found)
    if language != site.language(of: index) { target.language = language }
    return target
  }

  /// Whether a fragment alone leads to a part of this page.
  private func isHere(_ page: Int) -> Bool { page == site.index && baseURL == nil }

  /// The way to a file of the site, its characters escaped as a path's must be.
  private func address(of path: String) -> String {
    WebAddress.encodedPath(
      baseURL.map { $0 + path } ?? SiteAddress.relative(from: output, to: path))
  }

  /// The fragment as the page has it; as it is, and a complaint, when the page has none such.
  private mutating func anchor(
    _ fragment: String, on page: Int, at span: SourceSpan
  ) -> String {
    let anchor = WebAddress.decoded(fragment)
    if let written = site.anchor(linked: anchor, on: page) {
      return written == anchor ? fragment : written
    }
    // GitHub has its headings' anchors begin so.
    let ofGitHub = "user-content-"
    if anchor.hasPrefix(ofGitHub),
      let written = site.anchor(linked: String(anchor.dropFirst(ofGitHub.utf8.count)), on: page)
    {
      return written
    }
    // HTML has every page begin there.
    if anchor.lowercased() == "top" || !saysFaults { return fragment }
    let nearest =
      isSearched() ? Suggestion.nearest(to: anchor, in: site.anchorNames(of: page)) : nil
    let place = page == index ? "this page" : "'\(site.path(of: page))'"
    report(
      Diagnostic(
        id: "link.broken-anchor", "\(place) has no anchor '#\(anchor)'", at: span,
        fixIts: nearest.map {
          let text = span.text.replacing("#" + fragment, with: "#" + $0)
          return [Diagnostic.FixIt("did you mean '#\($0)'?", replace: span, with: text)]
        } ?? []))
    return fragment
  }

  /// Why a link leads nowhere that leads to a draft, or out of the part of a vault that is read.
  private func reason(_ name: String) -> [Diagnostic.Note] {
    guard let page = site.suggestions.draft(name, on: index) else {
      return site.suggestions.elsewhere(name).map {
        [
          Diagnostic.Note(
            "'\($0)' lies elsewhere in the vault; nothing is read but what lies in the content folder"
          )
        ]
      } ?? []
    }
    return [.leftOut(page)]
  }

  private mutating func broken(_ path: String, _ what: String, at span: SourceSpan) -> Diagnostic {
    let isImage = what == "image"
    let nearest =
      isSearched() ? site.suggestions.path(near: path, on: index, isImage: isImage) : nil
    return Diagnostic(
      id: isImage ? "image.missing" : "link.broken", "there is no \(what) '\(path)'",
      at: span, notes: reason(path),
      fixIts: nearest.map {
        let text = span.text.replacing(path, with: $0)
        return [Diagnostic.FixIt("did you mean '\($0)'?", replace: span, with: text)]
      } ?? [])
  }
}

extension Diagnostic.Note {
  /// How links find what they name.
  fileprivate static let byName = Diagnostic.Note(
    "a link by name takes a page's file, title or alias, or a path from the content folder:"
      + " '[[folder/file]]'")
  fileprivate static let byPath = Diagnostic.Note(
    "a path begins at the folder of the page that has the link, or with '/' at the content folder")
  fileprivate static let imagesByName = Diagnostic.Note(
    "an image is found by its name wherever it lies in the content folder")

  /// Why a page is not there for what is published.
  static func leftOut(_ draft: Page) -> Diagnostic.Note {
    if draft.isLater, let date = draft.frontMatter.date {
      return Diagnostic.Note(
        "'\(draft.path)' is held back until \(date), the date that it has; '--future' publishes it now"
      )
    }
    return Diagnostic.Note("'\(draft.path)' is a draft, and left out; '--drafts' publishes it too")
  }
}

extension Diagnostic {
  fileprivate static func outside(_ destination: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "link.outside", "'\(destination)' leads out of the content folder", at: span)
  }
}
