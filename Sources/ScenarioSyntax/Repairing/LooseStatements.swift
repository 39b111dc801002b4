internal import SourceText

/// Statements that stand among the members of a class, as a page shows them that leaves out the method
/// around them.
struct LooseStatements {
  private let lower: Int
  private let upper: Int
  /// What the method is called that they become.
  private let name: String
  /// What ends it.
  private let end: String

  /// The statements from a place to the end of the class or to its next member; nil where there are none.
  init?(_ lexed: LexedSnippet, at offset: Int) {
    guard let first = lexed.tokens.firstIndex(where: { Int($0.lower) >= offset }),
      Int(lexed.tokens[first].lower) == offset, lexed.tokens[first].kind != .leftBrace
    else { return nil }
    let taken = lexed.tokens.count { lexed.text($0.range).hasPrefix("statements") }
    name = taken == 0 ? "statements" : "statements\(taken + 1)"
    var depth = 0
    for token in lexed.tokens[first...] {
      let isNext = Int(token.lower) > offset && token.startsLine
      if token.kind == .end { return nil }
      if depth == 0, isNext, Self.beginsMember(token, lexed) {
        lower = offset
        upper = Int(token.lower)
        end = "}; "
        return
      }
      switch token.kind {
      case .leftBrace, .leftParen, .leftBracket: depth += 1
      case .rightBrace where depth == 0:
        lower = offset
        upper = Int(token.lower)
        end = "} "
        return
      case .rightBrace, .rightParen, .rightBracket: depth -= 1
      default: break
      }
    }
    return nil
  }

  private static func beginsMember(_ token: Token, _ lexed: LexedSnippet) -> Bool {
    ["func", "override", "init", "deinit", "private", "@IBAction", "@objc", "class", "static"]
      .contains(lexed.text(token.range))
  }

  /// The change that makes them a method of their own.
  var change: Repair.Change {
    Repair.Change(
      edits: [
        Snippet.Edit(lower..<lower, "func \(name)() { "), Snippet.Edit(upper..<upper, end),
      ],
      words: "statements among the members of a class are read as a method")
  }
}
