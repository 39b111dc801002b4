import Foundation
import TestSupport
import Testing

/// Notes that cannot be written, among others that can.
@Suite("A note that is bad")
struct EmbeddedFaultTests {
  private static let scenario =
    "<!-- scenario id=show -->\n```swift\nwindow.rootViewController = A()\n```\n"

  /// Whether `embed` writes a good note beside a bad one and leaves that as it is; what it says.
  private func embed(
    _ bytes: [UInt8], status: Int32, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    try withTemporaryDirectory { folder in
      for name in ["a.md", "z.md"] { try folder.write(Self.scenario, to: name) }
      let bad = folder.appendingPathComponent("bad.md")
      try Data(bytes).write(to: bad)
      let run = try CommandUnderTest.run(["embed", "."], in: folder)
      #expect(run.status == status, "\(run.error)", sourceLocation: sourceLocation)
      #expect(run.output == "a.md\nz.md\n", sourceLocation: sourceLocation)
      #expect(run.error.hasPrefix("bad.md:"), sourceLocation: sourceLocation)
      #expect(try Data(contentsOf: bad) == Data(bytes), sourceLocation: sourceLocation)
      return run.error
    }
  }

  @Test(arguments: [
    "```swift scenario\nlet a =\n```\n",
    "<!-- scenario id=a stage=missing -->\n```swift\nlet a = A()\n```\n",
    scenario + "<!-- lifeline:begin id=show -->\n", scenario + "<!-- lifeline:end -->\n",
    scenario + "\n" + scenario,
  ])
  func `keeps no other from being written`(text: String) throws {
    _ = try embed(Array(text.utf8), status: 2)
  }

  @Test func `in another encoding is named, and matters only where it has a scenario`() throws {
    let plain = try embed(Array("caf".utf8) + [0xE9], status: 0)
    #expect(plain.contains("warning: the byte E9 here is not UTF-8"))
    let latin = try embed(Array(Self.scenario.utf8) + [0xE9], status: 2)
    #expect(latin.contains("error: the byte E9 here is not UTF-8"))
    #expect(!latin.contains("brings it up to date"))
    let wide = try embed([0xFF, 0xFE] + Self.scenario.utf8.flatMap { [$0, 0] }, status: 0)
    #expect(wide.contains("warning: this file is UTF-16"))
  }

  @Test(arguments: ["café", "<!-- lifeline:end -->"])
  func `is brought up to date when that is mended, and --check says so`(fault: String) throws {
    try withTemporaryDirectory { folder in
      let bytes = Array((fault + "\n\n" + Self.scenario).utf8.filter { $0 != 0xC3 })
      try Data(bytes).write(to: folder.appendingPathComponent("note.md"))
      let check = try CommandUnderTest.run(["embed", "note.md", "--check"], in: folder)
      #expect(check.status == 2 && check.error.contains("a note with an error is not written"))
      #expect(!check.error.contains("note: 'lifeline embed note.md' brings it up to date"))
    }
  }

  @Test func `or missing, a link or unreadable is said, and the others are written`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.scenario, to: "a.md")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/link.md", withDestinationPath: "a.md")
      let run = try CommandUnderTest.run(["embed", "missing.md", "link.md", "a.md"], in: folder)
      #expect(run.status == 2 && run.output == "a.md\n")
      #expect(run.error.contains("no file or folder 'missing.md'"))
      #expect(run.error.contains("'link.md' is a symbolic link"))
    }
  }

  @Test func `in a folder that cannot be written to keeps no other from being written`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("not a folder", to: "bad/assets")
      for name in ["bad/note.md", "good/note.md"] { try folder.write(Self.scenario, to: name) }
      let run = try CommandUnderTest.run(["embed", ".", "--format", "svg"], in: folder)
      #expect(
        run.status == 2 && run.output == "good/assets/note-show.svg\ngood/note.md\n", "\(run.error)"
      )
      #expect(try folder.read("bad/note.md") == Self.scenario)
    }
  }
}
