import Diagrams
import Markup

/// What a page is made of, as one number: when it is what it was, so is the page.
///
/// It takes in the page's source, its frame with navigation and backlinks, where its links lead and
/// what they say, its anchors, and the sources of all that it shows from elsewhere.
struct PageFingerprint {
  private let site: Site
  private var hash = ContentHash()

  /// The fingerprint of a page in a frame that has this hash.
  static func of(_ site: Site, page: Int, frame: UInt64) -> UInt64 {
    var fingerprint = PageFingerprint(site: site)
    fingerprint.hash.add(frame)
    fingerprint.hash.add(site.map.outputs[page])
    fingerprint.hash.add(site.diagramTheme(of: page).rawValue)
    fingerprint.hash.add(site.allowsHTML ? 1 : 0)
    fingerprint.addSource(of: page)
    return fingerprint.hash.value
  }

  private init(site: Site) { self.site = site }

  private mutating func addSource(of page: Int) {
    let outline = site.map.pages[page].outline
    hash.add(outline.hash)
    for name in site.map.anchorNames(of: page) { hash.add(name) }
    let edition = site.edition(of: page)
    for scenario in outline.scenarios { add(stage: scenario.stage, edition) }
    for reference in outline.references { add(reference, on: page) }
  }

  private mutating func add(stage: String?, _ edition: Edition) {
    guard let stage else { return }
    let page = site.notebook.pageOfStage(stage, for: edition.language)
    hash.add(page.map { site.notebook.pages[$0].outline.hash } ?? 0)
  }

  private mutating func add(_ reference: PageOutline.Reference, on page: Int) {
    if reference.kind == .embed { addEmbedded(reference, on: page) }
    addTarget(of: reference, on: page)
    if reference.kind == .name { addNamesakes(of: reference.target, on: page) }
  }

  /// Files that a name means as well: the page says so.
  private mutating func addNamesakes(of name: String, on page: Int) {
    let (map, folder) = (site.map, site.map.pages[page].folder)
    for other in map.candidates(named: name, from: folder, for: map.editionOf[page]) {
      hash.add(map.pages[other].path)
    }
  }

  /// Where a reference leads, and what is shown of that.
  private mutating func addTarget(of reference: PageOutline.Reference, on page: Int) {
    let map = site.map
    switch map.target(of: reference, on: page) {
    case .page(let target, let anchor):
      hash.add(map.outputs[target])
      hash.add(site.hasTwin(target) ? 1 : 0)
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
    hash.add(path)
    guard let signature = site.notebook.assetSignatures[path] else { return }
    for number in [signature.size, signature.written, signature.changed, signature.place] {
      hash.add(number)
    }
  }

  /// What is shown from elsewhere counts whole, and what that shows in its turn.
  private mutating func addEmbedded(_ reference: PageOutline.Reference, on page: Int) {
    // A stage that another page's scenario names goes by its title in the reader's language.
    let reader = site.edition(of: page)
    let frame = page
    var seen: Set<Int> = [page]
    var pending = [(page, reference)]
    while let (page, reference) = pending.popLast() {
      for target in site.map.pagesMeant(by: reference.target, from: page) {
        guard seen.insert(target).inserted else { continue }
        let outline = site.map.pages[target].outline
        hash.add(outline.hash)
        let edition = site.edition(of: target)
        for scenario in outline.scenarios {
          add(stage: scenario.stage, edition)
          add(stage: scenario.stage, reader)
        }
        for tag in outline.frontMatter.tags { hash.add(site.address(ofTag: tag, from: frame)) }
        for embed in outline.embeds { pending.append((target, embed)) }
        for reference in outline.references { addTarget(of: reference, on: target) }
      }
    }
  }
}
