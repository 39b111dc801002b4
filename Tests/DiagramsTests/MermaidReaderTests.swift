import Diagrams
import Foundation
import SourceText
import TestSupport
import Testing

@Suite struct MermaidReaderTests {
  // MARK: What is read

  @Test func readsWhatTheWriterWrites() {
    let text = MermaidWriter().render(SampleDiagrams.everything)
    let read = self.read(text)
    #expect(read.diagnostics.isEmpty)
    #expect(MermaidWriter().render(read.value) == text)
  }

  @Test(arguments: Sample.all)
  func readsTheParticipantsAndMessagesThatAreWritten(sample: Sample) {
    let read = self.read(MermaidWriter().render(sample.diagram))
    #expect(read.diagnostics.isEmpty)
    let names = Set(read.value.lifelines.map(\.name))
    #expect(sample.diagram.lifelines.allSatisfy { names.contains($0.name) })
    let sent = messages(read.value).map(\.label)
    let meant = messages(sample.diagram).map(\.label)
    #expect(sent.count == meant.count)
    // A badge follows a label.
    #expect(zip(sent, meant).allSatisfy { $0.hasPrefix($1) })
  }

  // MARK: What Mermaid draws

  @Test func aBarMayBeginBeforeItsLifelineIsNamed() {
    let checked = read(
      "sequenceDiagram\nactivate B\nactivate C\nA->>A: think\nA->>B: hi\ndeactivate B\n")
    #expect(checked.diagnostics.isEmpty)
    let text = TextRenderer().render(checked.value)
    #expect(checked.value.lifelines.map(\.name) == ["A", "B"])
    #expect(text.contains("├─ hi ─────▶┃"), "\(text)")
  }

  @Test func aLifelineThatEndsAtACrossHasOne() {
    let checked = read("sequenceDiagram\nA->>B: hi\ndestroy B\nA-xB: bye\nA->>A: alone\n")
    #expect(checked.diagnostics.isEmpty)
    let text = TextRenderer().render(checked.value)
    #expect(text.split(separator: "✗").count == 2, "\(text)")
    let svg = SVGRenderer().render(checked.value)
    #expect(!svg.contains("class=\"end\""), "\(svg)")
  }

  @Test(arguments: [
    "\"type\": [boundary", "\"alias\": {a: b", "\"type\": \"actor\", \"type\": \"queue\"",
    "\"type\": @actor", "alias: a: b", ": actor",
  ])
  func whatIsNoYAMLInAConfigurationIsAnError(_ configuration: String) {
    let checked = read("sequenceDiagram\nparticipant A@{ \(configuration) }\nA->>A: x\n")
    #expect(checked.diagnostics.map(\.id) == ["mermaid.attributes"])
  }

  @Test func drawsAWholeDiagram() {
    let checked = read(Self.library)
    #expect(checked.diagnostics.isEmpty)
    expectGolden(SVGRenderer().render(checked.value), "library.svg")
    expectGolden(TextRenderer().render(checked.value), "library.txt")
  }

  /// An arrow and what is read of it.
  struct Arrow: CustomTestStringConvertible, Sendable {
    var token: String
    var isDashed: Bool
    var head: SequenceDiagram.Message.Head
    var tail = SequenceDiagram.Message.Head.none
    var testDescription: String { token }
  }

  @Test(arguments: [
    Arrow(token: "->", isDashed: false, head: .none),
    Arrow(token: "-->", isDashed: true, head: .none),
    Arrow(token: "->>", isDashed: false, head: .filled),
    Arrow(token: "-->>", isDashed: true, head: .filled),
    Arrow(token: "<<->>", isDashed: false, head: .filled, tail: .filled),
    Arrow(token: "<<-->>", isDashed: true, head: .filled, tail: .filled),
    Arrow(token: "-x", isDashed: false, head: .cross),
    Arrow(token: "--x", isDashed: true, head: .cross),
    Arrow(token: "-)", isDashed: false, head: .open),
    Arrow(token: "--)", isDashed: true, head: .open),
    Arrow(token: "-|\\", isDashed: false, head: .upperHalf),
    Arrow(token: "-//", isDashed: false, head: .lowerStroke),
    Arrow(token: "//--", isDashed: true, head: .none, tail: .upperStroke),
  ])
  func readsEveryArrow(arrow: Arrow) throws {
    for (pair, hasCircles) in [
      ("A\(arrow.token)B: hi", false), ("A ()\(arrow.token)() B:hi", true),
    ] {
      let checked = read("sequenceDiagram\n\(pair)")
      #expect(checked.diagnostics.isEmpty)
      let message = try #require(messages(checked.value).first)
      #expect(message.startsAtCircle == hasCircles && message.endsAtCircle == hasCircles)
      #expect(message.isDashed == arrow.isDashed)
      #expect(message.head == arrow.head)
      #expect(message.tail == arrow.tail)
      #expect(message.label == "hi")
      #expect(checked.value.lifelines.map(\.name) == ["A", "B"])
    }
  }

  @Test func readsLabelsAsTheyAreMeant() {
    let diagram = read(
      """
      sequenceDiagram
        A->>B: wrap: one<br/>two <BR> three
        A->>B: #35;1 #lt;b#gt; #quot;x#quot; #59; # a remark
        A->>B: first;B->>A: second
        A->>B: 你好，#9829;
      """
    ).value
    #expect(
      messages(diagram).map(\.label) == [
        "one\ntwo\nthree", "#1 <b> \"x\" ;", "first", "second", "你好，♥",
      ])
  }

  @Test func readsFrontMatterDirectivesAndComments() {
    let diagram = read(
      """
      ---
      title: "A title"
      ---
      %%{init: {
        "theme": "dark"
      }}%%
      %% a remark
      sequenceDiagram
        accDescr {
          In two
          lines.
        }
        %% another
        A->>B: hi
      """
    ).value
    #expect(diagram.title == "A title")
    #expect(diagram.summary == "In two lines.")
    #expect(messages(diagram).count == 1)
  }

  @Test func numbersMessagesWithStepsAndDecimals() {
    let diagram = read(
      """
      sequenceDiagram
        A->>B: none
        autonumber 10 5
        A->>B: ten
        A->>B: fifteen
        autonumber off
        A->>B: none
        autonumber 1.5 .25
        A->>B: one and a half
        A->>B: a quarter more
      """
    ).value
    #expect(messages(diagram).map(\.number) == [nil, "10", "15", nil, "1.5", "1.75"])
  }

  @Test func keepsTheParticipantsOfABoxTogether() {
    let diagram = read(
      """
      sequenceDiagram
        participant A
        participant B
        box lightblue Two of them
          participant A
          participant C
        end
        A->>B: hi
      """
    ).value
    #expect(diagram.lifelines.map(\.name) == ["A", "C", "B"])
    #expect(diagram.groups.map(\.title) == ["Two of them"])
    #expect(diagram.groups.map(\.members) == [0..<2])
    #expect(messages(diagram).first?.to == .lifeline(2))
  }

  @Test func takesOnlyLinksThatRunNothing() {
    let diagram = read(
      """
      sequenceDiagram
        link A: Docs @ https://example.com/a
        links B: {"Run": "javascript:alert(1)"}
      """
    ).value
    #expect(diagram.lifelines.map(\.link) == ["https://example.com/a", nil])
  }

  @Test func namesEndWhereMermaidEndsThem() {
    let diagram = read(
      """
      sequenceDiagram
        Alice-Smith->>A(b): to a name with a parenthesis
      """
    ).value
    #expect(diagram.lifelines.map(\.name) == ["Alice-Smith", "A(b)"])
    let cross = read("sequenceDiagram\n  a-xb: lost").value
    #expect(cross.lifelines.map(\.name) == ["a", "b"])
  }

  @Test func writesItsNumbersAndColoursBack() {
    let text = """
      sequenceDiagram
        accTitle: Heard
        box rgb(10, 20, 200) Core
          participant A
        end
        participant p2 as B; C
        links A: {"Docs": "https://example.com/?a=1\\u0026b"}
        autonumber 5 2.5
        A->>p2: five
        A->>p2: seven and a half
        autonumber off
        rect lightblue
          A()-|\\()p2: half
        end
        rect
          A->>p2: in no colour
        end

      """
    let checked = read(text.replacingOccurrences(of: "B; C", with: "B#59; C"))
    #expect(checked.diagnostics.isEmpty)
    let written = MermaidWriter().render(checked.value)
    let again = read(written)
    #expect(again.diagnostics.isEmpty)
    #expect(JSONWriter().render(again.value) == JSONWriter().render(checked.value))
    #expect(messages(again.value).map(\.number) == ["5", "7.5", nil, nil])
  }

  @Test func decodesEntitiesInNamesThatNothingDeclares() {
    let names = read("sequenceDiagram\n#quot;A#quot;->>B: hi").value.lifelines.map(\.name)
    #expect(names == ["\"A\"", "B"])
  }

  @Test(arguments: [
    "title: A (b) #1, don't", "title: 'it''s: fine' # so", "title: \"a: \\\"b\"",
    "config:\n  theme: dark\n  themeVariables: { a: 'b', \"c\": [1, 2] }\ntitle: x",
    "config:\n  sequence:\n    wrap: true\n  look: x\ntitle: https://a.example/b",
    "title: |\n  several: lines\n  [of text\nlist:\n- a: b\n  c: d\n- e",
    "title: goes\n  on here", "config: {\n  a: 1,\n  b: [2,\n 3] }", "", "# a remark", "words",
  ])
  func acceptsFrontMatterThatIsYAML(matter: String) {
    let read = self.read("---\n\(matter)\n---\nsequenceDiagram\n  A->>B: hi")
    #expect(read.diagnostics.isEmpty)
    #expect(messages(read.value).count == 1)
  }

  // MARK: What is rejected

  @Test(arguments: [
    "flowchart TD": ("mermaid.header", 1, 1),
    "; sequenceDiagram": ("mermaid.header", 1, 1),
    "sequenceDiagram\n  A to B": ("mermaid.statement", 2, 3),
    "sequenceDiagram\n  A->>B": ("mermaid.text", 2, 7),
    "sequenceDiagram\n  ->>B: hi": ("mermaid.name", 2, 3),
    "sequenceDiagram\n  loop twice\n  A->>B: hi": ("mermaid.unclosed", 2, 3),
    "sequenceDiagram\n  A->>B: hi\n  end": ("mermaid.end", 3, 3),
    "sequenceDiagram\n  opt x\n  else y\n  end": ("mermaid.section", 3, 3),
    "sequenceDiagram\n  A-->>-B: hi": ("mermaid.inactive", 2, 3),
    "sequenceDiagram\n  deactivate A": ("mermaid.inactive", 2, 14),
    "sequenceDiagram\n  create participant C\n  A->>B: hi": ("mermaid.not-created", 3, 3),
    "sequenceDiagram\n  A->>B: hi\n  destroy C\n  A->>B: hi": ("mermaid.not-destroyed", 4, 3),
    "sequenceDiagram\n  A->>B: x\n  create participant B\n  A->>B: y":
      ("mermaid.created-twice", 3, 22),
    "sequenceDiagram\n  box\n  participant A\n  A->>A: hi\n  end": ("mermaid.in-box", 4, 3),
    "sequenceDiagram\n  box a\n  participant A\n  end\n  box b\n  participant A\n  end":
      ("mermaid.two-boxes", 6, 15),
    "sequenceDiagram\n  participant A@{ \"type\" \"queue\" }": ("mermaid.attributes", 2, 19),
    "sequenceDiagram\n  participant": ("mermaid.name", 2, 14),
    "sequenceDiagram\n  Note on A: hi": ("mermaid.note", 2, 8),
    "sequenceDiagram\n  autonumber x": ("mermaid.autonumber", 2, 14),
    "sequenceDiagram\n  A->>end: hi": ("mermaid.name", 2, 7),
    "---\ntitle: [a\n---\nsequenceDiagram": ("mermaid.front-matter", 2, 8),
    "---\ntitle: a: b\n---\nsequenceDiagram": ("mermaid.front-matter", 2, 9),
    "---\ntitle: a\n  b: c\n---\nsequenceDiagram": ("mermaid.front-matter", 3, 4),
    "---\ntitle: a\ntitle: b\n---\nsequenceDiagram": ("mermaid.front-matter", 3, 1),
    "---\ntitle: a\nwords\n---\nsequenceDiagram": ("mermaid.front-matter", 3, 1),
    "---\nconfig:\n\ttheme: a\n---\nsequenceDiagram": ("mermaid.front-matter", 3, 1),
    "---\ntitle: \"a\" b\n---\nsequenceDiagram": ("mermaid.front-matter", 2, 12),
  ])
  func rejectsWithThePlace(text: String, expected: (id: String, line: Int, column: Int)) throws {
    let diagnostic = try #require(read(text).diagnostics.first)
    #expect(diagnostic.id == expected.id)
    #expect(diagnostic.span.start == SourcePosition(line: expected.line, column: expected.column))
    #expect(diagnostic.message.first?.isUppercase == false)
  }

  @Test func anythingIsReadWithoutATrap() {
    let pieces = [
      "sequenceDiagram", "\n", ";", "A", "->>", ":", "end", "alt", "note over", ",", "#", "<br",
      "box", "@{", "}", "autonumber 9", "+", "-", "create participant", "destroy", "par", "and",
    ]
    var state: UInt64 = 7
    for _ in 0..<400 {
      var text = "sequenceDiagram\n"
      for _ in 0..<24 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count] + " "
      }
      let diagram = read(text).value
      #expect(!SVGRenderer().render(diagram).isEmpty)
      #expect(!TextRenderer(width: 60).render(diagram).isEmpty || diagram.items.isEmpty)
      #expect(!MermaidWriter().render(diagram).isEmpty)
    }
  }

  @Test func deepNestingIsAnErrorAndNotACrash() {
    let text = "sequenceDiagram\n" + String(repeating: "opt x\n", count: 2_000)
    #expect(read(text).diagnostics.contains { $0.id == "mermaid.depth" })
  }

  @Test func warnsOfWordsBehindANumberSign() {
    let text = "sequenceDiagram\n  # all of it\nA->>B: issue #12 done\nA->>B: issue #35;12"
    let checked = read(text)
    #expect(checked.diagnostics.map(\.id) == ["mermaid.comment"])
    #expect(messages(checked.value).map(\.label) == ["issue", "issue #12"])
  }

  @Test func saysOnlyThatBlocksAreNestedTooDeep() {
    let loops = String(repeating: "loop x\n", count: 300)
    let text = "sequenceDiagram\n\(loops)A->>B: x\n\(String(repeating: "end\n", count: 300))"
    #expect(read(text).diagnostics.map(\.id) == ["mermaid.depth"])
  }

  // MARK: Shared

  private func read(_ text: String) -> Checked<SequenceDiagram> {
    MermaidReader().read(Snippet(SourceFile(path: "diagram.mmd", text: text)))
  }

  private func messages(_ diagram: SequenceDiagram) -> [SequenceDiagram.Message] {
    diagram.items.compactMap { item in
      if case .message(let message) = item { message } else { nil }
    }
  }

  private static let library = """
    sequenceDiagram
      title: Borrowing a book
      autonumber
      actor R as Reader
      box Library
        participant D as Desk
        participant C@{ "type": "database" } as Catalogue
      end
      R->>+D: may I have "Sequence Diagrams by Example, third edition"?
      D->>+C: find(title)
      alt there is a copy
        C-->>-D: shelf 12
        create participant L as Loan
        D->>L: open(until: 1 May)
        D-->>-R: here you are
        Note over R,D: two weeks, and a reminder the day before
      else all are out
        loop each morning
          D->>D: look in the returns box
        end
        D--xR: sorry
      end
      par
        R-)D: thank you
      and
        destroy L
        D->>L: close()
      end
    """
}
