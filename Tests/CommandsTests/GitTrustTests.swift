import Foundation
import TestSupport
import Testing

/// Notes are whatever a stranger has written, and so may be what looks like a repository among them.
@Suite("What git is asked")
struct GitTrustTests {
  @Test(arguments: HostileRepository.Layout.allCases, [false, true])
  func `runs no program of the notes`(layout: HostileRepository.Layout, isPartial: Bool) throws {
    try withTemporaryDirectory { folder in
      let notes = try HostileRepository(in: folder, layout, isPartial: isPartial)
      let since = ["check", "content", "--since", "HEAD"]
      for command in [["build"], ["check"], since, since + ["--format", "json"]] {
        let run = try CommandUnderTest.run(command, in: folder)
        #expect([0, 1, 2].contains(run.status), "\(run.error)")
        // It is asked indeed.
        if command == since, layout == .folder, !isPartial {
          #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
        }
      }
      let preview = try PreviewUnderTest(in: folder)
      try preview.waitUntil { try $0.get("/").text.contains("Home") }
      _ = preview.command.interrupt()
      #expect(try notes.programsRun == [])
    }
  }

  /// Without this, the test above would pass with repositories that do no harm.
  @Test(arguments: HostileRepository.Layout.allCases)
  func `does otherwise what git does that is asked as usual`(layout: HostileRepository.Layout)
    throws
  {
    try withTemporaryDirectory { folder in
      let notes = try HostileRepository(in: folder, layout, isPartial: false)
      let content = folder.appendingPathComponent("content")
      _ = try? git(["log"], in: content)
      #expect(try !notes.programsRun.isEmpty)
    }
  }

  @Test func `runs no git that lies among the notes`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("---\nhistory: git\n---\n# Home\n", to: "content/index.md")
      try git(["init", "-q"], in: folder)
      try git(["add", "content"], in: folder)
      try git(["commit", "-q", "-m", "one"], in: folder)
      for place in ["git", "bin/git", "content/git"] {
        let file = try folder.write("#!/bin/sh\ntouch '\(folder.path)/run'\n", to: place)
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: file.path)
      }
      let path = ".:content::\(folder.path)/bin:/usr/bin:/bin"
      let run = try CommandUnderTest.run(["build"], in: folder, environment: ["PATH": path])
      #expect(run.status == 0, "\(run.error)")
      #expect(try folder.read("site/index.html").contains("2020-01-02"))
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/run"))
    }
  }

  @Test func `is not decided by variables of a hook that runs the command`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("---\nhistory: git\n---\n# Home\n", to: "content/index.md")
      try git(["init", "-q"], in: folder)
      try git(["add", "content"], in: folder)
      try git(["commit", "-q", "-m", "one"], in: folder)
      let run = try CommandUnderTest.run(
        ["build"], in: folder, environment: ["GIT_DIR": "/nowhere", "GIT_EXTERNAL_DIFF": "false"])
      #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
      #expect(try folder.read("site/index.html").contains("2020-01-02"))
    }
  }
}
