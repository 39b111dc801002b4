import Diagrams
import SourceText
import Testing

@Suite struct TextWidthTests {
  /// A diagram of so many lifelines with names and labels of a length, each calling the next.
  private func chain(_ count: Int, name: String, label: String) -> SequenceDiagram {
    var diagram = SequenceDiagram()
    for index in 0..<count { diagram.lifelines.append(.init("\(name)\(index)")) }
    for index in 0..<count {
      let next = SequenceDiagram.Message.End.lifeline((index + 1) % count)
      diagram.items.append(
        .message(.init(from: .lifeline(index), to: next, "\(label) \(index)")))
    }
    return diagram
  }

  private func widest(_ text: String) -> Int {
    text.split(separator: "\n").reduce(0) { max($0, DisplayWidth.columns(String($1))) }
  }

  @Test(arguments: [8, 20, 40, 60, 80], [2, 5, 12, 30])
  func noLineIsWiderThanTheWidth(width: Int, count: Int) {
    for (name, label) in [
      ("Part", "a label of some words"), ("AVeryLongParticipantName", "aMethod(withAnArgument:)"),
      ("参与者", "一条很长的消息，没有空格 ✅"),
    ] {
      let diagram = chain(count, name: name, label: label)
      for renderer in [TextRenderer(width: width), TextRenderer(ascii: true, width: width)] {
        #expect(widest(renderer.render(diagram)) <= width)
      }
    }
  }

  @Test(arguments: [12, 20, 30, 40])
  func everyElementKeepsToAWidth(width: Int) {
    #expect(widest(TextRenderer(width: width).render(SampleDiagrams.everything)) <= width)
  }

  @Test func whatIsAbbreviatedStandsWholeBelow() {
    let diagram = chain(4, name: "Server", label: "please store all of these rows at once, now")
    let text = TextRenderer(width: 40).render(diagram)
    #expect(text.contains("…1"))
    #expect(text.contains("\n…5 please store all of these rows at\n"))
    #expect(text.contains("┬"))
  }

  @Test func lifelinesThatDoNotFitBecomeAList() {
    let text = TextRenderer(width: 30).render(chain(12, name: "P", label: "go"))
    #expect(text.hasPrefix("1 P0\n2 P1\n"))
    #expect(text.contains("\n1─▶2 go 0\n"))
    #expect(text.contains("\n12─▶1 go 11\n"))
  }
}
