import SourceText

/// Whether each page of a site, and each old address of one, has its address alone.
enum AddressCheck {
  static func diagnostics(_ site: Site) -> [Diagnostic] {
    let map = site.map
    let clashes = PathClashes(site)
    var taken = TakenAddresses()
    let unsound = map.pages.indices.filter { !OutputFolder.isSound(map.outputs[$0]) }
    let repeated = map.pages.indices.filter {
      clashes.pages[$0] == nil
        && !taken.take(page: map.outputs[$0], isMade: map.made.contains($0))
        && !unsound.contains($0)
    }
    let below = clashes.pages.filter { !map.made.contains($0.key) && !unsound.contains($0.key) }
    return map.displaced.map(Diagnostic.displaced)
      + repeated.map { Diagnostic.sameAddress($0, map) }
      + unsound.map { Diagnostic.noAddress(map.pages[$0], map.outputs[$0]) }
      + below.sorted { $0.key < $1.key }.map { .belowFile(map.pages[$0.key], $0.value) }
      + Redirects(map, clashes) { taken.take(old: $0) }.diagnostics
  }
}

extension Diagnostic {
  /// A page for which there can be no file.
  static func noAddress(_ page: Page, _ output: String) -> Diagnostic {
    Diagnostic(
      id: "page.no-address", "no file can be called '\(output)', so the page is left out",
      at: SourceSpan(file: page.file, range: 0..<0),
      notes: OutputFolder.isTooLong(output)
        ? [Diagnostic.Note("\(OutputFolder.lengths): give the note a shorter name")] : [])
  }

  /// A page whose file another page is written to.
  static func sameAddress(_ index: Int, _ map: SiteMap) -> Diagnostic {
    let output = map.outputs[index]
    let other = map.pages.indices.first {
      $0 != index && map.outputs[$0].lowercased() == output.lowercased()
    }
    var message = "another page is written to '\(output)' already"
    if let other {
      let isSame = map.outputs[other] == output
      message =
        "'\(map.pages[other].path)' is written to '\(map.outputs[other])' already"
        + (isSame ? "" : ", and many systems do not tell capitals from small letters")
    }
    return Diagnostic(
      id: "page.same-address", message + ": this page is left out, and links to it lead nowhere",
      at: SourceSpan(file: map.pages[index].file, range: 0..<0),
      notes: [Diagnostic.Note("give one of the two pages another name")])
  }
}
