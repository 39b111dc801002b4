import Foundation
import TestSupport
import Testing

/// The files of images, and what becomes of them when notes change.
@Suite("An embedded image")
struct EmbeddedImageTests {
  private static let scenario =
    "<!-- scenario id=show -->\n```swift\nwindow.rootViewController = A()\n```\n"

  private func embed(_ arguments: [String], in folder: URL) throws -> CommandUnderTest.Run {
    try CommandUnderTest.run(["embed"] + arguments, in: folder)
  }

  /// A repository with two notes of one name.
  private func withNotes(_ body: (URL) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      try folder.write("x", to: ".git/HEAD")
      for name in ["a/note.md", "b/note.md"] { try folder.write(Self.scenario, to: name) }
      try body(folder)
    }
  }

  private func images(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path + "/img").sorted()
  }

  @Test(arguments: [[["."]], [["a"], ["b"]], [["b"], ["a"]], [["a/note.md"], ["."]]])
  func `of two notes of one name has two files, whichever is drawn first`(runs: [[String]]) throws {
    try withNotes { folder in
      for paths in runs {
        let run = try embed(paths + ["--format", "svg", "--assets", "img"], in: folder)
        #expect(run.status == 0, "\(run.error)")
      }
      let first = runs[0][0].hasPrefix("b") ? "a" : "b"
      #expect(try images(folder) == ["\(first)-note-show.svg", "note-show.svg"])
      #expect(try embed([".", "--check"], in: folder).status == 0)
      #expect(try embed(["."], in: folder).output == "")
    }
  }

  @Test(arguments: [
    ["a/note.md", "./a/note.md"], ["a", "./a/note.md"], ["a/../a/note.md", "a"], ["a/", "./a//"],
    ["linked/note.md", "a"], ["a/note.md", "linked"],
  ])
  func `of a note that is named twice is one`(paths: [String]) throws {
    try withNotes { folder in
      try #require(symlink("a", folder.path + "/linked") == 0)
      let run = try embed(paths + ["--format", "svg", "--assets", "img"], in: folder)
      #expect(run.status == 0, "\(run.error)")
      #expect(try images(folder) == ["note-show.svg"])
      let check = try CommandUnderTest.run(["check"] + paths, in: folder)
      #expect(check.output.hasPrefix("1 page, "), "\(check.output)\(check.error)")
    }
  }

  @Test(arguments: ["note", String(repeating: "n", count: 250)])
  func `has a name that file systems take`(note: String) throws {
    try withTemporaryDirectory { folder in
      let ids = ["a", "b"].map { String(repeating: "長い", count: 60) + $0 }
      let notes = ids.map { Self.scenario.replacing("id=show", with: "id=\($0)") }
      try folder.write(notes.joined(separator: "\n"), to: "\(note).md")
      for _ in 1...2 {
        let run = try embed([".", "--format", "svg", "--assets", "img"], in: folder)
        #expect(run.status == 0, "\(run.error)")
        #expect(try images(folder).count == 2)
        #expect(try images(folder).allSatisfy { $0.utf8.count <= 255 })
      }
      #expect(try embed([".", "--check"], in: folder).status == 0)
    }
  }

  @Test func `keeps its name when its note is moved, and a copy of the note gets another`() throws {
    try withNotes { folder in
      _ = try embed(["a", "--format", "svg", "--assets", "img"], in: folder)
      let manager = FileManager.default
      try manager.moveItem(atPath: folder.path + "/a", toPath: folder.path + "/c")
      try manager.moveItem(
        atPath: folder.path + "/c/note.md", toPath: folder.path + "/c/other.md")
      #expect(try embed(["c"], in: folder).output == "img/note-show.svg\n")
      try manager.copyItem(
        atPath: folder.path + "/c/other.md", toPath: folder.path + "/c/copy.md")
      #expect(try embed(["c"], in: folder).status == 0)
      #expect(try folder.read("c/copy.md").contains("](../img/copy-show.svg)"))
      #expect(try folder.read("c/other.md").contains("](../img/note-show.svg)"))
    }
  }

  @Test func `that no note shows any more is found by --check and removed by --prune alone`() throws
  {
    try withNotes { folder in
      let drawn = ["--format", "svg", "--assets", "img"]
      _ = try embed(["."] + drawn, in: folder)
      let region = try folder.read("a/note.md")
      // Another drawing, one that a person has edited, and one that a note shows by hand.
      let rendered = try CommandUnderTest.run(
        ["render", "b/note.md#show", "--format", "svg"], in: folder)
      try folder.write(rendered.output, to: "img/mine.svg")
      let made = try folder.read("img/note-show.svg")
      try folder.write(
        made.replacingOccurrences(of: "width=\"", with: "width=\"1"), to: "img/edited.svg")
      try folder.write(made, to: "img/shown by hand.svg")
      try folder.write("![[shown by hand.svg]] and ![](../img/mine.svg)\n", to: "b/other.md")
      try folder.write("No scenario\n", to: "a/note.md")
      let check = try embed([".", "--check"], in: folder)
      #expect(check.status == 1)
      #expect(check.error.contains("img/note-show.svg:1:1: error: no note shows this drawing"))
      #expect(try images(folder).count == 5)
      #expect(try embed(["."], in: folder).error.contains("warning: no note shows this drawing"))
      #expect(try images(folder).count == 5)
      let pruned = try embed([".", "--prune"], in: folder)
      #expect(pruned.output == "img/note-show.svg removed\n", "\(pruned.error)")
      #expect(
        try images(folder) == ["b-note-show.svg", "edited.svg", "mine.svg", "shown by hand.svg"])
      #expect(try embed([".", "--check"], in: folder).status == 0)
      #expect(region.contains("lifeline:begin"))
    }
  }

  @Test func `is removed together with the diagram that nothing needs`() throws {
    try withNotes { folder in
      _ = try embed(["a", "--format", "svg", "--assets", "img"], in: folder)
      let made = try folder.read("a/note.md")
      let stray = made.replacingOccurrences(of: Self.scenario, with: "Text\n")
      try folder.write(stray, to: "a/note.md")
      let check = try embed(["a", "--check"], in: folder)
      #expect(check.status == 1 && check.error.contains("[embed.stray-region]"))
      let pruned = try embed(["a", "--prune"], in: folder)
      #expect(pruned.status == 0 && pruned.output == "a/note.md\nimg/note-show.svg removed\n")
      #expect(try folder.read("a/note.md") == "Text\n")
    }
  }

  @Test(arguments: ["![](IMG/note\\-show.svg)", "<img src=\"IMG/note&#45;show.svg\">"])
  func `is kept where its name is written with other signs`(shown: String) throws {
    try withNotes { folder in
      _ = try embed(["a", "--format", "svg", "--assets", "img"], in: folder)
      let made = try folder.read("a/note.md")
      let text = shown.replacingOccurrences(of: "IMG", with: "../img") + "\n"
      try folder.write(made.replacingOccurrences(of: Self.scenario, with: text), to: "a/note.md")
      let pruned = try embed(["a", "--prune"], in: folder)
      #expect(!pruned.output.contains("removed"), "\(pruned.output)")
      #expect(try images(folder) == ["note-show.svg"])
    }
  }

  @Test func `of a note that was not looked at is not removed`() throws {
    try withNotes { folder in
      _ = try embed([".", "--format", "svg", "--assets", "img"], in: folder)
      let before = try images(folder)
      try folder.write("```swift scenario\nlet a =\n```\n", to: "a/note.md")
      #expect(try embed(["b", "--prune"], in: folder).status == 0)
      #expect(try embed([".", "--prune"], in: folder).status == 2)
      #expect(try images(folder) == before)
    }
  }
}
