import SourceText

/// The blocks of code of a note in AsciiDoc or reStructuredText, which comments before them mark.
///
/// ```asciidoc
/// // scenario id=push
/// [source,swift]
/// ----
/// window.rootViewController = A()
/// ----
/// ```
///
/// ```rst
/// .. scenario id=push
///
/// .. code-block:: swift
///
///    window.rootViewController = A()
/// ```
///
/// Nothing else of such notes is understood, and nothing else is needed: their own tools read them.
struct CommentedBlocks {
  private let file: SourceFile
  private let language: MarkupLanguage
  private let context: ParseContext
  private var line: Int
  /// The comment that marks the next block, and the words of a line of attributes below it.
  private var mark: MarkComment?
  private var attributes: Range<Int>?

  /// Reads the blocks of a note from a line on, and notes them with what is wrong.
  static func read(_ context: ParseContext, _ language: MarkupLanguage, from line: Int) {
    var blocks = CommentedBlocks(
      file: context.file, language: language, context: context, line: line)
    while blocks.line < context.file.lineStarts.count { blocks.readLine() }
    blocks.dropMark()
  }

  private init(file: SourceFile, language: MarkupLanguage, context: ParseContext, line: Int) {
    self.file = file
    self.language = language
    self.context = context
    self.line = line
  }

  private mutating func dropMark() {
    attributes = nil
    guard let mark else { return }
    context.diagnostics.append(.strayMark(mark))
    self.mark = nil
  }

  /// A line without the blanks around it.
  private func text(_ line: Int) -> Range<Int> {
    file.bytes.trimmed(file.lineRange(line))
  }

  /// The column at which a line's text begins.
  private func column(_ line: Int) -> Int {
    TabStops.column(after: file.bytes[file.lineStarts[line]..<text(line).lowerBound])
  }

  private mutating func readLine() {
    let text = text(line)
    let bytes = file.bytes[text]
    if bytes.isEmpty {
      line += 1
    } else if let found = MarkComment(SourceSpan(file: file, range: text), in: language) {
      dropMark()
      mark = found
      line += 1
    } else if language == .asciiDoc {
      readAsciiDoc(text)
    } else {
      readReStructuredText(text)
    }
  }

  // MARK: AsciiDoc

  private mutating func readAsciiDoc(_ text: Range<Int>) {
    let bytes = file.bytes[text]
    if bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]") {
      attributes = text.lowerBound + 1..<text.upperBound - 1
      line += 1
    } else if let delimiter = delimiter(of: bytes) {
      readDelimited(delimiter, at: text)
    } else if bytes.first == UInt8(ascii: "."),
      bytes.dropFirst().first.map({ $0 > 0x20 && $0 != UInt8(ascii: ".") }) == true
    {
      // The title of the block.
      line += 1
    } else if bytes.starts(with: "//".utf8), !bytes.starts(with: "////".utf8) {
      slip(text)
      line += 1
    } else {
      dropMark()
      line += 1
    }
  }

  /// What a line delimits a block with: at least four of one sign, or three ticks and a language.
  private func delimiter(of bytes: ArraySlice<UInt8>) -> (sign: UInt8, count: Int)? {
    guard let sign = bytes.first, "-.+_=*/`".utf8.contains(sign) else { return nil }
    let count = bytes.prefix { $0 == sign }.count
    if sign == UInt8(ascii: "`") { return count >= 3 ? (sign, count) : nil }
    return count >= 4 && count == bytes.count ? (sign, count) : nil
  }

  /// A block between two delimiters: code, or what has blocks of its own in it.
  private mutating func readDelimited(_ delimiter: (sign: UInt8, count: Int), at text: Range<Int>) {
    let holdsBlocks = "=*_".utf8.contains(delimiter.sign)
    guard !holdsBlocks else {
      dropMark()
      line += 1
      return
    }
    let first = line
    var last = line + 1
    while last < file.lineStarts.count {
      let end = file.bytes[self.text(last)]
      if end.count == delimiter.count, end.allSatisfy({ $0 == delimiter.sign }) { break }
      last += 1
    }
    let isClosed = last < file.lineStarts.count
    let isCode = delimiter.sign == UInt8(ascii: "-") || delimiter.sign == UInt8(ascii: "`")
    guard isCode else {
      dropMark()
      line = last + 1
      return
    }
    let words = text.lowerBound + delimiter.count..<text.upperBound
    add(
      language: words.isEmpty ? sourceLanguage() : word(in: words),
      content: (first + 1..<min(last, file.lineStarts.count)).map { file.lineRange($0) },
      lines: first..<min(last, file.lineStarts.count - 1) + 1, opening: text, isClosed: isClosed)
    line = last + 1
  }

  /// The language of `[source,swift]`, `[,swift]` and `[source%linenums,swift,indent=0]`.
  private func sourceLanguage() -> String? {
    guard let attributes else { return nil }
    let parts = file.bytes[attributes].split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    let name = String(decoding: parts[1], as: UTF8.self).filter { $0 != " " && $0 != "\"" }
    return name.contains("=") ? nil : name.lowercased()
  }

  // MARK: reStructuredText

  private static let directives = [".. code-block::", ".. code::", ".. sourcecode::"]

  private mutating func readReStructuredText(_ text: Range<Int>) {
    let bytes = file.bytes[text]
    guard let directive = Self.directives.first(where: { bytes.starts(with: $0.utf8) }) else {
      if bytes.starts(with: "..".utf8) { slip(text) }
      dropMark()
      line += 1
      return
    }
    let first = line
    let own = column(line)
    var next = line + 1
    func isOfBlock(_ line: Int) -> Bool { self.text(line).isEmpty || column(line) > own }
    // Its options follow at once, the code after an empty line.
    while next < file.lineStarts.count, !self.text(next).isEmpty, isOfBlock(next) { next += 1 }
    let start = next
    while next < file.lineStarts.count, isOfBlock(next) { next += 1 }
    var end = next
    while end > start, self.text(end - 1).isEmpty { end -= 1 }
    let code = (start..<end).drop { self.text($0).isEmpty }
    let indent = code.filter { !self.text($0).isEmpty }.map { column($0) }.min() ?? own
    add(
      language: word(in: text.lowerBound + directive.utf8.count..<text.upperBound),
      content: code.map { unindented($0, by: indent) },
      lines: first..<max(end, first + 1), opening: text, isClosed: true)
    line = next
  }

  /// A line without so many columns of blanks.
  private func unindented(_ line: Int, by columns: Int) -> Range<Int> {
    let range = file.lineRange(line)
    return TabStops.start(of: range, behind: columns, in: file.bytes)..<range.upperBound
  }

  // MARK: Both

  private func word(in range: Range<Int>) -> String? {
    let word = file.bytes[range].split(separator: 0x20).first
    return word.map { String(decoding: $0, as: UTF8.self).lowercased() }
  }

  /// Says of a comment that it was probably meant to be a mark.
  private func slip(_ text: Range<Int>) {
    let span = SourceSpan(file: file, range: text)
    if let slip = MarkComment.slip(in: span, among: context.fences, language) {
      context.diagnostics.append(slip.diagnostic)
    }
  }

  private mutating func add(
    language: String?, content: [Range<Int>], lines: Range<Int>, opening: Range<Int>,
    isClosed: Bool
  ) {
    let mark = mark
    self.mark = nil
    attributes = nil
    let opening = SourceSpan(file: file, range: opening)
    context.fences.append(
      FencedBlock(
        index: context.fences.count, infoWords: [language].compactMap { $0 }, role: mark?.role,
        attributes: mark?.info.attributes ?? [],
        literal: Snippet(file: file, lineRanges: content, start: opening.range.upperBound),
        span: SourceSpan(
          file: file,
          range: file.lineStarts[lines.lowerBound]..<file.lineRange(lines.upperBound - 1).upperBound
        ),
        markSpan: mark?.span ?? opening, isMarkedByComment: mark != nil, isClosed: isClosed))
    if let mark { context.diagnostics += mark.info.check(for: mark.role) }
    if !isClosed, mark != nil {
      context.diagnostics.append(
        Diagnostic(
          id: "fence.unclosed", "this block is never closed", at: opening,
          notes: [.init("everything after it belongs to it")]))
    }
  }
}
