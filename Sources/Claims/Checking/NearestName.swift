import SourceText

extension Diagnostic.Note {
  /// How many names are told of.
  private static let mostNames = 20

  /// Who is in a trace: all of them, or the first of many; nothing of nobody.
  static func participants(_ names: [String]) -> [Self] {
    guard !names.isEmpty else { return [] }
    let rest = names.count - mostNames
    let list = names.prefix(mostNames).joined(separator: ", ")
    return [Self("the trace has \(list)" + (rest > 0 ? " and \(rest) more" : ""))]
  }
}

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
