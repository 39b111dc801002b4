import SourceText

/// Reads a fenced block from the page's own lines.
///
/// cmark says where the block starts and what it holds, but not where its content stands, and its
/// last line is wrong when the fence is never closed. Each line of the content is the end of a line
/// of the page, and that places it.
struct FenceReader {
  private let lines: PageLines
  private let startLine: Int
  /// The code as cmark has it, and the lines of it.
  private let content: [UInt8]
  private let contentLines: [Range<Int>]
  private let opening: (character: UInt8, count: Int, offset: Int)
  /// The info string with its escapes resolved.
  var plainInfo = ""
  /// How many columns cmark takes too few off each line.
  var columnsLeft = 0

  /// Where the opening fence stands.
  var start: Int { opening.offset }

  /// A reader for a code block; nil when the block is set off by indentation.
  init?(_ lines: PageLines, startLine: Int, startColumn: Int, literal: String) {
    guard lines.ranges.indices.contains(startLine - 1) else { return nil }
    let range = lines.ranges[startLine - 1]
    let offset = lines.offset(ofColumn: startColumn, in: startLine - 1)
    guard range.contains(offset) else { return nil }
    let rest = lines.file.bytes[offset..<range.upperBound]
    guard let character = rest.first,
      character == UInt8(ascii: "`") || character == UInt8(ascii: "~")
    else { return nil }
    let count = rest.prefix { $0 == character }.count
    guard count >= 3 else { return nil }
    let content = Array(literal.utf8)
    let contentLines = content.lines
    let isIndented =
      rest.startIndex > range.lowerBound
      && contentLines.first.map { content[$0] == rest } == true
      && TabStops.column(after: lines.file.bytes[range.lowerBound..<offset]) >= 4
    if isIndented { return nil }
    self.lines = lines
    self.startLine = startLine
    self.content = content
    self.contentLines = contentLines
    self.opening = (character, count, offset)
  }

  /// Where the info string stands.
  private var infoRange: Range<Int> {
    let line = lines.ranges[startLine - 1]
    return min(opening.offset + opening.count, line.upperBound)..<line.upperBound
  }

  /// The block, the next after others, marked by its info string or by the comment before it.
  func read(
    after mark: MarkComment?, _ slip: Diagnostic?, among others: [FencedBlock],
    in container: @autoclosure () -> String?
  ) -> (FencedBlock, [Diagnostic]) {
    let info = InfoString(lines.file, infoRange)
    let own = info.role
    let isMarkedByComment = own == nil && mark != nil
    let attributes = isMarkedByComment ? mark?.info.attributes ?? [] : info.attributes
    let role = own ?? mark?.role
    let lastContent = startLine + contentLines.count
    let isClosed = isClosing(lastContent + 1)
    let (ranges, blanks) = contentRanges()
    let block = FencedBlock(
      index: others.count, infoWords: info.words.map(\.text), role: role, attributes: attributes,
      literal: Snippet(
        file: lines.file, lineRanges: ranges, blanks: blanks, start: opening.offset),
      span: lines.span(from: startLine, through: lastContent + (isClosed ? 1 : 0)),
      markSpan: isMarkedByComment ? mark?.span ?? openingSpan : openingSpan,
      isMarkedByComment: isMarkedByComment, isClosed: isClosed, plainWord: plainWord(info))

    var diagnostics: [Diagnostic] = []
    if let role {
      diagnostics += isMarkedByComment ? mark?.info.check(for: role) ?? [] : info.check(for: role)
      if own != nil, let mark { diagnostics.append(.markedTwice(mark)) }
    } else if let slip = slip ?? info.slip(amongScenarios: others.hasScenarios) {
      diagnostics.append(slip)
    }
    if !isClosed {
      let name = attributes.first { $0.key == "id" || $0.key == "title" }?.value
      let closing = String(
        repeating: Character(Unicode.Scalar(opening.character)), count: opening.count)
      diagnostics.append(
        .unclosedFence(
          role, name: name, closing, in: container(), at: openingSpan))
    }
    return (block, diagnostics)
  }

  /// The first word where it has escapes or references: what they stand for.
  private func plainWord(_ info: InfoString) -> String? {
    guard let word = info.words.first?.text, word.utf8.contains(where: { $0 == 0x5C || $0 == 0x26 })
    else { return nil }
    return plainInfo.split(separator: " ").first.map(String.init)
  }

  /// The opening fence with its info string.
  private var openingSpan: SourceSpan {
    let range = opening.offset..<infoRange.upperBound
    return SourceSpan(file: lines.file, range: lines.file.bytes.trimmed(range))
  }

  /// Where the lines of the content stand, and how many blanks some of them have that stand nowhere.
  private func contentRanges() -> ([Range<Int>], blanks: [Int: Int]) {
    var blanks: [Int: Int] = [:]
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(contentLines.count)
    for (index, text) in contentLines.enumerated() where startLine + index < lines.ranges.count {
      let range = lines.ranges[startLine + index]
      if columnsLeft == 0, ends(range, with: text) {
        ranges.append((range.upperBound - text.count)..<range.upperBound)
        continue
      }
      var place = place(text, in: range)
      takeLeft(of: &place, in: range)
      if place.blanks > 0 { blanks[index] = place.blanks }
      ranges.append(place.start..<range.upperBound)
    }
    return (ranges, blanks)
  }

  /// Where a line of the content begins, behind blanks into which cmark has turned what is left of a tab.
  private func place(_ text: Range<Int>, in line: Range<Int>) -> (start: Int, blanks: Int) {
    let most = content[text].prefix(3).prefix { $0 == 0x20 }.count
    for blanks in 0...most where ends(line, with: (text.lowerBound + blanks)..<text.upperBound) {
      return (line.upperBound - text.count + blanks, blanks)
    }
    // Ill-formed UTF-8, or a NUL, which cmark replaces: only the indentation can be taken off.
    let start = lines.file.bytes[line]
      .firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: ">") }
    return (start ?? line.upperBound, 0)
  }

  /// Takes off a line what cmark has left of its indentation.
  private func takeLeft(of place: inout (start: Int, blanks: Int), in line: Range<Int>) {
    guard columnsLeft > 0 else { return }
    let bytes = lines.text.bytes
    var left = columnsLeft
    var column = TabStops.column(after: bytes[line.lowerBound..<place.start])
    while left > 0, place.blanks > 0 { (left, place.blanks) = (left - 1, place.blanks - 1) }
    while left > 0, place.start < line.upperBound, [0x20, 0x09].contains(bytes[place.start]) {
      let next = TabStops.column(after: bytes[place.start], at: column)
      place = (place.start + 1, max(next - column - left, 0))
      (left, column) = (max(left - (next - column), 0), next)
    }
  }

  /// Whether a line of the page ends with a part of the content.
  private func ends(_ line: Range<Int>, with text: Range<Int>) -> Bool {
    guard text.count <= line.count else { return false }
    return unsafe content.withUnsafeBufferPointer { content in
      unsafe lines.text.bytes.withUnsafeBufferPointer { bytes in
        let text = unsafe UnsafeBufferPointer(rebasing: content[text])
        let line = unsafe UnsafeBufferPointer(rebasing: bytes[line].suffix(text.count))
        return unsafe text.countShared(with: line) == text.count
      }
    }
  }

  /// Whether a line closes the fence.
  private func isClosing(_ line: Int) -> Bool {
    guard lines.ranges.indices.contains(line - 1) else { return false }
    let bytes = lines.file.bytes[lines.ranges[line - 1]]
    let fence = bytes.drop { $0.isBlank || $0 == UInt8(ascii: ">") }
    let count = fence.prefix { $0 == opening.character }.count
    return count >= opening.count
      && fence.dropFirst(count).allSatisfy { $0.isBlank || $0 == 0x0D }
  }
}

extension [FencedBlock] {
  /// Whether a scenario is among the blocks.
  var hasScenarios: Bool { contains { $0.role == .scenario } }
}

extension Diagnostic {
  fileprivate static func unclosedFence(
    _ role: FencedBlock.Role?, name: String?, _ closing: String, in container: String?,
    at span: SourceSpan
  ) -> Diagnostic {
    let kind = role.map { "\($0.rawValue) " } ?? ""
    let called = name.map { " '\($0)'" } ?? ""
    let place = container.map { " in the \($0)" } ?? ""
    return Diagnostic(
      role == nil ? .warning : .error, id: "fence.unclosed",
      "this \(kind)block\(called) is never closed", at: span,
      notes: [Note("everything after it\(place) belongs to it; a line '\(closing)' ends it")])
  }

  fileprivate static func markedTwice(_ mark: MarkComment) -> Diagnostic {
    Diagnostic(
      .warning, id: "fence.marked-twice",
      "the fence after this comment says itself what it is; the comment is ignored", at: mark.span)
  }
}
