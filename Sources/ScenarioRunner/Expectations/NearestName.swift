import SourceText

extension Diagnostic.FixIt {
  /// Puts the nearest of the known names in the place of one that nobody knows, where there is one that is
  /// near, and the name stands in what is written there.
  static func nearest(to name: String, in known: [String], within span: SourceSpan) -> [Self] {
    guard let nearest = Suggestion.nearest(to: name, in: known),
      let offset = TextSearch.offset(of: name, in: span.text)
    else { return [] }
    let start = span.range.lowerBound + offset
    let place = SourceSpan(file: span.file, range: start..<start + name.utf8.count)
    return [Self("did you mean '\(nearest)'?", replace: place, with: nearest)]
  }
}
