import SourceText

/// What other tools read anywhere in running text, but for code.
extension ForeignNotation {
  /// Adds what texts have of it.
  static func addMarks(in inlines: ArraySlice<Inline>, to found: inout [ForeignNotation]) {
    for (place, inline) in zip(inlines.indices, inlines) {
      switch inline {
      case .text(let text):
        addMarks(of: text, to: &found)
        if text.utf8.last == UInt8(ascii: "}"), place + 1 < inlines.endIndex,
          case .code = inlines[place + 1], let role = role(endingIn: text)
        {
          found.append(ForeignNotation(.role, role))
        }
      case .emphasis(let content), .strong(let content), .strikethrough(let content),
        .highlight(let content):
        addMarks(in: content[...], to: &found)
      case .link(let link): addMarks(in: link.content[...], to: &found)
      default: break
      }
    }
  }

  private static func addMarks(of text: String, to found: inout [ForeignNotation]) {
    guard text.utf8.contains(where: { "{*:+".utf8.contains($0) }) else { return }
    if text.holds("{") { addExpressions(of: text, to: &found) }
    let bytes = Array(text.utf8)
    for start in bytes.indices {
      guard let (kind, end) = mark(at: start, in: bytes) else { continue }
      // Of each kind only the first is told of.
      if found.contains(where: { $0.kind == kind }) { continue }
      found.append(ForeignNotation(kind, String(decoding: bytes[start..<end], as: UTF8.self)))
    }
  }

  /// A mark that begins at a place, and its end.
  private static func mark(at start: Int, in text: [UInt8]) -> (Kind, end: Int)? {
    switch text[start] {
    case UInt8(ascii: "{"): braces(at: start, in: text)
    case UInt8(ascii: ":"): emoji(at: start, in: text)
    case UInt8(ascii: "+"): keys(at: start, in: text)
    case UInt8(ascii: "*"): asterisks(at: start, in: text)
    default: nil
    }
  }

  private static let longest = 200

  /// The end of what begins at a place, behind a mark in the same line.
  private static func end(of mark: String, from start: Int, in text: [UInt8]) -> Int? {
    let line = text[start...].prefix(longest).prefix { $0 != 0x0A }
    return line.firstRange(of: Array(mark.utf8))?.upperBound
  }

  /// `{: .name}`, `{ .name }` and `{#name}` of kramdown and Python-Markdown, `{% include %}`, `{* a.py *}`, `{/* … */}`,
  /// `{++added++}`, and `\begin{equation}`.
  private static func braces(at start: Int, in text: [UInt8]) -> (Kind, end: Int)? {
    if text[..<start].suffix(6).elementsEqual("\\begin".utf8) {
      return end(of: "}", from: start, in: text).map { (.mathematics, $0) }
    }
    let rest = text[(start + 1)...]
    // Two braces are an expression.
    if rest.first == text[start] || text[..<start].last == text[start] { return nil }
    for (opening, closing, kind) in pairs where rest.starts(with: opening.utf8) {
      return end(of: closing, from: start + 1, in: text).map { (kind, $0) }
    }
    return attributes(at: start, in: text).map { (.attributes, $0) }
  }

  private static let pairs: [(opening: String, closing: String, Kind)] = [
    ("% ", "%}", .tag), ("%- ", "%}", .tag), ("* ", "*}", .file), ("/*", "*/}", .component),
    ("++", "++}", .edits), ("--", "--}", .edits), ("~~", "~~}", .edits), ("==", "==}", .edits),
    (">>", "<<}", .edits),
  ]

  /// The end of a list of attributes that begins at a place.
  private static func attributes(at start: Int, in text: [UInt8]) -> Int? {
    var inner = text[(start + 1)...].prefix(longest)
    let hasColon = inner.first == UInt8(ascii: ":")
    if hasColon { inner = inner.dropFirst() }
    inner = inner.drop { $0 == 0x20 }
    let isMarked = inner.first == UInt8(ascii: ".") || inner.first == UInt8(ascii: "#")
    if isMarked { inner = inner.dropFirst() }
    guard hasColon || isMarked,
      inner.first.map({ !$0.isDigit && ($0.isLetterOrDigit || $0 >= 0x80) }) ?? false,
      let end = inner.firstIndex(of: UInt8(ascii: "}")),
      inner[..<end].allSatisfy({
        $0.isLetterOrDigit || $0 >= 0x80 || "_-.:#= \"'/%".utf8.contains($0)
      })
    else { return nil }
    return end + 1
  }

  /// `:construction:` of GitHub, with no letter or digit around it.
  private static func emoji(at start: Int, in text: [UInt8]) -> (Kind, end: Int)? {
    guard start == 0 || isOutside(text[start - 1]) else { return nil }
    let name = text[(start + 1)...].prefix(40).prefix {
      $0.isLetterOrDigit || "_-+".utf8.contains($0)
    }
    guard name.count > 2, name.allSatisfy({ !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0) }),
      name.first.map({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) ?? false,
      name.endIndex < text.count, text[name.endIndex] == UInt8(ascii: ":"),
      name.endIndex + 1 == text.count || isOutside(text[name.endIndex + 1])
    else { return nil }
    return (.emoji, name.endIndex + 1)
  }

  /// `++ctrl+c++` of pymdownx.
  private static func keys(at start: Int, in text: [UInt8]) -> (Kind, end: Int)? {
    guard text[start...].starts(with: "++".utf8), start == 0 || isOutside(text[start - 1]) else {
      return nil
    }
    let names = text[(start + 2)...].prefix(60).prefix {
      $0.isLetterOrDigit || $0 == UInt8(ascii: "+")
    }
    guard names.first?.isLetterOrDigit ?? false, names.count > 3,
      names.suffix(2).elementsEqual("++".utf8)
    else { return nil }
    return (.keys, names.endIndex)
  }

  /// `**words：**words`, which is no emphasis: a punctuation mark stands beside the asterisks inside, and a word outside.
  private static func asterisks(at start: Int, in text: [UInt8]) -> (Kind, end: Int)? {
    guard text[start...].starts(with: "**".utf8), text[..<start].last != text[start],
      let end = end(of: "**", from: start + 2, in: text)
    else { return nil }
    let inner = text[(start + 2)..<(end - 2)]
    let isOpen = isWord(last(text[..<start])) && isMark(first(inner))
    let isClosed = isMark(last(inner)) && isWord(first(text[end...]))
    let isAlone = inner.isEmpty || inner.first == text[start] || inner.first == 0x20
    return !isAlone && (isOpen || isClosed) ? (.emphasis, end) : nil
  }

  private static func first(_ text: ArraySlice<UInt8>) -> Unicode.Scalar? {
    String(decoding: text.prefix(4), as: UTF8.self).unicodeScalars.first
  }

  private static func last(_ text: ArraySlice<UInt8>) -> Unicode.Scalar? {
    String(decoding: text.suffix(4), as: UTF8.self).unicodeScalars.last
  }

  private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return !scalar.properties.isWhitespace && !isMark(scalar)
  }

  /// Whether a sign is a punctuation mark, or a symbol, to CommonMark.
  private static func isMark(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar?.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }

  /// `{ref}` of MyST, before a span of code.
  private static func role(endingIn text: String) -> Substring? {
    guard let start = text.lastIndex(of: "{") else { return nil }
    let name = text[text.index(after: start)...].dropLast()
    let isName =
      !name.isEmpty && name.utf8.count < 30
      && name.allSatisfy { $0.isLetter || $0 == ":" || $0 == "-" }
    return isName ? text[start...] : nil
  }

  private static func isOutside(_ byte: UInt8) -> Bool {
    !byte.isLetterOrDigit && !":+/.".utf8.contains(byte)
  }
}

/// What other tools replace between two braces: `{{#include a.md}}` of mdBook, and variables of Hugo, Jekyll and Vue,
/// `{{ page.title }}` and `{{ "a" | relative_url }}`. A word alone, `{{title}}`, is as often only spoken of.
extension ForeignNotation {
  private static func addExpressions(of text: String, to found: inout [ForeignNotation]) {
    var rest = text[...]
    while let start = rest.firstRange(of: "{{")?.lowerBound {
      rest = rest[start...]
      let end = rest.firstRange(of: "}}")?.upperBound ?? rest.endIndex
      let whole = rest[..<end]
      if let kind = kind(ofExpression: whole) { found.append(ForeignNotation(kind, whole)) }
      rest = rest[end...]
    }
  }

  private static func kind(ofExpression text: Substring) -> Kind? {
    var inside = text.dropFirst(2)
    if inside.first == "#" {
      return kind(ofCommand: inside.dropFirst().prefix { $0.isLetter || $0 == "_" })
    }
    guard text.hasSuffix("}}") else { return nil }
    inside = inside.dropLast(2)
    if inside.first == "-" { inside = inside.dropFirst() }
    inside = inside.drop { $0 == " " || $0 == "$" }
    return isMember(inside) || inside.firstRange(of: " | ") != nil ? .variable : nil
  }

  private static func kind(ofCommand name: Substring) -> Kind? {
    switch name {
    case "include", "rustdoc_include": .file
    case "playground", "playpen", "title", "template": .command
    default: nil
    }
  }

  /// Whether a text begins with `page.title`, or `.Title`.
  private static func isMember(_ text: Substring) -> Bool {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "." }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.enumerated().allSatisfy { place, part in
        part.first.map { $0.isLetter || $0 == "_" } ?? (place == 0)
      }
  }
}
