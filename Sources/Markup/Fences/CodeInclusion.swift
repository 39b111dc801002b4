package import SourceText

/// Code that a block takes from a file: `{{#include main.swift:2:10}}` of mdBook, or `--8<-- "main.swift:setup"` of
/// MkDocs, as all that the block holds.
package struct CodeInclusion: Sendable {
  /// Which lines are taken.
  package enum Part: Sendable, Equatable {
    /// All.
    case whole
    /// From one to another, counted from one; nil for the last.
    case lines(Int, Int?)
    /// Those between two marks that have a name.
    case mark(String)
  }

  /// The file, as it is written.
  package let path: String
  /// Which lines are taken.
  package let part: Part
  /// Where it stands.
  package let span: SourceSpan

  init?(_ code: Snippet) {
    // Other blocks are longer, or begin otherwise.
    guard code.bytes.count <= 1_024 else { return nil }
    let text = code.text.drop { $0 == " " || $0 == "\t" }
    guard let line = text.split(separator: "\n").first,
      text.dropFirst(line.count).allSatisfy({ $0 == "\n" || $0 == " " }),
      let inside = Self.inside(line)
    else { return nil }
    let parts = inside.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let path = parts.first, !path.isEmpty, let part = Self.part(Array(parts.dropFirst()))
    else { return nil }
    self.path = path
    self.part = part
    let start = code.bytes.count - text.utf8.count
    span = code.span(start..<start + line.utf8.count)
  }

  /// What is between the marks of either notation.
  private static func inside(_ line: Substring) -> Substring? {
    var line = line
    while line.last == " " || line.last == "\r" { line.removeLast() }
    if line.hasPrefix("{{#include "), line.hasSuffix("}}") {
      return line.dropFirst(11).dropLast(2).drop { $0 == " " }
    }
    guard line.hasPrefix("--8<-- \""), line.hasSuffix("\""), line.count > 9 else { return nil }
    return line.dropFirst(8).dropLast()
  }

  private static func part(_ parts: [String]) -> Part? {
    let numbers = parts.map { Int($0) }
    switch parts.count {
    case 0: return .whole
    case 1:
      if let line = numbers[0] { return .lines(line, line) }
      return parts[0].isEmpty ? nil : .mark(parts[0])
    case 2:
      guard numbers[0] != nil || parts[0].isEmpty, numbers[1] != nil || parts[1].isEmpty else {
        return nil
      }
      return .lines(numbers[0] ?? 1, numbers[1])
    default: return nil
    }
  }
}

extension FencedBlock {
  /// The file that the code is taken from; nil for a block that holds its code itself.
  package var inclusion: CodeInclusion? { role == nil ? CodeInclusion(literal) : nil }

  /// The same block with other code.
  package func holding(_ code: String) -> FencedBlock {
    FencedBlock(
      index: index, infoWords: infoWords, role: role, attributes: attributes,
      literal: Snippet(SourceFile(path: literal.file.path, text: code)), span: span,
      markSpan: markSpan, isMarkedByComment: isMarkedByComment, isClosed: isClosed,
      plainWord: plainWord)
  }
}
