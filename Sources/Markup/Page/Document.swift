package import SourceText

/// A Markdown page as values: its front matter, its blocks and its footnotes; immutable, so that whoever
/// reads it shares it.
package final class Document: Sendable {
  /// The page's source.
  package let file: SourceFile
  /// The lines between the `---` fences at the top, if there are any.
  package let frontMatter: FrontMatterBlock?
  /// Whether the page begins with what is not read and may say that it is a draft: front matter of another
  /// format, such as TOML, or written badly.
  package let mayBeDraft: Bool
  /// The page, block by block.
  package let blocks: [Block]
  /// The footnotes that the page refers to, in the order of their numbers.
  package let footnotes: [Footnote]
  /// All headings, in order, also those inside quotations and lists.
  package let headings: [Heading]
  /// The names of blocks, `^name`, in order.
  package let blockNames: [String]
  /// The destinations of all links, in order.
  package let links: [String]
  /// The destinations of all images, in order.
  package let images: [String]
  /// All HTML, blocks and tags in running text, in order.
  package let html: [String]
  /// All links by page name, `[[…]]` and `![[…]]`, in order.
  package let wikilinks: [Wikilink]
  /// All tags in running text, without their `#`, in order.
  package let tags: [String]
  /// Where the source says what no reader sees: remarks for the writer alone, `%%remark%%`, with the ends
  /// of lines that go with them, and comments in HTML but for those that mark a fenced block.
  package let remarks: [Range<Int>]
  /// All fenced blocks, in order; `FencedBlock.index` is the index here.
  package let fences: [FencedBlock]

  init(
    _ file: SourceFile, _ frontMatter: FrontMatterScanner, _ blocks: [Block],
    _ footnotes: [Footnote], _ context: ParseContext
  ) {
    self.file = file
    self.frontMatter = frontMatter.block
    mayBeDraft = frontMatter.mayBeDraft
    self.blocks = blocks
    self.footnotes = footnotes
    headings = context.headings
    blockNames = context.blockNames
    links = context.links
    images = context.images
    html = context.html
    wikilinks = context.wikilinks
    tags = context.tags
    remarks = context.remarks
    fences = context.fences
  }

  /// Parses a page; every text is a document.
  ///
  /// Lines of Chinese or Japanese are closed up, since no blank is between their words, unless the lines
  /// of a paragraph are to be kept. A note of a vault is read as its app reads it where others are read
  /// otherwise.
  package static func parse(
    _ file: SourceFile, keepsLines: Bool = false, inVault: Bool = false
  ) -> Checked<Document> {
    var parser = DocumentParser(file, keepsLines: keepsLines, inVault: inVault)
    return parser.parse()
  }
}

extension Document {
  /// The page without a heading at the top, of whatever level, for a frame that shows that as the title.
  package var blocksBelowTitle: ArraySlice<Block> {
    guard case .heading? = blocks.first?.kind else { return blocks[...] }
    return blocks.dropFirst()
  }
}

/// The YAML at the top of a page, not yet understood.
package struct FrontMatterBlock: Sendable {
  /// The YAML, with the way back to the page.
  package let yaml: Snippet
  /// The whole block, fences included.
  package let span: SourceSpan
}

/// A footnote's text.
package struct Footnote: Sendable {
  /// The number by which readers know it, from one.
  package let number: Int
  /// The name by which the source knows it.
  package let label: String
  /// How many times the page refers to it.
  package internal(set) var references: Int
  /// What it says.
  package let blocks: [Block]

  /// Whether the source gives its text where the mark is, `^[what it says]`, and not by a label.
  package var isInText: Bool { label.utf8.contains(0x20) }

  /// The footnote as another page shows it.
  package func numbered(_ number: Int, references: Int) -> Footnote {
    Footnote(number: number, label: label, references: references, blocks: blocks)
  }
}
