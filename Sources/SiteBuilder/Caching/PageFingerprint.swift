import Diagrams
import Markup

/// What a page is made of, as one number: when it is what it was, so is the page.
///
/// It takes in the page's source, its frame with navigation and backlinks, where its links lead and
/// what they say, its anchors, and the sources of all that it shows from elsewhere.
struct PageFingerprint {
  private let site: Site
  private var hash = ContentHash()
  /// Whether nothing of it is in the text of another page, or in a file: as long as the look of the site stays what it
  /// was, and the page's own text, so does the fingerprint.
  private(set) var isAlone = true

  var value: UInt64 { hash.value }

  /// The fingerprint of a page in a frame that has this hash.
  static func of(_ site: Site, page: Int, frame: UInt64) -> PageFingerprint {
    var fingerprint = PageFingerprint(site: site)
    fingerprint.hash.add(frame)
    fingerprint.hash.add(site.map.outputs[page])
    fingerprint.hash.add(site.diagramTheme(of: page).rawValue)
    fingerprint.hash.add(site.rawHTML.rawValue)
    fingerprint.addSource(of: page)
    return fingerprint
  }

  /// The fingerprint of a page's text, whatever stands around it.
  static func ofText(_ site: Site, page: Int) -> UInt64 { of(site, page: page, frame: 0).value }

  private init(site: Site) { self.site = site }

  private mutating func addSource(of page: Int) {
    let outline = site.map.pages[page].outline
    hash.add(outline.hash)
    for name in site.map.anchorNames(of: page) { hash.add(name) }
    let edition = site.edition(of: page)
    for scenario in outline.scenarios { add(stage: scenario.stage, edition) }
    addEmbedded(on: page)
    for (reference, target) in zip(outline.references, site.targets(of: page)) {
      add(target, of: reference, on: page)
    }
  }

  private mutating func add(stage: String?, _ edition: Edition) {
    guard let stage else { return }
    isAlone = false
    let page = site.notebook.pageOfStage(stage, for: edition.language)
    hash.add(page.map { site.notebook.pages[$0].outline.hash } ?? 0)
  }

  /// Where a reference leads, and what is shown of that.
  private mutating func add(
    _ target: SiteMap.Target?, of reference: PageOutline.Reference, on page: Int
  ) {
    let map = site.map
    switch target {
    case .page(let target, let anchor):
      hash.add(map.outputs[target])
      hash.add(anchor ?? "")
      if reference.kind == .name || reference.kind == .embed {
        addName(of: target, by: reference, on: page)
      }
    case .asset(let path): add(asset: path)
    case nil: hash.add(0)
    }
    guard ObsidianVault.isToolFile(reference.target) else { return }
    let picture = map.picture(ofDrawing: reference.target, from: map.pages[page].folder)
    if let picture { add(asset: picture) }
  }

  /// What a link by name shows, and how many pages it may mean.
  private mutating func addName(
    of target: Int, by reference: PageOutline.Reference, on page: Int
  ) {
    let map = site.map
    hash.add(map.name(of: target, linkedAs: reference.target))
    if let heading = reference.heading {
      hash.add(map.heading(named: heading, on: target)?.text ?? "")
    }
    let candidates = map.candidates(
      named: reference.target, from: map.pages[page].folder, for: map.editionOf[page])
    for candidate in candidates { hash.add(map.pages[candidate].path) }
  }

  /// A file, whose size in pixels may be another as soon as anything of it is.
  private mutating func add(asset path: String) {
    isAlone = false
    hash.add(path)
    guard let signature = site.notebook.assetSignatures[path] else { return }
    for number in [signature.size, signature.written, signature.changed, signature.place] {
      hash.add(number)
    }
  }

  /// What is shown from elsewhere counts whole, and what that shows in its turn, as deep as pages show it.
  private mutating func addEmbedded(on page: Int) {
    for target in site.shown.allPages(shownBy: page) {
      isAlone = false
      hash.add(site.shown.hash(of: target) { Self.ofShown(site, page: target) })
    }
  }

  /// The fingerprint of what pages show of a page, the same for all of them.
  private static func ofShown(_ site: Site, page: Int) -> UInt64 {
    var fingerprint = PageFingerprint(site: site)
    fingerprint.addShown(page)
    return fingerprint.hash.value
  }

  private mutating func addShown(_ page: Int) {
    let outline = site.map.pages[page].outline
    hash.add(outline.hash)
    // A stage goes by its title in the reader's language, and a tag by its place in the reader's list.
    for edition in site.map.editions {
      for scenario in outline.scenarios { add(stage: scenario.stage, edition) }
    }
    for anchors in site.tagAnchors {
      for tag in outline.frontMatter.tags { hash.add(anchors[tag.lowercased()] ?? "") }
    }
    for (reference, place) in zip(outline.references, site.targets(of: page)) {
      add(place, of: reference, on: page)
    }
  }
}
