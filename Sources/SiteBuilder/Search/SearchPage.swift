/// What a page adds to the search: the files that show what is found of it, and the terms it is found by.
struct SearchPage: Sendable {
  let shape: SearchHead.Shape
  let files: [OutputFolder.Entry]
  let terms: SearchTerms

  /// Finds it, and prepares the files, by their name without what tells them apart.
  init(
    _ site: AskedSite, _ gathering: SearchGathering, _ folder: OutputFolder, named name: String
  ) throws(SiteError) {
    let title = site.title
    let pieces = SearchPieces.of(site)
    let rows = SearchRows(address: site.output(of: site.index), title: title, pieces)
    var (text, code) = (0, 0)
    for piece in pieces {
      text += SearchWorth.size(piece.text)
      code += SearchWorth.size(piece.names.bytes)
    }
    var files: [OutputFolder.Entry] = []
    for (number, script) in rows.scripts.enumerated() {
      files.append(
        try folder.stage(Self.path(name, number), [script[...]]))
    }
    self.files = files
    terms = gathering.terms(title: title, pieces)
    shape = SearchHead.Shape(
      prose: SearchWorth.prose(text: text, code: code), pieces: pieces.count,
      weight: terms.weight, starts: rows.starts)
  }

  /// The path of one of its files.
  static func path(_ name: String, _ number: Int) -> String {
    number == 0 ? "\(name).js" : "\(name)-\(number).js"
  }
}
