import Foundation
import TestSupport
import Testing

@Suite struct EmbedCommandTests {
  private static let note = """
    Text\r
    \r
    <!-- scenario id=show title="Show A" -->\r
    ```swift\r
    window.rootViewController = A()\r
    window.makeKeyAndVisible()\r
    ```\r
    \r
    The end
    """

  /// A drawing as an earlier version has made it.
  private static let oldDrawing =
    #"<svg xmlns="http://www.w3.org/2000/svg" class="ll" width="9"></svg>"#

  /// A folder with the note as `note.md`.
  private func withNote(_ body: (URL) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.note, to: "note.md")
      try body(folder)
    }
  }

  private func embed(_ arguments: [String], in folder: URL) throws -> CommandUnderTest.Run {
    try CommandUnderTest.run(["embed", "note.md"] + arguments, in: folder)
  }

  @Test func `a diagram is put below its block, once`() throws {
    try withNote { folder in
      let first = try embed([], in: folder)
      #expect(first.status == 0, "\(first.error)")
      #expect(first.output == "note.md\n")
      let after = try folder.read("note.md")
      #expect(
        after.contains(
          /```\r\n\r\n<!-- lifeline:begin id=show hash=[0-9a-f]{16} -->\r\n\r\n```text\r\nShow A\r\n/
        ))
      #expect(after.contains("viewDidAppear"))
      #expect(after.hasSuffix("<!-- lifeline:end -->\r\n\r\nThe end"))
      let second = try embed([], in: folder)
      #expect(second.output == "")
      #expect(try folder.read("note.md") == after)
    }
  }

  @Test func `what is outside the region stays byte for byte`() throws {
    try withNote { folder in
      _ = try embed([], in: folder)
      let after = try folder.read("note.md")
      let begin = try #require(after.range(of: "\r\n<!-- lifeline:begin"))
      let end = try #require(after.range(of: "lifeline:end -->\r\n"))
      #expect(after[..<begin.lowerBound] + after[end.upperBound...] == Self.note)
    }
  }

  @Test func `a stale diagram fails the check, and nothing is written`() throws {
    try withNote { folder in
      let missing = try embed(["--check"], in: folder)
      #expect(missing.status == 1)
      #expect(missing.error.contains("note.md:4:1: error: the diagram of 'show' is stale"))
      #expect(try folder.read("note.md") == Self.note)
      _ = try embed([], in: folder)
      #expect(try embed(["--check"], in: folder).status == 0)
      let changed = try folder.read("note.md").replacingOccurrences(of: "A()", with: "Other()")
      try folder.write(changed, to: "note.md")
      #expect(try embed(["--check"], in: folder).status == 1)
    }
  }

  @Test func `mermaid becomes a block that other tools draw, and stays one`() throws {
    try withNote { folder in
      _ = try embed(["--format", "mermaid"], in: folder)
      let after = try folder.read("note.md")
      #expect(after.contains("```mermaid\r\n"))
      #expect(after.contains("sequenceDiagram\r\n"))
      #expect(try embed(["--check"], in: folder).status == 0)
      #expect(try embed([], in: folder).output == "")
    }
  }

  @Test func `an image is written beside the note and linked`() throws {
    try withNote { folder in
      let run = try embed(["--format", "svg", "--assets", "images/drawn"], in: folder)
      #expect(run.output == "images/drawn/note-show.svg\nnote.md\n")
      #expect(try folder.read("note.md").contains("![Show A](images/drawn/note-show.svg)\r\n"))
      #expect(try folder.read("images/drawn/note-show.svg").hasPrefix("<svg "))
      let check = ["--check", "--assets", "images/drawn"]
      #expect(try embed(check, in: folder).status == 0)
      try folder.write(Self.oldDrawing, to: "images/drawn/note-show.svg")
      #expect(try embed(check, in: folder).status == 1)
    }
  }

  @Test func `images stay in the folder where they are`() throws {
    try withNote { folder in
      _ = try embed(["--format", "svg", "--assets", "my img/drawn"], in: folder)
      let after = try folder.read("note.md")
      let check = try embed(["--check"], in: folder)
      #expect(check.status == 0, "\(check.error)")
      try folder.write(Self.oldDrawing, to: "my img/drawn/note-show.svg")
      #expect(try embed([], in: folder).output == "my img/drawn/note-show.svg\n")
      #expect(try folder.read("note.md") == after)
      // A diagram that is new goes to the others.
      let more = after + "\r\n\r\n<!-- scenario id=b -->\r\n```swift\r\nlet b = B()\r\n```\r\n"
      try folder.write(more, to: "note.md")
      #expect(
        try embed(["--format", "svg"], in: folder).output == "my img/drawn/note-b.svg\nnote.md\n")
    }
  }

  @Test func `an image that somebody else has drawn is not replaced`() throws {
    try withNote { folder in
      try folder.write("<svg>my own</svg>", to: "assets/note-show.svg")
      let before = try folder.read("note.md")
      let run = try embed(["--format", "svg"], in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains("'assets/note-show.svg' is no drawing of a scenario"))
      #expect(try folder.read("assets/note-show.svg") == "<svg>my own</svg>")
      #expect(try folder.read("note.md") == before)
    }
  }

  @Test(arguments: ["ll", "ll plain", "ll paper"])
  func `an image that Lifeline has drawn is replaced, by whichever version and theme`(
    style: String
  ) throws {
    try withNote { folder in
      let old = #"<svg xmlns="http://www.w3.org/2000/svg" class="\#(style)" width="9"></svg>"#
      try folder.write(old, to: "assets/note-show.svg")
      let run = try embed(["--format", "svg"], in: folder)
      #expect(run.status == 0, "\(run.error)")
      #expect(try folder.read("assets/note-show.svg") != old)
    }
  }

  @Test func `no image is written outside of the notes, unless the command says where`() throws {
    try withTemporaryDirectory { folder in
      let region =
        "\n<!-- lifeline:begin id=show -->\n![x](../../away/x.svg)\n<!-- lifeline:end -->\n"
      try folder.write(Self.note + region, to: "work/notes/note.md")
      let work = folder.appendingPathComponent("work")
      let run = try CommandUnderTest.run(["embed", "notes/note.md"], in: work)
      #expect(run.status == 2)
      #expect(run.error.contains("outside of these notes"))
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("away").path))
      let named = ["embed", "notes/note.md", "--assets", "../away"]
      #expect(try CommandUnderTest.run(named, in: work).status == 0)
      #expect(try CommandUnderTest.run(named + ["--check"], in: work).status == 0)
    }
  }

  @Test func `a symbolic link does not lead an image away`() throws {
    try withNote { folder in
      let away = folder.appendingPathComponent("away")
      let notes = folder.appendingPathComponent("notes")
      try FileManager.default.createDirectory(at: away, withIntermediateDirectories: true)
      try folder.write(Self.note, to: "notes/note.md")
      try FileManager.default.createSymbolicLink(
        at: notes.appendingPathComponent("assets"), withDestinationURL: away)
      let run = try CommandUnderTest.run(["embed", "note.md", "--format", "svg"], in: notes)
      #expect(run.status == 2)
      #expect(try FileManager.default.contentsOfDirectory(atPath: away.path).isEmpty)
    }
  }

  @Test func `a title may have the signs of a link in it`() throws {
    try withNote { folder in
      let note = Self.note.replacingOccurrences(of: "Show A", with: "[x](y/z) A")
      try folder.write(note, to: "note.md")
      _ = try embed(["--format", "svg", "--assets", "img"], in: folder)
      let check = try embed(["--check"], in: folder)
      #expect(check.status == 0, "\(check.error)")
    }
  }

  @Test func `images beside the note stay there, wherever the command is called`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.note, to: "notes/deep/note.md")
      let notes = folder.appendingPathComponent("notes")
      let arguments = ["embed", "deep/note.md", "--format", "svg", "--assets", "deep"]
      #expect(try CommandUnderTest.run(arguments, in: notes).status == 0)
      let check = try CommandUnderTest.run(["embed", "notes", "--check"], in: folder)
      #expect(check.status == 0, "\(check.error)")
    }
  }

  @Test func `a note of what brings a diagram up to date says with which options`() throws {
    try withNote { folder in
      let check = try embed(["--check", "--format", "svg", "--assets", "my img"], in: folder)
      #expect(
        check.error.contains("'lifeline embed note.md --format svg --assets \"my img\"' brings it"),
        "\(check.error)")
    }
  }

  @Test func `a folder for images where there are none is a mistake`() throws {
    try withNote { folder in
      let run = try embed(["--assets", "img"], in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains("'--assets' is for images"), "\(run.error)")
      #expect(try folder.read("note.md") == Self.note)
    }
  }

  @Test func `a region that belongs to no scenario any more is told of`() throws {
    try withNote { folder in
      _ = try embed([], in: folder)
      let gone = try folder.read("note.md").replacingOccurrences(
        of: "<!-- scenario id=show title=\"Show A\" -->\r\n", with: "")
      try folder.write(gone, to: "note.md")
      let run = try embed(["--check"], in: folder)
      #expect(run.status == 1)
      #expect(run.error.hasPrefix("note.md:8:1: error: "), "\(run.error)")
      #expect(run.error.contains("[embed.stray-region]"))
      let twice =
        Self.note + "\r\n\r\n<!-- lifeline:begin id=a -->\r\n<!-- lifeline:end -->\r\n"
        + "\r\n<!--lifeline:begin id=b-->\r\n<!--lifeline:end-->\r\n"
      try folder.write(twice, to: "note.md")
      let second = try embed([], in: folder)
      #expect(second.error.contains("note.md:14:1: warning: "), "\(second.error)")
    }
  }

  @Test func `properties of a vault are nothing of ours here either`() throws {
    try withNote { folder in
      try folder.write("{}", to: ".obsidian/app.json")
      try folder.write("---\nnotes: mine\nios: yes\nstage: draft\n---\n" + Self.note, to: "note.md")
      let run = try embed([], in: folder)
      #expect(run.status == 0 && run.error == "", "\(run.error)")
    }
  }

  @Test func `an info string of several words gets a hint`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("```swift scenario id=a\nlet a = A()\n```\n", to: "note.md")
      let run = try embed([], in: folder)
      #expect(run.status == 0)
      #expect(run.error.contains("note.md:1:"))
      #expect(run.error.contains("'<!-- scenario id=a -->' on the line before a plain fence"))
    }
  }

  @Test func `a broken scenario leaves its note as it is`() throws {
    try withTemporaryDirectory { folder in
      let note = "```swift scenario\nlet a = \n```\n"
      try folder.write(note, to: "note.md")
      let run = try embed([], in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains("note.md:"))
      #expect(try folder.read("note.md") == note)
    }
  }

  @Test func `a built site and drawings are no notes of a folder`() throws {
    try withNote { folder in
      let build = ["build", "--content", ".", "--output", "public"]
      #expect(try CommandUnderTest.run(build, in: folder).status == 0)
      let twin = try folder.read("public/note.md")
      try folder.write(Self.note, to: "board.excalidraw.md")
      #expect(try CommandUnderTest.run(["embed", "."], in: folder).output == "note.md\n")
      #expect(try folder.read("public/note.md") == twin)
      #expect(try folder.read("board.excalidraw.md") == Self.note)
    }
  }

  @Test func `notes keep their permissions`() throws {
    try withNote { folder in
      let path = folder.appendingPathComponent("note.md").path
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      _ = try embed([], in: folder)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }
}
