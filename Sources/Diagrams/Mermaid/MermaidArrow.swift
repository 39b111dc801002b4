/// The arrows of Mermaid's messages.
struct MermaidArrow {
  /// How it is written.
  let token: String
  let isDashed: Bool
  let head: SequenceDiagram.Message.Head
  let tail: SequenceDiagram.Message.Head

  private init(
    _ token: String, dashed: Bool = false, _ head: SequenceDiagram.Message.Head,
    tail: SequenceDiagram.Message.Head = .none
  ) {
    self.token = token
    isDashed = dashed
    self.head = head
    self.tail = tail
  }

  /// All arrows; one that begins like another comes before it.
  private static let all: [MermaidArrow] = [
    MermaidArrow("<<-->>", dashed: true, .filled, tail: .filled),
    MermaidArrow("<<->>", .filled, tail: .filled),
    MermaidArrow("-->>", dashed: true, .filled), MermaidArrow("->>", .filled),
    MermaidArrow("-->", dashed: true, .none), MermaidArrow("->", .none),
    MermaidArrow("--x", dashed: true, .cross), MermaidArrow("-x", .cross),
    MermaidArrow("--X", dashed: true, .cross), MermaidArrow("-X", .cross),
    MermaidArrow("--)", dashed: true, .open), MermaidArrow("-)", .open),
    // The half heads: `|` with a stroke is filled, two strokes are open.
    MermaidArrow("--|\\", dashed: true, .upperHalf), MermaidArrow("-|\\", .upperHalf),
    MermaidArrow("--|/", dashed: true, .lowerHalf), MermaidArrow("-|/", .lowerHalf),
    MermaidArrow("--\\\\", dashed: true, .upperHalf), MermaidArrow("-\\\\", .upperHalf),
    MermaidArrow("--//", dashed: true, .lowerHalf), MermaidArrow("-//", .lowerHalf),
    MermaidArrow("/|--", dashed: true, .none, tail: .upperHalf),
    MermaidArrow("/|-", .none, tail: .upperHalf),
    MermaidArrow("\\|--", dashed: true, .none, tail: .lowerHalf),
    MermaidArrow("\\|-", .none, tail: .lowerHalf),
    MermaidArrow("//--", dashed: true, .none, tail: .upperHalf),
    MermaidArrow("//-", .none, tail: .upperHalf),
    MermaidArrow("\\\\--", dashed: true, .none, tail: .lowerHalf),
    MermaidArrow("\\\\-", .none, tail: .lowerHalf),
  ]

  /// The first arrow in some bytes, before any colon, and where it begins.
  static func first(in bytes: [UInt8]) -> (arrow: MermaidArrow, index: Int)? {
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: ":") { return nil }
      guard
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "/")
          || byte == UInt8(ascii: "\\")
      else { continue }
      for arrow in all where bytes[index...].starts(with: arrow.token.utf8) {
        return (arrow, index)
      }
    }
    return nil
  }
}
