/// Text made safe to stand in HTML.
public enum HTMLText {
  /// The text with `&`, `<`, `>` and `"` escaped: safe between tags and in a quoted attribute.
  public static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    var run = text.startIndex
    var index = text.startIndex
    let utf8 = text.utf8
    while index < text.endIndex {
      let byte = utf8[index]
      if isSpecial(byte) {
        result += text[run..<index]
        result += entity(byte)
        run = utf8.index(after: index)
      }
      index = utf8.index(after: index)
    }
    result += text[run...]
    return result
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "\"")
  }

  private static func entity(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    default: "&quot;"
    }
  }
}

/// Addresses as they may stand in a page.
public enum WebAddress {
  /// The schemes that a page may link to; anything else could run code or leave the reader lost.
  private static let safeSchemes = ["http", "https", "mailto", "tel", "ftp"]

  /// The scheme of an address, lower-case; nil when it is relative.
  public static func scheme(of address: String) -> String? {
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

  /// Whether an address may be linked to.
  public static func isSafe(_ address: String) -> Bool {
    guard let scheme = scheme(of: address) else { return true }
    return safeSchemes.contains(scheme)
  }

  /// The address with the bytes escaped that may not stand in one; other scripts' letters may.
  public static func encoded(_ address: String) -> String {
    guard address.utf8.contains(where: isForbidden) else { return address }
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
    byte <= 0x20 || byte == 0x7F || "\"<>\\^`{|}".utf8.contains(byte)
  }

  /// The address with `%41` and the like resolved; ill-formed escapes stay.
  public static func decoded(_ address: String) -> String {
    guard address.utf8.contains(UInt8(ascii: "%")) else { return address }
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
