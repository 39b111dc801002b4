import Foundation
import TestSupport
import Testing

/// What a person changes in what `embed` has made.
@Suite("What is edited in a diagram")
struct EmbeddedEditTests {
  private static let note = """
    <!-- scenario id=show title="Show A" -->
    ```swift
    window.rootViewController = A()
    window.makeKeyAndVisible()
    ```

    """

  private func embed(_ arguments: [String] = [], in folder: URL) throws -> CommandUnderTest.Run {
    try CommandUnderTest.run(["embed", "note.md"] + arguments, in: folder)
  }

  /// A folder with a note that has its diagram.
  private func withDiagram(
    _ arguments: [String] = [], _ body: (URL) throws -> Void
  ) throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.note, to: "note.md")
      try #require(try embed(arguments, in: folder).status == 0)
      try body(folder)
    }
  }

  private func change(_ old: String, to new: String, in folder: URL) throws -> String {
    let text = try folder.read("note.md")
    try #require(text.contains(old))
    let changed = text.replacingOccurrences(of: old, with: new)
    try folder.write(changed, to: "note.md")
    return changed
  }

  @Test func `stays until --force is given, whatever becomes of its scenario`() throws {
    try withDiagram { folder in
      _ = try change("viewDidLoad()", to: "viewDidLoad() (mine)", in: folder)
      let edited = try change(
        "rootViewController = A()", to: "rootViewController = B()", in: folder)
      for arguments in [[], ["--check"], ["--format", "mermaid"], ["--prune"]] {
        let run = try embed(arguments, in: folder)
        #expect(run.status == 1, "\(arguments)")
        #expect(run.error.contains("[embed.edited]"))
        #expect(run.error.contains("  note: - ") && run.error.contains("  note: + "))
        #expect(try folder.read("note.md") == edited)
      }
      #expect(try embed(["--force"], in: folder).status == 0)
      #expect(try !folder.read("note.md").contains("(mine)"))
      #expect(try embed(["--check"], in: folder).status == 0)
    }
  }

  @Test func `stays the only one of a scenario that is renamed`() throws {
    try withDiagram { folder in
      _ = try change("viewDidLoad()", to: "viewDidLoad() (mine)", in: folder)
      let edited = try change("scenario id=show", to: "scenario id=other", in: folder)
      for arguments in [[], ["--check"], ["--prune"]] {
        let run = try embed(arguments, in: folder)
        #expect(run.status == 1 && run.error.contains("[embed.edited]"), "\(arguments)")
        #expect(run.error.contains("it was made when the scenario was called 'show'"))
        #expect(try folder.read("note.md") == edited)
      }
      #expect(try embed(["--force"], in: folder).status == 0)
      #expect(try folder.read("note.md").contains("lifeline:begin id=other"))
    }
  }

  @Test func `around an image stays when its scenario is renamed`() throws {
    try withDiagram(["--format", "svg"]) { folder in
      _ = try change("![Show A]", to: "![Mine|300]", in: folder)
      _ = try change("scenario id=show", to: "scenario id=other", in: folder)
      #expect(try embed(in: folder).status == 0)
      let after = try folder.read("note.md")
      #expect(after.contains("![Mine|300](assets/note-show.svg)"))
      #expect(after.components(separatedBy: "lifeline:begin").count == 2)
      #expect(try embed(in: folder).output.isEmpty && folder.read("note.md") == after)
    }
  }

  @Test func `keeps nothing else of the note from being written`() throws {
    try withDiagram { folder in
      let edited = try change("viewDidLoad()", to: "viewDidLoad() (mine)", in: folder)
      let more = Self.note.replacingOccurrences(of: "id=show", with: "id=more")
      try folder.write(edited + "\n" + more, to: "note.md")
      let run = try embed(in: folder)
      #expect(run.status == 1 && run.output == "note.md\n", "\(run.error)")
      let after = try folder.read("note.md")
      #expect(after.hasPrefix(edited) && after.contains("lifeline:begin id=more"))
    }
  }

  @Test(arguments: [
    "![My own words](PATH \"and a title\")", "<img alt=\"Mine\" width=\"300\" src=\"PATH\">",
    "<p align='center'><img src='PATH' width='50%'></p>", "![[PATH|300]]",
    "[![Mine](PATH)](PATH)", "![Mine](<PATH>){ width=300 }", "Words\n\n![Mine](PATH)\n\n*and more*",
  ])
  func `around the address of an image is a person's own`(image: String) throws {
    try withDiagram(["--format", "svg"]) { folder in
      let shown = "![Show A](assets/note-show.svg)"
      let own = image.replacingOccurrences(of: "PATH", with: "assets/note-show.svg")
      let edited = try change(shown, to: own, in: folder)
      let changed = try change(
        "rootViewController = A()", to: "rootViewController = B()", in: folder)
      #expect(try embed(["--check"], in: folder).status == 1)
      let run = try embed(in: folder)
      #expect(run.status == 0 && run.output == "assets/note-show.svg\n", "\(run.error)")
      #expect(try folder.read("note.md") == changed)
      #expect(edited != changed)
      #expect(try embed(["--check", "--format", "svg"], in: folder).status == 0)
      #expect(try embed(["--assets", "img"], in: folder).status == 0)
      let moved = try folder.read("note.md")
      #expect(
        moved.contains(
          image.replacing("PATH", with: "img/note-show.svg", maxReplacements: 1).split(
            separator: "PATH")[0]))
    }
  }

  @Test func `of a drawing stays as well`() throws {
    try withDiagram(["--format", "svg"]) { folder in
      let drawing = try folder.read("assets/note-show.svg")
      try folder.write(
        drawing.replacingOccurrences(of: "viewDidLoad", with: "mine"), to: "assets/note-show.svg")
      let run = try embed(in: folder)
      #expect(run.status == 1 && run.error.contains("[embed.edited-image]"), "\(run.error)")
      #expect(try folder.read("assets/note-show.svg").contains("mine"))
      #expect(try embed(["--force"], in: folder).status == 0)
      #expect(try folder.read("assets/note-show.svg") == drawing)
    }
  }

  @Test func `is no other ending of its lines`() throws {
    try withDiagram { folder in
      let crlf = try change("\n", to: "\r\n", in: folder)
      #expect(try embed(["--check"], in: folder).status == 0)
      #expect(try embed(in: folder).output == "")
      #expect(try folder.read("note.md") == crlf)
    }
  }

  @Test func `is not made where a diagram is moved or its scenario is renamed`() throws {
    try withDiagram { folder in
      let text = try folder.read("note.md")
      let region = String(text[try #require(text.range(of: "<!-- lifeline:begin")).lowerBound...])
      let quoted = region.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? ">" : "> \($0)" }.joined(separator: "\n")
      try folder.write(quoted + "\n\n" + Self.note, to: "note.md")
      let moved = try folder.read("note.md")
      #expect(try embed(["--check"], in: folder).status == 0)
      #expect(try embed(in: folder).output == "")
      #expect(try folder.read("note.md") == moved)
      try folder.write(
        text.replacingOccurrences(of: "scenario id=show", with: "scenario id=other"), to: "note.md")
      let check = try embed(["--check"], in: folder)
      #expect(check.status == 1 && check.error.contains("called 'show'"), "\(check.error)")
      #expect(try embed(in: folder).status == 0)
      let renamed = try folder.read("note.md")
      #expect(renamed.contains("lifeline:begin id=other") && !renamed.contains("id=show"))
    }
  }
}
