/// What a line says that begins or ends a part of a page in another tool's notation.
enum PartMark {
  /// `=== "Swift"`, `===! "Swift"`; nil where its title is not to be understood.
  case tab(title: Range<Int>?, beginsGroup: Bool)
  /// `!!! note "Title"`, `??? tip`, `???+ tip`.
  case callout(CalloutHead)
  /// `:::tip Title`; nil for a container that is no callout.
  case container(CalloutHead?, colons: Int)
  /// `:::`.
  case end(colons: Int)

  /// Reads a line; nil for any other.
  init?(_ line: ArraySlice<UInt8>) {
    let found: PartMark? =
      switch line.first {
      case UInt8(ascii: "="): Self.tab(line)
      case UInt8(ascii: "!"), UInt8(ascii: "?"): Self.callout(line)
      case UInt8(ascii: ":"): Self.container(line)
      default: nil
      }
    guard let found else { return nil }
    self = found
  }

  private static func tab(_ line: ArraySlice<UInt8>) -> PartMark? {
    guard line.starts(with: "===".utf8), line.dropFirst(3).first != UInt8(ascii: "\"") else {
      return nil
    }
    let rest = line.dropFirst(3)
    let title = rest.drop { "!+".utf8.contains($0) }.drop { $0 == 0x20 }
    guard title.first == UInt8(ascii: "\"") else { return nil }
    let marks = rest[..<title.startIndex]
    let end = title.lastIndex(of: UInt8(ascii: "\"")) ?? title.startIndex
    let isWhole = end > title.startIndex + 1 && title[(end + 1)...].allSatisfy { $0 <= 0x20 }
    return .tab(
      title: isWhole ? title.startIndex + 1..<end : nil,
      beginsGroup: marks.contains(UInt8(ascii: "!")))
  }

  /// The words behind `!!! ` say the kind first; others than a title between quotes are for themes.
  private static func callout(_ line: ArraySlice<UInt8>) -> PartMark? {
    guard line.starts(with: "!!!".utf8) || line.starts(with: "???".utf8) else { return nil }
    let isOpen = line.dropFirst(3).first == UInt8(ascii: "+")
    let words = text(line.dropFirst(isOpen ? 4 : 3))
    guard words.first == " ", let kind = words.split(separator: " ").first else { return nil }
    let quoted = words.split(separator: "\"", omittingEmptySubsequences: false)
    guard kind.allSatisfy({ $0.isLowercase || $0 == "-" }), quoted.count == 1 || quoted.count == 3,
      quoted.last?.allSatisfy(\.isWhitespace) ?? false || quoted.count == 1
    else { return nil }
    let folding: Callout.Folding =
      line.first == UInt8(ascii: "!") ? .none : isOpen ? .open : .closed
    return .callout(
      CalloutHead(
        kind: String(kind), title: quoted.count == 3 ? String(quoted[1]) : "", folding: folding))
  }

  /// The kinds that VitePress and Docusaurus have.
  private static let kinds: Set<String> = [
    "note", "tip", "info", "important", "warning", "caution", "danger", "success", "details",
  ]

  private static func container(_ line: ArraySlice<UInt8>) -> PartMark? {
    let colons = line.prefix { $0 == UInt8(ascii: ":") }.count
    guard colons >= 3 else { return nil }
    let words = text(line.dropFirst(colons)).drop { $0 == " " }
    if words.allSatisfy(\.isWhitespace) { return .end(colons: colons) }
    return .container(head(words), colons: colons)
  }

  /// `tip Title`, `tip[Title]`, `details Title {open}`, and Quarto's `{.callout-tip title="Title"}`.
  private static func head(_ words: Substring) -> CalloutHead? {
    if words.hasPrefix("{.callout-") {
      let kind = words.dropFirst(10).prefix { $0.isLetter }
      guard kinds.contains(String(kind)) else { return nil }
      let quoted = words.split(separator: "\"", omittingEmptySubsequences: false)
      let title = words.contains("title=") && quoted.count > 2 ? String(quoted[1]) : ""
      return CalloutHead(kind: String(kind), title: title, folding: .none)
    }
    let kind = words.prefix { $0.isLetter }
    guard kinds.contains(kind.lowercased()) else { return nil }
    var rest = words.dropFirst(kind.count)
    let isOpen = rest.contains("{open}")
    if let brace = rest.firstIndex(of: "{") { rest = rest[..<brace] }
    guard rest.isEmpty || rest.first == " " || rest.first == "[" else { return nil }
    let title = rest.filter { $0 != "[" && $0 != "]" }.split(separator: " ").joined(separator: " ")
    let isFolded = kind.lowercased() == "details"
    return CalloutHead(
      kind: kind.lowercased(), title: title, folding: isFolded ? isOpen ? .open : .closed : .none)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
