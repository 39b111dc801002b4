import SourceText

/// The old addresses of pages, which their front matter names, and the pages that they lead to.
struct Redirects {
  /// Paths of files in the site, and the pages by index.
  private(set) var files: [(path: String, page: Int)] = []
  /// Aliases that nothing leads from.
  private(set) var diagnostics: [Diagnostic] = []

  /// Finds them in the pages' order.
  ///
  /// - Parameter take: Takes a path of the site; false when it was taken before.
  init(_ map: SiteMap, take: (String) -> Bool) {
    for (index, page) in map.pages.enumerated() {
      for alias in page.frontMatter.aliases where Redirect.isAddress(alias, inVault: map.isVault) {
        guard let path = Redirect.output(of: alias) else {
          let isTooLong = Redirect.path(of: alias).map(OutputFolder.isTooLong) ?? false
          diagnostics.append(
            .alias(
              alias, page, isTooLong ? "is too long for a file" : "is no address in the site",
              note: isTooLong ? OutputFolder.lengths : nil))
          continue
        }
        if path.lowercased() == map.outputs[index].lowercased() { continue }
        guard take(path) else {
          diagnostics.append(.alias(alias, page, "is the address of another page"))
          continue
        }
        files.append((path, index))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func alias(
    _ alias: String, _ page: Page, _ problem: String, note: String? = nil
  ) -> Diagnostic {
    let bytes = page.file.bytes
    // One that is written with escapes is found by its key.
    let place =
      bytes.firstRange(of: Array(alias.utf8))
      ?? bytes.firstRange(of: Array("\nalias".utf8)).map { $0.lowerBound + 1..<$0.upperBound }
    return Diagnostic(
      .warning, id: "page.alias", "the alias '\(alias)' \(problem), so nothing leads from there",
      at: SourceSpan(file: page.file, range: place ?? 0..<0),
      notes: [
        Diagnostic.Note(
          note ?? "an alias without '/' is another name, by which links find the page")
      ]
    )
  }
}
