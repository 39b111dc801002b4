import Foundation
import TestSupport
import Testing

@testable import Commands

/// The reports of parts, put together, are the report of the whole.
@Suite struct ReportCommandTests {
  private static let pages = [
    "index.md": "# Front\n\n[a](a.md#one)\n",
    "a.md": """
    # Ä 😀 & "A"

    ```swift scenario id=a title="Once & twice"
    window.rootViewController = A()
    window.makeKeyAndVisible()
    ```

    ```claims
    😀 A.viewDidLoad happens twice
    A.viewDidLoad happens twice
    ```

    """,
    "b.md": "# B\r\n\r\n| 😀 [x](y.md) | [z](z.md) |\r\n| - | - |\r\n",
    "c.md": "# C\n\n```swift scenario id=c stage=nope\nA()\n```\n\n```swift stage id=noope\n```\n",
    "d/e.md": "# E\n\n" + (0..<150).map { "[x](y\($0).md)\n\n" }.joined(),
    "d/f.md": "\u{FEFF}---\ndrafft: true\n---\n# F\n",
    "d/g.md": "",
  ]
  private static let forms = ["json", "junit", "sarif", "gitlab", "github", "markdown", "text"]

  @Test func `in every form, with the exit code`() throws {
    try withTemporaryDirectory { folder in
      for (path, text) in Self.pages { try folder.write(text, to: "content/\(path)") }
      try folder.write("A \u{0}", to: "bad")
      let parts = [
        ["d/g.md", "index.md"], ["a.md", "d/e.md"], ["b.md", "c.md", "d/f.md"], ["a.md"],
      ]
      for (number, part) in parts.enumerated() {
        let run = try CommandUnderTest.run(
          ["check"] + part.map { "content/\($0)" } + ["--format", "json=\(number).json"], in: folder
        )
        #expect(run.status == [1, 1, 2, 1][number], "\(run.error)")
      }
      let reports = ["2.json", "0.json", "3.json", "1.json"]
      for form in Self.forms {
        let all = try CommandUnderTest.run(["check", "--format", form], in: folder)
        let merged = try CommandUnderTest.run(
          ["report"] + reports + ["--format", form], in: folder)
        #expect(merged.output == all.output, "\(form)")
        #expect(merged.status == all.status && all.status == 2)
        #expect(merged.error.contains("there is no stage 'nope'"))
      }
      // A report that was put together can be put together again, and needs no notes.
      try FileManager.default.removeItem(at: folder.appendingPathComponent("content"))
      let some = try CommandUnderTest.run(
        ["report"] + reports.dropLast() + ["--format", "json=some.json", "--quiet"], in: folder)
      #expect(some.output == "")
      let last = try CommandUnderTest.run(
        ["report", "some.json", "-", "--format", "junit"], stdin: folder.read("1.json"), in: folder)
      let once = try CommandUnderTest.run(["report"] + reports + ["--format", "junit"], in: folder)
      #expect(last.output == once.output && !once.output.isEmpty)
    }
  }

  @Test func `all well is 0, and what holds no claim is 1`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "content/a.md")
      try folder.write("# B\n\n[x](x.md)\n", to: "content/b.md")
      for name in ["a", "b"] {
        _ = try CommandUnderTest.run(
          ["check", "content/\(name).md", "--format", "json=\(name).json"], in: folder)
      }
      let well = try CommandUnderTest.run(["report", "a.json"], in: folder)
      #expect(well.output == "1 page, 0 scenarios, 0 claims: all well\n" && well.status == 0)
      try folder.write(
        #"{"parts":{"files":[],"pages":["a","a"],"cases":[],"ofPages":[],"accepted":9223372036854775807,"errorsLeftOut":9223372036854775807,"warningsLeftOut":9223372036854775807}}"#,
        to: "many.json")
      let many = try CommandUnderTest.run(
        ["report", "many.json", "many.json", "a.json"], in: folder)
      #expect(many.status == 1, "\(many.error)")
      let failed = try CommandUnderTest.run(["report", "b.json", "a.json"], in: folder)
      #expect(failed.output == "2 pages, 0 scenarios, 0 claims: 1 error\n" && failed.status == 1)
    }
  }

  @Test(arguments: [
    "", "{}", "[1]", "{\"parts\": {}}", "{\"parts\": {\"pages\": [1]}}", "\u{0}",
    #"{"parts":{"files":[{"path":"a","lines":[{"number":99999999999,"text":""}]}],"pages":[],"cases":[],"ofPages":[],"accepted":0,"errorsLeftOut":0,"warningsLeftOut":0}}"#,
    #"{"parts":{"files":[{"path":"a","lines":[]}],"pages":["a"],"cases":[],"ofPages":[{"id":"x","severity":"error","message":"m","place":{"file":7,"line":1,"byte":0,"endLine":1,"endByte":0},"notes":[],"fixIts":[]}],"accepted":0,"errorsLeftOut":0,"warningsLeftOut":0}}"#,
    #"{"parts":{"files":[{"path":"a","lines":[]}],"pages":["a"],"cases":[],"ofPages":[{"id":"x","severity":"error","message":"m","place":{"file":0,"line":-9223372036854775808,"byte":0,"endLine":1,"endByte":0},"notes":[],"fixIts":[]}],"accepted":0,"errorsLeftOut":0,"warningsLeftOut":0}}"#,
  ])
  func `what is no report is an error with a way out`(text: String) throws {
    try withTemporaryDirectory { folder in
      try folder.write(text, to: "a.json")
      let run = try CommandUnderTest.run(["report", "a.json"], in: folder)
      #expect(run.status == 2, "\(run.error) \(run.output)")
      #expect(
        run.error.contains("'a.json' is no report of a check; 'lifeline check --format json=FILE'"))
    }
  }
}
