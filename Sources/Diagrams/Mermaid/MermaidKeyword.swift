/// A word of Mermaid's language.
struct MermaidKeyword {
  /// What the lexer reads after it.
  enum Follower { case nothing, name, line }

  let word: StaticString
  let kind: MermaidToken.Kind
  let follows: Follower

  private init(
    _ word: StaticString, _ kind: MermaidToken.Kind, before follows: Follower = .nothing
  ) {
    self.word = word
    self.kind = kind
    self.follows = follows
  }

  /// Whether it stands at a place, and does not go on there.
  func matches(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard SourceCharacters.matches(bytes, index, word) else { return false }
    let end = index + word.utf8CodeUnitCount
    return end >= bytes.count || !SourceCharacters.isWord(bytes[end])
  }

  static let alias = MermaidKeyword("as", .as)

  /// Those that begin with a small letter, in the order in which they are tried.
  static func all(from letter: UInt8) -> [MermaidKeyword] {
    byLetter[Int(letter) - Int(UInt8(ascii: "a"))]
  }

  private static let byLetter: [[MermaidKeyword]] = {
    var lists: [[MermaidKeyword]] = Array(repeating: [], count: 26)
    for keyword in all {
      let first = keyword.word.withUTF8Buffer { unsafe $0[0] }
      lists[Int(first) - Int(UInt8(ascii: "a"))].append(keyword)
    }
    return lists
  }()

  /// All that begin a statement or stand in one.
  private static let all: [MermaidKeyword] = [
    MermaidKeyword("box", .box, before: .line),
    MermaidKeyword("participant", .participant, before: .name),
    MermaidKeyword("actor", .actor, before: .name), MermaidKeyword("create", .create),
    MermaidKeyword("destroy", .destroy, before: .name),
    MermaidKeyword("loop", .loop, before: .line), MermaidKeyword("rect", .rect, before: .line),
    MermaidKeyword("opt", .opt, before: .line), MermaidKeyword("alt", .alt, before: .line),
    MermaidKeyword("else", .else, before: .line), MermaidKeyword("par", .par, before: .line),
    MermaidKeyword("par_over", .parOver, before: .line),
    MermaidKeyword("and", .and, before: .line),
    MermaidKeyword("critical", .critical, before: .line),
    MermaidKeyword("option", .option, before: .line),
    MermaidKeyword("break", .breaking, before: .line), MermaidKeyword("end", .end),
    MermaidKeyword("left of", .leftOf), MermaidKeyword("right of", .rightOf),
    MermaidKeyword("links", .links), MermaidKeyword("link", .link),
    MermaidKeyword("properties", .properties), MermaidKeyword("details", .details),
    MermaidKeyword("over", .over), MermaidKeyword("note", .note),
    MermaidKeyword("activate", .activate, before: .name),
    MermaidKeyword("deactivate", .deactivate, before: .name),
    MermaidKeyword("sequenceDiagram", .header), MermaidKeyword("autonumber", .autonumber),
    MermaidKeyword("off", .off),
  ]
}
