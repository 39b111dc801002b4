public import SourceText

/// A Markdown page as values: its front matter, its blocks and its footnotes.
public struct Document: Sendable {
  /// The page's source.
  public let file: SourceFile
  /// The lines between the `---` fences at the top, if there are any.
  public internal(set) var frontMatter: FrontMatterBlock?
  /// Whether the page begins with front matter of another format, such as TOML, which is not read.
  public internal(set) var hasForeignFrontMatter = false
  /// The page, block by block.
  public internal(set) var blocks: [Block] = []
  /// The footnotes that the page refers to, in the order of their numbers.
  public internal(set) var footnotes: [Footnote] = []
  /// All headings, in order, also those inside quotations and lists.
  public internal(set) var headings: [Heading] = []
  /// The names of blocks, `^name`, in order.
  public internal(set) var blockNames: [String] = []
  /// The destinations of all links, in order.
  public internal(set) var links: [String] = []
  /// The destinations of all images, in order.
  public internal(set) var images: [String] = []
  /// All HTML, blocks and tags in running text, in order.
  public internal(set) var html: [String] = []
  /// All links by page name, `[[…]]` and `![[…]]`, in order.
  public internal(set) var wikilinks: [Wikilink] = []
  /// All tags in running text, without their `#`, in order.
  public internal(set) var tags: [String] = []
  /// Where the source says what no reader sees: remarks for the writer alone, `%%remark%%`, with the ends
  /// of lines that go with them, and comments in HTML but for those that mark a fenced block.
  public internal(set) var remarks: [Range<Int>] = []
  /// All fenced blocks, in order; `FencedBlock.index` is the index here.
  public internal(set) var fences: [FencedBlock] = []

  /// Parses a page; every text is a document.
  ///
  /// Lines of Chinese or Japanese are closed up, since no blank is between their words, unless the lines
  /// of a paragraph are to be kept.
  public static func parse(_ file: SourceFile, keepsLines: Bool = false) -> Checked<Document> {
    var parser = DocumentParser(file, keepsLines: keepsLines)
    return parser.parse()
  }
}

extension Document {
  /// Leaves out a heading of the first level at the top, for a frame that shows the title itself.
  public mutating func dropTitle() {
    guard case .heading(let heading)? = blocks.first?.kind, heading.level == 1 else { return }
    blocks.removeFirst()
  }
}

/// The YAML at the top of a page, not yet understood.
public struct FrontMatterBlock: Sendable {
  /// The YAML, with the way back to the page.
  public let yaml: Snippet
  /// The whole block, fences included.
  public let span: SourceSpan
}

/// A footnote's text.
public struct Footnote: Sendable {
  /// The number by which readers know it, from one.
  public let number: Int
  /// The name by which the source knows it.
  public let label: String
  /// How many times the page refers to it.
  public internal(set) var references: Int
  /// What it says.
  public let blocks: [Block]
}
