import SourceText
import Testing

@testable import Diagrams

/// The small picture of a diagram in a list.
@Suite struct DiagramThumbnailTests {
  private static func thumbnail(_ lines: String...) -> DiagramThumbnail {
    let text = "sequenceDiagram\n" + lines.map { "  \($0)\n" }.joined()
    let diagram = MermaidReader().read(Snippet(SourceFile(path: "a.mmd", text: text)))
    #expect(diagram.diagnostics.isEmpty)
    return DiagramThumbnail(diagram.value)
  }

  @Test func `lifelines stand apart as far as there is room, each with its head`() {
    #expect(Self.thumbnail("participant A").lifelines == "M33 2h6v5h-6zM36 7V46")
    #expect(
      Self.thumbnail("participant A", "participant B", "participant C").lifelines
        == "M3 2h6v5h-6zM6 7V46M33 2h6v5h-6zM36 7V46M63 2h6v5h-6zM66 7V46")
  }

  @Test func `an arrow has its head where it arrives, and one to itself comes back`() {
    let thumbnail = Self.thumbnail(
      "participant A", "participant B", "A->>B: out", "B->>A: back", "A->>A: within",
      "B->>B: at the edge")
    #expect(
      thumbnail.messages
        == "M6 12H66l-3-2v4l3-2" + "M66 18H6l3-2v4l-3-2" + "M6 23h7v2h-7l3-2v4l-3-2"
        + "M66 29h-7v2h7l-3-2v4l3-2")
  }

  @Test func `replies, notes and frames are left out`() {
    let calls = Self.thumbnail("A->>B: call", "B->>A: call")
    #expect(
      Self.thumbnail(
        "A->>B: call", "B-->>A: reply", "Note over A: note", "loop again", "B->>A: call", "end")
        == calls)
  }

  @Test func `what has no room is left out`() {
    let many = (0..<20).map { "L\($0)->>L\($0 + 1): call" }
    let text = "sequenceDiagram\n" + many.map { "  \($0)\n" }.joined()
    let diagram = MermaidReader().read(Snippet(SourceFile(path: "a.mmd", text: text))).value
    let thumbnail = DiagramThumbnail(diagram)
    #expect(thumbnail.lifelines.split(separator: "z").count == 9)
    // Of the eight that are there, seven call the next.
    #expect(thumbnail.messages.split(separator: "M").count == 7)
    let long = Self.thumbnail(
      "A->>B: 1", "A->>B: 2", "A->>B: 3", "A->>B: 4", "A->>B: 5", "A->>B: 6",
      "A->>B: 7", "A->>B: 8", "A->>B: 9", "A->>B: 10", "A->>B: 11", "A->>B: 12")
    #expect(long.messages.split(separator: "M").count == 11)
    #expect(long.messages.hasPrefix("M6 12H66l-3-2v4l3-2M6 15H66"))
  }

  @Test func `it is nothing to those who do not see it`() {
    #expect(Self.thumbnail("A->>B: call").svg.contains("aria-hidden=\"true\""))
  }
}
