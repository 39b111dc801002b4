import SourceText

/// Turns cmark's tree into values, and the paragraphs that are tables into tables.
///
/// One pass, without recursion: open nodes are frames on a stack, at most `maximumDepth` of them.
/// What is nested deeper is kept, at that depth, so that nothing after this needs to fear it.
struct TreeConverter {
  private static let maximumDepth = 64

  let lines: PageLines
  let context: ParseContext
  var isGuarded: Bool
  /// Whether headings are the cells of a table.
  private let isTable: Bool
  var frames = [Frame(.document, first: 1, last: 1)]
  /// What is open of the running text in the last of them.
  private var texts: [TextFrame] = []
  /// The text that the last of these goes on with; cmark has it in many pieces.
  private var text: [UInt8] = []
  private var skippedBlocks = 0
  private var skippedInlines = 0
  var quotes = 0
  private var isInTable = false
  /// Whether lines are converted that follow a table in its paragraph.
  var isBelowTable = false
  private var isInHeading = false
  /// What cmark has parsed, and which of the lines its first one is.
  var input: ParserText
  var inputStart = 1
  private var places: InlinePlaces
  /// How many links and images are open.
  private var (openLinks, openImages) = (0, 0)
  /// A comment in the text that would mark a fence, did it stand on a line of its own.
  private var markBesideWords: MarkComment?

  /// Definitions of links that stand elsewhere.
  typealias Definitions = (bytes: [UInt8], isGuarded: Bool)

  /// The blocks of some lines; those of a page's part know the definitions of the page.
  static func blocks(
    of lines: PageLines, definitions: Definitions? = nil, _ context: ParseContext
  ) -> [Block] {
    let input = lines.parserText()
    let definitions = definitions ?? context.linkDefinitions(for: input.bytes)
    var converter = TreeConverter(
      lines, context, input, isGuarded: input.isGuarded || definitions.isGuarded,
      at: lines.span(from: 1, through: 1))
    CMarkTree(parsing: input.bytes, definitions: definitions.bytes).walk {
      converter.visit($0, $1)
    }
    return converter.finish()
  }

  /// Converts lines, or headings that are the cells of a table.
  init(
    _ lines: PageLines, _ context: ParseContext, _ input: ParserText, isGuarded: Bool,
    at span: SourceSpan, isTable: Bool = false
  ) {
    self.lines = lines
    self.context = context
    self.input = input
    self.isGuarded = isGuarded
    self.isTable = isTable
    self.places = InlinePlaces(span, context)
  }

  mutating func finish() -> [Block] {
    dropMark()
    return frames[0].blocks
  }

  var top: Int { frames.count - 1 }

  mutating func visit(_ node: borrowing CMarkNode, _ isEntering: Bool) {
    let kind = node.kind
    if isInTable {
      if kind == .paragraph || kind == .heading, !isEntering { isInTable = false }
      return
    }
    switch kind {
    case .document, .other: break
    case .quote, .list, .item: isEntering ? enterContainer(node) : leaveContainer(kind)
    case .paragraph, .heading: isEntering ? enterText(node) : leaveText()
    case .code: addCode(node)
    case .html: addHTML(node)
    case .thematicBreak: add(.thematicBreak, span(node))
    case .text:
      node.appendLiteral(to: &text)
      places.addText(node, in: openLinks > 0 ? .link : openImages > 0 ? .image : .none)
    case .softBreak, .lineBreak:
      append(kind == .softBreak ? .softBreak : .lineBreak)
      places.addBreak()
    case .inlineCode:
      let code = node.literal
      places.addLiteral(node, count: code.utf8.count)
      append(.code(restored(code, inCode: true)))
    case .inlineHTML: addInlineHTML(node)
    case .emphasis, .strong, .link, .image: isEntering ? enterInline(node) : leaveInline(node)
    }
  }

  private func span(_ node: borrowing CMarkNode) -> SourceSpan {
    isTable
      ? places.block : lines.span(from: node.startLine, through: max(node.startLine, node.endLine))
  }

  private func restored(_ text: String, inCode: Bool) -> String {
    isGuarded ? EscapeGuard.restore(text, inCode: inCode) : text
  }
}

// MARK: - Containers

extension TreeConverter {
  private mutating func enterContainer(_ node: borrowing CMarkNode) {
    let kind = node.kind
    if kind == .quote { quotes += 1 }
    guard skippedBlocks == 0, frames.count < Self.maximumDepth || kind == .item else {
      if skippedBlocks == 0 {
        context.diagnostics.append(
          Diagnostic(
            .warning, id: "markdown.too-deep",
            "this is nested more than \(Self.maximumDepth) levels deep; it is shown less deep",
            at: span(node)))
      }
      skippedBlocks += 1
      return
    }
    dropMark()
    let role: Frame.Role =
      switch kind {
      case .list: .list(start: node.orderedStart, isTight: node.isTight)
      case .item: .item
      default: .quote
      }
    frames.append(Frame(role, first: node.startLine, last: max(node.startLine, node.endLine)))
    frames[top].column = node.startColumn
  }

  private mutating func leaveContainer(_ kind: CMarkNode.Kind) {
    if kind == .quote { quotes -= 1 }
    guard skippedBlocks == 0 else {
      skippedBlocks -= 1
      return
    }
    dropMark()
    let frame = frames.removeLast()
    let span = lines.span(from: frame.first, through: frame.last)
    switch frame.role {
    case .list(let start, let isTight):
      add(.list(List(start: start, isTight: isTight, items: frame.items)), span)
    case .item:
      frames[top].items.append(List.Item(task: frame.task, blocks: frame.blocks))
    default:
      if let callout = frame.callout {
        add(
          .callout(
            Callout(
              kind: callout.kind, title: callout.title, folding: callout.folding,
              blocks: frame.blocks)), span, id: frame.id)
      } else if !frame.blocks.isEmpty || Self.isBlank(span) {
        // One that holds nothing but a remark is not shown.
        add(.quote(frame.blocks), span)
      }
    }
  }

  /// Whether a quote has nothing but its marks.
  private static func isBlank(_ quote: SourceSpan) -> Bool {
    quote.file.bytes[quote.range].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
  }

  mutating func add(_ kind: Block.Kind, _ span: SourceSpan, id: String? = nil) {
    dropMark()
    frames[top].blocks.append(Block(kind, span, id: id))
    guard let mark = markBesideWords else { return }
    frames[top].pending = PendingMark(nil, slip: .markBesideWords(mark))
    markBesideWords = nil
  }

  /// Complains about a marking comment that the next block did not take.
  private mutating func dropMark() {
    guard let pending = frames[top].pending else { return }
    frames[top].pending = nil
    if let mark = pending.mark { context.diagnostics.append(.strayMark(mark)) }
  }
}

// MARK: - Leaves

extension TreeConverter {
  private mutating func addCode(_ node: borrowing CMarkNode) {
    let literal = restored(node.literal, inCode: true)
    guard
      var reader = FenceReader(
        lines, startLine: node.startLine, startColumn: node.startColumn, literal: literal)
    else {
      if let fault = HiddenMark.fault(in: span(node)) { context.diagnostics.append(fault) }
      add(.indentedCode(literal), span(node))
      return
    }
    reader.plainInfo = restored(node.fenceInfo, inCode: false)
    reader.columnsLeft = columnsLeft(ofFenceAt: reader.start, on: node.startLine - 1)
    let pending = frames[top].pending
    frames[top].pending = nil
    let (fence, diagnostics) = reader.read(
      after: pending?.mark, pending?.slip, among: context.fences, in: container?.name)
    context.diagnostics += diagnostics
    context.fences.append(fence)
    if !addTab(fence) { add(.fence(fence), fence.span) }
  }

  private mutating func addHTML(_ node: borrowing CMarkNode) {
    // cmark's last line is one too few for HTML that ends with its own line.
    let literal = node.literal
    let height = literal.utf8.count { $0 == 0x0A }
    let first = node.startLine
    let span = lines.span(from: first, through: first + max(height, 1) - 1)
    if let mark = MarkComment(span) {
      dropMark()
      frames[top].pending = PendingMark(mark)
      return
    }
    if let slip = MarkComment.slip(in: span, among: context.fences) {
      let doubt = slip.isSure ? nil : slip.diagnostic
      frames[top].pending = PendingMark(frames[top].pending?.mark, slip: doubt)
      if slip.isSure { context.diagnostics.append(slip.diagnostic) }
    }
    context.diagnostics += [HiddenMark.fault(in: span), HiddenMark.unclosedComment(in: span)]
      .compactMap { $0 }
    let comments = HTMLComments.ranges(in: span)
    context.remarks += comments
    let text = HTMLComments.removed(from: restored(literal, inCode: true))
    guard !text.utf8.allSatisfy({ $0 <= 0x20 }) else { return }
    context.html.append(text)
    for comment in comments { noteMark(at: comment) }
    add(.html(text), span)
  }

  private mutating func addInlineHTML(_ node: borrowing CMarkNode) {
    let literal = node.literal
    guard !literal.hasPrefix("<!--") else {
      let range = places.addHTML(node, count: literal.utf8.count)
      context.remarks.append(range)
      noteMark(at: range)
      return
    }
    if HTMLNames.isType(literal) {
      text += literal.utf8
      places.addText(node, in: .none)
    } else {
      places.addLiteral(node, count: literal.utf8.count)
      let html = restored(literal, inCode: true)
      context.html.append(html)
      append(.html(html))
    }
  }
}

// MARK: - Running text

extension TreeConverter {
  /// Remembers a comment that reads as a mark, and has words beside it.
  private mutating func noteMark(at range: Range<Int>) {
    let mark = MarkComment(SourceSpan(file: lines.file, range: range))
    if let mark, mark.info.check(for: mark.role).isEmpty { markBesideWords = mark }
  }

  private mutating func enterText(_ node: borrowing CMarkNode) {
    markBesideWords = nil
    let first = node.startLine
    let last = max(first, node.endLine)
    let span = isTable ? places.block : lines.span(from: first, through: last)
    if !isTable, last > first, addTable(node) {
      isInTable = true
      return
    }
    places.move(
      to: span, (first - inputStart + 1)..<(last - inputStart + 2), of: input,
      column: node.startColumn)
    isInHeading = node.kind == .heading && !isTable
    let role = node.kind == .heading ? TextFrame.Role.heading(node.headingLevel) : .paragraph
    texts.append(TextFrame(role))
    // Most paragraphs have several.
    if !isInHeading { texts[texts.count - 1].inlines.reserveCapacity(4) }
  }

  private mutating func leaveText() {
    endText()
    guard var frame = texts.popLast() else { return }
    let span = places.block
    if case .paragraph = frame.role, frames[top].blocks.isEmpty { takeMarks(&frame.inlines) }
    var anchor: String?
    var id: String?
    if case .heading = frame.role {
      anchor = HeadingAnchors.takeExplicit(&frame.inlines)
    } else if !isTable {
      id = BlockName.take(from: &frame.inlines)
    }
    // An escaped colon begins no meaning, which is known no more when it is restored.
    let mayDefine = Definition.mayBe(frame.inlines)
    let inlines = finished(frame.inlines)
    guard case .heading(let level) = frame.role, !isTable else {
      if !isTable, takesCodeGroup(inlines) { return }
      if !isTable { context.warnAboutForeignNotation(frame.inlines, at: span) }
      addParagraph(inlines, id, span, mayDefine: mayDefine)
      return
    }
    add(.heading(context.addHeading(level, inlines, anchor: anchor, at: span)), span)
  }

  private mutating func addParagraph(
    _ inlines: [Inline], _ id: String?, _ span: SourceSpan, mayDefine: Bool
  ) {
    let last = frames[top].blocks.count - 1
    if inlines.isEmpty, !isTable {
      if let id { name(blockAbove: id, at: span) }
      return
    }
    let id = id.flatMap { context.addBlockName($0, at: span) ? $0 : nil }
    if !isTable, mayDefine, let entry = Definition(inlines) {
      guard entry.lead.isEmpty else {
        let (lead, rest) = Definition.parts(of: span)
        add(.paragraph(entry.lead), lead)
        add(.definitions([entry]), rest)
        if let id, let block = frames[top].blocks.popLast() {
          frames[top].blocks.append(block.named(id))
        }
        return
      }
      if last >= 0, case .definitions(var entries) = frames[top].blocks[last].kind {
        let start = frames[top].blocks[last].span.range.lowerBound
        let name = id ?? frames[top].blocks[last].id
        // Nobody else holds the entries then, so that a long list is not copied for each of them.
        frames[top].blocks.removeLast()
        entries.append(entry)
        let whole = SourceSpan(file: span.file, range: start..<span.range.upperBound)
        frames[top].blocks.append(Block(.definitions(entries), whole, id: name))
      } else {
        add(.definitions([entry]), span, id: id)
      }
    } else {
      add(.paragraph(inlines), span, id: id)
    }
  }

  /// Gives a name that stands alone to the block above it, or to the callout whose title is there.
  private mutating func name(blockAbove id: String, at span: SourceSpan) {
    let last = frames[top].blocks.count - 1
    guard last >= 0 || frames[top].callout != nil, context.addBlockName(id, at: span) else {
      return
    }
    if last >= 0 {
      frames[top].blocks[last] = frames[top].blocks[last].named(id)
    } else {
      frames[top].id = id
    }
  }

  /// Takes the box of a task, or the mark and title of a callout, off the first paragraph.
  private mutating func takeMarks(_ inlines: inout [Inline]) {
    switch frames[top].role {
    case .item: frames[top].task = TaskMark.take(from: &inlines)
    case .quote:
      guard var mark = CalloutMark.take(from: &inlines) else { return }
      mark.title = finished(mark.title)
      frames[top].callout = mark
    default: break
    }
  }

  /// Running text with all that cmark does not know: of a whole block, in the order of the source, or of
  /// what stands for an image.
  private mutating func finished(_ inlines: [Inline], ofImage: Bool = false) -> [Inline] {
    let inlines = closedUp(inlines)
    guard isGuarded || InlineFinisher.mayChange(inlines) else { return inlines }
    var finisher = InlineFinisher(
      context: context, places: places, isGuarded: isGuarded, isInHeading: isInHeading,
      isInLink: ofImage)
    let result = finisher.finish(inlines)
    places = finisher.places
    return result
  }

  private func closedUp(_ inlines: [Inline]) -> [Inline] {
    context.keepsLines ? inlines : WideLines.closeUp(inlines)
  }

  private mutating func append(_ inline: Inline) {
    endText()
    if !texts.isEmpty { texts[texts.count - 1].inlines.append(inline) }
  }

  /// Makes one piece of the text so far.
  private mutating func endText() {
    guard !text.isEmpty else { return }
    if !texts.isEmpty {
      // What was written as a reference has become one here.
      ControlCharacters.blank(&text)
      texts[texts.count - 1].inlines.append(.text(String(decoding: text, as: UTF8.self)))
    }
    text.removeAll(keepingCapacity: true)
  }

  private mutating func enterInline(_ node: borrowing CMarkNode) {
    guard skippedInlines == 0, frames.count + texts.count < 2 * Self.maximumDepth else {
      skippedInlines += 1
      return
    }
    endText()
    let role: TextFrame.Role
    switch node.kind {
    case .emphasis: role = .emphasis
    case .strong: role = .strong
    default:
      role = .link(
        restored(node.destination, inCode: false), title: restored(node.title, inCode: false),
        isImage: node.kind == .image)
    }
    if node.kind == .link { openLinks += 1 }
    if node.kind == .image { openImages += 1 }
    texts.append(TextFrame(role))
  }

  private mutating func appendLink(_ link: Link) {
    if let article = Wikilink(article: link) {
      context.wikilinks.append(article)
      append(.wikilink(article))
    } else {
      context.links.append(link.destination)
      append(.link(link))
    }
  }

  private mutating func leaveInline(_ node: borrowing CMarkNode) {
    guard skippedInlines == 0 else {
      skippedInlines -= 1
      return
    }
    endText()
    guard let frame = texts.popLast() else { return }
    switch frame.role {
    case .emphasis: append(.emphasis(closedUp(frame.inlines)))
    case .strong: append(.strong(closedUp(frame.inlines)))
    case .link(let destination, let title, let isImage):
      let span = places.addLink(node)
      if isImage { openImages -= 1 } else { openLinks -= 1 }
      if isImage {
        context.images.append(destination)
        let text = finished(frame.inlines, ofImage: true).plainText
        // What is a size alone is one in a vault, and elsewhere a year.
        let isSize = context.isInVault && ImageSize(wanted: text) != nil
        append(
          .image(
            Image(
              destination: destination, title: title, alternative: isSize ? "|\(text)" : text,
              span: span)))
      } else {
        let content = closedUp(frame.inlines)
        appendLink(
          Link(destination: destination, title: title, content: content, span: span))
      }
    default: break
    }
  }
}
