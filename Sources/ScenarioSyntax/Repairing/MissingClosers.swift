internal import SourceText

/// The brackets and the `@end` that a text leaves open.
///
/// One is closed at the end of the text, or before the next declaration that stands no deeper than the
/// line that opens it.
struct MissingClosers {
  private let lexed: LexedSnippet
  private let text: PublishedText
  /// The tokens that open something which nothing closes, the outermost first.
  private var open: [Token] = []
  /// The class that has no `@end`.
  private var openClass: [Token] = []
  /// Where the next class begins that leaves the one before it open.
  private var ends: [Int] = []

  /// Whether any line is indented.
  private let isIndented: Bool

  init(_ lexed: LexedSnippet) {
    self.lexed = lexed
    let text = PublishedText(lexed.snippet.bytes)
    self.text = text
    isIndented = text.lines.contains { !text.trimmed($0).isEmpty && text.indentation($0) > 0 }
    for token in lexed.tokens {
      switch token.kind {
      case .leftBrace, .leftParen, .leftBracket: open.append(token)
      case .rightBrace, .rightParen, .rightBracket: _ = open.popLast()
      case .atWord: note(lexed.text(token.range), token)
      default: break
      }
    }
  }

  private mutating func note(_ word: String, _ token: Token) {
    switch word {
    case "@interface", "@implementation":
      if !openClass.isEmpty { ends.append(Int(token.lower)) }
      openClass = [token]
    case "@end": openClass = []
    default: break
    }
  }

  /// The change that closes them.
  var change: Repair.Change? {
    var added: [(offset: Int, text: String)] = []
    var declarations = DeclarationLines(text, isDeclaration)
    for token in open.reversed() {
      added.append((place(behind: token, &declarations), closer(of: token)))
    }
    if lexed.dialect == .objectiveC {
      for end in ends { added.append((end, "@end ")) }
      if !openClass.isEmpty { added.append((lexed.snippet.bytes.count, "\n@end\n")) }
    }
    guard !added.isEmpty else { return nil }
    var edits: [Snippet.Edit] = []
    let byOffset = Dictionary(grouping: added, by: { $0.offset })
    for (offset, closers) in byOffset.sorted(by: { $0.key < $1.key }) {
      var words = closers.map { $0.text }.joined()
      // On the line of a declaration a semicolon separates it.
      if offset < lexed.snippet.bytes.count { words += lexed.dialect == .swift ? "; " : " " }
      if offset == lexed.snippet.bytes.count, endsInStatement { words = closeStatement(words) }
      edits.append(Snippet.Edit(offset..<offset, words))
    }
    var names: [String] = []
    for closer in added {
      let name = closer.text.filter { !$0.isWhitespace }
      if !names.contains(name) { names.append(name) }
    }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return Repair.Change(edits: edits, words: "\(list) is added where it is missing")
  }

  private func closer(of token: Token) -> String {
    switch token.kind {
    case .leftParen: ")"
    case .leftBracket: "]"
    default: "}"
    }
  }

  /// Where a bracket is closed. They are asked for from the last to the first.
  private func place(behind token: Token, _ lines: inout DeclarationLines) -> Int {
    let end = lexed.snippet.bytes.count
    // Where nothing is indented, no line says how deep it stands.
    guard token.kind == .leftBrace, isIndented else { return end }
    return lines.first(behind: text.line(at: Int(token.lower))) ?? end
  }

  private func isDeclaration(_ line: Range<Int>) -> Bool {
    let words =
      lexed.dialect == .swift
      ? [
        "override ", "func ", "@IBAction", "@objc", "private ", "public ", "class ", "struct ",
        "extension ", "deinit", "init(", "enum ", "protocol ", "@IBOutlet",
      ] : ["- (", "-(", "+ (", "+(", "@end", "@implementation", "@interface", "@property"]
    return words.contains { text.starts(line, with: $0) }
  }

  // MARK: Cut off

  /// Whether the text ends within a statement of Objective-C, which a semicolon has to end.
  private var endsInStatement: Bool {
    guard lexed.dialect == .objectiveC, lexed.tokens.count > 1 else { return false }
    switch lexed.tokens[lexed.tokens.count - 2].kind {
    case .semicolon, .leftBrace, .rightBrace: return false
    case .atWord: return lexed.text(lexed.tokens[lexed.tokens.count - 2].range) != "@end"
    default: return true
    }
  }

  /// The closers with a semicolon before the first brace or `@end`.
  private func closeStatement(_ closers: String) -> String {
    guard let brace = closers.firstIndex(where: { $0 == "}" || $0 == "\n" }) else {
      return closers + ";"
    }
    return String(closers[..<brace]) + ";" + String(closers[brace...])
  }
}

/// The lines of a text that begin declarations, gone through from the last to the first.
///
/// Of those behind a line only some are kept: each stands less deep than all before it.
private struct DeclarationLines {
  private let text: PublishedText
  private let isDeclaration: (Range<Int>) -> Bool
  /// The lines that have been gone through begin with this one.
  private var next: Int
  /// Those that are kept, the last of the text first.
  private var kept: [(depth: Int, place: Int)] = []

  init(_ text: PublishedText, _ isDeclaration: @escaping (Range<Int>) -> Bool) {
    self.text = text
    self.isDeclaration = isDeclaration
    next = text.lines.count
  }

  /// Where the first declaration behind a line begins that stands no deeper than the line; the lines that are
  /// asked about are descending.
  mutating func first(behind line: Int) -> Int? {
    while next > line + 1 {
      next -= 1
      let inner = text.trimmed(text.lines[next])
      guard !inner.isEmpty, isDeclaration(inner) else { continue }
      let depth = text.indentation(text.lines[next])
      while let last = kept.last, last.depth >= depth { kept.removeLast() }
      kept.append((depth, inner.lowerBound))
    }
    let depth = text.indentation(text.lines[line])
    return kept.last { $0.depth <= depth }?.place
  }
}
