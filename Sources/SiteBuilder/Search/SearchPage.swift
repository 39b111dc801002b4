/// What a page adds to the search: the scripts that show what is found of it, and the terms it is found by.
struct SearchPage: Sendable {
  let shape: SearchHead.Shape
  let scripts: [[UInt8]]
  let terms: SearchTerms

  init(_ map: SiteMap, _ index: Int, _ language: SearchLanguage) {
    let title = map.pages[index].title
    let pieces = SearchPieces.of(map, index)
    let rows = SearchRows(address: map.outputs[index], title: title, pieces)
    var (text, code) = (0, 0)
    for piece in pieces {
      text += SearchWorth.size(piece.text)
      code += SearchWorth.size(piece.names.bytes)
    }
    scripts = rows.scripts
    terms = SearchTermTable.terms(title: title, pieces, language)
    shape = SearchHead.Shape(
      prose: SearchWorth.prose(text: text, code: code), pieces: pieces.count,
      weight: terms.weight, starts: rows.starts)
  }
}
