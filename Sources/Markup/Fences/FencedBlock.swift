package import SourceText

/// Code between fences, with what the fence says about it; immutable, so that whoever knows it shares it.
package final class FencedBlock: Sendable {
  /// What a block is for, beyond being shown.
  package enum Role: String, CaseIterable, Sendable {
    /// A program to run and draw.
    case scenario
    /// A program that sets the scene for scenarios.
    case stage
    /// The calls a scenario is expected to make.
    case trace
    /// What the text says about a scenario.
    case claims
    /// The calls that somebody logged on a device.
    case observed
  }

  /// Its place among the fenced blocks of its page.
  package let index: Int
  /// The words of the info string that are not attributes.
  package let infoWords: [String]
  /// The first of them with its escapes resolved, where it has any.
  let plainWord: String?
  /// What the block is for, by its info string or by the comment before it.
  package let role: Role?
  /// `key=value` pairs, of the info string or of the comment before it.
  package let attributes: [FenceAttribute]
  /// The code, with the way back to the page.
  package let literal: Snippet
  /// The lines of the block, fences included.
  package let span: SourceSpan
  /// Where the info string stands, or the comment that marks the block: what to point at.
  package let markSpan: SourceSpan
  /// Whether a comment marks it, and not its info string.
  package let isMarkedByComment: Bool
  /// Whether the closing fence is there.
  package let isClosed: Bool

  init(
    index: Int, infoWords: [String], role: Role?, attributes: [FenceAttribute], literal: Snippet,
    span: SourceSpan, markSpan: SourceSpan, isMarkedByComment: Bool, isClosed: Bool,
    plainWord: String? = nil
  ) {
    self.plainWord = plainWord
    self.index = index
    self.infoWords = infoWords
    self.role = role
    self.attributes = attributes
    self.literal = literal
    self.span = span
    self.markSpan = markSpan
    self.isMarkedByComment = isMarkedByComment
    self.isClosed = isClosed
  }

  /// The language of the code, lower-case: the first word, unless that is the role. In attributes as Pandoc
  /// has them, `{#id .swift}`, it is the first class.
  package var language: String? {
    let words = infoWords.lazy.filter {
      !$0.hasPrefix("#") && !$0.hasPrefix("[") && !Self.isLineList($0)
    }
    guard let first = (plainWord ?? words.first)?.lowercased(), Role(rawValue: first) == nil else {
      return nil
    }
    return first.hasPrefix(".") && first != "." ? String(first.dropFirst()) : first
  }

  /// The value of an attribute; of several with the same key, the last.
  package subscript(key: String) -> FenceAttribute? { attributes.last { $0.key == key } }
}

/// A `key=value` pair of a fence.
package struct FenceAttribute: Sendable {
  /// The key.
  package let key: String
  /// The value, without its quotes.
  package let value: String
  /// Where the pair stands.
  package let span: SourceSpan
  /// Where the key stands.
  package let keySpan: SourceSpan

  package init(key: String, value: String, span: SourceSpan, keySpan: SourceSpan) {
    self.key = key
    self.value = value
    self.span = span
    self.keySpan = keySpan
  }
}
