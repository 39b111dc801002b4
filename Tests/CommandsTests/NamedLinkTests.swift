import Foundation
import TestSupport
import Testing

/// Who names `notes` on the command line has not seen where a link of that name leads.
@Suite("A symbolic link that the command line names")
struct NamedLinkTests {
  private static let note = """
    # S

    <!-- scenario id=q -->
    ```swift
    let n = UINavigationController(rootViewController: A())
    window.rootViewController = n
    ```
    ```text trace
    A.nothing
    ```

    """

  /// A folder with notes in `out`, and in `work` the links `notes`, `README.md` and `docs` to them.
  private func withLinks(_ body: (_ work: URL, _ folder: URL) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      for path in ["out/s.md", "out/notes/index.md", "work/own/s.md"] {
        try folder.write(Self.note, to: path)
      }
      for (name, target) in [
        ("notes", "../out"), ("README.md", "../out/s.md"), ("docs", "../out"),
        ("drawn.svg", "../out/drawn.svg"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder.path)/work/\(name)", withDestinationPath: target)
      }
      try body(folder.appendingPathComponent("work"), folder)
    }
  }

  @Test(arguments: [
    ["embed", "notes"], ["embed", "README.md"], ["embed", "notes/s.md"], ["embed", "./notes/."],
    ["embed", "docs/notes"], ["check", "notes"], ["check", "notes", "--accept"],
    ["check", "docs/notes/index.md"], ["render", "notes/s.md"], ["render", "README.md#q"],
    ["render", "own/s.md", "-o", "drawn.svg"], ["render", "own/s.md", "--stage", "docs/s.md"],
    ["embed", "own", "--format", "svg", "--assets", "docs/images"],
    ["build", "--content", "docs/notes"], ["build", "--content", "own", "--output", "docs/site"],
    ["build", "--content", "own", "--templates", "docs/notes"],
  ])
  func `is refused among untrusted notes, and in the middle of a path too`(
    _ command: [String]
  ) throws {
    try withLinks { work, folder in
      for (options, environment) in [(["--untrusted"], [:]), ([], ["LIFELINE_UNTRUSTED": "1"])] {
        let run = try CommandUnderTest.run(command + options, in: work, environment: environment)
        #expect(run.status == 2)
        #expect(run.error.contains("is not followed among untrusted notes"), "\(run.error)")
        #expect(run.output.isEmpty)
      }
      #expect(try folder.read("out/s.md") == Self.note)
      #expect(try folder.read("out/notes/index.md") == Self.note)
      let there = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
      #expect(there.sorted() == ["notes", "s.md"])
    }
  }

  @Test func `is no obstacle above the current folder`() throws {
    try withLinks { work, folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/tmp", withDestinationPath: "work")
      let whole = folder.path + "/tmp"
      for path in ["\(whole)/own/s.md", "\(folder.path)/work/own/s.md", "own/s.md"] {
        let run = try CommandUnderTest.run(
          ["render", path, "--untrusted", "--format", "text"],
          in: URL(fileURLWithPath: whole))
        #expect(run.status == 0, "\(path): \(run.error)")
      }
      let linked = try CommandUnderTest.run(
        ["render", "\(whole)/docs/s.md", "--untrusted"], in: URL(fileURLWithPath: whole))
      #expect(linked.status == 2, "\(linked.error)")
    }
  }

  @Test func `is not written through, whomever one trusts`() throws {
    try withLinks { work, folder in
      let run = try CommandUnderTest.run(["embed", "README.md"], in: work)
      #expect(run.status == 2)
      #expect(
        run.error.contains("'README.md' is a symbolic link, and nothing is written through one"),
        "\(run.error)")
      #expect(run.error.contains("/out/s.md'"))
      #expect(try CommandUnderTest.run(["check", "README.md", "--accept"], in: work).status == 2)
      #expect(try folder.read("out/s.md") == Self.note)
      // A folder that is named is the user's choice.
      #expect(try CommandUnderTest.run(["embed", "notes"], in: work).status == 0)
      #expect(try folder.read("out/s.md") != Self.note)
    }
  }

  @Test func `leads no image into another file`() throws {
    try withLinks { work, folder in
      try folder.write("precious", to: "out/file")
      for assets in ["own/assets", "named"] {
        try FileManager.default.createDirectory(
          atPath: "\(work.path)/\(assets)", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
          atPath: "\(work.path)/\(assets)/s-q.svg", withDestinationPath: "\(folder.path)/out/file")
        let options = assets == "named" ? ["--assets", "named"] : []
        let run = try CommandUnderTest.run(
          ["embed", "own", "--format", "svg"] + options, in: work)
        #expect(run.status == 2, "\(run.error)")
        #expect(try folder.read("out/file") == "precious")
        #expect(try work.read("own/s.md") == Self.note)
      }
    }
  }

  @Test func `a note is not lost under the diagram of what is read from it`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.note, to: "r.md")
      for input in ["-", "-#q"] {
        let process = Process()
        process.executableURL = CommandUnderTest.executable
        process.arguments = ["render", input, "--format", "svg", "-o", "r.md"]
        process.currentDirectoryURL = folder
        process.standardInput = try FileHandle(
          forReadingFrom: folder.appendingPathComponent("r.md"))
        let error = Pipe()
        process.standardError = error
        try process.run()
        process.waitUntilExit()
        let said = String(decoding: error.fileHandleForReading.availableData, as: UTF8.self)
        #expect(process.terminationStatus == 2)
        #expect(said.contains("'r.md' is what is rendered, and would be lost"), "\(said)")
        #expect(try folder.read("r.md") == Self.note)
      }
    }
  }
}
