internal import SourceText

/// Heads of methods as prose names them: `func tableView(_:didSelectRowAt:) { … }`, `func save... { … }`, and
/// as pages print them that lose `()`.
extension PublishedText {
  /// Parameters where a head has only labels or dots.
  func namedHeads() -> [Snippet.Edit] {
    lines.flatMap { line -> [Snippet.Edit] in
      let inner = trimmed(line)
      guard let name = nameOfFunction(in: inner) else { return [] }
      if bytes[name.upperBound..<inner.upperBound].starts(with: "...".utf8) {
        return [Snippet.Edit(name.upperBound..<name.upperBound + 3, "()")]
      }
      let rest = trimmed(name.upperBound..<inner.upperBound)
      if bytes[rest].first == UInt8(ascii: "{") {
        return [Snippet.Edit(name.upperBound..<name.upperBound, "()")]
      }
      return labels(from: name.upperBound, to: inner.upperBound)
    }
  }

  /// The name behind `func` on a line.
  private func nameOfFunction(in line: Range<Int>) -> Range<Int>? {
    let word = Array("func ".utf8)
    guard line.count > word.count,
      let start = (line.lowerBound..<line.upperBound - word.count).first(where: {
        bytes[$0..<$0 + word.count].elementsEqual(word)
          && ($0 == line.lowerBound || Self.isBlank(bytes[$0 - 1]))
      })
    else { return nil }
    let first = start + word.count
    let length = bytes[first..<line.upperBound].prefix { Self.isOfName($0) }.count
    return length == 0 ? nil : first..<first + length
  }

  /// `(_:at:)`: a name and a type behind each label.
  private func labels(from start: Int, to end: Int) -> [Snippet.Edit] {
    guard start < end, bytes[start] == UInt8(ascii: "(") else { return [] }
    var edits: [Snippet.Edit] = []
    var offset = start + 1
    while offset < end, bytes[offset] != UInt8(ascii: ")") {
      let length = bytes[offset..<end].prefix { Self.isOfName($0) }.count
      let colon = offset + length
      guard length > 0, colon < end, bytes[colon] == UInt8(ascii: ":") else { return [] }
      edits.append(Snippet.Edit(colon..<colon + 1, " a\(edits.count): Any"))
      offset = colon + 1
      if offset < end, bytes[offset] != UInt8(ascii: ")") {
        guard Self.isOfName(bytes[offset]) else { return [] }
        edits.append(Snippet.Edit(offset..<offset, ", "))
      }
    }
    return offset < end ? edits : []
  }
}
