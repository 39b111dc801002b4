import Foundation
import TestSupport
import Testing

/// Commands that write into notes, killed while they do.
@Suite struct `A command that is killed while it writes into notes` {
  private static let note = """
    # Note

    ```swift scenario id=show
    window.rootViewController = A()
    window.makeKeyAndVisible()
    ```

    ```trace
    ```

    """

  /// Names that are nearly those of the hidden files in which a command writes.
  private static let others = [
    ".lifeline-1", ".lifeline-1-2.md", ".lifeline-01-2", ".lifeline-1-2-3", ".lifeline-a-1",
    "lifeline-1-2", ".lifeline-1-99999999999", ".lifeline--1-2",
  ]

  private static func names(_ folder: URL) throws -> Set<String> {
    Set(try FileManager.default.subpathsOfDirectory(atPath: folder.path))
  }

  @Test(arguments: [
    ["embed", "notes", "--format", "svg", "--assets", "notes/images"], ["embed", "notes"],
    ["check", "notes", "--accept"], ["render", "notes/a.md#show", "-o", "notes/a.svg"],
  ])
  func `leaves nothing that the next one does not clear away`(command: [String]) throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.note, to: "notes/a.md")
      for name in Self.others { try folder.write("mine", to: "notes/\(name)") }
      let before = try folder.read("notes/a.md")
      var wholes: Set = [before]
      var hadLeftovers = false
      for step in 1... {
        try folder.write(before, to: "notes/a.md")
        for name in ["images", "a.svg"] {
          try? FileManager.default.removeItem(atPath: "\(folder.path)/notes/\(name)")
        }
        let run = try CommandUnderTest.run(
          command, in: folder, environment: ["LIFELINE_KILL_AT": "\(step)"])
        let left = try Self.names(folder)
        wholes.insert(try folder.read("notes/a.md"))
        guard run.status != 0 else {
          #expect(step > 3)
          break
        }
        #expect(run.status == -SIGKILL, "\(run.error)")
        #expect(try CommandUnderTest.run(command, in: folder).status == 0)
        let names = try Self.names(folder)
        hadLeftovers = hadLeftovers || !left.subtracting(names).isEmpty
        let strange = names.filter { $0.contains("lifeline-") }
        #expect(strange == Set(Self.others.map { "notes/\($0)" }), "after step \(step)")
      }
      #expect(hadLeftovers)
      #expect(wholes.count <= 2)
    }
  }

  @Test func `takes nothing for left that is being written, is a link or is no file`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.note, to: "notes/a.md")
      try folder.write("mine", to: "notes/.lifeline-1-1")
      let descriptor = open("\(folder.path)/notes/.lifeline-1-1", O_RDWR | O_CLOEXEC)
      try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
      try folder.write("precious", to: "outside")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/notes/.lifeline-1-2", withDestinationPath: "../outside")
      try folder.write("mine", to: "notes/.lifeline-1-3/file")
      try #require(mkfifo("\(folder.path)/notes/.lifeline-1-4", 0o600) == 0)
      #expect(try CommandUnderTest.run(["embed", "notes"], in: folder).status == 0)
      #expect(try Self.names(folder).filter { $0.hasPrefix("notes/.lifeline") }.count == 5)
      #expect(try folder.read("outside") == "precious")
      close(descriptor)
      try folder.write(Self.note, to: "notes/a.md")
      #expect(try CommandUnderTest.run(["embed", "notes"], in: folder).status == 0)
      #expect(try Self.names(folder).filter { $0.hasPrefix("notes/.lifeline") }.count == 4)
    }
  }
}
