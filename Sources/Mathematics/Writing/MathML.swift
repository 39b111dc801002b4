/// MathML as it grows.
struct MathML {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

  mutating func append(_ markup: [UInt8]) { bytes.append(contentsOf: markup) }

  /// Appends text, in which nothing is markup.
  mutating func escape(_ text: some Sequence<Unicode.Scalar>) {
    for scalar in text {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// An element with text in it.
  static func leaf(_ tag: String, _ text: String, _ attributes: String = "") -> [UInt8] {
    var markup = MathML()
    markup.append("<\(tag)\(attributes)>")
    markup.escape(text.unicodeScalars)
    markup.append("</\(tag)>")
    return markup.bytes
  }

  /// An element around others.
  static func element(_ tag: String, _ attributes: String = "", _ children: [UInt8]...) -> [UInt8] {
    var markup = MathML()
    markup.append("<\(tag)\(attributes)>")
    for child in children { markup.append(child) }
    markup.append("</\(tag)>")
    return markup.bytes
  }

  static func space(_ width: String) -> [UInt8] { Array("<mspace width=\"\(width)\"/>".utf8) }
}

/// A part of a formula as TeX sees it: what it is decides on the blanks around it.
struct FormulaAtom {
  enum Kind {
    case ordinary
    /// `\sum`: its limits stand above and below where there is room.
    case large
    /// `\sin`: a name in letters.
    case function
    case binary
    case relation
    case opening
    case closing
    case punctuation
    /// A blank of the writer's own.
    case space
  }

  /// One element of MathML, or none.
  var markup: [UInt8]
  var kind = Kind.ordinary
  /// Whether its scripts are limits where there is room.
  var takesLimits = false

  init(_ markup: [UInt8], _ kind: Kind = .ordinary, takesLimits: Bool = false) {
    self.markup = markup
    self.kind = kind
    self.takesLimits = takesLimits
  }
}

/// Atoms beside each other.
struct FormulaRow {
  private(set) var markup: [UInt8] = []
  private(set) var count = 0
  private(set) var last: FormulaAtom.Kind?

  mutating func append(_ atom: FormulaAtom) {
    guard !atom.markup.isEmpty else { return }
    appendBlank(before: atom.kind)
    markup += atom.markup
    count += 1
    if atom.kind != .space || last == nil { last = atom.kind }
  }

  /// Names of functions have blanks around them that MathML does not know of.
  private mutating func appendBlank(before kind: FormulaAtom.Kind) {
    let isName = kind == .function
    if last == .function, kind == .ordinary || kind == .opening || kind == .large || isName {
      markup += Array("<mo>\u{2061}</mo>".utf8)
      count += 1
      if kind == .opening { return }
    } else {
      guard isName, last == .ordinary || last == .closing || last == .punctuation else { return }
    }
    markup += MathML.space("0.1667em")
    count += 1
  }

  /// The row as one element.
  var element: [UInt8] { count == 1 ? markup : MathML.element("mrow", "", markup) }

  /// The row as one atom.
  var atom: FormulaAtom { FormulaAtom(element) }
}
