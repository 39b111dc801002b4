/// The HTML that every page may have: elements, and attributes of each.
///
/// Nothing on these lists runs, loads a page, sends anything, or has content that is read otherwise than
/// text: no scripts, styles, forms and frames, and no SVG or MathML, in which the same tags mean something
/// else. So what is written with them is read again as it was written.
enum AllowedHTML {
  /// An element.
  struct Element: Sendable {
    /// How it may stand among others.
    enum Kind: Sendable {
      /// In running text.
      case phrase
      /// On lines of its own: it ends a paragraph.
      case block
      /// The same, without an end.
      case emptyBlock
      /// In running text, without an end.
      case empty
    }

    let kind: Kind
    let attributes: Set<String>

    var isVoid: Bool { kind == .empty || kind == .emptyBlock }
    var isBlock: Bool { kind == .block || kind == .emptyBlock }
  }

  /// The element of a name in small letters; nil for one that no page may have.
  static func element(_ name: String) -> Element? { elements[name] }

  /// Whether an element may have an attribute.
  static func allows(_ attribute: String, of element: Element) -> Bool {
    common.contains(attribute) || element.attributes.contains(attribute)
  }

  /// Whether an attribute tells other tools that an element holds Markdown, as it does here behind an empty line.
  static func isNotation(_ attribute: String) -> Bool { attribute == "markdown" }

  /// The attributes of all elements.
  private static let common: Set<String> = [
    "aria-hidden", "aria-label", "class", "dir", "id", "lang", "style", "title",
  ]

  private static let elements: [String: Element] = {
    var elements: [String: Element] = [:]
    for (kind, lines) in [
      (Element.Kind.phrase, phrases), (.block, blocks), (.empty, "br clear\nimg \(image)\nwbr"),
      (.emptyBlock, "hr align color noshade size width"),
    ] {
      for line in lines.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        elements[words[0]] = Element(kind: kind, attributes: Set(words.dropFirst()))
      }
    }
    // They stand in lists, tables and media alone, where they end no paragraph.
    for (name, attributes) in parts {
      let isVoid = name == "col" || name == "source"
      elements[name] = Element(kind: isVoid ? .empty : .block, attributes: attributes)
    }
    return elements
  }()

  private static let image =
    "align alt border decoding height hspace loading sizes src srcset vspace width"

  private static let phrases = """
    a download href hreflang name rel target type
    abbr
    audio controls loop muted preload src
    b
    bdi
    bdo
    big
    cite
    code
    del cite datetime
    dfn
    em
    font color face size
    i
    ins cite datetime
    kbd
    mark
    picture
    q cite
    rb
    rp
    rt
    rtc
    ruby
    s
    samp
    small
    span
    strike
    strong
    sub
    sup
    time datetime
    tt
    u
    var
    video controls height loop muted playsinline poster preload src width
    """

  private static let blocks = """
    address
    article
    aside
    blockquote cite
    center
    details open
    div align
    dl
    figcaption
    figure
    h1 align
    h2 align
    h3 align
    h4 align
    h5 align
    h6 align
    ol compact reversed start type
    p align
    pre width
    section
    summary
    table align bgcolor border cellpadding cellspacing summary width
    ul compact type
    """

  private static let cell: Set<String> = [
    "abbr", "align", "bgcolor", "colspan", "headers", "height", "nowrap", "rowspan", "scope",
    "valign",
    "width",
  ]

  private static let parts: [String: Set<String>] = [
    "caption": ["align"], "col": ["align", "span", "width"],
    "colgroup": ["align", "span", "width"],
    "dd": [], "dt": [], "li": ["type", "value"],
    "source": ["height", "media", "sizes", "src", "srcset", "type", "width"],
    "tbody": ["align", "valign"], "td": cell, "tfoot": ["align", "valign"], "th": cell,
    "thead": ["align", "valign"], "tr": ["align", "bgcolor", "valign"],
  ]
}
