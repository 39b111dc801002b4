/// Turns what a Mermaid label is written with into the text it stands for.
enum MermaidEntities {
  private typealias Characters = SourceCharacters

  /// The text of a range: entities replaced, `<br>` a line feed, and no `wrap:` before it.
  static func decoded(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    let range = withoutWrap(bytes, Characters.trimmed(bytes, range))
    guard bytes[range].contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "<") }) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let end = breakEnd(bytes, index), end <= range.upperBound {
        while result.last == 0x20 { result.removeLast() }
        result.append(0x0A)
        index = end
        while index < range.upperBound, bytes[index] == 0x20 { index += 1 }
      } else if bytes[index] == MermaidSource.entityStart {
        let end = bytes[index...].firstIndex(of: MermaidSource.entityEnd) ?? index
        result += character(bytes[min(index + 1, end)..<end])
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text of a name, in which entities may stand.
  static func decoded(_ name: String) -> String {
    let bytes = Array(name.utf8)
    return decoded(bytes, 0..<bytes.count)
  }

  /// A text without the word that asks for it to be broken, or not to be.
  static func withoutWrap(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return String(
      decoding: bytes[withoutWrap(bytes, Characters.trimmed(bytes, 0..<bytes.count))],
      as: UTF8.self)
  }

  private static func withoutWrap(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    if lower < range.upperBound, bytes[lower] == UInt8(ascii: ":") { lower += 1 }
    guard lower < range.upperBound else { return range }
    let word: StaticString
    switch bytes[lower] {
    case UInt8(ascii: "w"): word = "wrap:"
    case UInt8(ascii: "n"): word = "nowrap:"
    default: return range
    }
    guard starts(bytes, lower..<range.upperBound, with: word) else { return range }
    return Characters.trimmed(bytes, lower + word.utf8CodeUnitCount..<range.upperBound)
  }

  private static func starts(
    _ bytes: [UInt8], _ range: Range<Int>, with word: StaticString
  ) -> Bool {
    word.withUTF8Buffer { unsafe bytes[range].starts(with: $0) }
  }

  /// The end of `<br>`, `<br/>` or `<br />`.
  private static func breakEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard Characters.matches(bytes, start, "<br") else { return nil }
    var index = Characters.skipBlanks(bytes, start + 3)
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { return nil }
    return index + 1
  }

  /// The character that an entity names, by number or by name; as it stands where there is none.
  private static func character(_ name: ArraySlice<UInt8>) -> [UInt8] {
    let word = String(decoding: name, as: UTF8.self)
    if name.allSatisfy(Characters.isDigit) {
      let scalar = UInt32(word).flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}"
      return Array(String(Character(scalar.value < 0x20 ? " " : scalar)).utf8)
    }
    for (known, scalar) in names where known == word { return Array(String(scalar).utf8) }
    return Array("&\(word);".utf8)
  }

  /// The entities of HTML that are met in diagrams.
  private static let names: [(String, Character)] = [
    ("quot", "\""), ("amp", "&"), ("lt", "<"), ("gt", ">"), ("apos", "'"), ("nbsp", "\u{A0}"),
    ("iexcl", "¡"), ("cent", "¢"), ("pound", "£"), ("curren", "¤"), ("yen", "¥"), ("brvbar", "¦"),
    ("sect", "§"), ("uml", "¨"), ("copy", "©"), ("ordf", "ª"), ("laquo", "«"), ("not", "¬"),
    ("reg", "®"), ("macr", "¯"), ("deg", "°"), ("plusmn", "±"), ("sup1", "¹"), ("sup2", "²"),
    ("sup3", "³"), ("acute", "´"), ("micro", "µ"), ("para", "¶"), ("middot", "·"), ("cedil", "¸"),
    ("ordm", "º"), ("raquo", "»"), ("frac14", "¼"), ("frac12", "½"), ("frac34", "¾"),
    ("iquest", "¿"), ("times", "×"), ("divide", "÷"), ("szlig", "ß"), ("auml", "ä"), ("ouml", "ö"),
    ("uuml", "ü"), ("Auml", "Ä"), ("Ouml", "Ö"), ("Uuml", "Ü"), ("agrave", "à"), ("aacute", "á"),
    ("eacute", "é"), ("egrave", "è"), ("ecirc", "ê"), ("ccedil", "ç"), ("ntilde", "ñ"),
    ("oacute", "ó"), ("uacute", "ú"), ("iacute", "í"), ("alpha", "α"), ("beta", "β"),
    ("gamma", "γ"), ("delta", "δ"), ("epsilon", "ε"), ("lambda", "λ"), ("mu", "μ"), ("pi", "π"),
    ("sigma", "σ"), ("tau", "τ"), ("phi", "φ"), ("omega", "ω"), ("Gamma", "Γ"), ("Delta", "Δ"),
    ("Sigma", "Σ"), ("Omega", "Ω"), ("ensp", "\u{2002}"), ("emsp", "\u{2003}"),
    ("ndash", "–"), ("mdash", "—"), ("lsquo", "‘"), ("rsquo", "’"), ("sbquo", "‚"), ("ldquo", "“"),
    ("rdquo", "”"), ("bdquo", "„"), ("dagger", "†"), ("Dagger", "‡"), ("bull", "•"),
    ("hellip", "…"), ("permil", "‰"), ("prime", "′"), ("lsaquo", "‹"), ("rsaquo", "›"),
    ("euro", "€"), ("trade", "™"), ("larr", "←"), ("uarr", "↑"), ("rarr", "→"), ("darr", "↓"),
    ("harr", "↔"), ("lArr", "⇐"), ("rArr", "⇒"), ("hArr", "⇔"), ("forall", "∀"), ("part", "∂"),
    ("exist", "∃"), ("empty", "∅"), ("isin", "∈"), ("notin", "∉"), ("sum", "∑"), ("minus", "−"),
    ("radic", "√"), ("infin", "∞"), ("and", "∧"), ("or", "∨"), ("cap", "∩"), ("cup", "∪"),
    ("int", "∫"), ("asymp", "≈"), ("ne", "≠"), ("equiv", "≡"), ("le", "≤"), ("ge", "≥"),
    ("sub", "⊂"), ("sup", "⊃"), ("sdot", "⋅"), ("loz", "◊"), ("spades", "♠"), ("clubs", "♣"),
    ("hearts", "♥"), ("diams", "♦"), ("check", "✓"), ("cross", "✗"), ("star", "☆"),
    ("num", "#"), ("semi", ";"), ("colon", ":"), ("comma", ","), ("period", "."), ("excl", "!"),
    ("quest", "?"), ("percnt", "%"), ("dollar", "$"), ("commat", "@"), ("ast", "*"), ("plus", "+"),
    ("equals", "="), ("sol", "/"), ("bsol", "\\"), ("lpar", "("), ("rpar", ")"), ("lsqb", "["),
    ("rsqb", "]"), ("lbrack", "["), ("rbrack", "]"), ("lbrace", "{"), ("rbrace", "}"),
    ("lcub", "{"), ("rcub", "}"), ("vert", "|"), ("verbar", "|"), ("lowbar", "_"), ("grave", "`"),
    ("Tab", " "), ("NewLine", " "), ("hyphen", "‐"), ("tilde", "˜"), ("circ", "ˆ"),
  ]
}
