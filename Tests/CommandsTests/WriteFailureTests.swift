import Foundation
import TestSupport
import Testing

/// What cannot be written is said to be, for the reason that the system has.
@Suite struct WriteFailureTests {
  /// Has no file be larger than some blocks of 512 bytes.
  ///
  /// Nor may those be that the thread sanitizer maps in its folder for temporary files: there is none.
  private static func limit(_ blocks: Int) -> String {
    "trap '' XFSZ; export TMPDIR=/nowhere; ulimit -f \(blocks)"
  }

  private static let large = String(repeating: "0123456789abcde\n", count: 4096)

  @Test func `a build tells why it cannot write a file`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "content/index.md")
      try folder.write(Self.large, to: "content/large.txt")
      let run = try CommandUnderTest.run(["build"], in: folder, after: Self.limit(16))
      #expect(run.status == 2)
      #expect(run.error.hasPrefix("error: cannot write 'site/"), "\(run.error)")
      #expect(run.error.hasSuffix("': File too large\n"), "\(run.error)")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/site"))
    }
  }

  @Test func `a build tells why it cannot make its folder`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "content/index.md")
      try folder.write("", to: "file")
      let run = try CommandUnderTest.run(["build", "--output", "file/site"], in: folder)
      #expect(run.status == 2)
      #expect(run.error == "error: cannot make the folder 'file/site': Not a directory\n")
    }
  }

  @Test func `a pipe gets what is written to it, and stays one`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("window.rootViewController = A()\n", to: "a.swift")
      let path = folder.path + "/pipe"
      try #require(mkfifo(path, 0o600) == 0)
      let pipe = open(path, O_RDWR | O_NONBLOCK)
      defer { close(pipe) }
      let run = try CommandUnderTest.run(["render", "a.swift", "-o", "pipe"], in: folder)
      #expect(run.status == 0, "\(run.error)")
      var start = [UInt8](repeating: 0, count: 4)
      #expect(read(pipe, &start, 4) == 4)
      #expect(String(decoding: start, as: UTF8.self) == "<svg")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }
  }

  @Test func `a diagram that cannot be written is said to be, and the old one stays`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("window.rootViewController = A()\n", to: "a.swift")
      try folder.write("old", to: "a.svg")
      let arguments = ["render", "a.swift", "-o", "a.svg"]
      let run = try CommandUnderTest.run(arguments, in: folder, after: Self.limit(1))
      #expect(run.status == 2)
      #expect(run.error == "error: cannot write 'a.svg': File too large\n")
      #expect(try folder.read("a.svg") == "old")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
      #expect(try CommandUnderTest.run(arguments, in: folder).status == 0)
      #expect(try folder.read("a.svg").hasPrefix("<svg"))
    }
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [["build"], ["check", "content", "--format", "junit"], ["--help"]])
  func `standard output that takes nothing is an error, and no crash`(arguments: [String]) throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "content/index.md")
      let run = try CommandUnderTest.run(arguments, in: folder, after: "exec >/dev/full")
      #expect(run.status == 2)
      #expect(run.error == "error: cannot write to standard output: No space left on device\n")
      let closed = try CommandUnderTest.run(arguments, in: folder, after: "exec >&-")
      #expect(closed.status == 2, "\(closed.error)")
      #expect(
        try CommandUnderTest.run(arguments, in: folder, after: "exec 2>/dev/full").status == 0)
    }
  }
}
