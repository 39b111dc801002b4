import SourceText

extension [UInt8] {
  /// Appends markup as it stands; it is there for good, so that nothing is counted.
  package mutating func append(markup: StaticString) {
    unsafe append(
      contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Appends a text's UTF-8 as it stands.
  package mutating func append(text: String) {
    let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe append(contentsOf: $0)
    }
    if isDone == nil { append(contentsOf: text.utf8) }
  }
}

/// Text made safe to stand in HTML.
package enum HTMLText {
  /// The text with `&`, `<`, `>` and `"` escaped: safe between tags and in a quoted attribute.
  package static func escaped(_ text: String) -> String {
    let isPlain = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe firstSpecial(in: $0, from: 0) == nil
    }
    if isPlain == true { return text }
    var html = TextBuffer(capacity: text.utf8.count + 32)
    html.escape(text)
    return html.text
  }

  /// The next byte that may not stand in HTML as it is: a mark of it, or a character that controls a terminal.
  static func firstSpecial(
    in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    unsafe SixteenBytes.firstIndex(in: text, from: start) {
      // A bit tells `"` from `&`, and `<` from `>`.
      $0.places(of: UInt8(ascii: "&"), but: 0x04) | $0.places(of: UInt8(ascii: ">"), but: 0x02)
        | $0.places(below: 0x09) | $0.places(from: 0x0B, to: 0x1F) | $0.places(of: 0x7F)
    }
  }

  static func entity(_ byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case 0...0x20, 0x7F: " "
    default: "&quot;"
    }
  }
}

/// Addresses as they may stand in a page.
package enum WebAddress {
  /// The schemes that a page may show something of.
  private static let safeSchemes = ["http", "https", "mailto", "tel", "ftp"]

  /// The scheme of an address, lower-case; nil when it is relative.
  package static func scheme(of address: String) -> String? {
    // Where there is no colon there is none.
    guard address.holds(":") else { return nil }
    var scheme = ""
    for scalar in address.unicodeScalars {
      switch scalar {
      case ":": return scheme.isEmpty ? nil : scheme
      case "a"..."z", "0"..."9", "+", "-", ".": scheme.unicodeScalars.append(scalar)
      case "A"..."Z": scheme += scalar.properties.lowercaseMapping
      // Browsers drop these before they look for the scheme, so they hide none.
      case "\u{00}"..."\u{20}", "\u{7F}": continue
      default: return nil
      }
    }
    return nil
  }

  /// The schemes by which other services and apps are opened.
  ///
  /// It is a list of what is allowed: `blob:`, `filesystem:`, `view-source:`, `feed:javascript:`, and what
  /// browsers have yet to invent, are code or text of their own that may run as the site's.
  private static let appSchemes: Set<String> = [
    "bear", "craftdocs", "dash", "devonthink", "drafts", "evernote", "facetime", "file",
    "figma", "ftps", "geo", "git", "gopher", "gemini", "hook", "idea", "ircs", "irc", "itms-apps",
    "itms-appss", "jetbrains", "joplin", "logseq", "magnet", "maps", "matrix", "message", "mid",
    "msteams", "news", "nntp", "notion", "obsidian", "omnifocus", "sftp", "sgnl", "sip", "sips",
    "skype", "slack", "sms", "spotify", "ssh", "tg", "things", "ulysses", "urn", "vscode",
    "vscode-insiders", "webcal", "whatsapp", "x-apple-data-item", "x-devonthink-item", "xcode",
    "xmpp", "zoommtg", "zotero",
  ]

  /// Whether an address may be linked to: a site's, or one by which a known app is opened. What only some
  /// browsers take for a scheme is none.
  package static func mayBeLinked(_ address: String) -> Bool {
    guard let scheme = scheme(of: address), !safeSchemes.contains(scheme) else { return true }
    return appSchemes.contains(scheme) && address.lowercased().hasPrefix(scheme + ":")
  }

  /// Whether a page may show what is at an address.
  package static func isSafe(_ address: String) -> Bool {
    guard let scheme = scheme(of: address) else { return true }
    return safeSchemes.contains(scheme)
  }

  /// The address with the bytes escaped that may not stand in one; other scripts' letters may.
  package static func encoded(_ address: String) -> String {
    encoded(address, where: isForbidden)
  }

  /// The path of a file as an address: what has a meaning in addresses is escaped too.
  package static func encodedPath(_ path: String) -> String {
    encoded(path) { isForbidden($0) || hasMeaning($0) }
  }

  /// The same with everything escaped that RFC 3986 does not know, other scripts' letters too, as
  /// maps of sites have them.
  package static func asciiEncodedPath(_ path: String) -> String {
    encoded(path) { isUnknown($0) || hasMeaning($0) }
  }

  /// The address with everything escaped that RFC 3986 does not know; what is escaped already stays so.
  package static func asciiEncoded(_ address: String) -> String {
    encoded(address, where: isUnknown)
  }

  @inline(__always)
  private static func isUnknown(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isForbidden(byte) || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
  }

  @inline(__always)
  private static func holds(_ address: String, _ isForbidden: (UInt8) -> Bool) -> Bool {
    unsafe address.withBytes { bytes in
      var index = 0
      while index < bytes.count {
        if unsafe isForbidden(bytes[index]) { return true }
        index += 1
      }
      return false
    }
  }

  private static func hasMeaning(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "%") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// Nearly all addresses are right as they stand: what looks through them is made for each way to ask.
  @inline(__always)
  private static func encoded(_ address: String, where isForbidden: (UInt8) -> Bool) -> String {
    holds(address, isForbidden) ? escaped(address, where: isForbidden) : address
  }

  private static func escaped(_ address: String, where isForbidden: (UInt8) -> Bool) -> String {
    var result: [UInt8] = []
    for byte in address.utf8 {
      if isForbidden(byte) {
        let digits = Array("0123456789ABCDEF".utf8)
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isForbidden(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"),
      UInt8(ascii: "|"), UInt8(ascii: "}"):
      true
    default: false
    }
  }

  /// The address with `%41` and the like resolved; ill-formed escapes stay.
  package static func decoded(_ address: String) -> String {
    guard address.holds("%") else { return address }
    let bytes = Array(address.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = Character(Unicode.Scalar(bytes[index + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(bytes[index + 2])).hexDigitValue
      {
        result.append(UInt8(high * 16 + low))
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
