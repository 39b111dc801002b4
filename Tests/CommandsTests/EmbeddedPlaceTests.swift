import Foundation
import TestSupport
import Testing

/// A note says where its images are, and so where `embed` would write.
@Suite("What embed writes to")
struct EmbeddedPlaceTests {
  private static let scenario = """
    <!-- scenario id=q -->
    ```swift
    let n = UINavigationController(rootViewController: A())
    window.rootViewController = n
    ```


    """

  private static func note(_ image: String) -> String {
    scenario + "<!-- lifeline:begin id=q -->\n![q](\(image))\n<!-- lifeline:end -->\n"
  }

  @Test(arguments: [
    "../../other/.git/refs/heads/x.svg", "../../other/x.svg", "../.git/hooks/x.svg",
    "../.github/workflows/x.svg", ".hidden/x.svg", "sub/.hidden/deep/x.svg", "../../x.svg",
    "linked/x.svg", "../linked/deep/x.svg", "../%2Egit/x.svg", "../../.git/x.svg",
  ])
  func `is nothing outside the notes and nothing hidden`(image: String) throws {
    try withTemporaryDirectory { folder in
      // The current folder holds two repositories; the notes are in one of them.
      let note = Self.note(image)
      for path in ["other/.git/HEAD", "repo/.git/HEAD", "repo/.github/a.yml"] {
        try folder.write("x", to: path)
      }
      try folder.write(note, to: "repo/notes/note.md")
      for link in ["repo/notes/linked", "repo/linked"] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder.path)/\(link)", withDestinationPath: folder.path + "/other")
      }
      let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for named in ["repo/notes", "repo/notes/note.md", "repo", "."] {
        // To name the folder around both is to mean what it holds, but nothing hidden.
        if named == ".", ["../../other/x.svg", "../../x.svg"].contains(image) { continue }
        let run = try CommandUnderTest.run(["embed", named, "--format", "svg"], in: folder)
        #expect(run.status == 2, "\(named)")
        #expect(run.error.contains("outside of these notes"), "\(run.error)")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == before)
        #expect(try folder.read("repo/notes/note.md") == note)
      }
    }
  }

  @Test(arguments: ["../images/x.svg", "x.svg", "deep/er/x.svg", "../notes/assets/x.svg"])
  func `is the repository of the notes`(image: String) throws {
    try withTemporaryDirectory { folder in
      try folder.write("x", to: "repo/.git/HEAD")
      try folder.write(Self.note(image), to: "repo/notes/note.md")
      let run = try CommandUnderTest.run(["embed", "repo/notes", "--format", "svg"], in: folder)
      #expect(run.status == 0, "\(run.error)")
      let place = (image as NSString).deletingLastPathComponent
      #expect(try folder.read("repo/notes/\(place)/note-q.svg").hasPrefix("<svg "))
    }
  }

  @Test func `is never a region of another id`() throws {
    try withTemporaryDirectory { folder in
      let own = "<!-- lifeline:begin id=gone -->\nwritten by hand\n<!-- lifeline:end -->\n"
      try folder.write(Self.scenario + own, to: "note.md")
      let run = try CommandUnderTest.run(["embed", "note.md"], in: folder)
      #expect(run.status == 0)
      #expect(run.error.contains("[embed.stray-region]"), "\(run.error)")
      let text = try folder.read("note.md")
      #expect(text.contains(own))
      #expect(text.contains("<!-- lifeline:begin id=q hash="))
      let check = try CommandUnderTest.run(["embed", "note.md", "--check"], in: folder)
      #expect(check.status == 1, "\(check.error)")
      #expect(try CommandUnderTest.run(["embed", "note.md", "--prune"], in: folder).status == 0)
      #expect(try folder.read("note.md") == text)
    }
  }

  @Test func `is the region of an unnamed scenario when the numbers have changed`() throws {
    try withTemporaryDirectory { folder in
      let unnamed = Self.scenario.replacingOccurrences(of: " id=q", with: "")
      try folder.write(unnamed, to: "note.md")
      #expect(try CommandUnderTest.run(["embed", "note.md"], in: folder).status == 0)
      try folder.write(unnamed + (try folder.read("note.md")), to: "note.md")
      let run = try CommandUnderTest.run(["embed", "note.md"], in: folder)
      #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
      let regions = try folder.read("note.md").matches(of: /lifeline:begin id=([^ ]+)/)
      #expect(regions.map { String($0.1) } == ["scenario-1", "scenario-2"])
    }
  }
}
