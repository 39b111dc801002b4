import SourceText

/// Finds in running text what cmark does not know: footnotes, links by name, bare addresses, formulas
/// and struck-out text; and turns guarded characters back.
struct InlineFinisher {
  let context: ParseContext
  var places: InlinePlaces
  let isInHeading: Bool
  /// Whether what is finished is the text of a link, in which there is no other, or stands for an image.
  var isInLink: Bool

  /// Whether there is anything to do, where nothing is guarded.
  static func mayChange(_ inlines: [Inline]) -> Bool { inlines.contains(where: needsWork) }

  /// The finished children of one node, with theirs.
  mutating func finish(_ inlines: [Inline]) -> [Inline] {
    var pieces: [Inline] = []
    pieces.reserveCapacity(inlines.count + 4)
    guard inlines.contains(where: InlineNotes.opens) else {
      split(inlines, into: &pieces)
      return restored(DoubleMarks.apply(pieces))
    }
    for part in InlineNotes.parts(of: inlines) {
      switch part {
      case .text(let inlines): split(inlines, into: &pieces)
      case .note(let inlines):
        pieces.append(.footnote(refer(to: inlines)))
      }
    }
    return restored(DoubleMarks.apply(pieces))
  }

  /// The mark of a footnote that stands in the text itself.
  private mutating func refer(to inlines: [Inline]) -> FootnoteReference {
    let (reference, label) = context.referToNote()
    var pieces: [Inline] = []
    split(inlines, into: &pieces)
    context.setNote(label, restored(DoubleMarks.apply(pieces)), at: places.block)
    return reference
  }

  private mutating func split(_ inlines: [Inline], into pieces: inout [Inline]) {
    for (index, inline) in inlines.enumerated() {
      guard case .text(let text) = inline else {
        pieces.append(finishInside(inline))
        continue
      }
      split(text, startsText: index == 0 || inlines[index - 1].isBreak, into: &pieces)
    }
  }

  /// What holds running text itself, with that finished.
  private mutating func finishInside(_ inline: Inline) -> Inline {
    switch inline {
    case .emphasis(let content): return .emphasis(finish(content))
    case .strong(let content): return .strong(finish(content))
    case .link(let link):
      let isInOther = isInLink
      isInLink = true
      defer { isInLink = isInOther }
      return .link(
        Link(
          destination: link.destination, title: link.title, content: finish(link.content),
          span: link.span))
    default: return inline
    }
  }

  private func restored(_ pieces: [Inline]) -> [Inline] {
    guard context.isGuarded else { return pieces }
    return pieces.map { inline in
      switch inline {
      case .text(let text): .text(EscapeGuard.restore(text, inCode: false))
      // What they hold was beside them until now; other nodes are finished already.
      case .strikethrough(let content): .strikethrough(restored(content))
      case .highlight(let content): .highlight(restored(content))
      default: inline
      }
    }
  }

  /// Whether a text holds `[^`, `^[`, `[[`, `][`, `~~`, `==`, `:/`, `ww`, `@` or `#`, or one in what it is.
  private static func needsWork(_ inline: Inline) -> Bool {
    switch inline {
    case .text(let text): needsWork(text)
    case .emphasis(let content), .strong(let content): mayChange(content)
    case .link(let link): mayChange(link.content)
    default: false
    }
  }

  private static func needsWork(_ text: String) -> Bool {
    let found = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe SixteenBytes.holdsPlace(in: $0, marks)
    }
    return found ?? true
  }

  /// Where marks stand that have a meaning to this syntax and not to cmark.
  private static func marks(_ here: SixteenBytes, _ next: SixteenBytes) -> SixteenBytes.Places {
    func twice(_ mark: Unicode.Scalar) -> SixteenBytes.Places {
      here.places(of: UInt8(ascii: mark)) & next.places(of: UInt8(ascii: mark))
    }
    let (bracket, caret) = (UInt8(ascii: "["), UInt8(ascii: "^"))
    let links = here.places(of: bracket) & (next.places(of: bracket) | next.places(of: caret))
    let notes =
      (here.places(of: caret) | here.places(of: UInt8(ascii: "]"))) & next.places(of: bracket)
    let schemes = here.places(of: UInt8(ascii: ":")) & next.places(of: UInt8(ascii: "/"))
    return links | notes | schemes | twice("~") | twice("=") | twice("w")
      | here.places(of: UInt8(ascii: "#")) | here.places(of: UInt8(ascii: "@"))
  }

  private mutating func split(
    _ text: String, startsText: Bool, into pieces: inout [Inline]
  ) {
    var text = text
    text.makeContiguousUTF8()
    let bytes = Array(text.utf8)
    var start = 0
    var index = 0
    while index < bytes.count {
      let extent =
        bytes[index] == UInt8(ascii: "#")
        ? tag(at: index, in: bytes, startsText)
        : extent(at: index, in: bytes, from: start)
      guard let (found, range) = extent else {
        index += 1
        continue
      }
      if range.lowerBound > start {
        pieces.append(.text(String(decoding: bytes[start..<range.lowerBound], as: UTF8.self)))
      }
      pieces.append(found)
      start = range.upperBound
      index = start
    }
    if start == 0 {
      pieces.append(.text(text))
    } else if start < bytes.count {
      pieces.append(.text(String(decoding: bytes[start...], as: UTF8.self)))
    }
  }

  /// What begins at a byte, and the bytes it takes.
  private mutating func extent(
    at index: Int, in bytes: [UInt8], from start: Int
  ) -> (Inline, Range<Int>)? {
    guard index + 2 < bytes.count else { return nil }
    switch (bytes[index], bytes[index + 1]) {
    case (UInt8(ascii: "["), UInt8(ascii: "^")): return footnote(at: index, in: bytes)
    case (UInt8(ascii: "["), UInt8(ascii: "[")):
      return isInLink ? nil : wikilink(at: index, in: bytes, from: start)
    case (UInt8(ascii: "]"), UInt8(ascii: "[")):
      complainAboutLabels()
      return nil
    case (0xEF, 0xB7): return formula(at: index, in: bytes)
    case (UInt8(ascii: ":"), UInt8(ascii: "/")), (UInt8(ascii: "w"), UInt8(ascii: "w")),
      (UInt8(ascii: "@"), _):
      return address(at: index, in: bytes, from: start)
    default: return nil
    }
  }

  private mutating func tag(
    at index: Int, in bytes: [UInt8], _ startsText: Bool
  ) -> (Inline, Range<Int>)? {
    guard !isInLink, let (name, end) = InlineTag.read(bytes, at: index, startsText: startsText)
    else { return nil }
    context.tags.append(name)
    // A heading is shown in lists too, where it is a link itself: it keeps its text.
    return isInHeading ? nil : (.tag(name), index..<end)
  }

  private mutating func formula(at index: Int, in bytes: [UInt8]) -> (Inline, Range<Int>)? {
    guard let (text, range) = FormulaMarks.formula(at: index, in: bytes) else { return nil }
    let span = places.find(formula: bytes[range], isInLink: isInLink)
    return (.formula(Formula(text, span: span)), range)
  }

  // MARK: Footnotes

  private mutating func footnote(at index: Int, in bytes: [UInt8]) -> (Inline, Range<Int>)? {
    guard let name = FootnoteLabel.range(at: index, in: bytes[...]) else { return nil }
    let (label, end) = (String(decoding: bytes[name], as: UTF8.self), name.upperBound)
    if let reference = context.refer(to: label) {
      return (.footnote(reference), index..<(end + 1))
    }
    let span = places.find(bytes[index...end], isInLink: isInLink)
    context.diagnostics.append(
      Diagnostic(
        .warning, id: "footnote.undefined", "no footnote '\(label)' is defined on this page",
        at: span,
        fixIts: context.footnoteMeant(by: label).map {
          [Diagnostic.FixIt("did you mean '\($0)'?", replace: span, with: "[^\($0)]")]
        } ?? []))
    return nil
  }

  // MARK: Links by label

  /// Warns of the block's labels that nothing defines, of which a reader sees the brackets.
  private mutating func complainAboutLabels() {
    for span in places.takeUndefinedLabels() {
      let label = span.text
      context.diagnostics.append(
        Diagnostic(
          .warning, id: "link.undefined", "no link '\(label)' is defined on this page", at: span,
          notes: [
            Diagnostic.Note(
              "a line '[\(label)]: address' defines it; brackets that are no link's are written '\\['"
            )
          ]))
    }
  }

  // MARK: Links by name

  private mutating func wikilink(
    at index: Int, in bytes: [UInt8], from start: Int
  ) -> (Inline, Range<Int>)? {
    guard let inside = LinkScanner.inside(at: index, in: bytes[...]) else { return nil }
    let end = inside.upperBound
    let isEmbed = index > start && bytes[index - 1] == UInt8(ascii: "!")
    let raw = EscapeGuard.restore(
      String(decoding: bytes[inside], as: UTF8.self), inCode: false)
    guard raw.utf8.contains(where: { $0 > 0x20 }) else { return nil }
    let halves = raw.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let target = halves[0].split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let link = Wikilink(
      page: String(target[0].trimmed), heading: Self.part(target), label: Self.part(halves),
      isEmbed: isEmbed,
      span: places.find(bytes[index...(end + 1)], isInLink: isInLink))
    context.wikilinks.append(link)
    return (.wikilink(link), (isEmbed ? index - 1 : index)..<(end + 2))
  }

  /// What follows a mark; nil when nothing does.
  private static func part(_ parts: [Substring]) -> String? {
    guard parts.count > 1 else { return nil }
    let text = parts[1].trimmed
    return text.isEmpty ? nil : String(text)
  }

  // MARK: Bare addresses

  private mutating func address(
    at index: Int, in bytes: [UInt8], from start: Int
  ) -> (Inline, Range<Int>)? {
    guard !isInLink, let found = BareAddress.find(at: index, in: bytes[...], from: start) else {
      return nil
    }
    let text = EscapeGuard.restore(
      String(decoding: bytes[found.range], as: UTF8.self), inCode: false)
    let link = Link(
      destination: found.prefix + text, title: "", content: [.text(text)],
      span: places.find(bytes[found.range], isInLink: isInLink))
    return (.link(link), found.range)
  }
}
