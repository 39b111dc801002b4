/// What the pages of a site link to or show: each other, and files.
struct LinkedPlaces {
  /// For each page, the pages that link to it, in order.
  private(set) var backlinks: [[Int]]
  /// The files that pages link to or show.
  private(set) var files: Set<String> = []

  /// Follows what pages refer to, but for those that nobody wrote.
  ///
  /// - Parameter paths: The paths of the pages that are meant; all without them.
  init(_ site: Site, of paths: Set<String>? = nil) {
    let map = site.map
    backlinks = Array(repeating: [], count: map.pages.count)
    for page in map.pages.indices where !site.made.contains(page) {
      if let paths, !paths.contains(map.pages[page].path) { continue }
      for (reference, target) in zip(map.pages[page].outline.references, site.targets(of: page))
      where reference.kind != .code {
        switch target {
        case .page(let target, _):
          guard target != page, backlinks[target].last != page else { continue }
          backlinks[target].append(page)
        case .asset(let path): add(path, reference, in: map.pages[page].folder, map)
        case nil: add(nil, reference, in: map.pages[page].folder, map)
        }
      }
    }
  }

  /// Adds a file; of a drawing of Excalidraw's, the picture beside it is shown instead.
  private mutating func add(
    _ path: String?, _ reference: PageOutline.Reference, in folder: String, _ map: SiteMap
  ) {
    guard ObsidianVault.isToolFile(reference.target),
      let picture = map.picture(ofDrawing: reference.target, from: folder)
    else {
      if let path { files.insert(path) }
      return
    }
    files.insert(picture)
    if reference.kind != .embed, let path { files.insert(path) }
  }
}

extension SiteMap {
  /// The files that drafts link to or show, which are left out with them unless a page has them too.
  var filesOfDrafts: Set<String> {
    var files: Set<String> = []
    for page in drafts {
      for reference in page.outline.references {
        let (target, folder) = (reference.target, page.folder)
        switch reference.kind {
        case .path, .image, .markup, .markupFile, .passedMarkup:
          if let path = asset(linked: LinkAddress(target).path, from: folder) { files.insert(path) }
        case .name, .embed:
          if let path = asset(named: target, from: folder) { files.insert(path) }
        case .property, .code: break
        }
        if ObsidianVault.isToolFile(target),
          let picture = picture(ofDrawing: target, from: folder)
        {
          files.insert(picture)
        }
      }
    }
    return files
  }
}
