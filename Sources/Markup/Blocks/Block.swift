package import SourceText

/// A block of a page; immutable, so that whoever reads it shares it.
package final class Block: Sendable {
  /// What a block is; what is larger than a reference stands apart.
  package enum Kind: Sendable {
    /// Running text.
    case paragraph([Inline])
    /// A heading.
    case heading(Heading)
    /// Code between fences.
    case fence(FencedBlock)
    /// Code set off by indentation.
    case indentedCode(String)
    /// HTML as it was written; comments are not kept.
    case html(String)
    /// A quotation.
    case quote([Block])
    /// A remark that stands out: `> [!NOTE]`.
    indirect case callout(Callout)
    /// A bullet or numbered list.
    indirect case list(List)
    /// A table.
    indirect case table(Table)
    /// Terms and what they mean: `Term` and below it `: meaning`.
    case definitions([Definition])
    /// Parts of which a reader looks at one.
    case tabs([Tab])
    /// A rule across the page.
    case thematicBreak
  }

  /// What the block is.
  package let kind: Kind
  /// The lines it stands on, whole.
  package let span: SourceSpan
  /// The name by which links find it, given by `^name` at its end.
  package let id: String?

  init(_ kind: Kind, _ span: SourceSpan, id: String? = nil) {
    self.kind = kind
    self.span = span
    self.id = id
  }

  /// The block by a name.
  func named(_ id: String) -> Block { Block(kind, span, id: id) }
}

/// A heading with the anchor by which links find it; immutable, so that whoever reads it shares it.
package final class Heading: Sendable {
  /// From 1 to 6.
  package let level: Int
  /// What it says.
  package let inlines: [Inline]
  /// What it says, without markup.
  package let plainText: String
  /// Its anchor, unique on its page.
  package let anchor: String
  /// The lines it stands on.
  package let span: SourceSpan

  init(level: Int, inlines: [Inline], plainText: String, anchor: String, span: SourceSpan) {
    self.level = level
    self.inlines = inlines
    self.plainText = plainText
    self.anchor = anchor
    self.span = span
  }
}

/// A term and what it means.
package struct Definition: Sendable {
  /// The term.
  package let term: [Inline]
  /// What it means, in one or more ways.
  package let meanings: [[Inline]]
  /// What the same paragraph says above the term.
  let lead: [Inline]

  /// The entry that a paragraph is; nil when no line after its first begins with `: `.
  init?(_ inlines: [Inline]) {
    var parts: [[Inline]] = [[]]
    for (index, inline) in inlines.enumerated() {
      if Self.isMeaning(inlines, at: index) {
        parts.append([])
      } else if case .text(let text) = inline, parts.count > 1, parts[parts.count - 1].isEmpty {
        parts[parts.count - 1].append(.text(String(text.dropFirst(2))))
      } else {
        parts[parts.count - 1].append(inline)
      }
    }
    guard parts.count > 1, !parts[0].isEmpty else { return nil }
    let end = parts[0].lastIndex(where: \.isBreak)
    lead = end.map { Array(parts[0][..<$0]) } ?? []
    term = end.map { Array(parts[0][($0 + 1)...]) } ?? parts[0]
    guard !term.isEmpty else { return nil }
    meanings = Array(parts.dropFirst())
  }

  /// Where what stands above the term is in a paragraph, and where the term and the rest.
  static func parts(of span: SourceSpan) -> (lead: SourceSpan, rest: SourceSpan) {
    let (file, range) = (span.file, span.range)
    func start(_ line: Int) -> Int {
      let text = file.bytes[file.lineRange(line)]
      return text.endIndex - text.drop { $0.isBlank || $0 == UInt8(ascii: ">") }.count
    }
    let lines = file.lineIndex(at: range.lowerBound)...file.lineIndex(at: range.upperBound)
    let meaning = lines.dropFirst(2).first { file.bytes[start($0)...].starts(with: ": ".utf8) }
    guard let term = meaning.map({ $0 - 1 }) else { return (span, span) }
    return (
      SourceSpan(file: file, range: range.lowerBound..<file.lineRange(term - 1).upperBound),
      SourceSpan(file: file, range: start(term)..<range.upperBound)
    )
  }

  /// Whether a paragraph may be an entry; nearly all are none.
  static func mayBe(_ inlines: [Inline]) -> Bool {
    inlines.indices.contains { isMeaning(inlines, at: $0) }
  }

  /// Whether a line that says what a term means begins behind a place.
  private static func isMeaning(_ inlines: [Inline], at index: Int) -> Bool {
    guard case .softBreak = inlines[index], index + 1 < inlines.count,
      case .text(let next) = inlines[index + 1]
    else { return false }
    return next.hasPrefix(": ")
  }
}

/// A bullet or numbered list.
package struct List: Sendable {
  /// One entry.
  package struct Item: Sendable {
    /// For a task, what its box says.
    package let task: TaskMark?
    /// What the entry says.
    package let blocks: [Block]
  }

  /// The number of the first entry; nil for bullets.
  package let start: Int?
  /// Whether the entries stand close together, their paragraphs unmarked.
  package let isTight: Bool
  /// The entries.
  package let items: [Item]
}

/// A remark that stands out, in GitHub's and Obsidian's notation.
package struct Callout: Sendable {
  /// Whether it can be folded, and how it starts.
  package enum Folding: Sendable {
    /// It cannot.
    case none
    /// `[!NOTE]+`
    case open
    /// `[!NOTE]-`
    case closed
  }

  /// The word in the brackets, lower-case: `note`, `tip`, `important`, `warning`, `caution`, ….
  package let kind: String
  /// The rest of the first line, or nothing.
  package let title: [Inline]
  /// Whether it can be folded.
  package let folding: Folding
  /// What it says.
  package let blocks: [Block]
}

/// A table with a head.
package struct Table: Sendable {
  /// How a column is set.
  package enum Alignment: String, Sendable {
    /// As the text runs.
    case natural
    /// `:--`
    case left
    /// `:-:`
    case center
    /// `--:`
    case right
  }

  /// One for each column.
  package let alignments: [Alignment]
  /// The head's cells, one for each column.
  package let head: [[Inline]]
  /// The rows' cells, one for each column.
  package let rows: [[[Inline]]]
}
