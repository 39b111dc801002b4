/// How a block of code is to be shown.
extension FencedBlock {
  /// The lines that are marked, counted from one, as `{1,3-5}` or `hl_lines="1 3-5"` says.
  package var markedLines: [ClosedRange<Int>] {
    guard role == nil else { return [] }
    let words = infoWords.filter(Self.isLineList) + [self["hl_lines"]?.value ?? ""]
    return words.flatMap { $0.split { $0 == "," || $0 == " " } }.compactMap { part in
      let ends = part.split(separator: "-").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, ends.count <= 2, first <= last else {
        return nil
      }
      return first...last
    }
  }

  /// Whether a word of the info string says which lines are marked.
  static func isLineList(_ word: String) -> Bool {
    word.utf8.contains { $0 >= 0x30 && $0 <= 0x39 }
      && word.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || ",-".utf8.contains($0) }
  }

  /// The name of the tab that the block is, `[main.swift]` in its info string.
  var tabName: String? {
    guard role == nil, let first = infoWords.firstIndex(where: { $0.hasPrefix("[") }),
      let last = infoWords[first...].firstIndex(where: { $0.hasSuffix("]") })
    else { return nil }
    let name = infoWords[first...last].joined(separator: " ").dropFirst().dropLast()
    return name.isEmpty ? nil : String(name)
  }
}
