import Markup

/// Text in XML: feeds, maps of sites, reports of checks.
package enum XMLText {
  /// The text as it may stand between tags and in a quoted attribute.
  ///
  /// It is escaped as in HTML. What XML cannot hold, however it is escaped, becomes U+FFFD: most
  /// control characters, and two that Unicode says are none.
  package static func escaped(_ text: String) -> String {
    let text = HTMLText.escaped(text)
    guard !text.unicodeScalars.allSatisfy(isAllowed) else { return text }
    var sound = String.UnicodeScalarView()
    sound.append(contentsOf: text.unicodeScalars.lazy.map { isAllowed($0) ? $0 : "\u{FFFD}" })
    return String(sound)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\r": true
    case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": false
    default: true
    }
  }
}
