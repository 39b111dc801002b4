/// What of an attribute's value a page may have.
enum AllowedAttribute {
  /// A value as it is written; nil for one that is left out.
  static func value(_ attribute: HTMLTags.Attribute, of element: String) -> String? {
    let value = attribute.value
    switch attribute.name {
    case "href": return WebAddress.mayBeLinked(value) ? WebAddress.encoded(value) : nil
    case "src", "poster": return mayBeShown(value) ? WebAddress.encoded(value) : nil
    case "cite": return WebAddress.isSafe(value) ? WebAddress.encoded(value) : nil
    case "srcset": return allowed(ImageSet(value))
    case "style": return AllowedStyle.value(value)
    case "id", "name": return isFree(value) ? value : nil
    case "target": return value.lowercased() == "_blank" ? "_blank" : nil
    default: return value
    }
  }

  /// Whether an attribute's value is an address, and may lead nowhere for its scheme.
  static func isAddress(_ name: String) -> Bool {
    ["href", "src", "poster", "cite", "srcset"].contains(name)
  }

  /// Whether an attribute's value is words for readers, in which all references to characters count.
  static func isText(_ name: String) -> Bool {
    ["abbr", "alt", "aria-label", "summary", "title"].contains(name)
  }

  /// Whether a page may show what is at an address, or in it: a picture of pixels.
  static func mayBeShown(_ address: String) -> Bool {
    WebAddress.isSafe(address) || isPicture(address)
  }

  /// The images of a set that a page may show; nil where it has none.
  private static func allowed(_ set: ImageSet) -> String? {
    var set = set
    set.images.removeAll { !mayBeShown($0.address) }
    for index in set.images.indices {
      set.images[index].address = WebAddress.encoded(set.images[index].address)
    }
    return set.images.isEmpty ? nil : set.value
  }

  private static func isPicture(_ address: String) -> Bool {
    let start = address.prefix(24).lowercased()
    return ["png", "jpeg", "jpg", "gif", "webp", "avif"].contains {
      start.hasPrefix("data:image/\($0);base64,")
    }
  }

  /// Whether a name may be given to something of the page: the frame's own begin otherwise.
  private static func isFree(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.contains { $0 <= 0x20 }
      && !["page.", "fn.", "fnref."].contains { name.lowercased().hasPrefix($0) }
  }
}

/// The declarations of a `style` that say how something looks, and nothing of where it stands.
enum AllowedStyle {
  private static let properties: Set<String> = [
    "background", "background-color", "border", "border-collapse", "border-radius", "color",
    "direction",
    "font-size",
    "font-style", "font-weight", "height", "list-style-type", "max-height", "max-width",
    "text-align",
    "text-decoration", "vertical-align", "white-space", "width",
  ]

  /// The style with those declarations; nil where it has none.
  static func value(_ style: String) -> String? {
    let kept = declarations(style).filter(isKept).map { "\($0.name): \($0.value)" }
    return kept.isEmpty ? nil : kept.joined(separator: "; ")
  }

  /// The property of the first declaration that is left out; nil where all are kept.
  static func dropped(_ style: String) -> String? {
    declarations(style).first { !isKept($0) }?.name
  }

  private static func declarations(_ style: String) -> [(name: String, value: String)] {
    style.split(separator: ";").filter { !trimmed($0).isEmpty }.map { declaration in
      let parts = declaration.split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return (trimmed(parts[0]).lowercased(), parts.count == 2 ? trimmed(parts[1]) : "")
    }
  }

  private static func isKept(_ declaration: (name: String, value: String)) -> Bool {
    properties.contains(declaration.name) && isPlain(declaration.value)
  }

  private static func trimmed(_ text: Substring) -> String {
    let words = text.utf8.split { $0 <= 0x20 }
    return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  /// Whether a value is words, numbers and colours: no function loads or computes anything.
  private static func isPlain(_ value: String) -> Bool {
    guard !value.isEmpty,
      value.utf8.allSatisfy({ $0.isLetterOrDigit || " #%.,()-!".utf8.contains($0) })
    else { return false }
    let inner = ["rgba(", "rgb(", "hsla(", "hsl("].reduce(value.lowercased()) {
      $0.replacing($1, with: "(")
    }
    // What stands before a parenthesis is one of these functions' names, or nothing.
    var last: UInt8 = 0x20
    for byte in inner.utf8 {
      if byte == UInt8(ascii: "("), last.isLetterOrDigit || last == UInt8(ascii: "-") {
        return false
      }
      last = byte
    }
    return true
  }
}
