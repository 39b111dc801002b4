import Foundation
import SiteBuilder
import TestSupport
import Testing
import YAML

@testable import Commands

/// What `init` makes, and that it can be checked, built and published as it is.
@Suite struct InitCommandTests {
  @Test func `an empty folder becomes one that checks and builds`() throws {
    try withTemporaryDirectory { folder in
      let run = try CommandUnderTest.run(["init"], in: folder)
      #expect(run.status == 0, "\(run.error)")
      for path in ["content/index.md", "content/launch.md", ".github/workflows/notes.yml"] {
        #expect(run.output.contains("made: \(path)\n"))
      }
      let check = try CommandUnderTest.run(["check"], in: folder)
      #expect(check.output == "2 pages, 1 scenario, 2 claims: all well\n")
      #expect(check.error == "")
      let build = try CommandUnderTest.run(["build", "--strict"], in: folder)
      #expect(build.status == 0, "\(build.error)")
    }
  }

  @Test func `what is there stays, and a second run makes nothing`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("mine\n", to: "notes/content/index.md")
      try folder.write("mine too\n", to: "notes/.gitignore")
      let run = try CommandUnderTest.run(["init", "notes"], in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("left alone: notes/content/index.md"))
      #expect(try folder.read("notes/content/index.md") == "mine\n")
      #expect(try folder.read("notes/.gitignore") == "mine too\n")
      #expect(try folder.read("notes/content/launch.md").hasPrefix("---\ntitle: The launch\n"))
      let again = try CommandUnderTest.run(["init", "notes"], in: folder)
      #expect(again.output.hasSuffix("nothing was missing\n"))
    }
  }

  @Test func `nothing is written through a link`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("", to: "elsewhere/kept")
      try folder.write("", to: "notes/kept")
      try #require(symlink("../elsewhere", folder.path + "/notes/content") == 0)
      let run = try CommandUnderTest.run(["init", "notes"], in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains("'notes/content' is no folder"), "\(run.error)")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/elsewhere")
      #expect(files == ["kept"])
    }
  }

  @Test func `the folder itself may be a link, since it was named`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("", to: "elsewhere/kept")
      try #require(symlink("elsewhere", folder.path + "/notes") == 0)
      try #require(symlink("nowhere", folder.path + "/lost") == 0)
      let run = try CommandUnderTest.run(["init", "notes"], in: folder)
      #expect(run.status == 0, "\(run.error)")
      #expect(try folder.read("elsewhere/content/index.md").contains("title: Notes"))
      let lost = try CommandUnderTest.run(["init", "lost"], in: folder)
      #expect(lost.status == 2 && lost.error.contains("'lost' is a symbolic link"), "\(lost.error)")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/nowhere"))
    }
  }

  @Test(arguments: ["ftp://a", "https://a b", "https://a\"", "https://$(id)", "https://a#b"])
  func `an address that is none is refused`(address: String) throws {
    try withTemporaryDirectory { folder in
      let run = try CommandUnderTest.run(["init", "a", "--releases", address], in: folder)
      #expect(run.status == 2)
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/a"))
    }
  }

  @Test func `the front page has every setting, and each can be used as it stands there`() throws {
    let lines = Starter.frontPage.split(separator: "\n", omittingEmptySubsequences: false)
    let keys = lines.compactMap { $0.firstMatch(of: /^(?:# )?([a-zA-Z]+): .+/) }.map {
      String($0.1)
    }
    let others = ["weight"]
    #expect(Set(FrontKeys.all).subtracting(others).subtracting(keys) == [])
    #expect(Set(keys).count == keys.count)
    // Marks name what a page shows from elsewhere, which this one does not.
    let used = lines.filter { !$0.hasPrefix("# marks: ") }
      .map { $0.replacing(/^# ([a-zA-Z]+: )/) { String($0.1) } }.joined(separator: "\n")
    try withTemporaryDirectory { folder in
      try folder.write(used, to: "content/index.md")
      try folder.write(Starter.note, to: "content/launch.md")
      try folder.write("", to: "content/old/.keep")
      let run = try CommandUnderTest.run(["check"], in: folder)
      #expect(run.error == "")
      #expect(run.status == 0)
    }
  }

  @Test func `its workflow publishes below an address, and refuses a false claim`() throws {
    try ReleaseUnderTest.with { folder, releases in
      let clone = folder.appendingPathComponent("notes/clone")
      let made = try CommandUnderTest.run(["init", clone.path], in: folder)
      #expect(made.status == 0, "\(made.error)")
      let run = try workflow(clone, event: "push", releases: releases)
      #expect(run.run.status == 0, "\(run.run.error)")
      #expect(run.run.output.contains("2 pages, 1 scenario, 2 claims: all well"))
      let site = try #require(run.runner.given["actions/upload-pages-artifact"]?["path"])
      let files = try FileManager.default.contentsOfDirectory(atPath: site)
      #expect(files.filter { $0.hasPrefix(".") } == [".nojekyll"])
      let front = try String(contentsOfFile: site + "/index.html", encoding: .utf8)
      #expect(front.contains("https://me.github.io/notes/"))

      let note = try clone.read("content/launch.md")
      try clone.write(
        note.replacing("happens once", with: "happens twice"), to: "content/launch.md")
      let refused = try workflow(clone, event: "pull_request", releases: releases)
      #expect(refused.run.status == 1)
      #expect(refused.run.output.contains("::error file=content/launch.md,line=18,"))
      #expect(refused.runner.environment["LIFELINE_UNTRUSTED"] == "1")
      #expect(refused.runner.given["actions/upload-pages-artifact"] == nil)
    }
  }

  @Test func `its workflow fetches from the address that was given`() throws {
    try ReleaseUnderTest.with { folder, releases in
      let clone = folder.appendingPathComponent("notes/clone")
      _ = try CommandUnderTest.run(["init", clone.path, "--releases", releases], in: folder)
      #expect(try workflow(clone, event: "pull_request", releases: nil).run.status == 0)
    }
  }

  private func workflow(
    _ clone: URL, event: String, releases: String?
  ) throws -> (run: Shell.Run, runner: StepRunner) {
    let bytes = try Data(contentsOf: clone.appendingPathComponent(".github/workflows/notes.yml"))
    let workflow = try #require(try YAMLNode.parse(Array(bytes)))
    let runner = try StepRunner(
      in: clone.deletingLastPathComponent(), event: event, releases: releases,
      answers: [
        "actions/checkout": [:], "actions/upload-pages-artifact": [:],
        "actions/configure-pages": ["base_url": "https://me.github.io/notes"],
      ])
    try runner.set(workflow["env"])
    let steps = try #require(workflow["jobs"]?["notes"]?["steps"]?.sequence)
    return (try runner.run(steps), runner)
  }
}
