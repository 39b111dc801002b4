/// The first line of a callout: `[!NOTE]- Title`.
struct CalloutMark {
  let kind: String
  let folding: Callout.Folding
  var title: [Inline]

  /// Takes the first line off a quotation's first paragraph, if it marks a callout.
  static func take(from inlines: inout [Inline]) -> CalloutMark? {
    guard case .text(let text)? = inlines.first, text.hasPrefix("[!"),
      let close = text.firstIndex(of: "]")
    else { return nil }
    // What stands behind a mark is for themes: `[!note|right]`.
    let name = text[..<close].dropFirst(2).prefix { $0 != "|" }
    let kind = EscapeGuard.restore(
      name.split(separator: " ").joined(separator: " ").lowercased(), inCode: false)
    guard !kind.isEmpty, kind.utf8.allSatisfy({ $0 >= 0x20 }) else { return nil }
    var rest = text[text.index(after: close)...]
    var folding = Callout.Folding.none
    if rest.first == "+" || rest.first == "-" {
      folding = rest.removeFirst() == "+" ? .open : .closed
    }
    guard rest.isEmpty || rest.first == " " else { return nil }
    rest = rest.drop { $0 == " " }
    let end = inlines.firstIndex(where: \.isBreak)
    var title = Array(inlines[1..<(end ?? inlines.count)])
    if !rest.isEmpty { title.insert(.text(String(rest)), at: 0) }
    inlines = end.map { Array(inlines[($0 + 1)...]) } ?? []
    return CalloutMark(kind: kind, folding: folding, title: title)
  }
}
