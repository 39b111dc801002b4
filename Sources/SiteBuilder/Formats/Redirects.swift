import SourceText

/// The old addresses of pages, which their front matter names, and the pages that they lead to.
struct Redirects {
  /// Paths of files in the site, and the pages by index.
  private(set) var files: [(path: String, page: Int)] = []
  /// Aliases that nothing leads from.
  private(set) var diagnostics: [Diagnostic] = []

  /// Finds them in the pages' order.
  ///
  /// - Parameter clashes: What of the site has its place already.
  /// - Parameter take: Takes a path of the site; false when it was taken before.
  init(_ map: SiteMap, _ clashes: PathClashes, take: (String) -> Bool) {
    var clashes = clashes
    let most = SizeLimits.redirects(pages: map.pages.count)
    var parts = 0
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
        if let obstacle = clashes.obstacle(to: path) ?? clashes.asset(at: path) {
          diagnostics.append(.clash(alias, page, path, obstacle))
          continue
        }
        guard take(path) else {
          diagnostics.append(.alias(alias, page, "is the address of another page"))
          continue
        }
        parts += path.utf8.count { $0 == UInt8(ascii: "/") } + 1
        guard parts <= most else {
          diagnostics.append(.tooMany(alias, page, most))
          return
        }
        clashes.add(path)
        files.append((path, index))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func tooMany(_ alias: String, _ page: Page, _ most: Int) -> Diagnostic {
    Diagnostic(
      .error, id: "page.too-many-aliases",
      "with the alias '\(alias)' the site has more than \(most) old addresses and folders of them, so nothing"
        + " leads from there and from those after it",
      at: SourceSpan(file: page.file, range: place(of: alias, page) ?? 0..<0),
      notes: [Diagnostic.Note("a server can lead on from whole folders")])
  }

  private static func place(of alias: String, _ page: Page) -> Range<Int>? {
    let bytes = page.file.bytes
    let name = Array(alias.utf8)
    // Another alias can begin with this one, or end with it.
    var rest = bytes[...]
    while let found = rest.firstRange(of: name) {
      if bytes[..<found.lowerBound].last.map(isBesideAlias) ?? true,
        bytes[found.upperBound...].first.map(isBesideAlias) ?? true
      {
        return found
      }
      rest = bytes[found.upperBound...]
    }
    // One that is written with escapes is found by its key.
    return bytes.firstRange(of: name)
      ?? bytes.firstRange(of: Array("\nalias".utf8)).map { $0.lowerBound + 1..<$0.upperBound }
  }

  private static func isBesideAlias(_ byte: UInt8) -> Bool {
    byte <= 0x20 || "\"',[]".utf8.contains(byte)
  }

  /// An alias that would have to be a file where the site has a file or a folder, or below a file.
  fileprivate static func clash(
    _ alias: String, _ page: Page, _ path: String, _ obstacle: PathClashes.Obstacle
  ) -> Diagnostic {
    let problem =
      switch obstacle {
      case .file(let file): "would lie below '\(file)', which is a file"
      case .folder: "is the name of a folder of the site"
      case .same(let file): "is the address of '\(file)', which is a file"
      }
    return Diagnostic(
      .error, id: "page.alias", "the alias '\(alias)' \(problem), so nothing leads from there",
      at: SourceSpan(file: page.file, range: place(of: alias, page) ?? 0..<0),
      notes: [Diagnostic.Note("take the alias away, or change the other name")])
  }

  fileprivate static func alias(
    _ alias: String, _ page: Page, _ problem: String, note: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: "page.alias", "the alias '\(alias)' \(problem), so nothing leads from there",
      at: SourceSpan(file: page.file, range: place(of: alias, page) ?? 0..<0),
      notes: [
        Diagnostic.Note(
          note ?? "an alias without '/' is another name, by which links find the page")
      ]
    )
  }
}
