import Diagrams
import Foundation
import SourceText
import TestSupport
import Testing

@Suite struct PlantUMLReaderTests {
  // MARK: Real grammar

  /// The sources in `PlantUML`, which have what PlantUML's guide shows of sequence diagrams, and what
  /// trips readers.
  ///
  /// PlantUML 1.2025.9 accepts and rejects the same of them, but for its preprocessor, and draws the same
  /// participants and messages.
  @Test func readsTheSourcesAsPlantUMLDoes() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("PlantUML")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count >= 30)
    var listing = ""
    for name in names where name.hasSuffix(".puml") {
      let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
      let file = SourceFile(path: name, text: String(decoding: bytes, as: UTF8.self))
      listing += "\(name)\n" + SourceListing.of(PlantUMLReader().read(Snippet(file))) + "\n"
    }
    expectGolden(listing, "plantuml-sources.txt")
  }

  @Test func drawsAWholeDiagram() {
    let checked = read(Self.shop)
    #expect(checked.diagnostics.isEmpty)
    expectGolden(SVGRenderer().render(checked.value), "plantuml.svg")
    expectGolden(TextRenderer().render(checked.value), "plantuml.txt")
  }

  @Test func readsWhatTheWriterWrites() {
    let text = PlantUMLWriter().render(read(Self.shop).value)
    let read = self.read(text)
    #expect(read.diagnostics.isEmpty)
    #expect(PlantUMLWriter().render(read.value) == text)
  }

  @Test(arguments: Sample.all)
  func readsTheParticipantsAndMessagesThatAreWritten(sample: Sample) {
    let read = self.read(PlantUMLWriter().render(sample.diagram))
    #expect(read.diagnostics.isEmpty)
    #expect(read.value.lifelines.count == sample.diagram.lifelines.count)
    #expect(messages(read.value).count == messages(sample.diagram).count)
  }

  // MARK: Labels

  /// A text with marks, and what it is read as.
  struct Marked: CustomTestStringConvertible, Sendable {
    var source: String
    var text: String
    var runs: [String]
    var testDescription: String { source }
  }

  @Test(arguments: [
    Marked(source: "a **b** c", text: "a b c", runs: ["b bold"]),
    Marked(source: "//a// ''b''", text: "a ''b''", runs: ["a italic"]),
    Marked(
      source: "\"\"f(x)\"\" --old-- __u__", text: "f(x) old u",
      runs: ["f(x) code", "old struck", "u line"]),
    Marked(source: "**a //b// c**", text: "a b c", runs: ["a  bold", "b bold italic", " c bold"]),
    Marked(source: "a ** b", text: "a ** b", runs: []),
    Marked(source: "**never closed", text: "**never closed", runs: []),
    Marked(source: "~**as it is~**", text: "**as it is**", runs: []),
    Marked(source: "<color:red>r</color><b>b</b>", text: "rb", runs: ["r red", "b bold"]),
    Marked(source: "a<b and c>d", text: "a<b and c>d", runs: []),
    Marked(source: "[[https://x.org/ page]]", text: "page", runs: ["page https://x.org/"]),
    Marked(source: "[[javascript:alert(1) x]]", text: "x", runs: ["x"]),
    Marked(source: "O<sub>A</sub><sup>DID</sup>", text: "O_A^DID", runs: []),
    Marked(source: "x<sub>12</sub> y<sup>-1</sup>", text: "x₁₂ y⁻¹", runs: []),
    Marked(source: "<U+41>&#66;\\n<&key>C", text: "AB\nC", runs: []),
  ])
  func readsWhatMarksMean(marked: Marked) throws {
    let message = try #require(messages(read("A -> B : \(marked.source)").value).first)
    #expect(message.label == marked.text)
    let bytes = Array(message.label.utf8)
    let runs = message.runs.map { run in
      var words = [String(decoding: bytes[run.range], as: UTF8.self)]
      if run.style.contains(.bold) { words.append("bold") }
      if run.style.contains(.italic) { words.append("italic") }
      if run.style.contains(.monospaced) { words.append("code") }
      if run.style.contains(.struck) { words.append("struck") }
      if run.style.contains(.underlined) { words.append("line") }
      return (words + [run.color, run.link].compactMap { $0 }).joined(separator: " ")
    }
    #expect(runs == marked.runs)
  }

  @Test func warnsOnceOfPicturesThatAreNotDrawn() {
    let ids = read("A -> B : <&key> a\nA -> B : <img:x.png>\nA -> B : a<b and c>d").diagnostics
    #expect(ids.map(\.id) == ["plantuml.picture"])
  }

  // MARK: Kinds

  @Test(arguments: [
    ("@startuml\nA -> B\n@enduml", true), ("participant A", true), ("A -> B : x", true),
    ("@startuml\nclass A\nA --> B\n@enduml", false), ("@startmindmap\n* a\n@endmindmap", false),
    ("@startuml\n[*] --> A\n@enduml", false), ("@startuml\n:step;\n@enduml", false),
    ("@startuml\nA -> B\nnote left\nclass of things\nend note\n@enduml", true),
    ("@startuml\nactor A\nusecase B\nA --> B\n@enduml", false), ("prose", false), ("", false),
  ])
  func tellsSequenceDiagramsFromOthers(source: String, isSequence: Bool) {
    let snippet = Snippet(SourceFile(path: "a.puml", text: source))
    #expect(PlantUMLReader().recognizes(snippet) == isSequence)
  }

  // MARK: Drawing

  @Test func messagesOfTheSameTimeShareARowWhereThereIsRoom() {
    let text = read("A -> B : one\n& C -> D : two\nB -> C : three\n& A -> D : four").value
    let svg = SVGRenderer().render(text)
    let rows = ["one", "two", "three", "four"].map { label in
      svg.firstRange(of: ">\(label)<").map { svg[..<$0.lowerBound] }?
        .components(separatedBy: " y=\"").last.flatMap { Int($0.prefix { $0 != "\"" }) } ?? -1
    }
    #expect(rows[0] == rows[1])
    #expect(rows[2] != rows[3])
  }

  @Test func aTextThatIsTooLargeIsRefused() {
    let text = String(repeating: "A -> B : x\n", count: 30_000)
    #expect(read(text).diagnostics.map(\.id) == ["plantuml.too-large"])
  }

  @Test func aDeepNestIsRefused() {
    let text = String(repeating: "alt a\n", count: 200) + "A -> B"
    #expect(read(text).diagnostics.contains { $0.id == "plantuml.depth" })
  }

  // MARK: Samples

  private func read(_ text: String) -> Checked<SequenceDiagram> {
    PlantUMLReader().read(Snippet(SourceFile(path: "a.puml", text: text)))
  }

  private func messages(_ diagram: SequenceDiagram) -> [SequenceDiagram.Message] {
    diagram.items.compactMap { if case .message(let message) = $0 { message } else { nil } }
  }

  private static let shop = """
    @startuml
    title An **order**
    autonumber
    actor Customer #lightgreen
    box "Shop" #lightblue
      participant Web <<front>>
      database Stock #pink
    end box
    == Order ==
    Customer -> Web ++ : **order** [[https://example.com/items items]]
    Web -[#blue]> Stock ++ : ""reserve(item)""
    hnote over Stock : reserved
    Stock --> Web -- : //ok//
    group Payment [by card]
      ref over Web, Stock : the payment
    end
    ...a day later...
    [-> Web : a <color:red>late</color> signal
    |||
    Web --> Customer -- : sent
    note right #gold
      Two lines,
      the second --short--
    end note
    legend
      what it says
    end legend
    @enduml
    """
}
