/// A colour as CSS writes it, and the tint of a drawing that is next to it.
///
/// A drawing never uses an author's colour as it stands: what is readable in a light page is not in a
/// dark one. It uses a tint of its theme, of about the same hue.
enum CSSColor {
  /// The colour that a text begins with, if it does, and what follows; `transparent` is none.
  static func split(_ text: String) -> (color: String?, rest: String) {
    let bytes = Array(text.utf8)
    var end = 0
    while end < bytes.count, SourceCharacters.isWord(bytes[end]) { end += 1 }
    let word = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
    if functions.contains(word) {
      let open = SourceCharacters.skipBlanks(bytes, end)
      guard open < bytes.count, bytes[open] == UInt8(ascii: "("),
        let close = bytes.lastIndex(of: UInt8(ascii: ")"))
      else { return (nil, text) }
      end = close + 1
    } else if word == "transparent" {
      return (nil, SourceCharacters.trimmed(rest(bytes, end)[...]))
    } else if value(word) == nil {
      return (nil, text)
    }
    let color = String(decoding: bytes[..<end], as: UTF8.self)
    return (color, SourceCharacters.trimmed(rest(bytes, end)[...]))
  }

  private static func rest(_ bytes: [UInt8], _ start: Int) -> String {
    String(decoding: bytes[start...], as: UTF8.self)
  }

  private static let functions: Set<String> = ["rgb", "rgba", "hsl", "hsla"]

  /// The tint next to a colour; grey where it has no hue or is no colour.
  static func tint(_ color: String?) -> Tint {
    guard let color else { return .grey }
    let lower = color.lowercased()
    guard let red = red(lower) else { return .grey }
    return tint(red: red.0, green: red.1, blue: red.2)
  }

  /// Red, green and blue of a colour, from 0 to 255.
  private static func red(_ color: String) -> (Int, Int, Int)? {
    if let value = value(color) { return (value >> 16, value >> 8 & 255, value & 255) }
    let bytes = Array(color.utf8)
    if bytes.first == UInt8(ascii: "#") {
      var digits = color.dropFirst()
      if digits.utf8.count == 3 {
        let doubled = digits.reduce(into: "") { $0 += "\($1)\($1)" }
        digits = doubled[...]
      }
      guard let value = Int(digits.prefix(6), radix: 16) else { return nil }
      return (value >> 16 & 255, value >> 8 & 255, value & 255)
    }
    let numbers = numbers(bytes)
    guard numbers.count >= 3 else { return nil }
    if color.utf8.starts(with: "hsl".utf8) { return hue(numbers) }
    return (numbers[0], numbers[1], numbers[2])
  }

  /// The whole numbers in a text, no greater than a thousand.
  private static func numbers(_ bytes: [UInt8]) -> [Int] {
    var numbers: [Int] = []
    var isInside = false
    var isFraction = false
    for byte in bytes {
      if SourceCharacters.isDigit(byte) {
        guard !isFraction else { continue }
        if !isInside { numbers.append(0) }
        numbers[numbers.count - 1] = min(
          numbers[numbers.count - 1] * 10 + Int(byte - UInt8(ascii: "0")), 1000)
        isInside = true
      } else {
        isFraction = byte == UInt8(ascii: ".") && isInside
        isInside = false
      }
    }
    return numbers
  }

  /// A fully saturated colour of a hue in degrees, or a grey where the saturation is low.
  private static func hue(_ numbers: [Int]) -> (Int, Int, Int) {
    guard numbers[1] >= 15 else { return (128, 128, 128) }
    return switch numbers[0] % 360 {
    case 15..<75: (255, 220, 0)
    case 75..<165: (0, 200, 0)
    case 165..<255: (0, 0, 255)
    case 255..<330: (160, 0, 255)
    default: (255, 0, 0)
    }
  }

  private static func tint(red: Int, green: Int, blue: Int) -> Tint {
    let high = max(red, green, blue)
    let low = min(red, green, blue)
    guard high - low >= 12 else { return .grey }
    let span = high - low
    let degrees =
      if high == red {
        (60 * (green - blue) / span + 360) % 360
      } else if high == green {
        60 * (blue - red) / span + 120
      } else {
        60 * (red - green) / span + 240
      }
    return switch degrees {
    case 20..<75: .yellow
    case 75..<165: .green
    case 165..<255: .blue
    case 255..<330: .purple
    default: .red
    }
  }

  /// A colour by its name, in lower case.
  private static func value(_ name: String) -> Int? {
    for (known, value) in names where known == name { return value }
    return nil
  }

  /// The colours that CSS knows by name; those of a system, which nobody can know, are grey.
  private static let names: [(String, Int)] = [
    ("aliceblue", 0xF0F8FF), ("antiquewhite", 0xFAEBD7), ("aqua", 0x00FFFF),
    ("aquamarine", 0x7FFFD4), ("azure", 0xF0FFFF), ("beige", 0xF5F5DC), ("bisque", 0xFFE4C4),
    ("black", 0x000000), ("blanchedalmond", 0xFFEBCD), ("blue", 0x0000FF),
    ("blueviolet", 0x8A2BE2), ("brown", 0xA52A2A), ("burlywood", 0xDEB887),
    ("cadetblue", 0x5F9EA0), ("chartreuse", 0x7FFF00), ("chocolate", 0xD2691E),
    ("coral", 0xFF7F50), ("cornflowerblue", 0x6495ED), ("cornsilk", 0xFFF8DC),
    ("crimson", 0xDC143C), ("cyan", 0x00FFFF), ("darkblue", 0x00008B), ("darkcyan", 0x008B8B),
    ("darkgoldenrod", 0xB8860B), ("darkgray", 0xA9A9A9), ("darkgreen", 0x006400),
    ("darkgrey", 0xA9A9A9), ("darkkhaki", 0xBDB76B), ("darkmagenta", 0x8B008B),
    ("darkolivegreen", 0x556B2F), ("darkorange", 0xFF8C00), ("darkorchid", 0x9932CC),
    ("darkred", 0x8B0000), ("darksalmon", 0xE9967A), ("darkseagreen", 0x8FBC8F),
    ("darkslateblue", 0x483D8B), ("darkslategray", 0x2F4F4F), ("darkslategrey", 0x2F4F4F),
    ("darkturquoise", 0x00CED1), ("darkviolet", 0x9400D3), ("deeppink", 0xFF1493),
    ("deepskyblue", 0x00BFFF), ("dimgray", 0x696969), ("dimgrey", 0x696969),
    ("dodgerblue", 0x1E90FF), ("firebrick", 0xB22222), ("floralwhite", 0xFFFAF0),
    ("forestgreen", 0x228B22), ("fuchsia", 0xFF00FF), ("gainsboro", 0xDCDCDC),
    ("ghostwhite", 0xF8F8FF), ("gold", 0xFFD700), ("goldenrod", 0xDAA520), ("gray", 0x808080),
    ("green", 0x008000), ("greenyellow", 0xADFF2F), ("grey", 0x808080), ("honeydew", 0xF0FFF0),
    ("hotpink", 0xFF69B4), ("indianred", 0xCD5C5C), ("indigo", 0x4B0082), ("ivory", 0xFFFFF0),
    ("khaki", 0xF0E68C), ("lavender", 0xE6E6FA), ("lavenderblush", 0xFFF0F5),
    ("lawngreen", 0x7CFC00), ("lemonchiffon", 0xFFFACD), ("lightblue", 0xADD8E6),
    ("lightcoral", 0xF08080), ("lightcyan", 0xE0FFFF), ("lightgoldenrodyellow", 0xFAFAD2),
    ("lightgray", 0xD3D3D3), ("lightgreen", 0x90EE90), ("lightgrey", 0xD3D3D3),
    ("lightpink", 0xFFB6C1), ("lightsalmon", 0xFFA07A), ("lightseagreen", 0x20B2AA),
    ("lightskyblue", 0x87CEFA), ("lightslategray", 0x778899), ("lightslategrey", 0x778899),
    ("lightsteelblue", 0xB0C4DE), ("lightyellow", 0xFFFFE0), ("lime", 0x00FF00),
    ("limegreen", 0x32CD32), ("linen", 0xFAF0E6), ("magenta", 0xFF00FF), ("maroon", 0x800000),
    ("mediumaquamarine", 0x66CDAA), ("mediumblue", 0x0000CD), ("mediumorchid", 0xBA55D3),
    ("mediumpurple", 0x9370DB), ("mediumseagreen", 0x3CB371), ("mediumslateblue", 0x7B68EE),
    ("mediumspringgreen", 0x00FA9A), ("mediumturquoise", 0x48D1CC),
    ("mediumvioletred", 0xC71585), ("midnightblue", 0x191970), ("mintcream", 0xF5FFFA),
    ("mistyrose", 0xFFE4E1), ("moccasin", 0xFFE4B5), ("navajowhite", 0xFFDEAD),
    ("navy", 0x000080), ("oldlace", 0xFDF5E6), ("olive", 0x808000), ("olivedrab", 0x6B8E23),
    ("orange", 0xFFA500), ("orangered", 0xFF4500), ("orchid", 0xDA70D6),
    ("palegoldenrod", 0xEEE8AA), ("palegreen", 0x98FB98), ("paleturquoise", 0xAFEEEE),
    ("palevioletred", 0xDB7093), ("papayawhip", 0xFFEFD5), ("peachpuff", 0xFFDAB9),
    ("peru", 0xCD853F), ("pink", 0xFFC0CB), ("plum", 0xDDA0DD), ("powderblue", 0xB0E0E6),
    ("purple", 0x800080), ("rebeccapurple", 0x663399), ("red", 0xFF0000),
    ("rosybrown", 0xBC8F8F), ("royalblue", 0x4169E1), ("saddlebrown", 0x8B4513),
    ("salmon", 0xFA8072), ("sandybrown", 0xF4A460), ("seagreen", 0x2E8B57),
    ("seashell", 0xFFF5EE), ("sienna", 0xA0522D), ("silver", 0xC0C0C0), ("skyblue", 0x87CEEB),
    ("slateblue", 0x6A5ACD), ("slategray", 0x708090), ("slategrey", 0x708090),
    ("snow", 0xFFFAFA), ("springgreen", 0x00FF7F), ("steelblue", 0x4682B4), ("tan", 0xD2B48C),
    ("teal", 0x008080), ("thistle", 0xD8BFD8), ("tomato", 0xFF6347), ("turquoise", 0x40E0D0),
    ("violet", 0xEE82EE), ("wheat", 0xF5DEB3), ("white", 0xFFFFFF), ("whitesmoke", 0xF5F5F5),
    ("yellow", 0xFFFF00), ("yellowgreen", 0x9ACD32), ("currentcolor", 0x808080),
    ("canvas", 0x808080), ("canvastext", 0x808080), ("linktext", 0x808080),
    ("visitedtext", 0x808080), ("activetext", 0x808080), ("buttonface", 0x808080),
    ("buttontext", 0x808080), ("buttonborder", 0x808080), ("field", 0x808080),
    ("fieldtext", 0x808080), ("highlight", 0x808080), ("highlighttext", 0x808080),
    ("selecteditem", 0x808080), ("selecteditemtext", 0x808080), ("mark", 0x808080),
    ("marktext", 0x808080), ("graytext", 0x808080), ("accentcolor", 0x808080),
    ("accentcolortext", 0x808080), ("activeborder", 0x808080), ("activecaption", 0x808080),
    ("appworkspace", 0x808080), ("background", 0x808080), ("buttonhighlight", 0x808080),
    ("buttonshadow", 0x808080), ("captiontext", 0x808080), ("inactiveborder", 0x808080),
    ("inactivecaption", 0x808080), ("inactivecaptiontext", 0x808080),
    ("infobackground", 0x808080), ("infotext", 0x808080), ("menu", 0x808080),
    ("menutext", 0x808080), ("scrollbar", 0x808080), ("threeddarkshadow", 0x808080),
    ("threedface", 0x808080), ("threedhighlight", 0x808080), ("threedlightshadow", 0x808080),
    ("threedshadow", 0x808080), ("window", 0x808080), ("windowframe", 0x808080),
    ("windowtext", 0x808080), ("inherit", 0x808080), ("initial", 0x808080), ("unset", 0x808080),
    ("revert", 0x808080),
  ]
}
