import Foundation
import TestSupport
import Testing

/// The parts that other tools call while they build.
@Suite("In a pipeline")
struct PipelineTests {
  private static let code = """
    window.rootViewController = A()
    window.makeKeyAndVisible()
    """
  private static let note =
    "# Café\r\n\n<!-- scenario id=a title=\"Show A\" -->\n```swift\n\(code)\n```\n\nEnd"

  private func run(_ arguments: [String], _ input: String, in folder: URL? = nil) throws
    -> CommandUnderTest.Run
  {
    try CommandUnderTest.run(arguments, stdin: input, in: folder)
  }

  // MARK: A note

  @Test(arguments: ["text", "mermaid", "html"])
  func `a note goes in and comes out with its diagrams, and a second time as it is`(form: String)
    throws
  {
    let first = try run(["embed", "-", "--format", form], Self.note)
    #expect(first.status == 0 && first.error == "", "\(first.error)")
    let parts = first.output.components(separatedBy: "\n\n<!-- lifeline:begin id=a")
    #expect(parts.count == 2 && parts[0] + "\n\nEnd" == Self.note)
    #expect(first.output.hasSuffix("<!-- lifeline:end -->\n\nEnd"))
    #expect(try run(["embed", "-"], first.output).output == first.output)
  }

  @Test func `a note with a fault comes out as it went in`() throws {
    let note = Self.note.replacing("A()", with: "A(")
    let run = try run(["embed", "-", "--name", "docs/a.md"], note)
    #expect(run.status == 2 && run.output == note)
    #expect(run.error.hasPrefix("docs/a.md:"))
  }

  @Test(arguments: [
    ("a.adoc", "// scenario\n----\n\(code)\n----\n", "\n// lifeline:begin id=scenario-1 hash="),
    (
      "a.rst",
      ".. scenario id=b\n\n.. code:: swift\n\n   let a = A()\n   window.rootViewController = a\n",
      "\n.. lifeline:begin id=b hash="
    ),
    (
      "a.mdx", "{/* scenario */}\n```swift\n\(code)\n```\n",
      "\n{/* lifeline:begin id=scenario-1 hash="
    ),
  ])
  func `its name says its language`(name: String, note: String, mark: String) throws {
    for form in ["text", "svg", "mermaid"] {
      try withTemporaryDirectory { folder in
        let arguments = ["embed", "-", "--name", name, "--format", form]
        let first = try run(arguments, note, in: folder)
        #expect(first.status == 0, "\(first.error)")
        #expect(first.output.contains(mark))
        #expect(FileManager.default.fileExists(atPath: folder.path + "/assets") == (form == "svg"))
        // The form is found again in what was made.
        let second = try run(["embed", "-", "--name", name], first.output, in: folder)
        #expect(second.output == first.output && second.error == "")
      }
    }
  }

  @Test func `MDX takes no HTML`() throws {
    let note = "{/* scenario */}\n```swift\n\(Self.code)\n```\n"
    let run = try run(["embed", "-", "--name", "a.mdx", "--format", "html"], note)
    #expect(run.status == 2 && run.output == note && run.error.contains("[embed.no-html]"))
  }

  @Test(arguments: [
    ["embed", "-", "a.md"], ["embed", "-", "--format", "svg"], ["embed", "-", "--prune"],
    ["embed", "a.md", "--name", "b.md"], ["mdbook", "support", "html"], ["mdbook", "supports"],
    ["adapter"], ["adapter", "word"],
  ])
  func `what makes no sense is refused`(arguments: [String]) throws {
    #expect(try run(arguments, Self.note).status == 2)
  }

  // MARK: mdBook

  private static func book(_ key: String, renderer: String) throws -> String {
    let text = String(decoding: try JSONEncoder().encode(note), as: UTF8.self)
    return """
      [{"root":"/b","config":{"book":{"src":"src"}},"renderer":"\(renderer)","new":1},
       {"\(key)": [{"Chapter":{"name":"A","content":\(text),"number":[1],
         "sub_items":[{"Chapter":{"name":"B","content":"\\u00e9 \\ud83d\\ude00 /","sub_items":[],"path":"b.md"}}],
         "path":"a.md"}},"Separator",{"PartTitle":"P"},
         {"Chapter":{"name":"Draft","content":"","sub_items":[],"path":null}}],"unknown":[1e3,true]}]
      """
  }

  @Test(arguments: ["sections", "items"])
  func `mdBook has the chapters back with diagrams, and all else byte for byte`(key: String) throws
  {
    for (renderer, mark) in [("html", "<figure class=\\\"lifeline\\\""), ("epub", "```text")] {
      let book = try Self.book(key, renderer: renderer)
      let run = try run(["mdbook"], book)
      #expect(run.status == 0 && run.error == "", "\(run.error)")
      #expect(run.output.contains(mark))
      #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
      let start = try #require(run.output.range(of: "\"content\":"))
      let end = try #require(run.output.range(of: ",\"number\""))
      let before = try #require(book.range(of: "{\"\(key)\""))
      let text = String(decoding: try JSONEncoder().encode(Self.note), as: UTF8.self)
      #expect(
        run.output[..<start.upperBound] + text + run.output[end.lowerBound...]
          == book[before.lowerBound...].dropLast())
    }
  }

  @Test func `mdBook is told that any renderer will do, and of a chapter that will not`() throws {
    #expect(try run(["mdbook", "supports", "html"], "").status == 0)
    let book = try Self.book("items", renderer: "html").replacing("A()", with: "A(")
    let run = try run(["mdbook"], book)
    #expect(run.status == 2 && run.output == "" && run.error.hasPrefix("/b/src/a.md:"))
  }

  // MARK: Pandoc

  private static func document(_ blocks: String) -> String {
    #"{"pandoc-api-version":[1,23,1],"meta":{"x":{"t":"MetaBool","c":true}},"blocks":[\#(blocks)],"later":{}}"#
  }

  private static func block(_ classes: String, id: String = "") -> String {
    #"{"t":"CodeBlock","c":[["\#(id)",[\#(classes)],[["title","A \"b\""]]],"window.rootViewController = A()"]}"#
  }

  private static let comment = #"{"t":"RawBlock","c":["html","<!-- scenario id=a -->"]}"#

  @Test(arguments: [
    ("html", "RawBlock", "figure class=\\\"lifeline\\\""), ("html5+smart", "RawBlock", "<svg"),
    ("docx", "Para", "data:image/svg+xml;base64,"), ("epub3", "Para", "\"t\":\"Image\""),
    ("gfm", "CodeBlock", "rootViewController = A ─▶"), ("plain", "CodeBlock", "┌"),
  ])
  func `Pandoc has its document back with diagrams in the form that its format can show`(
    format: String, type: String, mark: String
  ) throws {
    for scenario in [
      Self.block(#""swift","scenario""#, id: "a"), Self.comment + "," + Self.block(#""swift""#),
      #"{"t":"BlockQuote","c":[\#(Self.block(#""scenario""#))]}"#,
    ] {
      let document = Self.document(#"{"t":"Para","c":[]},\#(scenario),{"t":"HorizontalRule"}"#)
      let run = try run(["pandoc", format], document)
      #expect(run.status == 0 && run.error == "", "\(run.error)")
      #expect(run.output.contains(mark))
      // What was added is one block, and nothing else has changed.
      let code = try #require(run.output.range(of: "window.rootViewController = A()\"]}"))
      let added = run.output.utf8.count - document.utf8.count
      let rest = run.output[code.upperBound...].utf8
      #expect(String(rest.prefix(added))?.hasPrefix(",{\"t\":\"\(type)\"") == true)
      #expect(
        String(run.output[..<code.upperBound])
          + String(decoding: rest.dropFirst(added), as: UTF8.self)
          == document)
    }
  }

  @Test(arguments: [
    ("A()", "odt", false), ("UINavigationController(rootViewController: Page())", "odt", true),
    ("UINavigationController(rootViewController: Page())", "docx", true),
    ("UINavigationController(rootViewController: Page())", "pptx", false),
  ])
  func `a drawing that is larger than a page is fitted to those that would cut it off`(
    controller: String, format: String, isFitted: Bool
  ) throws {
    let program = "window.rootViewController = \(controller)\\nwindow.makeKeyAndVisible()"
    let block = Self.block(#""swift","scenario""#).replacingOccurrences(
      of: "window.rootViewController = A()", with: program)
    let run = try run(["pandoc", format], Self.document(block))
    #expect(run.status == 0 && run.output.contains(#"[["",["lifeline"],["#), "\(run.error)")
    let width = run.output.firstMatch(of: /\[\["width","([0-9]+)px"\]\]/)
    #expect((width != nil) == isFitted)
    if let width { #expect(try #require(Int(width.1)) <= 600) }
  }

  @Test func `a diagram that embed has put into the note is replaced`() throws {
    let made =
      #"{"t":"RawBlock","c":["html","<!-- lifeline:begin id=a hash=1 -->"]},{"t":"Para","c":[]},"#
      + #"{"t":"RawBlock","c":["html","<!-- lifeline:end -->"]}"#
    let document = Self.document(
      "\(Self.comment),\(Self.block(#""swift""#)),\(made),{\"t\":\"Null\"}")
    let run = try run(["pandoc", "plain"], document)
    #expect(!run.output.contains("lifeline:begin") && run.output.contains("},{\"t\":\"Null\"}]"))
  }

  @Test func `called as a filter of Pandoc's it is one`() throws {
    try withTemporaryDirectory { folder in
      let link = folder.appendingPathComponent("lifeline-pandoc")
      let command = CommandUnderTest.executable
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: command)
      let process = Process()
      process.executableURL = link
      process.arguments = ["plain"]
      let (input, output) = (Pipe(), Pipe())
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      input.fileHandleForWriting.write(Data(Self.document(Self.block(#""scenario""#)).utf8))
      try input.fileHandleForWriting.close()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0 && text.contains("─▶"))
    }
  }

  // MARK: What is no such thing

  @Test(arguments: [
    "", "[", "{", "[1,2", "{\"a\"}", "{\"a\":}", "[1,]", "nul", "\"a", "[{}] x", "{\"a\":1,}",
    "[1 2]",
    "\u{1}", "[\"\n\"]", "{}", "[]", "null", "[{},[]]", "{\"blocks\":[]}",
    "{\"pandoc-api-version\":1,\"blocks\":{}}",
  ])
  func `what is no JSON, or another's, is told of at its place`(text: String) throws {
    for command in ["mdbook", "pandoc"] {
      let run = try run([command], text)
      #expect(run.status == 2 && run.output == "", "\(command) \(text)")
      #expect(run.error.hasPrefix("<stdin>:") && run.error.contains(": error: "))
    }
  }

  @Test func `depth and odd members are no matter`() throws {
    let deep = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
    let book = "[{\"x\":\(deep)},{\"sections\":[1,null,\(deep),{\"Chapter\":{\"content\":[]}}]}]"
    #expect(try run(["mdbook"], book).output == book.dropFirst(6 + deep.utf8.count + 2).dropLast())
    let document = Self.document(
      deep + #",{"t":"CodeBlock"},{"t":"CodeBlock","c":[[],"\ud800"]},{"c":1}"#)
    #expect(try run(["pandoc"], document).output == document)
  }

  // MARK: Adapters

  @Test(arguments: ["mkdocs", "sphinx", "jekyll", "pandoc"])
  func `an adapter calls the command as it is`(tool: String) throws {
    let run = try run(["adapter", tool], "")
    #expect(run.status == 0 && run.output.contains("lifeline"))
    if tool != "pandoc" { #expect(run.output.contains("\"embed\", \"-\", \"--format\"")) }
  }
}
