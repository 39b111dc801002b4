import CallTrace
import Diagrams
import SourceText
import Testing

@Suite struct TextRendererTests {
  @Test(arguments: Sample.all, [nil, 40, 60, 100])
  func noLineEndsInBlanks(sample: Sample, width: Int?) {
    for line in lines(TextRenderer(width: width).render(sample.diagram)) {
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test(arguments: Sample.all)
  func everyLabelIsWhole(sample: Sample) {
    let text = TextRenderer().render(sample.diagram)
    for item in sample.diagram.items {
      guard case .message(let message) = item else { continue }
      #expect(text.contains(message.label))
    }
  }

  @Test(arguments: Sample.all)
  func asciiMeansASCII(sample: Sample) {
    let drawn = TextRenderer(ascii: true).render(sample.diagram).filter { !$0.isASCII }
    let written = SVGRenderer().render(sample.diagram)
    for character in drawn { #expect(written.contains(character)) }
  }

  @Test(arguments: [80, 60])
  func fitsTheWidthItIsGiven(width: Int) {
    for name in ["push", "forwarding", "warnings"] {
      let sample = Sample.all.first { $0.name == name }!
      for line in lines(TextRenderer(width: width).render(sample.diagram)) {
        #expect(DisplayWidth.columns(String(line)) <= width, "\(line)")
      }
    }
  }

  /// Rows and columns together have an end, also where no width is asked for.
  @Test func whatWouldBeTooLargeADrawingIsAList() {
    let names = (0..<2_000).map { "participant p\($0)\n" }.joined()
    let calls = (1..<2_000).map { "p\($0 - 1)->>p\($0): call\n" }.joined()
    let file = SourceFile(path: "large.mmd", text: "sequenceDiagram\n" + names + calls)
    let diagram = MermaidReader().read(Snippet(file)).value
    let text = TextRenderer().render(diagram)
    #expect(TextRenderer().isTooLarge(diagram))
    #expect(text.utf8.count < 200_000)
    #expect(lines(text).last == "1999─▶2000 call")
    for sample in Sample.all { #expect(!TextRenderer().isTooLarge(sample.diagram)) }
  }

  @Test func lifelinesAlignBesideWideCharacters() {
    let text = TextRenderer().render(SequenceDiagram(trace: SampleTraces.chinese))
    let rows = lines(text).filter { $0.contains("▶") || $0.contains("! ") }
    let columns = rows.map { row in
      DisplayWidth.columns(String(row.prefix { $0 != "┃" && $0 != "┠" }))
    }
    #expect(Set(columns).count == 1, "\(columns)")
  }

  @Test func timeThatPassesBetweenTurnsIsDrawnAndWritten() {
    var sketch = TraceSketch()
    sketch.callback("nav", "a", "viewWillAppear")
    sketch.turn(2, at: 0.35)
    sketch.callback("nav", "a", "viewDidAppear")
    sketch.turn(3, at: 2.85)
    sketch.callback("nav", "a", "viewWillDisappear")
    let diagram = SequenceDiagram(trace: sketch.trace)
    // A transition is no pause.
    let said = lines(TextRenderer().render(diagram)).filter { $0.contains(" later") }
    #expect(said.count == 1 && said[0].contains("2.5 s later"))
    #expect(SVGRenderer().render(diagram).contains(">2.5 s later</text>"))
    #expect(PlantUMLWriter().render(diagram).contains("\n...2.5 s later...\n"))
  }

  @Test func controlCharactersDoNotReachTheTerminal() {
    var diagram = SequenceDiagram()
    diagram.lifelines = [SequenceDiagram.Lifeline("a\u{1B}[31m")]
    diagram.items = [.message(.init(from: .left, to: .lifeline(0), "b\u{7}\u{202E}c"))]
    let text = TextRenderer().render(diagram)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    #expect(text.contains("bc"))
  }

  private func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }
}
