import SourceText

/// What all parts of a page share while it is parsed: anchors, numbers, fences and diagnostics.
final class ParseContext {
  let file: SourceFile
  /// Whether the lines of a paragraph are kept as they are written.
  let keepsLines: Bool
  /// Whether it is a note of a vault.
  let isInVault: Bool
  /// The page's text, without remarks when they have been taken out.
  var text: PageText
  var headings: [Heading] = []
  var fences: [FencedBlock] = []
  private(set) var blockNames: [String] = []
  var links: [String] = []
  var images: [String] = []
  var wikilinks: [Wikilink] = []
  var html: [String] = []
  var remarks: [Range<Int>] = []
  var tags: [String] = []
  var diagnostics: [Diagnostic] = []
  /// Whether cmark was given something spelled otherwise than it is written.
  private(set) var isGuarded = false
  private var anchors = HeadingAnchors()
  private var takenNames: Set<String> = []
  private var foreignNotations: Set<ForeignNotation.Kind> = []

  /// The definitions of footnotes by label, in which case does not matter.
  private(set) var definitions: [String: FootnoteScanner.Definition] = [:]
  /// The same in the order of the source.
  private(set) var notes: [FootnoteScanner.Definition] = []
  /// The keys of labels in the order of their numbers, and how often each is referred to.
  private(set) var references: [(key: String, count: Int)] = []
  private var numbers: [String: Int] = [:]
  /// What footnotes say that stand in the text itself, by the labels that they were given.
  private(set) var inlineNotes: [String: Block?] = [:]

  /// The lines of the page that are no footnote's.
  var lines: PageLines?
  /// All definitions of links, for texts that are parsed on their own.
  private lazy var linkDefinitions = linkDefinitions(
    in: (lines.map { [$0] } ?? []) + notes.map(\.lines))
  /// The labels of footnotes, sorted, and how often one was looked for that is nearly another.
  private lazy var footnoteLabels = notes.map(\.label).sorted()
  private var footnotesMeant = 0
  /// How many bytes of them such texts may still be given, or a page of many small tables that mention a
  /// long one would grow without measure.
  private lazy var definitionsLeft = max(1_000_000, 2 * file.bytes.count)

  init(_ file: SourceFile, keepsLines: Bool, isInVault: Bool) {
    self.file = file
    self.isInVault = isInVault
    self.keepsLines = keepsLines
    self.text = PageText(file)
  }

  /// Makes a heading, with an anchor of its own or the one that its author chose.
  func addHeading(_ level: Int, _ inlines: [Inline], anchor: String?, at span: SourceSpan)
    -> Heading
  {
    let text = inlines.plainText
    let own: String
    if let anchor, anchors.reserve(anchor) {
      own = anchor
    } else {
      if let anchor {
        diagnostics.append(
          Diagnostic(
            id: "heading.duplicate-anchor", "the anchor '\(anchor)' is taken on this page",
            at: span))
      }
      own = anchors.anchor(for: text)
    }
    let heading = Heading(
      level: level, inlines: inlines, plainText: text, anchor: own, span: span)
    headings.append(heading)
    return heading
  }

  /// Takes the name of a block; false, and a warning, when another of the page has it.
  func addBlockName(_ name: String, at span: SourceSpan) -> Bool {
    guard takenNames.insert(name).inserted else {
      diagnostics.append(
        Diagnostic(
          .warning, id: "block.duplicate-name",
          "the name '^\(name)' is taken on this page; the first counts", at: span))
      return false
    }
    blockNames.append(name)
    return true
  }

  /// Says of each kind once a page what has a meaning to other tools alone.
  func warnAboutForeignNotation(_ inlines: [Inline], at span: SourceSpan) {
    for found in ForeignNotation.all(in: inlines)
    where foreignNotations.insert(found.kind).inserted {
      diagnostics.append(found.diagnostic(at: span))
    }
  }

  /// Says once a page that a comment has a meaning to other tools: `<!--@include: ./a.md-->` of VitePress.
  func warnAboutForeignComment(_ html: String, at span: SourceSpan) {
    guard html.hasPrefix("<!--"), html.dropFirst(4).drop(while: { $0 == " " }).hasPrefix("@include")
    else { return }
    if foreignNotations.insert(.file).inserted {
      diagnostics.append(ForeignNotation(.file, html.prefix { $0 != "\n" }).diagnostic(at: span))
    }
  }

  /// Takes the definitions of a page's footnotes.
  func define(_ found: [FootnoteScanner.Definition]) {
    for definition in found {
      let key = Self.key(definition.label)
      if let first = definitions[key] {
        diagnostics.append(
          Diagnostic(
            .warning, id: "footnote.duplicate",
            "the footnote '\(definition.label)' is defined twice; the first counts",
            at: definition.span, notes: [Diagnostic.Note("defined here first", at: first.span)]))
      } else {
        definitions[key] = definition
        notes.append(definition)
      }
    }
  }

  private static func key(_ label: String) -> String {
    LinkDefinitions.normalized(Array(label.utf8)[...])
  }

  /// The reference to a footnote that stands in the text itself, `^[what it says]`, and its label.
  func referToNote() -> (FootnoteReference, label: String) {
    // No label that a writer gives has a blank in it.
    let label = "note \(inlineNotes.count + 1)"
    inlineNotes[label] = .some(nil)
    let number = references.count + 1
    numbers[label] = number
    references.append((label, 1))
    return (FootnoteReference(number: number, occurrence: 1), label)
  }

  /// Takes what a footnote says that stands in the text itself.
  func setNote(_ label: String, _ inlines: [Inline], at span: SourceSpan) {
    inlineNotes[label] = Block(.paragraph(inlines), span)
  }

  /// The footnote that a label was probably meant to name; more faults than are shown need no such help.
  func footnoteMeant(by label: String) -> String? {
    guard footnotesMeant < ShownDiagnostics.mostOfPage else { return nil }
    footnotesMeant += 1
    return Suggestion.nearest(to: label, in: footnoteLabels)
  }

  /// The next reference to a footnote; nil when nothing defines it.
  func refer(to label: String) -> FootnoteReference? {
    let key = Self.key(label)
    guard definitions[key] != nil else { return nil }
    let number = numbers[key] ?? references.count + 1
    if number > references.count {
      numbers[key] = number
      references.append((key, 0))
    }
    references[number - 1].count += 1
    return FootnoteReference(
      number: number, occurrence: references[number - 1].count, label: label)
  }

  /// What cmark makes of a text. Definitions of links that stand elsewhere are given, or else they are those of the
  /// page that the text mentions.
  func parse(_ text: ParserText, definitions: [UInt8]? = nil, firstLine: Int = 1) -> CMarkTree {
    if text.isGuarded { isGuarded = true }
    return CMarkTree(
      parsing: text.bytes, definitions: definitions ?? linkDefinitions(for: text.bytes),
      firstLine: firstLine)
  }

  /// A text of cmark's as it is written.
  func restored(_ text: String, inCode: Bool) -> String {
    isGuarded ? EscapeGuard.restore(text, inCode: inCode) : text
  }

  /// The definitions of links that a text mentions, one below the other.
  private func linkDefinitions(for text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "[")) else { return [] }
    let bytes = linkDefinitions.text(for: text)
    guard bytes.count <= definitionsLeft else { return [] }
    definitionsLeft -= bytes.count
    return bytes
  }

  /// Where the destination stands that a label is defined to have; nil when nothing defines it.
  func definition(of label: ArraySlice<UInt8>) -> Range<Int>? {
    linkDefinitions.destination(of: label)
  }

  /// The definitions of links that only footnotes have, for the page itself.
  func linkDefinitionsOfNotes() -> [UInt8] {
    let found = linkDefinitions(in: notes.map(\.lines))
    guard !found.isEmpty, let lines else { return [] }
    return found.text(without: linkDefinitions(in: [lines]))
  }

  private func linkDefinitions(in parts: [PageLines]) -> LinkDefinitions {
    var found = LinkDefinitions()
    for lines in parts {
      if found.add(from: lines) { isGuarded = true }
    }
    return found
  }

  /// Definitions that nothing refers to.
  func warnAboutUnusedFootnotes() {
    for definition in notes where numbers[Self.key(definition.label)] == nil {
      diagnostics.append(
        Diagnostic(
          .warning, id: "footnote.unused",
          "nothing refers to the footnote '\(definition.label)'", at: definition.span))
    }
  }
}
