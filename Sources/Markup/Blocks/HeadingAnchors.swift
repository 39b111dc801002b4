/// Gives each heading of a page an anchor of its own, as GitHub does.
///
/// Letters, digits, `-` and `_` of any script stay, blanks become `-`, the rest goes; so a Chinese
/// title is its own anchor and stays what it is as long as the title does.
struct HeadingAnchors {
  /// With room for those of most pages.
  private var used = Set<String>(minimumCapacity: 12)
  private var counts: [String: Int] = [:]

  init() {}

  /// The anchor of the next heading with this text.
  mutating func anchor(for text: String) -> String {
    let slug = Self.slug(text)
    let base = slug.isEmpty ? "section" : slug
    // Nearly all are the first of their kind, and nothing need be counted.
    if used.insert(base).inserted { return base }
    var count = counts[base] ?? 0
    var anchor = base
    repeat {
      count += 1
      anchor = "\(base)-\(count)"
    } while !used.insert(anchor).inserted
    counts[base] = count
    return anchor
  }

  /// Takes an anchor that the author chose; false when it is taken.
  mutating func reserve(_ anchor: String) -> Bool { used.insert(anchor).inserted }

  /// The text as an anchor.
  static func slug(_ text: String) -> String {
    var slug: [UInt8] = []
    slug.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39, 0x61...0x7A, 0x2D, 0x5F: slug.append(UInt8(scalar.value))
      case 0x41...0x5A: slug.append(UInt8(scalar.value + 0x20))
      case 0x20, 0x09, 0x0A: slug.append(UInt8(ascii: "-"))
      case 0..<0x80: break
      default:
        let properties = scalar.properties
        if properties.isAlphabetic || properties.numericType != nil
          || properties.generalCategory == .nonspacingMark
        {
          slug.append(contentsOf: properties.lowercaseMapping.utf8)
        }
      }
    }
    return String(decoding: slug, as: UTF8.self)
  }
}

extension HeadingAnchors {
  /// Takes an anchor that the author chose off the end of a heading: `Title {#anchor}`, and as other tools write it
  /// `{: #anchor}` and `{#anchor .class}`. What else stands in the braces has no effect.
  static func takeExplicit(_ inlines: inout [Inline]) -> String? {
    guard case .text(let text)? = inlines.last, text.hasSuffix("}"),
      let start = text.lastIndex(of: "{")
    else { return nil }
    var inner = text[text.index(after: start)...].dropLast()
    if inner.first == ":" { inner = inner.dropFirst() }
    let words = inner.split(separator: " ")
    guard let first = words.first, first.first == "#", mayBeAnchor(first.dropFirst()) else {
      return nil
    }
    var title = text[..<start]
    while title.last == " " { title.removeLast() }
    inlines[inlines.count - 1] = .text(String(title))
    return String(first.dropFirst())
  }

  /// Whether a text can be an anchor as it stands: no sign of HTML's, and not one that the frame of a page has.
  private static func mayBeAnchor(_ text: Substring) -> Bool {
    !text.isEmpty && !["page.", "fn.", "fnref."].contains { text.lowercased().hasPrefix($0) }
      && text.unicodeScalars.allSatisfy {
        !$0.properties.isWhitespace && !"#\"'<>&{}%".unicodeScalars.contains($0)
          && $0.properties.generalCategory != .control
      }
  }
}
