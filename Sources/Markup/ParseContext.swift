import SourceText

/// What all parts of a page share while it is parsed: anchors, numbers, fences and diagnostics.
final class ParseContext {
  let file: SourceFile
  /// The page's text, without remarks when they have been taken out.
  var text: PageText
  var headings: [Heading] = []
  var fences: [FencedBlock] = []
  var blockNames: [String] = []
  var links: [String] = []
  var images: [String] = []
  var wikilinks: [Wikilink] = []
  var remarks: [Range<Int>] = []
  var tags: [String] = []
  var diagnostics: [Diagnostic] = []
  private var anchors = HeadingAnchors()

  /// The definitions of footnotes by label.
  private(set) var definitions: [String: FootnoteScanner.Definition] = [:]
  /// The labels in the order of their numbers, and how often each is referred to.
  private(set) var references: [(label: String, count: Int)] = []
  private var numbers: [String: Int] = [:]
  /// What footnotes say that stand in the text itself, by the labels that they were given.
  private(set) var inlineNotes: [String: Block?] = [:]

  /// The lines that may define links, for texts that are parsed on their own.
  private(set) lazy var linkDefinitions: [UInt8] = LinkDefinitions.lines(of: text)

  init(_ file: SourceFile) {
    self.file = file
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

  /// Takes the definitions of a page's footnotes.
  func define(_ found: [FootnoteScanner.Definition]) {
    for definition in found {
      if let first = definitions[definition.label] {
        diagnostics.append(
          Diagnostic(
            .warning, id: "footnote.duplicate",
            "the footnote '\(definition.label)' is defined twice; the first counts",
            at: definition.span, notes: [Diagnostic.Note("defined here first", at: first.span)]))
      } else {
        definitions[definition.label] = definition
      }
    }
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

  /// The next reference to a footnote; nil when nothing defines it.
  func refer(to label: String) -> FootnoteReference? {
    guard definitions[label] != nil else { return nil }
    let number = numbers[label] ?? references.count + 1
    if number > references.count {
      numbers[label] = number
      references.append((label, 0))
    }
    references[number - 1].count += 1
    return FootnoteReference(number: number, occurrence: references[number - 1].count)
  }

  /// Definitions that nothing refers to.
  func warnAboutUnusedFootnotes() {
    for definition in definitions.values where numbers[definition.label] == nil {
      diagnostics.append(
        Diagnostic(
          .warning, id: "footnote.unused",
          "nothing refers to the footnote '\(definition.label)'", at: definition.span))
    }
  }
}

/// Finds the lines of a page that look like definitions of links, `[label]: destination`.
enum LinkDefinitions {
  static func lines(of text: PageText) -> [UInt8] {
    var found: [UInt8] = []
    for index in text.file.lineStarts.indices {
      let range = text.file.lineRange(index)
      let line = text.bytes[range].drop { $0 == 0x20 || $0 == 0 }
      guard line.first == UInt8(ascii: "["), line.dropFirst().first != UInt8(ascii: "^"),
        let close = line.firstIndex(of: UInt8(ascii: "]")), close + 1 < line.endIndex,
        line[close + 1] == UInt8(ascii: ":")
      else { continue }
      found.append(contentsOf: line)
      found.append(0x0A)
    }
    text.leaveOutBlanked(of: &found)
    return found
  }
}
