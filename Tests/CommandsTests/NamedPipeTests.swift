import Foundation
import TestSupport
import Testing

/// What a shell makes of `<(command)`, and a pipe with a name: both are named by the user, who waits for them.
@Suite("A pipe that the command line names")
struct NamedPipeTests {
  private static let ways = [("true", "pipe"), ("exec 3< pipe", "/dev/fd/3")]

  private func run(
    _ arguments: [String], piping text: String, opening: String, in folder: URL
  ) throws -> CommandUnderTest.Run {
    try folder.write(text, to: "text")
    return try CommandUnderTest.run(
      arguments, in: folder, after: "mkfifo pipe; cat text > pipe & \(opening)")
  }

  @Test(arguments: ways)
  func `is read as a list of notes`(opening: String, path: String) throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "content/a.md")
      try folder.write("# B\n", to: "content/b.md")
      let run = try run(
        ["check", "--verbose", "--files-from", path], piping: "content/b.md\n", opening: opening,
        in: folder)
      #expect(run.status == 0 && run.output.contains("1 page"), "\(run.error)")
      #expect(run.error.contains("b.md") && !run.error.contains("a.md"), "\(run.error)")
    }
  }

  @Test(arguments: ways)
  func `is read as a report`(opening: String, path: String) throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "content/a.md")
      let report = try CommandUnderTest.run(["check", "--format", "json"], in: folder).output
      let run = try run(["report", path], piping: report, opening: opening, in: folder)
      #expect(run.status == 0 && run.output.contains("1 page"), "\(run.error)")
    }
  }

  @Test func `is read as a program where a shell has opened it`() throws {
    try withTemporaryDirectory { folder in
      let run = try run(
        ["render", "/dev/fd/3", "--language", "swift", "--format", "trace"],
        piping: "window.rootViewController = A()\nwindow.makeKeyAndVisible()\n",
        opening: "exec 3< pipe", in: folder)
      #expect(run.status == 0 && run.output.contains("viewDidLoad"), "\(run.error)")
    }
  }
}
