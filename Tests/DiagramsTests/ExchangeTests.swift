import CallTrace
import Diagrams
import Foundation
import TestSupport
import Testing

@Suite struct ExchangeTests {
  @Test(arguments: Sample.all.prefix(4))
  func writesMermaid(sample: Sample) {
    expectGolden(MermaidWriter().render(sample.diagram), "\(sample.name).mmd")
  }

  @Test func writesEveryElementAsMermaid() {
    expectGolden(MermaidWriter().render(SampleDiagrams.everything), "everything.mmd")
  }

  @Test func escapesWhatMermaidWouldReadAsItsOwn() {
    var diagram = SequenceDiagram()
    diagram.lifelines = [SequenceDiagram.Lifeline("end"), SequenceDiagram.Lifeline("a b; c")]
    diagram.items = [
      .message(.init(from: .lifeline(0), to: .lifeline(1), "<C: #1>; end\nnext & last"))
    ]
    #expect(
      MermaidWriter().render(diagram) == """
        sequenceDiagram
          participant p1 as end
          participant p2 as a b#59; c
          p1->>p2: #lt;C: #35;1#gt;#59; end<br/>next #amp; last

        """)
  }

  /// PlantUML hangs bars on messages, and refuses one that begins on the message on which it has ended.
  @Test func aBarThatBeginsAgainAtOnceGoesOnInPlantUML() {
    var diagram = SequenceDiagram()
    diagram.lifelines = [SequenceDiagram.Lifeline("a"), SequenceDiagram.Lifeline("b")]
    var call = SequenceDiagram.Message(from: .lifeline(0), to: .lifeline(1), "call")
    call.activates = true
    diagram.items = [
      .activate(0), .deactivate(0), .message(call), .deactivate(1), .divider("later"),
      .activate(1), .message(.init(from: .lifeline(1), to: .lifeline(0), "answer")),
      .deactivate(1),
    ]
    #expect(
      PlantUMLWriter().render(diagram) == """
        @startuml
        participant a
        participant b
        a -> b : call
        activate b
        == later ==
        b -> a : answer
        deactivate b
        @enduml

        """)
  }

  /// D2 has the names of all open spans at each end of a message: without an end to them, the text of calls in
  /// calls would grow squarely.
  @Test func spansInSpansHaveAnEndInD2() {
    func diagram(_ depth: Int) -> SequenceDiagram {
      var call = SequenceDiagram.Message(from: .lifeline(0), to: .lifeline(0), "call")
      call.activates = true
      var diagram = SequenceDiagram()
      diagram.lifelines = [SequenceDiagram.Lifeline("a")]
      diagram.items =
        Array(repeating: .message(call), count: depth)
        + Array(repeating: .deactivate(0), count: depth - 1)
        + [.message(.init(from: .lifeline(0), to: .lifeline(0), "last"))]
      return diagram
    }
    #expect(!D2Writer().isTooDeep(diagram(D2Writer.deepestSpan)))
    #expect(D2Writer().isTooDeep(diagram(D2Writer.deepestSpan + 1)))
    let text = D2Writer().render(diagram(3_000))
    #expect(text.utf8.count < 2_000_000)
    #expect(text.hasSuffix("  a.span1 -> a.span1: \"last\"\n}\n"))
  }

  /// D2 has no place for a group in a group that has notes and no message.
  @Test func writesAFrameOfNotesInsideAnotherAsNotes() {
    var diagram = SequenceDiagram()
    diagram.lifelines = [SequenceDiagram.Lifeline("a"), SequenceDiagram.Lifeline("b")]
    diagram.items = [
      .open(.init(.alt, "outer")), .open(.init(.alt, "found")),
      .message(.init(from: .lifeline(0), to: .lifeline(1), "rows")), .section("lost"),
      .note(.init(at: .over(0, 0), "nothing")), .close, .close,
    ]
    #expect(
      D2Writer().render(diagram) == """
        sequence: "" {
          shape: sequence_diagram
          a: "a"
          b: "b"
          group1: "alt [outer]" {
            group2: "alt [found]" {
              a -> b: "rows"
            }
            a.note3: "else [lost]"
            a.note4: "nothing"
          }
        }

        """)
  }

  @Test(arguments: Sample.all)
  func writesJSONThatParses(sample: Sample) throws {
    let trace = try object(JSONWriter().render(sample.trace))
    #expect((trace["events"] as? [Any])?.count == sample.trace.events.count)
    let diagram = try object(JSONWriter().render(sample.diagram))
    #expect((diagram["items"] as? [Any])?.count == sample.diagram.items.count)
  }

  @Test func writesJSONInAFixedOrder() {
    expectGolden(JSONWriter().render(SampleTraces.push), "push.trace.json")
    expectGolden(JSONWriter().render(SampleDiagrams.everything), "everything.json")
  }

  @Test func escapesTextsInJSON() throws {
    var diagram = SequenceDiagram()
    diagram.title = "\"quoted\\\"\u{0}\u{1F}\n\u{2028}中文"
    #expect(try object(JSONWriter().render(diagram))["title"] as? String == diagram.title)
  }

  private func object(_ json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }
}
