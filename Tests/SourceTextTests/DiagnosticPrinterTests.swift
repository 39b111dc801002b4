import SourceText
import TestSupport
import Testing

@Suite struct DiagnosticPrinterTests {
  private let printer = DiagnosticPrinter()

  /// The printed error about what stands between `1️⃣` and `2️⃣`.
  private func printed(_ marked: String, _ message: String = "unknown name 'x'") -> String {
    let marked = MarkedText(marked)
    let file = SourceFile(path: "notes/push.md", text: marked.text)
    let span = SourceSpan(file: file, range: marked["1️⃣", "2️⃣"])
    return printer.print(Diagnostic(id: "scenario.unknown-name", message, at: span))
  }

  @Test func `the line is shown with a caret run under the span`() {
    #expect(
      printed("let a = 1\nlet b = 1️⃣abc2️⃣ + 1\n") == """
        notes/push.md:2:9: error: unknown name 'x' [scenario.unknown-name]
         2 | let b = abc + 1
           |         ^^^

        """)
  }

  @Test func `words that quote a long source are cut in their middle`() {
    let message =
      "literal '\(String(repeating: "9", count: 1_000_000))' overflows when stored into 'Int'"
    let text = printed("1️⃣a2️⃣", message)
    #expect(text.utf8.count < 1_000)
    #expect(text.contains("literal '999"))
    #expect(text.contains("9' overflows when stored into 'Int' [scenario.unknown-name]"))
  }

  @Test func `wide characters take two carets, and columns count characters`() {
    #expect(
      printed("nav.push(控制器, 1️⃣子视图2️⃣)") == """
        notes/push.md:1:15: error: unknown name 'x' [scenario.unknown-name]
         1 | nav.push(控制器, 子视图)
           |                  ^^^^^^

        """)
  }

  @Test func `a tab takes two blanks in the line and above the carets`() {
    #expect(
      printed("\tlet 1️⃣a2️⃣") == """
        notes/push.md:1:6: error: unknown name 'x' [scenario.unknown-name]
         1 |   let a
           |       ^

        """)
  }

  @Test func `a carriage return is part of the line ending`() {
    #expect(
      printed("a\r\n1️⃣b2️⃣\r\nc") == """
        notes/push.md:2:1: error: unknown name 'x' [scenario.unknown-name]
         2 | b
           | ^

        """)
  }

  @Test func `an empty span has one caret, also at the end of the file`() {
    #expect(
      printed("let a = 1️⃣2️⃣") == """
        notes/push.md:1:9: error: unknown name 'x' [scenario.unknown-name]
         1 | let a =\u{20}
           |         ^

        """)
    #expect(
      printed("let a\n1️⃣2️⃣") == """
        notes/push.md:2:1: error: unknown name 'x' [scenario.unknown-name]
         2 |\u{20}
           | ^

        """)
  }

  @Test func `a span of several lines is underlined to the end of its first`() {
    #expect(
      printed("a(1️⃣b,\n  c2️⃣)") == """
        notes/push.md:1:3: error: unknown name 'x' [scenario.unknown-name]
         1 | a(b,
           |   ^^

        """)
  }

  @Test func `the gutter is as wide as the line's number`() {
    let text = String(repeating: "\n", count: 99) + "1️⃣x2️⃣"
    #expect(printed(text).hasSuffix("\n 100 | x\n     | ^\n"))
  }

  @Test func `an empty file has no line to show`() {
    #expect(printed("1️⃣2️⃣") == "notes/push.md:1:1: error: unknown name 'x' [scenario.unknown-name]\n")
  }

  @Test func `notes have places of their own, and ways out come last`() {
    let marked = MarkedText("class 1️⃣A2️⃣ {}\n3️⃣B4️⃣()\n")
    let file = SourceFile(path: "a.swift", text: marked.text)
    let diagnostic = Diagnostic(
      .warning, id: "scenario.unused", "'B' is not declared",
      at: SourceSpan(file: file, range: marked["3️⃣", "4️⃣"]),
      notes: [
        .init("'A' is declared here", at: SourceSpan(file: file, range: marked["1️⃣", "2️⃣"])),
        .init("a bare name is a controller"),
      ],
      fixIts: [
        .init(
          "did you mean 'A'?", replace: SourceSpan(file: file, range: marked["3️⃣", "4️⃣"]),
          with: "A")
      ])
    #expect(
      printer.print([diagnostic]) == """
        a.swift:2:1: warning: 'B' is not declared [scenario.unused]
         2 | B()
           | ^
        a.swift:1:7: note: 'A' is declared here
         1 | class A {}
           |       ^
          note: a bare name is a controller
          help: did you mean 'A'?

        """)
  }

  @Test func ofAVeryLongLineItShowsWhatStandsAroundTheFault() {
    let text =
      String(repeating: "é ", count: 3_000) + "wrong" + String(repeating: " ü", count: 3_000)
    let file = SourceFile(path: "long.swift", text: text)
    let diagnostic = Diagnostic(
      id: "test.long", "a fault", at: SourceSpan(file: file, range: 9_000..<9_005))
    let lines = DiagnosticPrinter().print(diagnostic).split(separator: "\n")
    #expect(lines[0].hasPrefix("long.swift:1:6001: "))
    #expect(lines[1].hasPrefix(" 1 | …é é "))
    #expect(lines[1].hasSuffix(" ü ü…"))
    #expect(lines[1].count < 250)
    let caret = lines[2].firstIndex(of: "^").map {
      lines[2].distance(from: lines[2].startIndex, to: $0)
    }
    let word = lines[1].firstIndex(of: "w").map {
      lines[1].distance(from: lines[1].startIndex, to: $0)
    }
    #expect(caret == word)
  }

  @Test func controlCharactersOfNamesDoNotReachTheTerminal() {
    let file = SourceFile(path: "a\n::error::x.md", text: "b\n")
    let diagnostic = Diagnostic(
      id: "test.name", "no page 'n\u{1B}[31m.md'", at: SourceSpan(file: file, range: 0..<1),
      notes: [.init("c\rd")])
    #expect(
      DiagnosticPrinter().print(diagnostic) == """
        a\\u{A}::error::x.md:1:1: error: no page 'n\\u{1B}[31m.md' [test.name]
         1 | b
           | ^
          note: c\\u{D}d

        """)
  }

  @Test func `the carets stand under what is written out`() {
    #expect(
      printed("a\u{202E}b 1️⃣c\u{200B}d2️⃣") == """
        notes/push.md:1:5: error: unknown name 'x' [scenario.unknown-name]
         1 | a\\u{202E}b c\\u{200B}d
           |            ^^^^^^^^^^

        """)
  }
}
