/// The addresses of a site that are taken.
///
/// Two pages that somebody wrote have one address too where only large and small letters tell them apart:
/// there are file systems and servers that do not.
struct TakenAddresses: Sendable {
  private var paths: Set<String> = []
  private var ofPages: Set<String> = []

  /// Takes the address of a page; false when another has it.
  mutating func take(page path: String, isMade: Bool) -> Bool {
    let isNew = ofPages.insert(path.lowercased()).inserted
    return paths.insert(path).inserted && (isNew || isMade)
  }

  /// Takes an address that leads to a page; false when a page has it.
  mutating func take(old path: String) -> Bool { take(page: path, isMade: false) }

  /// Takes the path of another file; false when there is one.
  mutating func take(_ path: String) -> Bool { paths.insert(path).inserted }
}

/// Which pages have an address of their own in a site, found once for all that asks.
struct PageAddresses: Sendable {
  /// Whether it is its own, for each page.
  let isOwn: [Bool]
  /// The addresses that are taken by these pages.
  let taken: TakenAddresses

  init(_ site: Site, _ clashes: PathClashes) {
    var taken = TakenAddresses()
    isOwn = site.map.outputs.enumerated().map { index, output in
      OutputFolder.isSound(output) && clashes.pages[index] == nil
        && taken.take(page: output, isMade: site.made.contains(index))
    }
    self.taken = taken
  }
}

extension SiteMap {
  /// The pages whose addresses others have, in order.
  var repeated: [Int] {
    var taken = TakenAddresses()
    return pages.indices.filter {
      !taken.take(page: outputs[$0], isMade: made.contains($0))
    }
  }
}
