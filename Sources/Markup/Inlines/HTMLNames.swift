/// Tells the types of generics, as in `Array<Element>`, from elements of HTML, which they look like.
enum HTMLNames {
  /// Whether what cmark takes for a tag is a name between angle brackets that no element of HTML has.
  ///
  /// Elements are written in small letters, or all in capitals; `<Button>` is a type.
  static func isType(_ tag: String) -> Bool {
    let bytes = tag.utf8.dropFirst().dropLast()
    guard let first = bytes.first, first.isLetter, bytes.allSatisfy(\.isLetterOrDigit)
    else { return false }
    let isCapital = bytes.allSatisfy { $0 < UInt8(ascii: "a") }
    guard first < UInt8(ascii: "a"), !isCapital || bytes.count == 1 else {
      return !elements.contains(String(tag.dropFirst().dropLast()).lowercased())
    }
    return true
  }

  /// The elements that the HTML standard has and had.
  private static let elements = Set(
    """
    a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink
    blockquote body br button canvas caption center cite code col colgroup data datalist dd del details
    dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2
    h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend
    li link listing main map mark marquee math menu menuitem meta meter nav nobr noembed noframes
    noscript object ol optgroup option output p param picture plaintext portal pre progress q rb rp rt
    rtc ruby s samp script search section select slot small source span strike strong style sub summary
    sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr
    xmp
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
