import SourceText

/// Turns cmark's tree into values, and the paragraphs that are tables into tables.
///
/// One pass, without recursion: open nodes are frames on a stack, at most `maximumDepth` of them.
/// What is nested deeper is kept, at that depth, so that nothing after this needs to fear it.
struct TreeConverter {
  private static let maximumDepth = 64

  let lines: PageLines
  let context: ParseContext
  var frames = [Frame(.document, first: 1, last: 1)]
  var text: TextConverter
  private var skippedBlocks = 0
  var quotes = 0
  private var isInTable = false
  /// Whether lines are converted that follow a table in its paragraph.
  var isBelowTable = false
  /// What cmark has parsed, and which of the lines its first one is.
  private var input = ParserText(leavesOutBlanked: false, capacity: 0)
  private var inputStart = 1
  /// A comment beside words that reads as a mark, in the block that is added next.
  private var markBesideWords: MarkComment?

  /// The blocks of some lines; `definitions` of links stand elsewhere, and nil are those of the page that
  /// they mention.
  static func blocks(
    of lines: PageLines, definitions: [UInt8]? = nil, _ context: ParseContext
  ) -> [Block] {
    let span = lines.span(from: 1, through: 1)
    var converter = TreeConverter(
      lines: lines, context: context, text: TextConverter(context, at: span))
    converter.convert(lines.parserText(), from: 1, definitions: definitions)
    converter.dropMark()
    return converter.frames[0].blocks
  }

  private init(lines: PageLines, context: ParseContext, text: TextConverter) {
    self.lines = lines
    self.context = context
    self.text = text
  }

  /// Converts what cmark makes of some text, whose first line is one of the lines, counted from one.
  mutating func convert(_ input: ParserText, from start: Int, definitions: [UInt8]? = nil) {
    let whole = (self.input, inputStart)
    (self.input, inputStart) = (input, start)
    context.parse(input, definitions: definitions, firstLine: start).walk { visit($0, $1) }
    (self.input, inputStart) = whole
  }

  var top: Int { frames.count - 1 }

  private mutating func visit(_ node: borrowing CMarkNode, _ isEntering: Bool) {
    let kind = node.kind
    if isInTable {
      if kind == .paragraph || kind == .heading, !isEntering { isInTable = false }
      return
    }
    switch kind {
    case .document, .other: break
    case .quote, .list, .item: isEntering ? enterContainer(node) : leaveContainer(kind)
    case .paragraph, .heading: isEntering ? enterText(node) : leaveText(node)
    case .code: addCode(node)
    case .html: addHTML(node)
    case .thematicBreak: add(.thematicBreak, span(node))
    default: text.visit(node, isEntering)
    }
  }

  private func span(_ node: borrowing CMarkNode) -> SourceSpan {
    lines.span(from: node.startLine, through: max(node.startLine, node.endLine))
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
            "this is nested more than \(Self.maximumDepth) levels deep; what is deeper is shown at that depth",
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
    let literal = context.restored(node.literal, inCode: true)
    guard
      var reader = FenceReader(
        lines, startLine: node.startLine, startColumn: node.startColumn, literal: literal)
    else {
      if let fault = HiddenMark.fault(in: span(node)) { context.diagnostics.append(fault) }
      add(.indentedCode(literal), span(node))
      return
    }
    reader.plainInfo = context.restored(node.fenceInfo, inCode: false)
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
    context.warnAboutForeignComment(literal, at: span)
    let comments = HTMLComments.ranges(in: span)
    context.remarks += comments
    let text = HTMLComments.removed(from: context.restored(literal, inCode: true))
    guard !text.utf8.allSatisfy({ $0 <= 0x20 }) else { return }
    context.html.append(text)
    markBesideWords = comments.compactMap { MarkComment(besideWords: $0, in: lines.file) }.last
    add(.html(text), span)
  }
}

// MARK: - Running text

extension TreeConverter {
  private mutating func enterText(_ node: borrowing CMarkNode) {
    let first = node.startLine
    let last = max(first, node.endLine)
    markBesideWords = nil
    if last > first, addTable(node) {
      isInTable = true
      return
    }
    text.begin(
      span(node), (first - inputStart + 1)..<(last - inputStart + 2), of: input,
      column: node.startColumn, depth: frames.count)
  }

  private mutating func leaveText(_ node: borrowing CMarkNode) {
    var inlines = text.end()
    markBesideWords = text.markBesideWords
    let span = text.places.block
    guard node.kind == .paragraph else {
      let anchor = HeadingAnchors.takeExplicit(&inlines)
      context.warnAboutForeignNotation(inlines, at: span)
      let finished = text.finished(inlines, isInHeading: true)
      let heading = context.addHeading(node.headingLevel, finished, anchor: anchor, at: span)
      return add(.heading(heading), span)
    }
    if frames[top].blocks.isEmpty { takeMarks(&inlines) }
    let id = BlockName.take(from: &inlines)
    // An escaped colon begins no meaning, which is known no more when it is restored.
    let mayDefine = Definition.mayBe(inlines)
    let finished = text.finished(inlines)
    if takesCodeGroup(finished) { return }
    context.warnAboutForeignNotation(inlines, at: span)
    addParagraph(finished, id, span, mayDefine: mayDefine)
  }

  private mutating func addParagraph(
    _ inlines: [Inline], _ id: String?, _ span: SourceSpan, mayDefine: Bool
  ) {
    let last = frames[top].blocks.count - 1
    if inlines.isEmpty {
      if let id { name(blockAbove: id, at: span) }
      return
    }
    let id = id.flatMap { context.addBlockName($0, at: span) ? $0 : nil }
    if mayDefine, let entry = Definition(inlines) {
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
      mark.title = text.finished(mark.title)
      frames[top].callout = mark
    default: break
    }
  }
}
