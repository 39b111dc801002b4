import SourceText

/// Parses one page: front matter first, then remarks and footnotes, then the rest by cmark.
struct DocumentParser {
  private let file: SourceFile
  private let context: ParseContext
  private let isInVault: Bool
  private let language: MarkupLanguage

  init(_ file: SourceFile, keepsLines: Bool, inVault: Bool) {
    self.file = file
    self.isInVault = inVault
    language = MarkupLanguage(path: file.path)
    self.context = ParseContext(file, keepsLines: keepsLines, isInVault: inVault)
  }

  mutating func parse() -> Checked<Document> {
    if let fault = EncodingCheck.fault(in: file) { context.diagnostics.append(fault) }
    let frontMatter = FrontMatterScanner(file)
    context.diagnostics += frontMatter.diagnostics
    guard language.isMarkdown else {
      CommentedBlocks.read(context, language, from: frontMatter.firstLine)
      return ordered(Document(file, frontMatter, [], [], context))
    }
    var lines = PageLines(context.text, frontMatter.firstLine..<file.lineStarts.count)
    // The line feed that ends the file begins no line, of which a fence that is open would make one more.
    if lines.ranges.last?.isEmpty == true { lines.ranges.removeLast() }
    skipByteOrderMark(&lines)
    context.remarks = Remarks.remove(from: &lines, inVault: isInVault)
    let parts = PartScanner.take(from: &lines)
    if language == .mdx { MDXComments.spellAsHTML(in: &lines) }
    context.text = lines.text
    extractFootnotes(&lines)

    context.lines = lines
    let blocks = PartGroups.grouped(
      TreeConverter.blocks(of: lines, definitions: context.linkDefinitionsOfNotes(), context),
      parts,
      in: file)
    let footnotes = footnotes()
    context.warnAboutUnusedFootnotes()
    return ordered(Document(file, frontMatter, blocks, footnotes, context))
  }

  /// A document with what is wrong with it, in the order of the page.
  private func ordered(_ document: Document) -> Checked<Document> {
    if context.diagnostics.count < 2 { return Checked(document, context.diagnostics) }
    let ordered = context.diagnostics.enumerated().sorted {
      ($0.element.span.range.lowerBound, $0.offset) < ($1.element.span.range.lowerBound, $1.offset)
    }
    return Checked(document, ordered.map(\.element))
  }

  private func skipByteOrderMark(_ lines: inout PageLines) {
    guard lines.first == 0, !lines.ranges.isEmpty, file.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    else { return }
    lines.ranges[0] = 3..<max(3, lines.ranges[0].upperBound)
  }

  private func extractFootnotes(_ lines: inout PageLines) {
    guard FootnoteScanner.mayHold(lines) else { return }
    context.define(FootnoteScanner(&lines).definitions)
  }

  /// The footnotes that are referred to, those that only footnotes refer to last.
  private func footnotes() -> [Footnote] {
    var footnotes: [Footnote] = []
    while footnotes.count < context.references.count {
      let key = context.references[footnotes.count].key
      let label: String
      let blocks: [Block]
      if let note = context.inlineNotes[key] ?? nil {
        label = key
        blocks = [note]
      } else if let definition = context.definitions[key] {
        label = definition.label
        blocks = TreeConverter.blocks(of: definition.lines, context)
      } else {
        break
      }
      footnotes.append(
        Footnote(number: footnotes.count + 1, label: label, references: 0, blocks: blocks))
    }
    for index in footnotes.indices { footnotes[index].references = context.references[index].count }
    return footnotes
  }
}
