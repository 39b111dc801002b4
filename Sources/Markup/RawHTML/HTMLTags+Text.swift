extension HTMLTags {
  /// What the first element of a name says, or where it has no text, the image in it; nil for nothing.
  package func text(of name: String) -> String? {
    guard let start = all.firstIndex(where: { $0.name == name && !$0.isEnd }),
      let end = all[start...].firstIndex(where: { $0.name == name && $0.isEnd })
    else { return nil }
    var text: [UInt8] = []
    for (tag, next) in zip(all[start..<end], all[(start + 1)...end]) {
      text += bytes[tag.range.upperBound..<next.range.lowerBound]
    }
    let words = Self.words(String(decoding: text, as: UTF8.self))
    guard words.isEmpty else { return words }
    let alternative = all[start..<end].flatMap(\.attributes).first { $0.name == "alt" }
    return alternative.map { Self.words($0.value) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A text as a reader sees it: whatever is between words is one blank.
  private static func words(_ text: String) -> String {
    CharacterReferences.resolved(ArraySlice(text.utf8)).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}
