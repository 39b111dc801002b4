import TestSupport
import Testing

/// What `render` is given to read, and where it writes.
@Suite struct RenderedInputTests {
  @Test(arguments: [
    ("notes.d2", "is D2, which can be written and not read"),
    ("stages.md#st", "is a stage, which has no diagram of its own"),
  ])
  func `what cannot be rendered is said by its kind`(input: String, message: String) throws {
    try withTemporaryDirectory { folder in
      try folder.write("A -> B", to: "notes.d2")
      try folder.write(
        "```swift stage id=st\nlet a = A()\n```\n\n```swift scenario id=s stage=st\na.loadViewIfNeeded()\n```\n",
        to: "stages.md")
      let run = try CommandUnderTest.run(["render", input], in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains(message), "\(run.error)")
    }
  }

  @Test func `a dash for the output is standard output`() throws {
    let plain = try render(["render", "-", "--format", "text"])
    let dashed = try render(["render", "-", "--format", "text", "-o", "-"])
    #expect(dashed.output == plain.output && !plain.output.isEmpty)
  }

  private func render(_ arguments: [String]) throws -> CommandUnderTest.Run {
    try CommandUnderTest.run(arguments, stdin: "window.rootViewController = A()\n")
  }
}
