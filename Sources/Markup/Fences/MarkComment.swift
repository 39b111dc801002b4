import SourceText

/// A comment on the line before a fence that marks it: `<!-- scenario id=push -->`.
struct MarkComment {
  let role: FencedBlock.Role
  let info: InfoString
  let span: SourceSpan

  /// The mark in a block of HTML, or in a comment of the page's language; nil when it is anything else.
  init?(_ block: SourceSpan, in language: MarkupLanguage? = nil) {
    let language = language ?? MarkupLanguage(path: block.file.path)
    guard let (info, span) = Self.comment(in: block, language), let word = info.words.first?.text,
      let role = FencedBlock.Role(rawValue: word.lowercased())
    else { return nil }
    self.role = role
    self.info = info
    self.span = span
  }

  /// A comment beside which words stand, where it would mark a fence without them.
  init?(besideWords comment: Range<Int>, in file: SourceFile) {
    self.init(SourceSpan(file: file, range: comment))
    if !info.check(for: role).isEmpty { return nil }
  }

  /// What is wrong with a comment that was probably meant to be a mark, and whether that is so whatever
  /// follows it.
  static func slip(
    in block: SourceSpan, among others: [FencedBlock], _ language: MarkupLanguage? = nil
  ) -> (diagnostic: Diagnostic, isSure: Bool)? {
    let language = language ?? MarkupLanguage(path: block.file.path)
    guard let (info, _) = comment(in: block, language),
      let diagnostic = info.slipOfComment(amongScenarios: others.hasScenarios)
    else { return nil }
    return (diagnostic, info.hasAttributesOfOurs)
  }

  /// The words and attributes of the comment that a block is.
  private static func comment(
    in block: SourceSpan, _ language: MarkupLanguage
  ) -> (InfoString, SourceSpan)? {
    let bytes = block.file.bytes
    var start = block.range.lowerBound
    var end = block.range.upperBound
    let (opening, closing) = language.comment
    guard let sign = opening.utf8.first else { return nil }
    while start < end, bytes[start] != sign {
      // Only what may stand before a block: blanks and the marks of quotations and lists.
      start += 1
    }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    let inside =
      start
      + opening.utf8.count..<max(
        end - closing.utf8.count, start + opening.utf8.count)
    guard end - start >= opening.utf8.count + closing.utf8.count,
      bytes[start..<end].starts(with: opening.utf8),
      bytes[inside.upperBound..<end].elementsEqual(closing.utf8),
      // A line that begins with two dots or slashes may be anything.
      !closing.isEmpty || bytes[inside].first == 0x20
    else { return nil }
    return (
      InfoString(block.file, inside), SourceSpan(file: block.file, range: start..<end)
    )
  }
}

extension Diagnostic {
  private static func name(of role: FencedBlock.Role) -> String {
    switch role {
    case .scenario, .stage, .trace: "a \(role.rawValue)"
    case .claims: "claims"
    case .observed: "an observed order"
    }
  }

  /// A mark that is part of a text, above a block that nothing else marks.
  static func markBesideWords(_ mark: MarkComment) -> Diagnostic {
    Diagnostic(
      .warning, id: "fence.mark-beside-words",
      "this comment does not mark the block below it, since words stand beside it", at: mark.span,
      notes: [Note("a comment that marks a block has a line of its own")])
  }

  /// A mark with nothing to mark.
  static func strayMark(_ mark: MarkComment) -> Diagnostic {
    Diagnostic(
      id: "fence.stray-mark",
      "this comment marks \(name(of: mark.role)), but no fenced block follows it", at: mark.span)
  }
}
