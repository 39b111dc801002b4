/// The arrows of Mermaid's messages.
struct MermaidArrow {
  /// How it is written.
  let token: StaticString
  private let first: UInt8
  let isDashed: Bool
  let head: SequenceDiagram.Message.Head
  let tail: SequenceDiagram.Message.Head

  private init(
    _ token: StaticString, dashed: Bool = false, _ head: SequenceDiagram.Message.Head,
    tail: SequenceDiagram.Message.Head = .none
  ) {
    self.token = token
    first = token.withUTF8Buffer { unsafe $0[0] }
    isDashed = dashed
    self.head = head
    self.tail = tail
  }

  /// All arrows; one that begins like another comes before it.
  static let all: [MermaidArrow] = [
    MermaidArrow("<<-->>", dashed: true, .filled, tail: .filled),
    MermaidArrow("<<->>", .filled, tail: .filled),
    MermaidArrow("-->>", dashed: true, .filled), MermaidArrow("->>", .filled),
    MermaidArrow("-->", dashed: true, .none), MermaidArrow("->", .none),
    MermaidArrow("--x", dashed: true, .cross), MermaidArrow("-x", .cross),
    MermaidArrow("--)", dashed: true, .open), MermaidArrow("-)", .open),
    // The half heads: `|` with a stroke is filled, two strokes are open.
    MermaidArrow("--|\\", dashed: true, .upperHalf), MermaidArrow("-|\\", .upperHalf),
    MermaidArrow("--|/", dashed: true, .lowerHalf), MermaidArrow("-|/", .lowerHalf),
    MermaidArrow("--\\\\", dashed: true, .upperStroke), MermaidArrow("-\\\\", .upperStroke),
    MermaidArrow("--//", dashed: true, .lowerStroke), MermaidArrow("-//", .lowerStroke),
    MermaidArrow("/|--", dashed: true, .none, tail: .upperHalf),
    MermaidArrow("/|-", .none, tail: .upperHalf),
    MermaidArrow("\\|--", dashed: true, .none, tail: .lowerHalf),
    MermaidArrow("\\|-", .none, tail: .lowerHalf),
    MermaidArrow("//--", dashed: true, .none, tail: .upperStroke),
    MermaidArrow("//-", .none, tail: .upperStroke),
    MermaidArrow("\\\\--", dashed: true, .none, tail: .lowerStroke),
    MermaidArrow("\\\\-", .none, tail: .lowerStroke),
  ]

  /// The arrow that begins at a byte, by its place in the table.
  static func index(_ bytes: [UInt8], _ start: Int) -> Int? {
    let first = bytes[start]
    guard
      first == UInt8(ascii: "-") || first == UInt8(ascii: "<") || first == UInt8(ascii: "/")
        || first == UInt8(ascii: "\\")
    else { return nil }
    return all.indices.first {
      all[$0].first == first && SourceCharacters.matches(bytes, start, all[$0].token)
    }
  }
}
