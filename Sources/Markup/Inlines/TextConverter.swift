import SourceText

/// Turns the running text of cmark's tree into values, one block's after another.
///
/// It goes without recursion: open nodes are frames on a stack. What is nested deeper than `maximumDepth` is kept, at
/// that depth.
struct TextConverter {
  private static let maximumDepth = 128

  private let context: ParseContext
  private(set) var places: InlinePlaces
  private var frames: [TextFrame] = []
  /// How many blocks the text stands in.
  private var depth = 1
  /// The text that the last frame goes on with; cmark has it in many pieces.
  private var text: [UInt8] = []
  private var isInFormula = false
  private var skipped = 0
  /// How many links and images are open.
  private var (openLinks, openImages) = (0, 0)
  /// A comment in the text that would mark a fence, did it stand on a line of its own.
  private(set) var markBesideWords: MarkComment?

  init(_ context: ParseContext, at span: SourceSpan) {
    self.context = context
    places = InlinePlaces(span, context)
  }

  /// Begins with the text of a block: of some lines that cmark was given, counted from one, from a column on.
  mutating func begin(
    _ block: SourceSpan, _ lines: Range<Int>, of input: ParserText, column: Int, depth: Int
  ) {
    markBesideWords = nil
    isInFormula = false
    self.depth = depth
    places.move(to: block, lines, of: input, column: column)
    frames.append(TextFrame(.block))
  }

  /// The text of the block, which `finished` finishes.
  mutating func end() -> [Inline] {
    endText()
    return frames.popLast()?.inlines ?? []
  }

  mutating func visit(_ node: borrowing CMarkNode, _ isEntering: Bool) {
    let kind = node.kind
    switch kind {
    case .text:
      let start = text.count
      node.appendLiteral(to: &text)
      if context.isGuarded {
        isInFormula = FormulaMarks.isOpen(behind: text[start...], isInFormula)
      }
      places.addText(node, in: openLinks > 0 ? .link : openImages > 0 ? .image : .none)
    case .softBreak, .lineBreak:
      places.addBreak()
      // A formula is one text, however many lines it has.
      if isInFormula { return text.append(0x0A) }
      append(kind == .softBreak ? .softBreak : .lineBreak)
    case .inlineCode:
      let code = node.literal
      places.addLiteral(node, count: code.utf8.count)
      append(.code(context.restored(code, inCode: true)))
    case .inlineHTML: addHTML(node)
    case .emphasis, .strong, .link, .image: isEntering ? enter(node) : leave(node)
    default: break
    }
  }

  /// Running text with all that cmark does not know: of a whole block, in the order of the source, or of
  /// what stands for an image.
  mutating func finished(
    _ inlines: [Inline], isInHeading: Bool = false, ofImage: Bool = false
  ) -> [Inline] {
    let inlines = closedUp(inlines)
    guard context.isGuarded || InlineFinisher.mayChange(inlines) else { return inlines }
    var finisher = InlineFinisher(
      context: context, places: places, isInHeading: isInHeading, isInLink: ofImage)
    let result = finisher.finish(inlines)
    places = finisher.places
    return result
  }

  private func closedUp(_ inlines: [Inline]) -> [Inline] {
    context.keepsLines ? inlines : WideLines.closeUp(inlines)
  }
}

// MARK: - Texts on their own

extension TextConverter {
  /// The running text of each of the lines that `ParserText.appendLine` appended.
  static func lines(
    of input: ParserText, _ context: ParseContext, at span: SourceSpan
  ) -> [[Inline]] {
    var converter = TextConverter(context, at: span)
    var lines: [[Inline]] = []
    context.parse(input).walk { node, isEntering in
      guard node.kind == .heading else { return converter.visit(node, isEntering) }
      if isEntering {
        let line = node.startLine
        converter.begin(span, line..<(line + 1), of: input, column: node.startColumn, depth: 1)
      } else {
        lines.append(converter.finished(converter.end()))
      }
    }
    return lines
  }
}

// MARK: - Pieces

extension TextConverter {
  private mutating func append(_ inline: Inline) {
    endText()
    if !frames.isEmpty { frames[frames.count - 1].inlines.append(inline) }
  }

  /// Makes one piece of the text so far.
  private mutating func endText() {
    guard !text.isEmpty else { return }
    if !frames.isEmpty {
      // What was written as a reference has become one here.
      ControlCharacters.blank(&text)
      frames[frames.count - 1].inlines.append(.text(String(decoding: text, as: UTF8.self)))
    }
    text.removeAll(keepingCapacity: true)
  }

  private mutating func addHTML(_ node: borrowing CMarkNode) {
    let literal = node.literal
    guard !literal.hasPrefix("<!--") else {
      let range = places.addHTML(node, count: literal.utf8.count)
      context.remarks.append(range)
      markBesideWords = MarkComment(besideWords: range, in: context.file) ?? markBesideWords
      return
    }
    if HTMLNames.isType(literal) {
      text += literal.utf8
      places.addText(node, in: .none)
    } else {
      places.addLiteral(node, count: literal.utf8.count)
      let html = context.restored(literal, inCode: true)
      context.html.append(html)
      append(.html(html))
    }
  }

  private mutating func enter(_ node: borrowing CMarkNode) {
    guard skipped == 0, depth + frames.count < Self.maximumDepth else {
      skipped += 1
      return
    }
    endText()
    let role: TextFrame.Role
    switch node.kind {
    case .emphasis: role = .emphasis
    case .strong: role = .strong
    default:
      role = .link(
        context.restored(node.destination, inCode: false),
        title: context.restored(node.title, inCode: false))
    }
    if node.kind == .link { openLinks += 1 }
    if node.kind == .image { openImages += 1 }
    frames.append(TextFrame(role))
  }

  private mutating func leave(_ node: borrowing CMarkNode) {
    guard skipped == 0 else {
      skipped -= 1
      return
    }
    endText()
    guard let frame = frames.popLast() else { return }
    switch frame.role {
    case .block: break
    case .emphasis: append(.emphasis(closedUp(frame.inlines)))
    case .strong: append(.strong(closedUp(frame.inlines)))
    case .link(let destination, let title):
      let span = places.addLink(node)
      if node.kind == .image {
        openImages -= 1
        appendImage(destination, title: title, frame.inlines, at: span)
      } else {
        openLinks -= 1
        let content = closedUp(frame.inlines)
        appendLink(Link(destination: destination, title: title, content: content, span: span))
      }
    }
  }

  private mutating func appendImage(
    _ destination: String, title: String, _ inlines: [Inline], at span: SourceSpan
  ) {
    context.images.append(destination)
    let text = finished(inlines, ofImage: true).plainText
    // What is a size alone is one in a vault, and elsewhere a year.
    let isSize = context.isInVault && ImageSize(wanted: text) != nil
    let alternative = isSize ? "|\(text)" : text
    append(
      .image(
        Image(destination: destination, title: title, alternative: alternative, span: span)))
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
}

/// A node with running text in it that is open.
private struct TextFrame {
  /// What the node will become.
  enum Role {
    case block
    case emphasis
    case strong
    case link(String, title: String)
  }

  let role: Role
  var inlines: [Inline] = []

  init(_ role: Role) { self.role = role }
}
